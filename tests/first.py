"""Whoever plays a first play as its lessons say: what is shown, and what is done about it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import tablee
from tablee import bots
from tablee.games.anomia.bot.house import Temper
from tablee.games.anomia.bot.house import play as anomia
from tablee.kernel import CLOCK, FirstPlay, Lesson, Match, Plans, Prompt, find
from tablee.kernel.plans import NOW
from tablee.table.live.seated_bot import seat_bot

ME = 0
Doing = Callable[[Prompt, dict[str, Any]], Any]


class Moment(NamedTuple):
    """Something is asked, and perhaps explained."""

    match: Match
    view: dict[str, Any]
    prompt: Prompt
    lesson: Lesson | None
    choice: Any
    at: int = 0
    """In Anomia: by the table's clock, in ms."""


class Told(NamedTuple):
    """Something was explained to somebody, for the first time."""

    seat: int
    lesson: Lesson
    turn: str
    view: dict[str, Any]
    prompt: Prompt


class Reader:
    """Shows lessons as the client does (`kit/learn/lessons.svelte.ts`): one a turn, each once."""

    def __init__(self, first: FirstPlay) -> None:
        self.first = first
        self.read: dict[str, str] = {}

    def lesson(self, view: dict[str, Any], prompt: Prompt) -> Lesson | None:
        turn, due = str(self.first.turn(view, prompt.seat)), list(self.first.due(view, prompt))
        begun = next((one for one in due if self.read.get(one.id) == turn), None)
        if begun or turn in self.read.values():
            return begun
        fresh = next((one for one in due if one.id not in self.read), None)
        if fresh:
            self.read[fresh.id] = turn
        return fresh


def first_of(game: str) -> FirstPlay:
    first = find(game).first
    assert first is not None
    return first


def asked(match: Match, seat: int) -> Prompt:
    assert match.ask is not None
    return Prompt(seat, match.ask.why, match.ask.rule, match.asks[seat], match.ask.args or {})


def thought(game: str, match: Match, seat: int, first: FirstPlay) -> Any:
    """What a bot of the first play answers, as at a table."""
    bot = seat_bot(game, first.bots[seat - 1])
    bot.seed = first.seed
    return bot.prepare(match, seat)()


def play(game: str, most: int = 4000, doing: dict[str, Doing] | None = None) -> Iterator[Moment]:
    """The prepared match, played as its lessons say, or as `doing` says at a lesson."""
    if game == "anomia":
        return race(most=most)
    return _turns(game, SCRIPTS[game] if doing is None else doing, most)


@cache
def played(game: str) -> tuple[Moment, ...]:
    """The same, to its end, once for all tests. Its match is over."""
    return tuple(play(game))


def _turns(game: str, doing: dict[str, Doing], most: int) -> Iterator[Moment]:
    """As the lessons say where they say something, else as the house thinks."""
    first = first_of(game)
    match = tablee.new_match(game, 1 + len(first.bots), dict(first.options), first.seed)
    reader, house = Reader(first), bots.find(game, bots.HOUSE)
    for n in range(most):
        if not match.asks:
            return
        seat = next(iter(match.asks))
        if seat != ME:
            match.answer(seat, thought(game, match, seat, first))
            continue
        view, prompt = match.view(ME), asked(match, ME)
        lesson = reader.lesson(view, prompt)
        if lesson and lesson.id in doing:
            choice = doing[lesson.id](prompt, view)
        else:
            choice = house(view, match.events(ME), prompt, random.Random(f"me {n}"))
        if choice == "two:walk":  # allowed; a Walk takes one as far, and is what the screen shows
            choice = "play:walk"
        yield Moment(match, view, prompt, lesson, choice)
        match.answer(ME, choice)


