import { beforeEach, expect, test, vi } from 'vitest';
import { press, show, type Around, type Told } from './notices';

const TOLD: Told = {
  title: 'Your turn: Fog of Love',
  body: 'At your table with Ben.',
  tag: 'abc',
  url: '/t/abc',
  lang: 'en',
  id: 'first',
  later: 'code',
  laterText: 'I’ll play later',
};
const showNotification = vi.fn(async (title: string, { data, tag }: NotificationOptions = {}) => {
  shown = [...shown.filter((one) => one.tag !== tag), { title, data: data as unknown, tag }];
});
const openWindow = vi.fn(async () => null);
const focus = vi.fn(async () => undefined);
const ask = vi.fn(async () => new Response('{"waiting":1}'));
const setAppBadge = vi.fn(async () => undefined);
let open: string[];
let shown: { title: string; data: unknown; tag?: string }[];
let kept: Map<string, Response>;
let around: Around;

beforeEach(() => {
  vi.clearAllMocks();
  open = [];
  shown = [];
  kept = new Map();
  around = {
    registration: {
      showNotification,
      getNotifications: async ({ tag } = {}) =>
        shown.filter((one) => one.tag === tag) as unknown as Notification[],
    },
    caches: {
      open: async () => ({
        match: async (name: string) => kept.get(name)?.clone(),
        put: async (name: string, file: Response) => void kept.set(name, file),
      }),
    } as unknown as Around['caches'],
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus })),
      openWindow,
    } as unknown as Around['clients'],
    fetch: ask as unknown as typeof fetch,
    badges: { setAppBadge },
  };
});

test('shows one notice of a table, with an answer', async () => {
  await show(around, TOLD);
  expect(showNotification).toHaveBeenCalledWith(TOLD.title, {
    body: TOLD.body,
    tag: 'abc',
    lang: 'en',
    icon: '/icon-192.png',
    data: { url: '/t/abc', later: 'code', id: 'first' },
    renotify: true,
    silent: false,
    actions: [{ action: 'later', title: 'I’ll play later' }],
  });
});

const last = () => showNotification.mock.lastCall?.[1];

test('another notice of the table takes the place of the one on the screen, and is heard', async () => {
  await show(around, TOLD);
  await show(around, { ...TOLD, id: 'reminder', title: 'Your time is up: Fog of Love' });
  expect(last()).toMatchObject({ tag: 'abc', renotify: true, silent: false });
  expect(shown.map(({ title }) => title)).toEqual(['Your time is up: Fog of Love']);
});

test('the same notice once more is neither heard nor shown again', async () => {
  await show(around, TOLD);
  await show(around, TOLD);
  expect(last()).toMatchObject({ tag: 'abc', renotify: false, silent: true });
  shown = []; // put away
  await show(around, TOLD);
  expect(showNotification).toHaveBeenCalledTimes(2);
  for (let n = 0; n < 60; n++) await show(around, { ...TOLD, tag: `${n}`, id: `${n}` });
  expect(await kept.get('/shown')?.clone().json()).toHaveLength(50);
});

test('a device without room to remember shows what it is told', async () => {
  const full = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await show({ ...around, caches: { open: full } }, TOLD);
  expect(shown).toHaveLength(1);
});

test('the end of a game needs no answer', async () => {
  await show(around, { ...TOLD, later: undefined });
  expect(showNotification).toHaveBeenCalledWith(
    TOLD.title,
    expect.not.objectContaining({ actions: expect.anything() as unknown }),
  );
});

test('a press opens the table, or goes to where it is open', async () => {
  open = ['https://tablee.example/', 'https://tablee.example/t/other'];
  await press(around, '', TOLD);
  expect(openWindow).toHaveBeenCalledWith('/t/abc');
  open.push('https://tablee.example/t/abc#code');
  await press(around, '', TOLD);
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
});

test('“later” is told, and nothing opens', async () => {
  await press(around, 'later', TOLD);
  expect(ask).toHaveBeenCalledWith(
    '/api/notices/later',
    expect.objectContaining({ method: 'POST', body: '{"code":"code"}' }),
  );
  expect(openWindow).not.toHaveBeenCalled();
});

test('the number on the icon is what the server counts, also after “later”', async () => {
  await show(around, { ...TOLD, waiting: 2 });
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  await press(around, 'later', TOLD);
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  ask.mockResolvedValueOnce(new Response('{}', { status: 410 })); // answered on another device
  await press(around, 'later', TOLD);
  await show(around, TOLD); // of a server that does not count
  await show({ ...around, badges: {} }, { ...TOLD, waiting: 3 });
  expect(setAppBadge).toHaveBeenCalledTimes(2);
});

test('“later” opens the table if it cannot be told: without a network, or by a busy server', async () => {
  ask.mockRejectedValueOnce(new TypeError('no network'));
  await press(around, 'later', TOLD);
  expect(openWindow).toHaveBeenLastCalledWith('/t/abc');
  for (const [n, status] of [429, 503].entries()) {
    ask.mockResolvedValueOnce(new Response('{}', { status }));
    await press(around, 'later', TOLD);
    expect(openWindow).toHaveBeenCalledTimes(n + 2);
  }
  ask.mockResolvedValueOnce(new Response('{}', { status: 404 })); // they have looked since
  await press(around, 'later', TOLD);
  expect(openWindow).toHaveBeenCalledTimes(3);
});
