/** How much room there is: for what I hide beside the scene, or only for the scene; and how large the scene can be. */

import { watch } from '@kit/page/room.svelte';

export const roomy = watch('(min-width: 1200px), (min-width: 760px) and (max-width: 1023px)');
/** Room for the scene between the two of them. */
export const between = watch('(min-width: 1200px) and (min-height: 701px)');

const SIZES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];
/** The least line width, however large the letters: in pixels before scaling. */
const NARROWEST = 440;

/**
 * Scales `inner`, which scrolls in `box`, as large as it fits without scrolling. If `fresh`, to any size; content that
 * is already shown only shrinks, and only if its room does: nothing grows while it is being read.
 */
export function fit(box: HTMLElement, inner: HTMLElement, fresh: boolean): void {
  const now = Number(inner.style.zoom) || 1;
  const sizes = SIZES.filter((size) => fresh || size <= now);
  const whole = (size: number): boolean => {
    inner.style.zoom = String(size);
    return box.clientWidth / size >= NARROWEST && box.scrollHeight <= box.clientHeight;
  };
  if (!sizes.some(whole)) inner.style.zoom = '1';
}

/** Does the same at every resize, until the returned function is called. */
export function keepWhole(box: HTMLElement, inner: HTMLElement): () => void {
  const again = (): void => fit(box, inner, true);
  const sizes = new ResizeObserver(() => fit(box, inner, false));
  for (const one of [box, inner]) sizes.observe(one);
  addEventListener('resize', again);
  return () => {
    sizes.disconnect();
    removeEventListener('resize', again);
    inner.style.zoom = '';
  };
}
