"""Non-interference: nothing that a viewer sees or hears depends on what it cannot know.

This is what "no leak" means, and it is tested instead of reviewed: permute what the viewer cannot
know, and its view, events, questions, refusals and texts must stay the same to the byte.
"""

from __future__ import annotations

from typing import ClassVar

from tablee.kernel.conformance.answers import refusals
from tablee.kernel.conformance.look import Parts, excerpt, look, name, position, viewers
from tablee.kernel.conformance.play import Check, Run
from tablee.kernel.conformance.report import Report
from tablee.kernel.conformance.worlds import holds, imagined, redealt
from tablee.kernel.errors import RuleError
from tablee.kernel.forms import Seat
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.state import State


class NonInterference(Check):
    """For every seat and the spectator. The name of a failure says where it leaks:
    `secrets-waiting`, `-view`, `-events`, `-ask`, `-undo`, `-text` or `-refusals`."""

    name: ClassVar[str] = "secrets"

    def setup(self, run: Run) -> None:
        """What the setup tells, in deals that differ where the viewer cannot know."""
        for viewer in viewers(run.match):
            mine = look(run.match, viewer)
            for _ in range(3):
                world = redealt(run.match, viewer, run.rand)
                if world is not None:
                    self.compare(viewer, mine, look(world, viewer))

    def decision(self, run: Run) -> None:
        if run.moment == 0:
            self.setup(run)
        held = holds(run.kept, run.match, run.rand)
        words = run.seldom()
        for viewer in viewers(run.match):
            mine = look(run.match, viewer, words)
            try:
                for world in imagined(held, viewer, run.rand):
                    self.count(run, world)
                    self.compare(viewer, mine, look(world, viewer, words))
                    self.compare_refusals(run.match, world, viewer)
            except RuleError as error:
                self.fail(str(error), "waiting" if "who is asked" in str(error) else "ask")

    def count(self, run: Run, world: Match) -> None:
        run.report.worlds += 1
        run.report.other += position(world) != position(run.match)

    def compare(self, viewer: Seat | None, mine: Parts, other: Parts) -> None:
        for part, data in mine.items():
            if other[part] != data:
                self.fail(
                    f"what {name(viewer)} cannot know shows in its {part}: "
                    f"{excerpt(data, other[part])}",
                    part.partition("-")[0],
                )

    def compare_refusals(self, match: Match, world: Match, viewer: Seat | None) -> None:
        if viewer is None or viewer not in match.asks:
            return
        for (choice, mine), (_, other) in zip(
            refusals(match, viewer), refusals(world, viewer), strict=True
        ):
            if mine != other:
                self.fail(
                    f"what seat {viewer} cannot know shows when it answers {choice!r}: "
                    f"{mine} became {other}",
                    "refusals",
                )

    def after(self, game: Game, report: Report) -> None:
        """A check that cannot fail is a defect: some worlds must have been other worlds."""
        if game.state.imagine is not State.imagine and not report.other:
            self.fail(f"none of {report.worlds} worlds differed from the truth", "idle")
