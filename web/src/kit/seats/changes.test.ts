import { expect, test } from 'vitest';
import type { SeatChange } from '@wire';
import { SeatChanges } from './changes.svelte';

const change = (n: number, at = n): SeatChange => ({ n, how: 'sat', seat: 1, at });
const numbers = (changes: SeatChange[]) => changes.map(({ n }) => n);

test('who comes for the first time hears no news; who was here before, what came since', () => {
  const first = new SeatChanges();
  first.welcome([change(1), change(2)], 0);
  expect(numbers(first.all)).toEqual([1, 2]);
  expect(first.news).toEqual([]);
  const back = new SeatChanges();
  back.welcome([change(1, 10), change(2, 30)], 20);
  expect(numbers(back.news)).toEqual([2]);
});

test('each is said once, also after a break of the line', () => {
  const changes = new SeatChanges();
  changes.welcome([change(1)], 0);
  changes.hear([change(2)]);
  expect(numbers(changes.news)).toEqual([2]);
  const { news } = changes;
  changes.hear([change(2)]);
  expect(changes.news).toBe(news);
  changes.welcome([change(1), change(2), change(3)], 0);
  expect(numbers(changes.news)).toEqual([3]);
  expect(numbers(changes.all)).toEqual([1, 2, 3]);
});

test('what came together is said together, and what was taken not again', () => {
  const changes = new SeatChanges();
  changes.welcome([], 0);
  changes.hear([change(1)]);
  changes.hear([change(2)]);
  expect(numbers(changes.take())).toEqual([1, 2]);
  expect(changes.news).toEqual([]);
  changes.hear([change(2), change(3)]);
  expect(numbers(changes.take())).toEqual([3]);
});
