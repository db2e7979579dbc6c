/** Events and questions in words, with the names of those at the table. */

import { says, t, type Args } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import { Own, said } from '@kit/words/names';
import { isTold } from '@kit/words/told';
import { joined, worded, type Worder } from '@kit/words/wording';
import type { Note, Person } from '@wire';
import { KINDS, type AnomiaView } from '@wire/anomia';
import type { Cast } from '../model/cast';

const STRONG = new Set(['begin', 'noticed', 'won', 'tie-card']);
/** Events without a line: the next one tells it, or it does not interest a reader. */
const SILENT = new Set(['handed', 'voted', 'tie-back', 'burned', 'talked']);

export const inWords = (args: Args, cast: Cast): Args =>
  worded(args, KINDS, cast, { id: joined, hint: hintsInWords });

/** The first letter, and how many there are in each word: dots are for the eye. */
export const hintInWords = (hint: string): string =>
  t('hint', { letter: new Own(hint[0]!), letters: lengths(hint) });

const lengths = (hint: string): string =>
  hint
    .split(' ')
    .map((word) => word.length)
    .join(' + ');

const hintsInWords: Worder = (hints) => new Own((hints as string[]).map(hintInWords).join('; '));

export function noteInWords(note: Note, cast: Cast): string {
  return said(wordedFor(note, cast), inWords(note.args ?? {}, cast));
}

/** The message key for this viewer: a variant with "you", or for a seat that is still free, where there is one. */
function wordedFor({ key, args }: Note, { mine, people }: Cast): string {
  const { seat, loser } = (args ?? {}) as Record<string, unknown>;
  const free = people[Number(seat)]?.kind === 'open' && `ev-${key}-free`;
  if (free && says(free)) return free;
  const wish =
    mine === null ? '' : seat === mine ? `ev-${key}-me` : loser === mine ? `ev-${key}-from-me` : '';
  return wish && says(wish) ? wish : `ev-${key}`;
}

/** The seat whose owner has given no name and is called "You": told of as "you", in the replay, too. */
export function nameless(people: readonly Person[]): number | null {
  const seat = people.findIndex(({ name }) => name === t('seat-you'));
  return seat < 0 ? null : seat;
}

/** The story. */
export function tell(notes: Note[], cast: Cast): Line[] {
  return notes
    .filter((note) => !SILENT.has(note.key) && isTold(note))
    .map((note) => ({
      n: note.n,
      text: noteInWords(note, cast),
      rule: note.rule ?? '',
      strong: STRONG.has(note.key),
    }));
}

/** For screen readers: what a rival must know at once, then the hint for beginners. */
export function call(view: AnomiaView, cast: Cast, coaching = ''): string {
  const fight = view.face_off;
  if (!fight || cast.mine === null || view.stage !== 'race') return '';
  const side = fight.rivals.indexOf(cast.mine);
  if (side < 0) return '';
  return `${said('an-call', { name: cast.own(fight.rivals[1 - side]!), title: new Own(fight.name[side]!) })} ${coaching}`.trim();
}

/** Seconds with two decimals, as the reader writes them. */
export const seconds = (ms: number, lang: string): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    ms / 1000,
  );
