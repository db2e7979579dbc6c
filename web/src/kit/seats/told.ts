/** A change of who sits where, in words. */

import { playing } from '@kit/words/cast';
import { t } from '@kit/words/i18n.svelte';
import { Own, said } from '@kit/words/names';
import type { SeatChange } from '@wire';

/** `called`: whom somebody plays. */
export function told(
  { how, seat, name = '', was = '' }: SeatChange,
  called?: (seat: number) => string,
): string {
  const role = called?.(seat) ?? '';
  const who = (own: string) => new Own(playing(own || t('seat-number', { n: seat + 1 }), role));
  // Whoever took a seat plays the same character as the person before: it is named once.
  const were = how === 'took' || how === 'renamed';
  return said(`change-${how}`, {
    name: were ? new Own(name || t('seat-number', { n: seat + 1 })) : who(name),
    was: who(was),
  });
}
