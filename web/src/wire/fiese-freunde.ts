// Made by `tablee types` from the Game and the view of fiese-freunde.
// Do not edit: change the Python and make it again (a test compares them).

import type { Kind } from './index';

export type Sex = 'w' | 'm';

/** A symbol as it stands, struck out, gained so many times, or falling to 0. */
export type How = 'plain' | 'not' | 'gain' | 'reset';

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

/** A condition of a card for this viewer: does it hold, and how much is there? */
export type Check = {
  ok: boolean;
  have: number;
  /** The clause, if it does not hold. */
  rule?: string;
};

/** One condition or consequence of a card, ready to be drawn and to be put into words. */
export type SymbolView = {
  /** The characteristic, or the word of the grammar: friend, partner, sex … */
  what: string;
  /** Its message, which takes `trait` (= `what`), `n` and `a` ("true" or "false"). */
  key: string;
  how?: How;
  n?: number;
  /** Marked A: the same person wherever A stands on the card (FF-3.5). */
  a?: boolean;
};

/** A card as printed. */
export type CardView = {
  id: string;
  deck: string;
  /** `checks` of an offer or a goal has one entry for each of them, in the same order. */
  conditions: SymbolView[];
  consequences: SymbolView[];
  star: string[];
};

/** A condition of a goal that a card would change. */
export type GoalStep = {
  goal: string;
  /** The characteristic, or the word of the grammar: friend, ex, child … */
  what: string;
  /** Its message. */
  key: string;
  to: number;
  /** So much is asked for; 0: there must be none. */
  of: number;
  nearer: boolean;
  met: boolean;
  /** Whoever takes part; else it is what can be, with the right person. */
  sure: boolean;
};

/** A card of the offer, with what it would do to this viewer. */
export type OfferView = {
  card: CardView;
  can: boolean;
  checks: Check[];
  /** What keeps this viewer from it, beside its conditions. */
  why_not: Why[];
  /** The characteristics it would change and to what; several, if the order matters. */
  results: Record<string, number>[];
  /** Characteristics that would fall to 0 because another is full. */
  overflows: string[];
  /** What that is to this viewer's goals and to the open super goal. */
  moves: GoalStep[];
  /** Those of them whose conditions would then all hold. */
  reaches: string[];
  /** As an answer in one's turn, if it can be lived. */
  choice?: string;
};

/** An own goal or the open super goal, with its distance. */
export type GoalView = {
  card: CardView;
  can: boolean;
  checks: Check[];
  why_not: Why[];
  /** As an answer in one's turn, if it can be realised. */
  choice?: string;
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
  /** Whom this player is in love with, engaged or married to (FF-4.1). */
  partner: number | null;
  /** With whomever, the bed's included (FF-5.4). */
  children: number;
  bed_women: number;
  bed_men: number;
  bed_children: number;
  goals_in_hand: number;
  realised: string[];
  lived: string[];
  passed: boolean;
  celibate: boolean;
};

export type BidView = {
  time: number;
  /** The answer that bids it. */
  bid: string;
  /** The answer that makes it the secret maximum; "" where it would be no more than a bid. */
  limit: string;
};

export type AuctionView = {
  card: string;
  leader: number;
  price: number;
  bidders: number[];
  /** This viewer's own secret maximum; -1 for none. */
  my_maximum: number;
  /** What this viewer can bid now; empty: it is not asked. */
  bids: BidView[];
};

/** Why somebody can't be chosen: a message, which takes `person`, and its clause. */
export type Unfit = {
  person: number;
  key: string;
  rule: string;
};

/** What it would be to one's goals if that person were chosen. */
export type Meeting = {
  person: number;
  moves: GoalStep[];
};

/** One part of a card, or several that are alike and are filled together ("two friends"). */
export type PartView = {
  /** What they must be already: friend, ex, sex, bedmate; "" for anyone. */
  need: string;
  /** What happens with them: friend, partner, marry, sex, child. */
  brings: string[];
  /** Where they stand in an answer to "name" or "decide". */
  slots: number[];
  /** Everybody who stands there in none of the options. */
  why_not: Unfit[];
  /** Of those who can be chosen: with whom a goal moves. */
  meets: Meeting[];
  /** The love that would be over with anybody else in this part (FF-4.3). */
  ends: number | null;
};

