/** A queue that handles messages in order: if one has to wait, all behind it wait as well. */

/** How long a message waits: for a promise, and then for so many ms more. */
export interface Delay {
  first?: Promise<void>;
  then: () => number;
}

export class InOrder<Message> {
  #waiting: Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly take: (message: Message) => void,
    /** Called for each message when it arrives, and again once those before it are done. */
    private readonly delay: (message: Message) => Delay,
  ) {}

  hear(message: Message): void {
    const { first, then } = this.delay(message);
    if (!this.#waiting.length && !first && then() <= 1) return this.take(message);
    this.#waiting.push(message);
    if (this.#waiting.length > 1) return;
    const wait = () => {
      if (this.#closed) return;
      const more = then();
      if (more <= 1) this.#release();
      else this.#timer = setTimeout(() => this.#release(), more);
    };
    if (first) void first.then(wait);
    else wait();
  }

  #release(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = [];
    if (first) this.take(first);
    for (const message of rest) this.hear(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
