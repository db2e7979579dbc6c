import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InOrder } from './inorder';

/** A message: its name, what it needs to come first, how many ms it waits. */
type Message = [name: string, first?: Promise<void>, ms?: number];

let taken: string[];
let order: InOrder<Message>;

beforeEach(() => {
  vi.useFakeTimers();
  taken = [];
  order = new InOrder<Message>(
    ([name]) => void taken.push(name),
    ([, first, ms = 0]) => ({ first, then: () => ms }),
  );
});
afterEach(() => void vi.useRealTimers());

test('what need not wait is taken at once', () => {
  order.hear(['a']);
  expect(taken).toEqual(['a']);
});

test('what waits for its texts is taken as soon as they are here, those behind it after it', async () => {
  let come = (): void => undefined;
  order.hear(['a', new Promise<void>((resolve) => (come = resolve))]);
  order.hear(['b']);
  expect(taken).toEqual([]);
  come();
  await Promise.resolve();
  expect(taken).toEqual(['a', 'b']); // no timer has run
});

test('what waits for its moment holds up the rest until then', () => {
  order.hear(['a', undefined, 200]);
  order.hear(['b']);
  vi.advanceTimersByTime(199);
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(taken).toEqual(['a', 'b']);
});

test('closed, nothing is taken any more', async () => {
  order.hear(['a', Promise.resolve()]);
  order.close();
  await vi.runAllTimersAsync();
  expect(taken).toEqual([]);
});
