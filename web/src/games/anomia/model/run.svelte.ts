/** What this person does and is shown: the field, the pads, the notes that pass, what just happened. */

import { untrack } from 'svelte';
import { t } from '@kit/words/i18n.svelte';
import { local } from '@kit/device/local.svelte';
import { settings } from '@kit/device/settings.svelte';
import { said } from '@kit/words/names';
import { play, sounds, type Sound } from '@kit/device/sound';
import type { Table } from '@kit/table/table.svelte';
import { vibrate } from '@kit/turn/turn.svelte';
import type { Choice, Note } from '@wire';
import type { AnomiaView, Stage } from '@wire/anomia';
import { putToMe } from '../words/asked';
import { billOf, drawnFor, type Bill, type Stood } from '../words/bill';
import { Cast } from './cast';
import { glanceAt, looksOn } from './judging';
import { takenBy, type Taken } from './taken';
import { soundOf } from '../look/sounds';
import { timeOf, Typing } from '@kit/table/typing';

const NOTE_LASTS = 3600;
/** A letter counts as a vote only after so many ms without typing or a change at the table: else it was meant for a word. */
const SETTLED = 700;
/** A second tap within so many ms counts as part of the first. */
const TWICE = 500;

export class Run {
  text = $state('');
  note = $state('');
  /** The last word handed in, until the heat is over. */
  handed = $state('');
  /** The text in my field when my rival won; until the heat is over. */
  lost = $state('');
  /** Refusals in this heat; the field shakes at each. */
  shakes = $state(0);
  /** By place, how its card was revealed. */
  how = $state.raw<Record<number, 'flip' | 'tumble'>>({});
  /** A card on its way from a play pile to a won pile. */
  taken = $state.raw<Taken | null>(null);
  /** The bill that is shown for a moment. */
  bill = $state.raw<Bill | null>(null);
  /** To be read aloud: what a bill says and no line of the log does. */
  aloud = $state('');
  /** The question to me, read aloud once, after the events that led to it. */
  question = $state('');
  /** The last bill in words; kept for screen readers. */
  heard = $state('');
  readonly typing: Typing;
  #field: HTMLInputElement | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #lastKey = 0;
  #moved = 0;
  #passed = -Infinity;
  #drew = -Infinity;
  #taking: ReturnType<typeof setTimeout> | undefined;
  #stood: Stood = null;
  #put = '';

