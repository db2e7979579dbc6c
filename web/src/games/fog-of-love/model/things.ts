/** Cards about a person that a question offers. */

import type { Choice } from '@wire';
import type { Character, Goal, Mine } from './types';

export interface Thing {
  choice: Choice;
  /** trait, occupation or feature */
  kind: string;
  id: string;
  aspect: string;
  /** Of a trait. */
  goal?: Pick<Goal, 'aspect' | 'needs' | 'shared'>;
}

/** A card that was dealt; where one's own is to be changed, one's own. */
export function thingOf(choice: Choice, mine: Mine, me: Character): Thing | undefined {
  const goal = mine.traits.find((one) => one.card === choice);
  if (goal) return { choice, kind: 'trait', id: goal.trait, aspect: goal.aspect, goal };
  const dealt = mine.dealt.find((one) => one.card === choice);
  const thing = dealt ?? me.things.find((one) => one.card === choice);
  if (!thing) return undefined;
  const { kind, id, aspect } = thing;
  return { choice, kind, id, aspect, ...(dealt && kind === 'trait' ? { goal: dealt } : {}) };
}
