/** Push notices to a device without an open page: shown, opened, or answered “seen, later”. */

import type { StillWaiting } from '@wire';

/** As `table/notices/sending.py` makes it. */
export interface Told {
  title: string;
  body: string;
  /** The table: a newer notice of it takes the place of the older one. */
  tag: string;
  url: string;
  lang: string;
  /** Of this one notice, however often it is sent: a server that was killed may send it once more. */
  id: string;
  /** How many tables wait for me, for the app's icon. */
  waiting?: number;
  later?: string;
  laterText?: string;
}

/** The globals of a service worker; in tests, stand-ins. */
export interface Around {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;
  caches: Pick<CacheStorage, 'open'>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  fetch: typeof fetch;
  /** A browser may know no badges. */
  badges: { setAppBadge?: (n: number) => Promise<void> };
}

/** Sets the number on the app's icon; an open page keeps it up to date (`kit/turn/badge.ts`). */
async function count({ badges }: Pick<Around, 'badges'>, waiting?: number): Promise<void> {
  if (waiting !== undefined) await badges.setAppBadge?.(waiting).catch(() => undefined);
}

/** The ids of the last notices that were shown, as a file in a cache of its own. */
const CACHE = 'notices';
const SHOWN = '/shown';
const REMEMBERED = 50;

async function shownBefore({ caches }: Pick<Around, 'caches'>): Promise<string[]> {
  const file = await (await caches.open(CACHE)).match(SHOWN);
  return ((await file?.json()) ?? []) as string[];
}

async function remember({ caches }: Pick<Around, 'caches'>, ids: string[]): Promise<void> {
  const file = new Response(JSON.stringify(ids.slice(0, REMEMBERED)));
  await (await caches.open(CACHE)).put(SHOWN, file);
}

/**
 * Shows it, with a sound also in the place of an older one. One that comes once more is no news: it stays
 * as it is, without a sound, or gone if it was put away.
 */
export async function show(around: Around, told: Told): Promise<void> {
  const { registration } = around;
  const { title, body, tag, url, lang, id, waiting, later, laterText = '' } = told;
  await count(around, waiting);
  const shown = await registration.getNotifications({ tag });
  const stays = shown.some(({ data }) => (data as { id?: string } | null)?.id === id);
  const before = await shownBefore(around).catch((): string[] => []);
  if (before.includes(id) && !stays) return;
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    data: { url, later, id },
    renotify: !stays,
    silent: stays,
    ...(later ? { actions: [{ action: 'later', title: laterText }] } : {}),
  } as NotificationOptions);
  if (!before.includes(id)) await remember(around, [id, ...before]).catch(() => undefined);
}

/** Statuses of answers that are none: the server took nothing in. */
const TOO_MANY = 429;
const BROKEN = 500;

/**
 * A press on it: “later” is told to the others at the table; all else opens the table, also “later” if the
 * server cannot be told now.
 */
export async function press(
  { clients, fetch, badges }: Around,
  action: string,
  { url, later }: { url: string; later?: string },
): Promise<void> {
  if (action === 'later' && later) {
    const body = JSON.stringify({ code: later });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/notices/later', { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    const told = (await answer?.json().catch(() => null)) as StillWaiting | null;
    if (answer?.ok && typeof told?.waiting === 'number') await count({ badges }, told.waiting);
    if (answer && answer.status !== TOO_MANY && answer.status < BROKEN) return;
  }
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === url);
  await (there ? there.focus() : clients.openWindow(url));
}
