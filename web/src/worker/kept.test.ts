import { beforeEach, expect, test } from 'vitest';
import { answer, fileFor, keep, PAGE, tidy, type Around, type Build } from './kept';

const ORIGIN = 'https://tablee.example';
const OLD: Build = { id: 'tablee-old', files: [['/assets/a-1.js', '']] };
const NEW: Build = {
  id: 'tablee-new',
  files: [
    [PAGE, 'sha256-x'],
    ['/assets/a-2.js', ''],
  ],
};

/** A stand-in for the browser's CacheStorage: addresses to texts. */
class Caches {
  all = new Map<string, Map<string, string>>();
  open = async (name: string) => {
    const one = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, one);
    return { put: async (at: string, what: Response) => void one.set(at, await what.text()) };
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (at: string, { cacheName = '' } = {}) => {
    const some = [...this.all].filter(([name]) => !cacheName || name === cacheName);
    const found = some.map(([, files]) => files.get(at)).find((text) => text !== undefined);
    return found === undefined ? undefined : new Response(found);
  };
}

let caches: Caches;
/** What the server has, and which builds have a page open. */
let server: Map<string, string>;
let open: string[];
let around: Around;

beforeEach(() => {
  caches = new Caches();
  server = new Map([
    [PAGE, 'new page'],
    ['/assets/a-1.js', 'old code'],
    ['/assets/a-2.js', 'new code'],
  ]);
  open = [];
  around = {
    caches: caches as unknown as Around['caches'],
    fetch: (async (what: string | Request) => {
      const text = server.get(typeof what === 'string' ? what : new URL(what.url).pathname);
      return new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 });
    }) as typeof fetch,
    locks: { query: async () => ({ held: open.map((name) => ({ name })) }) },
  };
});

const asked = async (address: string, build: Build) =>
  (await answer(address, new Request(ORIGIN + address), build.id, around)).text();

test('a build is kept whole', async () => {
  await keep(NEW, around);
  server.clear();
  expect(await asked(PAGE, NEW)).toBe('new page');
  expect(await asked('/assets/a-2.js', NEW)).toBe('new code');
});

test('or not at all', async () => {
  server.delete('/assets/a-2.js');
  await expect(keep(NEW, around)).rejects.toThrow('/assets/a-2.js: 404');
  expect(await caches.keys()).toEqual([]);
});

test('a page of an older build gets its own files, and no page of another build', async () => {
  await keep(OLD, around);
  await keep({ id: 'tablee-other', files: [[PAGE, '']] }, around);
  server.delete('/assets/a-1.js');
  expect(await asked('/assets/a-1.js', NEW)).toBe('old code');
  server.set(PAGE, 'from the server');
  expect(await asked(PAGE, NEW)).toBe('from the server');
});

test('an older build goes when no page of it is open', async () => {
  await keep(OLD, around);
  await keep(NEW, around);
  await caches.open('of somebody else');
  open = [OLD.id];
  await tidy(NEW.id, around);
  expect(await caches.keys()).toEqual([OLD.id, NEW.id, 'of somebody else']);
  open = [];
  await tidy(NEW.id, around);
  expect(await caches.keys()).toEqual([NEW.id, 'of somebody else']);
});

const file = (path: string, more = {}) =>
  fileFor({ method: 'GET', mode: 'cors', url: ORIGIN + path, ...more }, NEW, ORIGIN);

test('pages and files are answered; tables, the server’s answers and other places are not', () => {
  for (const path of ['/', '/t/abc', '/new/some-game?seed=1', '/rules'])
    expect(file(path, { mode: 'navigate' })).toBe(PAGE);
  for (const path of ['/api/tables/abc', '/metrics', '/healthz', '/robots.txt', '/app.js'])
    expect(file(path, { mode: 'navigate' })).toBe('');
  expect(file('/assets/a-1.js')).toBe('/assets/a-1.js');
  for (const path of ['/api/games', '/api/tables/abc/replay/1', '/t/abc', '/worker.js'])
    expect(file(path)).toBe('');
  expect(file('/assets/a-1.js', { method: 'POST' })).toBe('');
  expect(file('', { url: 'https://other.example/assets/a-1.js' })).toBe('');
});
