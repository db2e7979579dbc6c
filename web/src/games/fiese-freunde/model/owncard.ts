/** The table's own card: its words, what is wrong with it, and how it is written for the server. */

import type { CardView } from '@wire/fiese-freunde';
import { TRAITS, type Kind } from './grammar';

export interface Draft {
  title: string;
  needs: string[];
  gives: string[];
}

export const LONGEST_TITLE = 40;
export const MOST_PHRASES = 5;

/** Every word of the vocabulary with its forms, the plainest first. */
export const VOCABULARY: Record<Kind, Record<string, string[]>> = {
  need: {
    ...Object.fromEntries(
      TRAITS.map((trait) => [trait, [`${trait} 1`, `${trait} 2`, `${trait} 3`, `!${trait}`]]),
    ),
    friend: ['friend', 'friend A', 'friend 2', 'friend 3'],
    partner: ['partner A', 'partner', '!partner'],
    ex: ['ex', 'ex A', 'ex 2'],
    married: ['married', '!married'],
    'happily-married': ['happily-married'],
    sex: ['sex', 'sex A', 'sex 2', '!sex'],
    child: ['child', 'child 2', '!child'],
  },
  give: {
    ...Object.fromEntries(
      TRAITS.map((trait) => [trait, [`+${trait} 1`, `+${trait} 2`, `+${trait} 3`, `0 ${trait}`]]),
    ),
    friend: ['friend', 'friend A', 'friend 2'],
    partner: ['partner A', 'partner'],
    separation: ['separation'],
    marry: ['marry A'],
    divorce: ['divorce'],
    sex: ['sex', 'sex A'],
    child: ['child A', 'child'],
  },
};

/** The word a phrase is a form of. */
export function wordOf(kind: Kind, phrase: string): string {
  return (
    Object.entries(VOCABULARY[kind]).find(([, forms]) => forms.includes(phrase))?.[0] ?? phrase
  );
}

/** What keeps it from being a card, as message keys; the server looks once more (FF-1.1). */
export function problems(draft: Draft): string[] {
  const found: string[] = [];
  if (!draft.title.trim()) found.push('ff-own-no-title');
  if (!draft.gives.length) found.push('ff-own-no-gives');
  const namesA =
    draft.needs.some((need) => need.endsWith(' A')) ||
    draft.gives.some((give) => /^(friend|partner|marry|sex) A$/.test(give));
  if (draft.gives.includes('child A') && !namesA) found.push('ff-own-no-a');
  if (draft.gives.includes('child') && !draft.gives.includes('sex')) found.push('ff-own-no-night');
  return found;
}

/** "title | need, need | give, give" */
export function written({ title, needs, gives }: Draft): string {
  return `${title.replace(/[|\s]+/g, ' ').trim()} | ${needs.join(', ')} | ${gives.join(', ')}`;
}

export const asCard = ({ needs, gives }: Draft): CardView => ({
  id: 'b41',
  deck: 'b',
  needs,
  gives,
  star: [],
  conditions: [],
  consequences: [],
});
