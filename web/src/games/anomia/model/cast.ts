/** Those at the table, by name and colour. */

import { Cast as Named } from '@kit/words/cast';
import { t } from '@kit/words/i18n.svelte';

export class Cast extends Named {
  override name(seat: number): string {
    const person = this.people[seat];
    if (person?.kind === 'open') return t('seat-open');
    // Whoever gave no name is "you" to themselves alone, not on a big screen.
    const you = seat !== this.mine && person?.name === t('seat-you');
    return you ? t('seat-number', { n: seat + 1 }) : super.name(seat);
  }

  colour(seat: number): string {
    return `var(--seat-${seat % 6})`;
  }

  get open(): number {
    return this.people.filter((person) => person.kind === 'open').length;
  }
}
