/** A table as one viewer knows it: what the server told, and the answer that is on its way. */

import { Clock } from '@kit/line/clock';
import { PASSING, Connection, type Link } from '@kit/line/connection';
import { codeOf, keepCode } from '@kit/device/codes';
import { local } from '@kit/device/local.svelte';
import { bringFaults } from '@kit/words/faults';
import { bring } from '@kit/words/i18n.svelte';
import { holds, settings } from '@kit/device/settings.svelte';
import { patched, type Data } from '@kit/line/patch';
import { Beats, paceOf } from '@kit/flow/beats';
import { Company } from '@kit/seats/company.svelte';
import { Reactions } from '@kit/talk/marks.svelte';
import type {
  ChatLine,
  Choice,
  ClientMessage,
  Door,
  Fault,
  Join,
  Key,
  Knock,
  Knocker,
  LessonDue,
  Mark,
  Note,
  Person,
  Prompt,
  Proposal,
  Refusal,
  Result,
  ServerMessage,
  TableInfo,
  Thoughts,
  Update,
  Waiting,
  Welcome,
  Words,
} from '@wire';

/** A heat on this device's clock: when it began for all, and when this screen showed it. */
export interface Heat {
  id: number;
  zero: number;
  shown: number;
  /** This page came when it had begun already: for it, too, all counts from `zero`. */
  missed: boolean;
  /** The clock stands: so many ms have passed, and no more will. */
  stands: number | null;
}

/** What a heat begins with is never held back longer than this, however wrong a clock may be. */
const LONGEST_LEAD = 800;
const READING = 4000;
/** What others bring about: no answer to what I have sent. */
const OTHERS = new Set(['people', 'watchers', 'reacted', 'thoughts', 'orders']);
/** This device has lost its seat. */
const LOST = new Set(['logged-out', 'passed-on', 'voted-out']);
/** In a race the table often has moved on: that is no news. */
const QUIET = new Set(['stale', 'not-asked', 'bad-time']);

/** Something was told to the table, which has said nothing to it yet. */
export interface Sent {
  what: ClientMessage['t'];
  /** Of an answer. */
  choice?: Choice;
}

/** Something said no: the rules (with a clause) or the table. */
export type Objection = Refusal | Fault;
/**
 * Hears every batch of new events; `fresh` is false where all of the evening comes at once: on a
 * first look, or when an undo was missed. What happened while the line was lost is fresh.
 */
export type Listener = (notes: Note[], fresh: boolean) => void;

/** How many beats a batch of events is looked at before the next is shown. */
export type Weigher = (notes: readonly Note[]) => number;

export class Table<View = Record<string, unknown>> {
  link = $state<Link>('connecting');
  info = $state.raw<TableInfo | null>(null);
  people = $state.raw<Person[]>([]);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  notes = $state.raw<Note[]>([]);
  prompt = $state.raw<Prompt | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  /** My answer to the question on the table, while others still think about theirs. */
  answered = $state.raw<Choice | null>(null);
  /** What is asked now is asked again: the answer was taken back. */
  rewound = $state(false);
  outcome = $state.raw<Result[] | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  canUndo = $state(false);
  /** The newest objection, until it is dismissed or something succeeds. */
  objection = $state.raw<Objection | null>(null);
  /** The connection is closed for good, with this reason. */
  broken = $state.raw<Fault | null>(null);
  /** An answer was sent and nothing has come back yet. */
  pending = $state.raw<{ ask: number; choice: Choice; rewinds: number } | null>(null);
  /** The same for whatever was told: a word in a race, an undo, a line of talk. */
  sent = $state.raw<Sent | null>(null);
  /** Lines of talk on their way. */
  saying = $state.raw<string[]>([]);
  /** So many updates wait for their beat. */
  behind = $state(0);
  /** A game says how long what happened is looked at. */
  weigh: Weigher = () => 1;
  /** How often something could not be told, because there was no line. */
  unsent = $state(0);
  /** Somebody still reads what happened: a shared device does not change hands meanwhile. */
  reading = $state(false);
  /** In games against the clock: what all times count from. */
  heat = $state.raw<Heat | null>(null);
  /** Where they are wished for: the position and the question in words. */
  words = $state.raw<Words | null>(null);
  /** And what happened, by the number of the event. */
  told = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** In a first play: what may be explained now. */
  lessons = $state.raw<LessonDue[]>([]);
  /** Who would like to sit down, as those who sit here are told. */
  knocks = $state.raw<Knocker[]>([]);
  /** I have asked for a seat, and wait. */
  knocking = $state(false);
  /** What this person has just changed about the door. */
  changed = $state<'' | 'link' | 'asks' | 'devices'>('');
  /** And what somebody else has: their seat. */
  changedBy = $state.raw<{ seat: number } | null>(null);

