/** Signals my turn to somebody who looks elsewhere: by the tab's icon, and by vibration, if allowed. */

import { settings } from '@kit/device/settings.svelte';

const USUAL = '/icon.svg';
const CALLED = '/icon-turn.svg';
const PULSE = 80;

/**
 * While `mine` is true the tab's icon shows it; the device vibrates once, when it becomes true.
 * Undefined: not known yet.
 */
export function calls(mine: () => boolean | undefined): void {
  let before: boolean | undefined;
  $effect(() => {
    const now = mine();
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (link) link.href = now ? CALLED : USUAL;
    // Not for the first question of a page: whoever opens it is looking at it.
    if (now && before === false) vibrate([PULSE]);
    before = now;
    return () => {
      if (link) link.href = USUAL;
    };
  });
}

/** If the setting allows it. Before a first gesture browsers refuse, with a warning in the console. */
export function vibrate(pattern: number[]): void {
  if (settings.vibration && (navigator.userActivation?.hasBeenActive ?? true))
    navigator.vibrate?.(pattern);
}

export const vibrates = (): boolean => 'vibrate' in navigator;
