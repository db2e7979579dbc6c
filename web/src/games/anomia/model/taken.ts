/** A card that was won, on its way from a play pile to a won pile. */

import type { Note } from '@wire';
import type { Stage } from '@wire/anomia';

export interface Taken {
  /** The number of the event. */
  n: number;
  place: number;
  seat: number;
}

/** The last card of the game does not fly: the end is shown in its path. */
export function takenBy({ key, n, args = {} }: Note, stage: Stage): Taken | null {
  if (key !== 'won' || stage === 'over') return null;
  return { n, place: Number(args.place), seat: Number(args.seat) };
}
