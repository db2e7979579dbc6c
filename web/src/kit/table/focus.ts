/** Where the focus is when something new is asked. */

import { tick } from 'svelte';

interface Places {
  /** The element with the answers to the new question. */
  dock: HTMLElement | undefined;
  /** The element with the question itself. */
  question: () => HTMLElement | undefined;
  /** Selector of further elements that count as answers. */
  also: string;
  /** Selector: while such an element exists, the focus is not moved. */
  unless?: string;
}

/**
 * Moves the focus to the new question, if it was among the answers or on nothing. To be called in an
 * effect, before the answers to the last question are removed.
 */
export function followQuestion({ dock, question, also, unless }: Places): void {
  const was = document.activeElement;
  const among = !was || was === document.body || dock?.contains(was) || was.closest(also) !== null;
  void tick().then(() => {
    const now = document.activeElement;
    const fallen = !now || now === document.body || now.matches(':disabled');
    const kept = document.querySelector(['dialog[open]', unless].filter(Boolean).join());
    if ((fallen || (among && now === was)) && !kept) question()?.focus({ preventScroll: true });
  });
}
