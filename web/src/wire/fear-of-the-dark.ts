// Made by `tablee types` from the Game and the view of fear-of-the-dark.
// Do not edit: change the Python and make it again (a test compares them).

import type { Kind } from './index';

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
  /** Nine: what there is now, a token or else what is printed; "empty" where a token is gone. */
  what: string[];
  danger: boolean;
  leak: boolean;
};

/** A square that can be reached: by which way, and what is there. */
export type Reach = {
  x: number;
  y: number;
  /** The steps, e.g. "WWN". */
  path: string;
  /** "room": an unknown room behind a door; "exit": the way out (the maze deck is empty). */
  what?: '' | 'room' | 'exit';
};

/** Something that can be done with a card: an answer to the question for an action. */
export type Use = {
  choice: string;
  how: 'play' | 'two' | 'use';
  /** What it pays for: an action of the mind, two squares; of an object, its own work. */
  action: Mind | Thing | 'two';
};

/** A card that one may act with, and what it can do from here. */
export type Held = {
  card: Mind | Thing;
  source: 'hand' | 'deck' | 'object';
  /** So many lie there: of the hand every card is shown by itself. */
  count: number;
  uses: Use[];
  /** What it can be burnt for (FD-5.4, FD-5.5), each with the answer. */
  burnt: Record<Mind, string>;
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
  /** The light has gone out, but an action begun in it is carried out to its end (FD-4.5). */
  lit: boolean;
  /** A match flares, and the hand that it gives is being chosen (FD-4.3): not dark any more. */
  flares: boolean;
  matches: number;
  /** How many cards a match struck now would add to the hand (FD-4.3). */
  strike_adds: number;
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
  /**
   * Where a movement can lead now, by the action that would be paid for: "walk", "stealth" (in
   * the light), "two" (any card, FD-5.3); or, while one is under way, "step": what is left of it.
   */
  reach: Record<string, Reach[]>;
  /**
   * While an action is asked for: the squares that an action is about without leading there:
   * "search" (FD-6.5), "clear" (FD-6.6).
   */
  aims: Record<string, [number, number][]>;
  /**
   * While an action is asked for: the cards of the hand (in the dark those of the deck), then the
   * objects.
   */
  held: Held[];
  /** All rooms are revealed and lie in their places: an open door leads out (FD-7.4). */
  way_out: boolean;
  /** Doors with no room behind, as (square inside, side). */
  doors_open: [number, number, Side][];
  /** Actions taken so far, for statistics. */
  actions: number;
  /** Every square the pawn has stood on, in order: the map of the run. */
  lost_path: [number, number][];
  /** How it ended ("win", "lose-mind" …); empty while it goes on. */
  end: string;
  /**
   * What is next to the pawn to the N, E, S, W: "wall"; "door" (to an unknown room); "exit" (the
   * way out); "lock" or "obstruction" (a token); or the square as printed: "empty", "hole",
   * "object1" …, "secret1" …
   */
  beside: string[];
  /** The next Terror is the end (FD-9.1). */
  terror_kills: boolean;
};

/** What the arguments of events, questions and results are, by their names. */
export const KINDS = {
  cards: { what: 'id', of: 'card', many: true },
  sides: { what: 'id', of: 'side', many: true },
  things: { what: 'things' },
  there: { what: 'id', of: 'what' },
  beyond: { what: 'id', of: 'tile' },
  hash: { what: 'hash' },
  key: { what: 'hash' },
} as const satisfies Record<string, Kind>;

/** The reasons of questions that are reaction windows. */
export const WINDOWS: readonly string[] = [];

/** The events that only some seats hear of. */
export const ASIDES: readonly string[] = [];
