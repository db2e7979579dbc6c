/**
 * A queue of updates: what others do is shown one beat at a time, in order. A question to this person
 * never waits long behind it, and a press shows all that is queued at once.
 */

export type Speed = 'relaxed' | 'normal' | 'quick';
export const SPEEDS: readonly Speed[] = ['relaxed', 'normal', 'quick'];

/** How long one thing is looked at before the next is shown, in ms. */
const BEAT: Record<Speed, number> = { relaxed: 2200, normal: 1300, quick: 450 };
/** No question of one's own waits longer than this for what came before it. */
const LONGEST: Record<Speed, number> = { relaxed: 9000, normal: 5000, quick: 1500 };
/** With reduced motion there is nothing to watch: a beat is shortened to this fraction. */
const CALM = 0.4;

/** What a game against the clock shows in passing, as a share of its usual time: the table itself never waits. */
const PASSING: Record<Speed, number> = { relaxed: 1.6, normal: 1, quick: 0.6 };
export const inPassing = (ms: number, speed: Speed): number => ms * PASSING[speed];

export interface Pace {
  beat: number;
  longest: number;
}

export function paceOf(speed: Speed, calm: boolean): Pace {
  const share = calm ? (speed === 'quick' ? 0 : CALM) : 1;
  return { beat: BEAT[speed] * share, longest: LONGEST[speed] * share };
}

interface Waiting<Message> {
  message: Message;
  /** For how many beats it is shown. */
  weight: number;
  /** It asks this person something. */
  asks: boolean;
}

export class Beats<Message> {
  #queue: Waiting<Message>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The message being shown: for how many beats, and since when. */
  #shown = { weight: 0, at: 0 };
  /** The time by which a queued question to this person must be shown. */
  #due = Infinity;

  constructor(
    private readonly show: (message: Message) => void,
    private readonly pace: () => Pace,
    /** Told how many are queued. */
    private readonly behind: (n: number) => void = () => undefined,
  ) {}

  /** Shows it now if nothing else is being shown, else queues it. */
  hear(message: Message, weight: number, asks: boolean): void {
    const one = { message, weight, asks };
    if (this.#timer === undefined) this.#put(one);
    else {
      this.#queue.push(one);
      if (asks) this.#due = Math.min(this.#due, performance.now() + this.pace().longest);
      this.#hurry();
    }
    this.behind(this.#queue.length);
  }

  /** Shows the whole queue and then this, at once; later messages wait until its beats are over. */
  now(message: Message, weight: number): void {
    this.skip();
    this.#put({ message, weight, asks: false });
  }

  /** Shows all that is queued at once. */
  skip(): void {
    this.#rest();
    const all = this.#queue;
    this.#queue = [];
    this.behind(0);
    for (const { message } of all) this.show(message);
  }

  /** Empties the queue without showing it: a newer message contains all of it. */
  drop(): void {
    this.#rest();
    this.#queue = [];
    this.behind(0);
  }

  #put(one: Waiting<Message>): void {
    this.show(one.message);
    this.#shown = { weight: one.weight, at: performance.now() };
    const beat = this.#beat(one.weight);
    if (beat > 0) this.#timer = setTimeout(() => this.#next(), beat);
    else if (this.#queue.length) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const one = this.#queue.shift();
    this.behind(this.#queue.length);
    if (!one) return;
    if (!this.#queue.some(({ asks }) => asks)) this.#due = Infinity;
    this.#put(one);
  }

  /** A question is queued: shortens the current beat, if it must. */
  #hurry(): void {
    if (this.#due === Infinity) return;
    clearTimeout(this.#timer);
    const { weight, at } = this.#shown;
    this.#timer = setTimeout(() => this.#next(), this.#beat(weight, performance.now() - at));
  }

  /** In a hurry all beats are shortened by the same factor: great moments still stay the longest. */
  #beat(weight: number, seen = 0): number {
    const whole = Math.max(0, weight * this.pace().beat - seen);
    if (this.#due === Infinity) return whole;
    const left = Math.max(0, this.#due - performance.now());
    // The question itself takes no beats: it stays until it is answered.
    const before = this.#queue.filter(({ asks }) => !asks);
    const all = before.reduce((sum, one) => sum + one.weight, weight);
    return Math.min(whole, (left * weight) / Math.max(1e-9, all));
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#due = Infinity;
  }
}
