"""Twins that are broken in other ways."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from tablee.kernel import Amount, Catalogue, Part, Refused, Result, Seat, turn
from tablee.lab.teaching.screen.show import show
from tablee.lab.teaching.screen.tell import tell
from tablee.lab.teaching.screen.view import MagpiesView
from tests.kernel.twins.twin import Twin


class SharesList(Twin):
    """What is declared immutable is a list, and so the clones share it."""

    echo: tuple[str, ...] = ()

    def setup(self) -> None:
        super().setup()
        self.echo = []  # type: ignore[assignment]

    def lay(self, seat, card) -> None:
        super().lay(seat, card)
        self.echo.append(self.name(card))


class ShowsMore(Twin):
    """(Sound: a base for those that show what they should not.)"""

    def more(self) -> dict[str, Any]:
        return {}

    def view(self, seat: Seat | None) -> Any:
        return msgspec.to_builtins(show(self, seat)) | self.more()

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        return tell(msgspec.convert(view, MagpiesView), say, lang)


class KeepsAside(ShowsMore):
    """Something of the state is no field of it: clones do not have it."""

    def more(self) -> dict[str, Any]:
        return {"bids": getattr(self, "bids", 0)}

    def lay(self, seat, card) -> None:
        super().lay(seat, card)
        self.bids = getattr(self, "bids", 0) + 1


class TellsByReference(Twin):
    """An event holds a list of the state itself, which changes later."""

    def discard(self) -> None:
        self.emit("lay", "MG-3", player=1, card="unknown", cards=self.nests[0])
        super().discard()


class RemembersOutside(Twin):
    """Something is remembered outside of the state."""

    rounds: ClassVar[list[int]] = []

    def turn_up(self) -> None:
        super().turn_up()
        self.rounds.append(1)
        self.pebbles[0] = len(self.rounds)


class SavesWrongType(Twin):
    """Half a pebble, in a list of ints."""

    def reward(self, seat, number) -> None:
        super().reward(seat, number)
        self.pebbles[seat] -= 0.5

    def tidy_up(self) -> None:
        self.pebbles[0] += 0.5  # type: ignore[call-overload]
        super().tidy_up()


class RefusesOffer(Twin):
    """A small treasure is offered, and then refused."""

    def point(self):
        treasure = yield turn(self.leader, tuple(self.open), "point", "MG-2.1")
        if self.treasure(treasure) in ("button", "marble"):
            raise Refused("no-such-option", "MG-2.1")
        self.emit("point", "MG-2.1", player=self.leader + 1, treasure=self.treasure(treasure))
        return treasure


class OffersTwice(Twin):
    def point(self):
        options = (*self.open, *self.open)
        return (yield turn(self.leader, options, "point", "MG-2.1"))


class OffersNothing(Twin):
    def point(self):
        if self.round:
            yield turn(self.leader, (), "point", "MG-2.1")
        return (yield from super().point())


class LosesCard(Twin):
    def discard(self) -> None:
        super().discard()
        self.discards.pop()


class LabelWithoutText(Twin):
    def label(self, ask, choice):
        if choice == "silent":
            return "opt-quiet", {}
        return super().label(ask, choice)


class EventWithoutText(Twin):
    def discard(self) -> None:
        super().discard()
        self.emit("tidied", "MG-6")


class EventWithHole(Twin):
    """The message says who, and the event does not."""

    def discard(self) -> None:
        super().discard()
        self.emit("caw", "MG-6", number=1)


class ListOfNoKind(Twin):
    """The game declares nothing about `number`, so nobody knows how to word several of them."""

    def caw(self):
        self.emit("caw", "MG-5", player=1, number=[1, 2])
        yield from super().caw()


class WhispersUndeclared(Twin):
    """One seat hears something, and the others nothing in its place."""

    def discard(self) -> None:
        super().discard()
        self.emit("caw", "MG-6", to=(0,), number=1, player=0)


class ResultWithoutReason(Twin):
    def results(self) -> list[Result]:
        return [Result(r.seat, r.won, r.key) for r in super().results()]


class ForgetsASeat(Twin):
    def results(self) -> list[Result]:
        return super().results()[1:]


class NeverEnds(Twin):
    def next_step(self):
        return self.wait()

    def wait(self):
        yield turn(0, ("silent",), "listen", "MG-4")


class AsksNobody(Twin):
    def listen(self):
        yield turn(-5, ("silent",), "listen", "MG-4")


class ShowsKey(ShowsMore):
    def more(self) -> dict[str, Any]:
        return {"seed": self.match.key.hex()}


class ShowsNumbersAsKeys(ShowsMore):
    def more(self) -> dict[str, Any]:
        return {"points": {seat: self.points(seat) for seat in range(self.seats)}}


class Crashes(Twin):
    def award(self, treasure, hissed) -> None:
        raise ZeroDivisionError("no feathers at all")


class CountsAside(Twin):
    """What makes a pebble later is counted beside the state, where copies do not have it."""

    def tidy_up(self) -> None:
        super().tidy_up()
        self.pebbles[0] += getattr(self, "tidied", 0)
        self.tidied = 1


class Lenient(Amount, frozen=True):
    """Takes whatever it is given for a number."""

    def accept(self, choice: Any) -> Any:
        return self.lo if choice in (self.lo - 1, self.hi + 1) else super().accept(choice)


class TakesWhatItDidNotOffer(Twin):
    def caw(self):
        yield turn(0, Lenient(1, 2), "listen", "MG-4")
        yield from super().caw()
