import { expect, test } from 'vitest';
import { besideAll } from './stone';

test('the sign of a danger lies in a free corner, and never over anything', () => {
  const what = (...taken: number[]) => ({
    what: Array.from({ length: 9 }, (_, n) => (taken.includes(n) ? 'secret2' : 'empty')),
  });
  expect(besideAll(what())).toEqual({ x: 0, y: 2 });
  expect(besideAll(what(6))).toEqual({ x: 2, y: 2 });
  expect(besideAll(what(6, 8, 0, 2))).toEqual({ x: 1, y: 2 });
});
