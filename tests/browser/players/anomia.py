"""People at a table of Anomia: they see their own screen, find a word in the lists, and type it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import BrowserContext, WebSocket, expect

from tablee.games.anomia.content.themes import LANGS, NUMBERS, pack

from .house import House
from .listener import Listener

GAME = "anomia"
PADS = ("Hugo", "Inès", "Manon")

SHORT = """
import sys
from pathlib import Path
import msgspec
from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.anomia.rules import deciding, spoken
from tablee.server.run import serve
deciding.VOTE = spoken.VOTE = 60_000
EDITIONS["fr"] = msgspec.structs.replace(EDITIONS["fr"], cards=(3,) * 6, duels=2)
port, data, dist = sys.argv[1:]
sys.exit(serve(port=int(port), data=data, dist=Path(dist)))
"""
"""A box with three cards of each symbol: a game takes half a minute, and judges have time."""

FIRST = """
import sys
from importlib import import_module
from pathlib import Path
from tablee.games.anomia.rules import deciding, drawing
from tablee.server.run import serve
gentle = import_module("tablee.games.anomia.bot.gentle")
deciding.OBJECT = drawing.SLOW = 120_000
gentle.LONG_LOOK = gentle.SHORT_LOOK = 300
gentle.SLOWEST = gentle.QUICKEST = 30_000
port, data, dist = sys.argv[1:]
sys.exit(serve(port=int(port), data=data, dist=Path(dist)))
"""
"""Bots draw at once, and whoever is new has all the time to judge and to draw."""

KEYBOARD = """height => {
  const view = Object.assign(new EventTarget(), { offsetTop: 0, offsetLeft: 0, scale: 1 });
  const covers = () => document.activeElement?.matches('input, textarea');
  Object.defineProperties(view, {
    width: { get: () => innerWidth },
    height: { get: () => (covers() ? height : innerHeight) },
  });
  Object.defineProperty(window, 'visualViewport', { value: view });
  for (const focus of ['focusin', 'focusout']) {
    addEventListener(focus, () => setTimeout(() => view.dispatchEvent(new Event('resize'))));
  }
}"""
"""A keyboard on the glass: as soon as a field has the focus, only so much of the page is seen."""

SEEN = """() => {
  const dock = document.querySelector('.dock');
  const one = (selector) => document.querySelector(selector);
  return {
    stage: dock?.dataset.stage ?? '',
    name: one('.layer.mine [data-name]')?.dataset.name ?? '',
    handed: Boolean(one('.note.shown')),
    draw: [...document.querySelectorAll('.pile.mine:not(.none)')].map((one) => one.dataset.draw),
    can: [...document.querySelectorAll('.dock [data-choice]')].map((one) => one.dataset.choice),
    pad: Boolean(one('.pad.live:not(.hit)')),
    over: Boolean(one('[data-end]')),
    lesson: one('[data-lesson]')?.dataset.lesson ?? '',
  };
}"""


PRESS = """() => document.querySelector('.pad')
  ?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }))"""


class ShortHouse(House):
    program = SHORT


class FirstHouse(House):
    program = FIRST


class Player(Listener):
    game = GAME
    there = ".dock"

    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        super().__init__(context, lang, touch)
        self.sent: list[dict[str, Any]] = []

    def listen(self, socket: WebSocket) -> None:
        super().listen(socket)
        socket.on("framesent", lambda text: self.sent.append(json_of(text)))

    @property
    def view(self) -> dict[str, Any]:
        return self.line.view

    def answers(self) -> list[Any]:
        """What was sent to the table as answers, in order."""
        return [message["choice"] for message in self.sent if message["t"] == "answer"]

    # -- the table ------------------------------------------------------------------------------

    def set_table(self, kinds: list[str], query: str = "", mode: str = "typed") -> str:
        """Makes a table through its setup page; returns the address."""
        self.go(f"/new/{GAME}?{query}")
        self.find(f"input[value={mode}]").check()
        rows = self.find("form ul li")
        while rows.count() < len(kinds):
            self.press(self.find("form fieldset .row button"))
        for row, kind in zip(rows.all(), kinds, strict=True):
            if row.locator("select").is_enabled():
                row.locator("select").select_option(kind)
        if mode != "screen":
            rows.first.locator("input").fill("Ada")
        self.press(self.find("button[type=submit]"))
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def cover(self, height: int) -> Player:
        """Simulates an on-screen keyboard that leaves so much of a small phone's height."""
        self.context.add_init_script(f"({KEYBOARD})({height})")
        self.page.set_viewport_size({"width": 360, "height": 640})
        return self

    def ready(self) -> None:
        self.press(self.find("[data-choice=ready]"))
        self.page.wait_for_function("() => !document.querySelector('[data-choice=ready]')")

    # -- playing --------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

    def turn(self) -> None:
        """Does what this person has to do now, if anything."""
        now = self.look()
        kind = f"{now['stage']}/{bool(now['name'])}"
        if now["stage"] and kind not in self.seen:
            self.seen.add(kind)
            self.check_kind(kind)
        if now["draw"]:
            self.hit(f".pile.mine[data-draw={now['draw'][0]}]")
        elif now["name"] and now["stage"] == "race" and not now["handed"]:
            self.answer(now["name"])
        elif "fine" in now["can"]:
            self.hit("[data-choice=fine]")
        elif "yes" in now["can"]:
            self.hit("[data-choice=yes]")

    def answer(self, title: str) -> None:
        """The first word of the list that is not burned, by the keys, wherever the focus is."""
        burned = {one["word"] for one in self.view["burned"]}
        word = next(word for word in words(title) if word not in burned and word.isascii())
        self.page.keyboard.type(word[0])
        self.begun()
        self.page.keyboard.type(word[1:])
        self.page.keyboard.press("Enter")

    def begun(self) -> None:
        """After the first key."""

    def hit(self, selector: str) -> None:
        """A press that may come too late: the table does not wait."""
        self.page.evaluate("one => document.querySelector(one)?.click()", selector)

    def hit_pad(self) -> None:
        self.page.evaluate(PRESS)