  constructor(
    private readonly table: Table<AnomiaView>,
    /** No sounds here: the table is on a big screen, which plays them. */
    private readonly silent: () => boolean = () => false,
  ) {
    this.typing = new Typing({
      start: (at) => this.can('start') && this.table.act('start', at),
      drop: () => this.can('drop') && this.table.act('drop'),
      limits: () => {
        const form = this.table.prompt?.form;
        return form?.form === 'timed' ? form : null;
      },
    });
    $effect(() => table.listen((notes, fresh) => this.#hear(notes, fresh)));
    let heat: number | undefined;
    $effect(() => {
      const id = table.heat?.id;
      if (id !== heat) this.#fresh();
      heat = id;
    });
    $effect(() => {
      if (this.stage) this.#moved = performance.now();
    });
    let judged: number | undefined;
    $effect(() => {
      const claim = this.view.face_off?.claim?.seat;
      if (judged !== undefined && claim !== undefined && claim !== judged)
        this.#passed = performance.now();
      judged = claim;
    });
    $effect(() => {
      // The race is lost: what stood in the field is kept beside the word that won.
      const winner = this.view.face_off?.claim?.seat;
      if (winner === undefined || winner === this.seat || this.side < 0) return;
      untrack(() => {
        if (!this.text.trim() && !this.handed) return;
        this.lost = this.text.trim() || this.handed;
        this.typing.forget();
        this.text = '';
      });
    });
    // Nothing passes by itself while a lesson about it is being read.
    const glance = $derived(
      !table.taught && looksOn(this.view, table.people, table.seat)
        ? `${this.view.heat}/${this.view.face_off!.claim!.seat}/${this.view.face_off!.claim!.word}`
        : '',
    );
    $effect(() => {
      if (!glance) return;
      const lasts = glanceAt(settings.speed);
      const timer = setTimeout(() => this.can('fine') && this.table.act('fine'), lasts);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      // A note about an earlier moment is no longer true.
      if (this.stage && this.view.turn >= 0) untrack(() => (this.note = ''));
    });
  }

  // -- what is asked ----------------------------------------------------------------------------

  get view(): AnomiaView {
    return this.table.view!;
  }

  get id(): string {
    return this.table.id;
  }

  get seat(): number | null {
    return this.table.seat;
  }

  get cast(): Cast {
    return new Cast(this.table.people, this.table.seat);
  }

  get stage(): Stage {
    return this.view.stage;
  }

  /** 0 or 1: which of the rivals I am; -1: neither. */
  get side(): number {
    const fight = this.view.face_off;
    return fight && this.seat !== null ? fight.rivals.indexOf(this.seat) : -1;
  }

  get myTurn(): boolean {
    return this.seat !== null && this.view.drawer === this.seat;
  }

  /** Help is shown: to somebody who plays against bots alone, or has never finished a game. */
  get coached(): boolean {
    const others = this.table.people.filter((person) => person.seat !== this.seat);
    const training = others.every((person) => person.kind === 'bot');
    return (
      this.seat !== null &&
      (training ||
        !local.tables.some((one) => one.game === 'anomia' && one.over && one.id !== this.table.id))
    );
  }

  /** The hint at my first face-off: there is no need to wait until it is announced. */
  get coaching(): string {
    const called = this.table.notes.filter(
      (note) => note.key === 'noticed' && (note.args?.seats as number[]).includes(this.seat ?? -1),
    );
    const early = this.table.info?.options.spotting !== 'at-once' && !this.view.spoken;
    return this.coached && early && called.length === 1 && this.side >= 0 && this.stage === 'race'
      ? t('an-coach')
      : '';
  }

  can(option: string): boolean {
    const form = this.table.prompt?.form;
    return form?.form === 'timed' && form.options.includes(option);
  }

  /** I have hit the buzzer, and the table has not replied yet. */
  get speaking(): boolean {
    return this.table.sent?.choice === 'speak';
  }

  get canSay(): boolean {
    const form = this.table.prompt?.form;
    return form?.form === 'timed' && form.longest > 0;
  }

  /** No typing and no change at the table just now: a letter may be a vote. */
  get settled(): boolean {
    const now = performance.now();
    return now - this.#lastKey > SETTLED && now - this.#moved > SETTLED;
  }

  // -- doing ------------------------------------------------------------------------------------

  act(choice: Choice, event?: Event): boolean {
    const sent = this.table.act(choice, event ? timeOf(event) : undefined);
    if (sent) this.#sound(sounds.pick);
    else this.say('an-not-sent');
    return sent;
  }

  /** Votes, unless the claim has just passed to the other rival: then the press was meant for the previous claim. */
  vote(option: string, event: Event): void {
    if (performance.now() - this.#passed > TWICE) this.act(option, event);
  }

  ready(): void {
    this.focus();
    this.act('ready');
  }

  draw(side: 'left' | 'right', event?: Event): void {
    if (performance.now() - this.#drew < TWICE) return;
    if (this.can(side)) {
      if (this.act(side, event)) this.#drew = performance.now();
    } else if (this.seat !== null && this.view.drawer !== null) this.#notNow(side);
  }

  /** A tap on a pile that cannot be drawn from: says why, or does what else it may mean. */
  #notNow(side: 'left' | 'right'): void {
    const why = this.view.not_now[side === 'left' ? 0 : 1];
    if (!this.myTurn) this.say('an-not-your-turn', { name: this.cast.own(this.view.drawer!) });
    else if (why === 'empty') this.say('an-pile-empty');
    else if (why === 'match' && !this.point()) this.say('an-look-first');
  }

  /** A tap on a card: whoever sees two that match touches one of them. */
  touch(): void {
    if (this.seat === null || this.stage !== 'table' || this.point()) return;
    this.say(this.view.spoken ? 'an-tap-card-spoken' : 'an-tap-card');
  }

  /** Says that two match, where that can be said now. */
  point(): boolean {
    if (!this.can('point')) return false;
    this.act('point');
    return true;
  }

  speak(event: Event): void {
    if (this.can('speak')) {
      vibrate([30]);
      this.act('speak', event);
    } else this.say(this.view.face_off ? 'an-no-pad-now' : 'an-no-face-off');
  }

  // -- the field --------------------------------------------------------------------------------

  bind(field: HTMLInputElement | null): void {
    this.#field = field;
  }

  /** To be called inside a gesture: else a phone shows no keyboard. */
  focus(): void {
    this.#field?.focus({ preventScroll: true });
  }

  isField(target: EventTarget | null): boolean {
    return target !== null && target === this.#field;
  }

  typed(text: string, at: number): void {
    this.text = text;
    this.#lastKey = performance.now();
    if (this.can('start') || this.typing.began !== null) this.typing.changed(text, at);
  }

  drop(): void {
    this.typed('', performance.now());
  }

  handIn(event: Event): void {
    const word = this.text.trim();
    if (!word) return;
    this.#lastKey = performance.now();
    if (!this.canSay) {
      this.say(this.view.face_off && this.side >= 0 ? 'an-wait' : 'an-no-face-off');
      return;
    }
    const at = this.typing.began ?? timeOf(event);
    this.typing.forget();
    if (!this.table.act(['say', word], at)) {
      this.say('an-not-sent');
      return;
    }
    this.handed = word;
    this.text = '';
  }

  /** A short, kind sentence under the field; it goes away by itself. */
  say(key: string, args: Record<string, unknown> = {}): void {
    this.tell(args.name ? said(key, args) : t(key, args));
  }

  tell(text: string): void {
    clearTimeout(this.#fading);
    this.note = text;
    this.#fading = setTimeout(() => (this.note = ''), NOTE_LASTS);
  }

  // -- what happens -----------------------------------------------------------------------------

  #fresh(): void {
    this.typing.forget();
    this.text = '';
    this.handed = '';
    this.lost = '';
    this.shakes = 0;
  }

  #hear(notes: Note[], fresh: boolean): void {
    const how: Record<number, 'flip' | 'tumble'> = { ...this.how };
    for (const note of notes) {
      const args = note.args as Record<string, number> | undefined;
      if (note.key === 'drawn') how[args!.place!] = 'flip';
      if (note.key === 'uncovered') how[args!.place!] = 'tumble';
      if (fresh) this.#happen(note);
    }
    this.how = how;
    if (fresh) this.#putUp(notes);
    if (fresh) this.#putQuestion();
    if (fresh) this.#sound(soundOf(notes.map((note) => note.key)));
  }

  #sound(sound: Sound | undefined): void {
    if (!this.silent()) void play(sound);
  }

  /** A bill for what happened, if it deserves one. */
  #putUp(notes: Note[]): void {
    const drawn = notes.some(
      ({ key, args }) => (key === 'drawn' || key === 'duel') && args?.seat === this.seat,
    );
    const late = drawn && this.seat !== null && this.view.drawn_for === this.seat;
    const bill = late ? drawnFor(this.seat!) : billOf(notes, this.view, this.cast, this.#stood);
    this.aloud = bill?.kind === 'told' ? bill.text : '';
    if (!bill) return;
    clearTimeout(this.#taking);
    this.bill = bill;
    this.heard = `${bill.word} ${bill.text}`.trim();
    this.#taking = setTimeout(() => (this.bill = null), bill.lasts);
  }

  #putQuestion(): void {
    const put = `${this.view.heat}/${this.stage}/${this.view.face_off?.claim?.seat}`;
    this.question = put === this.#put ? '' : putToMe(this);
    this.#put = put;
  }

  #happen(note: Note): void {
    const args = (note.args ?? {}) as Record<string, number> & { seats?: number[]; title?: string };
    const mine = args.seat === this.seat;
    if (note.key === 'answered' || note.key === 'spoke')
      this.#stood = { seat: args.seat!, later: args.later ?? -1 };
    if (note.key === 'noticed' || note.key === 'tie-card')
      vibrate(this.side >= 0 ? [70, 40, 70, 40, 160] : [40]);
    else if ((note.key === 'no-example' || note.key === 'refused') && mine) {
      this.shakes += 1;
      this.handed = '';
      vibrate([120]);
    } else if (note.key === 'won') {
      this.taken = takenBy(note, this.stage) ?? this.taken;
      if (mine) vibrate([40, 30, 40]);
    }
  }
}
