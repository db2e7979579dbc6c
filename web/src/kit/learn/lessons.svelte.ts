/**
 * The lessons of a table on this device: one per turn, each once. The server sends those that are due
 * with the question; kept here is only which were read, so that a reloaded page continues there.
 */

import type { LessonDue } from '@wire';
import { recall, remember } from '@kit/device/store';

/** Where on a screen the things are that lessons point at: selectors by their names. */
export type Points = Readonly<Record<string, readonly string[]>>;

export interface Kept {
  /** By lesson id: in which turn it was shown. */
  read: Record<string, string>;
  /** Lessons that the reader has dismissed; they stay dismissed. */
  away: string[];
  /** No more lessons are wished for. */
  off: boolean;
}

/** How long whoever is new reads so many words, in ms: four a second, and a look at what is meant. */
export const readingTime = (text: string): number => 1500 + 250 * text.split(/\s+/).length;

/** How many tables are remembered. */
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

  /** In a game against the clock: keeps the lesson on the screen, once, for long enough to be read. */
  hold(lesson: LessonDue, ms: number): void {
    if (this.#held || this.#seen.has(lesson.id)) return;
    this.#seen.add(lesson.id);
    this.#held = lesson;
    this.#timer = setTimeout(() => this.release(), ms);
  }

  /** This person has acted: the lesson need not stay. */
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

  /** Turns lessons off; or on again, with the one that was dismissed last. */
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
