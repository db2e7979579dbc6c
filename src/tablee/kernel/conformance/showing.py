"""A view kept up to date by patches equals the view made at once.

A viewer that has looked on from the start, and has been sent nothing but what changed, sees what a
newcomer sees: after every answer, and after a jump to any earlier moment and back. And in a game
that is said to be open, all see the same.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from tablee.kernel.conformance.look import as_json, encode, excerpt, name, viewers
from tablee.kernel.conformance.play import Check, Run
from tablee.kernel.conformance.reading import Watching
from tablee.kernel.forms import Seat
from tablee.kernel.match import Match
from tablee.kernel.showing.by_key import remember
from tablee.kernel.showing.patches import patched


class Shown(Check):
    name: ClassVar[str] = "shown"
    cheap: ClassVar[bool] = True

    def begin(self, run: Run) -> None:
        match = run.match
        self.memory = remember(match.state, match.game.open)
        self.views: dict[Seat | None, Any] = {v: self.memory.view(v) for v in viewers(match)}
        self.screens = {v: plain(view) for v, view in self.views.items()}

    def over(self, run: Run) -> None:
        self.look(run.match)

    def decision(self, run: Run) -> None:
        self.look(run.match)
        if run.seldom():
            self.look(run.rand.choice(run.kept))
            self.look(run.match)
        watching = Watching(run.match.state)
        for viewer in viewers(run.match):
            watching.view(viewer)
        if watching.wrong:
            self.fail("; ".join(sorted(set(watching.wrong))), "reads")

    def look(self, match: Match) -> None:
        self.memory.look(match.state)
        for viewer in viewers(match):
            view = self.memory.view(viewer)
            patch = plain(self.memory.difference(self.views[viewer], view))
            self.views[viewer] = view
            self.screens[viewer] = patched(self.screens[viewer], patch)
            self.compare(match, viewer, patch)

    def compare(self, match: Match, viewer: Seat | None, patch: Any) -> None:
        anew, screen = match.view(viewer), self.screens[viewer]
        if match.game.open and encode(anew) != encode(match.view(None)):
            self.fail(f"{name(viewer)} sees what not all see: the game is not open", "open")
        for key in anew:
            told = encode(screen.get(key))
            true = encode(anew[key])
            if told != true:
                self.fail(
                    f"{name(viewer)} is shown another {key}: {excerpt(true, told)} by {patch}"
                )
        if gone := {key for key in screen.keys() - anew.keys() if screen[key] is not None}:
            self.fail(f"{name(viewer)} is still shown {sorted(gone)}")


def plain(value: Any) -> Any:
    return msgspec.json.decode(as_json(value))
