/** Who sits where and who watches, as the table tells it; and the actions of a sitter on that. */

import type {
  Ballot,
  Behind,
  ClientMessage,
  Door,
  OrderValue,
  People,
  Poll,
  TableInfo,
  Watch,
  Welcome,
} from '@wire';
import { SeatChanges } from './changes.svelte';

export class Company {
  readonly changes = new SeatChanges();
  /** What somebody has asked all others. */
  poll = $state.raw<Poll | null>(null);
  /** Those who sat here ended it before the rules did. */
  ended = $state(false);
  /** The table at which the same people play again. */
  next = $state('');
  /** The next table replaces this one, with other seats: nobody had begun to play here. */
  moved = $state(false);
  /** Somebody has given an answer. */
  begun = $state(false);
  watchers = $state(0);
  watch = $state<Watch>('all');
  watchCode = $state('');
  /** How many minutes those who look on are behind. */
  behind = $state<Behind>(0);
  /** The code by which somebody else can take my seat. */
  offer = $state('');
  /** What is answered for me without asking, at a table over days. */
  orders = $state.raw<Record<string, OrderValue>>({});
  /** Nobody may look on here, but there is a seat to ask for. */
  porch = $state.raw<TableInfo | null>(null);
  /** For delayed spectators: when there will be something to see; 0: never. */
  opens = $state(0);

  /** Both return whether the message could be sent; after `request`, a reply is awaited. */
  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly request: (message: ClientMessage) => boolean,
  ) {}

  /** `looked`: when this device was last here. */
  welcome(welcome: Welcome, looked: number): void {
    const { table, offer = '', watch = 'all', watch_code = '', orders = {}, behind = 0 } = welcome;
    this.porch = null;
    this.people(table);
    this.changes.welcome(welcome.changes ?? [], looked);
    this.watchers = table.watchers ?? 0;
    this.begun = table.begun ?? false;
    this.offer = offer;
    this.orders = orders;
    this.watch = watch;
    this.watchCode = watch_code;
    this.behind = behind;
  }

  people(told: People | TableInfo): void {
    const { poll, ended, next, moved } = told;
    if ('changes' in told) this.changes.hear(told.changes ?? []);
    this.poll = poll ?? null;
    this.ended = ended ?? false;
    this.next = next ?? '';
    this.moved = moved ?? false;
  }

  door({ watch = 'all', watch_code = '', behind = 0 }: Door): void {
    this.watch = watch;
    this.watchCode = watch_code;
    this.behind = behind;
    if (this.porch && !this.opens && watch === 'all') location.reload();
  }

  /** I get up: a bot plays for me, or the seat stands open. */
  leave(bot: boolean): boolean {
    return this.request({ t: 'leave', bot });
  }

  comeBack(): void {
    this.request({ t: 'come-back' });
  }

  rename(name: string, face: number): void {
    this.request({ t: 'rename', name, face });
  }

  /** A link by which somebody else takes my seat; or not any more. */
  passOn(yes: boolean): void {
    this.request({ t: 'pass-on', yes });
  }

  fill(seat: number, name: string): void {
    this.request({ t: 'fill', seat, name });
  }

  call(what: Ballot, seat: number | null = null): void {
    this.request({ t: 'call', what, seat });
  }

  vote(yes: boolean): void {
    this.request({ t: 'vote', yes });
  }

  /** I am ready to begin; or not, after all. */
  ready(yes: boolean): void {
    this.request({ t: 'ready', yes });
  }

  /** Gives a standing order; null revokes it. The table does not reply to one that is in force already. */
  order(name: string, value: OrderValue | null): boolean {
    return this.send({ t: 'order', name, value });
  }

  letWatch(how: Watch, behind: Behind): void {
    this.request({ t: 'watching', how, behind });
  }
}
