import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hidden } from '@wire';
import { Seen } from './seen';

const page = { visibilityState: 'visible' };
let told: Hidden[] = [];
let seen: Seen;

function turn(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  seen.look();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  told = [];
  seen = new Seen((message) => told.push(message));
});
afterEach(() => {
  seen.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is hidden for two minutes says so, and that it is back', () => {
  turn('hidden');
  vi.advanceTimersByTime(119_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([{ t: 'hidden', yes: true, unseen: 120_000 }]);
  expect(seen.hidden).toBe(true);
  turn('visible');
  expect(told.at(-1)).toEqual({ t: 'hidden', yes: false, unseen: 0 });
  expect(seen.hidden).toBe(false);
});

test('a page that is back sooner says nothing', () => {
  turn('hidden');
  vi.advanceTimersByTime(100_000);
  turn('visible');
  vi.advanceTimersByTime(100_000);
  expect(told).toEqual([]);
});

test('one that was opened in the background has not been seen either', () => {
  page.visibilityState = 'hidden';
  seen = new Seen((message) => told.push(message));
  vi.advanceTimersByTime(120_000);
  expect(told).toHaveLength(1);
});
