/** All that is known of a table, as it stands on the screen. */

import type { Pending, Sent } from '@kit/flow/sent';
import type { Link } from '@kit/line/connection';
import { patched, type Data } from '@kit/line/patch';
import { Reactions } from '@kit/talk/marks.svelte';
import type {
  ChatLine,
  Choice,
  Fault,
  LessonDue,
  Note,
  Person,
  Prompt,
  Proposal,
  Refusal,
  Result,
  TableInfo,
  Thoughts,
  Update,
  Waiting,
  Welcome,
  Words,
} from '@wire';
import { isForcedPass } from './options';

/** The rules (with a clause) or the table said no. */
export type Objection = Refusal | Fault;

export class Known<View> {
  link = $state<Link>('connecting');
  info = $state.raw<TableInfo | null>(null);
  people = $state.raw<Person[]>([]);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  notes = $state.raw<Note[]>([]);
  prompt = $state.raw<Prompt | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  /** My answer to the current question, while others still think about theirs. */
  answered = $state.raw<Choice | null>(null);
  /** The current question is asked again, after an undo. */
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
  pending = $state.raw<Pending | null>(null);
  /** The same for any other message: a word in a race, an undo, a line of chat. */
  sent = $state.raw<Sent | null>(null);
  /** Lines of talk on their way. */
  saying = $state.raw<string[]>([]);
  /** How many updates are queued to be shown. */
  behind = $state(0);
  /** How many messages could not be sent, because there was no connection. */
  unsent = $state(0);
  /** Somebody still reads what happened: a shared device does not change hands meanwhile. */
  reading = $state(false);
  /** For the text table: the position and the question in words. */
  words = $state.raw<Words | null>(null);
  /** For the text table: what happened, by the number of the event. */
  told = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** For newcomers to the game: the lessons that are due now. */
  lessons = $state.raw<LessonDue[]>([]);
  /** One of them stands on the screen. */
  taught = $state(false);
  readonly reactions = new Reactions();
  /** After the end: who has written what they thought, and when all have, what. */
  thoughts = $state.raw<Thoughts | null>(null);

  /** The question, if there is something to decide: where this seat can only pass, the table does so for it. */
  get question(): Prompt | null {
    return this.prompt && !isForcedPass(this.prompt) ? this.prompt : null;
  }

  /** This seat has answered in the reaction window, which stays open until all have. */
  get done(): boolean {
    const { prompt, pending, answered, waiting, seat } = this;
    if (prompt) return pending !== null && prompt.default != null;
    return answered !== null && seat !== null && Boolean(waiting?.seats.includes(seat));
  }

  /** The free seats: none once the game is over, as nobody may sit down any more. */
  get open(): Person[] {
    const over = this.outcome !== null || this.info?.ended;
    return over ? [] : this.people.filter(({ kind }) => kind === 'open');
  }

  /** Those that a spectator may ask for; none, by a link that is only for watching. */
  get free(): Person[] {
    return this.info?.only_watch ? [] : this.open;
  }

  /** Whether a seat was free when this page joined: then the spectator sees an invitation in place of the board. One who has
      watched so far keeps the board when a seat becomes free later. */
  #guest: boolean | null = null;
  get invited(): boolean {
    return Boolean(this.#guest && this.seat === null && this.free.length && !this.outcome);
  }

  /** Takes the state of the table from this message. */
  protected learn(message: Welcome | Update): void {
    const { events = [], last } = message;
    let kept = Infinity;
    if (message.t === 'welcome') {
      this.info = message.table;
      this.people = message.table.people;
      this.seat = message.seat;
      this.view = message.view as View;
      this.chat = message.chat ?? [];
      this.saying = [];
      this.thoughts = message.thoughts ?? null;
      this.#guest ??= this.free.length > 0;
      kept = message.after ?? 0;
    } else {
      if (message.patch) this.view = patched(this.view as Data, message.patch) as View;
      if (message.rewound) kept = last - events.length;
    }
    this.notes = [...this.notes.filter((note) => note.n <= kept), ...events];
    this.#put(message);
    // Every message has these in full.
    this.waiting = message.waiting ?? null;
    this.answered = message.answered ?? null;
    this.rewound = (message.t === 'update' && message.rewound) ?? false;
    this.canUndo = message.can_undo ?? false;
    this.proposal = message.proposal ?? null;
    this.outcome = message.outcome ?? null;
    this.lessons = message.lessons ?? [];
  }

  /** Takes the words of a message, if it has any. Lines of events that were undone are dropped. */
  #put({ words, events = [] }: Welcome | Update): void {
    this.words = words ?? null;
    if (!words) return;
    const told = new Map(this.told);
    events.forEach((note, at) => told.set(note.n, words.lines?.[at] ?? ''));
    this.told = told;
  }
}
