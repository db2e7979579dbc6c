"""What is asked for and answered over HTTP: tables, seats, forks, replays, games, rules."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tablee.kernel.words.clauses import Section
from tablee.kernel.words.kinds import Kind
from tablee.wire.asks import Prompt, Waiting
from tablee.wire.messages import Refusal
from tablee.wire.pieces import Note, Person, Result, TableInfo, Words
from tablee.wire.seats import SeatChange
from tablee.wire.slow import OrderValue, Tempo


class SeatWish(Struct, omit_defaults=True):
    """Who shall sit where in a new table."""

    kind: Literal["me", "open", "bot"] = "open"
    name: str = ""
    bot: str = "house"


class NewTable(Struct, omit_defaults=True):
    """POST /api/tables. `seats` empty: the smallest table, the first seat for me, bots elsewhere.
    `seed`: play by seed; `daily`: today's seed, the same for everybody (date by UTC)."""

    game: str
    options: dict[str, Any] = {}
    seats: list[SeatWish] = []
    name: str = ""
    seed: str = ""
    daily: bool = False
    known_deal: bool = False
    """Set by whoever chooses a seed for several people: each of them is told that the cards may be
    known. Otherwise such a seed is refused (`hidden-seed`)."""
    asks: bool = False
    """Those who sit there are asked before an open seat is given."""
    tempo: Tempo = "live"
    """Over days only if several people play, and the game is not against the clock
    (`bad-tempo`)."""


class TakeSeat(Struct, omit_defaults=True):
    """POST /api/tables/{id}/seats/{seat}: sit down in an open seat. `code`: of the link. Where
    those who sit there are asked first it is refused (`ask-first`): knock on the WebSocket."""

    name: str
    code: str = ""
    face: int = 0
    offer: str = ""
    """The code by which somebody passes their seat on to me: nobody else is asked."""


class Fork(Struct, omit_defaults=True):
    """POST /api/tables/{id}/fork: a new table that continues from moment `at` of this one."""

    at: int
    name: str = ""
    seat: int | None = None
    """The seat I take; without it, the first that was a human's. Other humans' seats are open."""
    code: str = ""
    """Of the link."""


class Again(Struct, omit_defaults=True):
    """POST /api/tables/{id}/again: the same people play once more, each one seat further. The first
    who asks makes the table, by these options; the others come to the same. Or, before the start,
    with other seats (`order`)."""

    tokens: list[str]
    """Of my seats at the old table."""
    options: dict[str, Any] | None = None
    """Of the next game; without them, those of this one."""
    stay: bool = False
    """Everybody keeps their seat: the options say who begins."""
    order: list[int] = []
    """Before the first answer: the table is made and dealt anew, with these of its seats in this
    order. A seat left out is dropped, and must be empty. Everybody here moves along."""


class Seated(Struct, omit_defaults=True):
    """Answer to the four above: the table and, per seat that is mine, its token."""

    table: TableInfo
    tokens: dict[str, str]


class Hindsight(Struct, omit_defaults=True):
    """GET /api/tables/{id}/hindsight: of a game that somebody played alone and finished, how the
    house bot does with the same deal. Moves are counted as the game counts them."""

    house_won: bool
    house_moves: int
    moves: int
    """The player's own."""
    last: int | None = None
    """Of a lost game: after so many moves of the player the house bot, taking over, still won;
    after one answer more it did not."""
    at: int = 0
    """The moment of the replay at which this was."""
    way: dict[str, Any] | None = None
    """The passage by which the house bot then left the player's place (`Game.passage`)."""


class WantCode(Struct):
    """POST /api/tables/{id}/code: four letters that lead to this table for a quarter of an hour.
    For who sits there, or has the link by which one may sit down (a screen for everybody)."""

    token: str = ""
    code: str = ""
    """Of the link, where there is no token."""
    pad: bool = False
    """For a device that is to show only the big button: the table is on another screen."""


class Coded(Struct):
    code: str
    until: int
    """Milliseconds since 1970."""


class Found(Struct, omit_defaults=True):
    """GET /api/codes/{code}: the table, what its link ends with, and whether it is for a pad."""

    table: str
    code: str
    pad: bool = False


