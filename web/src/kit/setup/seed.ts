/** Seeds that can be read aloud: two groups of letters and digits that are not mistaken for others. */

import { lang, t } from '@kit/words/i18n.svelte';

const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** What people call it: today's maze by its day, any other by its letters. */
export function seedName(seed = ''): string {
  const day = / daily (\d{4}-\d\d-\d\d)$/.exec(seed)?.[1];
  if (!day) return seed;
  const date = new Intl.DateTimeFormat(lang.now, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return `${t('stats-daily')}, ${date}`;
}
