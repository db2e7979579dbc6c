import { beforeEach, expect, test, vi } from 'vitest';
import { parts, watchParts } from './parts.svelte';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
watchParts();
beforeEach(() => parts.later());

/** A chunk fails to load. */
const fails = (payload: Error) =>
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
/** A rejection that nobody catches; returns whether the browser would report it. */
const passes = (reason: Error) =>
  page.dispatchEvent(
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
  );

test('a part that does not come is told of, until that is put away', () => {
  const error = new Error('Unable to preload CSS for /assets/a.css');
  fails(error);
  expect(passes(error)).toBe(false);
  expect(parts.missing).toBe(true);
  parts.later();
  expect(parts.missing).toBe(false);
});

test('whoever can do without a part is not disturbed', () => {
  fails(new Error('no sound'));
  expect(parts.missing).toBe(false);
});

test('any other error stays what it is', () => {
  expect(passes(new Error('a mistake of ours'))).toBe(true);
  expect(parts.missing).toBe(false);
});
