/**
 * Arguments of a message, by the kinds that the game declares for them (`KINDS` of its wire types):
 * seats become names, and a game words the kinds of its own. All other kinds are worded by `t`.
 */

import type { Kind } from '@wire';
import type { Cast } from './cast';
import { t, type Args, type Kinds } from './i18n.svelte';
import { list, Own } from './names';

/** Puts a value into words; a list (`kind.many`) comes whole. */
export type Worder = (value: unknown, kind: Kind) => unknown;

/** `own`: by kind, the game's own functions for it. */
export function worded(
  args: Args,
  kinds: Kinds,
  cast: Pick<Cast, 'own' | 'names'>,
  own: Readonly<Record<string, Worder>> = {},
): Args {
  const byKind = ([name, value]: [string, unknown]): [string, unknown] => {
    const kind = kinds[name];
    const mine = kind && own[kind.what];
    if (mine) return [name, mine(value, kind)];
    return [name, kind?.what === 'seat' ? named(value, cast) : value];
  };
  return Object.fromEntries(Object.entries(args).map(byKind));
}

function named(value: unknown, cast: Pick<Cast, 'own' | 'names'>): unknown {
  if (Array.isArray(value)) return cast.names(value as number[]);
  return typeof value === 'number' ? cast.own(value) : value;
}

/** For sentences: ids as "sun, moon and star", where `t` says "sun, moon, star". */
export const joined: Worder = (value, { of }) =>
  Array.isArray(value) ? new Own(list(value.map((one) => t(`${of}-${one}`)))) : value;
