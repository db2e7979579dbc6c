"""Twins in which something is seen and not heard. Each is sound in every other respect."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from tablee.kernel import (
    CLOCK,
    Ask,
    Catalogue,
    Choice,
    Options,
    Part,
    Refused,
    Result,
    Seat,
    State,
    Text,
    race,
    turn,
)
from tablee.lab.teaching.rules.cawing import PATIENCE
from tablee.lab.teaching.screen.tell import tell
from tablee.lab.teaching.screen.view import MagpiesView
from tests.kernel.twins.twin import Twin


class KeepsQuietOfPoints(Twin):
    """The points of a magpie are seen, and not told."""

    @staticmethod
    def tell(view: MagpiesView, say: Catalogue, lang: str) -> list[Part]:
        magpies = [structs.replace(one, points=0) for one in view.magpies]
        return tell(structs.replace(view, magpies=magpies), say, lang)


class KeepsQuietInFrench(Twin):
    """The discards are told in English only."""

    @staticmethod
    def tell(view: MagpiesView, say: Catalogue, lang: str) -> list[Part]:
        parts = tell(view, say, lang)
        return parts if lang == "en" else [part for part in parts if part.name != "défausse"]


class KeepsQuietOfLengths(Twin):
    """Of a nest only the first treasure is told."""

    @staticmethod
    def tell(view: MagpiesView, say: Catalogue, lang: str) -> list[Part]:
        magpies = [structs.replace(one, nest=one.nest[:1]) for one in view.magpies]
        return tell(structs.replace(view, magpies=magpies), say, lang)


class KnowsOneNumber(Twin):
    """It has words for a game of three rounds, and for no other."""

    @staticmethod
    def tell(view: MagpiesView, say: Catalogue, lang: str) -> list[Part]:
        rounds = {3: 3}[view.rounds]
        return tell(structs.replace(view, rounds=rounds), say, lang)


class KeepsQuietInEvent(Twin):
    """An event has a figure that its sentence leaves out."""

    def discard(self) -> None:
        super().discard()
        self.emit("shuffle", "MG-6", left=len(self.deck))


class KeepsQuietInQuestion(Twin):
    """The question has a figure that it leaves out."""

    def point(self):
        args = {"round": self.round}
        treasure = yield turn(self.leader, tuple(self.open), "point", "MG-2.1", args)
        self.emit("point", "MG-2.1", player=self.leader + 1, treasure=self.treasure(treasure))
        return treasure


class KeepsQuietInRefusal(Twin):
    """One caws in words; a refusal has a figure that it leaves out."""

    def caw(self):
        number = sum(self.faces[card] for card in self.laid)

        def over(caws):
            for seat, caw in caws.items():
                if seat != CLOCK and not caw.isdigit():
                    raise Refused("no-such-option", "MG-5", length=len(caw))
            return CLOCK in caws or str(number) in caws.values() or len(caws) == self.seats

        options: dict[Seat, Options] = {CLOCK: ("time",)}
        for seat in range(self.seats):
            options[seat] = Text(3, samples=("5", "10", "15"))
        yield race(options, "caw", "MG-5", until=over, after=PATIENCE)
        self.emit("no-caw", "MG-5.2", number=number)


class CallsCardsAlike(Twin):
    """All cards of a hand have one label."""

    def label(self, ask: Ask, choice: Choice) -> tuple[str, dict[str, Any]]:
        if ask.why == "bid":
            return "opt-card", {"card": "unknown"}
        return super().label(ask, choice)


class SoundsAlike(State):
    """(No twin.) Each number is told, but only as a part of their sum."""

    left: int = 0
    right: int = 0

    def next_step(self):
        return self.step() if self.left + self.right < 4 else None

    def step(self):
        if (yield turn(0, ("silent", "time"), "bid", "TOY-1")) == "silent":
            self.left += 1
        else:
            self.right += 1

    def view(self, seat: Seat | None) -> dict[str, int]:
        return {"left": self.left, "right": self.right}

    @staticmethod
    def tell(view: dict[str, int], say: Catalogue, lang: str) -> list[Part]:
        return [Part("sum", str(view["left"] + view["right"]))]

    def results(self):
        args = {"player": 1, "points": 4}
        return [Result(seat, True, "result-share", "MG-7", args) for seat in range(self.seats)]
