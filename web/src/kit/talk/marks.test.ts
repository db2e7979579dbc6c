import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reactions } from './marks.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told = (reactions: Reactions) => reactions.shown.map(({ seat, mark }) => [seat, mark]);

test('the newest of each person, for a moment', () => {
  const reactions = new Reactions();
  reactions.show(0, 'clap');
  vi.advanceTimersByTime(3000);
  reactions.show(1, 'gasp');
  reactions.show(0, 'heart');
  expect(told(reactions)).toEqual([
    [1, 'gasp'],
    [0, 'heart'],
  ]);
  vi.advanceTimersByTime(3000);
  expect(told(reactions)).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(told(reactions)).toEqual([]);
});

test('of a big company no more than three at once', () => {
  const reactions = new Reactions();
  for (const seat of [0, 1, 2, 3]) reactions.show(seat, 'laugh');
  expect(told(reactions).map(([seat]) => seat)).toEqual([1, 2, 3]);
});
