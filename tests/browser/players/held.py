"""People with a slow server: its messages are held back until the screen has marked the press."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute

from .moments import Moment
from .person import Person

SOON = 100
"""Milliseconds, from a press to the frame that shows it."""
HELD = 2_000
"""Milliseconds that the server says nothing: a press not seen by then is not seen at all."""
TRIES = 5
"""Of so many at most, more must be in time than late: a machine with much else to do may be late
once; a screen that is slow is so more often than not."""

WATCH = f"""(() => {{
  let at = 0;
  let drawing = false;
  const now = {{}};
  const isMarked = (one) => {{
    const style = getComputedStyle(one);
    const {{ left, top, right, bottom }} = one.getBoundingClientRect();
    const by = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
    return style.outlineStyle !== 'none' && right > left && bottom > top
      && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      && (left >= by || top >= by || right + by <= innerWidth || bottom + by <= innerHeight);
  }};
  const frame = () => {{
    const passed = performance.now() - at;
    if (now.touched) now.changed ??= passed;
    if ([...document.querySelectorAll('[data-sent]')].some(isMarked)) now.marked ??= passed;
    drawing = passed < {HELD} && (now.changed === null || now.marked === null);
    if (drawing) requestAnimationFrame(frame);
  }};
  const press = ({{ type }}) => {{
    if (type === 'click' && document.querySelector('[data-sent]')) return; // sent by the touch
    at = performance.now();
    Object.assign(now, {{ touched: false, changed: null, marked: null }});
    if (!drawing) requestAnimationFrame(frame);
    drawing = true;
  }};
  for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, press, true);
  new MutationObserver(() => {{ now.touched = true; }})
    .observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
  window.pressSeen = (what) => new Promise((done) => {{
    const look = () =>
      now[what] === null && drawing ? requestAnimationFrame(look) : done(now[what]);
    look();
  }});
}})()"""
"""On the page's own clock, from the last press: to the first frame after a change of the page
(`changed`), and to the first in which what was pressed is marked, with a line of the mark inside
the window (`marked`)."""

SEEN = "what => window.pressSeen(what)"
ASKED = "n => document.querySelector('[data-n]')?.dataset.n === String(n)"
CURTAIN = f"n => document.querySelector('[data-go]') || ({ASKED})(n)"
OPEN = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""As a link within the page does."""
KEEP = """tables => localStorage.setItem('tablee.tables', JSON.stringify(
  tables.map(([game, id, tokens]) => ({
    id, game, tokens, options: {}, seed: '', daily: '', forked: false, seen: 1, over: false }))))"""
MARKED = "document.querySelectorAll('[data-sent]').length"


class SlowLine:
    """A proxy between a page and its server, which can hold messages back."""

    def __init__(self, page: Page) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        self._moment: Mapping[str, Any] | None = None
        self._line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._between)

    def _between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._line = line

        def hear(text: str | bytes) -> None:
            if self._moment is not None:
                text = self._in_place(json.loads(text))
            if not text:
                return
            if self._held is None or json.loads(text)["t"] == "pong":  # the line itself is alive
                line.send(text)
            else:
                self._held.append((line, text))

        def say(text: str | bytes) -> None:
            if self._moment is None or json.loads(text)["t"] in ("join", "ping"):
                server.send(text)

        server.on_message(hear)
        line.on_message(say)

    def _in_place(self, message: dict[str, Any]) -> str:
        """Replaces the table's position by a chosen moment; whatever is then sent has no effect."""
        if message["t"] == "welcome":
            heat = message.get("heat")
            began = {"heat": {**heat, "paused": False, "show_at": heat["now"]}} if heat else {}
            return json.dumps({**message, **(self._moment or {}), **began})
        return json.dumps(message) if message["t"] == "pong" else ""

    def show(self, moment: Moment) -> None:
        """Pages that join a table are shown this moment, and the server never replies."""
        self._moment = moment.told

    def tell(self, **message: Any) -> None:
        """Sends a message to the page that came last, in place of the server."""
        assert self._line is not None
        self._line.send(json.dumps(message))

    def count(self) -> int:
        """How many messages of the server are held back."""
        return len(self._held or [])

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for line, text in held:
            line.send(text)


class Watched(Person):
    """Checks, at the first press of every kind, that it is marked before the server replies."""

    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        context.add_init_script(WATCH)
        super().__init__(context, lang, touch)
        self.slow = SlowLine(self.page)
        self.pressed: set[str] = set()
        self._times: list[float] | None = None

    def press(self, what: Locator) -> None:
        """A press that is not sent (a card picked, a face chosen) must be marked as well."""
        super().press(what)
        if self._times is not None:
            self._see("changed")

    def _see(self, what: str) -> None:
        took = self.page.evaluate(SEEN, what)
        assert took is not None, f"nothing is {what} by the press"
        assert self._times is not None
        self._times.append(took)

    def time(self, press: Callable[[], Any]) -> float:
        """The longest time until one of these presses was marked; only the last is sent to the
        server."""
        self._times = times = []
        press()
        self._see("marked")
        self._times = None
        return max(times)

    def watch(self, kind: str, press: Callable[[], Any]) -> None:
        """Presses; if this kind is new, with the server's messages held back."""
        if kind in self.pressed:
            press()
            return
        self.pressed.add(kind)
        self.slow.hold()
        self.time(press)
        self.slow.release()


def undecided(tries: Sequence[float]) -> bool:
    late = sum(ms > SOON for ms in tries)
    return len(tries) - late <= late <= TRIES // 2


class AtMoments(Watched):
    """Is shown one moment of a game after the other, and presses everything that can be pressed."""

    def do(self, prompt: dict[str, Any], choice: Any) -> None:
        raise NotImplementedError

    def press_all(self, game: str, moments: dict[str, Moment]) -> dict[str, float]:
        """By kind of press, the usual time until it was marked."""
        took: dict[str, float] = {}
        for kind, at in zip(moments, self.visit(game, [*moments.values()]), strict=True):
            tries: list[float] = []
            while undecided(tries):
                if tries:
                    self.page.reload()
                    self._face(at)
                try:
                    tries.append(self.time(partial(self.do, at.told["prompt"], at.choice)))
                except AssertionError as wrong:
                    raise AssertionError(f"{kind}: {wrong}") from wrong
            took[kind] = median(tries)
        return took

    def visit(self, game: str, moments: Sequence[Moment]) -> Iterator[Moment]:
        """Each at a table of its own, on one page."""
        tables = [self._lay(game, moment) for moment in moments]
        self.go("/rules/fear-of-the-dark")
        self.page.evaluate(KEEP, tables)
        self.go("/stats")
        for moment, (_, table, _) in zip(moments, tables, strict=True):
            self.slow.show(moment)
            self.page.evaluate(OPEN, f"/t/{table}")
            self._face(moment)
            yield moment

    def _face(self, moment: Moment) -> None:
        """The question, behind a curtain perhaps."""
        n = moment.told["prompt"]["ask"]
        self.page.wait_for_function(CURTAIN, arg=n)
        if self.find("[data-go]").count():
            self.press(self.find("[data-go]"))
        self.page.wait_for_function(ASKED, arg=n)

    def _lay(self, game: str, moment: Moment) -> tuple[str, str, dict[str, str]]:
        """A table with as many people, who are all somewhere else."""
        seats = [{"kind": "me", "name": f"Noor {n}"} for n in range(moment.seats)]
        wish = {"game": game, "seats": seats, "options": moment.options}
        made = self.context.request.post("/api/tables", data=wish).json()
        return game, made["table"]["id"], {"0": made["tokens"]["0"]}
