"""As much of Playwright's page as the hands of tests/browser use, for a browser of drivers.py:
the people who play in Chromium play here, too."""

from __future__ import annotations

import builtins
import json
import os
import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .drivers import PATIENCE, Driver
from .scripts import FILL, FIND, MISSED, POINT, UNTIL

PICTURES = os.environ.get("TABLEE_PICTURES", "")
"""A folder for what was seen; "": nothing is kept."""

KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}  # fmt: skip


class Page:
    def __init__(self, driver: Driver, home: str, touch: bool) -> None:
        self.driver, self.home = driver, home
        self.keyboard = Keyboard(driver)
        self.pointer = "touch" if touch else "mouse"
        self.overheard: list[Overheard] = []
        self._heard: Callable[[Overheard], None] = lambda _: None

    def on(self, event: str, listener: Callable[[Any], None]) -> None:
        """Of all that Playwright tells, only connections: see `overhear`."""
        if event == "websocket":
            self._heard = listener

    def overhear(self) -> None:
        """What the table tells the person who sits at this screen, by a connection of our own."""
        table = self.evaluate("location.pathname").rpartition("/")[2]
        known = json.loads(self.evaluate("localStorage.getItem('tablee.tables')"))
        tokens = next(one["tokens"] for one in known if one["id"] == table)
        socket = Overheard(self.home, table, next(iter(tokens.values())))
        self.overheard.append(socket)
        self._heard(socket)
        socket.begin()

    def _listen(self) -> None:
        for socket in self.overheard:
            socket.listen()

    # -- as Playwright's ------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return str(self.evaluate("location.href"))

    def goto(self, path: str) -> None:
        self.driver.open(path if path.startswith("http") else self.home + path)

    def locator(self, selector: str) -> Found:
        return Found(self, [(selector, None)])

    def evaluate(self, script: str, arg: Any = None) -> Any:
        self._listen()
        return self.driver.run(script, arg)

    def wait_for_function(
        self, script: str, arg: Any = None, timeout: float = PATIENCE * 1000
    ) -> Any:
        looking = UNTIL.replace("CONDITION", script)
        end = time.monotonic() + timeout / 1000
        while time.monotonic() < end:
            self._listen()
            found = self.driver.run(looking, arg, 300)
            if found:
                return found
        if PICTURES:
            self.screenshot(Path(PICTURES, "never-seen.png"))
        raise TimeoutError(f"never seen at {self.url}: {script} {arg or ''}")

    def wait_for_selector(self, selector: str, state: str = "visible") -> None:
        look = "([one]) => one" if state == "attached" else "([one]) => one?.checkVisibility()"
        script = f"(steps, find) => Boolean(({look})(find(steps)))"
        self.wait_for_function(script, [(selector, None)])

    def wait_for_url(self, pattern: str) -> None:
        """With stars, as in `**/t/*`."""
        script = "pattern => new RegExp(pattern).test(location.href)"
        self.wait_for_function(script, re.escape(pattern).replace(r"\*", ".*") + "$")

    def screenshot(self, path: Path) -> None:
        path.write_bytes(self.driver.picture())

    def close(self) -> None:
        for socket in self.overheard:
            socket.close()

    def press_at(self, x: int, y: int) -> None:
        steps = [
            {"type": "pointerMove", "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "hand", "parameters": {"pointerType": self.pointer}}
        self.driver.act([source | {"actions": steps}])


class Found:
    """Like a locator: looked for anew each time that it is used."""

    def __init__(self, page: Page, steps: list[tuple[str, int | None]]) -> None:
        self.page, self.steps = page, steps

    def nth(self, n: int) -> Found:
        *before, (selector, _) = self.steps
        return Found(self.page, [*before, (selector, n)])

    @property
    def first(self) -> Found:
        return self.nth(0)

    @property
    def last(self) -> Found:
        return self.nth(-1)

    def locator(self, selector: str) -> Found:
        return Found(self.page, [*self.steps, (selector, None)])

    def _now(self, script: str) -> Any:
        return self.page.evaluate(f"(steps) => ({script})(({FIND})(steps))", self.steps)

    def _wait(self, script: str) -> Any:
        """Of the first, once it is there; in a list, so that nothing counts as something."""
        look = f"(steps, find) => {{ const [one] = find(steps); return one && [({script})(one)]; }}"
        return self.page.wait_for_function(look, self.steps)[0]

    def count(self) -> int:
        return int(self._now("(all) => all.length"))

    def all(self) -> list[Found]:
        return [self.nth(n) for n in range(self.count())]

    def get_attribute(self, name: str) -> str | None:
        found: str | None = self._wait(f"(one) => one.getAttribute({json.dumps(name)})")
        return found

    def inner_text(self) -> str:
        return str(self._wait("(one) => one.innerText"))

    def is_enabled(self) -> bool:
        return bool(self._wait("(one) => !one.matches(':disabled')"))

    def is_visible(self) -> bool:
        return bool(self._now("([one]) => Boolean(one?.checkVisibility())"))

    def click(self) -> None:
        while True:
            self.page.press_at(*self.page.wait_for_function(POINT, self.steps))
            if not self.page.evaluate(MISSED):
                return

    tap = click

    def check(self) -> None:
        if not self._wait("(one) => one.checked"):
            self.click()

    def fill(self, text: str) -> None:
        self._wait("(one) => one.focus()")
        self.page.evaluate(FILL, [text])

    select_option = fill


class Keyboard:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def press(self, key: str) -> None:
        self.type(KEYS.get(key, key))

    def type(self, text: str) -> None:
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.driver.act([{"type": "key", "id": "keys", "actions": keys}])


class Context:
    """One browser with one page; what it stores is gone with it."""

    def __init__(self, driver: Driver, home: str, touch: bool) -> None:
        self.driver, self.home, self.touch = driver, home, touch

    def new_page(self) -> Page:
        return Page(self.driver, self.home, self.touch)

    def add_init_script(self, script: str) -> None:
        """Not to be had in every browser, and not needed: these hands only press."""


class Overheard:
    """A connection of our own to the same seat, heard whenever the page is asked something."""

    def __init__(self, home: str, table: str, token: str) -> None:
        self._stack = ExitStack()
        address = f"{home.replace('http', 'ws')}/ws/{table}"
        self._line = self._stack.enter_context(connect(address, max_size=None))
        self._line.send(json.dumps({"t": "join", "token": token, "deep": True}))
        self._ears: list[Callable[[str], None]] = []
        self._closed = False

    def on(self, event: str, listener: Callable[[str], None]) -> None:
        if event == "framereceived":
            self._ears.append(listener)

    def begin(self) -> None:
        """To the first thing it is told."""
        self._tell(self._line.recv(timeout=PATIENCE))

    def _tell(self, text: str | bytes) -> None:
        for ear in self._ears:
            ear(str(text))

    def listen(self) -> None:
        try:
            while not self._closed:
                self._tell(self._line.recv(timeout=0))
        except builtins.TimeoutError:
            pass
        except ConnectionClosed:
            self._closed = True

    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        self._stack.close()
