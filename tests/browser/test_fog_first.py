"""Who never played is in the first scene within two minutes, from the home page on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, TimeoutError, expect

from .conftest import Sit
from .fog import GAME, Lover
from .listener import MOVED

pytestmark = pytest.mark.browser

A_WORD, A_PRESS, TWO_MINUTES = 1 / 4, 1.2, 120
"""Seconds: whoever reads every word that is in view reads four a second; that is brisk."""
WORDS = """() => {
  const curtain = document.querySelector('[data-curtain]');
  const parts = curtain ? [curtain] : document.querySelectorAll('main .inner, .dock');
  const found = [];
  for (const part of parts.length ? parts : [document.body]) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
      const holder = node.parentElement;
      const { top, bottom } = holder.getBoundingClientRect();
      const hidden = !holder.checkVisibility() || holder.closest('.sr-only, script, style');
      if (bottom > 0 && top < innerHeight && !hidden) found.push(node.textContent.trim());
    }
  }
  return found;
}"""
"""What there is to read: the page, or at the table what lies in the middle and what is asked."""
READY = "[data-go], .dock[aria-busy=false] [data-ask]"


class Newcomer(Lover):
    """Reads everything once, and presses what comes first."""

    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        super().__init__(context, lang, touch)
        self.read: set[str] = set()
        self.time = 0.0

    def look(self) -> None:
        lines = [line for line in self.page.evaluate(WORDS) if line not in self.read]
        self.read.update(lines)
        self.time += A_WORD * len(re.findall(r"\w[\w’'-]*", " ".join(lines)))

    def first(self, selector: str) -> None:
        self.press(self.find(selector).first)
        self.time += A_PRESS

    def go_through(self) -> None:
        if self.find("[data-go]").count():
            self.first("[data-go]")
            expect(self.find("[data-go]")).to_have_count(0)
            return
        why, n = self.why, self.find("[data-ask]").get_attribute("data-n")
        if why in ("portrait", "colour") and self.answered(n):
            return
        self.first(".name [data-name]" if why == "name" else "[data-choice]")
        if why != "lesson":
            self.first("[data-confirm]")
        self.page.wait_for_function(MOVED, arg=n)

    def answered(self, n: str | None) -> bool:
        """By itself: chosen with the gender, unless the other has taken that colour."""
        try:
            self.page.wait_for_function(MOVED, arg=n, timeout=3000)
        except TimeoutError:
            return False
        return True


@pytest.mark.parametrize(
    ("screen", "lang"), [("desktop", "en"), ("phone", "en"), ("desktop", "fr"), ("phone", "fr")]
)
def test_the_first_scene_within_two_minutes(screen: str, lang: str, sit: Sit) -> None:
    person = sit(screen, lang, hands=Newcomer)
    assert isinstance(person, Newcomer)
    person.go("/")
    person.look()
    person.first(f"a[href*='/new/{GAME}']")
    name = person.find("[data-name=me]")
    expect(name).to_be_visible()
    person.look()
    name.fill("Ada")
    person.first("button[type=submit]")
    person.page.wait_for_selector(READY)
    while person.find("[data-ask=choose]").count() == 0:
        person.look()
        person.go_through()
        person.page.wait_for_selector(READY)
    expect(person.find("[data-scene]").first).to_be_visible()
    assert person.time < TWO_MINUTES
    print(f"{screen}, {lang}: {person.time:.0f} s")
