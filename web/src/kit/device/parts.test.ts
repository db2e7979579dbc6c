import { beforeEach, expect, test, vi } from 'vitest';
import { openAnew, parts, watchParts } from './parts.svelte';

const page = new EventTarget();
const reload = vi.fn();
/** What the page remembers, and whether the server answers. */
let kept: Record<string, string>;
let there: boolean;

vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
watchParts();

beforeEach(() => {
  kept = {};
  there = false;
  reload.mockClear();
  parts.later();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => {
    if (!there) throw new TypeError('no line');
    return { ok: true };
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});

/** A part does not come; whoever wished for it lets the error pass. Says whether the browser complains. */
function fails(reason: Error, wished = true): boolean {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: reason }));
  if (!wished) return false;
  return page.dispatchEvent(
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
  );
}
const settled = () => new Promise((done) => setTimeout(done));

test('without a line it is said that a part is missing, until it is put away', async () => {
  expect(fails(new Error('Unable to preload CSS for /assets/a.css'))).toBe(false);
  await settled();
  expect(parts.missing).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  parts.later();
  expect(parts.missing).toBe(false);
});

test('with a server that is there the page is opened anew, but not again and again', async () => {
  there = true;
  fails(new Error('gone'));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(parts.missing).toBe(false);
  fails(new Error('still gone'));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(parts.missing).toBe(true);
  expect(await openAnew()).toBe(false);
});

test('whoever can do without a part is not disturbed', async () => {
  there = true;
  fails(new Error('no sound'), false);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(parts.missing).toBe(false);
});

test('any other error stays what it is', async () => {
  const other = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new Error('a mistake of ours'),
  });
  expect(page.dispatchEvent(other)).toBe(true);
  await settled();
  expect(parts.missing).toBe(false);
});
