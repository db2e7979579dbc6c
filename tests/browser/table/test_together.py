"""Together: the board of the day, people one has played with, and who is ready."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tablee.lab.faults.mirror import choose
from tablee.wire import messages as wire
from tests.browser.conftest import Sit
from tests.browser.players.by_wire import Wire
from tests.browser.players.person import Person
from tests.browser.players.reader import KEEP

from .test_company import join
from .test_door import lay

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
FEAR = "fear-of-the-dark"


def run_through(address: str, token: str) -> None:
    """A game to its end, without a screen."""
    rand = random.Random(5)
    with connect(address.replace("http", "ws", 1).replace("/t/", "/ws/"), proxy=None) as line:
        mine = Wire(line, token)
        while not mine.over:
            mine.listen()
            prompt = mine.prompt
            if prompt and prompt["ask"] != mine.answered:
                mine.answered = prompt["ask"]
                form = msgspec.convert(prompt["form"], wire.Form)
                mine.say(t="answer", ask=prompt["ask"], choice=choose(form, rand))


def try_today(person: Person, name: str) -> None:
    wish: dict[str, Any] = {"game": FEAR, "daily": True, "name": name}
    made = person.context.request.post("/api/tables", data=wish).json()
    person.go(f"/rules/{FEAR}")
    address = person.page.url.replace(f"/rules/{FEAR}", f"/t/{made['table']['id']}")
    run_through(address, made["tokens"]["0"])
    person.page.evaluate(KEEP, [made["table"]["id"], FEAR, made["tokens"]])
    call(person, name)


def call(person: Person, name: str) -> None:
    """Gives this person that name, from the next page load on."""
    person.go(f"/rules/{FEAR}")
    person.page.evaluate("name => localStorage.setItem('tablee.name', JSON.stringify(name))", name)


@BOTH
def test_the_board_of_the_day(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit(screen, lang), sit(screen, lang, theme="light")
    try_today(ada, "Ada")
    ada.go("/")
    ada.press(ada.find("[data-board]"))
    expect(ada.find("[data-option='shown:no']")).to_be_checked()
    ada.find("[data-option='shown:name']").check(force=True)
    expect(ada.find("[data-run=mine]")).to_contain_text("Ada")
    ada.check("my try on the board")
    kim.go(f"/daily/{FEAR}")
    expect(kim.find("[data-run=named]").first).to_contain_text("Ada")
    expect(kim.find("[data-run] a")).to_have_count(0)
    kim.check("the board before one's own try")
    try_today(kim, "Kim")
    kim.go(f"/daily/{FEAR}")
    expect(kim.find("[data-run=mine]")).to_have_count(0)
    kim.find("[data-option='shown:nameless']").check(force=True)
    expect(kim.find("[data-run=mine]")).to_be_visible()
    kim.press(kim.find("[data-run=named] a").first)
    kim.page.wait_for_url("**/replay/**")
    ada.page.reload()
    expect(ada.find("[data-run=nameless]").first).to_be_visible()
    ada.find("[data-option='shown:no']").check(force=True)
    expect(ada.find("[data-run=mine]")).to_have_count(0)


@BOTH
def test_who_has_played_with_me_is_invited_and_may_refuse(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit(screen, lang), sit(screen, lang, theme="light")
    call(ada, "Ada")
    address = lay(ada, name="Ada")
    join(kim, address, "Kim")
    # Before the start, all see who is ready.
    kim.press(kim.find("[data-ready]"))
    expect(kim.find("[data-ready]")).to_have_attribute("aria-pressed", "true")
    expect(ada.find("[data-readiness]")).to_contain_text("Kim")
    ada.check("who is ready")
    play_a_little(ada, kim)
    expect(ada.find("[data-readiness]")).to_have_count(0)
    # Another table: whom I have played with is one press away.
    kim.go("/")
    ada.go("/new/fog-of-love")
    lay(ada, name="Ada")
    ada.press(ada.find("[data-people]"))
    expect(ada.find("[data-known]")).to_contain_text("Kim")
    ada.check("people one has played with")
    ada.press(ada.find("[data-invite-known]"))
    expect(ada.find("[data-asked=waits]")).to_be_visible()
    kim.page.reload()
    expect(kim.find("[data-invitation]")).to_contain_text("Ada")
    kim.check("an invitation")
    kim.press(kim.find("[data-decline]"))
    expect(kim.find("[data-invitation]")).to_have_count(0)
    ada.page.reload()
    ada.press(ada.find("[data-people]"))
    expect(ada.find("[data-asked=declined]")).to_be_visible()
    # From the page before a game, and from the list of those whose invitations one wants.
    kim.go("/new/fog-of-love")
    kim.find("[data-option='partner:open']").check(force=True)
    kim.press(kim.find("[data-guests] label"))
    kim.check("guests")
    kim.press(kim.find("button[type=submit]"))
    kim.page.wait_for_url("**/t/**")
    ada.go("/")
    expect(ada.find("[data-invitation]")).to_contain_text("Kim")
    ada.press(ada.find("[data-invitation] a"))
    ada.page.wait_for_selector("#seat-name")
    ada.go("/me")
    ada.press(ada.find("[data-people] [data-mute]"))
    expect(ada.find("[data-people] [data-mute]")).to_be_checked()
    ada.check("whose invitations I want")
    ada.go("/")
    expect(ada.find("[data-invitation]")).to_have_count(0)


def play_a_little(*people: Person) -> None:
    """Everybody there has answered; and the server has heard whose seats these are."""
    rand = random.Random(5)
    for person in people:
        with person.page.expect_response("**/api/me/tables"):
            person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            person.page.reload()
        person.page.wait_for_selector("[data-door]")
    for person in people:
        token = person.page.evaluate(
            "id => Object.values(JSON.parse(localStorage.getItem('tablee.tables'))"
            ".find((one) => one.id === id).tokens)[0]",
            person.page.url.rsplit("/", 1)[1],
        )
        address = person.page.url.replace("http", "ws", 1).replace("/t/", "/ws/")
        with connect(address, proxy=None) as line:
            mine = Wire(line, token)
            while not mine.prompt:
                mine.listen()
            form = msgspec.convert(mine.prompt["form"], wire.Form)
            asked = mine.prompt["ask"]
            mine.say(t="answer", ask=asked, choice=choose(form, rand))
            while mine.prompt and mine.prompt["ask"] == asked:
                mine.listen()
