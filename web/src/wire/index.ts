// Made by `tablee types` from the structs that every game has in common.
// Do not edit: change the Python and make it again (a test compares them).

// -- asks.py --

/** What a seat answers: a string, a number, or a list of these (see the game's asks). */
export type Choice = string | number | unknown[];

/** One of a finite list. */
export type OptionsForm = {
  form: 'options';
  options: Choice[];
};

/** A whole number between two bounds. */
export type AmountForm = {
  form: 'amount';
  lo: number;
  hi: number;
};

/** Free text up to a length. */
export type TextForm = {
  form: 'text';
  longest: number;
};

/** Between `lo` and `hi` of the items; an item that stands twice may be taken twice. */
export type SubsetForm = {
  form: 'subset';
  items: Choice[];
  lo: number;
  hi: number;
};

/** All of the items, in an order. */
export type OrderForm = {
  form: 'order';
  items: Choice[];
};

/**
 * In a heat: one of some words or, if `longest` is not 0, ["say", a text up to that length].
 * The answer tells when it was begun.
 */
export type TimedForm = {
  form: 'timed';
  options: string[];
  longest: number;
  /** The option to send at the first key of a text; "": none. */
  begins?: string;
  /** The option to send when that text is given up; "": none. */
  drops?: string;
  /** A text counts as begun anew after so many milliseconds without a key; 0: never. */
  pause?: number;
  /** A text counts as begun anew when more letters than this come at once; 0: never. */
  piece?: number;
};

export type Form = OptionsForm | AmountForm | TextForm | SubsetForm | OrderForm | TimedForm;

/** What this viewer is asked now. `ask` is the number to send back with the answer. */
export type Prompt = {
  ask: number;
  why: string;
  rule: string;
  form: Form;
  args?: Record<string, unknown>;
  /** Others are asked at the same time, and see the answer only when all have answered. */
  sealed?: boolean;
  /** In a reaction window: the answer that passes. */
  default?: Choice | null;
};

/**
 * All screens show what is new at one instant, and times count from there. By the server's
 * clock, in milliseconds; `now` is when this was sent.
 */
export type Heat = {
  /** If it has changed: show what came with it at `show_at`, not sooner. */
  id: number;
  show_at: number;
  now: number;
  /**
   * The clock stands (a seat is open): `now` - `show_at` is the time passed, which stays the
   * same.
   */
  paused?: boolean;
};

/** Who is awaited, and the public reason. Never how many options they have. */
export type Waiting = {
  seats: number[];
  why: string;
  rule?: string;
  /** At a table over days: when their time runs out, in milliseconds since 1970; 0: never. */
  until?: number;
  /** At a table over days: when bots take over from those who have not answered by then. */
  bot_at?: number;
  /**
   * At a table over days, with a time limit or without: from when the others may decide about the
   * seats of those who have not answered by then; 0: never.
   */
  gone_at?: number;
};

/** A lesson for what I am asked now. Its words are `first-<id>`. */
export type LessonDue = {
  id: string;
  /** What it points at: a name that the game's screen knows. */
  at: string;
  /** Stays the same during a turn: of lessons with the same `turn`, one is shown. */
  turn: string;
};

// -- pieces.py --

/** An event as one viewer sees it: a message key and its arguments, numbered per viewer. */
export type Note = {
  n: number;
  key: string;
  args?: Record<string, unknown>;
  rule?: string;
};

/** One thing that the position in words tells of: the hand, a person, the map. */
export type Part = {
  /** As one asks for it: `look hand`. */
  name: string;
  /** One line, always told; "": there is no short line, and all lines are always told. */
  brief?: string;
  /** The details; a line that is indented stands below the one before it. */
  lines?: string[];
};

/** An option in words. */
export type Label = {
  label: string;
  /** What it does. */
  does?: string;
  /** The heading that it shares with its neighbours of the same group. */
  group?: string;
};

/** The content of a message in words, for a screen that asked for them (see `Join.words`). */
export type Words = {
  /** The position. */
  parts: Part[];
  /** The question, if this viewer is asked. */
  ask?: string;
  /** For each option of the form (each item of a subset or an order) its label. */
  options?: Label[];
  /** For each of the events in the same message what happened; "": nothing to tell. */
  lines?: string[];
  /** For each result how it ended. */
  outcome?: string[];
};

/** A seat at the table, as everybody sees it. */
export type Person = {
  seat: number;
  name: string;
  kind: 'open' | 'human' | 'bot';
  /** A human whose browser is connected now. */
  here?: boolean;
  /** The round trip to their device, in ms (the 90th percentile); null: not known. */
  lag?: number | null;
  /** Which of the game's bots sits there. */
  bot?: string;
  /** Which face they have chosen; 0: none. */
  face?: number;
  /** The name of the person who got up from here and may come back. */
  left?: string;
  /** When they last came back to a seat that a bot had played, in ms since 1970. */
  back?: number;
  /** Before the first answer: they have said that they are ready, and are still here. */
  ready?: boolean;
};

export type ChatLine = {
  n: number;
  name: string;
  text: string;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  seat?: number | null;
  /** A bot's line: the message of its game, in the reader's language; `text` is the English. */
  key?: string;
  /** Those of the message. */
  args?: Record<string, unknown>;
};

/** An undo past the last barrier: it happens when every other human has agreed. */
export type Proposal = {
  seat: number;
  agreed: number[];
  needed: number[];
};

