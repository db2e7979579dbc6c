"""Chunks of the client, loaded on demand, that fail to load: after an update of the
server, and without a line. The page stays, says so, and a press opens it anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.person import Person
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

LINE = ("Failed to load resource: net::ERR_FAILED", "Failed to fetch")


def cut(person: Person, *addresses: str) -> None:
    """From now on requests for these fail; the browser may say so much later."""
    person.expected = LINE
    for address in addresses:
        person.page.route(address, lambda route: route.abort())


def mend(person: Person) -> None:
    """Requests succeed again."""
    person.page.unroute_all()
    assert person.errors == []


def test_a_missing_part_is_told_and_the_page_stays(sit: Sit) -> None:
    person = sit("phone").begin(load("win"))
    cut(person, "**/KeysHelp-*")
    person.page.keyboard.press("?")
    told = person.find("[data-renew=missing][role=alert]")
    expect(told).to_contain_text("Nothing is lost")
    person.page.keyboard.press("Escape")
    person.check("a part is missing")
    expect(person.find("[data-ask]")).to_be_visible()
    mend(person)
    with person.page.expect_event("load"):
        person.press(told.locator("[data-take]"))
    person.page.wait_for_selector("[data-ask]")
    expect(told).to_have_count(0)
    person.page.keyboard.press("?")
    expect(person.find("dialog[open] kbd").first).to_be_visible()


def test_a_page_that_cannot_be_fetched_offers_to_try_again(sit: Sit) -> None:
    person = sit().go("/")
    cut(person, "**/Stats-*.js")
    person.press(person.find("a[href='/stats']").first)
    expect(person.find("h1")).to_have_text("This could not be opened")
    person.check("a page is missing")
    mend(person)
    person.press(person.find("button").get_by_text("Reload"))
    expect(person.find("h1")).to_have_text("Your statistics")


def test_without_its_words_the_first_page_says_so_in_both_languages(sit: Sit) -> None:
    person = sit()
    cut(person, "**/assets/en-*.js")
    person.page.goto("/")
    expect(person.find("#unloaded")).to_contain_text("Vérifie la connexion")
    mend(person)
    person.press(person.find("#unloaded a").first)
    expect(person.find("h1")).to_be_visible()
    expect(person.find("#unloaded")).to_be_hidden()
