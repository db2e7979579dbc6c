/** What is asked, as the question tells it: uses of cards, cards to choose from, places. */

import type { Choice, Prompt } from '@wire';
import type { FearView, Reach, Side, Use } from '@wire/fear-of-the-dark';
import { optionsOf } from '@kit/table/options';
import { STEP, type Point } from './geometry';

const SIDES: Side[] = ['N', 'E', 'S', 'W'];

/** The squares a movement would reach; null for what is no movement. */
export const reachOf = ({ action }: Use, view: FearView): Reach[] | null =>
  view.reach[action] ?? null;

/** The squares beside me that an action is about: where there is something to search, or to clear. */
export function aimsOf(
  { action }: Use,
  view: Pick<FearView, 'beside' | 'pawn' | 'light'>,
): Point[] {
  const found = view.light ? /^(object|secret)/ : /^object/;
  const about = action === 'search' ? found : action === 'clear' ? /^obstruction/ : null;
  const [x, y] = view.pawn;
  return SIDES.filter((_, n) => about?.test(view.beside[n] ?? '')).map((side) => ({
    x: x + STEP[side].x,
    y: y + STEP[side].y,
  }));
}

export interface Offered {
  choice: string;
  card: string;
  source: string;
}

/** The cards of the mind of which one is asked for; null, if something else is. */
export function cardsOf(prompt: Prompt): Offered[] | null {
  const { cards, sources } = (prompt.args ?? {}) as { cards?: string[]; sources?: string[] };
  if (!cards || !sources) return null;
  return optionsOf(prompt).map((choice, n) => ({
    choice: String(choice),
    card: cards[n]!,
    source: sources[n]!,
  }));
}

export interface Place {
  choice: Choice;
  x: number;
  y: number;
  /** Of a door or a wall. */
  side?: Side;
}

/** The places of which one is asked for; null, if something else is. */
export function placesOf(prompt: Prompt): Place[] | null {
  const { places } = (prompt.args ?? {}) as { places?: [number, number, Side?][] };
  if (!places) return null;
  return optionsOf(prompt).map((choice, n) => {
    const [x, y, side] = places[n]!;
    return { choice, x, y, side };
  });
}
