/** A first play of a game, begun with one press. */

import type { GameInfo } from '@wire';
import { api } from '@kit/device/api';
import { local } from '@kit/device/local.svelte';
import { lang, t } from '@kit/words/i18n.svelte';
import { go } from '@kit/page/router.svelte';
import { GUEST, HOUSE } from '@kit/setup/house';

/** Whoever never sat at it on this device is led to the first play. */
export const untried = ({ id, first }: GameInfo): boolean =>
  first !== undefined && !local.tables.some((table) => table.game === id);

/** Makes its table, alone or among bots, and goes there. Throws `Trouble`. */
export async function beginFirst({ id, first }: GameInfo): Promise<void> {
  if (!first) return;
  const { seed, bots = [] } = first;
  const options = { ...first.options, ...first.spoken?.[lang.now] };
  const others = bots.map((bot, n) => ({ kind: 'bot' as const, name: HOUSE[n]!, bot }));
  const name = local.name || (first.nameless ? t('seat-you') : GUEST);
  const seats = [{ kind: 'me' as const, name }, ...others];
  const seated = await api.create({ game: id, options, seats, seed, name });
  local.keep(seated);
  go(`/t/${seated.table.id}`);
}
