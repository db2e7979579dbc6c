"""Whole lives, from the page where the table is set to the biographies at the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.pages.test_weight import MOST
from tests.browser.players.fiese import AWAITED, GAME, Player
from tests.browser.players.house import QuickHouse

pytestmark = pytest.mark.browser

MARKUP = "<b>Zoé</b> & Co"
"""A name is text, never markup."""

SOMETHING = """() => document.querySelector('[data-end], [data-lift]')
  || document.querySelector('.dock[aria-busy=false] [data-ask]')"""
WORDED = """goals => goals.every((goal) =>
  [...goal.querySelectorAll('summary .check')].every((one) => [...one.children].some((part) =>
    part.offsetWidth > 20 && /\\p{L}{3}/u.test(part.innerText))))"""
NOT_ASKED = "() => !document.querySelector('[data-quick]')"

Play = Callable[..., Player]


@pytest.fixture
def play(sit: Sit, quick: QuickHouse) -> Play:
    return seated(sit, quick, Player)


# -- whole games ------------------------------------------------------------------------------


def test_three_at_a_table_two_people_and_the_house(play: Play) -> None:
    """One at a desk in English, one on a phone in French, who came by the link."""
    host = play("desktop", "en", "light")
    address = host.set_table([("me", MARKUP), ("open", ""), ("bot", "Robin")], "fiese 184")
    expect(host.find("[role=note] code")).to_have_text(address)
    host.check("waiting for a guest")
    guest = play("phone", "fr", "dark").join(address, "Noé", look=True)
    expect(host.find("[role=note]")).to_have_count(0)
    people = [host, guest]
    while not host.over:
        for person in people:
            person.turn()
        host.page.wait_for_function(AWAITED, arg=[0, 1])
    for person in people:
        expect(person.find("[data-end]")).to_be_visible()
        person.check("the end")
        expect(person.find(".lives > li")).to_have_count(3)
        expect(person.find(".end .plain")).to_have_text(plain_end(person))
    assert {"sex", "turn", "name"} <= host.seen | guest.seen
    host.read_life(MARKUP)
    guest.read_life("Noé")


def plain_end(person: Player) -> re.Pattern[str]:
    """Whether they have won, as it is said to them."""
    won = person.line.view["winner"] == person.line.seat
    if person.lang == "fr":
        return re.compile(r"^Tu gagnes" if won else r" gagne, avec 5 buts\. Toi, tu en as \d")
    return re.compile(r"^You win" if won else r" wins, with 5 goals\. You have \d")


@pytest.mark.parametrize(
    ("screen", "lang", "theme", "whole"),
    [("desktop", "fr", "dark", True), ("phone", "en", "light", False)],
)
def test_two_on_one_device(screen: str, lang: str, theme: str, whole: bool, play: Play) -> None:
    """The curtain between them; each view is shown only to its own player; to the end, or to the
    second slice of life."""
    device = play(screen, lang, theme).hurry()
    device.set_table([("me", "Ada"), ("me", "Ben")], "fiese 7")
    device.page.wait_for_selector("[data-lift]")
    device.check("the curtain")
    lifted, goals_read = 0, whole
    while not device.over and (whole or device.line.view.get("slice", 0) < 2):
        if device.find("[data-lift]").count():
            assert device.seat_lines(0) == 0
            if device.find("[data-quick]").count() and lifted % 2:
                device.press(device.find("[data-quick]"))
                device.page.wait_for_function(NOT_ASKED)
                continue
            device.press(device.find("[data-lift]"))
            lifted += 1
        device.page.wait_for_function(SOMETHING)
        if device.find("[data-ask]").count():
            assert device.seat_lines(1) == 1
            if not goals_read and device.why == "turn":
                read_goals(device)
                goals_read = True
            device.turn()
    assert lifted > 5
    assert goals_read
    if whole:
        expect(device.find("[data-end]")).to_be_visible()
        device.check("the end")
        device.read_life("Ben")


def read_goals(device: Player) -> None:
    """On a phone nothing can be pointed at: what a goal asks for stands there in words."""
    device.press(device.find("[data-tab=goals]"))
    expect(device.find("[data-goal]")).to_have_count(6)
    assert device.find("[data-goal]").evaluate_all(WORDED)
    device.press(device.find("[data-tab=offer]"))


# -- before life ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "dark"), ("phone", "fr", "light")]
)
def test_setting_the_table(screen: str, lang: str, theme: str, play: Play) -> None:
    """The notice, the filters, the own card checked while it is written, six seats."""
    host = play(screen, lang, theme).go(f"/new/{GAME}")
    expect(host.find(".adult")).to_contain_text("18+")
    rows = host.find("form ul li")
    add = host.find("fieldset .row button")
    while rows.count() < 6:
        host.press(add)
    expect(add).to_be_disabled()
    rows.first.locator("input").fill("Ada")
    host.find("[data-option=drugs]").uncheck()
    host.press(host.find("summary"))
    host.press(host.find("[data-own='need:friend']"))
    expect(host.find(".look .no")).to_have_count(1)
    host.check("an own card that is not one yet")
    host.press(host.find("button[type=submit]"))
    expect(host.find(".refused")).to_be_visible()
    host.find("[data-own=title]").fill("Karaoke <i>")
    host.press(host.find("[data-own='give:child']"))
    expect(host.find(".look .no")).to_contain_text("A")
    host.press(host.find("[role=group]:has([data-own='give:child']) li .icon-button"))
    for word in ("partner", "alcohol"):
        host.press(host.find(f"[data-own='give:{word}']"))
    expect(host.find(".look .yes")).to_be_visible()
    host.check("an own card")
    host.press(host.find("button[type=submit]"))
    host.page.wait_for_selector("[data-ask=sex]")
    expect(host.find("[data-head]")).to_have_count(6)
    assert host.line.view["own_card"]["title"] == "Karaoke <i>"
    host.check("six at a table")


# -- at the table -----------------------------------------------------------------------------


def test_a_turn_by_keyboard_alone(play: Play) -> None:
    """A card by its number, what it would do in words, and taken by Enter."""
    host = play()
    host.set_table([("me", "Ada"), ("bot", "Robin")], "keys")
    host.page.wait_for_selector("[data-ask]")
    while host.line.prompt is None or host.line.prompt["why"] != "turn":
        host.page.wait_for_function(AWAITED, arg=[0])
        host.turn(look=False)
    keys = host.page.keyboard
    expect(host.find("h2[data-ask=turn]")).to_be_visible()
    keys.press("1")
    expect(host.find("#ff-sheet")).to_be_focused()
    host.check("a card in full")
    keys.press("Escape")
    expect(host.find("#ff-sheet")).to_have_count(0)
    cards = host.find("button[data-card]")
    can = cards.evaluate_all("all => all.findIndex(one => one.dataset.can === 'true')")
    keys.press(str(can + 1))
    take = host.find(".dock .sheet [data-choice]")
    for _ in range(8):
        if take.evaluate("one => one === document.activeElement"):
            break
        keys.press("Tab")
    expect(take).to_be_focused()
    lived = host.find(".mine .read")
    keys.press("Enter")
    expect(take).to_have_count(0)
    keys.press("l")
    expect(host.find("dialog[open] .life")).to_be_visible()
    host.check("a life in a window")
    keys.press("Escape")
    expect(lived).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_weight_of_the_page(lang: str, play: Play) -> None:
    host = play(lang=lang)
    host.set_table([("me", "Ada"), ("bot", "Robin")], "weight")
    scripts = host.weigh()
    assert 20_000 < sum(scripts.values()) < MOST, scripts