/** How a match ended, for one seat. */
export type Result = {
  seat: number;
  won: boolean;
  key: string;
  args?: Record<string, unknown>;
  rule?: string;
  score?: number;
};

/** What anyone with the link may know of a table. */
export type TableInfo = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  people: Person[];
  created: number;
  over?: boolean;
  /** Shown where the players chose it (play by seed, the game of the day). */
  seed?: string;
  forked_from?: string;
  /**
   * Somebody may know every card: its seed was chosen, or it continues a finished game, and
   * several people play. Everybody is told.
   */
  known_deal?: boolean;
  /** What the link ends with (`/t/<id>#<code>`), once those who sit there have changed it. */
  code?: string;
  /** Those who sit there are asked before an open seat is given. */
  asks?: boolean;
  /** The open poll. */
  poll?: Poll | null;
  /** Those who sat there ended it before the rules did. */
  ended?: boolean;
  /** The table at which the same people play again. */
  next?: string;
  /** How many look on. */
  watchers?: number;
  /** Before the game began it was made anew, at `next`, with other seats. */
  moved?: boolean;
  /** Somebody has given an answer: seats cannot be changed any more. */
  begun?: boolean;
  tempo?: Tempo;
  /** Told to people without a seat: the link they came by is only for watching. */
  only_watch?: boolean;
};

// -- messages.py --

/**
 * First message of a connection (again: to begin afresh). Without a token: a spectator.
 * `after`: events already had; `rewinds`: as last told, so that an undo missed is noticed.
 */
export type Join = {
  t: 'join';
  token?: string;
  after?: number;
  rewinds?: number;
  /** The language in which this screen wants everything in words, too; "": it draws. */
  words?: string;
  /** Of the link, for one who watches; a token needs none. */
  code?: string;
  /** This screen can apply deep patches (see `Update.patch`). */
  deep?: boolean;
  /** I sit there, but show me only the public view: a device passed from hand to hand. */
  curtain?: boolean;
  /** I am new to this game: send the lessons that apply, whenever I am asked something. */
  lessons?: boolean;
  /** Nobody sees this page (see `slow.Hidden`). */
  hidden?: boolean;
};

/** In a heat, an answer to an earlier question counts while why and heat are the same. */
export type Answer = {
  t: 'answer';
  ask: number;
  choice: Choice;
  /**
   * In a heat: milliseconds on the device's own monotonic clock, from showing the heat to the
   * first key (or touch) of what became this answer.
   */
  began?: number | null;
  /** The resolution of that clock, in milliseconds. */
  error?: number;
  /**
   * In a heat: `heat.now` of the message that brought it. And `held`: how long ago that came, in
   * ms. From these the server computes how long the two messages were under way: a late start is
   * believed if the network was slow.
   */
  got?: number;
  held?: number;
};

export type Undo = {
  t: 'undo';
};

export type Agree = {
  t: 'agree';
  yes: boolean;
};

export type Say = {
  t: 'say';
  text: string;
};

/** The reactions that there are; each screen has a drawing of them. */
export type Mark = 'heart' | 'laugh' | 'clap' | 'gasp' | 'tear' | 'think';

/** Shown for a moment to all who look; not kept. */
export type React = {
  t: 'react';
  mark: Mark;
};

/** What I thought of the game, once it is over. Nobody reads it before all have written. */
export type Think = {
  t: 'think';
  text: string;
};

/**
 * `got`: the `now` of the last pong; `held`: how long ago it came, in ms. From these the server
 * computes the round trip.
 */
export type Ping = {
  t: 'ping';
  at: number;
  got?: number;
  held?: number;
};

export type ClientMessage = Join | Answer | Undo | Agree | Say | React | Think | Ping | Knock | LetIn | AskFirst | NewLink | LogOut | Leave | ComeBack | Rename | PassOn | Fill | Call | Vote | Watching | Ready | Order | Hidden;

/**
 * After the end: who has written what they thought, and who has not yet. Once nobody is
 * missing, also what: `texts`, one for each of `said`.
 */
export type Thoughts = {
  t: 'thoughts';
  said: number[];
  missing: number[];
  texts?: string[];
};

/** Everything this viewer may know now, and the events since `after`. */
export type Welcome = {
  t: 'welcome';
  table: TableInfo;
  seat: number | null;
  view: Record<string, unknown>;
  events: Note[];
  /** Number of this viewer's newest event: send it as `after` when coming back. */
  last: number;
  /** `events` are those above this number: drop older copies of them (an undo was missed). */
  after?: number;
  /** How many undos there were: send it when coming back. */
  rewinds?: number;
  waiting?: Waiting | null;
  prompt?: Prompt | null;
  can_undo?: boolean;
  proposal?: Proposal | null;
  outcome?: Result[] | null;
  chat?: ChatLine[];
  heat?: Heat | null;
  words?: Words | null;
  /** My answer to the open question, which waits for others. */
  answered?: Choice | null;
  /** A fresh one to keep in place of the one sent, which has grown old; "": keep that. */
  token?: string;
  /** Who would like to sit down; told only to those who sit there. */
  knocks?: Knocker[];
  /** For newcomers: the lessons that apply now, by priority. */
  lessons?: LessonDue[];
  /** The code by which somebody else can take my seat; "": none. */
  offer?: string;
  watch?: Watch;
  /** What the link for watching ends with; told only to those who sit there. */
  watch_code?: string;
  /** The delay of spectators, in minutes. */
  behind?: Behind;
  /** After the end, if somebody has written any; told only to those who sit there. */
  thoughts?: Thoughts | null;
  /** My standing orders. */
  orders?: Record<string, OrderValue>;
  /** The last changes of seats. */
  changes?: SeatChange[];
};

