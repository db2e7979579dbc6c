/**
 * What the player is about to do: the card picked, the movement armed, the steps still to send,
 * and the cards that the maze has just turned up. The truth stays with the table.
 */

import { untrack } from 'svelte';
import type { Note, Prompt } from '@wire';
import type { FearView, Held, Reach } from '@wire/fear-of-the-dark';
import type { Table } from '@kit/table/table.svelte';
import { play } from '@kit/device/sound';
import { optionsOf } from '@kit/table/options';
import { aimsOf, reachOf, type Means } from './choices';
import { STEP, type Point } from './geometry';
import type { Deck } from '../look/art';
import { SOUNDS } from '../look/sounds';

/** A card shown in full: a danger, a find, an echo. */
export interface Turned {
  n: number;
  kind: string;
  note: 'danger' | 'found' | 'echo';
  deck: Deck;
  /** It had an effect: it is shown as a shock. */
  struck: boolean;
  rule: string;
  /** The cards that it revealed. */
  cards: string[];
  /** It had no effect. */
  idle: boolean;
}

export class Run {
  /** The card looked at in the dock: its place among those one may act with. */
  picked = $state<number | null>(null);
  /** A movement chosen but not begun: its squares are shown. */
  armed = $state.raw<Means | null>(null);
  /** The use hovered or focused last: its squares stay shown, so that they can be pressed. */
  glimpse = $state.raw<Means | null>(null);
  /** A match is about to be struck without effect: the player is asked to confirm. */
  wasting = $state(false);
  /** Which way the new room is held. */
  turn = $state(0);
  shown = $state.raw<Turned[]>([]);
  #steps: string[] = [];
  #expected: [number, number] | null = null;

  constructor(private readonly table: Table<FearView>) {
    $effect(() => {
      const { prompt, view } = table;
      untrack(() => this.#follow(prompt, view));
    });
    $effect(() => table.listen((notes, fresh) => this.#hear(notes, fresh)));
  }

  /** What one may act with now. */
  get held(): Held[] {
    const { prompt, view } = this.table;
    return (prompt?.why === 'act' && view?.held) || [];
  }

  /** Whether a match may be struck. */
  get strikes(): boolean {
    return optionsOf(this.table.prompt).includes('strike');
  }

  /** Squares to show now, whether chosen from or only looked at. */
  get reach(): Reach[] {
    const { prompt, view } = this.table;
    if (!view) return [];
    if (prompt?.why === 'step') return view.reach.step ?? [];
    const use = this.#meant;
    return (use && reachOf(use, view)) ?? [];
  }

  /** Squares that the action looked at is about, though it does not lead there. */
  get aims(): Point[] {
    const { prompt, view } = this.table;
    const use = this.#meant;
    return view && use && prompt?.why === 'act' ? aimsOf(use, view) : [];
  }

  /** The movement whose squares are shown. */
  get #meant(): Means | null {
    return this.armed ?? this.glimpse;
  }

  /** A match burns from the moment it is struck, while the hand is still being chosen. */
  get burning(): boolean {
    const { pending, prompt, waiting, view } = this.table;
    return (
      (view?.light ?? false) || pending?.choice === 'strike' || (prompt ?? waiting)?.why === 'plan'
    );
  }

  /** Picks a card, or puts it back. If it can be played to move, its squares can be pressed at once. */
  pick(place: number): void {
    this.picked = this.picked === place ? null : place;
    this.glimpse = null;
    const own = this.picked === null ? undefined : this.held[this.picked]?.uses[0];
    this.armed = own?.how === 'play' && this.moves(own) ? own : null;
  }

  /** Whether it leads to squares of the maze. */
  moves(use: Means): boolean {
    return this.table.view !== null && reachOf(use, this.table.view) !== null;
  }

  /** Plays it; a movement is first shown on the maze. */
  choose(use: Means): void {
    this.armed = this.moves(use) ? use : null;
    if (!this.armed) this.#send(use.choice);
  }

  /** The chosen movement, step by step. */
  begin(): void {
    if (this.armed) this.#send(this.armed.choice);
  }

  /** Strikes a match; one without effect only if `meant`. */
  strike(meant = false): void {
    this.wasting = !meant && this.table.view?.strike_adds === 0;
    if (!this.wasting) this.#send('strike');
  }

  /** Goes to a square: first pays for the movement, if that is not done yet, then sends step after step. */
  goTo(reach: Reach): void {
    const use = this.#meant;
    this.#steps = [...reach.path];
    if (this.table.prompt?.why === 'step') this.#next();
    else if (use) this.#send(use.choice);
  }

  /** One step that way, if it can be taken; pays with the armed movement if needed. */
  step(side: string): boolean {
    const { prompt } = this.table;
    if (prompt?.why === 'step' && optionsOf(prompt).includes(side)) {
      this.#steps = [];
      return this.table.answer(side);
    }
    if (!this.armed || !this.reach.some((reach) => reach.path === side)) return false;
    this.#steps = [side];
    this.#send(this.armed.choice);
    return true;
  }

  dismiss(): void {
    this.shown = this.shown.slice(1);
  }

  #send(choice: string): void {
    void play(SOUNDS.pick);
    this.table.answer(choice);
  }

  /** Resets the selection: the action is done, or something else is asked. */
  #putBack(): void {
    this.picked = null;
    this.armed = null;
    this.glimpse = null;
  }

  /** After every message: sends the next step of the chosen path, unless something intervened. */
  #follow(prompt: Prompt | null, view: FearView | null): void {
    this.turn = 0;
    this.#putBack();
    if (!this.#steps.length || !view) return;
    const off =
      this.#expected && (view.pawn[0] !== this.#expected[0] || view.pawn[1] !== this.#expected[1]);
    if (prompt?.why !== 'step' || off || this.shown.length) this.#forget();
    else this.#next();
  }

  #next(): void {
    const side = this.#steps.shift();
    const { prompt, view } = this.table;
    if (!side || !view || !optionsOf(prompt).includes(side)) return this.#forget();
    const step = STEP[side as keyof typeof STEP];
    this.#expected = this.#steps.length ? [view.pawn[0] + step.x, view.pawn[1] + step.y] : null;
    this.table.answer(side);
  }

  #forget(): void {
    this.#steps = [];
    this.#expected = null;
  }

  #hear(notes: Note[], fresh: boolean): void {
    if (!fresh) return;
    const found: Turned[] = [];
    for (const note of notes) {
      const card = turned(note);
      const last = found.at(-1);
      if (card) found.push(card);
      else if (note.key === 'nothing' && last) last.idle = true;
      else if (Array.isArray(note.args?.cards)) last?.cards.push(...note.args.cards.map(String));
    }
    this.shown = [...this.shown, ...found];
    const sound = notes.map(
      (note) =>
        SOUNDS[note.key === 'danger' && note.args?.triggered ? String(note.args.card) : note.key],
    );
    void play(sound.findLast(Boolean));
  }
}

/** A card is turned up, and the window that shows it says so. */
export const isTurned = (note: Note): boolean => turned(note) !== null;

/** The card that an event turns up, if it does. */
function turned({ n, key, args = {}, rule = '' }: Note): Turned | null {
  const card = { n, kind: String(args.card), rule, cards: [], idle: false };
  if (key === 'danger') return { ...card, note: key, deck: key, struck: args.triggered === true };
  if (key === 'found') return { ...card, note: key, deck: args.deck as Deck, struck: false };
  return key === 'echo' ? { ...card, kind: key, note: key, deck: key, struck: true } : null;
}
