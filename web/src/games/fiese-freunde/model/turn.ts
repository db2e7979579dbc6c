/** My turn: what can be done in it. */

import { optionsOf } from '@kit/table/options';
import type { Prompt } from '@wire';
import type { FieseView, SharedView } from '@wire/fiese-freunde';

type Turn = Pick<FieseView, 'offer' | 'goals' | 'super_goal'>;
/** A card that can be chosen, by its id, with the answer. */
type Chosen = Map<string, string>;

/** What can be done in a turn: with the cards of the offer, with goals, and besides. */
export function turnOf(
  prompt: Prompt | null,
  { offer, goals, super_goal }: Turn,
): { cards: Chosen; goals: Chosen; exchange: boolean; pass: boolean } {
  const options = prompt?.why === 'turn' ? optionsOf(prompt) : [];
  const found = (all: Turn['goals']): Chosen =>
    new Map(
      all.flatMap(({ card, choice = '' }) => (options.includes(choice) ? [[card.id, choice]] : [])),
    );
  return {
    cards: found(offer),
    goals: found(super_goal ? [...goals, super_goal] : goals),
    exchange: options.includes('exchange'),
    pass: options.includes('pass'),
  };
}

/** What the card being lived would bring that player, too: a rival to choose, or me, if I call. */
export const sharedOf = (view: Pick<FieseView, 'event'>, seat: number): SharedView | undefined =>
  view.event?.shared.find((one) => one.seat === seat);

/** What there is to say of the cards: that some can be picked, that none fits, that none is left. */
export function hintOf(cards: number, { home, offer }: Pick<FieseView, 'home' | 'offer'>): string {
  if (cards) return home ? 'ff-turn-home' : 'ff-turn-life';
  return offer.length ? 'ff-turn-nothing' : 'ff-turn-empty';
}
