/** The keys of this game, for the list that ? opens. */

import { t } from '@kit/words/i18n.svelte';
import type { KeyHelp } from '@kit/page/keys';

export function keyHelp(spoken: boolean): KeyHelp[] {
  const race: KeyHelp[] = spoken
    ? [{ keys: [t('an-key-space')], text: t('an-key-pad') }]
    : [
        { keys: ['A', '…', 'Z'], text: t('an-key-type') },
        { keys: [t('key-enter')], text: t('an-key-hand-in') },
        { keys: [t('key-esc')], text: t('an-key-drop') },
      ];
  return [
    { keys: [t('an-key-left'), t('an-key-right')], text: t('an-key-draw') },
    ...race,
    { keys: ['F', 'C'], text: t('an-key-fine') },
    { keys: [t('an-key-yes'), 'N'], text: t('an-key-vote') },
  ];
}
