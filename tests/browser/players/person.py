"""Somebody at a screen: opens pages, answers what is asked, by mouse, finger or keys."""

from __future__ import annotations

import gzip
import json
import os
import re
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, expect

from tablee.games import BUILT_IN

from .house import DIST, ROOT
from .runs import GAME, Run

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

READY = """was => document.querySelector('[data-end]') || document.querySelector('[data-go]')
  || (document.querySelector('.dock[aria-busy=false] [data-ask]')
      && document.querySelector('[data-ask]').dataset.n !== was)"""


class Looked:
    """What any worker of the suite has already checked; the tests set the folder."""

    folder = Path()

    def first(self, *what: object) -> bool:
        """True for the first caller with this name."""
        try:
            (self.folder / "-".join(map(str, what)).replace("/", "-")).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True


LOOKED = Looked()
CONTRAST = ["color-contrast"]
"""All that a theme changes for axe."""
HURRY = """const plain = window.setTimeout;
window.setTimeout = (act, ms, ...more) => plain(act, ms > 1000 ? ms / 10 : ms, ...more);"""
UNSEEN = """const unseen = window.unseen = new CSSStyleSheet();
unseen.replaceSync('html, dialog, [popover], ::backdrop { opacity: 0 !important }');
document.adoptedStyleSheets = [unseen];"""
"""Nobody looks at these pages: what is not drawn leaves a seventh of the machine to others."""
LOOK = """options => {
  if (window.unseen) unseen.disabled = true;
  return axe.run(document, options).finally(() => { if (window.unseen) unseen.disabled = false; });
}"""
"""Axe looks at colours."""
SCREENS = re.compile(r"\b(desktop|phone|en|fr|light|dark)\b| \(.*")
"""What of a test's name need not be looked at apart."""
BEHIND = """() => {
  const was = document.activeElement;
  const reached = !document.querySelector('.scene > :is(.end, .finale)') ? [] :
    [...document.querySelectorAll('.scene :is(a[href], button, input, [tabindex="0"])')]
      .filter((one) => !one.closest('.end, .finale, .bar, dialog'))
      .filter((one) => (one.focus(), one === document.activeElement));
  was.focus();
  return reached.map((one) => one.outerHTML.slice(0, 160));
}"""
"""What the end of a game lies over, and still takes the focus."""
SCREEN = "[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]"


KNOWN = json.dumps(dict.fromkeys(BUILT_IN, False))
"""Kept on the device of whoever knows the games: no lessons are wished for."""


