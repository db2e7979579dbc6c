/** The table's own card while it is made, and how it is written for the server. */

import type { CardView, FormView, WordView } from '@wire/fiese-freunde';

export interface Draft {
  title: string;
  needs: FormView[];
  gives: FormView[];
}

export const isBegun = ({ title, needs, gives }: Draft): boolean =>
  Boolean(title.trim() || needs.length || gives.length);

/** The word that this is a form of. */
export function wordOf(words: WordView[], { phrase }: FormView): WordView | undefined {
  return words.find(({ forms }) => forms.some((form) => form.phrase === phrase));
}

/** "title | need, need | give, give"; nothing, if nothing is begun. */
export function written(draft: Draft): string {
  if (!isBegun(draft)) return '';
  const phrases = (forms: FormView[]) => forms.map(({ phrase }) => phrase).join(', ');
  const title = draft.title.replace(/[|\s]+/g, ' ').trim();
  return `${title} | ${phrases(draft.needs)} | ${phrases(draft.gives)}`;
}

/** As it would lie on the table. */
export const asCard = ({ needs, gives }: Draft): CardView => ({
  id: '',
  deck: 'b',
  conditions: needs.map(({ symbol }) => symbol),
  consequences: gives.map(({ symbol }) => symbol),
  star: [],
});
