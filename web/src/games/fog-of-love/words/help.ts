/** The keys of this game, for the list that ? opens. */

import { t } from '@kit/words/i18n.svelte';
import type { KeyHelp } from '@kit/page/keys';

export function keyHelp(): KeyHelp[] {
  return [
    { keys: ['A', 'B', 'C', 'D'], text: t('fl-key-letter') },
    { keys: ['1', '…', '9'], text: t('fl-key-number') },
    { keys: [t('key-enter')], text: t('fl-key-enter') },
    { keys: ['P', 'G'], text: t('fl-key-tabs') },
    { keys: ['L'], text: t('fl-key-lessons') },
  ];
}
