"""What a seat may know of the lives at the table: the shape of `Match.view`.

Persons are numbers: 0 to n-1 the players by seat, the others neutral characters (see `persons`).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Sex = Literal["w", "m"]
Place = Literal["friend", "love", "engaged", "married", "happy", "ex", "separated"]


class Character(Struct):
    """A person in the game; `name` is "" for a player, else the id of a neutral character."""

    person: int
    name: str
    sex: Sex


class Tie(Struct):
    """Somebody in a circle of friends."""

    person: int
    place: Place
    nights: int
    children: int


class Why(Struct):
    """Why not: a message key, its arguments and its clause."""

    key: str
    args: dict[str, Any]
    rule: str


class Check(Struct):
    """One condition of a card for this viewer: the phrase, whether it holds, and what there is."""

    need: str
    n: int
    label: str
    negated: bool
    ok: bool
    have: int


class CardView(Struct):
    """A card as printed: needs and gives are phrases of the grammar ("money 1", "+wisdom 1")."""

    id: str
    deck: str
    needs: list[str]
    gives: list[str]
    star: list[str]


class OfferView(Struct):
    """A card of the offer, with what it would do to this viewer."""

    card: CardView
    can: bool
    checks: list[Check]
    why_not: list[Why]
    results: list[dict[str, int]]
    """The characteristics it would change and to what; several, if the order matters."""
    overflows: list[str]
    """Characteristics that would fall to 0 because another is full."""


class GoalView(Struct):
    """An own goal or the open super goal, with its distance."""

    card: CardView
    can: bool
    checks: list[Check]
    why_not: list[Why]


class Board(Struct):
    """A life, as everybody sees it."""

    seat: int
    sex: Sex | Literal[""]
    traits: dict[str, int]
    time: int
    phones: list[int]
    """The rivals whose telephone this player holds."""
    circle: list[Tie]
    bed_women: int
    bed_men: int
    bed_children: int
    goals_in_hand: int
    realised: list[str]
    lived: list[str]
    passed: bool
    celibate: bool


class AuctionView(Struct):
    card: str
    leader: int
    price: int
    bidders: list[int]
    my_maximum: int
    """This viewer's own secret maximum; -1 for none."""


class EventView(Struct):
    """A card being lived: who lives it, whom they named, who has called."""

    card: CardView
    seat: int
    named: list[int]
    callers: list[int]


class FieseView(Struct):
    seats: int
    slice: int
    first: int
    player: int
    passed: list[int]
    bank: int
    persons: list[Character]
    boards: list[Board]
    offer: list[OfferView]
    goals: list[GoalView]
    super_goal: GoalView | None
    supers_left: int
    packets: int
    packet: list[CardView]
    """The packet this viewer is looking through, or chooses goals from."""
    auction: AuctionView | None
    event: EventView | None
    piles: list[int]
    """Cards left: leaving home, life A, life B."""
    blank: str
    """The table's own card, as written; "" if there is none."""
    winner: int
    aimless: bool
