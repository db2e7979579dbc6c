"""The screen of Fog of Love: regressions from a first evening of play."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.fog import FRAME, Lover
from tests.browser.players.house import QuickHouse

pytestmark = pytest.mark.browser


def asked(person: Lover) -> str:
    prompt: dict[str, Any] = person.line.prompt or {}
    return str(prompt.get("why", ""))


def test_my_sealed_choice_and_my_hand_stay_in_sight(sit: Sit, quick: QuickHouse) -> None:
    """Mine is open to me, sealed to the other; a guest is not promised what the host decides."""
    play = seated(sit, quick, Lover)
    host = play("phone", "fr", "dark")
    address = host.set_table("sunday", "open", "Ada", seed="mine", characters="dealt")
    guest = play("desktop", "en", "light")
    guest.go(address)
    expect(guest.find("main")).to_contain_text("Whoever invites you")
    guest.join(address, "Ben")
    people = [host, guest]
    while not all(asked(person) == "choose" for person in people):
        for person in people:
            if asked(person) != "choose":
                person.turn(look=False, click=False)
        host.page.evaluate(FRAME)
    host.face()
    host.choose("b")
    host.confirm()
    mine, theirs = host.find("[data-chip='0']"), guest.find("[data-chip='0']")
    expect(mine.locator(".front")).to_have_text("B")
    expect(host.find("li.chosen .by-whom")).to_have_count(1)
    host.page.reload()
    expect(mine.locator(".front")).to_have_text("B")
    guest.face()
    expect(theirs.locator(".front")).to_be_empty()
    cards = host.find("[data-strip] [data-peek]")
    expect(cards).to_have_count(len(host.line.view["me"]["hand"]))
    host.press(cards.first)
    scene = cards.first.get_attribute("data-peek")
    expect(host.find(f".card.preview[data-scene='{scene}']")).to_be_visible()
    host.check("waiting, with my hand")
