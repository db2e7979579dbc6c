/** Which game of the home page shows a glimpse of itself: one at a time, those in sight in turn. */

import { holds } from '@kit/device/settings.svelte';

/** How long to wait after the page is opened, so that what it needs itself is loaded first. */
const CALM = 1500;

class Glimpses {
  /** The game that plays now; "": none. */
  now = $state('');
  /** Stopped by hand. */
  stopped = $state(false);
  #seen = new Set<string>();
  #order: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  get may(): boolean {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return !holds.calm && !connection?.saveData;
  }

  /** The home page is there, with these games. */
  open(order: string[]): () => void {
    this.#order = order;
    this.#timer = setTimeout(() => this.next(), CALM);
    return () => {
      clearTimeout(this.#timer);
      this.now = '';
      this.#seen.clear();
    };
  }

  /** Its picture has come into sight, or gone out of it. */
  sight(game: string, seen: boolean): void {
    if (seen) this.#seen.add(game);
    else this.#seen.delete(game);
    if (this.now && !this.#seen.has(this.now)) this.next();
  }

  /** Somebody points at it. */
  point(game: string): void {
    if (this.now && !this.stopped) this.now = game;
  }

  next(): void {
    const shown = this.#order.filter((game) => this.#seen.has(game));
    this.now = shown[(shown.indexOf(this.now) + 1) % shown.length] ?? '';
    if (!this.now) this.#timer = setTimeout(() => this.next(), CALM);
  }
}

export const glimpses = new Glimpses();
