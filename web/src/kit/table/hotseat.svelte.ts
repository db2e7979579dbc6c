/**
 * The seats of this device at one table. With one seat it is simply that seat; with several the
 * device goes from hand to hand: a seat's view is asked for only once its person has said so, and
 * until then only what a spectator sees is known here.
 */

import type { Choice } from '@wire';
import { house } from '@kit/device/house.svelte';
import { local } from '@kit/device/local.svelte';
import { holds } from '@kit/device/settings.svelte';
import { Table } from './table.svelte';

/** How long the one who has just decided may still look, before the curtain falls. */
const LINGER = 1100;
const LINGER_CALM = 300;
/** Reaction windows of those who can only pass close by themselves: wait for that first. */
const WINDOW = 3800;

export class HotSeat<View = never> {
  table: Table<View> = $state.raw()!;
  /** Whose eyes these are; null: the curtain is down. */
  holder = $state<number | null>(null);
  readonly seats: number[];
  #last = -1;

  constructor(
    private readonly id: string,
    private readonly tokens: Record<string, string>,
    /** The language in which everything is wished for in words; empty: it is drawn. */
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
    const mine = this.seats.filter((seat) => wanted.includes(seat));
    return [
      ...mine.filter((seat) => seat > this.#last),
      ...mine.filter((seat) => seat <= this.#last),
    ];
  }

  /** The curtain is down, and this person is to lift it. */
  get next(): number | undefined {
    return this.holder === null ? this.awaited[0] : undefined;
  }

  /** How soon the device should change hands; null: not now. */
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

  /** What is asked is a reaction window of this game. */
  get window(): boolean {
    const { info, waiting } = this.table;
    const windows = house.game(info?.game ?? '')?.windows ?? [];
    return waiting !== null && windows.includes(waiting.why);
  }

  /** Whoever holds the device has something to decide. In a reaction window that all are awaited
      says nothing: only who has a question is still to answer it. */
  get #asked(): boolean {
    return this.table.prompt !== null || this.#voters.includes(this.holder!);
  }

  /** Who has not yet said whether something may be taken back, or done. */
  get #voters(): number[] {
    const { proposal, company } = this.table;
    return [proposal, company.poll].flatMap(
      (asked) => asked?.needed.filter((seat) => !asked.agreed.includes(seat)) ?? [],
    );
  }

  /** In words of that language from now on. */
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

  /** Answers for a seat whose person has said so, without showing its view; in a reaction window,
      if nothing else is said, it passes. */
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

  /** By the eyes of who holds the device. While nobody does, any of its seats opens the door. */
  #table(): Table<View> {
    const seat = this.holder ?? this.seats[0];
    const token = seat === undefined ? '' : this.#token(seat);
    return new Table<View>(this.id, token, this.words, token !== '' && this.holder === null);
  }

  /** As it is now: it may have been renewed meanwhile. */
  #token(seat: number): string {
    return local.known(this.id)?.tokens[seat] ?? this.tokens[seat] ?? '';
  }
}
