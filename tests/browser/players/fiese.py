"""People at a table of Fiese Freunde: they see what their screen was told, think as the house
thinks, and answer by pressing what the screen shows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .keep import keep_all
from .listener import MOVED, READY, Listener, frozen

GAME = "fiese-freunde"

AWAITED = """seats => document.querySelector('[data-end]')
  || seats.some(seat => document.querySelector(`[data-head="${seat}"].awaited`))"""
CALL = """([n, choice]) => {
  if (document.querySelector('[data-ask]')?.dataset.n !== String(n)) return true;
  const button = document.querySelector(`.dock [data-choice=${choice}]`);
  button?.click();
  return Boolean(button);
}"""
"""Pressed as soon as it is there; or it is no longer asked."""


class Player(Listener):
    game = GAME

    # -- answering ------------------------------------------------------------------------------

    def turn(self, look: bool = True) -> None:
        """Answers what is asked, if something is; every kind of question is looked at once."""
        prompt = self.line.prompt
        if prompt is None:
            return
        self.page.wait_for_function(READY, arg=prompt["ask"])
        if self.over or self.line.prompt is not prompt:
            return
        if look and prompt["why"] not in self.seen and prompt["why"] != "call":
            self.seen.add(prompt["why"])
            self.check_kind(prompt["why"])
        self.answer(prompt, self.think(prompt))
        self.page.wait_for_function(MOVED, arg=prompt["ask"])

    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        why = prompt["why"]
        if why == "call":
            self._call(prompt["ask"], choice)
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

    def _call(self, n: int, choice: str) -> None:
        """Whoever can only stay is answered for by the table, perhaps in this very moment."""
        self.page.wait_for_function(CALL, arg=[n, choice])

    def _persons(self, cast: list[int]) -> None:
        """Once the faces are there: their panel is fetched when they are first asked for."""
        self.page.wait_for_selector("fieldset[data-slots]")
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
        if choice != "drop" and self.find("[data-alone]").count():
            self.press(self.find('.dock [data-choice^="bid:"]'))  # no more is offered
            return
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
                row.locator("select").select_option("bot:house" if kind == "bot" else kind)
            if name:
                row.locator("input").fill(name)
        self.press(self.find("button[type=submit]"))
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def read_life(self, name: str) -> None:
        """The biography at the end: to read, to read aloud, to keep in every way."""
        mine = self.find(".lives > li").filter(has_text=name)
        expect(mine).to_have_count(1)
        self.press(mine.locator("[data-read]"))
        life = self.find("dialog[open] .biography")
        expect(life.locator("section").first.locator("li").first).to_contain_text(name)
        self.check_kind("a life")
        aloud = life.locator(".tools button").first
        self.press(aloud)
        expect(aloud).to_have_attribute("aria-pressed", "true")
        keep_all(self, [name])
        self.page.keyboard.press("Escape")
