/** What is held on the screen until its reader goes on: how a card went, a card that was given. */

import type { Note } from '@wire';
import { BEGINS, idOf, isWorthALook, outcomeOf, spanOf, type Outcome } from './outcome';
import type { FogView } from './types';

/** A feature that the other has noticed about me (FL-5.5). */
export interface Gift {
  feature: string;
  aspect: string;
}

export interface Held {
  n: number;
  ended?: Outcome;
  gift?: Gift;
  /** Before whom the other has laid a secret. */
  hush?: number;
}

export const isFinale = (id: string): boolean => id.endsWith('-finale');

/** The number of the event that laid the card being resolved; 0: there is none. */
export function laidNow(notes: readonly Note[], view: FogView | null): number {
  const id = view?.now?.scene.id;
  return notes.findLast((note) => BEGINS.has(note.key) && idOf(note) === id)?.n ?? 0;
}

/** How the card laid by that event went, if it is worth a look. */
export function endedOf(notes: readonly Note[], n: number, me: number): Held[] {
  const span = spanOf(notes, n);
  if (!span.length || isFinale(idOf(span[0]!))) return [];
  const ended = outcomeOf(span);
  return isWorthALook(ended, me) ? [{ n, ended }] : [];
}

/** While the characters are being created, what the other gives to mine. */
export const isGift = (note: Note, view: FogView, me: number): boolean =>
  note.key === 'feature' && note.args?.seat === me && view.chapter < 0 && !view.ready_made;

/** A secret that somebody else has laid: its name is not known here. */
export const isHush = ({ key, args }: Note): boolean => key === 'secret' && args?.scene === 'some';

export const hushOf = ({ n, args }: Note): Held => ({ n, hush: Number(args?.seat) });

/** A card that was given to me, with the token that comes with it. */
export function giftOf(notes: readonly Note[], at: number): Held {
  const { n, args = {} } = notes[at]!;
  const token = notes
    .slice(at + 1)
    .find((note) => note.key === 'token' && note.args?.seat === args.seat);
  return { n, gift: { feature: String(args.feature), aspect: String(token?.args?.aspect ?? '') } };
}

/** On a shared device: what came to its end since this person last looked. */
export function missedOf(notes: readonly Note[], view: FogView, me: number, seen: number): Held[] {
  const now = laidNow(notes, view);
  const found = notes.flatMap((note, at) => {
    if (note.n > seen && isGift(note, view, me)) return [giftOf(notes, at)];
    if (note.n > seen && isHush(note)) return [hushOf(note)];
    return BEGINS.has(note.key) && note.n !== now ? endedOf(notes, note.n, me) : [];
  });
  return found.filter(({ n, ended }) => (ended?.last ?? n) > seen);
}
