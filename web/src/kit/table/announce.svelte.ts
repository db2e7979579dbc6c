/** Short notices of what changes at a table beside the game. */

import { untrack } from 'svelte';
import { notice } from '@kit/page/shell.svelte';
import { told as inWords } from '@kit/seats/told';
import { Cast } from '@kit/words/cast';
import { bringOpened } from '@kit/words/fetched';
import { t } from '@kit/words/i18n.svelte';
import { Own } from '@kit/words/names';
import type { SeatChange } from '@wire';
import type { Table } from './table.svelte';

/**
 * To be called while a component is made; it may be made again for the same table (with or without drawings): then
 * messages that were not sent, and changes of seats, are not told again. `read`: changes of seats that are told elsewhere.
 */
export function announce(
  table: Table<unknown>,
  called: ((seat: number) => string) | undefined,
  read: SeatChange[] | null,
): void {
  let { unsent } = untrack(() => table);

  /** A message could not be sent: there was no connection. */
  $effect(() => {
    if (table.unsent > unsent) untrack(() => notice(t('not-sent')));
    unsent = table.unsent;
  });

  /** Somebody else has changed the link, or whether an open seat asks first. */
  $effect(() => {
    const { changedBy } = table.door;
    if (!changedBy) return;
    untrack(() => {
      const name = new Cast(table.people, table.seat, called).player(changedBy.seat);
      notice(t('door-changed', { name: new Own(name) }));
    });
  });

  /** Who came, went or took whose seat: those who stay are told. */
  $effect(() => {
    if (!table.company.changes.news.length) return;
    const news = untrack(() => table.company.changes.take());
    const others =
      news === read ? [] : news.filter((one) => one.seat !== untrack(() => table.seat));
    const tell = () => notice(others.map((one) => inWords(one, called)).join(' '));
    if (others.length) void bringOpened().then(tell, () => undefined);
  });
}
