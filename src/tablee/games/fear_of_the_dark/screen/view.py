"""What a seat may know of a maze: the shape of `Match.view` (the TypeScript type is made from it).

Squares have global coordinates: x grows to the east, y to the south; the start tile covers
(0,0) to (2,2), its centre is (1,1); a room at column c, row r covers (3c,3r) to (3c+2,3r+2).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Side = Literal["N", "E", "S", "W"]
Mind = Literal["light", "walk", "stealth", "scout", "search", "clear"]
Danger = Literal["terror", "knockout", "draught", "collapse", "lockdown", "leak"]
Thing = Literal["match", "paper", "key", "lever"]
SecretKind = Literal["secret-door", "map", "intelligence"]


class RoomView(Struct):
    """A room as it lies: already turned."""

    tile: str
    """"start", "r01" … "r15"."""
    col: int
    row: int
    turn: int
    """Quarter turns clockwise."""
    doors: list[Side]
    secret_doors: list[Side]
    """Those of the doors that are tokens."""
    squares: list[str]
    """Nine, row by row: "empty", "hole", "obstruction", "lock", "object1".."object4",
    "secret1".."secret4" as printed (turned)."""
    tokens: list[str]
    """Nine: "", "obstruction" or "lock": what lies there now."""
    what: list[str]
    """Nine: what there is now, a token or else what is printed; "empty" where a token is gone."""
    danger: bool
    leak: bool


class Reach(Struct, omit_defaults=True):
    """A square that can be reached: by which way, and what is there."""

    x: int
    y: int
    path: str
    """The steps, e.g. "WWN"."""
    what: Literal["", "room", "exit"] = ""
    """"room": an unknown room behind a door; "exit": the way out (the maze deck is empty)."""


class Use(Struct):
    """Something that can be done with a card: an answer to the question for an action."""

    choice: str
    how: Literal["play", "two", "use"]
    action: Mind | Thing | Literal["two"]
    """What it pays for: an action of the mind, two squares; of an object, its own work."""


class Held(Struct):
    """A card that one may act with, and what it can do from here."""

    card: Mind | Thing
    source: Literal["hand", "deck", "object"]
    count: int
    """So many lie there: of the hand every card is shown by itself."""
    uses: list[Use]
    burnt: dict[Mind, str]
    """What it can be burnt for (FD-5.4, FD-5.5), each with the answer."""


class SlotView(Struct):
    """A slot of the board: cards left, and their kinds from the top where known (Intelligence)."""

    left: int
    known: list[str | None]


class Placing(Struct):
    """A room just revealed, about to be joined to a door: how each turn would look."""

    tile: str
    col: int
    row: int
    side: Side
    """The side of the new room that meets the door."""
    danger: bool
    choices: list[RoomView]
    """One per turn that fits, in the order of the options asked (an option is its `turn`)."""


class FearView(Struct):
    difficulty: Literal["easy", "normal", "hard", "nightmare"]
    light: bool
    lit: bool
    """The light has gone out, but an action begun in it is carried out to its end (FD-4.5)."""
    flares: bool
    """A match flares, and the hand that it gives is being chosen (FD-4.3): not dark any more."""
    matches: int
    strike_adds: int
    """How many cards a match struck now would add to the hand (FD-4.3)."""
    hand: list[Mind]
    mind: list[Mind]
    """The mind deck, open."""
    lost: list[Mind]
    rooms: list[RoomView]
    pawn: tuple[int, int]
    maze_left: int
    aside: int
    dangers_left: int
    dangers_seen: list[Danger]
    """Spent dangers, oldest first."""
    terrors: int
    objects: list[Thing]
    """Kept, open, until used."""
    spent: list[Thing | SecretKind]
    object_slots: list[SlotView]
    secret_slots: list[SlotView]
    moving: int
    """Steps left of the movement under way; 0 when none is."""
    stealth: bool
    """The movement under way is Stealth."""
    placing: Placing | None
    reach: dict[str, list[Reach]]
    """Where a movement can lead now, by the action that would be paid for: "walk", "stealth" (in
    the light), "two" (any card, FD-5.3); or, while one is under way, "step": what is left of it."""
    aims: dict[str, list[tuple[int, int]]]
    """While an action is asked for: the squares that an action is about without leading there:
    "search" (FD-6.5), "clear" (FD-6.6)."""
    held: list[Held]
    """While an action is asked for: the cards of the hand (in the dark those of the deck), then the
    objects."""
    way_out: bool
    """All rooms are revealed and lie in their places: an open door leads out (FD-7.4)."""
    doors_open: list[tuple[int, int, Side]]
    """Doors with no room behind, as (square inside, side)."""
    actions: int
    """Actions taken so far, for statistics."""
    lost_path: list[tuple[int, int]]
    """Every square the pawn has stood on, in order: the map of the run."""
    end: str
    """How it ended ("win", "lose-mind" …); empty while it goes on."""
    beside: list[str]
    """What is next to the pawn to the N, E, S, W: "wall"; "door" (to an unknown room); "exit" (the
    way out); "lock" or "obstruction" (a token); or the square as printed: "empty", "hole",
    "object1" …, "secret1" …"""
    terror_kills: bool
    """The next Terror is the end (FD-9.1)."""
