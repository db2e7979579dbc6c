// Made by `python -m tablee.wire.typescript` from the structs of src/tablee/wire (messages.py,
// http.py, keepsake.py) and of the games' view.py.
// Do not edit: change the Python structs and make it again (a test compares them).

// -- wire/messages.py --

/** What a seat answers: a string, a number, or a list of these (see the game's asks). */
export type Choice = string | number | unknown[];

/** An event as one viewer sees it: a message key and its arguments, numbered per viewer. */
export type Note = {
  n: number;
  key: string;
  args?: Record<string, unknown>;
  rule?: string;
};

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
};

/**
 * What is new is shown on all screens at one instant, and times count from there. By the
 * server's clock, in milliseconds; `now` is when this was sent.
 */
export type Heat = {
  /** Another one than before: show what came with it at `show_at`, not sooner. */
  id: number;
  show_at: number;
  now: number;
  /** The clock stands (a seat is open): `now` - `show_at` is what has passed, and stays so. */
  paused?: boolean;
};

/** Who is awaited, and the public reason. Never how many options they have. */
export type Waiting = {
  seats: number[];
  why: string;
  rule?: string;
};

/** A seat at the table, as everybody sees it. */
export type Person = {
  seat: number;
  name: string;
  kind: 'open' | 'human' | 'bot';
  /** A human whose browser is connected now. */
  here?: boolean;
  /** How long a message takes there and back, in ms (9 of 10 are quicker); null: not known. */
  lag?: number | null;
  /** Which of the game's bots sits there. */
  bot?: string;
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
  /** Shown where the players chose it (play by seed, daily maze). */
  seed?: string;
  forked_from?: string;
};

/**
 * First message of a connection (again: to begin afresh). Without a token: a spectator.
 * `after`: events already had; `rewinds`: as last told, so that an undo missed is noticed.
 */
export type Join = {
  t: 'join';
  token?: string;
  after?: number;
  rewinds?: number;
};

/** In a heat, an answer to an earlier question still stands while why and heat are the same. */
export type Answer = {
  t: 'answer';
  ask: number;
  choice: Choice;
  /**
   * In a heat: milliseconds on the device's own monotonic clock, from showing the heat to the
   * first key (or touch) of what became this answer.
   */
  began?: number | null;
  /** What that clock cannot tell apart, in milliseconds. */
  error?: number;
  /**
   * In a heat: `heat.now` of the message that brought it. And `held`: how long ago that came, in
   * ms. From these the server learns how long the two messages were under way: a start that is
   * late because the network stuttered is believed.
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

/**
 * `got`: the `now` of the last pong; `held`: how long ago it came, in ms. From these the
 * server learns how long a message takes there and back.
 */
export type Ping = {
  t: 'ping';
  at: number;
  got?: number;
  held?: number;
};

export type ClientMessage = Join | Answer | Undo | Agree | Say | Ping;

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
};

/**
 * What changed for this viewer since the last message. `patch` holds the top-level keys of
 * the view that changed (a key that is gone is set to null). The other fields stand whole.
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
};

/** Somebody came, left or took a seat; or somebody's link has changed. */
export type People = {
  t: 'people';
  people: Person[];
};

export type Said = {
  t: 'said';
  line: ChatLine;
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

export type FaultCode = 'malformed' | 'too-big' | 'too-fast' | 'bad-token' | 'expired' | 'no-such-table' | 'no-such-seat' | 'seat-taken' | 'not-your-seat' | 'not-seated' | 'stale' | 'not-asked' | 'over' | 'not-over' | 'no-undo' | 'no-proposal' | 'bad-name' | 'bad-options' | 'no-such-game' | 'no-such-moment' | 'full' | 'storage' | 'shutting-down' | 'not-joined' | 'bad-seed' | 'no-such-seats' | 'bad-text' | 'bad-bot' | 'bad-time' | 'unreadable' | 'internal' | 'not-found' | 'no-pdf';

/** The table, not the rules, said no. `code` is also the message key `fault-<code>`. */
export type Fault = {
  t: 'fault';
  code: FaultCode;
  args?: Record<string, unknown>;
  /** The connection is closed after this message. */
  fatal?: boolean;
};

export type ServerMessage = Welcome | Update | People | Said | Pong | Refusal | Fault;

// -- wire/http.py --

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
};

