/** How one comes to a table: its link, knocks, the devices of a seat; as those who sit there are told. */

import type { ClientMessage, Door, Knock, Knocker } from '@wire';

export class Doorway {
  /** Who would like to sit down. */
  knocks = $state.raw<Knocker[]>([]);
  /** I have asked for a seat, and wait. */
  knocking = $state(false);
  /** What this person has just changed. */
  changed = $state<'' | 'link' | 'asks' | 'devices'>('');
  /** And what somebody else has: their seat. */
  changedBy = $state.raw<{ seat: number } | null>(null);
  #knock: Knock | null = null;

  /** Both say whether there was a line; what is told by `request` is waited for. */
  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly request: (message: ClientMessage) => boolean,
  ) {}

  /** May I sit down? Those who sit there are asked; asked again if the line is lost meanwhile. */
  knock(seat: number, name: string): void {
    this.#knock = { t: 'knock', seat, name };
    this.knocking = this.request(this.#knock);
  }

  letIn(n: number, yes: boolean): void {
    this.request({ t: 'let-in', n, yes });
  }

  askFirst(yes: boolean): void {
    this.request({ t: 'ask-first', yes });
  }

  newLink(): void {
    this.request({ t: 'new-link' });
  }

  /** All other devices of this seat. */
  logOut(): void {
    this.request({ t: 'log-out' });
  }

  /** The table is seen. */
  welcome(knocks: Knocker[] = []): void {
    this.knocks = knocks;
    if (this.#knock) this.send(this.#knock);
  }

  /** I stand outside. */
  porch(): void {
    if (this.#knock && !this.knocking) this.knocking = this.send(this.#knock);
  }

  waitNoMore(): void {
    this.#knock = null;
    this.knocking = false;
  }

  /** Somebody has knocked, or has changed something: `mine`, `was` are my seat and the code before. */
  hear({ code = '', knocks = [], by }: Door, mine: number | null, was: string): void {
    this.knocks = knocks;
    if (by === undefined || by === null) return;
    if (by === mine) this.changed = code === was ? 'asks' : 'link';
    else this.changedBy = { seat: by };
  }
}
