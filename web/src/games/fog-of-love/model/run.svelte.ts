/** What this person is doing: what is picked, which window is open, what has just happened. */

import { t } from '@kit/words/i18n.svelte';
import { sharedHere } from '@kit/device/here';
import { play } from '@kit/device/sound';
import { recall, remember } from '@kit/device/store';
import { optionsOf } from '@kit/table/options';
import type { Table } from '@kit/table/table.svelte';
import type { ChatLine, Choice, Note, OrderValue, Prompt } from '@wire';
import {
  commonOf,
  endedOf,
  giftOf,
  hushOf,
  isGift,
  isHush,
  laidNow,
  missedOf,
  type Held,
} from './held';
import { BEGINS, idOf, spanOf } from './outcome';
import { prepared } from './prepared';
import { soundOf, SOUNDS } from '../look/sounds';
import { cardsOf, type Card } from './card';
import type { FogView } from './types';

export type Tab = 'scene' | 'board' | 'mine';

const FLASH = 2600;
/** The least time that a line of chat is shown beside a face, in ms; time to read is added. */
const SPEECH = 3000;
const PER_LETTER = 55;

export class Run {
  picked = $state.raw<Choice[]>([]);
  text = $state('');
  /** Answers to what will be asked next, settled on the same page. */
  extra: Record<string, Choice> = {};
  tab = $state<Tab>('scene');
  /** A card of the hand that is read while something else is asked; null for none. */
  peek = $state<number | null>(null);
  window = $state<'' | 'lessons' | 'people' | 'pile' | 'recap' | 'story'>('');
  /** The character whose dialog was opened last. */
  who = $state(0);
  /** The chapter whose curtain is down, until it is raised. */
  curtain = $state('');
  /** A queue of results that were not read yet; the table goes on meanwhile. */
  held = $state.raw<Held[]>([]);
  /** What the other has just said. */
  speech = $state.raw<{ seat: number; text: string } | null>(null);
  /** By how much satisfaction has just changed, per seat; 0 after a moment. */
  flash = $state.raw<[number, number]>([0, 0]);
  /** Scenes whose "tell" was skipped. */
  skipped = $state.raw<string[]>([]);
  /** The number of the last event that this device has shown; if shared, how many of those that both are told of. */
  readonly seen: number;

  #cards = new Map<string, Card>();
  #ask = -1;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** The number of the event that laid the card being resolved. */
  #laid: number;
  #raised = new Set<string>();
  #heard: number;

