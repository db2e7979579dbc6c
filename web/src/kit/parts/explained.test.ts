import { expect, test } from 'vitest';
import { placeFor } from './explained';

const PHONE = { width: 360, height: 640 };

test('a bubble stands beside what it explains, and within the screen', () => {
  for (const left of [0, 150, 330])
    for (const top of [0, 300, 610]) {
      const box = { left, top, width: 30, height: 30 };
      const at = placeFor(box, PHONE);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.left + at.width).toBeLessThanOrEqual(352);
      if (at.below) expect(at.top).toBeGreaterThan(top + 30);
      else expect(at.top).toBeLessThan(top);
    }
});

test('it opens to where there is more room', () => {
  expect(placeFor({ left: 0, top: 10, width: 30, height: 30 }, PHONE).below).toBe(true);
  expect(placeFor({ left: 0, top: 600, width: 30, height: 30 }, PHONE).below).toBe(false);
});
