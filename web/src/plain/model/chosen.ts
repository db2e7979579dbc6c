/** The state of a form that is filled in step by step. Items are their places in the list. */

/** Puts an item in or takes it out; a full choice stays as it is, but one of one is exchanged. */
export function toggled(chosen: readonly number[], place: number, most: number): number[] {
  if (chosen.includes(place)) return chosen.filter((one) => one !== place);
  if (chosen.length < most) return [...chosen, place].sort((a, b) => a - b);
  return most === 1 ? [place] : [...chosen];
}

/** An item one place up (-1) or down (1); at the end of the list it stays. */
export function moved(order: readonly number[], at: number, way: 1 | -1): number[] {
  const to = at + way;
  if (to < 0 || to >= order.length) return [...order];
  const next = [...order];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

/** A whole number within bounds; what is no number becomes the lower one. */
export function within(value: number, lo: number, hi: number): number {
  return Number.isFinite(value) ? Math.min(hi, Math.max(lo, Math.round(value))) : lo;
}
