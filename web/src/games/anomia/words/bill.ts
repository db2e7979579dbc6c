/** Bills, shown over the table for a moment: a word refused and why, who took a card, a new pair. */

import { settings } from '@kit/device/settings.svelte';
import { inPassing } from '@kit/flow/beats';
import { lang, t } from '@kit/words/i18n.svelte';
import { Own, said } from '@kit/words/names';
import type { Note } from '@wire';
import type { AnomiaView } from '@wire/anomia';
import type { Cast } from '../model/cast';
import { noteInWords, seconds } from './events';

export interface Bill {
  kind: 'refused' | 'taken' | 'pair' | 'told';
  text: string;
  /** Whose it is; null: nobody's. */
  seat: number | null;
  /** The word that is struck out. */
  word: string;
  symbols: string[];
  /** How long it is shown, in ms. */
  lasts: number;
}

/** The last answer that stood, and how much later the rival began, in ms (-1: not known). */
export type Stood = { seat: number; later: number } | null;
type Args = {
  seat: number;
  loser: number;
  word?: string;
  title: string;
  reason: string;
  symbols: string[];
  no: number[];
  /** Who had used the word before, if it was an answer and not only mentioned. */
  sayer?: number;
};

const REFUSED = 2500;
const TAKEN = 1500;
const PAIR = 2200;

/** The bill for what has just happened; of several the first, which caused the others. */
export function billOf(notes: Note[], view: AnomiaView, cast: Cast, stood: Stood): Bill | null {
  const verdict = notes.findLast((note) => note.key === 'verdict');
  const against = (verdict?.args as unknown as Args | undefined)?.no?.length ?? 0;
  for (const note of notes) {
    const args = (note.args ?? {}) as unknown as Args;
    if (note.key === 'no-example' || note.key === 'refused')
      return refused(note.key, args, against, view, cast);
    if (note.key === 'won') return bill('taken', taken(args, cast, stood), args.seat);
    if (note.key === 'set-aside') return bill('taken', noteInWords(note, cast), null);
    if (note.key === 'rolled')
      return bill('pair', t('an-bill-pair', { symbols: pairOf(args.symbols) }), null, {
        symbols: args.symbols,
      });
  }
  return null;
}

/** For whoever took too long to draw. */
export const drawnFor = (seat: number): Bill => bill('told', t('an-bill-drawn'), seat);

/** "wave = sun" */
export const pairOf = (symbols: readonly string[]): Own =>
  new Own(symbols.map((one) => t(`symbol-${one}`)).join(' = '));

function bill(
  kind: Bill['kind'],
  text: string,
  seat: number | null,
  more: Partial<Bill> = {},
): Bill {
  const usual = { refused: REFUSED, taken: TAKEN, pair: PAIR, told: PAIR }[kind];
  const lasts = inPassing(usual, settings.speed);
  return { kind, text, seat, word: '', symbols: [], lasts, ...more };
}

function refused(
  key: string,
  { seat, word, reason, sayer }: Args,
  against: number,
  view: AnomiaView,
  cast: Cast,
): Bill {
  const why =
    key === 'refused'
      ? t(word ? 'an-bill-refused' : 'an-bill-refused-aloud', { n: against })
      : reason !== 'trivial'
        ? saidBefore(sayer, seat, cast)
        : t('an-bill-trivial');
  const again = seat === cast.mine && view.phase === 'race' ? `. ${t('an-bill-again')}` : '';
  return bill('refused', why + again, seat, { word: word ?? '' });
}

function saidBefore(sayer: number | undefined, seat: number, cast: Cast): string {
  if (sayer !== undefined && sayer === cast.mine) return t('an-bill-said-me');
  return sayer === undefined || sayer === seat
    ? t('an-bill-said')
    : said('an-bill-said-by', { name: cast.own(sayer) });
}

function taken({ seat, loser, title }: Args, cast: Cast, stood: Stood): string {
  const card = new Own(title);
  if (seat === cast.mine) return t('an-bill-won-me', { title: card });
  if (loser !== cast.mine) return said('an-bill-won', { name: cast.own(seat), title: card });
  const later = stood?.seat === seat ? stood.later : -1;
  return later >= 0
    ? said('an-bill-quicker-by', { name: cast.own(seat), s: seconds(later, lang.now) })
    : said('an-bill-quicker', { name: cast.own(seat), title: card });
}
