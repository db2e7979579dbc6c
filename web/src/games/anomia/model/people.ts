/** Those at the table, by name and colour. */

import { t } from '@kit/words/i18n.svelte';
import { list, Own } from '@kit/words/names';
import type { Person } from '@wire';

export class People {
  constructor(
    readonly people: readonly Person[],
    readonly mine: number | null = null,
  ) {}

  name(seat: number): string {
    const person = this.people[seat];
    if (person?.kind === 'open') return t('seat-open');
    return person?.name || t('seat-number', { n: seat + 1 });
  }

  own(seat: number): Own {
    return new Own(this.name(seat));
  }

  names(seats: readonly number[]): Own {
    return new Own(list(seats.map((seat) => this.name(seat))));
  }

  colour(seat: number): string {
    return `var(--seat-${seat % 6})`;
  }

  get open(): number {
    return this.people.filter((person) => person.kind === 'open').length;
  }
}
