/** Access to a table: its link, knocks, the devices of a seat; as those who sit there are told. */

import type { ClientMessage, Door, Knock, Knocker } from '@wire';

export class Doorway {
  /** Who would like to sit down. */
  knocks = $state.raw<Knocker[]>([]);
  /** I have asked for a seat, and wait. */
  knocking = $state(false);
  /** The setting that this person has just changed. */
  changed = $state<'' | 'link' | 'asks' | 'devices'>('');
  /** The seat of somebody else who has just changed one. */
  changedBy = $state.raw<{ seat: number } | null>(null);
  #knock: Knock | null = null;

  /** Both return whether the message could be sent; after `request`, a reply is awaited. */
  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly request: (message: ClientMessage) => boolean,
  ) {}

  /** Asks those who sit there for a seat; asks again after a reconnect. */
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

  /** Logs all other devices of this seat out. */
  logOut(): void {
    this.request({ t: 'log-out' });
  }

  /** The table has let this screen in. */
  welcome(knocks: Knocker[] = []): void {
    this.knocks = knocks;
    if (this.#knock) this.send(this.#knock);
  }

  /** This screen is not let in: it shows the porch. */
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
