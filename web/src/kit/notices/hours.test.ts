import { expect, test } from 'vitest';
import { minutesOf, quietHours, textOf } from './hours';

test('minutes of a day and back', () => {
  for (const [text, minutes] of [
    ['00:00', 0],
    ['08:05', 485],
    ['23:59', 1439],
  ] as const) {
    expect(minutesOf(text)).toBe(minutes);
    expect(textOf(minutes)).toBe(text);
  }
});

test('with the zone of the device', () => {
  const now = new Date();
  expect(quietHours('22:00', '08:00', now)).toEqual({
    start: 1320,
    end: 480,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: -now.getTimezoneOffset() || 0,
  });
});
