/**
 * The lessons of a table on this device: one in a turn, each once. What is due comes with the
 * question; here is only kept which were read, so that a page that is opened again goes on there.
 */

import type { LessonDue } from '@wire';
import { recall, remember } from '@kit/device/store';

/** Where on a screen the things are that lessons point at: selectors by their names. */
export type Points = Readonly<Record<string, readonly string[]>>;

export interface Kept {
  /** In which turn a lesson was shown, by its id. */
  read: Record<string, string>;
  /** Put away by whoever had read it; it stays so. */
  away: string[];
  /** No more lessons are wished for. */
  off: boolean;
}

/** How long whoever is new reads so many words, in ms: four a second, and a look at what is meant. */
export const readingTime = (text: string): number => 1500 + 250 * text.split(/\s+/).length;

/** So many tables are remembered. */
const KEEP = 12;
const fresh = (): Kept => ({ read: {}, away: [], off: false });

/** The lesson to show of those that are due: that of this turn, or a new one if there was none. */
export function choose(due: readonly LessonDue[], kept: Kept): LessonDue | null {
  const turn = due[0]?.turn;
  if (turn === undefined || kept.off) return null;
  const begun = due.find((one) => kept.read[one.id] === turn);
  if (begun) return kept.away.includes(begun.id) ? null : begun;
  if (Object.values(kept.read).includes(turn)) return null;
  return due.find((one) => !(one.id in kept.read)) ?? null;
}

export class Lessons {
  #kept = $state.raw<Kept>(fresh());
  #held = $state.raw<LessonDue | null>(null);
  #seen = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `table`: its id; where several people share a device, with the seat. */
  constructor(private readonly table: string) {
    this.#kept = { ...fresh(), ...recall<Record<string, Kept>>('lessons', {})[table] };
  }

  get off(): boolean {
    return this.#kept.off;
  }

  shown(due: readonly LessonDue[]): LessonDue | null {
    return this.#held ?? choose(due, this.#kept);
  }

  /** In a game that waits for nobody it stays, once, until it can have been read. */
  hold(lesson: LessonDue, ms: number): void {
    if (this.#held || this.#seen.has(lesson.id)) return;
    this.#seen.add(lesson.id);
    this.#held = lesson;
    this.#timer = setTimeout(() => this.release(), ms);
  }

  /** Whoever has done something need not read on. */
  release(): void {
    clearTimeout(this.#timer);
    this.#held = null;
  }

  /** It stands on the screen. */
  note(lesson: LessonDue): void {
    if (this.#kept.read[lesson.id] !== lesson.turn)
      this.#keep({ read: { ...this.#kept.read, [lesson.id]: lesson.turn } });
  }

  putAway(lesson: LessonDue): void {
    this.release();
    this.#keep({ away: [...this.#kept.away, lesson.id] });
  }

  /** No more of them; or again, with the one that was put away last. */
  stop(off: boolean): void {
    this.release();
    this.#keep({ off, away: off ? this.#kept.away : [] });
  }

  #keep(news: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...news };
    const { [this.table]: _, ...others } = recall<Record<string, Kept>>('lessons', {});
    const older = Object.entries(others).slice(1 - KEEP);
    remember('lessons', Object.fromEntries([...older, [this.table, this.#kept]]));
  }
}
