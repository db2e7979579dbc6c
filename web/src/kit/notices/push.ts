/** Web Push on this device: what its browser supports, and its subscription. */

import type { MyNotices, PushAddress } from '@wire';
import { recall, remember } from '@kit/device/store';
import { me } from '@kit/me/me.svelte';
import { base64url } from '@kit/me/device';

export type Can = 'yes' | 'install' | 'refused' | 'no';

const APPLE = /iPhone|iPad/;

/** Whether this device can be notified: on iOS, only if the page is installed as an app. */
export function can(): Can {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (isSecureContext && workers && 'PushManager' in window)
    return Notification.permission === 'denied' ? 'refused' : 'yes';
  return isSecureContext && APPLE.test(navigator.userAgent) ? 'install' : 'no';
}

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager;

const keyOf = (one: PushSubscription, name: PushEncryptionKeyName): string =>
  base64url(new Uint8Array(one.getKey(name) ?? new ArrayBuffer(0)));

const addressOf = (one: PushSubscription): PushAddress => ({
  endpoint: one.endpoint,
  p256dh: keyOf(one, 'p256dh'),
  auth: keyOf(one, 'auth'),
});

/** The browser's subscription for this server key; a new one, if it has none or one for another key. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  const push = await manager();
  if (!push) return null;
  const found = await push.getSubscription();
  const own = found?.options.applicationServerKey;
  if (found && own && base64url(new Uint8Array(own)) === key) return found;
  await found?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

/** To be called on a press: the browser asks for permission. Null, if it is denied. */
export async function turnOn(key: string): Promise<MyNotices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const made = await subscribe(key);
  if (!made) return null;
  const told = await me.ask<MyNotices>('notices/push', addressOf(made));
  remember('called', true);
  remember('called-at', made.endpoint + key);
  return told;
}

/** Ends this browser's subscription, whatever the server still knows. */
export async function silence(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe().catch(() => false);
}

export async function turnOff(id: string): Promise<MyNotices> {
  remember('called', false);
  await silence();
  return me.ask<MyNotices>('notices/drop', { id });
}

let renewed = false;

/**
 * Renews the subscription once per page load: a browser may change its endpoint, and a server its key. And
 * whenever this device has become somebody else's: who is called there was another person (`called-at` is empty).
 */
export async function renew(): Promise<void> {
  if (renewed && recall('called-at', '')) return;
  if (can() !== 'yes' || Notification.permission !== 'granted') return;
  renewed = true;
  const { key } = await me.ask<MyNotices>('notices');
  const made = await subscribe(key);
  if (!made || recall('called-at', '') === made.endpoint + key) return;
  await me.ask<MyNotices>('notices/push', addressOf(made));
  remember('called-at', made.endpoint + key);
}
