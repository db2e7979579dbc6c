// Made by `tablee types` from the Game and the view of fog-of-love.
// Do not edit: change the Python and make it again (a test compares them).

import type { Kind } from './index';

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
  /** Of the card; "" for a chapter. */
  deck?: string;
  /**
   * The choices as they counted: under a carry-over "exchanged", each as the other's (FL-10.8).
   * What is told of them goes by these.
   */
  counted?: [string, string];
};

/**
 * An effect of a card. In words: the message `key` with `args` says what is done, `who-<who>`
 * with `letters` whom it is for. Which seat that is, `Roles` says.
 */
export type EffectView = {
  /** heart, token, draw …: see the grammar of the cards. */
  verb: string;
  key: string;
  /**
   * player, partner, chooser, other, both, stayer, leaver; letter, not-letter: who chose one of
   * the `letters`, or none of them; "" where it goes without saying.
   */
  who?: string;
  /** "A/C" */
  letters?: string;
  /** By how much satisfaction changes. */
  n?: number;
  /** Aspect ("gen-up") to number. */
  tokens?: Record<string, number>;
  args?: Record<string, unknown>;
};

/**
 * A condition of an additional effect or of the end, as a message; without a key, its `letters`
 * stand as they are.
 */
export type When = {
  key: string;
  args?: Record<string, string>;
};

/** What happens if one of the conditions holds; without any: always. */
export type RowView = {
  when: When[];
  effects: EffectView[];
};

/** The effects of a card that stand outside of its options. */
export type EffectsView = {
  /** When it is laid (FL-8.7); of a finale, before it. */
  on?: EffectView[];
  /** A reaction (FL-10.5). */
  does?: EffectView[];
  /** A secret that comes out (FL-10.2). */
  revealed?: EffectView[];
  /** By both choices: the first that holds (FL-8.5b). */
  also?: RowView[];
  /** A secret kept to the end; of a finale, after it (FL-13.2). */
  hidden?: RowView[];
};

/** FL-8.3: the seats that the words of a card mean; -1 as long as it is open. */
export type Roles = {
  player: number;
  partner: number;
  chooser: number;
  other: number;
};

/** An option: its letter, its tokens (one "gen-up" for each), its effects. */
export type OptionView = {
  letter: string;
  gives?: string[];
  effects?: EffectView[];
};

/** The figures of a scene or chapter, as printed; its words are `scene-<id>`, `chapter-<id>`. */
export type SceneView = {
  id: string;
  kind: string;
  /** "" for a chapter. */
  deck: string;
  effects: EffectsView;
  minor?: boolean;
  /** A special event. */
  event?: boolean;
  options?: OptionView[];
  /** Who chooses one of the options: both, partner; "" if there are none (FL-8.1, FL-8.2). */
  chooses?: string;
  /** Tokens of an option count for both. */
  mirror?: boolean;
  /** The carry-over that it brings. */
  carry?: string;
  /** Of a secret, once it is resolved. */
  tokens?: string[];
  /** FL-1.5: the scene it is linked to. */
  link?: string;
};

/** Something that can be done with a card: an answer to the question for it. */
export type Use = {
  choice: string;
  how: 'play' | 'hide' | 'exchange' | 'stuck' | 'react';
};

/** A scene in hand: `card` is its number, for answers; `can`: it can be played now. */
export type HandCard = {
  card: number;
  scene: SceneView;
  can: boolean;
  /** In one's own turn, the clause by which it can't be played; else "". */
  no: string;
  /** If one played it now. */
  roles: Roles;
  /** In one's own turn, the usual one first; of a reaction, always. */
  uses: Use[];
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
  /** FL-2.3: by seat and aspect, by how much a token moves it; those that do not are left out. */
  moves: [Record<string, number>, Record<string, number>];
};

