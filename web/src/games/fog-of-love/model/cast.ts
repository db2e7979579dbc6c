/** The two of them: names, colours, sides; who is me. */

import { t } from '@kit/words/i18n.svelte';
import { Own } from '@kit/words/names';
import type { Person } from '@wire';
import type { Character, FogView } from './types';

export const BOTH = [0, 1] as const;

export class Cast {
  constructor(
    readonly people: readonly Person[],
    readonly persons: readonly Character[],
    readonly mine: number | null = null,
  ) {}

  static of(
    people: readonly Person[],
    view: Pick<FogView, 'persons'> | undefined,
    mine: number | null = null,
  ): Cast {
    return new Cast(people, view?.persons ?? [], mine);
  }

  /** The invented name; before there is one, that of the player. */
  name(seat: number): string {
    return this.persons[seat]?.name || this.people[seat]?.name || t('seat-number', { n: seat + 1 });
  }

  own(seat: number): Own {
    return new Own(this.name(seat));
  }

  colour(seat: number): string {
    return this.persons[seat]?.colour || `none${seat}`;
  }

  /** My side is the left one. */
  get sides(): [number, number] {
    return this.mine === 1 ? [1, 0] : [0, 1];
  }

  get other(): number | null {
    return this.mine === null ? null : 1 - this.mine;
  }

  is(seat: number): boolean {
    return seat === this.mine;
  }
}

/** Satisfaction has no upper end; from here on the sky is clear. */
const CLEAR = 36;
export const clearness = (hearts: number): number => Math.min(1, hearts / CLEAR);
