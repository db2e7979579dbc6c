/** Where the focus is when something new is asked. */

import { tick } from 'svelte';

interface Places {
  /** What the new question can be answered with. */
  dock: HTMLElement | undefined;
  /** Where the question stands. */
  question: () => HTMLElement | undefined;
  /** What else belongs to the answers, as a selector. */
  also: string;
  /** What keeps the focus where it is as long as it is there, as a selector. */
  unless?: string;
}

/**
 * The focus never falls off the table: it goes to the new question, if it was among the answers or
 * has nowhere to be. Call it in an effect, before the answers of the last question are gone.
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
