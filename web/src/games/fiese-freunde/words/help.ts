/** The keys of this game, for the list that ? opens. */

import { t } from '@kit/words/i18n.svelte';
import type { KeyHelp } from '@kit/page/keys';

export function keyHelp(): KeyHelp[] {
  return [
    { keys: ['1', '…', '9'], text: t('ff-key-card') },
    { keys: [t('key-tab'), t('key-enter')], text: t('ff-key-tab') },
    { keys: ['B'], text: t('ff-key-bid') },
    { keys: ['D'], text: t('ff-key-drop') },
    { keys: ['C', 'S'], text: t('ff-key-call') },
    { keys: ['P'], text: t('ff-key-pass') },
    { keys: ['L'], text: t('ff-key-life') },
    { keys: [t('key-esc')], text: t('ff-key-esc') },
  ];
}
