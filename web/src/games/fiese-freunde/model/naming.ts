/** Who takes part: parts that are alike are filled together, in any order. */

import type { CardView, FieseView } from '@wire/fiese-freunde';
import { rolesOf, type Role } from './grammar';
import { ANONYMOUS, LOVES } from './people';

/** Parts of the same kind, e.g. "two friends". */
export interface Group {
  role: Role | null;
  slots: number[];
}

export function groupsOf(options: number[][], card: CardView | null): Group[] {
  const size = options[0]?.length ?? 0;
  const roles = card ? rolesOf(card) : [];
  const groups: Group[] = [];
  for (let slot = 0; slot < size; slot += 1) {
    const role = roles.length === size ? roles[slot]! : null;
    const last = groups.at(-1);
    const alike =
      last?.role &&
      role &&
      last.role.need === role.need &&
      last.role.brings.join() === role.brings.join();
    if (alike) last.slots.push(slot);
    else groups.push({ role, slots: [slot] });
  }
  return groups;
}

/** The options that agree with what is chosen so far. */
export function open(options: number[][], groups: Group[], chosen: number[][]): number[][] {
  return options.filter((option) =>
    groups.every((group, n) => {
      const there = group.slots.map((slot) => option[slot]!);
      return (chosen[n] ?? []).every((person) => there.includes(person));
    }),
  );
}

/** Who could be chosen for a group, given the rest (those chosen in it included). */
export function candidates(
  options: number[][],
  groups: Group[],
  chosen: number[][],
  at: number,
): number[] {
  const rest = chosen.map((persons, n) => (n === at ? [] : persons));
  const fitting = open(options, groups, rest);
  return [
    ...new Set(fitting.flatMap((option) => groups[at]!.slots.map((slot) => option[slot]!))),
  ].sort((a, b) => a - b);
}

/** Those who are in it whatever else is chosen: a caller who comes first, an only candidate. */
export function certain(options: number[][], group: Group): number[] {
  const [first, ...rest] = options.map((option) => group.slots.map((slot) => option[slot]!));
  return (first ?? []).filter((person) => rest.every((there) => there.includes(person)));
}

/** What is chosen after a press on that person in that group; null if it leads nowhere. */
export function pressed(
  options: number[][],
  groups: Group[],
  chosen: number[][],
  at: number,
  person: number,
): number[][] | null {
  const group = groups[at]!;
  const fixed = certain(options, group);
  const mine = chosen[at]!;
  if (fixed.includes(person)) return null;
  const others = chosen.map((persons) => persons.filter((one) => one !== person || one < 0));
  const put = (persons: number[]) => others.map((there, n) => (n === at ? persons : there));
  if (mine.includes(person)) return put(mine.filter((one) => one !== person));
  const room = mine.length < group.slots.length;
  if (room)
    return open(options, groups, put([...mine, person])).length ? put([...mine, person]) : null;
  const free = mine.filter((one) => !fixed.includes(one));
  const tries = [
    [...fixed, ...free.slice(1), person],
    [...fixed, person],
  ];
  const found = tries.find(
    (persons) => persons.length <= group.slots.length && open(options, groups, put(persons)).length,
  );
  return found ? put(found) : null;
}

export interface Reason {
  key: string;
  rule: string;
}

/** Why somebody can't play that part (as the table judges it, from what lies open). */
export function whyNot(
  view: FieseView,
  seat: number,
  card: CardView,
  role: Role,
  person: number,
): Reason | null {
  const board = view.boards[seat]!;
  const tie = board.circle.find((one) => one.person === person);
  const partner = board.circle.find((one) => LOVES.includes(one.place))?.person;
  const no = (key: string, rule: string): Reason => ({ key, rule });
  if (role.need === 'friend' && !tie) return no('no-friend', 'FF-3.4');
  if (role.need === 'ex' && tie?.place !== 'ex' && tie?.place !== 'separated')
    return no('no-ex', 'FF-4.6');
  if ((role.need === 'sex' || role.need === 'bedmate') && !tie?.nights)
    return no('no-bedmate', 'FF-5.3');
  if (card.needs.some((need) => need.startsWith('partner')) && partner === person)
    return no('no-twice', 'FF-3.5');
  const otherSex = view.persons[seat]?.sex !== view.persons[person]?.sex;
  const begins = role.brings.includes('partner') || role.brings.includes('marry');
  if (role.brings.includes('partner')) {
    if (card.star.includes('other-sex') && !otherSex) return no('no-other-sex', 'FF-11.1');
    if (card.star.includes('new-friend') && tie) return no('no-new-friend', 'FF-11.4');
    if (card.star.includes('new-partner') && partner === person)
      return no('no-new-partner', 'FF-11.7');
  }
  if (role.brings.includes('child') && !otherSex && !card.star.includes('same-sex-too'))
    return no('no-child', 'FF-5.4');
  const intimate = card.gives.some((give) => /^(sex|partner|marry)/.test(give));
  if (intimate && view.boards[person]?.celibate) return no('no-celibate-person', 'FF-11.10');
  if (person < view.seats && person !== ANONYMOUS && !tie && !board.phones.includes(person))
    return no('ff-no-phone', 'FF-10.5');
  if (begins && person >= view.seats && secureElsewhere(view, seat, person))
    return no('no-secure', 'FF-4.10');
  return null;
}

function secureElsewhere(view: FieseView, seat: number, person: number): boolean {
  return view.boards.some(
    (board) =>
      board.seat !== seat &&
      board.circle.some(
        (tie) => tie.person === person && (tie.place === 'engaged' || tie.place === 'happy'),
      ),
  );
}