/**
 * What changed for this viewer since the last message. `patch` holds the changes of the view:
 * by its top-level keys (a key that is gone is set to null); for a screen that joined with `deep`,
 * by paths (`kernel/showing/patches.py`). The other fields are complete.
 */
export type Update = {
  t: 'update';
  last: number;
  patch?: Record<string, unknown>;
  events?: Note[];
  /** An undo: drop the events above `last` minus the new ones; the patch has the old view. */
  rewound?: boolean;
  rewinds?: number;
  waiting?: Waiting | null;
  prompt?: Prompt | null;
  can_undo?: boolean;
  proposal?: Proposal | null;
  outcome?: Result[] | null;
  heat?: Heat | null;
  words?: Words | null;
  /** My answer to the open question, which waits for others. */
  answered?: Choice | null;
  /** For newcomers: the lessons that apply now, by priority. */
  lessons?: LessonDue[];
};

/**
 * Somebody came, left or took a seat, a poll has begun or ended, or somebody's lag has
 * changed.
 */
export type People = {
  t: 'people';
  people: Person[];
  poll?: Poll | null;
  ended?: boolean;
  next?: string;
  moved?: boolean;
  /** As in `TableInfo`: a seat that is freed or taken may make it so. */
  known_deal?: boolean;
  /** The changes of seats since the last message. */
  changes?: SeatChange[];
};

/**
 * Watching is not allowed here, but there is a seat to ask for; sent again when that changes.
 * Or it is allowed, with a delay of some minutes.
 */
export type Porch = {
  t: 'porch';
  table: TableInfo;
  /** When there is something to see, in milliseconds since 1970; 0: never. */
  opens?: number;
};

export type Said = {
  t: 'said';
  line: ChatLine;
};

export type Reacted = {
  t: 'reacted';
  seat: number;
  mark: Mark;
};

export type Pong = {
  t: 'pong';
  at: number;
  /** The server's clock, in milliseconds. */
  now: number;
};

/** The rules said no: what, why (clause) and what to do. Nothing was changed. */
export type Refusal = {
  t: 'refused';
  key: string;
  args?: Record<string, unknown>;
  rule?: string;
};

export type FaultCode = 'malformed' | 'too-big' | 'too-fast' | 'bad-token' | 'expired' | 'no-such-table' | 'no-such-seat' | 'seat-taken' | 'not-your-seat' | 'not-seated' | 'stale' | 'not-asked' | 'over' | 'not-over' | 'no-undo' | 'no-proposal' | 'bad-name' | 'bad-options' | 'no-such-game' | 'no-such-moment' | 'full' | 'storage' | 'shutting-down' | 'not-joined' | 'bad-seed' | 'no-such-seats' | 'bad-text' | 'bad-bot' | 'bad-time' | 'unreadable' | 'newer-rules' | 'other-rules' | 'internal' | 'not-found' | 'no-pdf' | 'hidden-seed' | 'logged-out' | 'old-link' | 'ask-first' | 'not-let-in' | 'chat-full' | 'table-full' | 'enough' | 'damaged' | 'foreign-page' | 'got-up' | 'passed-on' | 'voted-out' | 'no-vote' | 'no-watching' | 'old-offer' | 'begun' | 'no-such-code' | 'other-link' | 'no-person' | 'still-asking' | 'wrong-words' | 'old-invite' | 'no-such-device' | 'no-passkey' | 'many-devices' | 'many-people' | 'removed' | 'bad-tempo' | 'no-order' | 'bad-address' | 'bad-mail' | 'no-mail' | 'many-mails' | 'many-addresses' | 'old-notice' | 'later-day' | 'no-run' | 'no-companion' | 'no-open-seat' | 'many-invites';

/** The table, not the rules, said no. `code` is also the message key `fault-<code>`. */
export type Fault = {
  t: 'fault';
  code: FaultCode;
  args?: Record<string, unknown>;
  /** The connection is closed after this message. */
  fatal?: boolean;
};

export type ServerMessage = Welcome | Update | People | Porch | Said | Reacted | Thoughts | Pong | Refusal | Fault | Door | Key | Offer | Watchers | Orders;

// -- door.py --

/** Somebody who would like to sit down. */
export type Knocker = {
  n: number;
  name: string;
  seat: number;
};

/** Sent by a spectator: may I sit down? Answered by `Key`, or by the fault `not-let-in`. */
export type Knock = {
  t: 'knock';
  seat: number;
  name: string;
};

/** Sent by anybody who sits there: yes or not now, to the knock of that number. */
export type LetIn = {
  t: 'let-in';
  n: number;
  yes: boolean;
};

/** Whether those who sit there are asked before an open seat is given. */
export type AskFirst = {
  t: 'ask-first';
  yes: boolean;
};

/** Replace the link: the old one becomes invalid, and spectators must go. */
export type NewLink = {
  t: 'new-link';
};

/** All other devices of my seat must go. */
export type LogOut = {
  t: 'log-out';
};

