/**
 * Answers that were settled together on one page and are asked for one by one (who you are: gender,
 * face, colour). On a shared device they are given without lifting the curtain again.
 */

import type { Choice } from '@wire';

const waiting = new Map<string, Choice>();
const place = (table: string, seat: number, why: string): string => `${table}/${seat}/${why}`;

export const prepared = {
  put(table: string, seat: number, answers: Record<string, Choice>): void {
    for (const [why, choice] of Object.entries(answers))
      waiting.set(place(table, seat, why), choice);
  },
  /** Each answer is used once: if it is refused by then, the person is asked. */
  take(table: string, seat: number, why: string): Choice | undefined {
    const key = place(table, seat, why);
    const found = waiting.get(key);
    waiting.delete(key);
    return found;
  },
};