/** POST /api/tables/{id}/seats/{seat}: sit down in an open seat. */
export type TakeSeat = {
  name: string;
};

/** POST /api/tables/{id}/fork: a new table that stands where this one stood at moment `at`. */
export type Fork = {
  at: number;
  name?: string;
  /** The seat I take; without it, the first that was a human's. Other humans' seats are open. */
  seat?: number | null;
};

/** Answer to the three above: the table and, per seat that is mine, its token. */
export type Seated = {
  table: TableInfo;
  tokens: Record<string, string>;
};

/**
 * GET /api/tables/{id}/replay/{at}?seat=S: the position before answer `at`, by that seat's eyes
 * (seat=spectator: what a spectator saw; only once the table is over).
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
};

/** An option of a game: one of some values; the text key is `option-<name>-<value>`. */
export type OptionInfo = {
  name: string;
  values: unknown[];
  default: unknown;
};

/** GET /api/games: the registry. */
export type GameInfo = {
  id: string;
  seats: number[];
  options?: OptionInfo[];
  languages?: string[];
  bots?: string[];
};

/** A clause of the rules: what "why?" opens. `text` is Markdown of a few plain kinds. */
export type Clause = {
  id: string;
  title: string;
  text: string;
};

export type Section = {
  id: string;
  title: string;
  text: string;
  clauses: Clause[];
};

/** GET /api/rules/{game}/{lang}. */
export type Rules = {
  sections: Section[];
};

// -- wire/keepsake.py --

export type Words = string;

export type Colour = string;

export type PersonAt = number;

export type PictureName = string;

/** SVG of plain shapes: see `server/keepsake.py` for which. */
export type Drawing = string;

/** Somebody in a story. Whoever has a portrait stands on the title page. */
export type KeepsakePerson = {
  name: Words;
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
  text?: Words;
  /** Said more quietly, after the text. */
  aside?: Words;
  /** Who speaks, or whose it is: a place in `people`. */
  who?: PersonAt | null;
  picture?: PictureName;
  /** Who else is in it; below a picture, whose it is. */
  faces?: PersonAt[];
};

export type KeepsakeSection = {
  lines: KeepsakeLine[];
  title?: Words;
  /** Before the title: an age. */
  mark?: string;
};

/**
 * POST /api/keepsake: a finished story as the client tells it, answered by a PDF of it. The
 * client makes its page and its print from the same, and only from what its seat may see.
 */
export type Keepsake = {
  lang: 'en' | 'fr';
  title: Words;
  subtitle: Words;
  accent: Colour;
  foot: Words;
  people: KeepsakePerson[];
  sections: KeepsakeSection[];
  pictures: Record<PictureName, Drawing>;
  /** In short, on the title page. */
  facts?: KeepsakeLine[];
};

// -- anomia/view.py --

export type ThemeCard = {
  card: number;
  title: string;
  symbol: string;
};

/** A play pile: its top card, and how many lie under it. */
export type PlaceView = {
  seat: number;
  top: ThemeCard | null;
  below: number;
};

/** The answer that stands, unless somebody objects. */
export type ClaimView = {
  seat: number;
  word: string;
  title: string;
  /** A green tick: it is on the word list. Not being there means nothing (AN-8.5). */
  listed: boolean;
  /** A word said before that looks like it: a hint to the voters. */
  near: string;
  /** When each of the rivals began, in ms; -1: did not. */
  times: number[];
  margin: number;
};

export type FaceOffView = {
  rivals: number[];
  places: number[];
  /** `symbol` or `roll`. */
  by: string;
  cascade: number;
  /** AN-7.3: noticed. Until then a screen says nothing of it. */
  known: boolean;
  /** What each of the rivals must name. */
  name: string[];
  began: boolean[];
  handed: boolean[];
  passed: boolean[];
  hints: string[];
  ties: number;
  tie: ThemeCard | null;
  claim: ClaimView | null;
  challenger: number | null;
  voters: number[];
  voted: number[];
  fine: number[];
  disputed: boolean;
  /** When the window closes, in ms since the heat began. */
  until: number;
  /** How long the window is open in all, in ms; 0: there is none. */
  whole: number;
};

