/** My turn: what can be done in it. */

import { optionsOf } from '@kit/table/options';
import type { Prompt } from '@wire';
import type { FieseView, SharedView } from '@wire/fiese-freunde';

/** What can be done in a turn: "take:p03" → p03, with the word before it. */
export function turnOf(prompt: Prompt | null): {
  cards: Map<string, string>;
  goals: string[];
  exchange: boolean;
  pass: boolean;
} {
  const options = prompt?.why === 'turn' ? optionsOf(prompt).map(String) : [];
  const cards = new Map<string, string>();
  const goals: string[] = [];
  for (const option of options) {
    const [verb = '', id = ''] = option.split(':');
    if (verb === 'goal') goals.push(id);
    else if (id) cards.set(id, option);
  }
  return { cards, goals, exchange: options.includes('exchange'), pass: options.includes('pass') };
}

/** What the card being lived would bring that player, too: a rival to choose, or me, if I call. */
export const sharedOf = (view: Pick<FieseView, 'event'>, seat: number): SharedView | undefined =>
  view.event?.shared.find((one) => one.seat === seat);

/** What there is to say of the cards: that some can be picked, that none fits, that none is left. */
export function hintOf(cards: number, { home, offer }: Pick<FieseView, 'home' | 'offer'>): string {
  if (cards) return home ? 'ff-turn-home' : 'ff-turn-life';
  return offer.length ? 'ff-turn-nothing' : 'ff-turn-empty';
}
