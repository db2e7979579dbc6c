/** Those in a game, by name: the people at the table. A game with others in it extends this. */

import type { Person } from '@wire';
import { t } from './i18n.svelte';
import { list, Own } from './names';

/** Nobody, in a sentence. */
const NOBODY = '–';

/** Somebody by their own name, and by that of whom they play. */
export const playing = (own: string, role: string): string =>
  !role || role === own ? own : t('player-as', { player: new Own(own), role: new Own(role) });

export class Cast {
  constructor(
    readonly people: readonly Person[],
    /** Who looks at it; null: somebody who only watches. */
    readonly mine: number | null = null,
    /** Whom somebody plays, where that is another name than their own. */
    private readonly called?: (person: number) => string,
  ) {}

  name(person: number): string {
    return person < 0 ? NOBODY : this.people[person]?.name || t('seat-number', { n: person + 1 });
  }

  /** Whom somebody plays; "", if they are themselves. */
  role(person: number): string {
    return this.called?.(person) ?? '';
  }

  /** Who sits there, and whom they play: so they are called wherever it is about the table. */
  player(person: number): string {
    const found = this.people[person];
    const own = found?.name || found?.left || t('seat-number', { n: person + 1 });
    return playing(own, this.role(person));
  }

  players(persons: readonly number[]): Own {
    return new Own(list(persons.map((person) => this.player(person))));
  }

  /** On a plate or a list, apart from any sentence: whoever has no name of their own is "You". */
  label(person: number): string {
    return person === this.mine && !this.people[person]?.name ? t('seat-you') : this.name(person);
  }

  /** A person, and the line to them is gone. */
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
