"""How one comes to a table: a new link, a seat that asks first, other devices; a deal that may be
known is told to all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.ear import heard, listen
from tests.browser.players.person import Person, Typist
from tests.browser.players.reader import KEEP

pytestmark = pytest.mark.browser

OPEN = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


def lay(person: Person, game: str = "fog-of-love", **wish: Any) -> str:
    """Makes a table for this person and opens it. Returns its address."""
    wish = {"game": game, "seats": OPEN, **wish}
    made = person.context.request.post("/api/tables", data=wish).json()
    person.go("/rules/fear-of-the-dark")
    person.page.evaluate(KEEP, [made["table"]["id"], game, made["tokens"]])
    person.go(f"/t/{made['table']['id']}")
    person.page.wait_for_selector("[data-door]")
    return person.page.url


def open_door(person: Person) -> None:
    person.press(person.find("[data-door]"))
    expect(person.find("dialog[open] [data-log-out]")).to_be_visible()


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_a_new_link_and_asking_first(sit: Sit, screen: str, lang: str) -> None:
    host, stranger = sit(screen, lang), sit(screen, lang)
    old = lay(host)
    stranger.go(old)
    expect(stranger.find("#seat-name")).to_be_visible()
    open_door(host)
    host.check("the door")
    host.press(host.find("[data-new-link]"))
    expect(stranger.find("h1")).to_contain_text("lien" if lang == "fr" else "link")
    stranger.check("an old link")
    expect(host.find("[data-link]")).to_contain_text("#")
    link = host.find("[data-link]").inner_text()
    assert link == host.page.url != old
    expect(host.find("dialog[open] [data-qr]")).to_have_attribute("data-qr", link)
    host.find("[data-ask-first]").check()
    expect(host.find("dialog[open] .said")).not_to_be_empty()
    host.page.keyboard.press("Escape")

    guest = sit(screen, lang).go(link)
    guest.find("#seat-name").fill("Kim")
    guest.press(guest.find("form button[type=submit]"))
    expect(guest.find(".waiting")).to_contain_text("Kim")
    guest.check("waiting at the door")
    expect(host.find("[data-knock=Kim]")).to_be_visible()
    host.check("somebody knocks")
    host.press(host.find("[data-knock=Kim] button").last)
    expect(guest.find("#seat-name")).to_be_visible()
    guest.press(guest.find("form button[type=submit]"))
    host.press(host.find("[data-knock=Kim] button").first)
    guest.page.wait_for_selector("[data-door]")
    expect(host.find("[data-knock]")).to_have_count(0)


def test_a_link_made_new_is_where_the_replay_and_the_reload_go(sit: Sit) -> None:
    """Whoever sits there needs no link; and what this device asks for carries the new code."""
    host = sit()
    where = lay(host)
    open_door(host)
    host.press(host.find("[data-new-link]"))
    expect(host.find("[data-link]")).to_contain_text("#")
    host.go(where)
    host.page.wait_for_selector("[data-door]")
    assert "#" in host.page.url
    answer = host.page.evaluate(
        "fetch(`/api/tables/${location.pathname.slice(3)}?code=${location.hash.slice(1)}`)"
        ".then((reply) => reply.status)"
    )
    assert answer == 200


def test_other_devices_are_logged_out_by_keys_alone(sit: Sit) -> None:
    here = sit(hands=Typist)
    lay(here)
    there = sit("phone", "fr")
    there.go("/rules/fear-of-the-dark")
    kept = here.page.evaluate("localStorage.getItem('tablee.tables')")
    there.page.evaluate("text => localStorage.setItem('tablee.tables', text)", kept)
    there.go(here.page.url)
    there.page.wait_for_selector("[data-door]")
    open_door(here)
    here.press(here.find("[data-log-out]"))
    expect(here.find("dialog[open] .said")).to_contain_text("logged out")
    expect(there.find("h1")).to_have_text("Déconnecté")
    there.check("logged out")
    here.page.reload()
    here.page.wait_for_selector("[data-door]")
    there.press(there.find("button.primary"))
    expect(there.find("#seat-name")).to_be_visible()
    expect(there.find("[data-door]")).to_have_count(0)


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_a_chosen_deal_is_told_to_everybody(sit: Sit, screen: str, lang: str) -> None:
    host, guest = sit(screen, lang), sit(screen, lang)
    host.go("/new/fog-of-love?seed=twin")
    expect(host.find("p[data-known-deal]")).to_contain_text("twin")
    host.check("a chosen deal, before")
    address = lay(host, seed="twin", known_deal=True)
    guest.go(address)
    expect(guest.find("[data-deal]")).to_contain_text("twin")
    guest.check("told before sitting down")
    for person in (host, guest):
        note = person.find("header [data-known-deal]")
        expect(note).to_contain_text("twin")
        person.press(note)
        expect(person.find("dialog[open]")).to_contain_text("twin")
        person.page.keyboard.press("Escape")
    guest.find("#seat-name").fill("Ben")
    guest.press(guest.find("form button[type=submit]"))
    guest.page.wait_for_selector("[data-door]")
    expect(guest.find("header [data-known-deal]")).to_be_visible()


def test_who_looks_on_hears_of_a_free_seat_and_of_the_deal(sit: Sit) -> None:
    host, guest = sit(), listen(sit())
    guest.go(lay(host, seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot"}], seed="twin"))
    expect(guest.find("[data-known-deal]")).to_have_count(0)
    open_door(host)
    host.press(host.find("[data-call=open]"))
    expect(guest.find("[data-deal]")).to_contain_text("twin")
    for person in (host, guest):
        expect(person.find("header [data-known-deal]")).to_contain_text("twin")
    assert {"Dealt from a seed: twin", "A seat is free."} <= set(heard(guest))


def test_without_a_seed_nothing_is_said(sit: Sit) -> None:
    host = sit()
    host.go("/new/fog-of-love")
    expect(host.find("[data-known-deal]")).to_have_count(0)
    lay(host)
    expect(host.find("[data-known-deal]")).to_have_count(0)