  /** So many events had been seen when this page was opened. */
  readonly seen: number;

  /** Who sits where, and who looks on. */
  readonly company = new Company((message) => this.#line.send(message));

  readonly reactions = new Reactions();
  /** After the end: who has written what they thought, and when all have, what. */
  thoughts = $state.raw<Thoughts | null>(null);

  /** The question of this seat, whoever sits there. */
  #asked: Prompt | null = null;
  #last = 0;
  #rewinds = 0;
  #line: Connection;
  #clock = new Clock((ping) => this.#line.send(ping));
  /** What came before it may be shown, and all that came after it. */
  #early: ServerMessage[] = [];
  /** The message that brought the newest heat: the server's time in it, and when it came. */
  #brought = { heat: -1, got: 0, at: 0 };
  #reveal: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<Listener>();
  #left = false;
  #watchers = new Set<(notes: readonly Note[]) => void>();
  #beats = new Beats<Update>(
    (update) => this.#update(update),
    () => paceOf(settings.speed, holds.calm),
    (n) => (this.behind = n),
  );
  #knock: Knock | null = null;

  constructor(
    readonly id: string,
    private token: string,
    /** The language in which everything is wished for in words; empty: it is drawn. */
    private language = '',
    /** The token only opens the door: shown is what all may see. */
    private readonly curtain = false,
  ) {
    this.seen = local.known(id)?.told ?? 0;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#line = new Connection(
      `${scheme}//${location.host}/ws/${encodeURIComponent(id)}`,
      () => this.#join(),
      { hear: (message) => this.#hear(message), link: (now) => (this.link = now) },
    );
    document.addEventListener('visibilitychange', this.#awake);
  }

  /** From now on in words of that language, from the first event on; empty: no more words. */
  want(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.#last = 0;
    this.#line.send(this.#join());
  }

  #join(): Join {
    const { token, language: words, curtain } = this;
    const code = codeOf(this.id);
    const [after, rewinds] = [this.#last, this.#rewinds];
    return { t: 'join', token, after, rewinds, words, code, deep: true, curtain };
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

  /** Tells the table; says whether there was a line for it. */
  #request(message: ClientMessage): boolean {
    const gone = this.#line.send(message);
    if (gone) this.sent = { what: message.t };
    else this.unsent += 1;
    return gone;
  }

  /**
   * In a heat: told at once and not waited for, with the time of the gesture (`at`, of
   * performance.now()) since this screen showed the heat. Says whether it could be sent.
   */
  act(choice: Choice, at: number = performance.now()): boolean {
    if (!this.prompt || !this.heat) return false;
    this.objection = null;
    const { got, at: came } = this.#brought;
    const times = {
      began: Math.max(0, at - this.heat.shown),
      error: this.#clock.quantum,
      got,
      held: performance.now() - came,
    };
    const gone = this.#line.send({ t: 'answer', ask: this.prompt.ask, choice, ...times });
    const { form } = this.prompt;
    // That somebody begins to write is no press.
    const silent = form.form === 'timed' && [form.begins, form.drops].includes(choice as string);
    if (gone && !silent) this.sent = { what: 'answer', choice };
    return gone;
  }

  /** How long the heat has lasted, by the common clock. */
  elapsed(): number {
    return this.heat ? (this.heat.stands ?? performance.now() - this.heat.zero) : 0;
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

  /** All see it at once, or not at all: it is not waited for. */
  react(mark: Mark): void {
    if (!this.#line.send({ t: 'react', mark })) this.unsent += 1;
  }

  /** Says whether there was a line for it. */
  think(text: string): boolean {
    const gone = this.#line.send({ t: 'think', text });
    if (!gone) this.unsent += 1;
    return gone;
  }

  /** May I sit down? Those who sit there are asked; asked again if the line is lost meanwhile. */
  knock(seat: number, name: string): void {
    this.objection = null;
    this.#knock = { t: 'knock', seat, name };
    this.knocking = this.#request(this.#knock);
  }

  letIn(n: number, yes: boolean): void {
    this.#request({ t: 'let-in', n, yes });
  }

  askFirst(yes: boolean): void {
    this.#request({ t: 'ask-first', yes });
  }

  newLink(): void {
    this.#request({ t: 'new-link' });
  }

  /** All other devices of this seat. */
  logOut(): void {
    this.#request({ t: 'log-out' });
  }

  leave(): void {
    this.#left = true;
    this.#listeners.clear();
    this.#watchers.clear();
    this.#beats.drop();
    document.removeEventListener('visibilitychange', this.#awake);
    clearTimeout(this.#reveal);
    this.#clock.stop();
    this.#line.close();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears of events before the view has changed: from where things set out. */
  foresee(watcher: (notes: readonly Note[]) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Everything that waits for its beat is shown now. */
  skip(): void {
    this.#beats.skip();
  }

  /** Takes messages in their order; but what begins a heat waits for its moment, what cannot be put
      into words yet for its texts, and all behind it. */
  #hear(message: ServerMessage): void {
    if (message.t === 'pong') return this.#clock.hear(message);
    const words = message.t === 'fault' ? bringFaults() : bring(message);
    if (words || this.#early.length || this.#lead(message) > 1) this.#hold(message, words);
    else this.#take(message);
  }

  /** How long until this may be shown. */
  #lead(message: ServerMessage): number {
    if ((message.t !== 'welcome' && message.t !== 'update') || !message.heat) return 0;
    const { id, now } = message.heat;
    this.#clock.guess(now);
    if (id !== this.#brought.heat) this.#brought = { heat: id, got: now, at: performance.now() };
    if (message.heat.id === this.heat?.id || message.heat.paused) return 0;
    return Math.min(LONGEST_LEAD, this.#clock.local(message.heat.show_at) - performance.now());
  }

  #hold(message: ServerMessage, words?: Promise<void>): void {
    this.#early.push(message);
    if (this.#early.length > 1) return;
    const wait = () => {
      if (!this.#left) this.#reveal = setTimeout(() => this.#release(), this.#lead(message));
    };
    if (words) void words.then(wait);
    else wait();
  }

  #release(): void {
    const [first, ...rest] = this.#early;
    this.#early = [];
    if (first) this.#take(first);
    for (const message of rest) this.#hear(message);
  }

  /** In a heat so much happens that an objection would be gone before it is read: it gets its time. */
  #fade(objection: Objection): void {
    setTimeout(() => {
      if (this.objection === objection) this.objection = null;
    }, READING);
  }

  #awake = (): void => {
    if (document.visibilityState === 'hidden') this.skip();
    else if (this.#clock.running) this.#clock.start();
  };

  /** What others do is shown a beat at a time; not so an answer to oneself, a race, a look back, words. */
  #pace(message: Update, answersMe: boolean): void {
    const now =
      answersMe || message.heat || message.rewound || this.language || document.hidden || false;
    if (now) {
      this.#beats.skip();
      this.#update(message);
    } else {
      const events = message.events ?? [];
      this.#beats.hear(message, events.length ? this.weigh(events) : 0, Boolean(message.prompt));
    }
  }

  #take(message: ServerMessage): void {
    const answersMe = this.sent !== null;
    if (!OTHERS.has(message.t) && !isPassing(message)) this.sent = null;
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
        if (this.#knock && !this.knocking) this.knocking = this.#line.send(this.#knock);
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
        // A restart is no end: the line comes back by itself, and an answer on its way is sent again.
        // Nor is a server that has not been renewed yet, or a full house: the line waits.
        if (isPassing(message)) return;
        this.pending = null;
        this.saying = [];
        this.#waitNoMore();
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
    const { code = '', asks = false, knocks = [], by } = door;
    const was = this.info;
    this.company.door(door);
    if (!was) return;
    this.info = { ...was, code, asks };
    this.knocks = knocks;
    keepCode(this.id, code);
    if (by === undefined || by === null) return;
    if (by === this.seat) this.changed = code === (was.code ?? '') ? 'asks' : 'link';
    else this.changedBy = { seat: by };
  }

  /** A token: in place of mine, or for the seat that I was let into. */
  #key({ seat, token }: Key): void {
    this.#keep(seat, token);
    if (seat === this.seat) this.changed = 'devices';
    else location.reload();
  }

  #keep(seat: number, token: string): void {
    if (!this.info) return;
    local.keep({ table: this.info, tokens: { [seat]: token } });
    if (seat === this.seat) this.token = token;
  }

  #waitNoMore(): void {
    this.#knock = null;
    this.knocking = false;
  }

  #welcome(message: Welcome): void {
    const after = message.after ?? 0;
    if (message.heat) this.#clock.start();
    this.info = message.table;
    this.people = message.table.people;
    this.seat = message.seat;
    this.company.welcome(message);
    this.view = message.view as View;
    this.chat = message.chat ?? [];
    this.saying = [];
    this.thoughts = message.thoughts ?? null;
    this.knocks = message.knocks ?? [];
    keepCode(this.id, message.table.code ?? '');
    if (message.token && message.seat !== null) this.#keep(message.seat, message.token);
    if (this.#knock) this.#line.send(this.#knock);
    this.notes = [...this.notes.filter((note) => note.n <= after), ...message.events];
    this.#put(message);
    this.#stand(message);
    this.#tell(message.events, after > 0);
    this.#again();
  }

  #update(message: Update): void {
    const events = message.events ?? [];
    if (events.length) for (const watcher of this.#watchers) watcher(events);
    this.pending = null;
    if (events.length || message.answered) this.company.begun = true;
    if (!message.heat) this.objection = null;
    if (message.patch) this.view = patched(this.view as Data, message.patch) as View;
    const kept = message.rewound
      ? this.notes.filter((note) => note.n <= message.last - events.length)
      : this.notes;
    this.notes = [...kept, ...events];
    this.#put(message);
    this.#stand(message);
    this.#tell(events, !message.rewound);
  }

  /** Into words, where the message brings them. Lines of events that were taken back are not shown. */
  #put({ words, events = [] }: Welcome | Update): void {
    this.words = words ?? null;
    if (!words) return;
    const told = new Map(this.told);
    events.forEach((note, at) => told.set(note.n, words.lines?.[at] ?? ''));
    this.told = told;
  }

  /** The fields that stand whole in every message. */
  #stand(message: Welcome | Update): void {
    this.#last = message.last;
    this.#rewinds = message.rewinds ?? 0;
    this.#asked = message.prompt ?? null;
    this.waiting = message.waiting ?? null;
    this.answered = message.answered ?? null;
    this.rewound = (message.t === 'update' && message.rewound) ?? false;
    this.canUndo = message.can_undo ?? false;
    this.proposal = message.proposal ?? null;
    this.outcome = message.outcome ?? null;
    this.lessons = message.lessons ?? [];
    this.#ask();
    this.#beat(message);
  }

  /** Of one who got up nothing is asked; of a table that was ended, of nobody any more. */
  #ask(): void {
    const left = this.seat !== null && Boolean(this.people[this.seat]?.left);
    this.prompt = left || this.company.ended ? null : this.#asked;
    if (!this.company.ended) return;
    this.waiting = null;
    this.canUndo = false;
  }

  #beat({ heat }: Welcome | Update): void {
    if (!heat) {
      if (this.heat && this.outcome) this.#clock.stop();
      return;
    }
    this.#line.hasten();
    if (!this.#clock.running) this.#clock.start();
    const id = heat.id;
    const stands = heat.paused ? heat.now - heat.show_at : null;
    const zero = this.#clock.local(heat.show_at);
    const same = this.heat?.id === id ? this.heat : null;
    const missed = same?.missed ?? heat.now > heat.show_at;
    this.heat = {
      id,
      zero,
      shown: missed ? zero : (same?.shown ?? performance.now()),
      missed,
      stands,
    };
    if (same || missed) return;
    requestAnimationFrame(() => {
      if (this.heat?.id === id) this.heat.shown = performance.now();
    });
  }

  /** After a break: an answer that never arrived is sent once more if the same is still asked; what was
      answered or taken back meanwhile is let go. */
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

/** Of a server that comes back by itself: it says nothing to what was told. */
const isPassing = (message: ServerMessage): boolean =>
  message.t === 'fault' && PASSING.has(message.code);
