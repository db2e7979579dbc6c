/** Who takes part: parts that are alike are filled together, in any order. */

import type { PartView } from '@wire/fiese-freunde';

/** Where the persons of a part stand in an answer. */
export type Part = Pick<PartView, 'slots'>;

/** The options that agree with what is chosen so far. */
export function open(options: number[][], parts: Part[], chosen: number[][]): number[][] {
  return options.filter((option) =>
    parts.every((part, n) => {
      const there = part.slots.map((slot) => option[slot]!);
      return (chosen[n] ?? []).every((person) => there.includes(person));
    }),
  );
}

/** Who could be chosen for a part, given the rest (those chosen in it included). */
export function candidates(
  options: number[][],
  parts: Part[],
  chosen: number[][],
  at: number,
): number[] {
  const rest = chosen.map((persons, n) => (n === at ? [] : persons));
  const fitting = open(options, parts, rest);
  return [
    ...new Set(fitting.flatMap((option) => parts[at]!.slots.map((slot) => option[slot]!))),
  ].sort((a, b) => a - b);
}

/** Those who are in it whatever else is chosen: a caller who comes first, an only candidate. */
export function certain(options: number[][], part: Part): number[] {
  const [first, ...rest] = options.map((option) => part.slots.map((slot) => option[slot]!));
  return (first ?? []).filter((person) => rest.every((there) => there.includes(person)));
}

/** The choice after a press on that person in that part; null if no option agrees with it. */
export function pressed(
  options: number[][],
  parts: Part[],
  chosen: number[][],
  at: number,
  person: number,
): number[][] | null {
  const part = parts[at]!;
  const fixed = certain(options, part);
  const mine = chosen[at]!;
  if (fixed.includes(person)) return null;
  const others = chosen.map((persons) => persons.filter((one) => one !== person || one < 0));
  const put = (persons: number[]) => others.map((there, n) => (n === at ? persons : there));
  if (mine.includes(person)) return put(mine.filter((one) => one !== person));
  const room = mine.length < part.slots.length;
  if (room)
    return open(options, parts, put([...mine, person])).length ? put([...mine, person]) : null;
  const free = mine.filter((one) => !fixed.includes(one));
  const tries = [
    [...fixed, ...free.slice(1), person],
    [...fixed, person],
  ];
  const found = tries.find(
    (persons) => persons.length <= part.slots.length && open(options, parts, put(persons)).length,
  );
  return found ? put(found) : null;
}