/** One condition of a destiny, as of now (FL-11.4). */
export type Condition = {
  kind: string;
  n: number;
  aspect: string;
  have: number;
  ok: boolean;
  /** `n` must not be passed; otherwise it must be reached. */
  at_most?: boolean;
  /** By how much it is missed; 0 if it holds, or is a matter of yes or no. */
  short?: number;
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

/**
 * An open card about a person: its kind is occupation or feature; it brought one token of that
 * aspect (FL-5.5).
 */
export type ThingView = {
  card: number;
  kind: string;
  id: string;
  aspect: string;
};

/** FL-5.2: a warning about two of one's own goals: same or opposed; `rule` says more. */
export type Clash = {
  one: string;
  other: string;
  how: string;
  rule: string;
};

/**
 * FL-3.2: an order of one's goals, as an answer: those that share an aspect, and how many of
 * all are met then.
 */
export type Ranking = {
  choice: string;
  traits: string[];
  met: number;
};

/** FL-11.3: a way to obey an order about one's destinies, as an answer. */
export type Way = {
  choice: string;
  /** swap, retrieve, drop, show; nothing. */
  how: string;
  /** Which one; of a swap, what is taken and what is given. */
  destinies?: string[];
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
  /** While the order is carried out: each way to obey it. */
  ways: Way[];
  /**
   * Scene, letter: the aspects of its tokens that bring a goal of one's own nearer, if it is
   * chosen (where both choose: by oneself). For the card being resolved, its reaction and the hand;
   * what serves nothing is left out.
   */
  serves: Record<string, Record<string, string[]>>;
  /**
   * FL-13.2c: what one's own goals would give; the conditions of one's destinies count it while
   * the final one is chosen and secrets come out. None at other times.
   */
  counted: number | null;
  /** While the order of goals is asked for (FL-3.2): each with its result. */
  rankings: Ranking[];
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
  /** FL-2.3: dimension ("gen") to own balance, upwards above 0. */
  balances: Record<string, number>;
  occupation: string;
  features: string[];
  /** Occupation and features, as cards. */
  things: ThingView[];
  /** In hand. */
  scenes: number;
  /** Scenes laid face down; None for those this viewer does not know. */
  secrets: (string | null)[];
  /** Empty until they are shown at the end. */
  traits: TraitView[];
  /** FL-3.1b: what each of the traits gave or cost, once they are counted; empty before. */
  gains: number[];
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
  /** The same as they count (FL-10.8). */
  counted: string[];
  /** The carry-over that acts on it; "" for none. */
  acting: string;
  /** From whom it comes; -1 for none. */
  acting_seat: number;
  /** revealed, or exchanged (played on the player's behalf by the other); else "". */
  how: string;
  skipped: boolean;
  /** The reaction just played in answer to it. */
  reaction: SceneView | null;
  roles: Roles;
  /** By letter, for the effects of that option: who chose it, or else would. */
  options: Record<string, Roles>;
  reaction_roles: Roles | null;
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

/** All of it. `rules` are the clauses behind what no question stands for: "pile", "ending". */
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
  /** The chapter that is the finale, once it is turned up; "" before. */
  finale: string;
  allowed: string[];
  length: number;
  played: number;
  persons: [Lover, Lover];
  me: Own | null;
  now: Now | null;
  area: string[];
  /** All cards of the story so far, for the memory of the texts and the recap. */
  past: Entry[];
  /** By scene of the story so far, the carry-over that acted on it (FL-10.8). */
  acted: Record<string, string>;
  carry: string;
  carry_seat: number;
  behalf: number;
  /** Cards left. */
  decks: Record<string, number>;
  /** The discard pile, face up, the last on top. */
  pile: string[];
  hidden_pile: number;
  synopsis: string[];
  /** FL-10.7: special events that were shuffled in and not played yet, with their deck. */
  coming: Record<string, string>;
  married: boolean;
  child: boolean;
  lesson: string;
  /** None until it is known. */
  together: boolean | null;
  /** None until it is over. */
  ending: Ending | null;
  /** FL-2.3: dimension to the balance of both together. */
  shared_balances: Record<string, number>;
  /**
   * What was called for with destinies, by the words of questions (`effects`) and events
   * (`effect`), as far as cards of the story so far say it.
   */
  orders: Record<string, EffectView>;
  rules: Record<string, string>;
};

/** What the arguments of events, questions and results are, by their names. */
export const KINDS = {
  seat: { what: 'seat' },
  first: { what: 'seat' },
  whose: { what: 'seat' },
  name: { what: 'own' },
  hash: { what: 'hash' },
  key: { what: 'hash' },
  gain: { what: 'signed' },
  scene: { what: 'title' },
  chapter: { what: 'title' },
  choices: { what: 'choices' },
  letter: { what: 'letter' },
  effect: { what: 'effect' },
  effects: { what: 'effect', many: true },
  take: { what: 'id', of: 'destiny' },
  give: { what: 'id', of: 'destiny' },
  but: { what: 'id', of: 'destiny' },
  destinies: { what: 'id', of: 'destiny', many: true },
  traits: { what: 'named', of: 'trait', many: true },
  features: { what: 'named', of: 'feature', many: true },
  scenes: { what: 'title', many: true },
  when: { what: 'when' },
  forecast: { what: 'forecast' },
  offered: { what: 'option' },
  colour: { what: 'id', of: 'opt-colour' },
  sort: { what: 'id', of: 'fl-kind' },
  who: { what: 'id', of: 'teller' },
} as const satisfies Record<string, Kind>;

/** The reasons of questions that are reaction windows. */
export const WINDOWS: readonly string[] = ['destiny', 'react'];

/** The events that only some seats hear of. */
export const ASIDES: readonly string[] = ['destiny-moved', 'destiny-stays'];
