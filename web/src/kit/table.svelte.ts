/** A table as one viewer knows it: what the server told, and the answer that is on its way. */

import { Connection, type Link } from './connection';
import type {
  ChatLine, Choice, Fault, Note, Person, Prompt, Proposal, Refusal, Result, ServerMessage,
  TableInfo, Update, Waiting, Welcome,
} from '../wire'; // prettier-ignore

/** Something said no: the rules (with a clause) or the table. */
export type Objection = Refusal | Fault;
/** Hears every batch of new events; `fresh` is false for what happened while one was away. */
export type Listener = (notes: Note[], fresh: boolean) => void;

export class Table<View = Record<string, unknown>> {
  link = $state<Link>('connecting');
  info = $state.raw<TableInfo | null>(null);
  people = $state.raw<Person[]>([]);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  notes = $state.raw<Note[]>([]);
  prompt = $state.raw<Prompt | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  outcome = $state.raw<Result[] | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  canUndo = $state(false);
  /** The newest objection, until it is dismissed or something succeeds. */
  objection = $state.raw<Objection | null>(null);
  /** The connection is closed for good, with this reason. */
  broken = $state.raw<Fault | null>(null);
  /** An answer was sent and nothing has come back yet. */
  pending = $state.raw<{ ask: number; choice: Choice } | null>(null);

  #last = 0;
  #line: Connection;
  #listeners = new Set<Listener>();

  constructor(
    readonly id: string,
    private readonly token: string,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#line = new Connection(
      `${scheme}//${location.host}/ws/${encodeURIComponent(id)}`,
      () => ({ t: 'join', token: this.token, after: this.#last }),
      { hear: (message) => this.#hear(message), link: (now) => (this.link = now) },
    );
  }

  answer(choice: Choice): boolean {
    if (!this.prompt || this.pending) return false;
    this.objection = null;
    this.pending = { ask: this.prompt.ask, choice };
    this.#line.send({ t: 'answer', ...this.pending });
    return true;
  }

  undo(): void {
    this.objection = null;
    this.#line.send({ t: 'undo' });
  }

  agree(yes: boolean): void {
    this.#line.send({ t: 'agree', yes });
  }

  say(text: string): void {
    this.#line.send({ t: 'say', text });
  }

  leave(): void {
    this.#listeners.clear();
    this.#line.close();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'people':
        this.people = message.people;
        return;
      case 'said':
        this.chat = [...this.chat, message.line];
        return;
      case 'refused':
        this.pending = null;
        this.objection = message;
        return;
      case 'fault':
        // A restart is no end: the line comes back by itself, and an answer on its way is sent again.
        if (message.code === 'shutting-down') return;
        this.pending = null;
        if (message.fatal) this.broken = message;
        else this.objection = message;
        return;
      case 'pong':
        return;
    }
  }

  #welcome(message: Welcome): void {
    const first = this.view === null;
    this.info = message.table;
    this.people = message.table.people;
    this.seat = message.seat;
    this.view = message.view as View;
    this.chat = message.chat ?? [];
    this.notes = [...this.notes.filter((note) => note.n <= message.last - message.events.length), ...message.events];
    this.#stand(message);
    this.#tell(message.events, !first);
    this.#again();
  }

  #update(message: Update): void {
    const events = message.events ?? [];
    this.pending = null;
    this.objection = null;
    if (message.patch) this.view = { ...this.view, ...message.patch } as View;
    const kept = message.rewound
      ? this.notes.filter((note) => note.n <= message.last - events.length)
      : this.notes;
    this.notes = [...kept, ...events];
    this.#stand(message);
    this.#tell(events, !message.rewound);
  }

  /** The fields that stand whole in every message. */
  #stand(message: Welcome | Update): void {
    this.#last = message.last;
    this.prompt = message.prompt ?? null;
    this.waiting = message.waiting ?? null;
    this.canUndo = message.can_undo ?? false;
    this.proposal = message.proposal ?? null;
    this.outcome = message.outcome ?? null;
  }

  /** After a break: an answer that never arrived is sent once more, an answered ask is let go. */
  #again(): void {
    const pending = this.pending;
    this.pending = null;
    if (pending && this.prompt?.ask === pending.ask) this.answer(pending.choice);
  }

  #tell(notes: Note[], fresh: boolean): void {
    if (notes.length) for (const listener of this.#listeners) listener(notes, fresh);
  }
}
