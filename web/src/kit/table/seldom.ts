/**
 * Components that few tables show are loaded when they are first shown. Those that a table shows from the
 * beginning are loaded before it is drawn, so that nothing moves.
 */

import { sharedHere } from '@kit/device/here';
import { opened } from '@kit/words/fetched';
import type { Table } from './table.svelte';

type Any = Table<never> | Table<unknown>;

/** Before the start people wait for each other; not on a shared device, nor over days, where each
    plays when they like. */
export const awaitsAll = ({ company, heat, id, info, outcome, people, seat }: Any): boolean =>
  (info?.tempo ?? 'live') === 'live' &&
  !(company.begun || company.ended || outcome || heat || seat === null) &&
  people.filter(({ kind }) => kind === 'human').length > 1 &&
  !sharedHere(id);

/** Something is asked of all, people wait for each other, I have left my seat, or the table was ended. */
export const hasCompanyBar = (table: Any): boolean => {
  const { company, people, seat } = table;
  const left = seat !== null && people[seat]?.left;
  return Boolean(company.poll || company.ended || left || awaitsAll(table));
};

/** I only look on, a seat is free, or an undo is asked for. */
export const hasTableBars = ({ people, proposal, seat }: Any): boolean =>
  seat === null || proposal !== null || people.some(({ kind }) => kind === 'open');

/** If they cannot be loaded, the table is drawn all the same. */
export const fetchSeldom = (table: Table<never>): Promise<unknown> =>
  Promise.allSettled([
    hasCompanyBar(table) && opened(import('@kit/seats/CompanyBar.svelte')),
    hasTableBars(table) && import('./TableBars.svelte'),
    table.info?.known_deal && opened(import('./KnownDeal.svelte')),
    table.door.knocks.length && opened(import('@kit/door/Knocks.svelte')),
    table.lessons.length && import('@kit/learn/Lesson.svelte'),
  ]);
