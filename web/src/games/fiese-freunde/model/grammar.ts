/** For words/events.ts, which knows the own card only as it was written; see `symbols.ts`. */

import { says, t } from '@kit/words/i18n.svelte';

/** The table's own card is the one that has no story of ours. */
export function titleOf(id: string, blank = ''): string {
  return blank && !says(`card-${id}.story`) ? blank.split('|')[0]!.trim() : t(`card-${id}`);
}
