/** Changes of who sits where, as all at the table may know them: kept for the talk, and said once. */

import type { SeatChange } from '@wire';

export class SeatChanges {
  all = $state.raw<SeatChange[]>([]);
  /** Those that this screen has not said yet: `take` them to say them. */
  news = $state.raw<SeatChange[]>([]);
  #met = false;

  /** The latest changes, after a join or a reconnect; `looked`: when this device was last here. */
  welcome(changes: SeatChange[], looked: number): void {
    const last = this.#last;
    const unheard = ({ n, at }: SeatChange) => (this.#met ? n > last : looked > 0 && at > looked);
    this.news = changes.filter(unheard);
    this.all = changes;
    this.#met = true;
  }

  hear(changes: SeatChange[]): void {
    const fresh = changes.filter(({ n }) => n > this.#last);
    if (!fresh.length) return;
    this.all = [...this.all, ...fresh];
    this.news = [...this.news, ...fresh];
  }

  /** The news, to be said now and not again. */
  take(): SeatChange[] {
    const { news } = this;
    if (news.length) this.news = [];
    return news;
  }

  get #last(): number {
    return this.all.at(-1)?.n ?? 0;
  }
}