/**
 * A rival who would change as well if chosen (FF-10.2): to what, and what the open super goal
 * would be to them. Of oneself: what one's own goals would be.
 */
export type SharedView = {
  seat: number;
  results: Record<string, number>[];
  moves: GoalStep[];
  /**
   * To somebody who can call: what happens between them and the one who lives the card, if it is
   * sure: friend (they meet), partner, marry, sex, child.
   */
  brings: string[];
  /** To somebody who can call: the love that would be over (FF-4.3). */
  ends: number | null;
};

/** A card being lived: who lives it, whom they named, who has called. */
export type EventView = {
  card: CardView;
  seat: number;
  named: number[];
  callers: number[];
  /** Only for the one who lives it, and only while there is a choice of persons. */
  parts: PartView[];
  /** Of those who can be chosen: whom it would cost a telephone to meet (FF-10.5). */
  by_phone: number[];
  /**
   * Of those who can be chosen: the rivals who get what the card brings, too. To somebody who
   * can call: what it would bring them.
   */
  shared: SharedView[];
};

/** The table's own card (FF-1.1): its id, and the title they gave it. */
export type OwnCardView = {
  id: string;
  title: string;
};

/** One form of a word of the cards' language: as it is written, and as it is drawn. */
export type FormView = {
  phrase: string;
  symbol: SymbolView;
};

/** A word that can stand on an own card, in all its forms, the plainest first. */
export type WordView = {
  word: string;
  forms: FormView[];
  /** It may stand so often among the conditions, or among the consequences. */
  most: number;
};

/** What one can put on an own card: `about` of the option "blank". */
export type OwnCardForm = {
  needs: WordView[];
  gives: WordView[];
  /** So many conditions, and so many consequences. */
  most: number;
  longest_title: number;
};

export type FieseView = {
  seats: number;
  slice: number;
  first: number;
  player: number;
  passed: number[];
  bank: number;
  /** The time that the next one to pass gets (FF-7.3). */
  passing: number;
  persons: Character[];
  boards: Board[];
  offer: OfferView[];
  goals: GoalView[];
  super_goal: GoalView | null;
  supers_left: number;
  packets: number;
  /** The packet this viewer is looking through, or chooses goals from. */
  packet: GoalView[];
  auction: AuctionView | null;
  event: EventView | null;
  /** Cards left: leaving home, life A, life B. */
  piles: number[];
  own_card: OwnCardView | null;
  winner: number;
  aimless: boolean;
  /**
   * The characteristics, in the order of the board; which one falls to 0 when this one is full
   * and gains again (FF-2.2).
   */
  falls: Record<string, string>;
  /** The most that a characteristic can be (FF-2.2). */
  full: number;
  goals_to_win: number;
  /** The places of whom one loves, one step after the other. */
  loves: Place[];
  /** Leaving home: the cards on offer are taken, not auctioned (FF-7.2). */
  home: boolean;
};

/** What the arguments of events, questions and results are, by their names. */
export const KINDS = {
  seat: { what: 'seat' },
  a: { what: 'seat' },
  b: { what: 'seat' },
  active: { what: 'seat' },
  victim: { what: 'seat' },
  colour: { what: 'seat' },
  first: { what: 'seat' },
  winner: { what: 'seat' },
  person: { what: 'seat' },
  persons: { what: 'seat', many: true },
  phones: { what: 'seat', many: true },
  neutrals: { what: 'id', of: 'person', many: true },
  categories: { what: 'id', of: 'category', many: true },
  card: { what: 'card' },
  mine: { what: 'card' },
  cards: { what: 'card', many: true },
  stars: { what: 'id', of: 'star', many: true },
  traits: { what: 'traits' },
  changes: { what: 'gives', of: ' → ' },
  brings: { what: 'gives', of: ', ' },
  part: { what: 'casting' },
  others: { what: 'casting' },
  hash: { what: 'hash' },
  key: { what: 'hash' },
  phrase: { what: 'own' },
  verb: { what: 'own' },
  rest: { what: 'own' },
} as const satisfies Record<string, Kind>;

/** The reasons of questions that are reaction windows. */
export const WINDOWS: readonly string[] = ['call'];

/** The events that only some seats hear of. */
export const ASIDES: readonly string[] = [];