def three_ready(play: Callable[..., Player], query: str) -> list[Player]:
    """Three with clocks that can be turned; the first has laid the table."""
    host, *others = (play() for _ in range(3))
    for player in (host, *others):
        player.page.clock.install()
    address = host.set_table(["me", "open", "open"], f"seed=three&first=0&{query}")
    for other, name in zip(others, ("Ben", "Cleo"), strict=True):
        other.join(address, name)
    for player in (host, *others):
        player.ready()
    return [host, *others]


def big_screen(play: Callable[..., Player], lang: str, query: str = "") -> tuple[Player, str]:
    """A table that nobody sits at, and the address for the phones."""
    screen = play("desktop", lang)
    same = f"words={lang}&spotting=at-once&seed=ask&first=0&{query}"
    screen.set_table(["open"] * 3, same, "screen")
    return screen, screen.find("[data-invite] [data-qr]").get_attribute("data-qr") or ""


def pads(play: Callable[..., Player], lang: str) -> list[Player]:
    """Three phones before one screen, ready to play."""
    _, address = big_screen(play, lang)
    phones = [play("phone", lang).join(address, name) for name in PADS]
    for phone, name in zip(phones, PADS, strict=True):
        expect(phone.find("[data-self] b")).to_have_text(name)
        expect(phone.find("[data-short] li")).to_have_count(3)
        phone.ready()
    return phones


def matching(view: dict[str, Any]) -> list[int]:
    """The seats whose cards match: visible on the table, though no screen points it out yet
    (AN-7.3)."""
    tops = [(pile["seat"], pile["top"]["symbol"]) for pile in view.get("places", ()) if pile["top"]]
    for n, (one, mark) in enumerate(tops):
        for two, other in tops[n + 1 :]:
            if one != two and (mark == other or {mark, other} == {*view["roll"]}):
                return sorted([one, two])
    return []


def draw_until_a_match(players: list[Player]) -> tuple[list[Player], list[Player]]:
    """Draws until two cards match; returns the rivals, and the others."""
    for _ in range(200):
        rivals = matching(players[0].view)
        if rivals:
            for player in players:
                player.page.wait_for_function(
                    "heat => document.querySelector('.dock')?.dataset.heat === String(heat)",
                    arg=players[0].view["heat"],
                )
            racing = [players[seat] for seat in rivals]
            return racing, [one for one in players if one not in racing]
        for player in players:
            player.hit(".pile.mine:not(.none), .dock .draw [data-draw]:enabled")
            player.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
    raise AssertionError("no two cards ever matched")


@cache
def words(title: str) -> tuple[str, ...]:
    """What can be answered to a theme."""
    themes = (theme for lang in LANGS for n in NUMBERS for theme in pack(lang, n).themes)
    return next(theme.answers for theme in themes if theme.title == title)


def json_of(text: str | bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found
