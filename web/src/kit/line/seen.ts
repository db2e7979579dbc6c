/**
 * Tells the server that nobody sees this page: this person is then called, though the line is open (the title of
 * a tab goes on to say whose turn it is).
 */

import type { Hidden } from '@wire';

/** A page is hidden for so long before it says so, in ms: most are back by then. */
const AFTER = 120_000;

export class Seen {
  /** Whether the server knows, or will by the next `join`, that nobody sees this page. */
  hidden = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (message: Hidden) => void) {
    this.look();
  }

  /** After the page was hidden or is visible again. */
  look(): void {
    this.stop();
    if (document.visibilityState === 'hidden') {
      const since = Date.now();
      this.#timer = setTimeout(() => this.#tell(true, Date.now() - since), AFTER);
    } else if (this.hidden) this.#tell(false);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tell(hidden: boolean, unseen = 0): void {
    this.hidden = hidden;
    this.send({ t: 'hidden', yes: hidden, unseen });
  }
}
