/**
 * The server's clock, as well as this device can know it: by pings, of whose last sixteen the one
 * with the shortest round trip counts. Based on performance.now() alone, which nobody can turn back.
 */

import type { Ping, Pong } from '@wire';

const BURST = 8;
const BURST_EVERY = 120;
const SOON_EVERY = 2000;
const CALM_EVERY = 5000;
const WINDOW = 16;

interface Sample {
  /** What to add to this device's clock to have the server's. */
  offset: number;
  trip: number;
}

export class Clock {
  #samples: Sample[] = [];
  #best: Sample | null = null;
  #got = 0;
  #gotAt = 0;
  #burst = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readings: number[] = [];

  constructor(private readonly send: (ping: Ping) => boolean) {}

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts from scratch: after a lost connection or a sleep the old samples say nothing. */
  start(): void {
    this.stop();
    this.#samples = [];
    this.#got = 0;
    this.#burst = 0;
    this.#ping();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  hear(pong: Pong): void {
    const now = performance.now();
    this.#got = pong.now;
    this.#gotAt = now;
    this.#readings = [...this.#readings.slice(1 - WINDOW), now];
    this.#samples = [
      ...this.#samples.slice(1 - WINDOW),
      { offset: pong.now - (pong.at + now) / 2, trip: now - pong.at },
    ];
    this.#best = this.#samples.reduce((best, one) => (one.trip < best.trip ? one : best));
  }

  /** Estimates from the server's time in any message: better than nothing until the first ping is back. */
  guess(serverNow: number): void {
    this.#best ??= { offset: serverNow - performance.now(), trip: Infinity };
  }

  /** A time of the server on this device's clock. */
  local(server: number): number {
    return server - (this.#best?.offset ?? 0);
  }

  /** The resolution of this device's clock, in ms: some browsers round it, against fingerprinting. */
  get quantum(): number {
    const whole = (step: number) =>
      this.#readings.every((at) => Math.abs(at / step - Math.round(at / step)) * step < 0.01);
    if (this.#readings.length < 4) return 2;
    return [100, 1000 / 60].find(whole) ?? 1;
  }

  #ping(): void {
    const now = performance.now();
    this.send({ t: 'ping', at: now, got: this.#got, held: this.#got ? now - this.#gotAt : 0 });
    this.#burst += 1;
    const wait =
      this.#burst < BURST ? BURST_EVERY : this.#samples.length < WINDOW ? SOON_EVERY : CALM_EVERY;
    this.#timer = setTimeout(() => this.#ping(), wait);
  }
}
