/** Which pictures are drawn: those near the viewport; all of them, once the page is printed. */

let all = $state(false);

export const frames = {
  get all(): boolean {
    return all;
  },
  drawAll(): void {
    all = true;
  },
};

/** How far beyond the screen they are drawn, so that nobody sees an empty frame. */
const AHEAD = '600px';

/** Calls `here` once, when this element comes near the viewport. */
export function near(place: HTMLElement, here: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      here();
    },
    { rootMargin: AHEAD },
  );
  watch.observe(place);
  return () => watch.disconnect();
}
