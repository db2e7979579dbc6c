/** How long something is looked at before the next thing is shown, in beats. */

export const GREAT = { goal: 3.2, love: 2, child: 2, parting: 2 };
/** Other events; what is not here is looked at in passing. Who was named is seen while the telephones may
    ring, and again on the card that is lived. */
export const BEATS: Record<string, number> = {
  slice: 1.4,
  sold: 1.2,
  live: 1.6,
  pass: 1,
  named: 0,
};
export const IN_PASSING = 0.6;