/** How one can come in now; `knocks` only for those who sit there. */
export type Door = {
  t: 'door';
  code?: string;
  asks?: boolean;
  knocks?: Knocker[];
  /** The seat that has just changed the link, the asking or the watching. */
  by?: number | null;
  watch?: Watch;
  /** What the link for watching ends with; only for those who sit there. */
  watch_code?: string;
  /** The delay of spectators, in minutes. */
  behind?: Behind;
};

/** The token of a seat: for somebody who was let in, or in place of one that was revoked. */
export type Key = {
  t: 'key';
  seat: number;
  token: string;
};

// -- seats.py --

/**
 * A bot shall play for that seat; it shall stand open; the table shall end here, unfinished; at a
 * table over days, all shall have the whole time once more.
 */
export type Ballot = 'bot' | 'open' | 'end' | 'wait';

/** Who may watch: everybody with the table's link; only those with the link for watching; nobody. */
export type Watch = 'all' | 'link' | 'none';

/** The delay of spectators, in minutes. */
export type Behind = 0 | 5 | 15 | 60;

/**
 * Somebody sat down; took over the seat of somebody else; got up from theirs; the seat of a bot, or
 * of one who was voted out, is free; a bot plays for somebody, or in their place; somebody is back, or
 * is called otherwise; a bot sits down in an open seat.
 */
export type How = 'sat' | 'took' | 'left' | 'freed' | 'bot' | 'replaced' | 'back' | 'renamed' | 'filled';

/** A change of seats, as all at the table may know it. */
export type SeatChange = {
  n: number;
  how: How;
  seat: number;
  /** In milliseconds since 1970. */
  at: number;
  /** The name of the person it tells of; "": they had none, or are forgotten. */
  name?: string;
  /** Took: whose seat it was. Renamed: what they were called. */
  was?: string;
};

/** A question to all others here; it is carried out when everyone has agreed. */
export type Poll = {
  what: Ballot;
  by: number;
  agreed: number[];
  needed: number[];
  seat?: number | null;
  /** Against somebody who is here: their tokens of that seat are revoked. */
  out?: boolean;
};

/**
 * I get up, and may come back while nobody else has sat down there. `bot`: one plays for me
 * meanwhile; else the seat stands open.
 */
export type Leave = {
  t: 'leave';
  bot?: boolean;
};

/** To the seat that I left. */
export type ComeBack = {
  t: 'come-back';
};

export type Rename = {
  t: 'rename';
  name: string;
  face?: number;
};

/** Make a link by which somebody else takes my seat, once; or revoke it. */
export type PassOn = {
  t: 'pass-on';
  yes?: boolean;
};

/** A bot sits down in an open seat. */
export type Fill = {
  t: 'fill';
  seat: number;
  bot?: string;
  name?: string;
};

/** Start a poll among all others. */
export type Call = {
  t: 'call';
  what: Ballot;
  seat?: number | null;
};

/** Vote in a poll. A no ends it, also one by whoever started it. */
export type Vote = {
  t: 'vote';
  yes: boolean;
};

/** Who may look on, and how many minutes behind. */
export type Watching = {
  t: 'watching';
  how: Watch;
  behind?: Behind;
};

/**
 * I am ready to begin, or no longer. It blocks nobody: the game begins with the first
 * answer.
 */
export type Ready = {
  t: 'ready';
  yes?: boolean;
};

/** To the screens of a seat: by this code somebody else can take it; "": nobody can. */
export type Offer = {
  t: 'offer';
  code: string;
};

/** How many look on now; told to those who sit there. */
export type Watchers = {
  t: 'watchers';
  n: number;
};

// -- slow.py --

/** Live; or over days, with so much time for an answer, or without a limit. */
export type Tempo = 'live' | 'day' | 'three-days' | 'week' | 'free';

export type OrderValue = string | number;

/**
 * Give a standing order: what is answered for me from now on, if the game has such an order;
 * without a value it is revoked.
 */
export type Order = {
  t: 'order';
  name: string;
  value?: OrderValue | null;
};

/**
 * This page has not been seen for two minutes: its line stays open, but who has no other is
 * called. Or it is seen again.
 */
export type Hidden = {
  t: 'hidden';
  yes?: boolean;
  /** For how long by now, in milliseconds. */
  unseen?: number;
};

/** The standing orders of this seat, by their names; told to its own screens alone. */
export type Orders = {
  t: 'orders';
  orders: Record<string, OrderValue>;
};

// -- http.py --

/** Who shall sit where in a new table. */
export type SeatWish = {
  kind?: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
};

/**
 * POST /api/tables. `seats` empty: the smallest table, the first seat for me, bots elsewhere.
 * `seed`: play by seed; `daily`: today's seed, the same for everybody (date by UTC).
 */
export type NewTable = {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatWish[];
  name?: string;
  seed?: string;
  daily?: boolean;
  /**
   * Set by whoever chooses a seed for several people: each of them is told that the cards may be
   * known. Otherwise such a seed is refused (`hidden-seed`).
   */
  known_deal?: boolean;
  /** Those who sit there are asked before an open seat is given. */
  asks?: boolean;
  /**
   * Over days only if several people play, and the game is not against the clock
   * (`bad-tempo`).
   */
  tempo?: Tempo;
};

/**
 * POST /api/tables/{id}/seats/{seat}: sit down in an open seat. `code`: of the link. Where
 * those who sit there are asked first it is refused (`ask-first`): knock on the WebSocket.
 */
