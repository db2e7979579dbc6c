/** Those in a game, by name: the people at the table. A game with others in it extends this. */

import type { Person } from '@wire';
import { t } from './i18n.svelte';
import { list, Own } from './names';

/** Nobody, in a sentence. */
const NOBODY = '–';

export class Cast {
  constructor(
    readonly people: readonly Person[],
    /** Who looks at it; null: somebody who only watches. */
    readonly mine: number | null = null,
  ) {}

  name(person: number): string {
    return person < 0 ? NOBODY : this.people[person]?.name || t('seat-number', { n: person + 1 });
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
