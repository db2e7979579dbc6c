"""What is offered is accepted; what is not offered is refused, in words, and changes nothing."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from tablee.kernel.conformance.look import difference, everything, truth
from tablee.kernel.conformance.play import Check, Run
from tablee.kernel.errors import Refused
from tablee.kernel.forms import (
    CLOCK,
    Amount,
    Choice,
    Options,
    Order,
    Seat,
    Subset,
    Text,
    freeze,
    sample,
)
from tablee.kernel.match import Match

MOST = 24
"""At most so many options of one question are tried; of more, a random sample."""


class Offered(Check):
    """Every option can be chosen, by its value and as it comes back from JSON; so can the
    default. None is offered twice, and nobody is asked who is not at the table."""

    name: ClassVar[str] = "offered"

    def decision(self, run: Run) -> None:
        match = run.match
        for seat, options in match.asks.items():
            if seat != CLOCK and seat not in range(match.seats):
                self.fail(f"seat {seat} is asked, and there is none")
            if options == ():
                self.fail(f"seat {seat} is asked, and has no option")
            for choice in self.choices(run, options):
                self.accepted(match, seat, choice)
                self.accepted(match, seat, json.loads(json.dumps(choice)))
            self.accepted(match, seat, match.default(seat))

    def choices(self, run: Run, options: Options) -> list[Choice]:
        if not isinstance(options, tuple):
            return [sample(options, run.rand) for _ in range(4)]
        if len(set(options)) < len(options):
            self.fail(f"an option is offered twice: {options}")
        return list(options) if len(options) <= MOST else run.rand.sample(options, MOST)

    def accepted(self, match: Match, seat: Seat, choice: Choice) -> None:
        try:
            match.clone().answer(seat, choice)
        except Refused as refusal:
            self.fail(f"seat {seat} is offered {choice!r}, and it is refused: {refusal}")


class Refusals(Check):
    """A battery of answers that nobody offered, and of seats that nobody asked."""

    name: ClassVar[str] = "refusals"

    def decision(self, run: Run) -> None:
        match = run.match
        before = truth(match), len(match.history)
        seat = run.rand.choice(sorted(match.asks))
        for choice in illegal(match.asks[seat]):
            self.refused(match, seat, choice)
        if run.seldom():
            self.refused(match, seat, _deep(2000))
        legal = sample(match.asks[seat], run.rand)
        strangers = {*range(match.seats), None, match.seats, 99, -7, CLOCK} - match.asks.keys()
        for stranger in strangers:
            self.refused(match, stranger, legal)
        if (truth(match), len(match.history)) != before:
            self.fail("a refused answer changed the match")
        if run.seldom() and (differs := difference(run.now(), everything(match))):
            self.fail(f"a refused answer changed the match: {differs}")

    def refused(self, match: Match, seat: Any, choice: Choice) -> None:
        try:
            match.answer(seat, choice)
        except Refused as refusal:
            for lang in match.game.languages:
                if not match.game.catalogue.has(lang, refusal.key):
                    self.fail(f"the refusal {refusal.key!r} has no words in {lang}")
        else:
            self.fail(f"seat {seat} was not offered {choice!r}, and it was accepted")


# -- the battery ------------------------------------------------------------------------------

NONSENSE: tuple[Any, ...] = (
    None, True, False, -1, 10**30, 1.5, float("nan"), "", "no-such-option", "x" * 100_000,
    [], [[]], [None], {}, {"a": 1}, b"bytes", object(),
)  # fmt: skip


def illegal(options: Options) -> list[Any]:
    """Answers that these options do not allow."""
    return [*(c for c in NONSENSE if not _offers(options, c)), *_near(options)]


def _offers(options: Options, choice: Any) -> bool:
    if isinstance(options, tuple):
        return any(freeze(choice) == o and type(freeze(choice)) is type(o) for o in options)
    try:
        options.accept(freeze(choice))
    except (ValueError, TypeError):
        return False
    return True


def _deep(levels: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(levels):
        nest = [nest]
    return nest


def _near(options: Options) -> list[Any]:
    """Illegal answers that resemble legal ones."""
    match options:
        case Amount():
            lo, hi = options.lo, options.hi
            return [lo - 1, hi + 1, float(lo), str(lo), [lo]]
        case Text():
            return [" ", "two\nlines", "x" * (options.longest + 1), ["word"], 7]
        case Subset():
            some = list(options.items)
            return [some * 2 + ["no-such-item"], [*some[: options.lo], "no-such-item"], *some[:1]]
        case Order():
            some = list(options.items)
            return [some[1:], some + some[:1], ["no-such-item", *some[1:]], *some[:1]]
        case tuple():
            return _near_one(options)
    return []


def _near_one(options: tuple[Choice, ...]) -> list[Any]:
    near: list[Any] = []
    for option in options[:3]:
        near += [[option], [option, option], str(option) + "x", f" {option}"]
        if isinstance(option, int):
            near += [float(option), str(option)]
    return [choice for choice in near if not _offers(options, choice)]


# -- what a refusal says ----------------------------------------------------------------------


def refusals(match: Match, seat: Seat) -> list[tuple[Any, Any]]:
    """What the seat is told when it tries answers that may be refused; a refusal must not leak
    anything, either. (Only the rules know which words of a text they take.)"""
    options = match.asks[seat]
    tries = [*NONSENSE[-8:], *_near(options)]
    if isinstance(options, Text):
        tries += [t for t in ("x", "?", "0", "1", "12", "no") if len(t) <= options.longest]
    told: list[tuple[Any, Any]] = []
    twin = match.clone()
    for choice in tries:
        try:
            twin.answer(seat, choice)
        except Refused as refusal:
            told.append((choice, (refusal.key, refusal.rule, dict(refusal.args_))))
        else:
            told.append((choice, "accepted"))
            twin = match.clone()
    return told