export type TakeSeat = {
  name: string;
  code?: string;
  face?: number;
  /** The code by which somebody passes their seat on to me: nobody else is asked. */
  offer?: string;
};

/** POST /api/tables/{id}/fork: a new table that continues from moment `at` of this one. */
export type Fork = {
  at: number;
  name?: string;
  /** The seat I take; without it, the first that was a human's. Other humans' seats are open. */
  seat?: number | null;
  /** Of the link. */
  code?: string;
};

/**
 * POST /api/tables/{id}/again: the same people play once more, each one seat further. The first
 * who asks makes the table, by these options; the others come to the same. Or, before the start,
 * with other seats (`order`).
 */
export type Again = {
  /** Of my seats at the old table. */
  tokens: string[];
  /** Of the next game; without them, those of this one. */
  options?: Record<string, unknown> | null;
  /** Everybody keeps their seat: the options say who begins. */
  stay?: boolean;
  /**
   * Before the first answer: the table is made and dealt anew, with these of its seats in this
   * order. A seat left out is dropped, and must be empty. Everybody here moves along.
   */
  order?: number[];
};

/** Answer to the four above: the table and, per seat that is mine, its token. */
export type Seated = {
  table: TableInfo;
  tokens: Record<string, string>;
};

/**
 * GET /api/tables/{id}/hindsight: of a game that somebody played alone and finished, how the
 * house bot does with the same deal. Moves are counted as the game counts them.
 */
export type Hindsight = {
  house_won: boolean;
  house_moves: number;
  /** The player's own. */
  moves: number;
  /**
   * Of a lost game: after so many moves of the player the house bot, taking over, still won;
   * after one answer more it did not.
   */
  last?: number | null;
  /** The moment of the replay at which this was. */
  at?: number;
  /** The passage by which the house bot then left the player's place (`Game.passage`). */
  way?: Record<string, unknown> | null;
};

/**
 * POST /api/tables/{id}/code: four letters that lead to this table for a quarter of an hour.
 * For who sits there, or has the link by which one may sit down (a screen for everybody).
 */
export type WantCode = {
  token?: string;
  /** Of the link, where there is no token. */
  code?: string;
  /** For a device that is to show only the big button: the table is on another screen. */
  pad?: boolean;
};

export type Coded = {
  code: string;
  /** Milliseconds since 1970. */
  until: number;
};

/** GET /api/codes/{code}: the table, what its link ends with, and whether it is for a pad. */
export type Found = {
  table: string;
  code: string;
  pad?: boolean;
};

/**
 * GET /api/tables/{id}/replay/{at}?seat=S: the position before answer `at`, by that seat's eyes
 * (seat=spectator: what a spectator saw; only once the table is over). With &words=fr, also in
 * words; &code= is that of the link.
 */
export type Moment = {
  at: number;
  total: number;
  seat: number | null;
  view: Record<string, unknown>;
  /** The events that led from the moment before to this one. */
  events: Note[];
  waiting?: Waiting | null;
  prompt?: Prompt | null;
  /** {seat, choice}: what was answered here, where this viewer may know it. */
  answered?: Record<string, unknown> | null;
  outcome?: Result[] | null;
  words?: Words | null;
  /**
   * For a part played by earlier rules, which can no longer be run: the moment of the kept
   * position that the view shows. None: the view is of this moment itself.
   */
  shown?: number | null;
  /** Who sat there then. */
  people?: Person[];
  /** The changes of seats at this moment. */
  changes?: SeatChange[];
};

/** An option of a game: one of some values; the text key is `option-<name>-<value>`. */
export type OptionInfo = {
  name: string;
  values: unknown[];
  default: unknown;
  /** The clause that leaves it to the players. */
  rule?: string;
  /** What its form needs; of a type that the game's view has. */
  about?: unknown;
};

/** A game in one language: its title (its id, if it has none), and a line about it. */
export type Headline = {
  title: string;
  about?: string;
  /** How long it takes, in a few words. */
  length?: string;
  /** How it feels. */
  mood?: string;
  /** What the values of its `level` are called. */
  levels?: Record<string, string>;
};

/**
 * A standing order that a seat can give at a table over days; its words are `standing-<name>`
 * and `standing-<name>-<value>` (for a number: `standing-<name>-n`).
 */
export type OrderInfo = {
  name: string;
  values: OrderValue[];
};

/** The table of a first play: one seat for me, the others for these bots. */
export type FirstInfo = {
  seed: string;
  options?: Record<string, unknown>;
  bots?: string[];
  /** By language: the options that go with it. */
  spoken?: Record<string, Record<string, unknown>>;
  /** Whoever has given no name is just "you" in it. */
  nameless?: boolean;
};

/**
 * GET /api/games: the games of the home page, in their order there; GET /api/games/{id}: one
 * of them, or one that is not shown there. Two more things can be asked for: its messages, by
 * GET /api/games/{id}/text/{lang}, and its picture, by GET /api/games/{id}/art.svg.
 */
export type GameInfo = {
  id: string;
  seats: number[];
  options?: OptionInfo[];
  languages?: string[];
  bots?: string[];
  order?: number;
  /** The reasons of questions that are reaction windows. */
  windows?: string[];
  /** What the arguments of its messages are, by their names. */
  kinds?: Record<string, Kind>;
  /** By language. */
  headlines?: Record<string, Headline>;
  /** It has a picture of its own. */
  art?: boolean;
  /** The option that says how hard it is; "": none does. */
  level?: string;
  /** There is a game of the day (`NewTable.daily`). */
  daily?: boolean;
  /** How to make the table of a first play, for people who have never played it. */
  first?: FirstInfo | null;
  /** Its rules can be seen as pictures (`Pictures`). */
  pictures?: boolean;
  /** It can be played over days (`NewTable.tempo`). */
  slow?: boolean;
  orders?: OrderInfo[];
  /** A finished game has a story to read (`/t/<id>?story`). */
  story?: boolean;
};

