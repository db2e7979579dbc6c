"""My turn signalled to somebody who looks elsewhere; a screen that stays on; joining by four
letters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.fog import FRAME
from tests.browser.players.person import Person

from .test_door import lay

pytestmark = pytest.mark.browser

NOTED = """
window.felt = []; window.awake = 0; window.waiting = null;
Object.defineProperty(Navigator.prototype, 'vibrate', { value: (ms) => felt.push(ms) });
Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request: async () => {
  awake += 1;
  return { released: false, release: async () => { awake -= 1; } };
} } });
Object.defineProperty(Navigator.prototype, 'setAppBadge', { value: async (n) => { waiting = n; } });
"""


CHOICE = ".dock [data-choice]"


def icon(person: Person) -> str:
    href: str = person.page.evaluate("document.querySelector('link[rel=icon]').href")
    return href.rpartition("/")[2]


def begins(*people: Person) -> Person:
    """Returns who has the first turn: it is drawn by lot."""
    for _ in range(6000):
        for person in people:
            if person.find("[data-ask=turn]").count():
                return person
        people[0].page.evaluate(FRAME)
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize(("lang", "turn"), [("en", "Your turn"), ("fr", "À toi")])
def test_the_tab_calls_when_it_is_my_turn(sit: Sit, lang: str, turn: str) -> None:
    """Both decide at once: whoever is done waits, and is called when the other is."""
    ada, kim = sit("desktop", lang), sit("phone", lang)
    for person in (ada, kim):
        person.page.add_init_script(NOTED)
    address = lay(ada, "fiese-freunde", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    kim.go(address)
    kim.find("#seat-name").fill("Kim")
    kim.press(kim.find("form button[type=submit]"))
    kim.page.wait_for_selector("[data-door]")
    for person in (ada, kim):
        expect(person.page).to_have_title(re.compile(turn))
        assert icon(person) == "icon-turn.svg"
        assert person.page.evaluate("waiting") == 1
    ada.press(ada.find(CHOICE).first)
    expect(ada.page).not_to_have_title(re.compile(turn))
    assert icon(ada) == "icon.svg"
    assert ada.page.evaluate("[waiting, felt]") == [0, []]
    kim.press(kim.find(CHOICE).first)
    first = begins(ada, kim)
    expect(first.page).to_have_title(re.compile(turn))
    assert ada.page.evaluate("felt") == ([[80]] if first is ada else [])
    for person in (ada, kim):
        assert person.page.evaluate("awake") == 1
    ada.press(ada.find("header a").first)
    expect(ada.page).to_have_title("Tablée")
    assert icon(ada) == "icon.svg"
    assert ada.page.evaluate("awake") == 0


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_four_letters_on_the_home_page(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit(screen, lang), sit(screen, lang)
    address = lay(ada)
    ada.press(ada.find("[data-door]"))
    ada.press(ada.find("[data-new-link]"))
    expect(ada.find("[data-link]")).to_contain_text("#")
    ada.press(ada.find("[data-four-letters]"))
    letters = ada.find("[data-letters]").inner_text()
    ada.check("four letters")
    kim.go("/")
    kim.find("#letters").fill("II1")
    kim.press(kim.find("[data-find]"))
    expect(kim.find("#letters-wrong")).not_to_be_empty()
    kim.check("letters that lead nowhere")
    kim.find("#letters").fill(letters.lower())
    kim.press(kim.find("[data-find]"))
    expect(kim.find("#seat-name")).to_be_visible()
    assert kim.page.url.partition("#")[0] == address