  constructor(readonly table: Table<FogView>) {
    this.seen = recall<number>(this.#mark, 0);
    this.#laid = laidNow(table.notes, table.view);
    this.#heard = table.chat.length;
    if (this.shared && this.seen && table.seat !== null)
      this.held = missedOf(table.notes, table.view!, table.seat, this.seen);
    $effect(() => table.listen((notes, fresh) => this.#hear(notes, fresh)));
    $effect(() => this.#look());
    $effect(() => this.#asked(table.prompt));
    $effect(() => {
      table.reading = this.held.length > 0;
    });
    $effect(() => this.#listen(table.chat));
    $effect(() => this.#show(this.held[0]));
  }

  /** Both sit at this device. */
  get shared(): boolean {
    return sharedHere(this.table.id);
  }

  get #mark(): string {
    return `fog.${this.table.id}.${this.shared ? 'both' : (this.table.seat ?? 'x')}`;
  }

  // -- cards that were seen -------------------------------------------------------------------

  card = (id: string): Card | undefined => this.#cards.get(id);

  #look(): void {
    const view = this.table.view;
    if (!view) return;
    for (const card of cardsOf(view)) this.#cards.set(card.figures.id, card);
    const { notes } = this.table;
    const last = this.shared ? commonOf(notes) : notes.at(-1)?.n;
    if (last) remember(this.#mark, last);
  }

  // -- answering ------------------------------------------------------------------------------

  #asked(prompt: Prompt | null): void {
    if (!prompt || prompt.ask === this.#ask) return;
    this.#ask = prompt.ask;
    this.picked = [];
    this.peek = null;
    this.text = '';
    this.tab = 'scene';
    const ready = prepared.take(this.table.id, this.table.seat ?? -1, prompt.why);
    if (ready !== undefined && optionsOf(prompt).includes(ready)) this.answer(ready);
    else if (prompt.why === 'choose' && isOpening(this.table.view))
      this.#lower(this.table.view!.now!.scene.id);
    else if (prompt.why === 'final') this.#lower(this.table.view?.chapters.at(-1) ?? '');
  }

  /** The curtain of a chapter falls once. */
  #lower(chapter: string): void {
    if (this.#raised.has(chapter)) return;
    this.#raised.add(chapter);
    this.curtain = chapter;
    clearTimeout(this.#silence);
  }

  get most(): number {
    const form = this.table.prompt?.form;
    return form?.form === 'subset' ? form.hi : 1;
  }

  /** Picks an option, or puts it back; where only one can be picked, it replaces the other. */
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
    else if (form.form === 'subset')
      this.answer(form.items.filter((item) => this.picked.includes(item)));
    else this.answer(this.picked[0]!);
  };

  answer = (choice: Choice): void => {
    void play(SOUNDS.seal);
    if (this.shared && choice === 'read')
      prepared.put(this.table.id, 1 - this.table.seat!, { lesson: choice });
    if (this.table.answer(choice)) this.#prepare();
    this.extra = {};
  };

  /** At a table over days: gives the further answers of this page as standing orders, in case the page is closed. */
  #prepare(): void {
    const { company, id, info, seat } = this.table;
    prepared.put(id, seat ?? -1, this.extra);
    if ((info?.tempo ?? 'live') === 'live') return;
    for (const [why, choice] of Object.entries(this.extra))
      company.order(why, choice as OrderValue);
  }

  // -- what happens ---------------------------------------------------------------------------

  /** Goes on to the next result; a line said about this one stays while its card is still on the table. */
  next = (): void => {
    if (this.held.length > 1 || this.table.view?.now) this.speech = null;
    this.held = this.held.slice(1);
  };

  /** Raises the curtain; a line that was said meanwhile is shown then. */
  raise = (): void => {
    this.curtain = '';
    this.#fade();
  };

  #hear(notes: Note[], fresh: boolean): void {
    if (!fresh) {
      this.held = [];
      this.#laid = laidNow(this.table.notes, this.table.view);
      return;
    }
    this.#follow(notes);
    const change: [number, number] = [0, 0];
    for (const { key, args = {} } of notes) {
      if (key === 'heart') change[args.seat as 0 | 1] += Number(args.gain);
      if (key === 'chapter') this.#lower(String(args.chapter));
    }
    if (!this.held.length) this.#light(change);
    void play(notes.map((note) => soundOf(note.key, note.args)).findLast(Boolean));
  }

  /** Shows the change of hearts together with the result that explains it. */
  #show(held: Held | undefined): void {
    const [one, other] = held?.ended?.sums ?? [];
    if (one && other) this.#light([one.hearts, other.hearts]);
  }

  #light(change: [number, number]): void {
    if (!change[0] && !change[1]) return;
    clearTimeout(this.#fading);
    this.flash = change;
    this.#fading = setTimeout(() => (this.flash = [0, 0]), FLASH);
  }

  /** Queues the results among these events. */
  #follow(notes: Note[]): void {
    const { seat, view, notes: all } = this.table;
    if (seat === null || !view) return;
    const found: Held[] = [];
    const end = (): void => {
      if (this.#laid) found.push(...endedOf(all, this.#laid, view, seat));
      this.#laid = 0;
    };
    for (const note of notes) {
      if (isGift(note, view, seat)) found.push(giftOf(note));
      // On a shared device the other player is looking: a secret of one's own is not shown.
      if (isHush(note) || (note.key === 'secret' && !this.shared)) {
        end();
        found.push(hushOf(note, view));
      }
      if (!BEGINS.has(note.key)) continue;
      end();
      this.#laid = note.n;
    }
    const span = spanOf(all, this.#laid);
    if (span.length && view.now?.scene.id !== idOf(span[0]!)) end();
    if (!found.length) return;
    this.held = [...this.held, ...found];
    this.speech = null;
    this.tab = 'scene';
  }

  /** Shows a line of chat beside the other player's face for a moment. */
  #listen(chat: readonly ChatLine[]): void {
    const line = chat.length > this.#heard ? chat.at(-1)! : undefined;
    this.#heard = chat.length;
    if (!line || line.seat == null || line.seat === this.table.seat) return;
    if (/-(matched|missed)-/.test(line.key ?? '') && !this.held.length && this.table.view?.now)
      return; // belongs to a card that was put away
    const text = line.key ? t(line.key, line.args) : line.text;
    this.speech = { seat: line.seat, text };
    if (this.curtain) clearTimeout(this.#silence);
    else this.#fade();
  }

  #fade(): void {
    clearTimeout(this.#silence);
    const time = SPEECH + PER_LETTER * (this.speech?.text.length ?? 0);
    this.#silence = setTimeout(() => (this.speech = null), time);
  }
}

/** A chapter is on the table and nobody's choice is known yet. */
function isOpening(view: FogView | null): boolean {
  return view?.now?.scene.kind === 'chapter' && !view.now.choices.some(Boolean);
}

const FROM_HAND = new Set(['play', 'react', 'discard', 'trade']);
/** The question is answered with a card of the hand. */
export const isFromHand = (prompt: Prompt | null): boolean => FROM_HAND.has(prompt?.why ?? '');