/** POST /api/games/{id}/options: would a table be made with these? */
export type OptionsWish = {
  options: Record<string, unknown>;
};

/** What would be refused, by the names of the options. Making a table refuses the same. */
export type OptionsAnswer = {
  refused: Record<string, Refusal>;
  /** A note on all of them: the arguments of the game's message `options-note`. */
  note?: Record<string, number | string> | null;
};

/** GET /api/rules/{game}/{lang}. */
export type Rules = {
  sections: Section[];
  /** The game in a few sentences: the lines of its message `short`, if it has one. */
  short?: string[];
};

// -- keepsake.py --

export type KeepsakeText = string;

export type Colour = string;

export type PersonAt = number;

export type PictureName = string;

/** SVG of plain shapes: see `server/paper/keepsake.py` for which. */
export type Drawing = string;

/** Somebody in a story. Whoever has a portrait stands on the title page. */
export type KeepsakePerson = {
  name: KeepsakeText;
  colour: Colour;
  portrait?: PictureName;
  /** The small one, beside a line. */
  face?: PictureName;
};

/**
 * A paragraph: the first words and the last (lead, end), the title of a scene (head), the
 * narrator (told), somebody speaking (says), one of a list (item), what happened, of more or
 * less weight (beat, small), a picture with its caption (picture).
 */
export type KeepsakeLine = {
  kind: 'lead' | 'head' | 'told' | 'says' | 'item' | 'beat' | 'small' | 'picture' | 'end';
  text?: KeepsakeText;
  /** Said more quietly, after the text. */
  aside?: KeepsakeText;
  /** Who speaks, or whose it is: a place in `people`. */
  who?: PersonAt | null;
  picture?: PictureName;
  /** Who else is in it; below a picture, whose it is. */
  faces?: PersonAt[];
};

export type KeepsakeSection = {
  lines: KeepsakeLine[];
  title?: KeepsakeText;
  /** Before the title: an age. */
  mark?: string;
};

/**
 * POST /api/keepsake: a finished story as the client tells it, answered by a PDF of it. The
 * client makes its page and its print from the same, and only from what its seat may see.
 */
export type Keepsake = {
  lang: 'en' | 'fr';
  title: KeepsakeText;
  subtitle: KeepsakeText;
  accent: Colour;
  foot: KeepsakeText;
  people: KeepsakePerson[];
  sections: KeepsakeSection[];
  pictures: Record<PictureName, Drawing>;
  /** In short, on the title page. */
  facts?: KeepsakeLine[];
};

// -- persons.py --

export type Lang = 'en' | 'fr';

/** How a device came in: with the person, let in by another device, by six words, by a passkey. */
export type Entrance = 'first' | 'device' | 'words' | 'passkey';

/** POST /api/me: who I am; the first time, a person is made of it. */
export type Myself = {
  name?: string;
  lang?: Lang;
  face?: number;
  /** What this device is called in the list of mine. */
  device?: string;
};

/** One of my devices. */
export type Device = {
  id: string;
  name: string;
  /** When it came in, in milliseconds since 1970. */
  made: number;
  /** The day it was last used. */
  seen: number;
  by?: Entrance;
  /** It is the one that asks. */
  here?: boolean;
};

/** A device that would like to be one of mine. It shows the same number. */
export type Asking = {
  id: string;
  name: string;
  number: string;
};

export type Passkey = {
  id: string;
  name: string;
  made: number;
};

/** GET /api/me: all that the server knows of me, but for the tables. */
export type Me = {
  name: string;
  lang: Lang;
  face: number;
  made: number;
  devices: Device[];
  asking?: Asking[];
  /** When my six words were made; 0: I have none. */
  words?: number;
  passkeys?: Passkey[];
};

/** POST /api/me/words: new ones, told only once. Older ones become invalid. */
export type SixWords = {
  words: string[];
};

/**
 * POST /api/me/invite: by this code (in a link) or these words another device asks to be one of
 * mine, for a few minutes.
 */
export type NewDevice = {
  code: string;
  words: string[];
  until: number;
};

/**
 * POST /api/me/devices: let in a device that asks; or remove it, or one of mine, whose tokens
 * for my seats are then revoked.
 */
export type LetDevice = {
  id: string;
  yes: boolean;
};

/**
 * POST /api/join, with a new key: by a code or by six words. Without `yes` it only tells whose
 * device this would become.
 */
export type Enter = {
  code?: string;
  words?: string;
  device?: string;
  yes?: boolean;
};

/** `asks`: another device of that person has to agree first (ask for `/api/me` until it has). */
export type Entering = {
  name: string;
  face: number;
  asks?: boolean;
  /** Shown on both devices: it is the same one. */
  number?: string;
};

/** A seat that this device has. */
export type MySeat = {
  token: string;
  /** How many events of it I have been shown. */
  seen?: number;
  /** The day whose game it is. */
  daily?: string;
};

