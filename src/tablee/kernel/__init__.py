"""The kernel: Seat, State, Step, Ask, Event, View, Match. It knows no game, clock, file or network.

(The only files it reads are a game's message catalogues and its clauses.)

state.py      the full state of a match, and the base class that rules are written on
cards.py      a state with cards, and who knows which of them
forms.py      what a seat may answer
ask.py        who is asked what, and when the question is closed
event.py      what happened, and who may know it
match.py      the public interface of a match
running.py    the rules under way: a snapshot, the answers since, the log
rng.py        random numbers
worlds.py     other worlds: redraw everything that a seat cannot know
game.py       what a game is
registry.py   which games there are
players.py    who plays: bots, and players made of them
plans.py      who answers next when bots play among themselves
orders.py     standing orders: answers that a seat gives in advance
lessons.py    a first play, and what is explained in it
pictures.py   positions for the rules as pictures
errors.py     the exceptions
words/        messages, arguments, clauses; a position in words
showing/      views in cached pieces, and patches between two views
saving/       a match as bytes and back, also one saved by earlier rules
conformance/  the checks that every game must pass
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
from tablee.kernel.players import Bot, Player, Prompt, Remark, Reply, Saying
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
    "Saying",
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
