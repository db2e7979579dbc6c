import { expect, test } from 'vitest';
import { restFor } from './reading';

test('a longer text stands longer, none less than the least, and none for ever', () => {
  expect(restFor('', 1000)).toBe(1000);
  expect(restFor('short', 1000)).toBeGreaterThan(1000);
  expect(restFor('a much longer sentence', 1000)).toBeGreaterThan(restFor('short', 1000));
  expect(restFor('x'.repeat(9999), 1000)).toBeLessThan(12_000);
});
