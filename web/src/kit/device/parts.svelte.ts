/**
 * Parts of the page that are fetched when they are needed, and what happens if one can't be had. After an
 * update of the server it has another name: the page is opened anew. Else the line is missing: that is said,
 * and a press opens the page anew. Whoever can do without a part catches the error; all others end here.
 */

/** Not opened anew by itself again within this time, in ms. */
const ONCE = 60_000;

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

/** Opens the page anew, if the server is there and it was not tried just now; says whether it does. */
export async function openAnew(): Promise<boolean> {
  if (Date.now() - Number(sessionStorage.getItem('tablee.anew')) < ONCE) return false;
  const there = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
  if (!there) return false;
  sessionStorage.setItem('tablee.anew', String(Date.now()));
  location.reload();
  return true;
}

export function watchParts(): void {
  const lost = new WeakSet<Error>();
  addEventListener('vite:preloadError', (event) =>
    lost.add((event as Event & { payload: Error }).payload),
  );
  addEventListener('unhandledrejection', (event) => {
    if (!lost.has(event.reason as Error)) return;
    event.preventDefault();
    void openAnew().then((opens) => (missing = !opens));
  });
}
