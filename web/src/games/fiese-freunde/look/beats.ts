/** How many beats each event is shown before the next. */

export const GREAT = { goal: 3.2, love: 2, child: 2, parting: 2 };
/** Other events; those not listed are shown only briefly. Who was named is seen while the telephones may
    ring, and again on the card that is lived. */
export const BEATS: Record<string, number> = {
  slice: 1.4,
  sold: 1.2,
  live: 1.6,
  pass: 1,
  named: 0,
};
export const IN_PASSING = 0.6;
