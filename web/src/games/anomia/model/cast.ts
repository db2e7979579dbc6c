/** Those at the table, by name and colour. */

import { Cast as Named } from '@kit/words/cast';
import { t } from '@kit/words/i18n.svelte';

export class Cast extends Named {
  override name(seat: number): string {
    return this.people[seat]?.kind === 'open' ? t('seat-open') : super.name(seat);
  }

  colour(seat: number): string {
    return `var(--seat-${seat % 6})`;
  }

  get open(): number {
    return this.people.filter((person) => person.kind === 'open').length;
  }
}