/** AN-3.4: a word that was handed in. */
export type Burned = {
  word: string;
  seat: number;
  theme: string;
};

export type AnomiaView = {
  phase: string;
  edition: string;
  /** The language of the words. */
  words: string;
  pack: number;
  pack_name: string;
  spoken: boolean;
  symbols: string[];
  left_out: string[];
  piles: number[];
  places: PlaceView[];
  won: number[];
  duels: number;
  roll: string[];
  turn: number;
  place: number;
  heat: number;
  /** AN-2.1: when a card is drawn for whoever is slow, in ms since the heat began. */
  draw_until: number;
  ready: number[];
  gone: number[];
  face_off: FaceOffView | null;
  burned: Burned[];
  /** AN-3.4: what this seat said in the conversation: burned for it. */
  talked: string[];
  /** How many each seat has left. */
  challenges: number[];
};

// -- fear_of_the_dark/view.py --

export type Side = 'N' | 'E' | 'S' | 'W';

export type Mind = 'light' | 'walk' | 'stealth' | 'scout' | 'search' | 'clear';

export type Danger = 'terror' | 'knockout' | 'draught' | 'collapse' | 'lockdown' | 'leak';

export type Thing = 'match' | 'paper' | 'key' | 'lever';

export type SecretKind = 'secret-door' | 'map' | 'intelligence';

/** A room as it lies: already turned. */
export type RoomView = {
  /** "start", "r01" … "r15". */
  tile: string;
  col: number;
  row: number;
  /** Quarter turns clockwise. */
  turn: number;
  doors: Side[];
  /** Those of the doors that are tokens. */
  secret_doors: Side[];
  /**
   * Nine, row by row: "empty", "hole", "obstruction", "lock", "object1".."object4",
   * "secret1".."secret4" as printed (turned).
   */
  squares: string[];
  /** Nine: "", "obstruction" or "lock": what lies there now. */
  tokens: string[];
  danger: boolean;
  leak: boolean;
};

/** A square that can be reached: by how many steps, on which way, and what waits there. */
export type Reach = {
  x: number;
  y: number;
  cost: number;
  /** The steps, e.g. "WWN". */
  path: string;
  /** "room": an unknown room behind a door; "exit": the way out (the maze deck is empty). */
  what: 'square' | 'room' | 'exit';
};

/** A slot of the board: cards left, and their kinds from the top where known (Intelligence). */
export type SlotView = {
  left: number;
  known: (string | null)[];
};

/** A room just revealed, about to be joined to a door: how each turn would look. */
export type Placing = {
  tile: string;
  col: number;
  row: number;
  /** The side of the new room that meets the door. */
  side: Side;
  danger: boolean;
  /** One per turn that fits, in the order of the options asked (an option is its `turn`). */
  choices: RoomView[];
};

export type FearView = {
  difficulty: 'easy' | 'normal' | 'hard' | 'nightmare';
  light: boolean;
  matches: number;
  hand: Mind[];
  /** The mind deck, open. */
  mind: Mind[];
  lost: Mind[];
  rooms: RoomView[];
  pawn: [number, number];
  maze_left: number;
  aside: number;
  dangers_left: number;
  /** Spent dangers, oldest first. */
  dangers_seen: Danger[];
  terrors: number;
  /** Kept, open, until used. */
  objects: Thing[];
  spent: (Thing | SecretKind)[];
  object_slots: SlotView[];
  secret_slots: SlotView[];
  /** Steps left of the movement under way; 0 when none is. */
  moving: number;
  /** The movement under way is Stealth. */
  stealth: boolean;
  placing: Placing | null;
  /** Reachable with Walk (4) now, or with the steps left of a movement under way. */
  walk: Reach[];
  /** Reachable with Stealth (2), in the light. */
  sneak: Reach[];
  /** Doors with no room behind, as (square inside, side). */
  doors_open: [number, number, Side][];
  /** Actions taken so far, for statistics. */
  actions: number;
  /** Every square the pawn has stood on, in order: the map of the run. */
  lost_path: [number, number][];
  /** How it ended ("win", "lose-mind" …); empty while it goes on. */
  end: string;
};

