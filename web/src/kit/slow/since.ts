/** What happened while somebody was away, as a short story: who did something, and what came of it. */

import type { Line } from '@kit/words/Log.svelte';
import type { Note } from '@wire';

export interface Passage {
  /** The number of its first line. */
  n: number;
  /** Who did it; null: nobody in particular. */
  seat: number | null;
  /** A new chapter. */
  strong: boolean;
  lines: string[];
}

/** Of more lines than these only the last are told. */
export const MOST = 24;

const seatOf = (note: Note | undefined): number | null => {
  const seat = note?.args?.seat;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
};

/** The lines after event number `seen`, those of one person together; what has no doer stands with
    what went before. */
export function passages(lines: readonly Line[], notes: readonly Note[], seen: number): Passage[] {
  const by = new Map(notes.map((note) => [note.n, seatOf(note)]));
  const told: Passage[] = [];
  for (const { n, text, strong = false } of lines.filter((line) => line.n > seen).slice(-MOST)) {
    const last = told.at(-1);
    const seat = by.get(n) ?? null;
    const same = last && !last.strong && !strong && (seat === null || seat === last.seat);
    if (same) last.lines.push(text);
    else told.push({ n, seat, strong, lines: [text] });
  }
  return told;
}

/** How many lines were left out. */
export const leftOut = (lines: readonly Line[], seen: number): number =>
  Math.max(0, lines.filter((line) => line.n > seen).length - MOST);
