/** The two of them: names, colours, sides; who is me. */

import { Cast as Named } from '@kit/words/cast';
import type { Person } from '@wire';
import type { Character, FogView } from './types';

export const BOTH = [0, 1] as const;

export class Cast extends Named {
  constructor(
    people: readonly Person[],
    readonly persons: readonly Character[],
    mine: number | null = null,
  ) {
    super(people, mine);
  }

  static of(
    people: readonly Person[],
    view: Pick<FogView, 'persons'> | undefined,
    mine: number | null = null,
  ): Cast {
    return new Cast(people, view?.persons ?? [], mine);
  }

  /** The invented name; before there is one, that of the player. */
  override name(seat: number): string {
    return this.persons[seat]?.name || super.name(seat);
  }

  override role(seat: number): string {
    return this.persons[seat]?.name ?? '';
  }

  override label(seat: number): string {
    return this.persons[seat]?.name || super.label(seat);
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
