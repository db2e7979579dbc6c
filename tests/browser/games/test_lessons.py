"""Whoever is new is shown how at any table, each for themself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players import anomia, fiese, fog
from tests.browser.players.house import House
from tests.browser.players.person import Person

pytestmark = pytest.mark.browser


def shown(person: Person, lesson: str) -> None:
    """Checks that this lesson is shown, with a ring around the thing it is about."""
    expect(person.find(f"[data-lesson={lesson}]")).to_be_visible()
    expect(person.find("[data-points]")).to_be_visible()


def come(guest: Person, url: str, name: str, taught: bool = True) -> None:
    """By the link, to a seat."""
    guest.go(url)
    expect(guest.find("[data-teach]")).to_be_checked()
    if not taught:
        guest.press(guest.find("[data-teach]"))
    guest.find("#seat-name").fill(name)
    guest.press(guest.find("form button[type=submit]"))
    guest.page.wait_for_selector("#seat-name", state="detached")


def test_two_by_a_link(sit: Sit) -> None:
    """Both have lessons in a story of their own choice; turning them off counts for oneself only,
    here and at the next table."""
    host = sit("desktop", "en", "light", hands=fog.Lover, new=True)
    assert isinstance(host, fog.Lover)
    url = host.set_table("school", "open", "Ada")
    shown(host, "face")
    guest = sit("phone", "fr", "dark", hands=fog.Lover, new=True)
    come(guest, url, "Ben")
    shown(guest, "face")
    guest.check("a lesson among two")
    guest.page.reload()
    shown(guest, "face")
    guest.press(guest.find("[data-lessons-off]"))
    expect(guest.find("[data-lesson]")).to_have_count(0)
    shown(host, "face")
    guest.go("/new/fog-of-love")
    expect(guest.find("[data-teach]")).not_to_be_checked()


def test_three_against_time(sit: Sit, short: House) -> None:
    """The rules come when all are there; who needs no lessons has none."""
    host = sit("phone", "en", "light", at=short, hands=anomia.Player, new=True)
    assert isinstance(host, anomia.Player)
    url = host.set_table(["me", "open", "open"], "seed=three")
    expect(host.find("[data-invite]")).to_be_visible()
    expect(host.find("[data-lesson]")).to_have_count(0)
    guests = [sit("desktop", "fr", at=short, hands=anomia.Player, new=True) for _ in "bc"]
    come(guests[0], url, "Ben")
    come(guests[1], url, "Cleo", taught=False)
    for person in (host, guests[0]):
        shown(person, "ready")
    expect(guests[1].find("[data-choice=ready]")).to_be_visible()
    expect(guests[1].find("[data-lesson]")).to_have_count(0)


def test_two_on_one_device(sit: Sit) -> None:
    """Behind the curtain each has what they have not read yet."""
    device = sit("phone", "en", "light", hands=fiese.Player, new=True)
    assert isinstance(device, fiese.Player)
    device.set_table([("me", "Ada"), ("me", "Ben")], "both new")
    for _ in range(2):
        device.press(device.find("[data-lift]"))
        shown(device, "life")
        device.press(device.find("[data-choice=w]"))
    shown(device, "card")
