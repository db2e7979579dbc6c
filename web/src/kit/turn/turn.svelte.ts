/** That it is my turn, for one who looks elsewhere: the tab says so, and the device, if it may. */

import { settings } from '@kit/device/settings.svelte';

const USUAL = '/icon.svg';
const CALLED = '/icon-turn.svg';
const PULSE = 80;

/**
 * While `mine` is true the icon of the tab calls; the device is felt once, when it becomes so.
 * Undefined: nobody knows yet.
 */
export function calls(mine: () => boolean | undefined): void {
  let before: boolean | undefined;
  $effect(() => {
    const now = mine();
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (link) link.href = now ? CALLED : USUAL;
    // Not for the first question that a page shows: whoever opens it looks at it.
    if (now && before === false) vibrate([PULSE]);
    before = now;
    return () => {
      if (link) link.href = USUAL;
    };
  });
}

/** If this person likes it. A page that was not touched yet may not, and would be told so. */
export function vibrate(pattern: number[]): void {
  if (settings.vibration && (navigator.userActivation?.hasBeenActive ?? true))
    navigator.vibrate?.(pattern);
}

export const vibrates = (): boolean => 'vibrate' in navigator;
