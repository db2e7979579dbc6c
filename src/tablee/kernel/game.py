"""What a game is: how it is called, who can play it, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.kernel.errors import Refused
from tablee.kernel.forms import Choice
from tablee.kernel.lessons import FirstPlay
from tablee.kernel.orders import StandingOrder
from tablee.kernel.pictures import Pictures
from tablee.kernel.state import State
from tablee.kernel.words.catalogue import Catalogue
from tablee.kernel.words.kinds import Kind

if TYPE_CHECKING:
    from tablee.kernel.players import Bot, Remark, Reply

LANGUAGES = ("en", "fr")

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""A state as plain data, as it is to be from this version on."""


@dataclass(frozen=True)
class Option:
    """Something the players agree on before the game: one of some values or, with `check`,
    any text that the check does not refuse (by raising `Refused`)."""

    name: str
    values: tuple[Any, ...]
    default: Any
    rule: str = ""
    check: Callable[[Any], None] | None = None
    about: Any = None
    """What the form that asks for it must know: plain data, or structs of the game's view."""

    def refusal(self, value: Any) -> Refused | None:
        if value == self.default or value in self.values:
            return None
        if self.check is not None and isinstance(value, str):
            try:
                return self.check(value)
            except Refused as no:
                return no
        return Refused("no-such-setting", self.rule, name=self.name, value=str(value))


@dataclass(frozen=True)
class Game:
    """A game: its id, its state (which is also its rules), seats, options and texts."""

    id: str
    state: type[State]
    seats: tuple[int, ...]
    folder: Path
    """Where `text/en.ftl` and `text/fr.ftl` are."""
    options: tuple[Option, ...] = ()
    version: int = 1
    """Raised whenever the same answers may no longer be told the same (`docs/adding-a-game.md`)."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """By version: how the state that the version before it left becomes one of its own. Only where
    fields of the state have changed."""
    languages: tuple[str, ...] = LANGUAGES
    scenario: Callable[..., State] | None = None
    """Builds a position by hand, for tests."""
    order: int = 100
    """Its place on the home page; small numbers first."""
    bots: Callable[[], Mapping[str, Bot]] = dict
    """The game's own bots by name, the usual one ("house") first; called when one is needed."""
    remarks: Callable[[], Remark] | None = None
    """The function with which its bots speak, if they do; called when a bot sits down."""
    replies: Callable[[], Reply] | None = None
    """The function with which its bots answer what is written to them, if they do."""
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """What the arguments of events, questions and results are, by their names: how they are put
    into words, here and in the browser."""
    windows: frozenset[str] = frozenset()
    """The reasons (`why`) of questions that are reaction windows: they close by themselves for
    a seat that can only pass."""
    open: bool = False
    """No seat knows more than another, or than who only looks on: one view is made for all. (The
    conformance suite finds out if that is not so.)"""
    over_days: bool = True
    """It can be played over days: nothing in it is against the clock."""
    orders: tuple[StandingOrder, ...] = ()
    """What a seat can order for good at a table over days."""
    level: str = ""
    """The option that says how hard it is: a device counts what was won by its values."""
    daily: bool = False
    """There is a game of the day: by one seed for everybody."""
    counted: str = ""
    """Where one plays alone: the field of the view that counts the moves. The board of the day goes
    by it, and at the end the house may show how it would have done (`look_back` in
    `table/replay.py`)."""
    passage: Callable[[Mapping[str, Any], Choice], Mapping[str, Any] | None] | None = None
    """And by which way an answer leaves the place where one is: of a lost game, the house then says
    through where it could last have got out. None: it stays there."""
    silent: Mapping[str, str] = field(default_factory=dict)
    """What the text does not say of a view ("persons[].portrait") or a message ("event.draw.card"),
    with the reason why it need not. Everything else is spoken (`conformance`: sufficiency)."""
    note: Callable[[Mapping[str, Any]], Mapping[str, Any] | None] | None = None
    """What is worth knowing of the options as they are chosen: the arguments of the game's message
    `options-note`; None: nothing."""
    ready: Callable[[], None] | None = None
    """Reads and imports what is first needed while people play. A server calls it in a thread,
    soon after its start: whoever needs it first would make all tables wait."""
    hidden: bool = False
    """Not on the home page: yardsticks and the teaching game."""
    agree: Callable[[Mapping[str, Any]], None] | None = None
    """Refuses, by raising `Refused`, options that do not go together."""
    first: FirstPlay | None = None
    """How whoever never played it begins: a prepared match with lessons."""
    pictures: Callable[[str], Pictures] | None = None
    """Its rules as pictures, in a language; made when somebody opens that page."""
    story: bool = False
    """Its screen has a story of a finished game, to be read again (`/t/<id>?story`)."""

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.folder / "text", self.kinds)

    def settle(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The whole set of options, with defaults; refuses what is not offered."""
        settled = {option.name: option.default for option in self.options}
        if not options:
            return settled
        for name, value in options.items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                refusal: Refused | None = Refused("no-such-setting", name=name, value=str(value))
            else:
                refusal = option.refusal(value)
            if refusal is not None:
                raise self._worded(refusal)
            settled[name] = value
        if self.agree is not None:
            try:
                self.agree(settled)
            except Refused as no:
                raise self._worded(no) from None
        return settled

    def _worded(self, refusal: Refused) -> Refused:
        refusal.catalogue = self.catalogue
        return refusal
