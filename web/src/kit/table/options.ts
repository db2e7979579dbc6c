/** What a question offers, where one or some of a list are asked for. */

import type { Choice, Prompt } from '@wire';

export function optionsOf(prompt: Prompt | null): Choice[] {
  const form = prompt?.form;
  return form?.form === 'options' ? form.options : form?.form === 'subset' ? form.items : [];
}
