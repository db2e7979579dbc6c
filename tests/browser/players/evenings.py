"""The pictures in the README: an evening of each game, some way in.

When a screen has changed so much that they no longer fit, make them again, all or those that are
named, and look at each:

    python -m tests.browser.players.evenings [fog | anomia | fear | fiese]…
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.conftest import CHROMIUM, NO_SPEECH, NO_WORKER, PATIENCE, QUIET

from .anomia import Player as Racer
from .by_wire import play_on
from .fiese import Player as Friend
from .fog import FRAME, Lover
from .house import ROOT, House, QuickHouse
from .listener import Listener

FOLDER = ROOT / "docs" / "img"
SIZE: ViewportSize = {"width": 1280, "height": 800}
SETTLED = """() => {
  document.activeElement?.blur();
  const over = document.querySelector('[data-back], [data-skip]');
  over?.click();
  return !over && !document.querySelector('.toast') && document.fonts.status === 'loaded';
}"""
"""Nothing lies over the table, and no key was pressed."""

Sit = Callable[[type[Listener]], Any]


class Returning(Listener):
    def come_back(self, address: str) -> None:
        """Reopens the page; there may be no summary of what happened meanwhile."""
        self.go(address)
        self.page.wait_for_selector(self.there)


class Wanderer(Returning):
    game = "fear-of-the-dark"

    @property
    def remembered(self) -> list[dict[str, Any]]:
        """The bot of this game needs the log: in the dark the view is not enough."""
        return self.line.events


class Guest(Returning, Friend):
    pass


class Quick(Racer):
    def check_kind(self, kind: str) -> None:
        """No accessibility check: the others race on meanwhile."""


def fog(sit: Sit) -> Listener:
    """In the second chapter, a scene in which both choose."""
    person: Lover = sit(Lover)
    person.set_table("sunday", "bot", "Ada", seed="toothbrushes")
    person.page.wait_for_selector(person.there)

    def reached() -> bool:
        view, prompt = person.line.view, person.line.prompt
        both = prompt is not None and prompt["why"] == "choose" and view["now"]["player"] >= 0
        return both and view["chapter"] > 0 and len(view["now"]["scene"]["options"]) < 4

    play_on([person], reached)
    person.face()
    return person


def anomia(sit: Sit) -> Listener:
    """A face-off of one's own, after some words were burned."""
    person: Quick = sit(Quick)
    person.go("/new/anomia?seed=toolbox&pack=1&first=0")
    person.find("form ul li input").first.fill("Ada")
    person.press(person.find("[data-train]"))
    person.ready()
    while not (len(person.view["burned"]) > 3 and person.look()["name"]):
        person.turn()
        person.page.evaluate(FRAME)
    return person


def fear(sit: Sit) -> Listener:
    """By matchlight, when some of the maze is known."""
    person: Wanderer = sit(Wanderer)
    seed = "lanterne" if person.lang == "fr" else "lantern"
    person.go(f"/new/fear-of-the-dark?seed={seed}&difficulty=easy")
    person.press(person.find("button[type=submit]"))
    person.page.wait_for_selector(person.there)

    def reached() -> bool:
        view, prompt = person.line.view, person.line.prompt
        if prompt is None or prompt["why"] != "act":
            return False
        return len(view["rooms"]) > 5 and len(view["hand"]) > 2

    play_on([person], reached)
    return person


def fiese(sit: Sit) -> Listener:
    """In the middle of three lives, an auction."""
    person: Guest = sit(Guest)
    person.set_table([("me", "Ada"), ("bot", "Robin"), ("bot", "Camille")], "seventeen")
    person.page.wait_for_selector(person.there)

    def reached() -> bool:
        view, prompt = person.line.view, person.line.prompt
        return prompt is not None and prompt["why"] in ("bid", "open") and view["slice"] > 3

    play_on([person], reached)
    return person


EVENINGS: dict[str, tuple[type[House], Callable[[Sit], Listener]]] = {
    "fog": (QuickHouse, fog),
    "anomia": (House, anomia),
    "fear": (QuickHouse, fear),
    "fiese": (QuickHouse, fiese),
}


def sitting(browser: Browser, house: House, lang: str) -> Sit:
    def sit(hands: type[Listener]) -> Listener:
        context = browser.new_context(
            base_url=house.address,
            viewport=SIZE,
            locale="fr-FR" if lang == "fr" else "en-GB",
            color_scheme="light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        for script in (NO_WORKER, NO_SPEECH):
            context.add_init_script(script)
        return hands(context, lang, touch=False)

    return sit


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for name in wanted or EVENINGS:
            kind, evening = EVENINGS[name]
            with kind(Path(folder) / name) as house:
                for lang in ("en", "fr"):
                    person = evening(sitting(browser, house, lang))
                    if name != "anomia":
                        person.page.wait_for_function(SETTLED)
                    person.page.screenshot(path=FOLDER / f"{name}.{lang}.png")
                    person.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
