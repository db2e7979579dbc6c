/**
 * What only some tables show comes when they first show it. What a table shows from the beginning is
 * fetched before it is drawn, so that nothing moves.
 */

import { local } from '@kit/device/local.svelte';
import type { Table } from './table.svelte';

type Any = Table<never> | Table<unknown>;

/** Before the start people wait for each other; on a shared device they see it. */
export const awaitsAll = ({ company, heat, id, outcome, people, seat }: Any): boolean =>
  !(company.begun || company.ended || outcome || heat || seat === null) &&
  people.filter(({ kind }) => kind === 'human').length > 1 &&
  Object.keys(local.known(id)?.tokens ?? {}).length < 2;

/** Something is asked of all, people wait for each other, I have left my seat, or the table was ended. */
export const hasBar = (table: Any): boolean => {
  const { company, people, seat } = table;
  const left = seat !== null && people[seat]?.left;
  return Boolean(company.poll || company.ended || left || awaitsAll(table));
};

/** I only look on, a seat is free, or an undo is asked for. */
export const hasNotices = ({ people, proposal, seat }: Any): boolean =>
  seat === null || proposal !== null || people.some(({ kind }) => kind === 'open');

/** Without a line it is drawn all the same. */
export const fetchSeldom = (table: Table<never>): Promise<unknown> =>
  Promise.allSettled([
    hasBar(table) && import('@kit/seats/CompanyBar.svelte'),
    hasNotices(table) && import('./Notices.svelte'),
    table.info?.known_deal && import('./KnownDeal.svelte'),
    table.door.knocks.length && import('@kit/seats/Knocks.svelte'),
    table.lessons.length && import('@kit/learn/Lesson.svelte'),
  ]);
