/** The same people once more: whoever asks first lays the table for all. */

import { api } from '@kit/device/api';
import { local } from '@kit/device/local.svelte';
import type { Again } from '@wire';
import type { Table } from '@kit/table/table.svelte';

type AnyTable = Table<never> | Table<unknown>;

/** The id of the next table, at which this device has its seats. */
async function layAgain(table: AnyTable, wish: Omit<Again, 'tokens'>): Promise<string> {
  const tokens = Object.values(local.known(table.id)?.tokens ?? {});
  const seated = await api.again(table.id, { tokens, ...wish });
  local.keep(seated);
  return seated.table.id;
}

/** Each one seat further; where options are given, they say who begins. */
export const playAgain = (table: AnyTable, options?: Record<string, unknown>): Promise<string> =>
  layAgain(table, options ? { options, stay: true } : {});

/** Before the start: which of these seats comes where. Every screen here follows by itself. */
export const reseat = (table: AnyTable, order: number[]): Promise<string> =>
  layAgain(table, { order });