class Moment(Struct, omit_defaults=True):
    """GET /api/tables/{id}/replay/{at}?seat=S: the position before answer `at`, by that seat's eyes
    (seat=spectator: what a spectator saw; only once the table is over). With &words=fr, also in
    words; &code= is that of the link."""

    at: int
    total: int
    seat: int | None
    view: dict[str, Any]
    events: list[Note]
    """The events that led from the moment before to this one."""
    waiting: Waiting | None = None
    prompt: Prompt | None = None
    answered: dict[str, Any] | None = None
    """{seat, choice}: what was answered here, where this viewer may know it."""
    outcome: list[Result] | None = None
    words: Words | None = None
    shown: int | None = None
    """For a part played by earlier rules, which can no longer be run: the moment of the kept
    position that the view shows. None: the view is of this moment itself."""
    people: list[Person] = []
    """Who sat there then."""
    changes: list[SeatChange] = []
    """The changes of seats at this moment."""


class OptionInfo(Struct, omit_defaults=True):
    """An option of a game: one of some values; the text key is `option-<name>-<value>`."""

    name: str
    values: list[Any]
    default: Any
    rule: str = ""
    """The clause that leaves it to the players."""
    about: Any = None
    """What its form needs; of a type that the game's view has."""


class Headline(Struct, omit_defaults=True):
    """A game in one language: its title (its id, if it has none), and a line about it."""

    title: str
    about: str = ""
    length: str = ""
    """How long it takes, in a few words."""
    mood: str = ""
    """How it feels."""
    levels: dict[str, str] = {}
    """What the values of its `level` are called."""


class OrderInfo(Struct):
    """A standing order that a seat can give at a table over days; its words are `standing-<name>`
    and `standing-<name>-<value>` (for a number: `standing-<name>-n`)."""

    name: str
    values: list[OrderValue]


class FirstInfo(Struct, omit_defaults=True):
    """The table of a first play: one seat for me, the others for these bots."""

    seed: str
    options: dict[str, Any] = {}
    bots: list[str] = []
    spoken: dict[str, dict[str, Any]] = {}
    """By language: the options that go with it."""
    nameless: bool = False
    """Whoever has given no name is just "you" in it."""


class GameInfo(Struct, omit_defaults=True):
    """GET /api/games: the games of the home page, in their order there; GET /api/games/{id}: one
    of them, or one that is not shown there. Two more things can be asked for: its messages, by
    GET /api/games/{id}/text/{lang}, and its picture, by GET /api/games/{id}/art.svg."""

    id: str
    seats: list[int]
    options: list[OptionInfo] = []
    languages: list[str] = []
    bots: list[str] = []
    order: int = 100
    windows: list[str] = []
    """The reasons of questions that are reaction windows."""
    kinds: dict[str, Kind] = {}
    """What the arguments of its messages are, by their names."""
    headlines: dict[str, Headline] = {}
    """By language."""
    art: bool = False
    """It has a picture of its own."""
    level: str = ""
    """The option that says how hard it is; "": none does."""
    daily: bool = False
    """There is a game of the day (`NewTable.daily`)."""
    first: FirstInfo | None = None
    """How to make the table of a first play, for people who have never played it."""
    pictures: bool = False
    """Its rules can be seen as pictures (`Pictures`)."""
    slow: bool = False
    """It can be played over days (`NewTable.tempo`)."""
    orders: list[OrderInfo] = []
    story: bool = False
    """A finished game has a story to read (`/t/<id>?story`)."""


class OptionsWish(Struct):
    """POST /api/games/{id}/options: would a table be made with these?"""

    options: dict[str, Any]


class OptionsAnswer(Struct):
    """What would be refused, by the names of the options. Making a table refuses the same."""

    refused: dict[str, Refusal]
    note: dict[str, int | str] | None = None
    """A note on all of them: the arguments of the game's message `options-note`."""


class Rules(Struct, omit_defaults=True):
    """GET /api/rules/{game}/{lang}."""

    sections: list[Section]
    short: list[str] = []
    """The game in a few sentences: the lines of its message `short`, if it has one."""
