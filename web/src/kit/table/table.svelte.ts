/** A table as one viewer has it: handles the server's messages, and sends what this person does. */

import { Connection } from '@kit/line/connection';
import { Heats, type Heat } from '@kit/line/heats.svelte';
import { InOrder } from '@kit/line/inorder';
import { codeOf, keepCode } from '@kit/device/codes';
import { local } from '@kit/device/local.svelte';
import { bringFaults } from '@kit/words/fetched';
import { bring } from '@kit/words/i18n.svelte';
import { holds, settings } from '@kit/device/settings.svelte';
import { Beats, paceOf } from '@kit/flow/beats';
import { asksStill, isAnswer, isPassing } from '@kit/flow/sent';
import { Company } from '@kit/seats/company.svelte';
import { Doorway } from '@kit/door/doorway.svelte';
import type {
  Choice,
  ClientMessage,
  Door,
  Join,
  Key,
  Mark,
  Note,
  Prompt,
  ServerMessage,
  Update,
  Welcome,
} from '@wire';
import { Known, type Objection } from './known.svelte';
import { isForcedPass } from './options';

const READING = 4000;
/** Faults by which this device has lost its seat. */
const LOST = new Set(['logged-out', 'passed-on', 'voted-out']);
/** Faults that are not shown: in a race the table has often moved on before an answer arrives. */
const QUIET = new Set(['stale', 'not-asked', 'bad-time']);

/**
 * Called with every batch of new events; `fresh` is false where the whole log comes at once: on the first
 * join, or if an undo was missed. Events that happened while the connection was lost are fresh.
 */
export type Listener = (notes: Note[], fresh: boolean) => void;

/** For how many beats a batch of events is shown before the next; `mine`: my own answer caused it. */
export type Weigher = (notes: readonly Note[], mine: boolean) => number;

export class Table<View = Record<string, unknown>> extends Known<View> {
  /** A game can replace this, to say how long events are shown. */
  weigh: Weigher = (_, mine) => (mine ? 0 : 1);

  /** How many events this device had shown when the page was opened. */
  readonly seen: number;
  /** When this device last looked at the table before, in ms since 1970. */
  readonly looked: number;

  /** Who sits where, and who looks on. */
  readonly company = new Company(
    (message) => this.#send(message),
    (message) => this.#request(message),
  );
  /** Access to it: link, knocks, devices. */
  readonly door = new Doorway(
    (message) => this.#line.send(message),
    (message) => {
      if (message.t === 'knock') this.objection = null;
      return this.#request(message);
    },
  );

