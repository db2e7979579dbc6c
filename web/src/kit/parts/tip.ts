/** Signs that explain themselves: `{@attach tip(words)}`. What shows the words is fetched on first use. */

import type { Attachment } from 'svelte/attachments';

/** What is pressed anyway: a sign within needs no stop of its own for the keyboard. */
const PRESSED = 'button, a, summary, label';
/** Nor what is not read aloud, because its words stand elsewhere. */
const NO_STOP = `${PRESSED}, [aria-hidden=true]`;
const USES = ['pointermove', 'pointerup', 'focusin'] as const;
let listening = false;

const listen = (): void => USES.forEach((use) => addEventListener(use, used));

function used(event: Event): void {
  if (!(event.target as Element).closest?.(`[data-tip], ${PRESSED}`)) return;
  for (const use of USES) removeEventListener(use, used);
  void import('./explained').then(({ begin }) => begin(event), listen); // without a line: the next time
}

export function tip(words: string): Attachment<HTMLElement> {
  return (sign) => {
    sign.dataset.tip = words;
    const stop = !sign.closest(NO_STOP);
    if (stop) sign.tabIndex = 0;
    if (!listening) listen();
    listening = true;
    return () => {
      delete sign.dataset.tip;
      if (stop) sign.removeAttribute('tabindex');
    };
  };
}
