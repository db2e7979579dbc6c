"""Those who play in Chromium (tests/browser), at the screens of other browsers: they press the same
things. What they see is kept as pictures, if TABLEE_PICTURES names a folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ..browser.players import anomia, fiese, fog
from ..browser.players.person import Person
from ..browser.players.runs import load
from .page import PICTURES, Context

SHOWN = "document.querySelector('[data-ask]')?.dataset.n"


class Visitor(Person):
    """Looks at every kind of question once: nothing may stick out sideways."""

    game: str
    page: Any

    def __init__(self, context: Context, lang: str, touch: bool) -> None:
        self.shown: list[str] = []
        super().__init__(context, lang, touch)  # type: ignore[arg-type]

    def check_kind(self, kind: str) -> None:
        self._check_width(kind)
        if PICTURES and kind not in self.shown:
            self.shown.append(kind)
            size = "phone" if self.touch else "desktop"
            n, kind = len(self.shown), re.sub(r"\W+", "-", kind)
            path = Path(PICTURES, f"{self.game}-{self.page.driver.name}-{size}-{n:02}-{kind}.png")
            path.parent.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path)

    def check(self, where: str) -> None:
        self.check_kind(where)

    def lay(self) -> None:
        """The table, through the page that is there for it."""
        raise NotImplementedError

    def go_on_playing(self) -> None:
        """One more answer, or a look whether one is asked for."""
        raise NotImplementedError


class Walker(Visitor):
    game = "fear-of-the-dark"

    def lay(self) -> None:
        run = load("lose-terror")
        self.left = list(run.choices)
        self.begin(run)

    def go_on_playing(self) -> None:
        if self.find("[data-go]").count():
            self.check_kind("card")
        self.go_on()
        if self.left:
            self.check_kind(f"{self.why} {self.find('.fear').get_attribute('data-light')}")
            self.play(self.left.pop(0))


class Settled(Visitor):
    """Where the page answers by itself what has one answer: before it is heard of here, perhaps."""

    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        if self.page.evaluate(SHOWN) == str(prompt["ask"]):
            super().answer(prompt, choice)  # type: ignore[misc]


class Friend(Settled, fiese.Player):
    def lay(self) -> None:
        self.set_table([("me", "Ada"), ("bot", "Robin")], "fiese 7")
        self.page.overhear()

    def go_on_playing(self) -> None:
        self.turn()
        self.page.wait_for_function(fiese.AWAITED, arg=[0])


class Partner(Settled, fog.Lover):
    def lay(self) -> None:
        self.set_table("sunday", "bot", "Ada", seed="love sunday")
        self.page.overhear()

    def go_on_playing(self) -> None:
        self.turn()
        self.page.wait_for_function(fog.AWAITED, arg=[0])

    def compare(self) -> None:
        """Words are the same in every browser."""


class Racer(Visitor, anomia.Player):
    def lay(self) -> None:
        self.set_table(
            ["me", "bot:easy", "bot:easy"], "words=en&edition=fr&spotting=at-once&seed=r"
        )
        self.page.overhear()
        self.ready()

    def go_on_playing(self) -> None:
        self.turn()


EVERYBODY: tuple[type[Visitor], ...] = (Walker, Friend, Partner, Racer)
