/** What is asked, as the question tells it: uses of cards, cards to choose from, places. */

import type { Choice, Prompt } from '@wire';
import type { FearView, Held, Reach, Side, Use } from '@wire/fear-of-the-dark';
import { optionsOf } from '@kit/table/options';
import type { Point } from './geometry';

/** What a card pays for, by which answer; `joker`: the card is burnt for it. */
export type Means = Omit<Use, 'how'> & { how: Use['how'] | 'joker' };

/** What a card can be burnt for. */
export const burntFor = ({ burnt }: Held): Means[] =>
  Object.entries(burnt).map(([action, choice]) => ({
    choice,
    how: 'joker',
    action: action as Use['action'],
  }));

/** The squares a movement would reach; null for what is no movement. */
export const reachOf = ({ action }: Means, view: FearView): Reach[] | null =>
  view.reach[action] ?? null;

/** The squares that an action is about, though it does not lead there. */
export const aimsOf = ({ action }: Means, { aims }: FearView): Point[] =>
  (aims[action] ?? []).map(([x, y]) => ({ x, y }));

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
