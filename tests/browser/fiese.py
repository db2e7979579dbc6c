"""People at a table of Fiese Freunde: they see what their screen was told, think as the house
thinks, and answer by pressing what the screen shows."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import WebSocket, expect

from tablee import bots
from tablee.kernel import Subset

from . import house
from .house import House
from .person import Person

GAME = "fiese-freunde"

QUICK = """
import functools, sys
from pathlib import Path
import tablee.server.run as run
from tablee.table.services import Pace
run.Services = functools.partial(run.Services, pace=Pace(bot=10, window=400))
port, data, dist = sys.argv[1:]
sys.exit(run.serve(port=int(port), data=data, dist=Path(dist)))
"""

READY = """n => document.querySelector('.dock[aria-busy=false] [data-ask]')?.dataset.n === String(n)
  || document.querySelector('[data-end]')"""
MOVED = """n => document.querySelector('[data-ask]')?.dataset.n !== String(n)
  || document.querySelector('[data-end]')"""


class QuickHouse(House):
    """Bots that do not pretend to think."""

    def start(self) -> None:
        with mock.patch.object(house, "PROGRAM", QUICK):
            super().start()


class Line:
    """One connection, as its screen hears it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.token = ""
        self.seat: int | None = None
        self.view: dict[str, Any] = {}
        self.prompt: dict[str, Any] | None = None
        self.waiting: list[int] = []
        self.over = False
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._said)

    def _said(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "join":
            self.token = message.get("token", "")

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "welcome":
            self.seat, self.view = message.get("seat"), message["view"]
        elif message["t"] == "update":
            self.view = self.view | message.get("patch", {})
        else:
            return
        self.prompt = message.get("prompt")
        self.waiting = (message.get("waiting") or {}).get("seats", [])
        self.over = message.get("outcome") is not None

    @property
    def open(self) -> bool:
        return not self.socket.is_closed()


class Player(Person):
    """Somebody who plays, in one seat or, on a shared device, in several."""

    lines: list[Line]
    minds: dict[int, random.Random]
    seen: set[str]

    @classmethod
    def of(cls, person: Person) -> Player:
        """The same person, with ears for the table."""
        person.__class__ = cls
        assert isinstance(person, Player)
        person.lines, person.minds, person.seen = [], {}, set()
        person.page.on("websocket", lambda socket: person.lines.append(Line(socket)))
        return person

    @property
    def line(self) -> Line:
        return self.lines[-1]

    # -- thinking -------------------------------------------------------------------------------

    def think(self, prompt: dict[str, Any]) -> Any:
        seat = self.line.seat
        assert seat is not None
        form = prompt["form"]
        options: Any = tuple(frozen(one) for one in form.get("options", ()))
        if form["form"] == "subset":
            options = Subset(tuple(form["items"]), form["lo"], form["hi"])
        asked = bots.Prompt(seat, prompt["why"], prompt["rule"], options, prompt.get("args", {}))
        rand = self.minds.setdefault(seat, random.Random(f"7{seat}"))
        return bots.find(GAME, bots.HOUSE)(self.line.view, [], asked, rand)

    # -- answering ------------------------------------------------------------------------------

    def turn(self, look: bool = True) -> None:
        """Answers what is asked, if something is; every kind of question is looked at once."""
        prompt = self.line.prompt
        if prompt is None:
            return
        self.page.wait_for_function(READY, arg=prompt["ask"])
        if self.over:
            return
        if look and prompt["why"] not in self.seen and prompt["why"] != "call":
            self.seen.add(prompt["why"])
            self.check(prompt["why"])
        self.answer(prompt, self.think(prompt))
        self.page.wait_for_function(MOVED, arg=prompt["ask"])

    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        why = prompt["why"]
        if why == "call":
            self._call(choice)
        elif why in ("name", "decide"):
            self._persons(choice)
        elif why in ("open", "bid"):
            self._bid(choice)
        elif why in ("keep", "draft") and choice != "nothing":
            self.press(self.find(f'.choice [data-card="{choice}"]'))
        elif why == "order":
            orders = [frozen(one) for one in prompt["form"]["options"]]
            self.press(self.option(f"order-{orders.index(tuple(choice))}"))
        elif why == "packet":
            self.press(self.option(f"packet-{choice}"))
        elif why == "exchange":
            for category in choice:
                self.press(self.option(f"swap:{category}"))
            self.press(self.option("confirm"))
        else:
            if str(choice).startswith(("take:", "auction:")):
                self.press(self.find(f'[data-card="{choice.partition(":")[2]}"]'))
            self.press(self.option(choice).first)

    def _call(self, choice: str) -> None:
        """Whoever can only stay is answered for by the table, perhaps in this very moment."""
        press = "choice => document.querySelector(`.dock [data-choice=${choice}]`)?.click()"
        self.page.evaluate(press, choice)

    def _persons(self, cast: list[int]) -> None:
        for part in self.find("fieldset[data-slots]").all():
            slots = part.get_attribute("data-slots") or ""
            for slot in slots.split(","):
                face = part.locator(f'[data-person="{cast[int(slot)]}"]')
                if face.get_attribute("aria-pressed") == "false":
                    self.press(face)
        self.press(self.option("confirm"))

    def _bid(self, choice: str) -> None:
        """By the large button, or by so many steps."""
        amount = int(choice.partition(":")[2] or 0)
        output = self.find(".dock output")
        while choice != "drop" and not self.option(choice).count():
            shown = int(output.inner_text())
            self.press(self.find(".dock .step button").nth(1 if shown < amount else 0))
        self.press(self.option(choice).first)

    # -- the table ------------------------------------------------------------------------------

    def set_table(self, seats: list[tuple[str, str]], seed: str) -> str:
        """Through the page that is there for it: kinds and names. Returns the address."""
        self.go(f"/new/{GAME}?seed={seed}")
        rows = self.find("form ul li")
        while rows.count() > len(seats):
            self.press(rows.last.locator("button"))
        for row, (kind, name) in zip(rows.all(), seats, strict=True):
            if kind != "me" or row.locator("select").is_enabled():
                row.locator("select").select_option(kind)
            if name:
                row.locator("input").fill(name)
        self.press(self.find("button[type=submit]"))
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def read_life(self, name: str) -> None:
        """The biography at the end: to read, to read aloud, to keep, to print, as a picture."""
        mine = self.find(".lives > li").filter(has_text=name)
        expect(mine).to_have_count(1)
        self.press(mine.locator("[data-read]"))
        life = self.find("dialog[open] .biography")
        expect(life.locator("section").first.locator("li").first).to_contain_text(name)
        self.check("a life")
        tools = life.locator(".tools button")
        self.press(tools.nth(0))
        expect(tools.nth(0)).to_have_attribute("aria-pressed", "true")
        with self.page.expect_download() as kept:
            self.press(tools.nth(1))
        text = Path(kept.value.path()).read_text("utf-8")
        assert f"<h1>{escaped(name)}</h1>" in text
        assert f'<html lang="{self.lang}">' in text
        assert "http://" not in text.replace("http://www.w3.org/", "")
        self.page.evaluate(
            """() => {
                const words = () => document.querySelector('.ff-print').textContent;
                window.print = () => (window.printed = words());
            }"""
        )
        self.press(tools.nth(2))
        assert name in self.page.evaluate("window.printed")
        self.page.evaluate("dispatchEvent(new Event('afterprint'))")
        with self.page.expect_download() as drawn:
            self.press(tools.nth(3))
        assert Path(drawn.value.path()).read_bytes().startswith(b"\x89PNG")
        self.page.keyboard.press("Escape")


def frozen(choice: Any) -> Any:
    return tuple(frozen(one) for one in choice) if isinstance(choice, list) else choice


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