  /** The question to this seat, as received, even if nobody sits there any more. */
  #asked: Prompt | null = null;
  #last = 0;
  #rewinds = 0;
  #line: Connection;
  #heats = new Heats(
    (ping) => this.#line.send(ping),
    () => this.#line.hasten(),
  );
  /** Incoming messages: one that begins a heat waits for its instant, one whose texts are missing waits for them. */
  #coming = new InOrder<ServerMessage>(
    (message) => this.#take(message),
    (message) => ({
      first: message.t === 'fault' ? bringFaults() : bring(message),
      then: () =>
        message.t === 'welcome' || message.t === 'update' ? this.#heats.lead(message) : 0,
    }),
  );
  #listeners = new Set<Listener>();
  #watchers = new Set<(notes: readonly Note[]) => void>();
  #beats = new Beats<Update>(
    (update) => this.#update(update),
    () => paceOf(settings.speed, holds.calm),
    (n) => (this.behind = n),
  );

  constructor(
    readonly id: string,
    private token: string,
    /** The language of the text table; empty: the game is drawn instead. */
    private language = '',
    /** The token only gives access: the view is the spectator's. */
    private readonly curtain = false,
  ) {
    super();
    ({ told: this.seen = 0, seen: this.looked = 0 } = local.known(id) ?? {});
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#line = new Connection(
      `${scheme}//${location.host}/ws/${encodeURIComponent(id)}`,
      () => this.#join(),
      { hear: (message) => this.#hear(message), link: (now) => (this.link = now) },
    );
    document.addEventListener('visibilitychange', this.#awake);
  }

  /** In games against the clock: what all times count from. */
  get heat(): Heat | null {
    return this.#heats.now;
  }

  /** Requests words in that language, from the first event on; empty: no more words. */
  want(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.#last = 0;
    this.#line.send(this.#join());
  }

  #join(): Join {
    const { token, language: words, curtain } = this;
    const at = { after: this.#last, rewinds: this.#rewinds, lessons: local.known(this.id)?.taught };
    return { t: 'join', token, ...at, words, code: codeOf(this.id), deep: true, curtain };
  }

  answer(choice: Choice): boolean {
    if (!this.prompt || this.pending) return false;
    this.objection = null;
    const { ask } = this.prompt;
    this.pending = { ask, choice, rewinds: this.#rewinds };
    this.sent = { what: 'answer', choice };
    this.#line.send({ t: 'answer', ask, choice });
    return true;
  }

  /** Sends a message and awaits a reply; returns whether it could be sent. */
  #request(message: ClientMessage): boolean {
    const gone = this.#send(message);
    if (gone) this.sent = { what: message.t };
    return gone;
  }

  /** Sends a message without awaiting a reply; a failure to send is shown. */
  #send(message: ClientMessage): boolean {
    const gone = this.#line.send(message);
    if (!gone) this.unsent += 1;
    return gone;
  }

  /**
   * In a heat: sends an answer at once, without awaiting a reply, with the time of the gesture (`at`, of
   * performance.now()) since this screen showed the heat. Returns whether it could be sent.
   */
  act(choice: Choice, at: number = performance.now()): boolean {
    if (!this.prompt || !this.heat) return false;
    this.objection = null;
    const times = this.#heats.times(this.heat.shown, at);
    const gone = this.#line.send({ t: 'answer', ask: this.prompt.ask, choice, ...times });
    const { form } = this.prompt;
    // Sent automatically when somebody begins to write: no press to be marked.
    const silent = form.form === 'timed' && [form.begins, form.drops].includes(choice as string);
    if (gone && !silent) this.sent = { what: 'answer', choice };
    return gone;
  }

  /** How long the heat has lasted, by the common clock. */
  elapsed(): number {
    return this.#heats.elapsed();
  }

  undo(): void {
    this.objection = null;
    this.#request({ t: 'undo' });
  }

  agree(yes: boolean): void {
    this.#request({ t: 'agree', yes });
  }

  say(text: string): void {
    if (this.#request({ t: 'say', text })) this.saying = [...this.saying, text];
  }

  /** Sends a reaction. No reply is awaited: it is seen at once, or not at all. */
  react(mark: Mark): void {
    this.#send({ t: 'react', mark });
  }

  /** Returns whether it could be sent. */
  think(text: string): boolean {
    return this.#send({ t: 'think', text });
  }

  leave(): void {
    this.#listeners.clear();
    this.#watchers.clear();
    this.#beats.drop();
    document.removeEventListener('visibilitychange', this.#awake);
    this.#coming.close();
    this.#heats.stop();
    this.#line.close();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called with events before the view changes, so that animations know where things were. */
  foresee(watcher: (notes: readonly Note[]) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Shows all queued updates now. */
  skip(): void {
    this.#beats.skip();
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'pong') this.#heats.hear(message);
    else this.#coming.hear(message);
  }

  /** In a heat an objection is removed by time: the next update would come before it is read. */
  #fade(objection: Objection): void {
    setTimeout(() => {
      if (this.objection === objection) this.objection = null;
    }, READING);
  }

  #awake = (): void => {
    if (document.visibilityState === 'hidden') this.skip();
    else this.#heats.awake();
  };

  /** What others do is shown a beat at a time. Shown at once: what answers me, anything in a heat, an
      undo, and the text table. */
  #pace(message: Update, answersMe: boolean): void {
    const { events = [], prompt } = message;
    const weight = events.length ? this.weigh(events, answersMe) : 0;
    if (message.heat || message.rewound || this.language || document.hidden)
      this.#beats.now(message, 0);
    else if (answersMe) this.#beats.now(message, weight);
    else this.#beats.hear(message, weight, Boolean(prompt && !isForcedPass(prompt)));
  }

  #take(message: ServerMessage): void {
    const answersMe = this.sent !== null && isAnswer(message, this.sent, this.pending);
    if (answersMe) this.sent = null;
    switch (message.t) {
      case 'welcome':
        this.#beats.drop();
        return this.#welcome(message);
      case 'update':
        return this.#pace(message, answersMe);
      case 'people':
        this.people = message.people;
        this.company.people(message);
        if (this.info) this.info = { ...this.info, known_deal: message.known_deal ?? false };
        this.#ask();
        return;
      case 'porch':
        this.info = message.table;
        this.people = message.table.people;
        this.company.porch = message.table;
        this.company.opens = message.opens ?? 0;
        this.door.porch();
        return;
      case 'watchers':
        this.company.watchers = message.n;
        return;
      case 'offer':
        this.company.offer = message.code;
        return;
      case 'orders':
        this.company.orders = message.orders;
        return;
      case 'said':
        this.chat = [...this.chat, message.line];
        if (message.line.seat === this.seat) this.saying = this.saying.slice(1);
        return;
      case 'reacted':
        this.reactions.show(message.seat, message.mark);
        return;
      case 'thoughts':
        this.thoughts = message;
        return;
      case 'refused':
        this.pending = null;
        this.objection = message;
        if (this.heat) this.#fade(message);
        return;
      case 'fault':
        // A restart is not the end: the client reconnects, and sends a pending answer again.
        // Nor is a server that is not updated yet, or that is full: the connection retries.
        if (isPassing(message)) return;
        this.pending = null;
        this.saying = [];
        this.door.waitNoMore();
        if (LOST.has(message.code)) local.drop(this.id, this.token);
        if (message.fatal) this.broken = message;
        else if (!this.heat || !QUIET.has(message.code)) this.objection = message;
        return;
      case 'door':
        return this.#door(message);
      case 'key':
        return this.#key(message);
      case 'pong':
        return;
      default:
        message satisfies never;
    }
  }

  #door(door: Door): void {
    const { code = '', asks = false } = door;
    const was = this.info;
    this.company.door(door);
    if (!was) return;
    this.info = { ...was, code, asks };
    keepCode(this.id, code);
    this.door.hear(door, this.seat, was.code ?? '');
  }

  /** A new token, for my seat or for the one that I was given. */
  #key({ seat, token }: Key): void {
    this.#keep(seat, token);
    if (seat === this.seat) this.door.changed = 'devices';
    else location.reload();
  }

  #keep(seat: number, token: string): void {
    if (!this.info) return;
    local.keep({ table: this.info, tokens: { [seat]: token } });
    if (seat === this.seat) this.token = token;
  }

  #welcome(message: Welcome): void {
    this.#heats.welcome(message);
    this.learn(message);
    this.company.welcome(message, this.looked);
    keepCode(this.id, message.table.code ?? '');
    if (message.token && message.seat !== null) this.#keep(message.seat, message.token);
    this.door.welcome(message.knocks);
    this.#stand(message);
    this.#tell(message.events, (message.after ?? 0) > 0);
    this.#again();
  }

  #update(message: Update): void {
    const events = message.events ?? [];
    if (events.length) for (const watcher of this.#watchers) watcher(events);
    if (!asksStill(message, this.pending)) this.pending = null;
    if (events.length || message.answered) this.company.begun = true;
    if (!message.heat) this.objection = null;
    this.learn(message);
    this.#stand(message);
    this.#tell(events, !message.rewound);
  }

  /** Takes the number of the newest event, and the question. */
  #stand(message: Welcome | Update): void {
    this.#last = message.last;
    this.#rewinds = message.rewinds ?? 0;
    this.#asked = message.prompt ?? null;
    this.#ask();
    this.#heats.show(message);
  }

  /** Shows the question, unless I have left my seat or the table was ended. */
  #ask(): void {
    const left = this.seat !== null && Boolean(this.people[this.seat]?.left);
    this.prompt = left || this.company.ended ? null : this.#asked;
    if (!this.company.ended) return;
    if (this.info) this.info = { ...this.info, ended: true };
    this.waiting = null;
    this.canUndo = false;
  }

  /** After a reconnect: sends the pending answer again if the same question is still open; one that was
      answered or undone meanwhile is dropped. */
  #again(): void {
    const pending = this.pending;
    this.pending = null;
    const same = this.prompt?.ask === pending?.ask && this.#rewinds === pending?.rewinds;
    if (pending && same) this.answer(pending.choice);
  }

  #tell(notes: Note[], fresh: boolean): void {
    if (notes.length) for (const listener of this.#listeners) listener(notes, fresh);
  }
}
