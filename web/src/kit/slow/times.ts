/** Moments of a table over days, as people say them. */

const DAY = 86_400_000;

/** "Thursday at 18:00"; further away, with the date. */
export function whenOf(at: number, lang: string, now = Date.now()): string {
  const near = Math.abs(at - now) < 6 * DAY;
  const day: Intl.DateTimeFormatOptions = near
    ? { weekday: 'long' }
    : { weekday: 'long', day: 'numeric', month: 'long' };
  const form = { ...day, hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(lang, form).format(at);
}
