/** What a scene came to, from the events since it was laid. */

import type { Note } from '../../wire';

export interface Sum {
  hearts: number;
  tokens: { aspect: string; n: number }[];
}

const BEGINS = new Set(['lay', 'chapter']);

/** Per seat; of the newest scene or chapter. */
export function sumsOf(notes: readonly Note[]): Sum[] {
  const from = notes.findLastIndex((note) => BEGINS.has(note.key));
  const found: [Sum, Sum] = [{ hearts: 0, tokens: [] }, { hearts: 0, tokens: [] }];
  if (from < 0) return found;
  for (const { key, args = {} } of notes.slice(from)) {
    const sum = found[args.seat as 0 | 1];
    if (key === 'heart') sum.hearts += Number(args.gain);
    else if (key === 'token') add(sum, String(args.aspect), Number(args.n));
    else if (key === 'token-lost') add(sum, String(args.aspect), -Number(args.n));
  }
  return found;
}

function add(sum: Sum, aspect: string, n: number): void {
  const known = sum.tokens.find((one) => one.aspect === aspect);
  if (known) known.n += n;
  else sum.tokens.push({ aspect, n });
  sum.tokens = sum.tokens.filter((one) => one.n !== 0);
}
