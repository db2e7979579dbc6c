/** Who is who, where the server left a number: in refusals, in who is awaited. */

import { t, type Args } from '@kit/words/i18n.svelte';
import { list } from '@kit/words/names';
import type { GameInfo, Person } from '@wire';

export function nameOf(people: readonly Person[], seat: number): string {
  return people[seat]?.name || t('seat-number', { n: seat + 1 });
}

export function namesOf(people: readonly Person[], seats: readonly number[]): string {
  return list(seats.map((seat) => nameOf(people, seat)));
}

/** Arguments of a message, with names for the seats among them. */
export function named(args: Args, game: GameInfo, people: readonly Person[]): Args {
  const words = ([name, value]: [string, unknown]): [string, unknown] => {
    if (game.kinds?.[name]?.what !== 'seat') return [name, value];
    if (Array.isArray(value)) return [name, namesOf(people, value as number[])];
    return [name, typeof value === 'number' ? nameOf(people, value) : value];
  };
  return Object.fromEntries(Object.entries(args).map(words));
}
