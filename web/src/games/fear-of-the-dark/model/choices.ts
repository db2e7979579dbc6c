/** The answers of an action, read: what is played, for what, and where it would lead. */

import type { Choice, Prompt } from '@wire';
import type { FearView, Reach } from '@wire/fear-of-the-dark';

export type Verb = 'strike' | 'play' | 'two' | 'joker' | 'use' | 'give-up';

export interface Use {
  choice: string;
  verb: Verb;
  card: string;
  /** The action it pays for. */
  action: string;
}

export function read(choice: Choice): Use {
  const [verb = '', card = '', action = ''] = String(choice).split(':');
  return {
    choice: String(choice),
    verb: verb as Verb,
    card,
    action: action || (verb === 'two' ? 'two' : card),
  };
}

export function optionsOf(prompt: Prompt | null): Choice[] {
  return prompt?.form.form === 'options' ? prompt.form.options : [];
}

/** Whether the answer is a card of the mind, of the hand or of the deck: "hand:…", "deck:…". */
export const asksCard = (prompt: Prompt): boolean =>
  optionsOf(prompt).every((choice) => /^(hand|deck):/.test(String(choice)));

/** All that may be done now, if an action is asked for. */
export function usesOf(prompt: Prompt | null): Use[] {
  return prompt?.why === 'act' ? optionsOf(prompt).map(read) : [];
}

/** The squares a movement would reach; null for what is no movement. */
export function reachOf(use: Use, view: FearView): Reach[] | null {
  return use.verb === 'use' ? null : (view.reach[use.action] ?? null);
}
