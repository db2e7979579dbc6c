/** Reactions: which there are, and those of the last moments. They come and go, and are kept nowhere. */

import type { Mark } from '@wire';

export const MARKS: Mark[] = ['heart', 'laugh', 'clap', 'gasp', 'tear', 'think'];

/** So long each is shown, in ms; and no more than these at once, of each person one. */
const SHOWN = 4000;
const MOST = 3;

export interface Reaction {
  n: number;
  seat: number;
  mark: Mark;
}

export class Reactions {
  shown = $state.raw<Reaction[]>([]);
  #n = 0;

  show(seat: number, mark: Mark): void {
    const n = (this.#n += 1);
    const others = this.shown.filter((one) => one.seat !== seat);
    this.shown = [...others, { n, seat, mark }].slice(-MOST);
    setTimeout(() => (this.shown = this.shown.filter((one) => one.n !== n)), SHOWN);
  }
}
