// Made by `tablee types` from the Game and the view of fiese-freunde.
// Do not edit: change the Python and make it again (a test compares them).

import type { Kind } from './index';

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

/** What the arguments of events, questions and results are, by their names. */
export const KINDS = {} as const satisfies Record<string, Kind>;

/** The reasons of questions that are reaction windows. */
export const WINDOWS: readonly string[] = [];
