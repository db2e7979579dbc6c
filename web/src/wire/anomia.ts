// Made by `tablee types` from the Game and the view of anomia.
// Do not edit: change the Python and make it again (a test compares them).

import type { Kind } from './index';

export type Stage = 'ready' | 'table' | 'race' | 'challenge' | 'vote' | 'judge' | 'order' | 'over';

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
  /** AN-3.2: it fits the answerer's own card instead: a hint to the voters. */
  own: boolean;
  /** A word said before that looks like it: a hint to the voters. */
  near: string;
  /** AN-7.1: the answer of the other, who began later; empty: none was handed in. */
  late: string;
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
  /** When the window closes, in ms since the heat began; for a race, when it is given up. */
  until: number;
  /** How long the window is open in all, in ms; 0: there is none. */
  whole: number;
  /** AN-3.2: what each of the rivals must name, as a card: the other's, or the tie card. */
  goals: ThemeCard[];
  /**
   * AN-7.7: the answer that names each of the rivals as the first; empty: who began is
   * measured.
   */
  winners: string[];
  /** AN-4.2: the two symbols that match only because of the roll; empty: they are the same. */
  pair: string[];
};

/** AN-3.4: a word that was handed in. */
export type Burned = {
  word: string;
  seat: number;
  theme: string;
};

export type AnomiaView = {
  /** Whose view it is; None: a spectator's. */
  seat: number | null;
  phase: string;
  edition: 'fr' | 'fr8' | 'en';
  /** The language of the words. */
  words: 'fr' | 'en';
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
  /** The play pile that the next card goes to; -1: there is none any more. */
  place: number;
  heat: number;
  /** AN-2.1: when a card is drawn for whoever is slow, in ms since the heat began. */
  draw_until: number;
  ready: number[];
  gone: number[];
  /** AN-7.3: the face-off, once noticed; before, it is up to the players to see it. */
  face_off: FaceOffView | null;
  /** AN-8.1: this seat has begun to type in a face-off, and not handed in yet. */
  begun: boolean;
  burned: Burned[];
  /** AN-3.4: what this seat said in the conversation: burned for it. */
  talked: string[];
  /** How many each seat has left. */
  challenges: number[];
  /**
   * What the screen is about: the phase, except that an unnoticed match does not show (AN-7.3):
   * then it is as before a draw.
   */
  stage: Stage;
  /** The clause of the current phase, for seats that are not asked. */
  rule: string;
  /** Whose turn it is to draw, as far as anybody has noticed; None: nobody's now. */
  drawer: number | null;
  /**
   * Per pile, why the drawer cannot draw from it: `match` (two cards match), `empty`, or
   * `later` (nobody draws now); "": a card can be drawn.
   */
  not_now: string[];
  /** AN-2.1: for whom the last card was drawn, because they took too long. */
  drawn_for: number | null;
  /** AN-1.4: those whom the first card waits for. */
  unready: number[];
  /** AN-1.4, AN-6.3: the options that change when the same people play once more. */
  again: Record<string, string>;
};

/** What the arguments of events, questions and results are, by their names. */
export const KINDS = {
  seat: { what: 'seat' },
  counts: { what: 'number', many: true },
  time: { what: 'seconds' },
  later: { what: 'seconds' },
  margin: { what: 'seconds' },
  times: { what: 'seconds', many: true },
  loser: { what: 'seat' },
  rival: { what: 'seat' },
  winner: { what: 'seat' },
  sayer: { what: 'seat' },
  seats: { what: 'seat', many: true },
  yes: { what: 'seat', many: true },
  no: { what: 'seat', many: true },
  symbol: { what: 'id', of: 'symbol' },
  symbols: { what: 'id', of: 'symbol', many: true },
  side: { what: 'id', of: 'side' },
  by: { what: 'id', of: 'by' },
  word: { what: 'own' },
  title: { what: 'own' },
  goal: { what: 'own' },
  hints: { what: 'hint', many: true },
  hash: { what: 'hash' },
  key: { what: 'hash' },
} as const satisfies Record<string, Kind>;

/** The reasons of questions that are reaction windows. */
export const WINDOWS: readonly string[] = [];

/** The events that only some seats hear of. */
export const ASIDES: readonly string[] = [];
