// Made by `tablee types` from the Game and the view of anomia.
// Do not edit: change the Python and make it again (a test compares them).

import type { Kind } from './index';

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

/** What the arguments of events, questions and results are, by their names. */
export const KINDS = {} as const satisfies Record<string, Kind>;

/** The reasons of questions that are reaction windows. */
export const WINDOWS: readonly string[] = [];
