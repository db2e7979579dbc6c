/** What this person does at a plain table: what is offered, what was typed, what happened since. */

import { Cast } from '@kit/words/cast';
import { t } from '@kit/words/i18n.svelte';
import type { Line } from '@kit/words/Log.svelte';
import { Own } from '@kit/words/names';
import { isSeal } from '@kit/words/told';
import { timeOf, Typing } from '@kit/table/typing';
import type { Table } from '@kit/table/table.svelte';
import { Telling } from '@kit/table/telling.svelte';
import type { Choice, Form, GameInfo, Label, Note, Part, Prompt } from '@wire';
import { commandOf, lookOf, type Command } from './commands';
import { meant, type Folds } from './folds.svelte';
import { read } from './typed';

/** So many events are shown to somebody who has just come. */
const FIRST = 5;

export interface Offer {
  /** Its number, from 1. */
  n: number;
  label: string;
  /** What it does; and what it stands under with others. */
  does: string;
  group: string;
  /** With its group: as it can be typed. */
  whole: string;
  choice: Choice;
}

export class Run {
  /** In the field, so far. */
  typed = $state('');
  /** A short sentence below it: what was not understood. */
  note = $state('');
  /** The newest event at my last answer: "what happened since" are the events after it. */
  since = $state(0);
  readonly story: Telling;
  readonly typing: Typing;
  readonly folds: Folds = $state({});

  constructor(
    readonly table: Table<unknown>,
    readonly game: GameInfo,
    private readonly obey: (command: Command) => void,
    private readonly goTo: (id: string) => void,
  ) {
    this.story = new Telling(table, (notes) => this.#told(notes));
    this.since = (table.notes.at(-1)?.n ?? 0) - FIRST;
    this.typing = new Typing({
      start: (at) => this.#announce(this.timed?.begins, at),
      drop: () => this.#announce(this.timed?.drops),
      limits: () => this.timed,
    });
    let heat = table.heat?.id;
    $effect(() => {
      if (table.heat?.id !== heat) this.clear();
      heat = table.heat?.id;
    });
  }

  get cast(): Cast {
    return new Cast(this.table.people, this.table.seat);
  }

  // -- what is asked ----------------------------------------------------------------------------

  /** The question; not one that the table answers by itself, because there is nothing to decide. */
  get prompt(): Prompt | null {
    return this.table.question;
  }

  /** In a reaction window the table passes for whoever can only pass. */
  get passing(): boolean {
    return this.table.prompt !== this.prompt;
  }

  get form(): Form | null {
    return this.prompt?.form ?? null;
  }

  get timed(): Extract<Form, { form: 'timed' }> | null {
    return this.form?.form === 'timed' ? this.form : null;
  }

  /** Words of one's own are asked for. */
  get wordy(): boolean {
    return this.form?.form === 'text' || Boolean(this.timed?.longest);
  }

  /** The question in words; its name, if the game has none for it. */
  get ask(): string {
    return this.table.words?.ask || this.prompt?.why || '';
  }

  /** The options, or the items of a form, without those that only signal that somebody writes. */
  get offers(): Offer[] {
    const { form } = this;
    if (!form) return [];
    const all: Choice[] = 'options' in form ? form.options : 'items' in form ? form.items : [];
    const silent = form.form === 'timed' ? [form.begins, form.drops] : [];
    return all
      .map((choice, at) => offered(choice, this.table.words?.options?.[at]))
      .filter(({ choice }) => !silent.includes(choice as string))
      .map((offer, at) => ({ n: at + 1, ...offer }));
  }

  // -- what happened ----------------------------------------------------------------------------

  get lines(): Line[] {
    return this.story.lines;
  }

  #told(notes: Note[]): Line[] {
    return notes.flatMap((note) => {
      const { n, rule = '' } = note;
      const text = isSeal(note) ? '' : (this.table.told.get(n) ?? '');
      return text ? [{ n, text, rule }] : [];
    });
  }

  get happened(): Line[] {
    return this.lines.filter((line) => line.n > this.since);
  }

  // -- doing ------------------------------------------------------------------------------------

  /** Answers; in a heat with the time of the gesture. */
  give(choice: Choice, at?: number): boolean {
    const last = this.table.notes.at(-1)?.n ?? 0;
    const sent = this.timed ? this.table.act(choice, at) : this.table.answer(choice);
    if (sent) {
      this.since = last;
      this.clear();
    }
    return sent;
  }

  get parts(): readonly Part[] {
    return this.table.words?.parts ?? [];
  }

  /** Unfolds what is meant, and goes there; false if there is nothing of that name. */
  look(name: string): boolean {
    const all = ['', 'all', t('plain-look-all')].includes(name.toLowerCase());
    const places = all ? this.parts.map((_, at) => at) : meant(name, this.parts);
    if (!places.length) return false;
    if (name) for (const at of places) this.folds[this.parts[at]!.name] = true;
    this.goTo(all ? 'plain-position' : `plain-part-${places[0]}`);
    return true;
  }

  clear(): void {
    this.typing.forget();
    this.typed = '';
    this.note = '';
  }

  /** Input handler of the field. A number is not text: then the table is not told that I write. */
  type(event: Event): void {
    this.note = '';
    if (this.timed?.longest && !/^\d*$/.test(this.typed.trim()))
      this.typing.changed(this.typed, timeOf(event));
    else if (!this.typed.trim()) this.typing.changed('', timeOf(event));
  }

  /** The field is handed in: a command, or an answer. */
  submit(event: Event): void {
    const typed = this.typed.trim();
    if (!typed) return;
    const command = commandOf(typed, this.wordy);
    const at = lookOf(typed, this.wordy);
    if (at !== undefined && this.look(at)) this.clear();
    else if (command) {
      this.clear();
      this.obey(command);
    } else if (!this.form) this.note = t('plain-not-asked');
    else this.#answer(typed, this.form, event);
  }

  #answer(typed: string, form: Form, event: Event): void {
    const offers = this.offers;
    const shown = offers.map((offer) => offer.choice);
    const asked = form.form === 'timed' ? { ...form, options: shown as string[] } : form;
    const labels = offers.map((offer) => offer.whole);
    const found = read(typed, asked, labels);
    if (found && 'choice' in found) this.give(found.choice, this.typing.began ?? timeOf(event));
    else if (found) {
      const list = found.several.map((place) => `${place + 1}. ${labels[place]}`).join(' · ');
      this.note = t('plain-several', { list });
    } else this.note = t('plain-unknown', { typed });
  }

  #announce(option: string | undefined, at?: number): void {
    if (option && this.timed?.options.includes(option)) this.table.act(option, at);
  }
}

function offered(choice: Choice, words: Label | undefined): Omit<Offer, 'n'> {
  const { label = String(choice), does = '', group = '' } = words ?? {};
  const whole = group
    ? t('option-in-group', { group: new Own(group), label: new Own(label) })
    : label;
  return { choice, label, does, group, whole };
}