def race(side: str = "", most: int = 4000) -> Iterator[Moment]:
    """Where time counts: all plan, and whoever means to be first is. I take my time, and draw from
    this side."""
    game = "anomia"
    first = first_of(game)
    match = tablee.new_match(game, 1 + len(first.bots), dict(first.options), first.seed)
    players = dict.fromkeys(range(1, 1 + len(first.bots)), partial(_bot, game, first))
    reader, plans, clock = Reader(first), Plans({ME: partial(_drawing, side), **players}), Clock()
    for _ in range(most):
        if not match.asks:
            return
        lesson, view, prompt = None, {}, None
        if ME in match.asks:
            view, prompt = match.view(ME), asked(match, ME)
            lesson = reader.lesson(view, prompt)
        at = clock.at(match)
        seat, choice = plans.next(match)
        if prompt:
            yield Moment(match, view, prompt, lesson, choice if seat == ME else None, at)
        clock.heard(choice[1] if seat == CLOCK else choice[NOW])
        match.answer(seat, choice)


class Clock:
    """The time that has passed at the table, in ms: that of all heats."""

    def __init__(self) -> None:
        self.before, self.now = 0, 0
        self.heat: int | None = None

    def heard(self, now: int) -> None:
        self.now = max(self.now, now)

    def at(self, match: Match) -> int:
        assert match.ask is not None
        if match.ask.heat != self.heat:
            self.before, self.now, self.heat = self.before + self.now, 0, match.ask.heat
        return self.before + self.now


def _drawing(side: str, match: Match, seat: int) -> Any:
    what, *times = _slow(match, seat)
    options = getattr(match.asks[seat], "options", ())
    return (side if side in options else what, *times)


def _slow(match: Match, seat: int) -> Any:
    temper = Temper(7_000, knows=0.9, blank=0, slip=0)
    rand = random.Random(f"me {match.asked}")
    return bots.prepare(partial(anomia, temper), match, seat, rand)()


def _bot(game: str, first: FirstPlay, match: Match, seat: int) -> Any:
    return thought(game, match, seat, first)


def evening(game: str, people: int, options: dict[str, Any], key: str) -> Iterator[Told]:
    """Friends at any table of it, all of them new; each of them is told what is due to them."""
    first = first_of(game)
    match = tablee.new_match(game, people, options, key)
    readers = [Reader(first) for _ in range(people)]
    plans = Plans(dict.fromkeys(range(people), _slow if game == "anomia" else _house))
    for _ in range(4000):
        for seat in match.asks:
            if seat == CLOCK:
                continue
            view, prompt = match.view(seat), asked(match, seat)
            known = len(readers[seat].read)
            lesson = readers[seat].lesson(view, prompt)
            if lesson and len(readers[seat].read) > known:
                yield Told(seat, lesson, str(first.turn(view, seat)), view, prompt)
        if not match.asks:
            return
        match.answer(*plans.next(match))


def _house(match: Match, seat: int) -> Any:
    rand = random.Random(f"{match.asked} {seat}")
    return bots.prepare(bots.find(match.game.id, bots.HOUSE), match, seat, rand)()


# -- what the lessons ask for -----------------------------------------------------------------


def always(choice: Any) -> Doing:
    return lambda prompt, view: choice


def hand(*cards: str) -> Doing:
    """These cards of a form that offers more, in its order."""
    return lambda prompt, view: tuple(sorted(cards, key=list(prompt.options.items).index))  # type: ignore[union-attr]


FEAR: dict[str, Doing] = {
    "strike": always("strike"),
    "plan": hand("walk", "walk", "search"),
    "walk": always("play:walk"),
    "search": always("play:search"),
    "secret": always("play:search"),
    "joker": always("strike"),
}


def begins(start: str) -> Doing:
    """The first option that begins so."""
    return lambda prompt, view: next(o for o in prompt.options if str(o).startswith(start))  # type: ignore[union-attr]


def overflowing(prompt: Prompt, view: dict[str, Any]) -> Any:
    """The card that would throw something to 0."""
    card = next(one["card"]["id"] for one in view["offer"] if one["can"] and one["overflows"])
    return next(o for o in prompt.options if str(o).endswith(f":{card}"))  # type: ignore[union-attr]


FIESE: dict[str, Doing] = {
    "life": always("w"),
    "goal": begins("goal:"),
    "telephone": always("call"),
    "overflow": overflowing,
}

SCRIPTS = {"fear-of-the-dark": FEAR, "fiese-freunde": FIESE, "anomia": {}, "fog-of-love": {}}
"""By game: what its lessons ask for, where the house might do something else."""
