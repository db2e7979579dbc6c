"""Two people at a table of Fog of Love: they see what their screen was told, think as the house
thinks, and answer by pressing what the screen shows."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, TimeoutError, expect

import tablee
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.screen.speech import Speaker, line
from tablee.games.fog_of_love.screen.view import FogView
from tablee.games.fog_of_love.screen.words import phrase
from tablee.kernel import Options, Text

from .keep import keep_all
from .listener import MOVED, READY, Line, Listener

GAME = "fog-of-love"

AWAITED = """seats => document.querySelector('[data-end], [data-go]')
  || seats.some(seat => document.querySelector(`.awaited[data-bust="${seat}"]`))"""
RAISED = "() => !document.querySelector('[data-go]')"
CARD = """scene => document.querySelector(`.card[data-scene='${scene}']`)
  || document.querySelector('[data-go], [data-next]')"""
SETTLED = f"n => ({MOVED})(n) || ({READY})(n)"
THERE = f"n => document.querySelector('[data-next]') || ({READY})(n)"
STEP = "document.querySelector('[data-next]')?.click()"
NEXT = """async () => {
  for (let next; (next = document.querySelector('[data-next]')); ) {
    next.click();
    await new Promise(requestAnimationFrame);
  }
}"""
FRAME = "new Promise((done) => requestAnimationFrame(done))"
SEND = (
    """([ask, choice]) => window.lines.at(-1).send(JSON.stringify({ t: 'answer', ask, choice }))"""
)
EAR = """window.lines = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) { super(...args); window.lines.push(this); }
};"""

AT_ONCE = {"lesson", "deck", "in-turn", "point", "become", "order"}
"""Answered by one press, without a confirmation."""
MAY_CLOSE = {"react", "destiny"}
"""The table answers for those who can only pass, perhaps in this very moment."""


class Lover(Listener):
    game = GAME

    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        super().__init__(context, lang, touch)
        self.compared = 0  # how many lines of cards, with those of the terminal
        self.watches = False  # the finale, step by step
        self.context.add_init_script(EAR)

    @property
    def line(self) -> Line:
        """The connection behind the screen: the newest one that was welcomed and is still open."""
        live = [line for line in self.lines if line.open and line.view]
        return (live or self.lines)[-1]

    @property
    def over(self) -> bool:
        """The finale is told first; it can be skipped."""
        skip = self.find("[data-fin-skip]")
        if skip.count() and not self.watches:
            self.press(skip)
            self.page.wait_for_selector("[data-end]")
        return super().over

    def options(self, form: dict[str, Any], seat: int) -> Options:
        if form["form"] == "text":
            return Text(form["longest"], (f"Noor {'XV'[seat]}",))
        return super().options(form, seat)

    # -- answering ------------------------------------------------------------------------------

    def turn(self, look: bool = True, click: bool = True) -> bool:
        """Answers what is asked, if something is; every kind of question is looked at once.
        Returns whether it was answered here: while one reads on, it may have become another."""
        prompt = self.line.prompt
        if prompt is None:
            return False
        if click and self._settled(prompt["why"]):
            if (
                prompt["why"] == "portrait"
            ):  # it is only a matter of time; or the other has that face
                self.page.wait_for_function(SETTLED, arg=prompt["ask"])
            return False
        if click:
            self.go_on()
            self.page.wait_for_function(THERE, arg=prompt["ask"])
            self.go_on()
        if self.over or self._asked() != prompt["ask"]:
            return False
        why = prompt["why"]
        if look and why not in self.seen and why not in MAY_CLOSE:
            self.seen.add(why)
            self.check_kind(why)
        if click and why == "choose":
            self.compare()
        choice = self.think(prompt)
        if not click:
            self.page.evaluate(SEND, [prompt["ask"], choice])
        elif why in MAY_CLOSE:
            self._hurry(prompt, choice)
        else:
            self.answer(prompt, choice)
        self.moved(prompt)
        return True

    def _asked(self) -> int | None:
        """The number of the question. It is told anew when somebody else has answered it."""
        return self.line.prompt["ask"] if self.line.prompt else None

    def moved(self, prompt: dict[str, Any]) -> None:
        """Waits until the table has taken the answer and the screen shows the result."""
        self.page.wait_for_function(MOVED, arg=prompt["ask"])
        for _ in range(900):
            if self.line.over or self._asked() != prompt["ask"]:
                return
            self.page.evaluate(FRAME)

    def _settled(self, why: str) -> bool:
        """Face and colour are chosen on the same page as the gender: it answers by itself (unless
        the other has taken that colour: then the question stays)."""
        mark = f"{self.line.seat} {why}"
        if why not in ("portrait", "colour") or mark in self.seen:
            return False
        self.seen.add(mark)
        return True

    def see(self, what: str) -> None:
        """Reads on, one thing at a time, until the page shows it. A page draws later than its
        connection hears: looking once whether something is to be read is not enough."""
        while True:
            self.page.wait_for_selector(f"{what}, [data-next], [data-go]", state="attached")
            if self.find(what).count():
                return
            self.raise_curtain()
            self.page.evaluate(STEP)
            self.page.evaluate(FRAME)

    def face(self) -> None:
        """Waits until the page shows the current question."""
        assert self.line.prompt is not None
        self.see(f".dock[aria-busy=false] [data-ask][data-n='{self.line.prompt['ask']}']")

    def go_on(self) -> None:
        """Dismisses results that wait to be read, and raises the curtain of a chapter."""
        while self.find("[data-next]").count():
            kind = "gift" if self.find("[data-gift]").count() else "held"
            if kind in self.seen:
                self.page.evaluate(NEXT)
            else:
                self.seen.add(kind)
                self.check_kind(kind)
                self.press(self.find("[data-next]"))
        self.raise_curtain()

    def raise_curtain(self) -> None:
        if self.find("[data-go]").count():
            if "curtain" not in self.seen:
                self.seen.add("curtain")
                self.check_kind("the curtain of a chapter")
            try:
                self.press(self.find("[data-go]"))
                self.page.wait_for_function(RAISED, timeout=6000)
            except TimeoutError:  # a touch that lasted too long, on a busy machine, is no tap
                if self.find("[data-go]").count():
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

    # -- words ----------------------------------------------------------------------------------

    def compare(self) -> None:
        """The card on the screen says what the same card says in the terminal."""
        say = tablee.games()[GAME].catalogue
        view = msgspec.convert(self.line.view, FogView)
        now, seat = view.now, self.line.seat
        assert now is not None
        assert seat is not None
        card = self.find(f".card[data-scene='{now.scene.id}']")
        while not card.count():  # a curtain may still come down before it
            self.page.wait_for_function(CARD, arg=now.scene.id)
            self.go_on()
        words = line(say, self.lang, now.scene, "open", Speaker(view, now.player))
        expect(card.locator(".open")).to_have_text(words or "")
        heard = self.find("[data-ask=choose]")
        expect(heard).to_have_accessible_description(re.compile("above|au-dessus"))
        expect(self.find("#fl-said")).to_have_text([words] if now.player >= 0 and words else [])
        for option in now.scene.options:
            shown = card.locator(f"[data-choice={option.letter}]")
            words = line(say, self.lang, now.scene, option.letter, Speaker(view, seat))
            expect(shown.locator(".words")).to_have_text(f"{option.letter.upper()}: {words}")
            told = [phrase(effect, say, self.lang) for effect in option.effects]
            titles = shown.locator(".fx").evaluate_all("all => all.map(one => one.dataset.tip)")
            assert titles == told, (titles, told)
            self.compared += 1

    # -- the table ------------------------------------------------------------------------------

    def set_table(
        self,
        story: str,
        partner: str,
        name: str,
        second: str = "",
        seed: str = "",
        characters: str = "own",
    ) -> str:
        """Through the page that is there for it. Returns the address."""
        self.go(f"/new/{GAME}?seed={seed}")
        if not self.find("[data-option^=story]").first.is_visible():
            self.press(self.find("summary"))  # a newcomer need not choose
        self.find(f'[data-option="story:{story}"]').check()
        self.find(f'[data-option="characters:{characters}"]').check()
        self.find(f'[data-option="partner:{partner}"]').check()
        self.find("[data-name=me]").fill(name)
        if second:
            self.find("[data-name=second]").fill(second)
        self.press(self.find("button[type=submit]"))
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def reread(self, ids: list[str]) -> None:
        """The lessons so far can be read again."""
        self.page.wait_for_function("() => !document.querySelector('dialog[open]')")
        self.press(self.find("[data-lessons]"))
        choices = self.find("dialog[open] #fl-which option")
        expect(choices).to_have_count(len(ids))
        self.find("dialog[open] #fl-which").select_option(ids[0])
        expect(self.find(f"dialog[open] [data-lesson='{ids[0]}']")).to_be_visible()
        self.check_kind("a lesson, again")
        self.page.keyboard.press("Escape")

    def keep_story(self) -> None:
        """The recap: to read, to keep in every way; and the other's eyes."""
        names = [person["name"] for person in self.line.view["persons"]]
        self.press(self.find("[data-read]"))
        recap = self.find("dialog[open] .recap")
        chapters = self.line.view["chapters"]
        expect(recap.locator("section")).to_have_count(len(chapters) + 1)
        for name in names:
            expect(recap).to_contain_text(name)
        if self.lang == "fr":  # a colon has a space before it
            expect(recap).not_to_contain_text(re.compile(r"\w: "))
        self.check_kind("the recap")
        keep_all(self, names)
        self.page.keyboard.press("Escape")
        other = 1 - (self.line.seat or 0)
        self.press(self.find("[data-other-side]"))
        self.page.wait_for_url(f"**/replay/*?eyes={other}&from=story")
        expect(self.find(".eyes select")).to_have_value(str(other))
        expect(self.find(".eyes option:checked")).to_have_text(names[other])
        expect(self.find(f"[data-bust='{other}'] .name").first).to_contain_text(names[other])
        expect(self.find(".at")).not_to_have_text(re.compile(r"^0 "))
        self.find("input[type=range]").fill("12")
        expect(self.find(f"[data-bust='{other}']").first).to_be_visible()
        self.check_kind("the other side")
        self._fork(other)

    def _fork(self, other: int) -> None:
        """Forks: the proposed seat is the one whose view is shown, or mine in the spectator's
        view."""
        chair = self.find("dialog[open] [data-chair]")
        self.press(self.find("footer .button"))
        expect(chair).to_have_value(str(other))
        self.page.keyboard.press("Escape")
        self.find(".eyes select").select_option("spectator")
        self.press(self.find("footer .button"))
        expect(chair).to_have_value(str(1 - other))
        chair.select_option(str(other))
        with self.page.expect_request("**/fork") as asked:
            self.press(self.find("dialog[open] [type=submit]"))
        assert asked.value.post_data_json["seat"] == other


def lessons() -> list[str]:
    """In the order of the box."""
    return [lesson.id for lesson in BOX.lessons]
