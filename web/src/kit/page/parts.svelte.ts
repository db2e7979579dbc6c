/**
 * Chunks of the client that are loaded on demand. If one cannot be loaded (offline, or the server has a newer
 * build, where it has another name), the page says so and offers a reload. It never reloads by itself: a browser
 * also aborts loads when the page is left. Callers that can do without a chunk catch the error; all other errors
 * end here.
 */

let missing = $state(false);

export const parts = {
  /** A chunk that was needed could not be loaded. */
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
