"""Two people at a table of Fog of Love: they see what their screen was told, think as the house
thinks, and answer by pressing what the screen shows."""

from __future__ import annotations

import random
from typing import Any

from tablee import bots
from tablee.kernel import Subset, Text

from .fiese import Line, frozen
from .person import Person

GAME = "fog-of-love"

READY = """n => document.querySelector('[data-end], [data-go]')
  || document.querySelector('.dock[aria-busy=false] [data-ask]')?.dataset.n === String(n)"""
MOVED = """n => document.querySelector('[data-end], [data-go]')
  || document.querySelector('[data-ask]')?.dataset.n !== String(n)"""
RAISED = "() => !document.querySelector('[data-go]')"
SEND = """([ask, choice]) => window.lines.at(-1).send(JSON.stringify({ t: 'answer', ask, choice }))"""
EAR = """window.lines = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) { super(...args); window.lines.push(this); }
};"""

AT_ONCE = {"lesson", "deck", "in-turn", "point", "become"}
"""Answered by one press, without a confirmation."""
MAY_CLOSE = {"react", "destiny"}
"""The table answers for those who can only pass, perhaps in this very moment."""


class Lover(Person):
    """Somebody who plays, in one seat or, on a shared device, in both."""

    lines: list[Line]
    minds: dict[int, random.Random]
    seen: set[str]

    @classmethod
    def of(cls, person: Person) -> Lover:
        """The same person, with ears for the table."""
        person.__class__ = cls
        assert isinstance(person, Lover)
        person.lines, person.minds, person.seen = [], {}, set()
        person.page.on("websocket", lambda socket: person.lines.append(Line(socket)))
        person.context.add_init_script(EAR)
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
        elif form["form"] == "text":
            options = Text(form["longest"], (f"Noor {'XV'[seat]}",))
        asked = bots.Prompt(seat, prompt["why"], prompt["rule"], options, prompt.get("args", {}))
        rand = self.minds.setdefault(seat, random.Random(f"7{seat}"))
        return bots.find(GAME, bots.HOUSE)(self.line.view, [], asked, rand)

    # -- answering ------------------------------------------------------------------------------

    def turn(self, look: bool = True, click: bool = True) -> None:
        """Answers what is asked, if something is; every kind of question is looked at once."""
        prompt = self.line.prompt
        if prompt is None:
            return
        if click:
            self.raise_curtain()
            self.page.wait_for_function(READY, arg=prompt["ask"])
            self.raise_curtain()
        if self.over or self.line.prompt is not prompt:
            return
        why = prompt["why"]
        if look and why not in self.seen and why not in MAY_CLOSE:
            self.seen.add(why)
            self.check(why)
        choice = self.think(prompt)
        if not click:
            self.page.evaluate(SEND, [prompt["ask"], choice])
        elif why in MAY_CLOSE:
            self._hurry(prompt, choice)
        else:
            self.answer(prompt, choice)
        self.page.wait_for_function(MOVED, arg=prompt["ask"])

    def raise_curtain(self) -> None:
        if self.find("[data-go]").count():
            if "curtain" not in self.seen:
                self.seen.add("curtain")
                self.check("the curtain of a chapter")
            self.press(self.find("[data-go]"))
            self.page.wait_for_function(RAISED)

    def choose(self, choice: Any) -> None:
        self.press(self.find(f'[data-choice="{choice}"]').first)

    def confirm(self) -> None:
        self.press(self.find("[data-confirm]"))

    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        why = prompt["why"]
        if why == "name":
            self.find("#fl-name").fill(choice)
        elif why == "play" and choice.startswith("exchange:"):
            self._exchange(choice)
            return
        else:
            for one in choice if isinstance(choice, list | tuple) else (choice,):
                self.choose(one)
        if why not in AT_ONCE:
            self.confirm()

    def _exchange(self, choice: str) -> None:
        """A minor scene that can be played too is first read."""
        card = choice.partition(":")[2]
        self.press(self.find(f'.hand [data-choice$=":{card}"]'))
        if self.find(f'.exchange [data-choice="{choice}"]').count():
            self.press(self.find(f'.exchange [data-choice="{choice}"]'))
        else:
            self.confirm()

    def _hurry(self, prompt: dict[str, Any], choice: Any) -> None:
        press = """([choice, n]) => {
            if (document.querySelector('[data-ask]')?.dataset.n !== String(n)) return;
            document.querySelector(`[data-choice="${choice}"]`)?.click();
            requestAnimationFrame(() => document.querySelector('[data-confirm]')?.click());
        }"""
        self.page.evaluate(press, [choice, prompt["ask"]])

    # -- the table ------------------------------------------------------------------------------

    def set_table(self, story: str, partner: str, name: str, second: str = "", seed: str = "") -> str:
        """Through the page that is there for it. Returns the address."""
        self.go(f"/new/{GAME}?seed={seed}")
        self.find(f'[data-option="story:{story}"]').check()
        self.find(f'[data-option="partner:{partner}"]').check()
        self.find("[data-name=me]").fill(name)
        if second:
            self.find("[data-name=second]").fill(second)
        self.press(self.find("button[type=submit]"))
        self.page.wait_for_url("**/t/*")
        return self.page.url
