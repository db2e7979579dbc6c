/** Games that can be played again: by a seed of one's own, or by the one of the day. */

import type { NewTable } from '@wire';
import { house } from '@kit/device/house.svelte';
import { lang, t } from '@kit/words/i18n.svelte';
import { route } from '@kit/page/router.svelte';

const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** One that can be read aloud: two groups of signs that are not mistaken for others. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The day of a seed that is a game of the day; "", if it is none. */
export const dayOf = (seed: string): string => / daily (\d{4}-\d\d-\d\d)$/.exec(seed)?.[1] ?? '';

/** What people call it: a first play; the game of the day (as its game calls it) by its day; any other by its
 * letters. */
export function seedName(seed: string | undefined, daily: string): string {
  if (seed && house.games.some(({ first }) => first?.seed === seed)) return t('play-first');
  const day = dayOf(seed ?? '');
  if (!day) return seed ?? '';
  const date = new Intl.DateTimeFormat(lang.now, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return `${daily}, ${date}`;
}

/** Which of them it shall be, as the address says it (`?daily`, `?seed=…`) until something is chosen. */
export class SeedWish {
  which = $state<'daily' | 'seed'>(route.query.has('daily') ? 'daily' : 'seed');
  seed = $state(route.query.get('seed') ?? randomSeed());

  get table(): Partial<NewTable> {
    if (this.which === 'daily') return { daily: true, seed: '' };
    return { seed: this.seed.trim() || randomSeed() };
  }
}
