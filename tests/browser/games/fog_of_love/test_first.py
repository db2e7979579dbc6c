"""A newcomer reaches the first scene within two minutes of opening the home page."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Sit
from tests.browser.players.fog import GAME, Lover
from tests.browser.players.listener import MOVED
from tests.browser.players.newcomer import Newcomer

pytestmark = pytest.mark.browser

TWO_MINUTES = 120
READY = "[data-go], .dock[aria-busy=false] [data-ask]"


class FogNewcomer(Newcomer, Lover):
    """Reads everything once, and presses what comes first."""

    within = "main .inner, .dock, [data-lesson]"

    def first(self, selector: str) -> None:
        self.press(self.find(selector).first)

    def go_through(self) -> None:
        if self.find("[data-go]").count():
            self.first("[data-go]")
            expect(self.find("[data-go]")).to_have_count(0)
            return
        why, n = self.why, self.find("[data-ask]").get_attribute("data-n")
        if why in ("portrait", "colour") and self.answered(n):
            return
        self.first(".name [data-name]" if why == "name" else "[data-choice]")
        self.first("[data-confirm]")
        self.page.wait_for_function(MOVED, arg=n)

    def answered(self, n: str | None) -> bool:
        """Whether the page has answered by itself: chosen together with the gender, unless the
        other has that colour."""
        try:
            self.page.wait_for_function(MOVED, arg=n, timeout=3000)
        except TimeoutError:
            return False
        return True


@pytest.mark.parametrize(
    ("screen", "lang"), [("desktop", "en"), ("phone", "en"), ("desktop", "fr"), ("phone", "fr")]
)
def test_the_first_scene_within_two_minutes(screen: str, lang: str, sit: Sit) -> None:
    person = sit(screen, lang, hands=FogNewcomer, new=True)
    assert isinstance(person, FogNewcomer)
    person.go("/")
    person.scan()
    person.first(f"a[href*='/new/{GAME}']")
    name = person.find("[data-name=me]")
    expect(name).to_be_visible()
    person.scan()
    name.fill("Ada")
    person.first("button[type=submit]")
    person.page.wait_for_selector(READY)
    while person.find("[data-ask=choose]").count() == 0:
        person.scan()
        person.go_through()
        person.page.wait_for_selector(READY)
    expect(person.find("[data-scene]").first).to_be_visible()
    expect(person.find("[data-lesson=both]")).to_be_visible()
    assert person.time < TWO_MINUTES
    print(f"{screen}, {lang}: {person.time:.0f} s")
