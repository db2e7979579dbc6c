"""Basic duties: no component is lost, all is JSON, the key stays sealed, ids give nothing away,
what only some are told of is declared, and the match ends with a reason."""

from __future__ import annotations

import math
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

from tablee.kernel.cards import CardState
from tablee.kernel.conformance.look import encode, name, viewers
from tablee.kernel.conformance.play import Check, Run
from tablee.kernel.errors import Refused
from tablee.kernel.forms import Choice, Seat
from tablee.kernel.match import Match
from tablee.kernel.rng import commitment


class Components(Check):
    """`State.components()` never changes: no card or token is lost or duplicated."""

    name: ClassVar[str] = "components"
    cheap: ClassVar[bool] = True

    def begin(self, run: Run) -> None:
        self.first = encode(run.match.state.components())

    def decision(self, run: Run) -> None:
        now = encode(run.match.state.components())
        if now != self.first:
            self.fail(f"{self.first.decode()} became {now.decode()}")

    def over(self, run: Run) -> None:
        self.decision(run)


class Json(Check):
    """Views and events are plain JSON, with strings as keys."""

    name: ClassVar[str] = "json"

    def decision(self, run: Run) -> None:
        for viewer in viewers(run.match):
            self.plain(run.match.view(viewer), f"the view of {name(viewer)}")

    def over(self, run: Run) -> None:
        self.decision(run)
        for event in run.match.history:
            self.plain([event.args, event.secret], f"the event {event.key!r}")

    def plain(self, value: Any, where: str) -> None:
        if isinstance(value, dict):
            for key, part in value.items():
                if not isinstance(key, str):
                    self.fail(f"{where} has the key {key!r}, which is no string")
                self.plain(part, f"{where}, {key}")
        elif isinstance(value, list | tuple):
            for part in value:
                self.plain(part, where)
        elif isinstance(value, float) and not math.isfinite(value):
            self.fail(f"{where} has {value}, which is no JSON")
        elif not isinstance(value, str | int | float | None):
            self.fail(f"{where} has {value!r}, which is no JSON")


class Seal(Check):
    """The first event commits to the key, the last one publishes it; between, nobody sees it."""

    name: ClassVar[str] = "seal"

    def decision(self, run: Run) -> None:
        key = run.match.key.hex().encode()
        for part, data in run.now().items():
            if part != "truth" and key in data:
                self.fail(f"the key of the match is in the {part}")

    def over(self, run: Run) -> None:
        match = run.match
        for viewer in viewers(match):
            first, *_, last = match.events(viewer)
            if (first["key"], last["key"]) != ("commit", "key"):
                self.fail(f"{name(viewer)} hears {first['key']} first and {last['key']} last")
            if commitment(bytes.fromhex(last["args"]["key"])) != first["args"]["hash"]:
                self.fail("the published key is not the one that was committed to")


class Ids(Check):
    """Whoever knew a face and lost track of it in a shuffle cannot find it again by its id.

    If a viewer forgets faces and all of them keep their ids, that is either chance or a shuffle
    that moves ids instead of faces. In each game the odds are multiplied up like the gain of a fair
    bet: by chance alone it exceeds a million in one of a million games.
    """

    name: ClassVar[str] = "ids"
    LIMIT: ClassVar[float] = 1e6

    def begin(self, run: Run) -> None:
        self.gain = dict.fromkeys(viewers(run.match), 1.0)

    def answered(self, run: Run, was: Match, seat: Seat, choice: Choice) -> None:
        old, new = was.state, run.match.state
        if not isinstance(old, CardState) or not isinstance(new, CardState):
            return
        for viewer in viewers(run.match):
            lost = old.knows(viewer) & ~new.knows(viewer)
            ids = [card for card in range(len(new.faces)) if lost >> card & 1]
            if ids:
                stayed = all(old.faces[card] == new.faces[card] for card in ids)
                luck = chance_to_stay([old.faces[card] for card in ids])
                self.gain[viewer] *= 0.5 + 0.5 / luck if stayed else 0.5
            if self.gain[viewer] > self.LIMIT:
                self.fail(f"what {name(viewer)} forgot lies where it lay, under the same ids")


def chance_to_stay(faces: list[int]) -> float:
    """The probability that a fair shuffle leaves every one of these faces in place."""
    same = math.prod(math.factorial(n) for n in Counter(faces).values())
    return same / math.factorial(len(faces))


class Asides(Check):
    """An event of which others hear nothing is one of `Game.asides`."""

    name: ClassVar[str] = "asides"

    def over(self, run: Run) -> None:
        asides = run.match.game.asides
        for event in run.match.history:
            if event.to is not None and event.secret is None and event.key not in asides:
                self.fail(f"the event {event.key!r} is for {event.to} alone: Game.asides")


class Ends(Check):
    """The match ends, with a result for every seat that gives its reason and clause; after that
    nobody can answer or undo."""

    name: ClassVar[str] = "ends"

    def over(self, run: Run) -> None:
        match = run.match
        results = match.outcome or []
        if sorted(result.seat for result in results) != list(range(match.seats)):
            self.fail(f"the results are for the seats {[result.seat for result in results]}")
        for result in results:
            if not result.key or not result.rule:
                self.fail(f"the result of seat {result.seat} has no reason or no clause: {result}")
        if match.asks or match.waiting or match.ask is not None:
            self.fail(f"it is over, and somebody is asked: {match.waiting}")
        for seat in range(match.seats):
            self.silent(match, seat)

    def silent(self, match: Match, seat: Seat) -> None:
        twin = match.clone()
        with suppress(Refused):
            twin.answer(seat, 0)
            self.fail(f"it is over, and seat {seat} can still answer")
        with suppress(Refused):
            twin.undo(seat, consent=True)
            self.fail(f"it is over, and seat {seat} can still undo")
