/** The language of the cards: "money 2", "!partner", "+wisdom 1", "0 sadness", "marry A". */

import { t } from '@kit/words/i18n.svelte';
import type { CardView, Check } from '@wire/fiese-freunde';

export const TRAITS = [
  'smoking',
  'alcohol',
  'drugs',
  'money',
  'illness',
  'weight',
  'sadness',
  'church',
  'wisdom',
] as const;
export type Trait = (typeof TRAITS)[number];
export const MOST = 3;

/** FF-2.2: which one falls to 0 when this one is full and gains again. */
export const FALLS: Record<Trait, Trait> = {
  smoking: 'weight',
  weight: 'alcohol',
  alcohol: 'wisdom',
  wisdom: 'drugs',
  drugs: 'money',
  money: 'sadness',
  sadness: 'church',
  church: 'illness',
  illness: 'smoking',
};

export const CATEGORIES = ['lifestyle', 'spirit', 'job', 'relationship', 'friends'] as const;
export const PLACES = ['friend', 'love', 'engaged', 'married', 'happy', 'ex', 'separated'] as const;

export type Kind = 'need' | 'give';

export interface Phrase {
  kind: Kind;
  /** The characteristic, or the word of the grammar: friend, partner, sex … */
  verb: string;
  n: number;
  /** The same person wherever it stands on the card. */
  a: boolean;
  how: 'plain' | 'not' | 'gain' | 'reset';
}

export const isTrait = (word: string): word is Trait =>
  (TRAITS as readonly string[]).includes(word);

export function read(kind: Kind, phrase: string): Phrase {
  if (phrase.startsWith('0 ')) return { kind, verb: phrase.slice(2), n: 1, a: false, how: 'reset' };
  const how = phrase.startsWith('!') ? 'not' : phrase.startsWith('+') ? 'gain' : 'plain';
  const [verb = '', rest = ''] = (how === 'plain' ? phrase : phrase.slice(1)).split(' ');
  return { kind, verb, n: Number(rest) || 1, a: rest === 'A', how };
}

/** A check of the view, as a phrase again. */
export function phraseOf(check: Check): string {
  if (check.negated) return `!${check.need}`;
  return check.label
    ? `${check.need} ${check.label}`
    : check.n > 1
      ? `${check.need} ${check.n}`
      : check.need;
}

export function inWords(kind: Kind, phrase: string): string {
  const { verb, n, a, how } = read(kind, phrase);
  const args = { n, a: String(a) };
  if (how === 'reset') return t('give-reset', { trait: verb });
  if (how === 'gain') return t('give-gain', { trait: verb, ...args });
  if (isTrait(verb))
    return t(how === 'not' ? 'need-no-trait' : 'need-trait', { trait: verb, ...args });
  return t(`${kind}-${how === 'not' ? 'no-' : ''}${verb}`, args);
}

export const isGoal = (card: CardView): boolean => !['home', 'a', 'b'].includes(card.deck);

/** Somebody a card speaks of: what they must be already, and what happens with them. */
export interface Role {
  label: string;
  need: '' | 'friend' | 'ex' | 'sex' | 'bedmate' | 'partner';
  brings: string[];
}

/** The persons of a card in the order in which they are asked for (the partner it needs is not). */
export function rolesOf(card: CardView): Role[] {
  const found = new Map<string, Role>();
  for (const phrase of card.needs) {
    const { verb, n, a, how } = read('need', phrase);
    if (how === 'not' || !['friend', 'partner', 'ex', 'sex'].includes(verb)) continue;
    if (verb === 'ex' && card.star.includes('ex-untouched')) continue;
    if (verb === 'sex' && !a && !card.star.includes('sex-partner-too')) continue;
    if (isGoal(card) && !a) continue;
    const need = verb === 'sex' && !a ? 'bedmate' : (verb as Role['need']);
    for (let i = 0; i < n; i += 1) {
      const label = a ? 'A' : `${verb}${i}`;
      found.set(label, { label, need, brings: [] });
    }
  }
  for (const phrase of card.gives) {
    const { verb, n, a, how } = read('give', phrase);
    if (how !== 'plain' || !['friend', 'partner', 'marry', 'sex', 'child'].includes(verb)) continue;
    if ((verb === 'sex' || verb === 'child') && !a) continue;
    for (let i = 0; i < n; i += 1) {
      const label = a ? 'A' : `new ${verb}${i}`;
      const role = found.get(label) ?? { label, need: '' as const, brings: [] };
      role.brings.push(verb);
      found.set(label, role);
    }
  }
  return [...found.values()].filter((role) => role.need !== 'partner');
}

/** FF-2.6: what an order of changes makes of a profile. */
export function run(values: Record<string, number>, changes: string[]): Record<string, number> {
  const after = { ...values };
  for (const change of changes) {
    const { verb, n, how } = read('give', change);
    if (how === 'reset') after[verb] = 0;
    else {
      for (let i = 0; i < n; i += 1) {
        if ((after[verb] ?? 0) < MOST) after[verb] = (after[verb] ?? 0) + 1;
        else after[FALLS[verb as Trait]] = 0;
      }
    }
  }
  return after;
}

/** The title of a card; the table's own card has the one they wrote. */
export function titleOf(id: string, blank = ''): string {
  if (id === 'b41' && blank) return blank.split('|')[0]!.trim();
  return t(`card-${id}`);
}
