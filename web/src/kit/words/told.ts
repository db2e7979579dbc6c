/** Which events are lines of a story. */

import type { Note } from '@wire';
import { says } from './i18n.svelte';

/** The seal of a shuffle, and what opens it: for whoever wants to check it, no part of any story. */
export const isSeal = ({ key }: Note): boolean => key === 'commit' || key === 'key';

/** There are words for it, and it belongs to the story. */
export const isTold = (note: Note): boolean => !isSeal(note) && says(`ev-${note.key}`);

/** The newest lines, counted. Batches shown in one go (a press shows the whole queue) count as one. */
export class News {
  n = 0;
  #notes: Note[] = [];

  add(notes: readonly Note[]): { n: number; notes: Note[] } {
    if (!this.#notes.length) {
      this.n += 1;
      queueMicrotask(() => (this.#notes = []));
    }
    this.#notes = [...this.#notes, ...notes];
    return { n: this.n, notes: this.#notes };
  }
}

/** Lines joined for a screen reader, each with a full stop. */
export const inOneBreath = (lines: readonly string[]): string =>
  lines.map((text) => text.replace(/[\p{L}\p{N})]$/u, '$&.')).join(' ');

/**
 * The nth text of a live region. A live region stays silent if it is given the text it already
 * holds, so every other time the text ends in a no-break space.
 */
export const anew = (text: string, n: number): string => (text && n % 2 ? `${text}\u00a0` : text);