/** POST /api/me/tables: what this device has; answered by all that I have. */
export type MySeats = {
  seats?: MySeat[];
  lang?: Lang;
  /** Only a report, from a page that closes: the answer is empty. */
  quiet?: boolean;
};

/** Somebody at a table of mine. */
export type Sitting = {
  name: string;
  kind: 'open' | 'human' | 'bot';
  face?: number;
};

/** How a game went for my seat. */
export type Ended = {
  at: number;
  /** None: several people shared one device, or it was broken off. */
  won?: boolean | null;
  key?: string;
  /** In words, by language. */
  text?: Record<string, string>;
  /** In games that count their actions. */
  length?: number;
  people?: Sitting[];
};

/** A table of mine, the one touched last first. */
export type MyTable = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** Fresh tokens, by seat. */
  tokens: Record<string, string>;
  seed?: string;
  daily?: string;
  forked?: boolean;
  created?: number;
  /** When something last happened there. */
  at?: number;
  people?: Sitting[];
  /** It is my turn. */
  mine?: boolean;
  /** What I am asked, in words. */
  asks?: string;
  /** The seats that are awaited. */
  waits?: number[];
  /** Since when. */
  since?: number;
  /** How many things happened since I looked. */
  news?: number;
  /** The last of them in words, a few. */
  last?: string[];
  seen?: number;
  ended?: Ended | null;
  tempo?: Tempo;
  /** At a table over days: when the time of those who are awaited runs out; 0: never. */
  until?: number;
  /** When a bot takes over from those who have not answered by then. */
  bot_at?: number;
  /** The table at which the same people play again, and I with them. */
  next?: string;
  /** A poll in which I have not voted yet. */
  poll?: Poll | null;
  /** The seat that has proposed an undo to which I have not agreed yet. */
  undo?: number | null;
  /** After the end: the seats of those who have written what they thought. */
  said?: number[];
};

export type MyTables = {
  tables: MyTable[];
  /** Tables at which my seat is no longer mine, or that I have moved on from with the others. */
  lost?: string[];
  invitations?: Invitation[];
};

/** POST /api/me/drop: not in my list any more; "": all finished games, and so my statistics. */
export type DropTable = {
  table: string;
};

/**
 * POST /api/me/forget: I am deleted from the list of persons. `seats`: in so many running games
 * a bot plays on for me.
 */
export type Forgotten = {
  seats: number;
};

export type ExportedSeat = {
  table: string;
  seat: number;
  daily: string;
  seen: number;
  made: number;
  ended: Ended | null;
};

/** Of the game of a day. */
export type ExportedTry = {
  game: string;
  day: string;
  table: string;
  seat: number;
  made: number;
  shown: Shown;
};

/** To a table, by me or to me. */
export type ExportedInvitation = {
  table: string;
  by_me: boolean;
  /** Of the other. */
  name: string;
  code: string;
  made: number;
  state: 'waits' | 'declined' | 'muted';
};

/** GET /api/me/export: all that the server keeps about me. */
export type Export = {
  person: Me;
  seats: ExportedSeat[];
  tries: ExportedTry[];
  invitations: ExportedInvitation[];
  /** The names of people whose invitations I do not want; "*": nobody may invite me. */
  muted: string[];
  called: Notice[];
  /** Until when another device can ask to be one of mine; 0: I have invited none. */
  invite: number;
  notices?: MyNotices | null;
};

/** POST /api/me/passkeys/new and /api/join/passkey/new: what the browser is asked to sign. */
export type PasskeyOptions = {
  options: Record<string, unknown>;
};

/** POST /api/me/passkeys: this one brings me back from now on. */
export type NewPasskey = {
  credential: Record<string, unknown>;
  /** Where it was made. */
  device?: string;
};

/** POST /api/me/passkeys/drop. */
export type DropPasskey = {
  id: string;
};

/** POST /api/join/passkey, with a new key. Nobody else has to agree. */
export type EnterByPasskey = {
  credential: Record<string, unknown>;
  device?: string;
};

// -- notices.py --

/** POST /api/me/notices/push: this device is called by push; what its browser has subscribed. */
export type PushAddress = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** POST /api/me/notices/mail: a mail goes there, with a link to confirm it. */
export type MailAddress = {
  address: string;
};

/**
 * POST /api/me/notices/quiet: not called between two minutes of the day; the same twice: always
 * called.
 */
export type QuietHours = {
  start: number;
  end: number;
  /** As Europe/Paris. */
  zone?: string;
  /** Minutes east of Greenwich, for a server that does not know that zone. */
  offset?: number;
};

/** POST /api/me/notices/table: whether I am called by that table. */
export type TableNotices = {
  table: string;
  on: boolean;
};

/** POST /api/me/notices/drop: not called there any more. */
export type DropAddress = {
  id: string;
};

/** Where I am called. `name`: of the device, or the address of the mailbox. */
export type CalledAt = {
  id: string;
  kind: 'push' | 'mail';
  name: string;
  /** It is the device that asks. */
  here?: boolean;
  /** A mailbox whose link was not opened yet is not used. */
  confirmed?: boolean;
};

/** GET /api/me/notices, and the answer to all of the above. */
export type MyNotices = {
  /** The server's own, for which a browser subscribes. */
  key: string;
  /** Whether this server sends mail. */
  mail: boolean;
  at?: CalledAt[];
  quiet?: QuietHours | null;
  /** Tables that do not call me. */
  muted?: string[];
};

