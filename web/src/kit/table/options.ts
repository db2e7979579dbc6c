/** What a question offers, where one or some of a list are asked for. */

import type { Choice, Prompt } from '@wire';

export function optionsOf(prompt: Prompt | null): Choice[] {
  const form = prompt?.form;
  return form?.form === 'options' ? form.options : form?.form === 'subset' ? form.items : [];
}

/** The only possible answer, if there is just one. None for a reaction window, which closes by itself. */
export function onlyAnswer({ form, default: passes }: Prompt): Choice | undefined {
  if (form.form !== 'options' || passes != null) return undefined;
  return form.options.length === 1 ? form.options[0] : undefined;
}

/** A reaction window in which this seat can only pass: the table passes for it. */
export const isForcedPass = (prompt: Prompt): boolean =>
  prompt.default != null && optionsOf(prompt).length === 1;