// -- fiese_freunde/view.py --

export type Sex = 'w' | 'm';

export type Place = 'friend' | 'love' | 'engaged' | 'married' | 'happy' | 'ex' | 'separated';

/** A person in the game; `name` is "" for a player, else the id of a neutral character. */
export type Character = {
  person: number;
  name: string;
  sex: Sex;
};

/** Somebody in a circle of friends. */
export type Tie = {
  person: number;
  place: Place;
  nights: number;
  children: number;
};

/** Why not: a message key, its arguments and its clause. */
export type Why = {
  key: string;
  args: Record<string, unknown>;
  rule: string;
};

/** One condition of a card for this viewer: the phrase, whether it holds, and what there is. */
export type Check = {
  need: string;
  n: number;
  label: string;
  negated: boolean;
  ok: boolean;
  have: number;
};

/** A card as printed: needs and gives are phrases of the grammar ("money 1", "+wisdom 1"). */
export type CardView = {
  id: string;
  deck: string;
  needs: string[];
  gives: string[];
  star: string[];
};

/** A card of the offer, with what it would do to this viewer. */
export type OfferView = {
  card: CardView;
  can: boolean;
  checks: Check[];
  why_not: Why[];
  /** The characteristics it would change and to what; several, if the order matters. */
  results: Record<string, number>[];
  /** Characteristics that would fall to 0 because another is full. */
  overflows: string[];
};

/** An own goal or the open super goal, with its distance. */
export type GoalView = {
  card: CardView;
  can: boolean;
  checks: Check[];
  why_not: Why[];
};

/** A life, as everybody sees it. */
export type Board = {
  seat: number;
  sex: Sex | '';
  traits: Record<string, number>;
  time: number;
  /** The rivals whose telephone this player holds. */
  phones: number[];
  circle: Tie[];
  bed_women: number;
  bed_men: number;
  bed_children: number;
  goals_in_hand: number;
  realised: string[];
  lived: string[];
  passed: boolean;
  celibate: boolean;
};

export type AuctionView = {
  card: string;
  leader: number;
  price: number;
  bidders: number[];
  /** This viewer's own secret maximum; -1 for none. */
  my_maximum: number;
};

/** A card being lived: who lives it, whom they named, who has called. */
export type EventView = {
  card: CardView;
  seat: number;
  named: number[];
  callers: number[];
};

export type FieseView = {
  seats: number;
  slice: number;
  first: number;
  player: number;
  passed: number[];
  bank: number;
  persons: Character[];
  boards: Board[];
  offer: OfferView[];
  goals: GoalView[];
  super_goal: GoalView | null;
  supers_left: number;
  packets: number;
  /** The packet this viewer is looking through, or chooses goals from. */
  packet: CardView[];
  auction: AuctionView | null;
  event: EventView | null;
  /** Cards left: leaving home, life A, life B. */
  piles: number[];
  /** The table's own card, as written; "" if there is none. */
  blank: string;
  winner: number;
  aimless: boolean;
};

// -- fog_of_love/view.py --

/** A card of the story so far, for the memory of the texts and the recap (FL-13.4). */
export type Entry = {
  scene: string;
  /** -1 for a chapter. */
  player: number;
  choices?: [string, string];
  hearts?: [number, number];
  chapter?: number;
  /** "", skipped, revealed, reaction, kept, or exchanged (played on the other's behalf). */
  how?: string;
  /** Which additional effect held; -1 for none. */
  row?: number;
};

/** An option: its letter, its tokens ("gen-up"), its effects as phrases of the grammar. */
export type OptionView = {
  letter: string;
  gives: string[];
  does: string[];
};

