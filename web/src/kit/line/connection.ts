/**
 * One WebSocket to one table, which reconnects by itself.
 *
 * Sends `join` on every opening (with the number of the newest event it has), backs off after every
 * failure, retries at once when the device is online or the tab is visible again, and closes a
 * connection on which a ping stays without an answer, or when the device goes offline. If the server is full,
 * it retries seldom, and nothing makes it retry sooner.
 */

import type { ClientMessage, Join, ServerMessage } from '@wire';
import { Seen } from './seen';

export type Link = 'connecting' | 'open' | 'lost' | 'full' | 'closed';

export interface Ears {
  hear(message: ServerMessage): void;
  link(now: Link): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** If the server is full: the many clients that wait must not all retry at once, nor often. */
const FIRST_WAIT_FULL = 5_000;
const LONGEST_WAIT_FULL = 120_000;
/** Faults after which the connection is closed, and opened again. */
export const PASSING = new Set<string>(['shutting-down', 'newer-rules', 'full']);
/** A line that died without a word of the browser is noticed after twelve seconds at most: of two
 * persons at a table, one must not wait for the other's move on a line that is none. */
const PING_EVERY = 8_000;
/** A ping is answered at once: what stays silent for so long after one is cut. */
const ANSWER = 4_000;
/** In games against the clock, whose own pings come at least every five seconds. */
const BRISK_EVERY = 3_000;
const BRISK_SILENCE = 9_000;

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #over = false;
  #full = false;
  #brisk = false;
  #seen = new Seen((message) => {
    const { token, curtain } = this.hello();
    if (token && !curtain) this.send(message); // whoever looks on is never called
  });

  constructor(
    private readonly url: string,
    private readonly hello: () => Join,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#look);
    this.#open('connecting');
  }

  /** Sends if the connection is open; returns whether it was. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** From now on a silent connection is taken for dead much sooner: pings are sent on it all the time. */
  hasten(): void {
    if (this.#brisk) return;
    this.#brisk = true;
    this.#heard = Date.now(); // a message has just told of the race
    this.#watch();
  }

  close(): void {
    this.#over = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#look);
    this.#seen.stop();
    clearTimeout(this.#retry);
    this.#rest();
    // A browser warns of one that is closed while it is still being opened.
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
    this.ears.link('closed');
  }

  #open(as: Link): void {
    clearTimeout(this.#retry);
    this.ears.link(as);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.send({ ...this.hello(), hidden: this.#seen.hidden });
      this.#watch();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      clearTimeout(this.#answer);
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.t === 'welcome') {
        this.#wait = FIRST_WAIT;
        this.#full = false;
        this.ears.link('open');
      }
      if (message.t === 'fault' && message.code === 'full') this.#full = true;
      this.ears.hear(message);
      if (message.t === 'fault' && message.fatal && !PASSING.has(message.code)) this.close();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#rest();
    this.#socket = null;
    if (this.#over) return;
    const as = this.#full ? 'full' : 'lost';
    this.ears.link(as);
    if (this.#full) this.#wait = Math.max(this.#wait, FIRST_WAIT_FULL);
    const jitter = 0.75 + Math.random() / 2;
    this.#retry = setTimeout(() => this.#open(as), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, this.#full ? LONGEST_WAIT_FULL : LONGEST_WAIT);
  }

  #rest(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#answer);
  }

  #watch(): void {
    this.#rest();
    this.#beat = setInterval(this.#check, this.#brisk ? BRISK_EVERY : PING_EVERY);
  }

  #check = (): void => {
    if (!this.#brisk) {
      if (this.send({ t: 'ping', at: performance.now() }))
        this.#answer = setTimeout(this.#cut, ANSWER);
    } else if (Date.now() - this.#heard > BRISK_SILENCE) this.#cut();
  };

  /** Nothing comes over this connection any more, whatever the browser believes. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  #look = (): void => {
    this.#hurry();
    this.#seen.look();
  };

  #hurry = (): void => {
    if (this.#over || this.#full || document.visibilityState === 'hidden') return;
    if (this.#socket === null) {
      this.#wait = FIRST_WAIT;
      this.#open('lost');
    }
  };
}
