import { expect, test } from 'vitest';
import { whenOf } from './times';

const NOW = new Date(2026, 10, 17, 12, 0).getTime();

test('a moment near by has its weekday, one far away its date', () => {
  const near = new Date(2026, 10, 19, 18, 0).getTime();
  const far = new Date(2026, 11, 1, 18, 30).getTime();
  expect(whenOf(near, 'en-GB', NOW)).toMatch(/Thursday.*18:00/);
  expect(whenOf(near, 'fr', NOW)).toMatch(/jeudi.*18:00/);
  expect(whenOf(far, 'fr', NOW)).toMatch(/mardi 1.*décembre.*18:30/);
});
