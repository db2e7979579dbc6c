/** Seeds that can be read aloud: two groups of letters and digits that are not mistaken for others. */

const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
