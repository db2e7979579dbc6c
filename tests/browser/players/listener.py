"""People who hear what their screen is told, and think as the house thinks."""

from __future__ import annotations

import json
import random
from typing import Any, ClassVar, Self

from playwright.sync_api import BrowserContext, WebSocket

from tablee import bots
from tablee.kernel import Options, Subset
from tablee.kernel.showing.patches import patched

from .person import Person

READY = """n => {
  const ask = document.querySelector('.dock[aria-busy=false] [data-ask]');
  return document.querySelector('[data-end], [data-go]') || (ask && Number(ask.dataset.n) >= n)
    || document.querySelector('.dock[aria-busy=false] [data-waits]');
}"""
"""It is asked, or no longer: the table answers for those who can only pass."""
MOVED = """n => document.querySelector('[data-end], [data-go]')
  || document.querySelector('[data-ask]')?.dataset.n !== String(n)"""


class Line:
    """One connection, with the messages that its client has received."""

    def __init__(self) -> None:
        self.token = ""
        self.seat: int | None = None
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.prompt: dict[str, Any] | None = None
        self.asked: list[dict[str, Any]] = []
        self.waiting: list[int] = []
        self.over = False

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "welcome":
            self.seat, self.view = message.get("seat"), message["view"]
        elif message["t"] == "update":
            self.view = patched(self.view, message.get("patch", {}))
        else:
            return
        fresh = message.get("events", [])
        self.events = [old for old in self.events if old["n"] <= message["last"] - len(fresh)]
        self.events += [{"args": {}, "rule": "", **note} for note in fresh]
        self.prompt = message.get("prompt")
        if self.prompt:
            self.asked.append(self.prompt)
        self.waiting = (message.get("waiting") or {}).get("seats", [])
        self.over = message.get("outcome") is not None

    @property
    def open(self) -> bool:
        raise NotImplementedError


class ScreenLine(Line):
    """The connection of a page."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__()
        self.socket = socket
        socket.on("framereceived", self.hear)
        socket.on("framesent", self._said)

    def _said(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "join":
            self.token = "" if message.get("curtain") else message.get("token", "")

    @property
    def open(self) -> bool:
        return not self.socket.is_closed()


class Listener(Person):
    """Somebody who plays, in one seat or, on a shared device, in several."""

    game: ClassVar[str]
    there: ClassVar[str] = "[data-ask]"
    """What is seen as soon as one sits at the table."""

    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        super().__init__(context, lang, touch)
        self.lines: list[Line] = []
        self.minds: dict[int, random.Random] = {}
        self.seen: set[str] = set()
        self.ordered = ""  # what a standing order answers, and this person leaves to it
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        self.lines.append(ScreenLine(socket))

    @property
    def line(self) -> Line:
        return self.lines[-1]

    def seat_lines(self, wanted: int) -> int:
        """Open connections with a seat's token, after the browser has reported those that
        closed."""
        for _ in range(6000):
            count = sum(bool(line.open and line.token) for line in self.lines)
            if count == wanted:
                break
            self.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
        return count

    def join(self, address: str, name: str, look: bool = False) -> Self:
        """By the link, in the seat that is free."""
        self.go(address)
        self.find("#seat-name").fill(name)
        if look:
            self.check("a free seat")
        self.press(self.find("[role=note] button[type=submit]"))
        self.page.wait_for_selector(self.there)
        return self

    def come_back(self, address: str) -> None:
        """Dismisses the summary of what happened meanwhile."""
        self.go(address)
        self.press(self.find("[data-back]"))

    # -- thinking -------------------------------------------------------------------------------

    def think(self, prompt: dict[str, Any]) -> Any:
        seat = self.line.seat
        assert seat is not None
        options = self.options(prompt["form"], seat)
        asked = bots.Prompt(seat, prompt["why"], prompt["rule"], options, prompt.get("args", {}))
        rand = self.minds.setdefault(seat, random.Random(f"7{seat}"))
        return bots.find(self.game, bots.HOUSE)(self.line.view, self.remembered, asked, rand)

    @property
    def remembered(self) -> list[dict[str, Any]]:
        """The events given to the bot besides the view: none, which is quick."""
        return []

    def options(self, form: dict[str, Any], seat: int) -> Options:
        """As the rules had them, before they were sent."""
        if form["form"] == "subset":
            return Subset(tuple(form["items"]), form["lo"], form["hi"])
        return tuple(frozen(one) for one in form.get("options", ()))


def frozen(choice: Any) -> Any:
    return tuple(frozen(one) for one in choice) if isinstance(choice, list) else choice


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
