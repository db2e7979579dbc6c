"""The undo law: after a free undo, everything is as if the answer had never been given."""

from __future__ import annotations

from typing import ClassVar

from tablee.kernel.conformance.look import difference, everything, look
from tablee.kernel.conformance.play import Check, Run
from tablee.kernel.errors import Refused
from tablee.kernel.forms import Choice, Seat
from tablee.kernel.match import Match


class Undo(Check):
    """A free undo restores the exact state before, drops nobody else's answer, and its seat has
    seen nothing new in between. Where it is not free it is refused, and changes nothing."""

    name: ClassVar[str] = "undo"

    def begin(self, run: Run) -> None:
        self.last: tuple[Match, Seat, Choice] | None = None

    def answered(self, run: Run, was: Match, seat: Seat, choice: Choice) -> None:
        self.last = was, seat, choice

    def decision(self, run: Run) -> None:
        """Check the answer that led here. (After the other checks: a leak is not a matter of
        undo.)"""
        if self.last is None:
            return
        match, (was, seat, choice), self.last = run.match, self.last, None
        if match.can_undo(seat):
            self.gives_back(run, was, seat)
            self.has_shown_nothing(run, was, seat, choice)
        for other in range(match.seats):
            if not match.can_undo(other):
                self.is_refused(match, other)
            elif other != seat:
                self.drops_only_its_own(match, other)
        if run.seldom():
            self.by_consent(run, run.rand.randrange(match.seats))

    def gives_back(self, run: Run, was: Match, seat: Seat) -> None:
        back = run.match.clone()
        back.undo(seat)
        if differs := difference(everything(was), everything(back)):
            self.fail(f"undone by seat {seat}, it is not what it was: {differs}")
        if was.state.draws != run.match.state.draws:
            self.fail(f"seat {seat} can undo, though something was drawn")

    def has_shown_nothing(self, run: Run, was: Match, seat: Seat, choice: Choice) -> None:
        """In every world the seat could have been in before its answer, it would see the same now.
        Otherwise the answer has taught it something, and must not be free to undo."""
        before, mine = look(was, seat), look(run.match, seat)
        for _ in range(2):
            world = was.imagine(seat, run.rand)
            if world is None or look(world, seat) != before:
                continue
            try:
                world.answer(seat, choice)
            except Refused:
                self.fail(f"seat {seat} could try whether its answer is refused, and undo it")
            if differs := difference(mine, look(world, seat)):
                self.fail(f"seat {seat} can undo an answer that showed it something: {differs}")

    def drops_only_its_own(self, match: Match, seat: Seat) -> None:
        back = match.clone()
        back.undo(seat)
        mine = max(i for i, entry in enumerate(match.log) if entry[0] == seat)
        if back.log != match.log[:mine] + match.log[mine + 1 :]:
            self.fail(f"the undo of seat {seat} took back more than its own last answer")

    def is_refused(self, match: Match, seat: Seat) -> None:
        back = match.clone()
        try:
            back.undo(seat)
        except Refused as refusal:
            for lang in match.game.languages:
                if not match.game.catalogue.has(lang, refusal.key):
                    self.fail(f"the refusal {refusal.key} has no words in {lang}")
        else:
            self.fail(f"seat {seat} can't undo, but it did")
        if back.log != match.log:
            self.fail("an undo was refused, and yet it changed the log")

    def by_consent(self, run: Run, seat: Seat) -> None:
        """With the others' consent, undo goes back to the seat's last answer, whatever came
        since."""
        match = run.match
        mine = [i for i, entry in enumerate(match.log) if entry[0] == seat]
        if not mine or match.can_undo(seat):
            return
        back = match.clone()
        back.undo(seat, consent=True)
        if differs := difference(everything(match.at(mine[-1])), everything(back)):
            self.fail(f"undone by consent, it is not what it was: {differs}")
