/** Games against the clock: the instant from which all times count, and how long a new heat waits to be shown. */

import type { Ping, Pong, Update, Welcome } from '@wire';
import { Clock } from './clock';

/** A heat on this device's clock: when it began for all, and when this screen showed it. */
export interface Heat {
  id: number;
  zero: number;
  shown: number;
  /** The page was opened after the heat began: here, too, all times count from `zero`. */
  missed: boolean;
  /** If the clock is stopped: at how many ms. */
  stands: number | null;
}

/** The message that begins a heat is never delayed longer than this, however wrong a clock may be. */
const LONGEST_LEAD = 800;

export class Heats {
  now = $state.raw<Heat | null>(null);
  #clock: Clock;
  /** The message that brought the newest heat: the server's time in it, and when it was received. */
  #brought = { heat: -1, got: 0, at: 0 };

  constructor(
    send: (ping: Ping) => boolean,
    /** Called during a heat, so that a lost connection is noticed sooner. */
    private readonly hasten: () => void,
  ) {
    this.#clock = new Clock(send);
  }

  hear(pong: Pong): void {
    this.#clock.hear(pong);
  }

  /** How many ms until this message may be shown. */
  lead({ heat }: Welcome | Update): number {
    if (!heat) return 0;
    const { id, now } = heat;
    this.#clock.guess(now);
    if (id !== this.#brought.heat) this.#brought = { heat: id, got: now, at: performance.now() };
    if (id === this.now?.id || heat.paused) return 0;
    return Math.min(LONGEST_LEAD, this.#clock.local(heat.show_at) - performance.now());
  }

  /** The times to send with an answer that was begun `at` (of performance.now()), counted from when this screen showed the heat. */
  times(shown: number, at: number) {
    const { got, at: came } = this.#brought;
    return {
      began: Math.max(0, at - shown),
      error: this.#clock.quantum,
      got,
      held: performance.now() - came,
    };
  }

  /** How long the heat has lasted, by the common clock. */
  elapsed(): number {
    return this.now ? (this.now.stands ?? performance.now() - this.now.zero) : 0;
  }

  /** After a join: compares the clocks as soon as possible. */
  welcome({ heat }: Welcome): void {
    if (heat) this.#clock.start();
  }

  show({ heat, outcome }: Welcome | Update): void {
    if (!heat) {
      if (this.now && outcome) this.#clock.stop();
      return;
    }
    this.hasten();
    if (!this.#clock.running) this.#clock.start();
    const id = heat.id;
    const stands = heat.paused ? heat.now - heat.show_at : null;
    const zero = this.#clock.local(heat.show_at);
    const same = this.now?.id === id ? this.now : null;
    const missed = same?.missed ?? heat.now > heat.show_at;
    this.now = {
      id,
      zero,
      shown: missed ? zero : (same?.shown ?? performance.now()),
      missed,
      stands,
    };
    if (same || missed) return;
    requestAnimationFrame(() => {
      if (this.now?.id === id) this.now.shown = performance.now();
    });
  }

  /** The page is visible again: its clock may have been suspended. */
  awake(): void {
    if (this.#clock.running) this.#clock.start();
  }

  stop(): void {
    this.#clock.stop();
  }
}
