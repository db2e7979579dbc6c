/** Games against the clock: what all times count from, and how long something new waits to be shown. */

import type { Ping, Pong, Update, Welcome } from '@wire';
import { Clock } from './clock';

/** A heat on this device's clock: when it began for all, and when this screen showed it. */
export interface Heat {
  id: number;
  zero: number;
  shown: number;
  /** This page came when it had begun already: for it, too, all counts from `zero`. */
  missed: boolean;
  /** The clock stands: so many ms have passed, and no more will. */
  stands: number | null;
}

/** What a heat begins with is never held back longer than this, however wrong a clock may be. */
const LONGEST_LEAD = 800;

export class Heats {
  now = $state.raw<Heat | null>(null);
  #clock: Clock;
  /** The message that brought the newest heat: the server's time in it, and when it came. */
  #brought = { heat: -1, got: 0, at: 0 };

  constructor(
    send: (ping: Ping) => boolean,
    /** A heat is on: the line shall come back sooner, should it be lost. */
    private readonly hasten: () => void,
  ) {
    this.#clock = new Clock(send);
  }

  hear(pong: Pong): void {
    this.#clock.hear(pong);
  }

  /** How long until this may be shown. */
  lead({ heat }: Welcome | Update): number {
    if (!heat) return 0;
    const { id, now } = heat;
    this.#clock.guess(now);
    if (id !== this.#brought.heat) this.#brought = { heat: id, got: now, at: performance.now() };
    if (id === this.now?.id || heat.paused) return 0;
    return Math.min(LONGEST_LEAD, this.#clock.local(heat.show_at) - performance.now());
  }

  /** What an answer tells of its time: begun `at` (of performance.now()), since this screen showed the heat. */
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

  /** A look at the table from the beginning: the clocks are compared as soon as can be. */
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

  /** The page is looked at again: its clock may have stood. */
  awake(): void {
    if (this.#clock.running) this.#clock.start();
  }

  stop(): void {
    this.#clock.stop();
  }
}
