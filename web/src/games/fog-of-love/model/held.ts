/** Results that stay on the screen until the reader goes on: how a card went, a card that was given. */

import type { Note } from '@wire';
import { ASIDES } from '@wire/fog-of-love';
import {
  BEGINS,
  goalsMoved,
  idOf,
  isWorthALook,
  outcomeOf,
  spanOf,
  type Outcome,
  type Sum,
} from './outcome';
import type { FogView, Goal } from './types';

export interface Held {
  n: number;
  ended?: Outcome;
  /** The feature that the other has noticed about me. */
  gift?: string;
  /** The seat in front of which a secret was laid. */
  hush?: number;
  /** Which secret, if it is the viewer's own. */
  secret?: string;
  /** My goals as they were when the card ended. */
  goals?: Goal[];
}

export const isFinale = (id: string, view: FogView): boolean => id === view.finale;

/** The number of the event that laid the card being resolved; 0: there is none. */
export function laidNow(notes: readonly Note[], view: FogView | null): number {
  const id = view?.now?.scene.id;
  return notes.findLast((note) => BEGINS.has(note.key) && idOf(note) === id)?.n ?? 0;
}

/** The result of the card laid by that event, if it is worth showing. */
export function endedOf(notes: readonly Note[], n: number, view: FogView, me: number): Held[] {
  const span = spanOf(notes, n);
  if (!span.length || isFinale(idOf(span[0]!), view)) return [];
  const ended = outcomeOf(span);
  return isWorthALook(ended, me) ? [{ n, ended, goals: view.me?.traits }] : [];
}

/** A feature that the other player gives to my character during creation. */
export const isGift = (note: Note, view: FogView, me: number): boolean =>
  note.key === 'feature' && note.args?.seat === me && view.chapter < 0 && !view.ready_made;

/** A secret that somebody else has laid: its name is not known here. */
export const isHush = ({ key, args }: Note): boolean => key === 'secret' && args?.scene === 'some';

export const hushOf = (note: Note, { me }: FogView): Held => ({
  n: note.n,
  goals: me?.traits,
  hush: Number(note.args?.seat),
  ...(isHush(note) ? {} : { secret: String(note.args?.scene) }),
});

export const giftOf = ({ n, args }: Note): Held => ({ n, gift: String(args?.feature) });

/**
 * The view as it was when this result came: hearts, goals, the chapter. The table has gone on meanwhile; later
 * events are shown when their turn comes.
 */
export function asOf(view: FogView, notes: readonly Note[], { n, goals }: Held): FogView {
  const later = notes.slice(notes.findLastIndex((note) => note.n <= n) + 1);
  const next = later.findIndex((note) => BEGINS.has(note.key));
  if (next < 0) return view;
  const { sums } = outcomeOf(later.slice(next));
  const [one, other] = view.persons.map((person, seat) => ({
    ...person,
    hearts: person.hearts - sums[seat]!.hearts,
  }));
  const before: FogView = {
    ...view,
    persons: [one!, other!],
    me: view.me && { ...view.me, traits: goals ?? goalsBefore(view.me.traits, sums) },
  };
  if (view.chapter < 1 || !later.some((note) => note.key === 'chapter')) return before;
  const chapters = view.chapters.slice(0, -1);
  return { ...before, chapter: view.chapter - 1, chapters, finale: '', length: 0 };
}

/** Goals before these tokens were gained, computed from the view; whether a goal was met then is not known. */
function goalsBefore(goals: Goal[], sums: readonly Sum[]): Goal[] {
  const moved = goalsMoved(goals, sums);
  return goals.map((goal) => {
    const by = moved.find((one) => one.goal === goal)?.by ?? 0;
    return by ? { ...goal, have: goal.have - by, met: false } : goal;
  });
}

/** Asides make the numbers of events differ from seat to seat. */
const isCommon = ({ key }: Note): boolean => !ASIDES.includes(key);

/** How far this is in what both are told: on a shared device, what was seen, whoever held it. */
export const commonOf = (notes: readonly Note[]): number => notes.filter(isCommon).length;

/** On a shared device: results since either of the two last looked, after that many events that both are told of. */
export function missedOf(notes: readonly Note[], view: FogView, me: number, known: number): Held[] {
  const seen = notes.filter(isCommon)[known - 1]?.n ?? Infinity;
  const now = laidNow(notes, view);
  const found = notes.flatMap((note) => {
    if (note.n > seen && isGift(note, view, me)) return [giftOf(note)];
    if (note.n > seen && isHush(note)) return [hushOf(note, view)];
    return BEGINS.has(note.key) && note.n !== now ? endedOf(notes, note.n, view, me) : [];
  });
  const since = found.filter(({ n, ended }) => (ended?.last ?? n) > seen);
  // Only the current goals are known, those after the last result.
  return since.map((one) => ({ ...one, goals: undefined }));
}
