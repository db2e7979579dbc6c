"""Coming and going: a seat left and taken again, passed on, voted on; who may watch; once more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.person import Person

from .test_door import lay

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])


def open_panel(person: Person) -> None:
    person.press(person.find("[data-door]"))
    expect(person.find("dialog[open] [data-log-out]")).to_be_visible()


def close_panel(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.find("dialog[open]")).to_have_count(0)


def join(person: Person, address: str, name: str) -> None:
    person.go(address)
    person.find("#seat-name").fill(name)
    person.press(person.find("form button[type=submit]"))
    person.page.wait_for_selector("[data-door]")


@BOTH
def test_a_seat_is_left_played_by_a_bot_and_taken_back(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit(screen, lang), sit(screen, lang)
    address = lay(ada)
    join(kim, address, "Kim")
    open_panel(kim)
    kim.find("#my-name").fill("Kima")
    kim.find("[data-face='5']").check(force=True)
    kim.check("name and face")
    kim.press(kim.find("[data-rename]"))
    open_panel(ada)
    expect(ada.find("[data-sits='1']")).to_contain_text("Kima")
    expect(ada.find("[data-sits='1'] svg")).to_have_count(1)
    kim.press(kim.find("[data-leave=bot]"))
    expect(kim.find("dialog[open]")).to_have_count(0)
    expect(kim.find("[data-left]")).to_be_visible()
    expect(kim.find("[data-ask] button:enabled")).to_have_count(0)
    kim.check("left")
    expect(ada.find("[data-sits='1']")).to_have_attribute("data-kind", "bot")
    ada.check("a bot plays for her")
    kim.page.reload()
    kim.press(kim.find("[data-come-back]"))
    expect(kim.find("[data-left]")).to_have_count(0)
    expect(ada.find("[data-sits='1']")).to_have_attribute("data-kind", "human")


@BOTH
def test_a_seat_is_passed_on_by_a_link(sit: Sit, screen: str, lang: str) -> None:
    ada, kim, lou = sit(screen, lang), sit(screen, lang), sit(screen, lang)
    join(kim, lay(ada), "Kim")
    open_panel(kim)
    kim.press(kim.find("[data-pass-on]"))
    link = kim.find("[data-offer]").inner_text()
    kim.check("a link for the seat")
    lou.go(link)
    expect(lou.find("main")).to_contain_text("Kim")
    lou.check("a seat for you")
    lou.find("#seat-name").fill("Lou")
    lou.press(lou.find("[data-take-over]"))
    lou.page.wait_for_selector("[data-door]")
    assert "#" not in lou.page.url
    title = "Ta place est prise" if lang == "fr" else "Your seat is taken"
    expect(kim.find("h1")).to_have_text(title)
    kim.check("the seat is taken")
    said = "Lou joue maintenant à la place de Kim" if lang == "fr" else "Lou now plays in the seat"
    expect(ada.find("[role=status]").filter(has_text=said)).to_have_count(1)
    ada.check("who has taken whose seat")
    if screen == "phone":
        ada.press(ada.find("header .narrow"))
    side = "dialog[open]" if screen == "phone" else ".story"
    ada.press(ada.find(f"{side} .tabs button").nth(1))
    expect(ada.find("[data-change=took]")).to_contain_text(said)
    ada.check("and it stands in the chat")
    kim.go(link)
    kim.find("#seat-name").fill("Kim")
    kim.press(kim.find("[data-take-over]"))
    expect(kim.find("[role=alert]")).to_be_visible()


@BOTH
def test_ended_together_and_once_more_with_turned_seats(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit(screen, lang), sit(screen, lang)
    join(kim, lay(ada), "Kim")
    open_panel(ada)
    ada.press(ada.find("dialog[open] [data-call=end]"))
    close_panel(ada)
    expect(ada.find("[data-poll=end]")).to_be_visible()
    kim.check("shall we end it?")
    kim.press(kim.find("[data-vote=yes]"))
    for person in (ada, kim):
        expect(person.find("[data-ended]")).to_be_visible()
    ada.check("ended")
    old = ada.page.url
    ada.press(ada.find("[data-again]"))
    ada.page.wait_for_url(lambda url: url != old)
    ada.page.wait_for_selector("[data-door]")
    kim.press(kim.find("[data-again]"))
    kim.page.wait_for_url(lambda url: url != old)
    kim.page.wait_for_selector("[data-door]")
    assert ada.page.url == kim.page.url
    open_panel(ada)
    expect(ada.find("[data-sits='0']")).to_contain_text("Kim")
    expect(ada.find("[data-sits='1']")).to_contain_text("Ada")


@BOTH
def test_who_did_not_press_finds_the_next_table_at_home(sit: Sit, screen: str, lang: str) -> None:
    ada, kim = sit(screen, lang), sit(screen, lang)
    old = lay(ada)
    join(kim, old, "Kim")
    open_panel(ada)
    ada.press(ada.find("dialog[open] [data-call=end]"))
    close_panel(ada)
    expect(kim.find("[data-vote=yes]")).to_be_visible()
    kim.go("/")
    expect(kim.find("[data-asked]")).to_contain_text("Ada")
    kim.check("a question of the others")
    kim.press(kim.find("li[data-table] > a"))
    kim.press(kim.find("[data-vote=yes]"))
    expect(kim.find("[data-ended]")).to_be_visible()
    kim.go("/")
    ada.press(ada.find("[data-again]"))
    ada.page.wait_for_url(lambda url: url != old)
    ada.page.wait_for_selector("[data-door]")
    kim.page.reload()
    new = kim.find("li:has([data-next-here])")
    expect(new).to_contain_text("Ada")
    expect(kim.find("[data-link=next]")).to_have_count(1)
    kim.check("the next table waits")
    kim.press(kim.find("[data-link=next]"))
    kim.page.wait_for_selector("[data-door]")
    assert kim.page.url == ada.page.url
    kim.go("/")
    expect(kim.find("[data-table]")).not_to_have_count(0)
    expect(kim.find("[data-next-here]")).to_have_count(0)


LEFT = "one => one.getBoundingClientRect().left"


@BOTH
def test_nobody_watches_but_a_seat_can_be_asked_for(sit: Sit, screen: str, lang: str) -> None:
    ada, eve = sit(screen, lang), sit(screen, lang)
    address = lay(ada)
    eve.go(address)
    expect(eve.find("#seat-name")).to_be_visible()
    open_panel(ada)
    expect(ada.find("[data-watchers='1']")).to_be_visible()
    ada.find("[data-watch=none]").check()
    expect(eve.find("h1")).to_contain_text("public" if lang == "fr" else "spectators")
    expect(ada.find("[data-watchers='0']")).to_be_visible()
    ada.find("[data-watch=link]").check()
    watch = ada.find("[data-watch-link]").inner_text()
    ada.find("[data-behind]").select_option("5")
    ada.check("a link for watching")
    expect(ada.find("[data-link]")).to_contain_text("#")
    own = ada.find("[data-link]").inner_text()
    eve.go(address)
    expect(eve.find("h1")).to_contain_text("lien" if lang == "fr" else "link")
    eve.page.goto("about:blank")
    eve.go(own)
    expect(eve.find("main")).to_contain_text("Ada")
    expect(eve.find(".table")).to_have_count(0)
    eve.check("outside")
    eve.page.goto("about:blank")
    eve.go(watch)
    expect(eve.find("[data-opens]")).to_contain_text("Ada")
    expect(eve.find(".table")).to_have_count(0)
    eve.check("some minutes behind")
    ada.find("[data-behind]").select_option("0")
    expect(eve.find("h1")).to_contain_text("public" if lang == "fr" else "spectators")
    eve.page.reload()
    eve.page.wait_for_selector(".table")
    eve.page.reload()
    eve.page.wait_for_selector(".table")
    eve.page.wait_for_load_state("networkidle")
    expect(eve.find("#seat-name")).to_have_count(0)
    eve.check("only watching")
    close_panel(ada)
    expect(ada.find("[data-looked-on]")).to_contain_text("1")
    ada.check("somebody looks on")
    if screen == "phone":  # who watches stands under the sign of the house: the title has the room
        eye, title = ada.find("[data-looked-on]"), ada.find("header h1")
        assert eye.evaluate(LEFT) < title.evaluate(LEFT)
    open_panel(ada)
    ada.press(ada.find("[data-fill]"))
    expect(ada.find("[data-sits='1']")).to_have_attribute("data-kind", "bot")


def test_seats_are_swapped_and_dropped_before_the_start(sit: Sit) -> None:
    """Everybody's screen follows to the table that is laid anew."""
    ada, kim = sit(), sit("phone", "fr")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    first = lay(ada, "fiese-freunde", seats=seats)
    join(kim, first, "Kim")
    open_panel(ada)
    ada.check("before the start")
    ada.press(ada.find("[data-sits='3'] [data-drop]"))
    for person in (ada, kim):
        person.page.wait_for_url(lambda url: url != first)
        person.page.wait_for_selector("[data-door]")
    second = ada.page.url
    assert kim.page.url == second
    open_panel(ada)
    expect(ada.find("[data-sits]")).to_have_count(3)
    ada.press(ada.find("[data-sits='1'] [data-swap]"))
    for person in (ada, kim):
        person.page.wait_for_url(lambda url: url != second)
        person.page.wait_for_selector("[data-door]")
    open_panel(kim)
    expect(kim.find("[data-sits='0']")).to_contain_text("Kim (toi)")
    expect(kim.find("[data-sits='1']")).to_contain_text("Ada")
