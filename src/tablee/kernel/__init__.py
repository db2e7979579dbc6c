"""The kernel: Seat, State, Step, Ask, Event, View, Match. It knows no game, clock, file or network.

(The only files it reads are the message catalogues.)
"""

from tablee.kernel.ask import ALL, FIRST, ONE, Ask, later, race, sealed, turn, window
from tablee.kernel.cards import Card, CardState, Face
from tablee.kernel.errors import BadSave, Refused, RuleError, TableeError
from tablee.kernel.event import Event
from tablee.kernel.forms import (
    BACK,
    CLOCK,
    GONE,
    SAY,
    TALK,
    TICK,
    Amount,
    Choice,
    Facts,
    Form,
    Options,
    Order,
    Rand,
    Seat,
    Subset,
    Text,
    Timed,
    freeze,
    sample,
)
from tablee.kernel.game import Game, Option, find, games, register
from tablee.kernel.kinds import HASH, OWN, SEAT, SIGNED, Kind, ident, several
from tablee.kernel.match import Match
from tablee.kernel.plans import Plans
from tablee.kernel.running import LogEntry
from tablee.kernel.save import load, save
from tablee.kernel.state import Asking, Result, State, Step
from tablee.kernel.text import Catalogue

__all__ = [
    "ALL", "BACK", "CLOCK", "FIRST", "GONE", "HASH", "ONE", "OWN", "SAY", "SEAT", "SIGNED",
    "TALK", "TICK", "Amount", "Ask", "Asking", "BadSave", "Card", "CardState", "Catalogue",
    "Choice", "Event", "Face", "Facts", "Form", "Game", "Kind", "LogEntry", "Match", "Option",
    "Options", "Order", "Plans", "Rand", "Refused", "Result", "RuleError", "Seat", "State",
    "Step", "Subset", "TableeError", "Text", "Timed", "find", "freeze", "games", "ident",
    "later", "load", "race", "register", "sample", "save", "sealed", "several", "turn",
    "window",
]  # fmt: skip
