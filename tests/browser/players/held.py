"""People whose server is slow: what it says is held back until the screen has shown the press."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute

from .person import Person

MOST_FRAMES = 6
"""A tenth of a second, on a screen that is drawn sixty times in one."""

WATCH = """(() => {
  const last = { frames: null, on: false };
  window.lastPress = last;
  const count = () => { if (last.on) { last.drawn += 1; requestAnimationFrame(count); } };
  const press = () => Object.assign(last, { frames: null, drawn: 0, on: true });
  for (const kind of ['pointerdown', 'click', 'keydown', 'submit']) {
    addEventListener(kind, () => { const was = last.on; press(); if (!was) count(); }, true);
  }
  new MutationObserver(() => { if (last.frames === null) last.frames = last.drawn; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()"""
"""Counts the frames between the last press and the first change of the page after it."""

SEEN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const marked = [...document.querySelectorAll('[data-sent]')].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).outlineStyle !== 'none';
  });
  window.lastPress.on = false;
  done({ frames: window.lastPress.frames, marked: marked.length });
})))"""

MARKED = "document.querySelectorAll('[data-sent]').length"


class SlowLine:
    """Between a page and its server."""

    def __init__(self, page: Page) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        page.route_web_socket(re.compile("/ws/"), self._between)

    def _between(self, line: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            if self._held is None:
                line.send(text)
            else:
                self._held.append((line, text))

        line.connect_to_server().on_message(hear)

    def count(self) -> int:
        """So many words of the server wait."""
        return len(self._held or [])

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for line, text in held:
            line.send(text)


class Watched(Person):
    """Looks, at the first press of every kind, whether it is seen before the server says a word."""

    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        context.add_init_script(WATCH)
        super().__init__(context, lang, touch)
        self.slow = SlowLine(self.page)
        self.pressed: dict[str, Any] = {}

    def watch(self, kind: str, press: Any) -> None:
        """Presses; of a new kind, with the server's words held back."""
        if kind in self.pressed:
            press()
            return
        self.slow.hold()
        press()
        self.pressed[kind] = seen = self.page.evaluate(SEEN)
        self.slow.release()
        assert seen["marked"], f"{kind}: the press is not to be seen"
        assert seen["frames"] is not None, f"{kind}: nothing has changed"
        assert seen["frames"] <= MOST_FRAMES, f"{kind}: seen after {seen['frames']} frames"
