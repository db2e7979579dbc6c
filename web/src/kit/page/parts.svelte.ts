/**
 * Parts of the page that are fetched when they are needed. One that can't be had (the line is missing, or the
 * server has a newer client, where it has another name) is told of, and a press opens the page anew. Never
 * by itself: a browser also gives up what is on its way when the page is left. Whoever can do without a
 * part catches the error; all others end here.
 */

let missing = $state(false);

export const parts = {
  /** Something that was wished for could not be fetched. */
  get missing(): boolean {
    return missing;
  },

  again(): void {
    location.reload();
  },

  later(): void {
    missing = false;
  },
};

export function watchParts(): void {
  const lost = new WeakSet<Error>();
  addEventListener('vite:preloadError', (event) =>
    lost.add((event as Event & { payload: Error }).payload),
  );
  addEventListener('unhandledrejection', (event) => {
    if (!lost.has(event.reason as Error)) return;
    event.preventDefault();
    missing = true;
  });
}
