/**
 * The page as it lies on this device: the worker that keeps it (src/worker), and whether a newer one is
 * there. A page stays what it is until somebody wishes for the newer one.
 */

/** Not looked for more often, in ms. */
const EVERY = 30 * 60_000;

let newer = $state(false);
let kept: ServiceWorkerRegistration | undefined;
let looked = Date.now();

export const version = {
  /** A newer one lies ready. */
  get newer(): boolean {
    return newer;
  },

  /** The newer one, now. If another tab has taken it already, this one only has to be opened anew. */
  take(): void {
    const { waiting } = kept ?? {};
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take');
  },

  later(): void {
    newer = false;
  },
};

/**
 * Keeps the page on this device, once it is shown: what it needs itself comes first. Not for a device
 * that is told to save data: all games are some 600 kB.
 */
export async function keepPage(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!workers || connection?.saveData || !import.meta.env.PROD) return;
  holdOn();
  try {
    kept = await workers.register('/worker.js', { updateViaCache: 'none' });
  } catch {
    return; // A private window, or no network: the page works without.
  }
  // The very first one waits for a moment, too, before it is at work: it is no newer one.
  const coming = kept.waiting ?? kept.installing;
  if (coming && kept.active) watch(coming);
  kept.addEventListener('updatefound', () => {
    if (kept?.active && kept.installing) watch(kept.installing);
  });
  document.addEventListener('visibilitychange', look);
}

/** The files of this build stay as long as a page of it is open. */
function holdOn(): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  if (build) void navigator.locks?.request(build, { mode: 'shared' }, () => new Promise(() => {}));
}

function watch(worker: ServiceWorker): void {
  const see = () => {
    if (worker.state === 'installed') newer = true;
  };
  see();
  worker.addEventListener('statechange', see);
}

/** An app on a phone is seldom opened anew: whenever it is looked at again after a while. */
function look(): void {
  if (document.visibilityState === 'hidden' || Date.now() - looked < EVERY) return;
  looked = Date.now();
  void kept?.update().catch(() => undefined);
}
