/** The names of the people at the table. A game with other characters in it extends this. */

import type { Person } from '@wire';
import { t } from './i18n.svelte';
import { list, Own } from './names';

/** Stands for nobody in a sentence. */
const NOBODY = '–';

/** Somebody's own name with that of their character. */
export const playing = (own: string, role: string): string =>
  !role || role === own ? own : t('player-as', { player: new Own(own), role: new Own(role) });

export class Cast {
  constructor(
    readonly people: readonly Person[],
    /** The seat of the viewer; null: a spectator. */
    readonly mine: number | null = null,
    /** The name of somebody's character, where it differs from their own. */
    private readonly called?: (person: number) => string,
  ) {}

  name(person: number): string {
    return person < 0 ? NOBODY : this.people[person]?.name || t('seat-number', { n: person + 1 });
  }

  /** The name of somebody's character; "", if they play as themselves. */
  role(person: number): string {
    return this.called?.(person) ?? '';
  }

  /** Own name and character: used wherever it is about the table and not about the game. */
  player(person: number): string {
    const found = this.people[person];
    const own = found?.name || found?.left || t('seat-number', { n: person + 1 });
    return playing(own, this.role(person));
  }

  players(persons: readonly number[]): Own {
    return new Own(list(persons.map((person) => this.player(person))));
  }

  /** For a name plate or a list, outside of any sentence: the viewer without a name is "You". */
  label(person: number): string {
    return person === this.mine && !this.people[person]?.name ? t('seat-you') : this.name(person);
  }

  /** A person whose connection is lost. */
  isAway(person: number): boolean {
    const found = this.people[person];
    return found?.kind === 'human' && !found.here;
  }

  own(person: number): Own {
    return new Own(this.name(person));
  }

  names(persons: readonly number[]): Own {
    const all = persons.map((person) => this.label(person));
    return new Own(all.length ? list(all) : t('nobody'));
  }
}
