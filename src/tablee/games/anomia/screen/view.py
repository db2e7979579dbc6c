"""What a seat may know: everything open, and the words it must no longer use."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tablee.kernel import Card, Seat

Stage = Literal["ready", "table", "race", "challenge", "vote", "judge", "order", "over"]


class ThemeCard(Struct):
    card: Card
    title: str
    symbol: str


class PlaceView(Struct):
    """A play pile: its top card, and how many lie under it."""

    seat: Seat
    top: ThemeCard | None
    below: int


class ClaimView(Struct):
    """The answer that stands, unless somebody objects."""

    seat: Seat
    word: str
    title: str
    listed: bool
    """A green tick: it is on the word list. Not being there means nothing (AN-8.5)."""
    own: bool
    """AN-3.2: it fits the answerer's own card instead: a hint to the voters."""
    near: str
    """A word said before that looks like it: a hint to the voters."""
    late: str
    """AN-7.1: the answer of the other, who began later; empty: none was handed in."""
    times: list[int]
    """When each of the rivals began, in ms; -1: did not."""
    margin: int


class FaceOffView(Struct):
    rivals: list[Seat]
    places: list[int]
    by: str
    """`symbol` or `roll`."""
    cascade: int
    name: list[str]
    """What each of the rivals must name."""
    began: list[bool]
    handed: list[bool]
    passed: list[bool]
    hints: list[str]
    ties: int
    tie: ThemeCard | None
    claim: ClaimView | None
    challenger: Seat | None
    voters: list[Seat]
    voted: list[Seat]
    fine: list[Seat]
    disputed: bool
    until: int
    """When the window closes, in ms since the heat began; for a race, when it is given up."""
    whole: int
    """How long the window is open in all, in ms; 0: there is none."""
    goals: list[ThemeCard]
    """AN-3.2: what each of the rivals must name, as a card: the other's, or the tie card."""
    winners: list[str]
    """AN-7.7: the answer that names each of the rivals as the first; empty: who began is
    measured."""
    pair: list[str]
    """AN-4.2: the two symbols that match only because of the roll; empty: they are the same."""


class Burned(Struct):
    """AN-3.4: a word that was handed in."""

    word: str
    seat: Seat
    theme: str


class AnomiaView(Struct):
    seat: Seat | None
    """Whose view it is; None: a spectator's."""
    phase: str
    edition: Literal["fr", "fr8", "en"]
    words: Literal["fr", "en"]
    """The language of the words."""
    pack: int
    pack_name: str
    spoken: bool
    symbols: list[str]
    left_out: list[str]
    piles: list[int]
    places: list[PlaceView]
    won: list[int]
    duels: int
    roll: list[str]
    turn: Seat
    place: int
    """The play pile that the next card goes to; -1: there is none any more."""
    heat: int
    draw_until: int
    """AN-2.1: when a card is drawn for whoever is slow, in ms since the heat began."""
    ready: list[Seat]
    gone: list[Seat]
    face_off: FaceOffView | None
    """AN-7.3: the face-off, once noticed; before, it is up to the players to see it."""
    begun: bool
    """AN-8.1: this seat has begun to type in a face-off, and not handed in yet."""
    burned: list[Burned]
    talked: list[str]
    """AN-3.4: what this seat said in the conversation: burned for it."""
    challenges: list[int]
    """How many each seat has left."""
    stage: Stage
    """What the screen is about: the phase, except that an unnoticed match does not show (AN-7.3):
    then it is as before a draw."""
    rule: str
    """The clause of the current phase, for seats that are not asked."""
    drawer: Seat | None
    """Whose turn it is to draw, as far as anybody has noticed; None: nobody's now."""
    not_now: list[str]
    """Per pile, why the drawer cannot draw from it: `match` (two cards match), `empty`, or
    `later` (nobody draws now); "": a card can be drawn."""
    drawn_for: Seat | None
    """AN-2.1: for whom the last card was drawn, because they took too long."""
    unready: list[Seat]
    """AN-1.4: those whom the first card waits for."""
    again: dict[str, str]
    """AN-1.4, AN-6.3: the options that change when the same people play once more."""
