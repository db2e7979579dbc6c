"""A match is its log: replayed, cloned, or saved and loaded, it is the same match.

Order matters here. A game that is not a function of its log fails `replay`; one that is, but
whose copies share something that changes, fails `clone`.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, ClassVar

from tablee.kernel.conformance.look import difference, encode, everything, truth
from tablee.kernel.conformance.play import Check, Run
from tablee.kernel.forms import Choice, Seat, sample
from tablee.kernel.match import Match
from tablee.kernel.saving.save import load


class Replay(Check):
    """The same answers from the start give the same match: no randomness but the key's, no
    clock."""

    name: ClassVar[str] = "replay"

    def decision(self, run: Run) -> None:
        if run.moment < 64 or run.seldom():
            self.compare(run, words=run.moment < 2)

    def over(self, run: Run) -> None:
        self.compare(run, words=True)

    def compare(self, run: Run, words: bool) -> None:
        match = run.match
        again = Match(match.game, match.seats, match.options, match.key, match._origin)
        for seat, choice in match.log:
            again.answer(seat, choice)
        now = everything(match, words) if words else run.now()
        if differs := difference(now, everything(again, words)):
            self.fail(f"the same answers led to another match: {differs}")


class Clone(Check):
    """A clone is equal and independent: playing on either changes neither the other, nor clones of
    earlier moments, nor events already told."""

    name: ClassVar[str] = "clone"

    def begin(self, run: Run) -> None:
        self.marks: dict[int, bytes] = {}
        self.told: list[bytes] = []

    def decision(self, run: Run) -> None:
        twin, words = run.match.clone(), run.seldom()
        now = everything(run.match, words) if words else run.now()
        if differs := difference(now, everything(twin, words)):
            self.fail(f"a clone is not like its original: {differs}")
        self.play_on(twin, run)
        if truth(run.match) != now["truth"]:
            self.fail("an answer to a clone changed the original")
        self.marks[len(run.kept) - 1] = mark(run.kept[-1])
        self.told += [encode(event) for event in run.match.history[len(self.told) :]]

    def play_on(self, twin: Match, run: Run) -> None:
        with suppress(Exception):  # whether it is allowed is another check
            for _ in range(2):
                seat = run.rand.choice(sorted(twin.asks))
                twin.answer(seat, sample(twin.asks[seat], run.rand))

    def answered(self, run: Run, was: Match, seat: Seat, choice: Choice) -> None:
        if len(run.kept) - 1 not in self.marks:
            return
        for moment in self.watched(run):
            if mark(run.kept[moment]) != self.marks[moment]:
                self.fail(f"the clone from moment {moment} changed when the original was answered")
        for event, data in zip(run.match.history, self.told, strict=False):
            if encode(event) != data:
                self.fail(f"the event {event.key!r} changed after it was told")

    def watched(self, run: Run) -> list[int]:
        """All earlier moments; in long games the last ones and some others."""
        moments = list(self.marks)
        return moments if len(moments) <= 64 else moments[-8:] + run.rand.sample(moments, 16)


def mark(match: Match) -> bytes:
    """A digest of the match in which any change shows."""
    asks: Any = match.asks
    return encode([match.state, match._here.base, match.log, match.asked, len(match.history), asks])


class Save(Check):
    """What is saved and loaded is the same match."""

    name: ClassVar[str] = "save"

    def decision(self, run: Run) -> None:
        self.compare(run, words=run.seldom())

    def over(self, run: Run) -> None:
        self.compare(run, words=True)

    def compare(self, run: Run, words: bool) -> None:
        loaded = load(run.match.save())
        now = everything(run.match, words) if words else run.now()
        if differs := difference(now, everything(loaded, words)):
            self.fail(f"saved and loaded, it is not the same: {differs}")


class Twins(Check):
    """Copies that are given the same answers stay equal: one made just now, and one that has been
    played along from the start."""

    name: ClassVar[str] = "twins"

    def begin(self, run: Run) -> None:
        self.old = copies(run.match)
        self.new: dict[str, Match] = {}

    def decision(self, run: Run) -> None:
        self.new = copies(run.match)

    def answered(self, run: Run, was: Match, seat: Seat, choice: Choice) -> None:
        for kind, twin in self.old.items():
            twin.answer(seat, choice)
            if run.seldom():
                self.compare(run, twin, f"{kind} at the start")
        for kind, twin in self.new.items():
            twin.answer(seat, choice)
            self.compare(run, twin, f"{kind} before the last answer")
        self.new = {}

    def compare(self, run: Run, twin: Match, kind: str) -> None:
        if differs := difference(run.now(), everything(twin)):
            self.fail(f"a copy, {kind}, went another way: {differs}")


def copies(match: Match) -> dict[str, Match]:
    return {"cloned": match.clone(), "saved and loaded": load(match.save())}
