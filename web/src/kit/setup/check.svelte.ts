/** Options that the server validates while they are chosen, as it does when the table is made. */

import type { OptionsAnswer, Refusal } from '@wire';
import { api } from '@kit/device/api';

/** Debounce, in milliseconds. */
export const PAUSE = 250;

export class OptionsCheck {
  #refused = $state.raw<Record<string, Refusal> | null>(null);
  /** What the game has to say of the options: arguments of its message `options-note`. */
  note = $state.raw<OptionsAnswer['note']>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly game: () => string) {}

  /** Why that option is refused; null if it is not, undefined while that is not known. */
  refusal(name: string): Refusal | null | undefined {
    return this.#refused ? (this.#refused[name] ?? null) : undefined;
  }

  /** Asks the server, debounced; the last verdict is kept until the next one is known. */
  ask(options: Record<string, unknown>): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#timer = setTimeout(() => void this.#send(options, this.#asked), PAUSE);
  }

  async #send(options: Record<string, unknown>, asked: number): Promise<void> {
    const answer = await api.check(this.game(), options).catch(() => null);
    if (asked !== this.#asked) return;
    this.#refused = answer?.refused ?? null;
    this.note = answer?.note ?? null;
  }
}
