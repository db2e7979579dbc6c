/** How it went at a level on this device; nothing if it was not played yet. */

import { local, tally } from '@kit/device/local.svelte';
import { t } from '@kit/words/i18n.svelte';

export function recordInWords(game: string, level: unknown): string {
  const { won, games } = tally(local.played, game, String(level));
  return games ? t('new-record', { won, games }) : '';
}
