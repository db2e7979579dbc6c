"""When and what a house player answers: first a start, then the word, at times of its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any
from zlib import crc32

from msgspec import Struct

from tablee.games.anomia.bot.memory import Memory, spotted, strange
from tablee.games.anomia.face_off import SPEAK, START
from tablee.kernel import SAY, Choice, Rand
from tablee.kernel.plans import NEVER


class Temper(Struct, frozen=True):
    """How quick and how sure: the median reaction in ms, the share of a list it knows, how often
    it goes blank, how often it blurts out something else."""

    reaction: int
    knows: float
    blank: float = 0.08
    slip: float = 0.05


EASY = Temper(6_000, 0.35, blank=0.14, slip=0.07)
MEDIUM = Temper(2_600, 0.6)
HARD = Temper(1_800, 0.9, blank=0.04, slip=0.02)
"""A newcomer needs about five seconds to a first key; the easy ones leave them that long."""

SPREAD = 0.35
"""Of the log-normal reaction time."""
SEEING = 1_200
"""Nobody reads two cards, sees that they match and has a word any sooner."""
THINKING_SPREAD = 0.55
"""Of the rest of the reaction, after the cards have been seen."""
PER_DIFFICULTY = 300
BLANK = 3_000
PER_KEY = 110
DOUBT = 0.97
"""How often a bot does not believe in a word that it has never heard."""
JUDGING, LONGEST_JUDGING = 450, 900
"""In ms: to see whether an answer is right."""


class Turn(Struct):
    """Everything one answer depends on."""

    temper: Temper
    view: Mapping[str, Any]
    seat: int
    options: Sequence[str]
    now: int
    rand: Rand

    def at(self, what: Choice, when: float, began: float | None = None) -> Choice:
        """The answer, to be given at `when`."""
        moment = max(self.now, round(when))
        return (what, round(min(moment, moment if began is None else began)), 1, moment, 0)

    def reaction(self, median: float, spread: float = SPREAD) -> float:
        """A log-normal reaction time, like people's."""
        first, second = max(self.rand.random(), 1e-9), self.rand.random()
        bell = math.sqrt(-2 * math.log(first)) * math.cos(2 * math.pi * second)
        return median * math.exp(spread * bell)

    def chance(self, share: float) -> bool:
        return self.rand.random() < share

    def memory(self, title: str) -> Memory:
        view = self.view
        return Memory(view, title, self.seat, self.temper.knows)


def play(
    temper: Temper,
    view: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    prompt: Any,
    rand: Rand,
) -> Choice:
    """An answer to whatever is asked, with the moment it comes at."""
    turn = Turn(temper, view, prompt.seat, prompt.options.options, prompt.args["now"], rand)
    return ANSWERS[prompt.why](turn)


def _ready(turn: Turn) -> Choice:
    return turn.at("ready", 300 + turn.reaction(300))


def _draw(turn: Turn) -> Choice:
    """Draw long enough after the last card for people to have read it."""
    side = turn.options[turn.rand.randrange(len(turn.options))]
    return turn.at(side, turn.now + 700 + turn.reaction(700))


# -- the face-off -----------------------------------------------------------------------------


def _race(turn: Turn) -> Choice:
    if not {START, SPEAK} & {*turn.options}:
        return turn.at(turn.options[-1], NEVER) if turn.view["spoken"] else _point(turn)
    goal, own = spotted(turn.view, turn.seat)
    memory = turn.memory(goal)
    if memory.nothing:
        return turn.at("pass", turn.now + turn.reaction(4_000))
    if turn.view["spoken"]:
        return turn.at(SPEAK, turn.now + _thinking(turn, memory))
    if not turn.view["begun"]:
        return turn.at(START, turn.now + _thinking(turn, memory))
    if turn.chance(turn.temper.slip):  # AN-3.2: an example of one's own card, of all things
        memory = turn.memory(own)
    word = memory.word(turn.rand)
    return turn.at((SAY, word), turn.now + turn.reaction(200 + PER_KEY * len(word)))


def _thinking(turn: Turn, memory: Memory) -> float:
    """From seeing the card to the first key."""
    blank = BLANK if turn.chance(turn.temper.blank) else 0
    median = turn.temper.reaction + PER_DIFFICULTY * (memory.difficulty - 1)
    return SEEING + turn.reaction(median - SEEING, THINKING_SPREAD) + blank


def _point(turn: Turn) -> Choice:
    """AN-7.3: sees it, after a while."""
    return turn.at("point", turn.now + turn.reaction(2 * turn.temper.reaction))


# -- judging ----------------------------------------------------------------------------------


def _challenge(turn: Turn) -> Choice:
    """AN-7.5: objects if it would vote no."""
    objects = "challenge" in turn.options and _verdict(turn) == "no"
    return turn.at("challenge" if objects else "fine", turn.now + judging(turn))


def _vote(turn: Turn) -> Choice:
    """AN-7.5: by its word list; unsure, it abstains."""
    verdict = _verdict(turn)
    if verdict in turn.options:
        return turn.at(verdict, turn.now + judging(turn))
    return turn.at(turn.options[-1], NEVER)


def judging(turn: Turn) -> float:
    """A short moment, so that people can follow, and nobody has to wait for a bot's decision."""
    return min(LONGEST_JUDGING, turn.reaction(JUDGING))


def _verdict(turn: Turn) -> str:
    """AN-7.5: no to what fits the answerer's own card; and mostly, as nobody knows every word, to
    what is on no list at all. A word of another list may be right for this one, too: "", unsure."""
    claim = turn.view["face_off"]["claim"]
    if claim["listed"]:
        return "yes"
    if claim["own"]:
        return "no"
    if claim["word"] and strange(claim["word"], turn.view["words"]):
        doubt = crc32(f"doubt/{turn.seat}/{claim['word']}".encode()) % 100
        return "no" if doubt < 100 * DOUBT else ""
    return ""


def _judge(turn: Turn) -> Choice:
    """Spoken: a bot writes its own word down, and has no ears for the others': it judges what
    they have written down (AN-8.3)."""
    fight = turn.view["face_off"]
    claim = fight["claim"]
    if claim["seat"] != turn.seat:
        return _vote(turn)
    if claim["word"]:
        return turn.at((SAY, claim["word"]), NEVER)
    word = turn.memory(claim["title"]).word(turn.rand)
    return turn.at((SAY, word), turn.now + turn.reaction(500))


def _abstain(turn: Turn) -> Choice:
    return turn.at(turn.options[0], NEVER)


ANSWERS: dict[str, Callable[[Turn], Choice]] = {
    "ready": _ready,
    "draw": _draw,
    "race": _race,
    "challenge": _challenge,
    "vote": _vote,
    "judge": _judge,
    "order": _abstain,
}

house = partial(play, MEDIUM)
