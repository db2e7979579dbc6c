/** What this person is doing: what is picked, which window is open, what has just happened. */

import { play } from '../../kit/sound';
import { recall, remember } from '../../kit/store';
import type { Table } from '../../kit/table.svelte';
import type { Choice, Note, Prompt } from '../../wire';
import { prepared } from './prepared';
import { soundOf, SOUNDS } from './sounds';
import type { Figures, FogView } from './types';

export type Tab = 'scene' | 'board' | 'mine';

const FLASH = 2600;

export class Run {
  picked = $state.raw<Choice[]>([]);
  text = $state('');
  /** Answers to what will be asked next, settled on the same page. */
  extra: Record<string, Choice> = {};
  tab = $state<Tab>('scene');
  window = $state<'' | 'lessons' | 'pile' | 'recap'>('');
  /** The chapter whose curtain is down, until it is raised. */
  curtain = $state('');
  /** By how much satisfaction has just changed, per seat; 0 after a moment. */
  flash = $state.raw<[number, number]>([0, 0]);
  /** Scenes whose "tell" was skipped. */
  skipped = $state.raw<string[]>([]);
  /** What happened up to here was seen on this device. */
  readonly seen: number;

  #cards = new Map<string, Figures>();
  #ask = -1;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table<FogView>) {
    this.seen = recall<number>(this.#mark, 0);
    $effect(() => table.listen((notes, fresh) => this.#hear(notes, fresh)));
    $effect(() => this.#look());
    $effect(() => this.#asked(table.prompt));
  }

  get #mark(): string {
    return `fog.${this.table.id}.${this.table.seat ?? 'x'}`;
  }

  // -- figures of cards that were seen --------------------------------------------------------

  figures(id: string): Figures | undefined {
    const now = this.table.view?.now?.scene;
    return now?.id === id ? now : this.#cards.get(id);
  }

  #look(): void {
    const view = this.table.view;
    if (!view) return;
    const secrets = view.persons.flatMap((person) => person.secrets);
    for (const scene of [view.now?.scene, ...(view.me?.hand.map((card) => card.scene) ?? []), ...secrets]) {
      if (scene) this.#cards.set(scene.id, scene);
    }
    const last = this.table.notes.at(-1)?.n;
    if (last) remember(this.#mark, last);
  }

  // -- answering ------------------------------------------------------------------------------

  #asked(prompt: Prompt | null): void {
    if (!prompt || prompt.ask === this.#ask) return;
    this.#ask = prompt.ask;
    this.picked = [];
    this.text = '';
    this.tab = 'scene';
    const ready = prepared.take(this.table.id, this.table.seat ?? -1, prompt.why);
    if (ready !== undefined && optionsOf(prompt).includes(ready)) this.answer(ready);
    else if (prompt.why === 'choose' && isOpening(this.table.view)) this.curtain = this.table.view!.now!.scene.id;
    else if (prompt.why === 'final') this.curtain = this.table.view?.chapters.at(-1) ?? '';
  }

  get most(): number {
    const form = this.table.prompt?.form;
    return form?.form === 'subset' ? form.hi : 1;
  }

  /** Picks it, or puts it back; where one is wanted, it takes the place of the other. */
  toggle = (choice: Choice): void => {
    if (this.table.pending) return;
    void play(SOUNDS.pick);
    if (this.picked.includes(choice)) this.picked = this.picked.filter((one) => one !== choice);
    else if (this.most === 1) this.picked = [choice];
    else if (this.picked.length < this.most) this.picked = [...this.picked, choice];
  };

  get ready(): boolean {
    const form = this.table.prompt?.form;
    if (!form || this.table.pending) return false;
    if (form.form === 'text') return this.text.trim().length > 0;
    if (form.form === 'subset') return this.picked.length >= form.lo;
    return this.picked.length === 1;
  }

  confirm = (): void => {
    const form = this.table.prompt?.form;
    if (!form || !this.ready) return;
    if (form.form === 'text') this.answer(this.text.trim());
    else if (form.form === 'subset') this.answer(form.items.filter((item) => this.picked.includes(item)));
    else this.answer(this.picked[0]!);
  };

  answer = (choice: Choice): void => {
    void play(SOUNDS.seal);
    if (this.table.answer(choice)) prepared.put(this.table.id, this.table.seat ?? -1, this.extra);
    this.extra = {};
  };

  // -- what happens ---------------------------------------------------------------------------

  #hear(notes: Note[], fresh: boolean): void {
    if (!fresh) return;
    const change: [number, number] = [0, 0];
    for (const { key, args = {} } of notes) {
      if (key === 'heart') change[args.seat as 0 | 1] += Number(args.gain);
      if (key === 'chapter' && this.table.seat === null) this.curtain = String(args.chapter);
    }
    if (change[0] || change[1]) {
      clearTimeout(this.#fading);
      this.flash = change;
      this.#fading = setTimeout(() => (this.flash = [0, 0]), FLASH);
    }
    void play(notes.map((note) => soundOf(note.key, note.args)).findLast(Boolean));
  }
}

/** A chapter is on the table and nobody's choice is known yet. */
export function isOpening(view: FogView | null): boolean {
  return view?.now?.scene.kind === 'chapter' && !view.now.choices.some(Boolean);
}

export function optionsOf(prompt: Prompt | null): Choice[] {
  const form = prompt?.form;
  return form?.form === 'options' ? form.options : form?.form === 'subset' ? form.items : [];
}
