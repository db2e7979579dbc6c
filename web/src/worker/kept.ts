/**
 * What the worker keeps: the files of one build in one cache, all of them or none. A page of an older
 * build goes on with the files of that build, until no page of it is open any more.
 */

/**
 * A build: its id, which is also the name of its cache and of the lock that each of its pages holds; and
 * its files by their addresses, those without a hash in their name with a digest.
 */
export interface Build {
  id: string;
  files: [address: string, digest: string][];
}

/** The globals of a service worker; in tests, stand-ins. */
export interface Around {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: typeof fetch;
  locks: Pick<LockManager, 'query'>;
}

/** All ids begin so. */
const OURS = 'tablee-';
/** The page for every address; the client looks at the address itself. */
export const PAGE = '/index.html';

/** Fetches every file of a build. If one is missing, or of another build, there is no cache at all. */
export async function keep({ id, files }: Build, { caches, fetch }: Around): Promise<void> {
  try {
    const cache = await caches.open(id);
    await Promise.all(
      files.map(async ([address, digest]) => {
        const answer = await fetch(
          address,
          digest ? { integrity: digest, cache: 'no-cache' } : undefined,
        );
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        await cache.put(address, answer);
      }),
    );
  } catch (error) {
    await caches.delete(id);
    throw error;
  }
}

/** Drops every build but this one, unless a page of it is still open. */
export async function tidy(id: string, { caches, locks }: Around): Promise<void> {
  const { held = [] } = await locks.query();
  const used = new Set([id, ...held.map((lock) => lock.name)]);
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && !used.has(name)) await caches.delete(name);
}

/** The cached file that answers a request; none for tables, the API, and other sites. */
export function fileFor(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  { files }: Build,
  origin: string,
): string {
  const { origin: whose, pathname } = new URL(url);
  if (method !== 'GET' || whose !== origin) return '';
  if (mode === 'navigate') return isPage(pathname) ? PAGE : '';
  return pathname.startsWith('/assets/') || files.some(([one]) => one === pathname) ? pathname : '';
}

/** Not the addresses of the API, and not files, which have an extension. */
const isPage = (path: string): boolean =>
  !/^\/(api|ws|metrics|healthz)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);

/** A cached file, else from the server. A navigation gets the page of this build; requests of a page, files of its build. */
export async function answer(
  address: string,
  request: Request,
  id: string,
  { caches, fetch }: Around,
): Promise<Response> {
  const own = await caches.match(address, { cacheName: id });
  const kept = own ?? (address === PAGE ? undefined : await caches.match(address));
  return kept ?? fetch(request);
}
