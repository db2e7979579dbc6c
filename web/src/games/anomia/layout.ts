/** Where everybody sits: I below, the others clockwise, as one sees a table. */

import type { AnomiaView } from '../../wire';

type Spot = readonly [number, number];

/** By the number of play piles, mine first: percent from the left and from the top. */
const ROUND: Record<number, readonly Spot[]> = {
  3: [[50, 81], [18, 36], [82, 36]],
  4: [[50, 81], [13, 50], [50, 20], [87, 50]],
  5: [[50, 81], [12, 64], [27, 21], [73, 21], [88, 64]],
  6: [[50, 81], [12, 72], [12, 26], [50, 20], [88, 26], [88, 72]],
};
/** Two players have two piles each. */
const FOUR_HANDS: readonly Spot[] = [[32, 80], [32, 21], [68, 80], [68, 21]];

/** The places, mine first. */
export function ordered(view: AnomiaView, mine: number | null): number[] {
  const n = view.places.length;
  return view.places.map((_, at) => ((mine ?? 0) + at) % n);
}

export function spots(view: AnomiaView): readonly Spot[] {
  const two = view.won.length === 2;
  return two ? FOUR_HANDS : (ROUND[view.places.length] ?? ROUND[6]!);
}
