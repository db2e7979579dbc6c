/** Where everybody sits: I below, the others clockwise, as one sees a table. */

import type { AnomiaView } from '@wire/anomia';

type Spot = readonly [number, number];

/** By the number of play piles, mine first: percent from the left and from the top. */
const ROUND: Record<number, readonly Spot[]> = {
  3: [
    [50, 81],
    [18, 36],
    [82, 36],
  ],
  4: [
    [50, 81],
    [13, 50],
    [50, 20],
    [87, 50],
  ],
  5: [
    [50, 81],
    [12, 64],
    [27, 21],
    [73, 21],
    [88, 64],
  ],
  6: [
    [50, 81],
    [12, 72],
    [12, 26],
    [50, 20],
    [88, 26],
    [88, 72],
  ],
};
/** Two players have two piles each, side by side: here is their middle. */
const FOUR_HANDS: readonly Spot[] = [
  [50, 79],
  [50, 21],
];

/** Whose places there are, mine first; each with the piles that are theirs. */
export function ordered(view: AnomiaView, mine: number | null): number[][] {
  const seats = view.won.length;
  const order = view.won.map((_, at) => ((mine ?? 0) + at) % seats);
  return order.map((seat) =>
    view.places.map((_, place) => place).filter((place) => view.places[place]!.seat === seat),
  );
}

export function spots(view: AnomiaView): readonly Spot[] {
  return view.won.length === 2 ? FOUR_HANDS : (ROUND[view.places.length] ?? ROUND[6]!);
}
