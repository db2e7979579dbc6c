import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from '@kit/device/store';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));

const ENDPOINT = 'https://push.example/one';
let key = 'BEEF';

/** The one subscription that the browser has. */
const subscription = {
  endpoint: ENDPOINT,
  options: {
    get applicationServerKey() {
      return Buffer.from(key, 'base64url');
    },
  },
  getKey: () => new Uint8Array([1, 2, 3]).buffer,
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};

/** What this browser keeps. */
let kept = new Map<string, string>();

/** What was asked, each with the key of the device. */
let asked: [path: string, own: string][] = [];
let refused = '';

beforeEach(() => {
  vi.resetModules();
  asked = [];
  refused = '';
  kept = new Map();
  key = 'BEEF';
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  const pushManager = { getSubscription: () => Promise.resolve(subscription) };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    userAgent: '',
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const own =
      (init.headers as Record<string, string>).authorization?.slice('Bearer '.length) ?? '';
    asked.push([path.slice('/api/'.length), own]);
    if (own === refused && path === '/api/me/tables')
      return Promise.resolve(Response.json({ kind: 'fault', code: 'no-person' }, { status: 403 }));
    return Promise.resolve(Response.json({ name: 'Ada', devices: [], tables: [], key }));
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The keys by which the address was told to the server. */
const told = () => asked.filter(([path]) => path === 'me/notices/push').map(([, own]) => own);

/** The page is loaded on a device that is called, with that key. */
async function loaded(own: string) {
  remember('key', own);
  remember('called', true);
  remember('called-at', ENDPOINT + key);
  return (await import('@kit/me/me.svelte')).me;
}

test('an address that the server has is not told again', async () => {
  const me = await loaded('mine');
  await me.sync();
  await me.sync();
  expect(told()).toEqual([]);
  expect(asked.filter(([path]) => path === 'me/notices')).toHaveLength(1);
});

test('a new key of the server is told, once', async () => {
  const me = await loaded('mine');
  key = 'CAFE';
  await me.sync();
  await me.sync();
  expect(told()).toEqual(['mine']);
  expect(recall('called-at', '')).toBe(`${ENDPOINT}CAFE`);
});

test('a device that becomes another person’s is called for them', async () => {
  const me = await loaded('mine');
  await me.sync();
  me.asking = 'theirs';
  await me.become();
  await me.sync();
  expect(told()).toEqual(['theirs']);
});

test('so is one whose person the server does not know any more', async () => {
  const me = await loaded('mine');
  refused = 'mine';
  await me.sync();
  expect(told()).toHaveLength(1);
  expect(told()).not.toContain('mine');
});
