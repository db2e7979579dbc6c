"""The parts of messages: events, people, chat, results, and the same in words."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tablee.wire.seats import Poll
from tablee.wire.slow import Tempo


class Note(Struct, omit_defaults=True):
    """An event as one viewer sees it: a message key and its arguments, numbered per viewer."""

    n: int
    key: str
    args: dict[str, Any] = {}
    rule: str = ""


class Part(Struct, omit_defaults=True):
    """One thing that the position in words tells of: the hand, a person, the map."""

    name: str
    """As one asks for it: `look hand`."""
    brief: str = ""
    """One line, always told; "": there is no short line, and all lines are always told."""
    lines: list[str] = []
    """The details; a line that is indented stands below the one before it."""


class Label(Struct, omit_defaults=True):
    """An option in words."""

    label: str
    does: str = ""
    """What it does."""
    group: str = ""
    """The heading that it shares with its neighbours of the same group."""


class Words(Struct, omit_defaults=True):
    """The content of a message in words, for a screen that asked for them (see `Join.words`)."""

    parts: list[Part]
    """The position."""
    ask: str = ""
    """The question, if this viewer is asked."""
    options: list[Label] = []
    """For each option of the form (each item of a subset or an order) its label."""
    lines: list[str] = []
    """For each of the events in the same message what happened; "": nothing to tell."""
    outcome: list[str] = []
    """For each result how it ended."""


class Person(Struct, omit_defaults=True):
    """A seat at the table, as everybody sees it."""

    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    here: bool = False
    """A human whose browser is connected now."""
    lag: int | None = None
    """The round trip to their device, in ms (the 90th percentile); null: not known."""
    bot: str = ""
    """Which of the game's bots sits there."""
    face: int = 0
    """Which face they have chosen; 0: none."""
    left: str = ""
    """The name of the person who got up from here and may come back."""
    back: int = 0
    """When they last came back to a seat that a bot had played, in ms since 1970."""
    ready: bool = False
    """Before the first answer: they have said that they are ready, and are still here."""


class ChatLine(Struct, omit_defaults=True):
    n: int
    name: str
    text: str
    at: int
    """Milliseconds since 1970, by the server's clock."""
    seat: int | None = None
    key: str = ""
    """A bot's line: the message of its game, in the reader's language; `text` is the English."""
    args: dict[str, Any] = {}
    """Those of the message."""


class Proposal(Struct, frozen=True):
    """An undo past the last barrier: it happens when every other human has agreed."""

    seat: int
    agreed: list[int]
    needed: list[int]


class Result(Struct, omit_defaults=True):
    """How a match ended, for one seat."""

    seat: int
    won: bool
    key: str
    args: dict[str, Any] = {}
    rule: str = ""
    score: float = 0.0


class TableInfo(Struct, omit_defaults=True):
    """What anyone with the link may know of a table."""

    id: str
    game: str
    options: dict[str, Any]
    people: list[Person]
    created: int
    over: bool = False
    seed: str = ""
    """Shown where the players chose it (play by seed, the game of the day)."""
    forked_from: str = ""
    known_deal: bool = False
    """Somebody may know every card: its seed was chosen, or it continues a finished game, and
    several people play. Everybody is told."""
    code: str = ""
    """What the link ends with (`/t/<id>#<code>`), once those who sit there have changed it."""
    asks: bool = False
    """Those who sit there are asked before an open seat is given."""
    poll: Poll | None = None
    """The open poll."""
    ended: bool = False
    """Those who sat there ended it before the rules did."""
    next: str = ""
    """The table at which the same people play again."""
    watchers: int = 0
    """How many look on."""
    moved: bool = False
    """Before the game began it was made anew, at `next`, with other seats."""
    begun: bool = False
    """Somebody has given an answer: seats cannot be changed any more."""
    tempo: Tempo = "live"
    only_watch: bool = False
    """Told to people without a seat: the link they came by is only for watching."""