/** One that waits to be sent, or was sent and is kept until I look. */
export type Notice = {
  /** The address, as `CalledAt.id`. */
  at: string;
  table: string;
  kind: string;
  /** The names in it. */
  people: string[];
  made: number;
  /** When it will be sent, or was. */
  due: number;
  sent: boolean;
};

/** POST /api/notices/confirm, /later and /stop: what stands in a notice. */
export type NoticeCode = {
  code: string;
};

/** What /later answers: so many tables wait for whoever pressed it, for the app's icon. */
export type StillWaiting = {
  /** None: it cannot be told now. */
  waiting: number | null;
};

// -- daily.py --

/** Whether my try is on the board, and with my name and face. */
export type Shown = 'no' | 'nameless' | 'name';

/** One try, as read from the server's own log of it. */
export type Try = {
  won: boolean;
  level: string;
  /** In games that count their actions. */
  length?: number;
  name?: string;
  face?: number;
  /** The table of its replay; only for named players, and for readers whose own try is over. */
  table?: string;
  mine?: boolean;
};

/**
 * The first try of each person, the best first. A game that was broken off counts only in
 * `tries`.
 */
export type Board = {
  day: string;
  tries: number;
  over: number;
  won: number;
  runs?: Try[];
  /** My own try, once it is over, on the board or not. */
  mine?: Try | null;
  /** The table of my own try, while it is running. */
  begun?: string;
  /** I broke my own try off: it is not shown, and no other one counts. */
  broken?: boolean;
  shown?: Shown;
};

/** POST /api/me/daily: whether others see my try of that day; answered by the board. */
export type ShowTry = {
  game: string;
  day: string;
  shown: Shown;
};

// -- companions.py --

/** Somebody who has answered at a table at which I have answered, too. */
export type Companion = {
  /** My own id for them: it differs for every reader. */
  id: string;
  name: string;
  face?: number;
  /** When we last sat down together. */
  at?: number;
  /** Whether I have invited them to the table that the request names, and what they said. */
  asked?: '' | 'waits' | 'declined';
  /** I want no invitations of theirs. */
  muted?: boolean;
};

/**
 * An invitation to a table, by a companion. It disappears when I sit there, when the game is
 * over, or after two weeks.
 */
export type Invitation = {
  table: string;
  game: string;
  /** As `Companion.id`. */
  by: string;
  name: string;
  face?: number;
  /** The code of that table's link. */
  code?: string;
  made?: number;
};

/** GET /api/me/companions?table=…, and the answer to all of the below. */
export type Companions = {
  people?: Companion[];
  invitations?: Invitation[];
  /** Nobody may invite me: my companions do not find me in their lists. */
  nobody?: boolean;
};

/**
 * POST /api/me/companions/invite. They find it on their home page and are called, if they wish
 * to be; somebody who has muted me is not, and I am not told.
 */
export type InviteCompanion = {
  id: string;
  /** The token of my seat at the table. */
  token: string;
};

/** POST /api/me/companions/decline: not this time. */
export type DeclineInvitation = {
  table: string;
};

/** POST /api/me/companions/mute: mute somebody, or unmute; "": everybody. */
export type MuteCompanion = {
  id: string;
  on: boolean;
};

// -- sheet.py --

export type SheetText = string;

/** A JPEG of what the page shows: see `server/paper/photos.py` for which. */
export type Photo = string;

/** A picture with the words below it, a sign with its meaning, or words alone. */
export type SheetItem = {
  text: SheetText;
  /** By its place among the pictures of the sheet. */
  picture?: number | null;
};

export type SheetSection = {
  title: SheetText;
  kind: 'large' | 'row' | 'signs' | 'list';
  items: SheetItem[];
};

/** POST /api/sheet: answered with a PDF of one page. */
export type Sheet = {
  lang: 'en' | 'fr';
  title: SheetText;
  about: SheetText;
  foot: SheetText;
  sections: SheetSection[];
  pictures: Photo[];
};

// -- clauses.py --

/** A clause of the rules: what "why?" opens. `text` is Markdown of a few plain kinds. */
export type Clause = {
  id: string;
  title: string;
  text: string;
};

/** A chapter of the rules. One without an id holds the clauses before the first chapter. */
export type Section = {
  id: string;
  title: string;
  text: string;
  clauses: Clause[];
};

// -- kinds.py --

/**
 * The kind of one argument. A game may use a name of its own for `what`; it must then word such
 * values itself (`State.worded`).
 */
export type Kind = {
  what: string;
  /** For ids: the prefix of their messages. `ident("deck")` shows "sweet" as `deck-sweet`. */
  of?: string;
  /** A list of such values. */
  many?: boolean;
};

// -- pictures.py --

/** One picture; its words are the message `pic-<id>` of the game's screen. */
export type Picture = {
  id: string;
  /** The name of the drawing in the game's `Picture.svelte`. */
  of: string;
  /** Its data: a view, a part of one, or the name of a sign. */
  shows?: unknown;
};

/**
 * GET /api/pictures/{game}/{lang}: the rules of a game in pictures. What it is about and what
 * newcomers get wrong are texts only: the messages `pic-about` and `pic-wrong`.
 */
export type Pictures = {
  win: Picture;
  /** A turn in five pictures. */
  turn: Picture[];
  /** A sample turn, picture by picture. */
  sample: Picture[];
  /** Every sign that stands on cards, boards and tables. */
  symbols: Picture[];
};
