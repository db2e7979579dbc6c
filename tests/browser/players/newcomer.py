"""Somebody who never played: reads every word in view once, at four a second.

The clock of a first play starts at the press that begins it (`time`): the 45 s to the first own
decision count from there. What the home page took before is `home`; it is part of the 5 minutes to
all that one needs (but for Fiese Freunde: `FROM_THE_PRESS`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, expect

from .person import Person

A_WORD, A_PRESS = 1 / 4, 1.2
"""Seconds: whoever reads every word that is in view reads four a second; that is brisk."""
WORDS = """(within) => {
  const over = document.querySelector('[data-curtain], dialog[open]');
  const parts = over ? [over] : document.querySelectorAll(within);
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

FRAME = "new Promise((done) => requestAnimationFrame(done))"


class Newcomer(Person):
    """A mixin for a class that knows the screen of a game."""

    within = "main .scene"
    read: set[str]
    time: float = 0.0
    home: float = 0.0
    """What the home page took, which is the same whatever game one takes there."""

    def scan(self) -> None:
        self.take_in(self.page.evaluate(WORDS, self.within))

    def take_in(self, lines: Iterable[str]) -> None:
        """Nothing is read twice."""
        known = self.__dict__.setdefault("read", set())
        lines = [line for line in lines if line not in known]
        known.update(lines)
        self.time += A_WORD * len(re.findall(r"\w[\w’'-]*", " ".join(lines)))

    def press(self, what: Locator) -> None:
        super().press(what)
        self.time += A_PRESS

    def begin_first(self, game: str) -> None:
        """From the home page on, with one press."""
        self.go("/")
        button = self.find(f"[data-first={game}]")
        expect(button).to_be_visible()
        button.scroll_into_view_if_needed()
        self.scan()
        self.home, self.time = self.time, 0.0
        self.press(button)
        self.page.wait_for_selector("[data-lesson]")

    def lesson(self, lesson: Any) -> None:
        """Checks that this lesson is shown, with a visible ring around the thing it is about."""
        expect(self.find(f"[data-lesson={lesson.id}]")).to_be_visible()
        ring = self.find("[data-points]")
        expect(ring).to_be_visible()
        box, seen = ring.bounding_box(), self.page.viewport_size
        assert box is not None
        assert seen is not None
        assert 0 <= box["x"] <= seen["width"] - box["width"], lesson.id
        assert 0 <= box["y"] <= seen["height"] - box["height"], lesson.id
        assert min(box["width"], box["height"]) > 12, lesson.id
