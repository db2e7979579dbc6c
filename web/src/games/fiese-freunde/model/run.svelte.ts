/** What this person looks at: the card picked, the life opened, and the moments just lived. */

import { untrack } from 'svelte';
import { holds, settings } from '@kit/device/settings.svelte';
import { play } from '@kit/device/sound';
import { paceOf } from '@kit/flow/beats';
import { settleAlone } from '@kit/flow/settling.svelte';
import type { Table } from '@kit/table/table.svelte';
import type { Choice, Note } from '@wire';
import type { FieseView } from '@wire/fiese-freunde';
import { fly } from '../look/fly';
import { soundOf, SOUNDS } from '../look/sounds';
import { changesIn, occasionOf, weigh, type Occasion } from './occasions';

/** Something to see for a moment: it is in the log too. */
export interface Moment {
  n: number;
  icon: string;
  persons: number[];
  note: Note;
}

const LASTS = 3000;
/** Least and most time that a great moment is shown, in ms: long enough to read, and not for ever. */
const GREAT = { least: 1600, most: 9000 };

export class Run {
  picked = $state('');
  tab = $state<'offer' | 'me' | 'goals'>('offer');
  /** The life that lies open in a window. */
  life = $state<number | null>(null);
  /** The life that is read. */
  story = $state<number | null>(null);
  person = $state<number | null>(null);
  /** The newest thing that happened, for a moment. */
  moment = $state.raw<Moment | null>(null);
  /** What has just changed in each life, for as long. */
  changed = $state.raw(changesIn([]));
  /** Something great, over the table. */
  great = $state.raw<Occasion | null>(null);
  #passing: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table<FieseView>) {
    settleAlone(table);
    let sent = false;
    $effect(() => {
      // A picked card stays open until the table has accepted the answer; also if it is refused.
      const { pending, objection } = table;
      if (sent && !pending && !objection) untrack(() => (this.picked = ''));
      sent = pending !== null;
    });
    table.weigh = (notes) => weigh(notes, this.#loves);
    $effect(() => table.foresee((notes) => this.#setOut(notes)));
    $effect(() => table.listen((notes, fresh) => this.#hear(notes, fresh)));
  }

  get #loves(): readonly string[] {
    return this.table.view?.loves ?? [];
  }

  pick(id: string): void {
    this.picked = this.picked === id ? '' : id;
    void play(SOUNDS.pick);
  }

  answer = (choice: Choice): void => {
    void play(SOUNDS.pick);
    this.table.answer(choice);
  };

  /** Starts the animation of a card to the player who takes it. */
  #setOut(notes: readonly Note[]): void {
    for (const { key, args = {} } of notes)
      if (key === 'live' || key === 'sold') fly(String(args.card), Number(args.seat));
  }

  #hear(notes: Note[], fresh: boolean): void {
    if (!fresh) return;
    const moment = notes.map(momentOf).findLast(Boolean);
    const changed = changesIn(notes);
    if (moment ?? changed) {
      this.moment = moment ?? this.moment;
      this.changed = changed;
      clearTimeout(this.#passing);
      this.#passing = setTimeout(() => (this.moment = this.changed = null), LASTS);
    }
    const found = notes.map((note) => occasionOf(note, this.#loves)).filter((one) => one !== null);
    this.#lookUp(
      found.find((one) => one.kind === 'goal') ?? found.at(-1),
      weigh(notes, this.#loves),
    );
    void play(notes.map((note) => soundOf(note.key, note.args)).findLast(Boolean));
  }

  /** Shows a great moment, until the next event or a press. */
  #lookUp(great: Occasion | undefined, beats: number): void {
    clearTimeout(this.#fading);
    this.great = great ?? null;
    if (!great) return;
    const { beat } = paceOf(settings.speed, holds.calm);
    const lasts = Math.min(GREAT.most, Math.max(GREAT.least, beats * beat));
    this.#fading = setTimeout(() => (this.great = null), lasts);
  }
}

/** Events worth a picture; the others are only told. */
function momentOf(note: Note): Moment | null {
  const args = (note.args ?? {}) as Record<string, number> & { now?: string };
  const at = (icon: string, ...persons: number[]): Moment => ({ n: note.n, icon, persons, note });
  switch (note.key) {
    case 'slice':
      return at('slice', args.first!);
    case 'sold':
      return at('gavel', args.seat!);
    case 'live':
      return at('card', args.seat!);
    case 'call':
      return at('phone', args.seat!);
    case 'tie':
      return at(
        args.now === 'happy' ? 'happily-married' : (args.now ?? 'friend'),
        args.a!,
        args.b!,
      );
    case 'child':
      return at('child', args.a!, args.b!);
    case 'bed-child':
      return at('child', args.a!);
    case 'goal':
      return at('goal', args.seat!);
    case 'celibate':
      return at('halo', args.seat!);
    case 'refuse':
      return at('separation', args.seat!, args.active!);
    case 'steal':
      return at('time', args.seat!, args.victim!);
    case 'pass':
      return at('pass', args.seat!);
    default:
      return null;
  }
}
