/** Tooltips: `{@attach tip(words)}`. The module that shows them is loaded on first use. */

import type { Attachment } from 'svelte/attachments';

/** Focusable elements: a sign within one needs no tab stop of its own. */
const PRESSED = 'button, a, summary, label';
/** Nor does an element that is hidden from screen readers, because its words stand elsewhere. */
const NO_STOP = `${PRESSED}, [aria-hidden=true]`;
const USES = ['pointermove', 'pointerup', 'focusin'] as const;
let listening = false;

const listen = (): void => USES.forEach((use) => addEventListener(use, used));

/** Uses while the module loads: a press is a move, a focus and a release, and any of them may come first. */
let uses: Event[] = [];

function used(event: Event): void {
  if (!(event.target as Element).closest?.(`[data-tip], ${PRESSED}`)) return;
  if (uses.push(event) > 1) return;
  void import('./explained').then(
    ({ begin }) => {
      for (const use of USES) removeEventListener(use, used);
      begin(uses);
    },
    () => (uses = []), // without a line: the next time
  );
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
      // With other words the sign is explained anew at once, and keeps the focus.
      if (stop) queueMicrotask(() => 'tip' in sign.dataset || sign.removeAttribute('tabindex'));
    };
  };
}
