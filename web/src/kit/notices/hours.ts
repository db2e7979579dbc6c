/** Quiet hours, as a field of time has them: “22:00” is 1320 minutes after midnight. */

import type { QuietHours } from '@wire';

export const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

export const textOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');

/** By the clock of this device, wherever it is. */
export const quietHours = (from: string, until: string, now = new Date()): QuietHours => ({
  start: minutesOf(from),
  end: minutesOf(until),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  offset: 0 - now.getTimezoneOffset(),
});
