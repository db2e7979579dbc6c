/**
 * Touch screens have no hover: in a list of lines, the line that was touched last is marked, and offers what
 * others show under the mouse (`kit/words/Why.svelte`). `{@attach turns}` on the list.
 */

import type { Attachment } from 'svelte/attachments';

export const turns: Attachment<HTMLElement> = (list) => {
  const turnTo = ({ target }: Event): void => {
    for (const line of list.children)
      line.toggleAttribute('data-turned-to', line.contains(target as Node));
  };
  list.addEventListener('click', turnTo);
  return () => list.removeEventListener('click', turnTo);
};
