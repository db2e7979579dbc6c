/// <reference lib="webworker" />
/**
 * The service worker: serves the page from its cache, lets a newer build wait until the person asks for
 * it, and shows push notices.
 */

import { answer, fileFor, keep, tidy, type Build } from './kept';
import { press, show, type Told } from './notices';

declare const self: ServiceWorkerGlobalScope;
/** Put in front by the build (web/worker.ts). */
declare const BUILD: Build;

const around = {
  registration: self.registration,
  clients: self.clients,
  caches: self.caches,
  fetch: self.fetch.bind(self),
  badges: self.navigator,
  locks: self.navigator.locks,
};

/** Not while another build is on its way: its cache belongs to no page yet. */
async function clean(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await tidy(BUILD.id, around);
}

self.addEventListener('install', (event) => event.waitUntil(keep(BUILD, around)));

self.addEventListener('activate', (event) =>
  event.waitUntil(self.clients.claim().then(() => clean())),
);

self.addEventListener('message', ({ data }) => {
  if (data === 'take') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = fileFor(request, BUILD, self.location.origin);
  if (!address) return;
  event.respondWith(answer(address, request, BUILD.id, around));
  if (request.mode === 'navigate') event.waitUntil(clean());
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(around, event.data.json() as Told));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(press(around, event.action, event.notification.data as Told));
});
