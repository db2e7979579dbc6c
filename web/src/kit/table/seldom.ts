/**
 * What only some tables show comes when they first show it. What a table shows from the beginning is
 * fetched before it is drawn, so that nothing moves.
 */

import type { Table } from './table.svelte';

/** Something is asked of all, I have left my seat, or the table was ended. */
export const hasBar = ({ company, people, seat }: Table<never> | Table<unknown>): boolean =>
  Boolean(company.poll || company.ended || (seat !== null && people[seat]?.left));

/** I only look on, a seat is free, or an undo is asked for. */
export const hasNotices = ({ people, proposal, seat }: Table<never> | Table<unknown>): boolean =>
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
