/** The keys of this game, for the list that ? opens. */

import { t } from '@kit/words/i18n.svelte';
import type { KeyHelp } from '@kit/page/keys';

export function keyHelp(): KeyHelp[] {
  return [
    { keys: ['1', '…', '9'], text: t('fd-key-card') },
    { keys: ['M'], text: t('fd-key-match') },
    { keys: [t('key-arrows'), 'W A S D'], text: t('fd-key-step') },
    { keys: ['R', t('key-arrows')], text: t('fd-key-turn') },
    { keys: [t('key-enter')], text: t('fd-key-enter') },
    { keys: [t('key-tab')], text: t('fd-key-tab') },
    { keys: ['+', '-', '0'], text: t('fd-key-zoom') },
    { keys: [t('key-esc')], text: t('fd-key-esc') },
  ];
}
