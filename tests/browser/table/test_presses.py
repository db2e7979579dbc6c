"""Every press is seen at once, in every game, while the server has not said a word yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.anomia import Player as Racer
from tests.browser.players.anomia import ShortHouse
from tests.browser.players.fiese import Player as Friend
from tests.browser.players.fog import FRAME, Lover
from tests.browser.players.held import MARKED, Watched
from tests.browser.players.house import QuickHouse
from tests.browser.players.reader import PlainHouse, Reader
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

RUN = load("win")
NOTHING_MARKED = f"() => !{MARKED}"
ASKED = """() => document.querySelector('[data-end], [data-go], [data-next]')
  || document.querySelector('.dock[aria-busy=false] [data-ask]')"""


class Lost(Watched):
    """In Fear of the Dark."""

    def _act(self, choice: str) -> None:
        self.watch(f"act {choice.split(':')[0]}", lambda: super(Lost, self)._act(choice))

    def _plan(self, hand: list[str]) -> None:
        self.watch("plan", lambda: super(Lost, self)._plan(hand))

    def _step(self, side: str) -> None:
        self.watch("step", lambda: super(Lost, self)._step(side))

    def _turn(self, quarter: int) -> None:
        self.watch("turn", lambda: super(Lost, self)._turn(quarter))

    def _terror(self, choice: str) -> None:
        self.watch("terror", lambda: super(Lost, self)._terror(choice))

    def _place(self, choice: str) -> None:
        self.watch("place", lambda: super(Lost, self)._place(choice))


class WatchedFriend(Watched, Friend):
    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        verb = str(choice).partition(":")[0] if prompt["why"] == "turn" else ""
        kind = f"{prompt['why']} {verb}".strip()
        self.watch(kind, lambda: super(WatchedFriend, self).answer(prompt, choice))


class WatchedLover(Watched, Lover):
    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        self.watch(prompt["why"], lambda: super(WatchedLover, self).answer(prompt, choice))


class WatchedRacer(Watched, Racer):
    def hit(self, selector: str) -> None:
        if self.find(selector).count():
            self.watch(selector, lambda: super(WatchedRacer, self).hit(selector))

    def answer(self, title: str) -> None:
        self.watch("a word", lambda: super(WatchedRacer, self).answer(title))


class WatchedReader(Watched, Reader):
    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        kind = f"{prompt['why']} {prompt['form']['form']}"
        self.watch(kind, lambda: super(WatchedReader, self).answer(prompt, choice))


def test_in_fear_of_the_dark(sit: Sit) -> None:
    pressed: set[str] = set()
    for run in (RUN, load("door")):
        person = sit(hands=Lost).begin(run)
        assert isinstance(person, Lost)
        for choice in run.choices:
            person.play(choice)
        person.page.wait_for_function(NOTHING_MARKED)
        pressed |= set(person.pressed)
    assert {"act play", "act strike", "plan", "step", "turn", "place"} <= pressed


def test_in_fiese_freunde(sit: Sit, quick: QuickHouse) -> None:
    """And what is not asked: taking back, talk."""
    person = sit(theme="light", at=quick, hands=WatchedFriend)
    assert isinstance(person, WatchedFriend)
    person.set_table([("me", "Ada"), ("bot", "Robin"), ("bot", "Kim")], "pressed")
    person.page.wait_for_selector(person.there)
    for _ in range(60):
        person.turn(look=False)
        if person.over or len(person.pressed) > 9:
            break
        person.page.wait_for_function(ASKED)
    assert {"sex", "turn take"} <= set(person.pressed)
    assert len(person.pressed) > 5, person.pressed
    undo = person.find("header [role=toolbar] button").first
    if undo.is_enabled():
        person.watch("undo", undo.click)
    person.press(person.find(".story .tabs button").nth(1))
    person.find("#chat-text").fill("Hello")
    person.watch("talk", lambda: person.page.keyboard.press("Enter"))
    expect(person.find(".chat .mine").last).to_contain_text("Hello")
    expect(person.find("[data-saying]")).to_have_count(0)


def test_in_fog_of_love(sit: Sit, quick: QuickHouse) -> None:
    person = sit(theme="light", at=quick, hands=WatchedLover)
    assert isinstance(person, WatchedLover)
    person.set_table("sunday", "bot", "Ada", seed="pressed")
    person.page.wait_for_selector("[data-ask], [data-go]")
    for _ in range(60):
        person.turn(look=False)
        if person.over or {"play", "choose"} <= set(person.pressed):
            break
        person.page.wait_for_function(ASKED)
    assert {"gender", "traits", "play", "choose"} <= set(person.pressed)


def test_in_anomia(sit: Sit, short: ShortHouse) -> None:
    person = sit(theme="light", at=short, hands=WatchedRacer)
    assert isinstance(person, WatchedRacer)
    person.set_table(["me", "bot:house", "bot:house"], "words=fr&spotting=at-once&seed=pressed")
    person.page.wait_for_selector("[data-choice=ready]")
    person.hit("[data-choice=ready]")
    for _ in range(3000):
        if person.over or "a word" in person.pressed:
            break
        person.turn()
        person.page.evaluate(FRAME)
    assert {"[data-choice=ready]", "a word"} <= set(person.pressed)
    assert any("data-draw" in kind for kind in person.pressed)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHouse]:
    with PlainHouse(tmp_path_factory.mktemp("plain") / "data") as house:
        yield house


@pytest.mark.parametrize("game", ["forms", "fiese-freunde"])
def test_on_the_table_of_text(game: str, sit: Sit, plain: PlainHouse) -> None:
    person = sit(theme="light", at=plain, hands=WatchedReader, textTable=True)
    assert isinstance(person, WatchedReader)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Robin"}]
    person.lay(game, seats, "pressed")
    for _ in range(14):
        prompt = person.asked() if person.find("[data-ask]").count() else None
        if prompt is not None:
            person.answer(prompt, person.think(prompt))
        person.page.wait_for_function(ASKED)
        if person.over:
            break
    assert len(person.pressed) >= 2
