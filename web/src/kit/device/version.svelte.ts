/**
 * The cached client: the service worker that keeps it (src/worker), and whether a newer build is
 * there. A page keeps its build until the person asks for the newer one.
 */

/** The least time between two checks for a newer build, in ms. */
const EVERY = 30 * 60_000;

let newer = $state(false);
let kept: ServiceWorkerRegistration | undefined;
let looked = Date.now();

export const version = {
  /** A newer build is cached and ready. */
  get newer(): boolean {
    return newer;
  },

  /** Switches to the newer build. If another tab has done so already, this page only has to be reloaded. */
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
 * Caches the client on this device, after the page is shown, so as not to delay what it needs itself.
 * Not on a device that is told to save data: all games are some 600 kB.
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
  // The very first worker is "waiting" for a moment, too, before it is active: that is no newer build.
  const coming = kept.waiting ?? kept.installing;
  if (coming && kept.active) watch(coming);
  kept.addEventListener('updatefound', () => {
    if (kept?.active && kept.installing) watch(kept.installing);
  });
  document.addEventListener('visibilitychange', look);
}

/** Holds a lock, so that the cached files of this build stay as long as a page of it is open. */
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

/** Checks for a newer build when the page becomes visible after a while: an app on a phone is seldom reloaded. */
function look(): void {
  if (document.visibilityState === 'hidden' || Date.now() - looked < EVERY) return;
  looked = Date.now();
  void kept?.update().catch(() => undefined);
}
