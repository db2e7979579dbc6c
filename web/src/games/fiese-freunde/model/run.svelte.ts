/** What this person looks at: the card picked, the life opened, and the moments just lived. */

import { play } from '@kit/device/sound';
import { optionsOf } from '@kit/table/options';
import type { Table } from '@kit/table/table.svelte';
import type { Choice, Note, Prompt } from '@wire';
import type { FieseView } from '@wire/fiese-freunde';
import { soundOf, SOUNDS } from '../look/sounds';

/** Something to see for a moment: it is in the log too. */
export interface Moment {
  n: number;
  icon: string;
  persons: number[];
  note: Note;
}

const SHOWN = 2;
const LASTS = 3000;

export class Run {
  picked = $state('');
  tab = $state<'offer' | 'me' | 'goals'>('offer');
  /** The life that lies open in a window. */
  life = $state<number | null>(null);
  /** The life that is read. */
  story = $state<number | null>(null);
  person = $state<number | null>(null);
  moments = $state.raw<Moment[]>([]);

  constructor(private readonly table: Table<FieseView>) {
    $effect(() => table.listen((notes, fresh) => this.#hear(notes, fresh)));
  }

  pick(id: string): void {
    this.picked = this.picked === id ? '' : id;
    void play(SOUNDS.pick);
  }

  answer = (choice: Choice): void => {
    void play(SOUNDS.pick);
    if (this.table.answer(choice)) this.picked = '';
  };

  #hear(notes: Note[], fresh: boolean): void {
    if (!fresh) return;
    const found = notes.map(momentOf).filter((moment) => moment !== null);
    this.moments = [...this.moments, ...found].slice(-SHOWN);
    for (const { n } of found)
      setTimeout(() => (this.moments = this.moments.filter((one) => one.n !== n)), LASTS);
    void play(notes.map((note) => soundOf(note.key, note.args)).findLast(Boolean));
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

/** What can be done in a turn: "take:p03" → p03, with the word before it. */
export function turnOf(prompt: Prompt | null): {
  cards: Map<string, string>;
  goals: string[];
  exchange: boolean;
  pass: boolean;
} {
  const options = prompt?.why === 'turn' ? optionsOf(prompt).map(String) : [];
  const cards = new Map<string, string>();
  const goals: string[] = [];
  for (const option of options) {
    const [verb = '', id = ''] = option.split(':');
    if (verb === 'goal') goals.push(id);
    else if (id) cards.set(id, option);
  }
  return { cards, goals, exchange: options.includes('exchange'), pass: options.includes('pass') };
}