class Person:
    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        self.context, self.lang, self.touch = context, lang, touch
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()  # how errors begin that the test itself brings about
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        """Errors of the page; that something asked for is not there is told to the person."""
        if message.type == "error" and "status of 4" not in message.text:
            self._note(message.text)

    def _note(self, error: str) -> None:
        if not error.startswith(self.expected):
            self.errors.append(error)

    # -- going about ----------------------------------------------------------------------------

    def go(self, path: str) -> Self:
        self.page.goto(path)
        self.page.wait_for_selector("h1", state="attached")
        return self

    def begin(self, run: Run) -> Self:
        """A new game by that run's seed, through the page that is there for it."""
        self.go(f"/new/{GAME}?seed={run.seed}&difficulty={run.difficulty}")
        self.press(self.page.locator("button[type=submit]"))
        self.page.wait_for_selector("[data-ask]")
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    @property
    def why(self) -> str:
        return self.find("[data-ask]").get_attribute("data-ask") or ""

    @property
    def over(self) -> bool:
        return self.find("[data-end]").count() > 0

    def hurry(self) -> Self:
        """Makes timers of more than a second fire ten times as soon on this page."""
        self.context.add_init_script(HURRY)
        return self

    # -- checks ---------------------------------------------------------------------------------

    def check(self, where: str) -> None:
        """Axe finds nothing, nothing sticks out sideways, and keys reach nothing behind an end, at
        this place of the test."""
        self._check(where, SCREENS.sub("", os.environ["PYTEST_CURRENT_TEST"]))

    def check_kind(self, kind: str) -> None:
        """The same for a kind of question, which every whole game shows again."""
        self._check(kind, type(self).__name__)

    def _check(self, where: str, among: str) -> None:
        """Axe looks once at each width, and at the contrasts in each theme: another language has
        other words in the same places."""
        width, dark = self.page.evaluate(SCREEN)
        if LOOKED.first(among, where, width):
            LOOKED.first(among, where, width, dark)
            self._check_axe(where)
        elif LOOKED.first(among, where, width, dark):
            self._check_axe(where, CONTRAST)
        self._check_width(where)
        assert self.page.evaluate(BEHIND) == [], where

    def _check_axe(self, where: str, rules: list[str] | None = None) -> None:
        """By all rules, or by these."""
        if not self.page.evaluate("Boolean(window.axe)"):
            self.page.evaluate(AXE.read_text("utf-8"))
        options = {"resultTypes": ["violations"], "preload": False} | (
            {"runOnly": rules} if rules else {}
        )
        found = self.page.evaluate(LOOK, options)
        wrong = [
            f"{where}: {one['id']}: {node['html'][:160]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]
        assert not wrong, "\n".join(wrong)

    def _check_width(self, where: str) -> None:
        width = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{where}: sticks out by {width} px"

    def weigh(self, until: str = "[data-ask]") -> dict[str, int]:
        """The packed size of every script that the page loads, but for what waits until it is at
        rest, or for a press: it is opened as by a link. Nothing comes from elsewhere."""
        home = self.page.evaluate("location.origin")
        scripts: dict[str, int] = {}
        strangers: list[str] = []

        def weigh(response: Response) -> None:
            if not response.url.startswith((home, "data:")):
                strangers.append(response.url)
            if response.url.endswith(".js"):
                name = Path(response.url).name
                scripts[name] = len(gzip.compress((DIST / "assets" / name).read_bytes(), 9))

        self.page.add_init_script(
            "window.requestIdleCallback = () => 0;"
            "Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { value: false })"
        )
        address = self.page.url
        self.page.goto("about:blank")  # what that page still fetches is not weighed
        self.page.on("response", weigh)
        self.page.goto(address)
        self.page.wait_for_selector(until)
        self.page.wait_for_load_state("networkidle")
        assert strangers == []
        return scripts

    # -- answering ------------------------------------------------------------------------------

    def play(self, choice: Any) -> None:
        """One answer, by what the screen offers for it."""
        self.go_on()
        was = self.find("[data-ask]").get_attribute("data-n")
        getattr(self, f"_{self.why}", self._place)(choice)
        self.page.wait_for_function(READY, arg=was)

    def go_on(self) -> None:
        """Dismisses the cards that were turned up."""
        while self.find("[data-go]").count():
            shown = self.find("[data-turned]").get_attribute("data-turned")
            self.press(self.find("[data-go]"))
            self.page.wait_for_function(
                "was => document.querySelector('[data-turned]')?.dataset.turned !== was"
                " || !document.querySelector('[data-go]')",
                arg=shown,
            )

    def option(self, choice: Any) -> Locator:
        return self.find(f'.dock [data-choice="{choice}"]')

    def _act(self, choice: str) -> None:
        verb, *rest = choice.split(":")
        if verb == "strike":
            self.press(self.option("strike"))
        elif verb == "give-up":
            self.press(self.find(".giveup"))
            self.press(self.find("dialog[open] [data-choice=give-up]"))
        else:
            places = [f'[data-card="{place}:{rest[0]}"]' for place in ("hand", "deck", "object")]
            self.press(self.find(", ".join(places)).first)
            if verb == "joker" and self.option("burn").count():
                self.press(self.option("burn"))
            if self.option(choice).get_attribute("aria-pressed") != "true":
                self.press(self.option(choice))
            if self.option("begin").count():
                self.press(self.option("begin"))

    def _plan(self, hand: list[str]) -> None:
        for card in self._to_toggle(hand):
            self.press(card)
        self.press(self.option("confirm"))

    def _to_toggle(self, hand: list[str]) -> list[Locator]:
        """The cards to touch, first those to put back."""
        wanted = list(hand)
        away, take = [], []
        cards = self.find(".plan [data-card]").all()
        states = [(c.get_attribute("data-card"), c.get_attribute("aria-pressed")) for c in cards]
        for card, (kind, pressed) in zip(cards, states, strict=True):
            if pressed == "true" and kind in wanted:
                wanted.remove(kind)
            elif pressed == "true":
                away.append(card)
        for card, (kind, pressed) in zip(cards, states, strict=True):
            if pressed != "true" and kind in wanted:
                wanted.remove(kind)
                take.append(card)
        return away + take

    def _step(self, side: str) -> None:
        self.press(self.option(side))

    def _turn(self, quarter: int) -> None:
        while self.option("turn").get_attribute("data-turn") != str(quarter):
            self.press(self.option("rotate"))
        self.press(self.option("turn"))

    def _terror(self, choice: str) -> None:
        """What the card does stands there as soon as it is touched."""
        self.press(self.find(f'[data-card="{choice}"]').first)
        card = choice.partition(":")[2] or choice
        expect(self.find(f'.dock [data-told="{card}"]')).to_be_visible()
        self.press(self.option("lose"))

    def _place(self, choice: str) -> None:
        """A place in the maze: on the maze itself."""
        self.press(self.find(f'[data-spot="{choice}"]'))


class Typist(Person):
    """The keyboard alone."""

    def press(self, what: Locator) -> None:
        """Presses Tab until the element has the focus, then Enter."""
        element = what.element_handle()
        assert element is not None
        for _ in range(150):
            if element.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {what}")

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def go_on(self) -> None:
        while self.find("[data-go]").count():
            n = self.find("[data-go]").count()
            expect(self.find("[data-go]").first).to_be_focused()
            shown = self.find("[data-turned]").get_attribute("data-turned")
            self.key("Enter")
            self.page.wait_for_function(
                "was => document.querySelector('[data-turned]')?.dataset.turned !== was"
                " || !document.querySelector('[data-go]')",
                arg=shown,
            )
            assert n == 1

    def _act(self, choice: str) -> None:
        verb, *rest = choice.split(":")
        if verb == "strike":
            self.key("m")
            return
        tags = [
            card.get_attribute("data-card") or "" for card in self.find(".hand [data-card]").all()
        ]
        number = next(n for n, tag in enumerate(tags, 1) if tag.split(":")[1] == rest[0])
        self.key(str(number))
        if verb == "joker" and self.option("burn").count():
            self._down_to("burn")
        self._down_to(choice)
        if self.option("begin").count():
            expect(self.option("begin")).to_be_focused()
            self.key("Enter")

    def _down_to(self, choice: str) -> None:
        """Through the list by the arrow, then Enter."""
        expect(self.find(".uses :focus")).to_be_attached()
        for _ in range(20):
            if self.find(".uses :focus").get_attribute("data-choice") == choice:
                self.key("Enter")
                return
            self.key("ArrowDown")
        raise AssertionError(f"the arrow never came to {choice}")

    def _plan(self, hand: list[str]) -> None:
        expect(self.find("h2[data-ask]")).to_be_focused()
        cards = [card.element_handle() for card in self.find(".plan [data-card]").all()]
        for card in self._to_toggle(hand):
            place = card.evaluate("one => [...one.parentElement.children].indexOf(one)")
            self.key(str(place + 1))
        assert len(cards) <= 9
        self.key("Enter")

    def _step(self, side: str) -> None:
        keys = {"N": "ArrowUp", "E": "KeyD", "S": "ArrowDown", "W": "KeyA", "stop": "Escape"}
        self.key(keys[side])

    def _turn(self, quarter: int) -> None:
        while self.option("turn").get_attribute("data-turn") != str(quarter):
            self.key("r")
        self.key("Enter")

    def _terror(self, choice: str) -> None:
        tags = [card.get_attribute("data-card") for card in self.find(".hand [data-card]").all()]
        self.key(str(tags.index(choice) + 1), "Enter")

    def _place(self, choice: str) -> None:
        places = [one.get_attribute("data-choice") for one in self.find("li [data-choice]").all()]
        self.key(str(places.index(choice) + 1))
