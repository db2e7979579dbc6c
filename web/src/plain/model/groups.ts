/** Options that belong together ("Burn Walk for ever") stand under one head. */

/** A list of no more than these is short: nobody has to search in it. */
export const FEW = 8;

export interface Group<T> {
  /** What they stand under; empty: nothing. */
  head: string;
  options: T[];
}

/** Neighbours of the same group are one list. */
export function grouped<T extends { group: string }>(options: readonly T[]): Group<T>[] {
  const found: Group<T>[] = [];
  for (const option of options) {
    const last = found.at(-1);
    if (last && last.head === option.group) last.options.push(option);
    else found.push({ head: option.group, options: [option] });
  }
  return found;
}
