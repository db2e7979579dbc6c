import { expect, it } from 'vitest';
import { moved, toggled, within } from './chosen';

it('puts items in and takes them out, as many as may be', () => {
  expect(toggled([], 2, 2)).toEqual([2]);
  expect(toggled([2], 0, 2)).toEqual([0, 2]);
  expect(toggled([0, 2], 1, 2)).toEqual([0, 2]);
  expect(toggled([0, 2], 2, 2)).toEqual([0]);
  expect(toggled([0], 1, 1)).toEqual([1]);
});

it('moves an item up and down, never over the end', () => {
  expect(moved([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
  expect(moved([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
  expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
  expect(moved([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
});

it('keeps a number within its bounds', () => {
  expect(within(5, 0, 3)).toBe(3);
  expect(within(-2, 0, 3)).toBe(0);
  expect(within(1.6, 0, 3)).toBe(2);
  expect(within(NaN, 1, 3)).toBe(1);
});