/** The figures of a scene or chapter, as printed; its words are `scene-<id>`, `chapter-<id>`. */
export type SceneView = {
  id: string;
  kind: string;
  deck: string;
  minor: boolean;
  options: OptionView[];
  also: string[];
  on: string[];
  carry: string;
  tell: string;
  mirror: boolean;
  tokens: string[];
  revealed: string[];
  hidden: string[];
  answers: string;
  does: string[];
  draws: string;
  event: boolean;
  link: string;
  affair: boolean;
  decks: string[];
  length: number;
};

/** A scene in hand, or a secret: `card` is its number, for answers; `can`: it can be played. */
export type HandCard = {
  card: number;
  scene: SceneView;
  can: boolean;
};

/** A trait with its goal; `have` and `needs` (doubled and tripled as FL-3.2 says), as of now. */
export type TraitView = {
  card: number;
  trait: string;
  shared: boolean;
  aspect: string;
  needs: number;
  have: number;
  met: boolean;
};

/** One condition of a destiny, as of now. */
export type Condition = {
  kind: string;
  n: number;
  aspect: string;
  have: number;
  ok: boolean;
};

export type DestinyView = {
  card: number;
  destiny: string;
  stays: boolean;
  checks: Condition[];
  ok: boolean;
};

/** A card to choose from: its kind is trait, occupation or feature. */
export type Dealt = {
  card: number;
  kind: string;
  id: string;
  aspect: string;
  shared: boolean;
  needs: number;
};

/** FL-5.2: a warning about two of one's own goals: same or opposed. */
export type Clash = {
  one: string;
  other: string;
  how: string;
};

/** What only its owner sees. */
export type Own = {
  seat: number;
  hand: HandCard[];
  traits: TraitView[];
  dealt: Dealt[];
  clashes: Clash[];
  destinies: DestinyView[];
  forgone: DestinyView[];
};

/** One of the two, as both see them. */
export type Lover = {
  seat: number;
  name: string;
  gender: string;
  portrait: string;
  colour: string;
  hearts: number;
  /** Aspect ("gen-up") to number; those with none are left out. */
  tokens: Record<string, number>;
  occupation: string;
  features: string[];
  /** In hand. */
  scenes: number;
  /** Laid face down; None for those this viewer does not know. */
  secrets: (SceneView | null)[];
  /** Empty until they are shown at the end. */
  traits: TraitView[];
  /** The final destiny, once shown. */
  final: DestinyView | null;
};

/** The scene or chapter being resolved. */
export type Now = {
  scene: SceneView;
  /** -1: a chapter, which nobody plays. */
  player: number;
  /** By seat, once known; "" before, or for who does not choose. */
  choices: string[];
  /** The carry-over that acts on it; "" for none. */
  acting: string;
  skipped: boolean;
  /** The reaction just played in answer to it. */
  reaction: SceneView | null;
};

/**
 * What became of the two: `fate` chooses the sentence of `ev-ending`, which names `seat` and
 * `whose` (FL-13.5).
 */
export type Ending = {
  fate: string;
  seat: number;
  whose: number;
};

export type FogView = {
  story: string;
  tutorial: boolean;
  /** The characters were dealt, not created. */
  ready_made: boolean;
  /** pregnancy or adoption. */
  way: string;
  stage: string;
  first: number;
  turn: number;
  /** From 0; -1 before the first. */
  chapter: number;
  /** Those turned up so far. */
  chapters: string[];
  chapter_count: number;
  allowed: string[];
  length: number;
  played: number;
  persons: Lover[];
  me: Own | null;
  now: Now | null;
  area: string[];
  /** All cards of the story so far, for the memory of the texts and the recap. */
  past: Entry[];
  carry: string;
  carry_seat: number;
  behalf: number;
  /** Cards left. */
  decks: Record<string, number>;
  /** The discard pile, face up, the last on top. */
  pile: string[];
  hidden_pile: number;
  synopsis: string[];
  married: boolean;
  child: boolean;
  lesson: string;
  /** None until it is known. */
  together: boolean | null;
  /** None until it is over. */
  ending: Ending | null;
};
