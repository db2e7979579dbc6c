import { afterEach, expect, test, vi } from 'vitest';
import type { MyTables, Seated } from '@wire';
import { local } from '@kit/device/local.svelte';

vi.mock('@kit/device/settings.svelte', () => ({ settings: { lang: 'en' } }));
const { me } = await import('./me.svelte');

const seated = (id: string, token: string): Seated =>
  ({
    table: { id, game: 'chess', options: {}, people: [] },
    tokens: { 0: token },
  }) as unknown as Seated;

/** Holds every request until `answer` is called. */
function waiting(): { sent: () => string; answer: (tables: MyTables) => void } {
  let sent = '';
  let answer: (tables: MyTables) => void = () => undefined;
  const reply = new Promise<MyTables>((done) => (answer = done));
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/me/tables') return Response.json({ name: '', devices: [] });
    sent = init.body as string;
    return Response.json(await reply);
  });
  return { sent: () => sent, answer };
}

afterEach(() => {
  vi.unstubAllGlobals();
  local.forgetAll();
});

test('a seat whose token is renewed while the server is asked is kept', async () => {
  local.keep(seated('lost', 'lost.0.0.99.sign'));
  local.keep(seated('mine', 'mine.0.0.99.sign'));
  const server = waiting();
  const done = me.sync();
  await vi.waitUntil(server.sent);
  local.keep(seated('mine', 'mine.0.1.99.sign')); // the other devices were logged out
  server.answer({ tables: [], lost: ['mine', 'lost'] });
  await done;
  expect(local.tables.map(({ id, tokens }) => [id, tokens])).toEqual([
    ['mine', { 0: 'mine.0.1.99.sign' }],
  ]);
});

test('the number on the icon is that of my tables that wait, until this device is nobody’s', async () => {
  local.keep(seated('mine', 'mine.0.0.99.sign'));
  const server = waiting();
  const setAppBadge = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { userAgent: '', setAppBadge });
  const [tokens, other] = [{ 0: 'mine.0.0.99.sign' }, { 1: 'other.1.0.99.sign' }];
  const one = { game: 'chess', options: {} };
  server.answer({
    tables: [
      { id: 'mine', tokens, ...one },
      { id: 'other', tokens: other, mine: true, ...one },
      { id: 'asked', tokens: { 0: 'asked.0.0.99.sign' }, undo: 1, ...one },
    ],
  });
  await me.sync();
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  await me.drop('asked');
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  me.leave();
  await vi.waitUntil(() => setAppBadge.mock.calls.length === 3);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

test('a token told too late does not come back', async () => {
  local.keep(seated('mine', 'mine.0.0.99.sign'));
  const server = waiting();
  const done = me.sync();
  await vi.waitUntil(server.sent);
  local.keep(seated('mine', 'mine.0.1.99.sign'));
  const tokens = { 0: 'mine.0.0.99.sign' };
  server.answer({ tables: [{ id: 'mine', game: 'chess', options: {}, tokens }] });
  await done;
  expect(local.known('mine')?.tokens).toEqual({ 0: 'mine.0.1.99.sign' });
});

test('nothing of mine stays on a device that is nobody’s any more', async () => {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', { userAgent: '', serviceWorker });
  const kept = ['games', 'lessons', 'replay-speed', 'settings', 'taught'];
  const mine = ['told', 'notes', 'called', 'called-at', 'turns', 'key', 'mine', 'codes', 'mark-t1'];
  const store: Record<string, string> = { other: 'theirs' };
  for (const name of [...kept, ...mine]) store[`tablee.${name}`] = 'true';
  const methods = {
    getItem: (name: string) => store[name] ?? null,
    setItem: (name: string, text: string) => void (store[name] = text),
    removeItem: (name: string) => Reflect.deleteProperty(store, name),
  };
  vi.stubGlobal('localStorage', Object.setPrototypeOf(store, methods));
  local.name = 'Ada';
  me.leave();
  expect(Object.keys(store).sort()).toEqual(['other', ...kept.map((name) => `tablee.${name}`)]);
  expect(local.name).toBe('');
  await vi.waitUntil(() => unsubscribe.mock.calls.length === 1);
});
