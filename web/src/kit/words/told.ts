/** Which events are lines of a story. */

import type { Note } from '@wire';
import { says } from './i18n.svelte';

/** The seal of a shuffle, and what opens it: for whoever wants to check it, no part of any story. */
export const isSeal = ({ key }: Note): boolean => key === 'commit' || key === 'key';

/** There are words for it, and it belongs to the story. */
export const isTold = (note: Note): boolean => !isSeal(note) && says(`ev-${note.key}`);

/** What is new, for the nth time. What comes in one go (a press shows all that waits) is one. */
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

/** Lines one after the other, each with an end that can be heard. */
export const inOneBreath = (lines: readonly string[]): string =>
  lines.map((text) => text.replace(/[\p{L}\p{N})]$/u, '$&.')).join(' ');

/**
 * What is read aloud for the nth time. A live region stays silent if it is given the words it
 * already holds, so every other time they end in a blank that nobody hears.
 */
export const anew = (text: string, n: number): string => (text && n % 2 ? `${text}\u00a0` : text);
