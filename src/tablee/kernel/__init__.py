"""The kernel: Seat, State, Step, Ask, Event, View, Match. It knows no game, clock, file or network.

(The only files it reads are a game's message catalogues and its clauses.)
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
from tablee.kernel.game import Game, Option
from tablee.kernel.lessons import FirstPlay, Lesson
from tablee.kernel.match import Match
from tablee.kernel.orders import StandingOrder
from tablee.kernel.pictures import Picture, Pictures
from tablee.kernel.plans import Plans
from tablee.kernel.players import Bot, Player, Prompt, Remark, Reply
from tablee.kernel.registry import find, games, register
from tablee.kernel.running import LogEntry
from tablee.kernel.saving.save import load, save
from tablee.kernel.showing.patches import difference, patched
from tablee.kernel.showing.pieces import Memory, piece
from tablee.kernel.state import Asking, Result, State, Step
from tablee.kernel.words.catalogue import Catalogue
from tablee.kernel.words.kinds import HASH, NUMBER, OWN, SEAT, SECONDS, SIGNED, Kind, ident, several
from tablee.kernel.words.parts import Part

__all__ = [
    "ALL",
    "BACK",
    "CLOCK",
    "FIRST",
    "GONE",
    "HASH", "NUMBER",
    "ONE",
    "OWN",
    "SAY",
    "SEAT",
    "SECONDS",
    "SIGNED",
    "TALK",
    "TICK",
    "Amount",
    "Ask",
    "Asking",
    "BadSave",
    "Bot",
    "Card",
    "CardState",
    "Catalogue",
    "Choice",
    "Event",
    "Face",
    "Facts",
    "FirstPlay",
    "Form",
    "Game",
    "Kind",
    "Lesson",
    "LogEntry",
    "Match",
    "Memory",
    "Option",
    "Options",
    "Order",
    "Part",
    "Picture",
    "Pictures",
    "Plans",
    "Player",
    "Prompt",
    "Rand",
    "Refused",
    "Remark",
    "Reply",
    "Result",
    "RuleError",
    "Seat",
    "StandingOrder",
    "State",
    "Step",
    "Subset",
    "TableeError",
    "Text",
    "Timed",
    "difference",
    "find",
    "freeze",
    "games",
    "ident",
    "later",
    "load",
    "patched",
    "piece",
    "race",
    "register",
    "sample",
    "save",
    "sealed",
    "several",
    "turn",
    "window",
]  # fmt: skip
