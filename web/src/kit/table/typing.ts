/**
 * When an answer was begun: at the first key of the unbroken run that became it. A run is broken
 * when the field is emptied, when its first letter changes, by a pause, and by a whole piece of
 * text put in at once; so that nobody types a letter first and thinks afterwards.
 */

export interface Told {
  start(at: number): void;
  drop(): void;
  /** How long a pause may be, in ms, and how many letters may come at once (0: any), as the form
      that is answered says. */
  limits(): { pause?: number; piece?: number } | null;
}

/** The time of an event on the clock of performance.now(). */
export function timeOf(event: Event): number {
  const now = performance.now();
  return Math.abs(now - event.timeStamp) < 5000 ? Math.min(now, event.timeStamp) : now;
}

export class Typing {
  #began: number | null = null;
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly told: Told) {}

  /** When the run under way began; null: there is none. */
  get began(): number | null {
    return this.#began;
  }

  /** The field has changed, by a gesture at that time. */
  changed(text: string, at: number): void {
    const before = this.#text;
    const { pause = 0, piece = 0 } = this.told.limits() ?? {};
    this.#text = text;
    clearTimeout(this.#timer);
    if (!text.trim()) {
      this.#break();
      return;
    }
    if (first(text) !== first(before) || text.length - before.length > (piece || Infinity))
      this.#break();
    if (this.#began === null) {
      this.#began = at;
      this.told.start(at);
    }
    if (pause) this.#timer = setTimeout(() => this.#break(), pause);
  }

  /** Resets after the answer was sent or the heat ended, without telling the table. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#began = null;
    this.#text = '';
  }

  #break(): void {
    if (this.#began === null) return;
    this.#began = null;
    this.told.drop();
  }
}

const first = (text: string): string => text.trimStart().charAt(0).toLowerCase();
