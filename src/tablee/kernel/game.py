"""What a game is: its names and texts, its seats, and what can be chosen before it."""

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
"""Converts a state, as plain data, from the version before to this one."""


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
    """What the client needs to show its form: plain data, or structs of the game's view."""

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
    """Raised whenever the same answers may lead to other events (`docs/adding-a-game.md`)."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """By version: converts the state left by the version before. Only needed where fields of the
    state have changed."""
    languages: tuple[str, ...] = LANGUAGES
    scenario: Callable[..., State] | None = None
    """Builds a position by hand, for tests."""
    order: int = 100
    """Its place on the home page; small numbers first."""
    bots: Callable[[], Mapping[str, Bot]] = dict
    """The game's own bots by name, the usual one ("house") first; called when one is needed."""
    remarks: Callable[[], Remark] | None = None
    """Makes the function by which its bots make remarks; called when a bot sits down."""
    replies: Callable[[], Reply] | None = None
    """Makes the function by which its bots reply to what is written to them."""
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """The kinds of the arguments of events, questions and results, by their names: how they are put
    into words, here and in the browser."""
    windows: frozenset[str] = frozenset()
    """The reasons (`why`) of questions that are reaction windows: they close by themselves for
    a seat that can only pass."""
    asides: frozenset[str] = frozenset()
    """The events that some seats are told of and the others hear nothing in their place (`to`
    without `secret`): what each seat is told is numbered otherwise by them. (The conformance
    suite checks that none is missing.)"""
    open: bool = False
    """No seat knows more than another seat or a spectator: one view is made for all. (The
    conformance suite checks that.)"""
    over_days: bool = True
    """It can be played over days: nothing in it is against the clock."""
    orders: tuple[StandingOrder, ...] = ()
    """The standing orders that a seat can give at a table over days."""
    level: str = ""
    """The option that sets the difficulty: a device counts games won per value of it."""
    daily: bool = False
    """There is a game of the day: by one seed for everybody."""
    counted: str = ""
    """In a solo game: the field of the view that counts the moves. The board of the day is sorted
    by it, and at the end the page can show how the house bot would have played (`look_back`
    in `table/replay.py`)."""
    passage: Callable[[Mapping[str, Any], Choice], Mapping[str, Any] | None] | None = None
    """In a solo game: the passage by which an answer leaves the present place; None: it stays
    there. After a lost game the last passage is named by which the house bot still got out."""
    silent: Mapping[str, str] = field(default_factory=dict)
    """What the text leaves out of a view ("persons[].portrait") or a message ("event.draw.card"),
    each with the reason. Everything else must be spoken (`conformance`: sufficiency)."""
    note: Callable[[Mapping[str, Any]], Mapping[str, Any] | None] | None = None
    """A note on the options as they are chosen: the arguments of the game's message `options-note`;
    None: no note."""
    ready: Callable[[], None] | None = None
    """Imports and reads what is otherwise loaded at first use. A server calls it in a thread soon
    after its start; otherwise the first use would block all tables."""
    hidden: bool = False
    """Not on the home page: yardsticks and the teaching game."""
    agree: Callable[[Mapping[str, Any]], None] | None = None
    """Refuses, by raising `Refused`, options that do not go together."""
    first: FirstPlay | None = None
    """A prepared match with lessons, for people who have never played it."""
    pictures: Callable[[str], Pictures] | None = None
    """Its rules as pictures, in a language; called when somebody opens that page."""
    story: bool = False
    """Its screen can tell a finished game as a story (`/t/<id>?story`)."""

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.folder / "text", self.kinds)

    def settle(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The complete options, with defaults; raises `Refused` for a value that is not offered."""
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
