/** Tooltips: `{@attach tip(words)}`. The module that shows them is loaded on first use. */

import type { Attachment } from 'svelte/attachments';

/** Focusable elements: a sign within one needs no tab stop of its own. */
const PRESSED = 'button, a, summary, label';
/** Nor does an element that is hidden from screen readers, because its words stand elsewhere. */
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
