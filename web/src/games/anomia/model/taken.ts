/** A card that was won, on its way from a play pile to a won pile. */

import type { Note } from '@wire';
import type { Stage } from '@wire/anomia';

export interface Taken {
  /** The number of the event. */
  n: number;
  place: number;
  seat: number;
}

/** The last one stays where it is: the end is told where it would fly. */
export function takenBy({ key, n, args = {} }: Note, stage: Stage): Taken | null {
  if (key !== 'won' || stage === 'over') return null;
  return { n, place: Number(args.place), seat: Number(args.seat) };
}
