"""People at a plain table: they see and use nothing but its words, its lists and its field, and
think as the house thinks."""

from __future__ import annotations

import json
from typing import Any, Self

import tablee.lab.teaching  # noqa: F401  (registers Magpies)
from tablee.kernel import Amount, Options, Order, Text
from tests.browser import forms  # noqa: F401  (registers its game)

from .anomia import words
from .house import QUICK, House
from .listener import Listener, frozen

IMPORTS = """import tablee.server.run as run
import msgspec, tablee.lab.teaching, tests.browser.forms
from tablee.games.anomia.content.editions import EDITIONS
EDITIONS["fr"] = msgspec.structs.replace(EDITIONS["fr"], cards=(3,) * 6, duels=2)
"""

ASKED = """() => document.querySelector('[data-end]')
  || document.querySelector('.dock[aria-busy=false] [data-ask]')"""
MOVED = """n => document.querySelector('[data-end]')
  || document.querySelector('[data-ask]')?.dataset.n !== String(n)"""
KEEP = """([id, game, tokens]) => localStorage.setItem('tablee.tables', JSON.stringify([{
  id, game, tokens, options: {}, seed: '', daily: '', forked: false, seen: 1, over: false }]))"""
HAND_IN = """value => {
  const field = document.querySelector('#plain-amount');
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form.requestSubmit();
}"""
"""An amount, unless the question is gone: in a race somebody else may have answered meanwhile."""
FRAME = "new Promise((done) => requestAnimationFrame(done))"


class PlainHouse(House):
    """Bots that do not pretend to think, a small box of Anomia, and games that have no screen."""

    program = QUICK.replace("import tablee.server.run as run\n", IMPORTS)


class Reader(Listener):
    there = "[data-ask], [data-waits], [data-lift]"
    plays = ""

    @property
    def game(self) -> str:  # type: ignore[override]
        return self.plays

    # -- the table ------------------------------------------------------------------------------

    def lay(self, game: str, seats: list[dict[str, str]], seed: str, **options: Any) -> Self:
        """Makes a table for me (and others) without the setup page, and opens it."""
        self.plays = game
        wish = {"game": game, "seats": seats, "seed": seed, "options": options, "known_deal": True}
        made = self.context.request.post("/api/tables", data=wish).json()
        self.go("/rules/fear-of-the-dark")
        self.page.evaluate(KEEP, [made["table"]["id"], game, made["tokens"]])
        self.go(f"/t/{made['table']['id']}")
        self.page.wait_for_selector(self.there)
        return self

    # -- playing --------------------------------------------------------------------------------

    def play_on(self, most: int = 1000) -> None:
        """To the end. Every kind of question is looked at once."""
        for _ in range(most):
            self.page.wait_for_function(ASKED)
            if self.over:
                return
            prompt = self.asked()
            if prompt is not None:
                self.look(prompt)
                self.answer(prompt, self.think(prompt))
                self.page.wait_for_function(MOVED, arg=prompt["ask"])
        raise AssertionError("it never came to an end")

    def asked(self) -> dict[str, Any] | None:
        """The question, once it has arrived here as on the screen; None: it is no longer open."""
        shown = self.page.evaluate("document.querySelector('[data-ask]')?.dataset.n ?? ''")
        if not shown:  # a window has closed by itself meanwhile
            return None
        for _ in range(6000):
            prompt = self.line.prompt
            if prompt is not None and str(prompt["ask"]) == shown:
                return prompt
            if shown != self.page.evaluate("document.querySelector('[data-ask]')?.dataset.n ?? ''"):
                return None
            self.page.evaluate(FRAME)
        raise AssertionError(f"the screen asks {shown}, the table {self.line.prompt}")

    def look(self, prompt: dict[str, Any]) -> None:
        kind = f"{prompt['why']} ({prompt['form']['form']})"
        if kind not in self.seen:
            self.seen.add(kind)
            self.check_kind(kind)

    def options(self, form: dict[str, Any], seat: int) -> Options:
        match form["form"]:
            case "amount":
                return Amount(form["lo"], form["hi"])
            case "order":
                return Order(tuple(form["items"]))
            case "text":
                return Text(form["longest"], (f"Noor {'XV'[seat]}",))
        return super().options(form, seat)

    @property
    def remembered(self) -> list[dict[str, Any]]:
        return self.line.events if self.plays == "magpies" else []

    # -- answering, by what the page offers -------------------------------------------------------

    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        form = prompt["form"]
        match form["form"]:
            case "amount":
                self.page.evaluate(HAND_IN, str(choice))
            case "text":
                self.type(choice)
            case "subset":
                for place in places(form["items"], choice):
                    self.find(f"input[data-item='{place}']").check()
                self.press(self.find("[data-confirm]"))
            case "order":
                self.sort(form["items"], choice)
                self.press(self.find("[data-confirm]"))
            case _:
                self.hit(choice)

    def hit(self, choice: Any) -> None:
        """A press that may come too late: in a reaction window the table goes on by itself."""
        text = json.dumps(choice, ensure_ascii=False, separators=(",", ":"))
        press = (
            "t => [...document.querySelectorAll('[data-choice]')].find(b => b.dataset.choice === t)"
        )
        self.page.evaluate(f"text => ({press})(text)?.click()", text)

    def type(self, text: str) -> None:
        """Into the field, wherever the focus is."""
        if not self.page.evaluate("document.activeElement?.id === 'plain-field'"):
            self.page.keyboard.press("/")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def sort(self, items: list[Any], wished: Any) -> None:
        """By the buttons that move one of them up."""
        order = list(range(len(items)))
        for at, place in enumerate(places(items, wished)):
            for _ in range(order.index(place) - at):
                self.press(self.find(f"[data-item='{place}'] [data-way='-1']"))
            order.remove(place)
            order.insert(at, place)


class Typist(Reader):
    """The keyboard alone, and only the field: everything by its number."""

    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        form = prompt["form"]
        if form["form"] == "options":
            offered = [frozen(one) for one in form["options"]]
            self.type(str(offered.index(frozen(choice)) + 1))
        elif form["form"] in ("subset", "order"):
            self.type(" ".join(str(place + 1) for place in places(form["items"], choice)))
        else:
            self.type(str(choice))


class Racer(Reader):
    """Plays Anomia: turns cards over, finds a word in the lists, finds every answer fine."""

    def turn(self) -> None:
        prompt = self.line.prompt
        if prompt is None or not self.find("[data-ask]").count():
            self.page.wait_for_timeout(40)
            return
        self.look(prompt)
        options, fight = prompt["form"]["options"], self.line.view.get("face_off")
        wished = next((o for o in ("ready", "left", "right", "fine", "yes") if o in options), None)
        if wished:
            self.hit(wished)
        elif prompt["form"]["longest"] and fight:
            self.say(fight["name"][fight["rivals"].index(self.line.seat)])
        self.page.wait_for_timeout(40)

    def say(self, title: str) -> None:
        burned = {one["word"] for one in self.line.view["burned"]}
        self.type(next(word for word in words(title) if word not in burned and word.isascii()))


def places(items: list[Any], wished: Any) -> list[int]:
    """Their indices in the list; equal items get different ones."""
    free = list(enumerate(items))
    found = []
    for one in wished:
        place = next(place for place, item in free if frozen(item) == frozen(one))
        free = [(at, item) for at, item in free if at != place]
        found.append(place)
    return found
