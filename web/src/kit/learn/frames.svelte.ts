/** Which pictures are drawn: those that are near the screen; all of them, once they go onto paper. */

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

/** Tells once that this place has come near. */
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
