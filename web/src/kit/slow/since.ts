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

/** The lines after event number `seen`, grouped by person; a line without a person joins the group
    before it, unless it is marked as nobody's. */
export function passages(lines: readonly Line[], notes: readonly Note[], seen: number): Passage[] {
  const by = new Map(notes.map((note) => [note.n, seatOf(note)]));
  const told: Passage[] = [];
  for (const line of lines.filter((line) => line.n > seen).slice(-MOST)) {
    const { n, text, strong = false } = line;
    const last = told.at(-1);
    const seat = line.seat === undefined ? (by.get(n) ?? null) : line.seat;
    const goesOn = seat === null && line.seat === undefined;
    const same = last && !last.strong && !strong && (goesOn || seat === last.seat);
    if (same) last.lines.push(text);
    else told.push({ n, seat, strong, lines: [text] });
  }
  return told;
}

/** How many lines were left out. */
export const leftOut = (lines: readonly Line[], seen: number): number =>
  Math.max(0, lines.filter((line) => line.n > seen).length - MOST);
