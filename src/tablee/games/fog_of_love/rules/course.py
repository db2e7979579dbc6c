"""The course of a love story: which step comes next (FL-4 to FL-15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.fog_of_love.rules.finale import Finale
from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.screen.words import label, name_persons, tell
from tablee.kernel import Ask, Catalogue, Seat, Step


class Fog(Finale):
    """A step is one decision and what follows from it; `stage` names the one that comes next."""

    def next_step(self) -> Step | None:
        if self.lessons and not self.settling:
            return self.lesson()
        if self.todo:
            verb = self.todo[0].verb.replace("-", "_")
            return getattr(self, f"do_{verb}")(self.todo[0])  # type: ignore[no-any-return]
        if self.stage == "over":
            return None
        return getattr(self, self.stage)()  # type: ignore[no-any-return]

    # -- looking ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> Any:
        return show(self, seat)

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        return tell(show(self, seat), say, lang)

    def voice(self, args: Mapping[str, Any], say: Catalogue, lang: str) -> Mapping[str, Any]:
        return name_persons(args, self.names, say, lang)

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        return label(self, ask, choice)
