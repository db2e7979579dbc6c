"""What a seat may know of the lives at the table: the shape of `Match.view`.

Persons are numbers: 0 to n-1 the players by seat, the others neutral characters (see `persons`).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Sex = Literal["w", "m"]

How = Literal["plain", "not", "gain", "reset"]
"""A symbol as it stands, struck out, gained so many times, or falling to 0."""
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


class Check(Struct, omit_defaults=True):
    """A condition of a card for this viewer: does it hold, and how much is there?"""

    ok: bool
    have: int
    rule: str = ""
    """The clause, if it does not hold."""


class SymbolView(Struct, frozen=True, omit_defaults=True):
    """One condition or consequence of a card, ready to be drawn and to be put into words."""

    what: str
    """The characteristic, or the word of the grammar: friend, partner, sex …"""
    key: str
    """Its message, which takes `trait` (= `what`), `n` and `a` ("true" or "false")."""
    how: How = "plain"
    n: int = 1
    a: bool = False
    """Marked A: the same person wherever A stands on the card (FF-3.5)."""


class CardView(Struct, frozen=True):
    """A card as printed."""

    id: str
    deck: str
    conditions: list[SymbolView]
    """`checks` of an offer or a goal has one entry for each of them, in the same order."""
    consequences: list[SymbolView]
    star: list[str]


class GoalStep(Struct):
    """A condition of a goal that a card would change."""

    goal: str
    what: str
    """The characteristic, or the word of the grammar: friend, ex, child …"""
    key: str
    """Its message."""
    to: int
    of: int
    """So much is asked for; 0: there must be none."""
    nearer: bool
    met: bool
    sure: bool
    """Whoever takes part; else it is what can be, with the right person."""


class OfferView(Struct):
    """A card of the offer, with what it would do to this viewer."""

    card: CardView
    can: bool
    checks: list[Check]
    why_not: list[Why]
    """What keeps this viewer from it, beside its conditions."""
    results: list[dict[str, int]]
    """The characteristics it would change and to what; several, if the order matters."""
    overflows: list[str]
    """Characteristics that would fall to 0 because another is full."""
    moves: list[GoalStep]
    """What that is to this viewer's goals and to the open super goal."""
    reaches: list[str]
    """Those of them whose conditions would then all hold."""
    choice: str = ""
    """As an answer in one's turn, if it can be lived."""


class GoalView(Struct):
    """An own goal or the open super goal, with its distance."""

    card: CardView
    can: bool
    checks: list[Check]
    why_not: list[Why]
    choice: str = ""
    """As an answer in one's turn, if it can be realised."""


class Board(Struct):
    """A life, as everybody sees it."""

    seat: int
    sex: Sex | Literal[""]
    traits: dict[str, int]
    time: int
    phones: list[int]
    """The rivals whose telephone this player holds."""
    circle: list[Tie]
    partner: int | None
    """Whom this player is in love with, engaged or married to (FF-4.1)."""
    children: int
    """With whomever, the bed's included (FF-5.4)."""
    bed_women: int
    bed_men: int
    bed_children: int
    goals_in_hand: int
    realised: list[str]
    lived: list[str]
    passed: bool
    celibate: bool


class BidView(Struct):
    time: int
    bid: str
    """The answer that bids it."""
    limit: str
    """The answer that makes it the secret maximum; "" where it would be no more than a bid."""


class AuctionView(Struct):
    card: str
    leader: int
    price: int
    bidders: list[int]
    my_maximum: int
    """This viewer's own secret maximum; -1 for none."""
    bids: list[BidView]
    """What this viewer can bid now; empty: it is not asked."""


class Unfit(Struct):
    """Why somebody can't be chosen: a message, which takes `person`, and its clause."""

    person: int
    key: str
    rule: str


class Meeting(Struct):
    """What it would be to one's goals if that person were chosen."""

    person: int
    moves: list[GoalStep]


class PartView(Struct):
    """One part of a card, or several that are alike and are filled together ("two friends")."""

    need: str
    """What they must be already: friend, ex, sex, bedmate; "" for anyone."""
    brings: list[str]
    """What happens with them: friend, partner, marry, sex, child."""
    slots: list[int]
    """Where they stand in an answer to "name" or "decide"."""
    why_not: list[Unfit]
    """Everybody who stands there in none of the options."""
    meets: list[Meeting]
    """Of those who can be chosen: with whom a goal moves."""
    ends: int | None
    """The love that would be over with anybody else in this part (FF-4.3)."""


class SharedView(Struct):
    """A rival who would change as well if chosen (FF-10.2): to what, and what the open super goal
    would be to them. Of oneself: what one's own goals would be."""

    seat: int
    results: list[dict[str, int]]
    moves: list[GoalStep]
    brings: list[str]
    """To somebody who can call: what happens between them and the one who lives the card, if it is
    sure: friend (they meet), partner, marry, sex, child."""
    ends: int | None
    """To somebody who can call: the love that would be over (FF-4.3)."""


class EventView(Struct):
    """A card being lived: who lives it, whom they named, who has called."""

    card: CardView
    seat: int
    named: list[int]
    callers: list[int]
    parts: list[PartView]
    """Only for the one who lives it, and only while there is a choice of persons."""
    by_phone: list[int]
    """Of those who can be chosen: whom it would cost a telephone to meet (FF-10.5)."""
    shared: list[SharedView]
    """Of those who can be chosen: the rivals who get what the card brings, too. To somebody who
    can call: what it would bring them."""


class OwnCardView(Struct, frozen=True):
    """The table's own card (FF-1.1): its id, and the title they gave it."""

    id: str
    title: str


class FormView(Struct, frozen=True):
    """One form of a word of the cards' language: as it is written, and as it is drawn."""

    phrase: str
    symbol: SymbolView


class WordView(Struct, frozen=True):
    """A word that can stand on an own card, in all its forms, the plainest first."""

    word: str
    forms: list[FormView]
    most: int
    """It may stand so often among the conditions, or among the consequences."""


class OwnCardForm(Struct, frozen=True):
    """What one can put on an own card: `about` of the option "blank"."""

    needs: list[WordView]
    gives: list[WordView]
    most: int
    """So many conditions, and so many consequences."""
    longest_title: int


class FieseView(Struct):
    seats: int
    slice: int
    first: int
    player: int
    passed: list[int]
    bank: int
    passing: int
    """The time that the next one to pass gets (FF-7.3)."""
    persons: list[Character]
    boards: list[Board]
    offer: list[OfferView]
    goals: list[GoalView]
    super_goal: GoalView | None
    supers_left: int
    packets: int
    packet: list[GoalView]
    """The packet this viewer is looking through, or chooses goals from."""
    auction: AuctionView | None
    event: EventView | None
    piles: list[int]
    """Cards left: leaving home, life A, life B."""
    own_card: OwnCardView | None
    winner: int
    aimless: bool
    falls: dict[str, str]
    """The characteristics, in the order of the board; which one falls to 0 when this one is full
    and gains again (FF-2.2)."""
    full: int
    """The most that a characteristic can be (FF-2.2)."""
    goals_to_win: int
    loves: list[Place]
    """The places of whom one loves, one step after the other."""
    home: bool
    """Leaving home: the cards on offer are taken, not auctioned (FF-7.2)."""
