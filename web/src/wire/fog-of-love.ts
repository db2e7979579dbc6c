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

/** What the arguments of events, questions and results are, by their names. */
export const KINDS = {
  destinys: { what: 'id', of: 'destiny', many: true },
  features: { what: 'id', of: 'feature', many: true },
  scenes: { what: 'id', of: 'scene', many: true },
  traits: { what: 'id', of: 'trait', many: true },
  effects: { what: 'effect', many: true },
} as const satisfies Record<string, Kind>;

/** The reasons of questions that are reaction windows. */
export const WINDOWS: readonly string[] = [];
