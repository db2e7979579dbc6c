"""What stands beside the game: reactions, and a note to oneself."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Sit
from tests.browser.players.person import Person

from .test_door import lay

pytestmark = pytest.mark.browser

LASTING = """
const later = window.setTimeout;
window.setTimeout = (done, ms, ...more) => (ms === 4000 ? 0 : later(done, ms, ...more));
"""
"""Reactions do not fade: a slow machine must not miss one. (That they do: marks.test.ts.)"""

KEPT = "() => JSON.parse(localStorage.getItem('tablee.settings')).speed === 'relaxed'"
"""How fast things go is remembered; from there a page takes it that is opened."""

SECRET = "Kim wants to be rich"


def meet(ada: Person, kim: Person) -> None:
    address = lay(ada, "fiese-freunde", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    kim.go(address)
    kim.find("#seat-name").fill("Kim")
    kim.press(kim.find("form button[type=submit]"))
    kim.page.wait_for_selector("[data-door]")


def open_story(person: Person) -> None:
    """Opens the log: it is beside the table; on a phone, behind a button."""
    if person.touch:
        person.press(person.find("header .narrow"))
    expect(person.find("[data-react]")).to_have_count(6)


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_a_reaction_is_seen_by_those_who_wish(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit("phone", lang), sit(screen, lang)
    for person in (ada, kim):
        person.page.add_init_script(LASTING)
    meet(ada, kim)
    open_story(ada)
    ada.press(ada.find("[data-react=clap]"))
    expect(kim.find("[data-reacted=clap]")).to_contain_text("Ada")
    kim.check("a reaction")
    expect(ada.find("[data-react=clap]")).to_contain_class("mine")
    kim.press(kim.find("header .icon-button").last)
    kim.find("[data-reactions]").uncheck()
    kim.page.keyboard.press("Escape")
    expect(kim.find("[data-reacted]")).to_have_count(0)
    expect(kim.find("[data-react]")).to_have_count(0)


def test_on_a_phone_one_press_shows_them_over_the_head_alone(sit: Sit) -> None:
    """Not behind the story, and nothing of the game is covered; none for who wishes for none.
    Beside them, one press makes the table silent."""
    ada, kim = sit("phone", "fr"), sit("desktop", "en")
    for person in (ada, kim):
        person.page.add_init_script(LASTING)
    meet(ada, kim)
    expect(kim.find("[data-reacts]")).to_be_hidden()
    expect(ada.find("[data-reacts]")).to_be_visible()
    ada.press(ada.find("[data-mute][aria-pressed=false]"))
    expect(ada.find("[data-mute]")).to_have_attribute("aria-pressed", "true")
    ada.press(ada.find("[data-reacts]"))
    expect(ada.find("header [data-react]")).to_have_count(6)
    expect(ada.find("header [data-react]").first).to_be_focused()
    ada.check("reactions over the head")
    ends = "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
    below = ada.find("main").evaluate("one => one.getBoundingClientRect().top")
    assert ada.find("header [data-react]").evaluate_all(ends) <= below
    ada.press(ada.find("header [data-react=gasp]"))
    expect(kim.find("[data-reacted=gasp]")).to_contain_text("Ada")
    expect(ada.find("header [data-react]")).to_have_count(0)
    ada.press(ada.find("[data-reacts]"))
    ada.page.keyboard.press("Escape")
    expect(ada.find("[data-reacts]")).to_be_focused()
    ada.press(ada.find("header .icon-button").last)
    ada.find("[data-reactions]").uncheck()
    ada.press(ada.find("[data-speed] label").first)
    ada.page.wait_for_function(KEPT)
    ada.page.keyboard.press("Escape")
    expect(ada.find("[data-reacts]")).to_have_count(0)


def test_a_note_is_its_owner_s_alone(sit: Sit) -> None:
    """It is there after a reload, and nothing of it was ever sent."""
    ada, kim = sit(), sit("phone", "fr")
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(str(frame)))

    ada.page.on("websocket", listen)
    ada.page.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    meet(ada, kim)
    ada.press(ada.find("[data-note]"))
    ada.find("#own-note").fill(SECRET)
    ada.check("a note")
    ada.page.reload()
    ada.press(ada.find("[data-note]"))
    expect(ada.find("#own-note")).to_have_value(SECRET)
    assert any("join" in text for text in sent)
    assert not any(SECRET in text for text in sent)
    open_story(kim)
    kim.press(kim.find("[data-note]"))
    expect(kim.find("#own-note")).to_have_value("")
    kim.check("an empty note")


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_thoughts_are_read_when_both_have_written(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit(screen, lang), sit("phone", lang)
    meet(ada, kim)
    ada.press(ada.find("[data-door]"))
    ada.press(ada.find("dialog[open] [data-call=end]"))
    ada.page.keyboard.press("Escape")
    kim.press(kim.find("[data-vote=yes]"))
    for person, text in ((ada, "I would again"), (kim, "Never again")):
        person.press(person.find("[data-thoughts]"))
        expect(person.find("[data-thought]")).to_have_count(0)
        person.check("what did you think?")
        person.find("#thoughts-text").fill(text)
        person.press(person.find("dialog[open] button[type=submit]"))
        expect(person.find("#thoughts-text")).to_have_count(0)
    for person in (ada, kim):
        expect(person.find("[data-thought='0']")).to_contain_text("I would again")
        expect(person.find("[data-thought='1']")).to_contain_text("Never again")
    kim.check("what we thought")
