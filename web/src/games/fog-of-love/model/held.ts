/** What is held on the screen until its reader goes on: how a card went, a card that was given. */

import type { Note } from '@wire';
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
  /** Before whom a secret was laid. */
  hush?: number;
  /** Which, where one knows it: it is one's own. */
  secret?: string;
  /** My goals, as the table told them when this came to its end. */
  goals?: Goal[];
}

export const isFinale = (id: string, { chapters, chapter_count }: FogView): boolean =>
  chapters.indexOf(id) === chapter_count - 1;

/** The number of the event that laid the card being resolved; 0: there is none. */
export function laidNow(notes: readonly Note[], view: FogView | null): number {
  const id = view?.now?.scene.id;
  return notes.findLast((note) => BEGINS.has(note.key) && idOf(note) === id)?.n ?? 0;
}

/** How the card laid by that event went, if it is worth a look. */
export function endedOf(notes: readonly Note[], n: number, view: FogView, me: number): Held[] {
  const span = spanOf(notes, n);
  if (!span.length || isFinale(idOf(span[0]!), view)) return [];
  const ended = outcomeOf(span);
  return isWorthALook(ended, me) ? [{ n, ended, goals: view.me?.traits }] : [];
}

/** While the characters are being created, what the other gives to mine. */
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
 * What stands beside what is held, as it was then: hearts, goals, the chapter. The table has gone on meanwhile; what
 * came after is told when its turn comes.
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
  return { ...before, chapter: view.chapter - 1, chapters: view.chapters.slice(0, -1), length: 0 };
}

/** By what each token moves a goal, as the view tells; whether it was met then, nobody told. */
function goalsBefore(goals: Goal[], sums: readonly Sum[]): Goal[] {
  const moved = goalsMoved(goals, sums);
  return goals.map((goal) => {
    const by = moved.find((one) => one.goal === goal)?.by ?? 0;
    return by ? { ...goal, have: goal.have - by, met: false } : goal;
  });
}

/** On a shared device: what came to its end since this person last looked. */
export function missedOf(notes: readonly Note[], view: FogView, me: number, seen: number): Held[] {
  const now = laidNow(notes, view);
  const found = notes.flatMap((note) => {
    if (note.n > seen && isGift(note, view, me)) return [giftOf(note)];
    if (note.n > seen && isHush(note)) return [hushOf(note, view)];
    return BEGINS.has(note.key) && note.n !== now ? endedOf(notes, note.n, view, me) : [];
  });
  const since = found.filter(({ n, ended }) => (ended?.last ?? n) > seen);
  // The goals that are known are those of now, after the last of them.
  return since.map((one) => ({ ...one, goals: undefined }));
}
