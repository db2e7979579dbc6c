/**
 * The seats of this device at one table. With one seat it is simply that seat; with several the
 * device goes from hand to hand: a seat's view is requested only once its person has lifted the
 * curtain, and until then the device has only the spectator's view.
 */

import type { Choice } from '@wire';
import { house } from '@kit/device/house.svelte';
import { local } from '@kit/device/local.svelte';
import { holds } from '@kit/device/settings.svelte';
import { Table } from './table.svelte';

/** How long somebody may still look at the table after answering, before the curtain falls, in ms. */
const LINGER = 1100;
const LINGER_CALM = 300;
/** How long to wait for a reaction window to close by itself for those who can only pass, in ms. */
const WINDOW = 3800;

export class HotSeat<View = never> {
  table: Table<View> = $state.raw()!;
  /** The seat whose view is shown; null: the curtain is down. */
  holder = $state<number | null>(null);
  readonly seats: number[];
  #last = -1;
  /** The token by which the device looks on, or its holder plays. */
  #by = '';
  /** Tokens that were called back while the curtain was down. */
  #lost = $state.raw<string[]>([]);

  constructor(
    private readonly id: string,
    private readonly tokens: Record<string, string>,
    /** The language of the text table; empty: the game is drawn instead. */
    private words = '',
  ) {
    this.seats = Object.keys(tokens)
      .map(Number)
      .sort((a, b) => a - b);
    if (this.seats.length === 1) this.holder = this.seats[0]!;
    this.table = this.#table();
  }

  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** The seats of this device that are to decide something now, in the order of the table. */
  get awaited(): number[] {
    const { waiting, outcome } = this.table;
    if (outcome) return [];
    const wanted = [...this.#voters, ...(waiting?.seats ?? [])];
    const mine = this.#kept.filter((seat) => wanted.includes(seat));
    return [
      ...mine.filter((seat) => seat > this.#last),
      ...mine.filter((seat) => seat <= this.#last),
    ];
  }

  /** The curtain is down, and this person is to lift it. */
  get next(): number | undefined {
    return this.holder === null ? this.awaited[0] : undefined;
  }

  /** In how many ms the device should change hands; null: not now. */
  get due(): number | null {
    if (
      !this.shared ||
      this.holder === null ||
      !this.table.view ||
      this.table.pending ||
      this.table.reading
    )
      return null;
    if (this.#asked || !this.awaited.some((seat) => seat !== this.holder)) return null;
    if (this.window) return WINDOW;
    return holds.calm ? LINGER_CALM : LINGER;
  }

  /** The question is a reaction window of this game. */
  get window(): boolean {
    const { info, waiting } = this.table;
    const windows = house.game(info?.game ?? '')?.windows ?? [];
    return waiting !== null && windows.includes(waiting.why);
  }

  /** The holder of the device has something to decide. In a reaction window the table awaits every seat,
      so only a question to this seat counts. */
  get #asked(): boolean {
    return this.table.prompt !== null || this.#voters.includes(this.holder!);
  }

  /** Seats that have not yet voted on an undo or a poll. */
  get #voters(): number[] {
    const { proposal, company } = this.table;
    return [proposal, company.poll].flatMap(
      (asked) => asked?.needed.filter((seat) => !asked.agreed.includes(seat)) ?? [],
    );
  }

  /** Switches to the text table in that language. */
  want(words: string): void {
    this.words = words;
    this.table.want(words);
  }

  take(seat: number): void {
    this.#open(seat);
  }

  release(): void {
    this.#open(null);
  }

  leave(): void {
    this.table.leave();
  }

  /** The token by which the device looks on while nobody holds it was called back: it does so by that of
      another of its seats, if it has one. Returns whether it has. */
  lookOn(): boolean {
    if (this.holder !== null) return false;
    this.#lost = [...this.#lost, this.#by];
    const more = this.#kept.length > 0;
    if (more) this.#open(null);
    return more;
  }

  /** The seats that the device still has; one that it had lost, too, once it knows a newer token of it. */
  get #kept(): number[] {
    return this.seats.filter((seat) => !this.#lost.includes(this.#token(seat)));
  }

  /** Answers for a seat at its person's request, without showing its view; in a reaction window,
      unless `said` is given, it passes. */
  errand(seat: number, why: string, said?: Choice): void {
    const table = new Table<View>(this.id, this.#token(seat));
    let sent = false;
    const stop = $effect.root(() => {
      $effect(() => {
        if (!table.view && !table.broken) return;
        const choice = said ?? table.prompt?.default ?? null;
        if (!sent && table.prompt?.why === why && choice !== null) sent = table.answer(choice);
        else if (!table.pending) {
          table.leave();
          queueMicrotask(() => stop());
        }
      });
    });
  }

  #open(seat: number | null): void {
    if (this.holder !== null) this.#last = this.holder;
    this.table.leave();
    this.holder = seat;
    this.table = this.#table();
  }

  /** The table as the holder sees it. While nobody holds the device, it joins with the token of any of its seats. */
  #table(): Table<View> {
    const seat = this.holder ?? this.#kept[0];
    const token = seat === undefined ? '' : this.#token(seat);
    this.#by = token;
    return new Table<View>(this.id, token, this.words, token !== '' && this.holder === null);
  }

  /** The current token: it may have been renewed meanwhile. */
  #token(seat: number): string {
    return local.known(this.id)?.tokens[seat] ?? this.tokens[seat] ?? '';
  }
}
