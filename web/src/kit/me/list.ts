/** My tables: those the server tells of, and those that only this device knows so far. */

import type { Known, Played } from '@kit/device/local.svelte';
import type { MySeat, MyTable } from '@wire';

export interface Sorted {
  /** It is my turn. */
  turn: MyTable[];
  others: MyTable[];
  done: MyTable[];
}

const plain = ({ id, game, options, tokens, seed, daily, forked, seen, over }: Known): MyTable => ({
  id,
  game,
  options,
  tokens,
  seed,
  daily,
  forked,
  at: seen,
  ...(over ? { ended: { at: seen } } : {}),
});

export function sorted(mine: MyTable[], known: Known[]): Sorted {
  const told = new Set(mine.map(({ id }) => id));
  const own = known.filter(({ id, tokens }) => !told.has(id) && Object.keys(tokens).length);
  const all = [...mine.filter(({ tokens }) => Object.keys(tokens).length), ...own.map(plain)];
  all.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
  const open = all.filter(({ ended }) => !ended);
  return {
    // Who has waited longest comes first.
    turn: open.filter(awaitsMe).sort((a, b) => (a.since ?? 0) - (b.since ?? 0)),
    others: open.filter((one) => !awaitsMe(one)),
    done: all.filter(({ ended }) => ended),
  };
}

/** Where the same people play again, as long as that is not over as well. */
export function nextOf({ next = '' }: MyTable, mine: MyTable[]): string {
  return mine.some(({ id, ended }) => id === next && ended) ? '' : next;
}

/** The same people play again here, and I have not looked at it yet. */
export const isNext = ({ id, seen }: MyTable, mine: MyTable[]): boolean =>
  !seen && mine.some(({ next }) => next === id);

/** Something is asked of me: by the rules, or by the others at the table. */
export const awaitsMe = ({ mine, poll, undo }: MyTable): boolean =>
  Boolean(mine || poll || typeof undo === 'number');

/** A token without its expiry and signature. */
const stem = (token: string): string => token.split('.').slice(0, -2).join('.');

/** The seats of this device as a string: as long as it is unchanged, nothing need be sent to the server. */
export const stems = (known: Known[]): string =>
  known
    .flatMap(({ tokens }) => Object.values(tokens).map(stem))
    .sort()
    .join(' ');

/** The tables where this device got or lost a seat during the request: what the server answers about
    them is older than what this device knows. */
export function changedSince(told: Known[], now: Known[]): Set<string> {
  const before = new Map(told.map((one) => [one.id, stems([one])]));
  const after = new Map(now.map((one) => [one.id, stems([one])]));
  const ids = new Set([...before.keys(), ...after.keys()]);
  return new Set([...ids].filter((id) => before.get(id) !== after.get(id)));
}

export const seatsOf = (known: Known[]): MySeat[] =>
  known.flatMap(({ tokens, told = 0, daily }) =>
    Object.values(tokens).map((token) => ({ token, seen: told, daily })),
  );

/** My finished games, with those of my other devices; `level`: the option that says how hard one is. */
export function playedOf(
  played: Played[],
  mine: MyTable[],
  level: (game: string) => string,
): Played[] {
  const all = [...played];
  for (const { id, game, options, seed = '', daily = '', forked, ended } of [...mine].reverse()) {
    if (!ended?.key || forked || all.some((one) => one.id === id)) continue;
    const value = options[level(game)];
    const hard = typeof value === 'string' ? value : '';
    if (all.some((p) => p.game === game && p.level === hard && p.seed && p.seed === seed)) continue;
    const { won = null, key, length = 0, at } = ended;
    all.push({ id, game, level: hard, won, key, length, at, seed, daily });
  }
  return all.sort((one, other) => one.at - other.at);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, as people say it. */
export function ago(at: number, lang: string, now = Date.now()): string {
  const past = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, step]) => past >= step) ?? ['minute', 60_000];
  const say = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  return past < 60_000 ? say.format(0, 'second') : say.format(-Math.floor(past / length), unit);
}

/** Which day that was, as people say it. */
export const daysAgo = (at: number, lang: string, now = Date.now()): string =>
  new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(
    -Math.floor(Math.max(0, now - at) / 86_400_000),
    'day',
  );
