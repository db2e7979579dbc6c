"""The screen of Fiese Freunde: regressions from a first evening of play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.fiese import Player
from tests.browser.players.held import SlowLine
from tests.browser.players.house import QuickHouse
from tests.browser.players.newcomer import FRAME

pytestmark = pytest.mark.browser

LEADS = {
    "en": (
        r"^\w+ leads with \d+\.$",
        r"^\w+ (leads|is still in|is out), with \d+ time to spend\.$",
    ),
    "fr": (
        r"^\w+ mène avec \d+\.$",
        r"^\w+ (mène|peut encore suivre|n’enchérit plus), avec \d+ de temps à dépenser\.$",
    ),
}
HEARD = """line => [...line.children].filter((one) => one.getAttribute('aria-hidden') !== 'true')
  .map((one) => one.textContent).join('').trim()"""
FACE = "document.querySelector('[data-head=\"0\"] svg').innerHTML"


def test_what_was_chosen_is_seen_while_the_other_thinks(sit: Sit, quick: QuickHouse) -> None:
    """On a phone: my face is the one I chose; what a goal asks for stands there in words."""
    play = seated(sit, quick, Player)
    host = play("phone", "fr", "dark")
    address = host.set_table([("me", "Ada"), ("open", "")], "chosen")
    guest = play("desktop", "en").join(address, "Ben")
    host.page.wait_for_selector("[data-ask=sex]")
    before = host.page.evaluate(FACE)
    host.press(host.option("w"))
    host.page.wait_for_function(f"was => {FACE} !== was", arg=before)
    expect(host.find("[data-waits]")).to_be_visible()
    chosen = host.page.evaluate(FACE)
    host.page.reload()
    host.page.wait_for_selector("[data-waits]")
    assert host.page.evaluate(FACE) == chosen

    guest.context.close()
    expect(host.find("[data-waits]")).to_have_text("Ben n’est pas là. La table attend son retour.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_auction_is_heard_in_sentences_and_keeps_the_focus(
    lang: str, sit: Sit, quick: QuickHouse
) -> None:
    host = seated(sit, quick, Player)("desktop", lang)
    host.set_table([("me", "Ada"), ("bot", "Ben")], "bidders")
    host.page.wait_for_selector("[data-ask]")
    price, bidders = host.find(".glance .price"), host.find(".glance [data-bidder]")
    more = host.find(".dock .step button").last
    for _ in range(6000):  # the bot is at it meanwhile: a quick machine would look too often
        if price.count() and more.count() and more.is_enabled():
            break
        host.turn(look=False)
        host.page.evaluate(FRAME)
    leads, bidder = LEADS[lang]
    assert re.match(leads, price.evaluate(HEARD))
    assert all(re.match(bidder, one.evaluate(HEARD)) for one in bidders.all())

    more.focus()
    for _ in range(60):
        if more.is_disabled():
            break
        host.page.keyboard.press("Enter")
    expect(host.find(".dock .custom [data-choice^='bid:']")).to_be_focused()


TOLD = "document.querySelectorAll('.log li').length"
ASKED = "() => document.querySelector('.dock[aria-busy=false] [data-ask]')"
GREAT = f"() => document.querySelector('[data-great]') || ({ASKED})()"
PRESS = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))"
SOON = "Date.now() / 1000 + 0.4"


def seated_with_bots(sit: Sit, quick: QuickHouse, **settings: str) -> Player:
    person = sit("desktop", "en", "light", at=quick, hands=Player, **settings)
    assert isinstance(person, Player)
    return person


def lay(person: Player, seed: str) -> None:
    person.set_table([("me", "Ada"), ("bot", "Robin"), ("bot", "Kim")], seed)
    person.page.wait_for_selector(person.there)


def until_a_turn(person: Player) -> None:
    for _ in range(40):
        person.page.wait_for_function(ASKED)
        if person.why == "turn":
            return
        person.turn(look=False)
    raise AssertionError("it never was Ada’s turn")


FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((seen) => seen.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
    window.flights += 'flies' in (one.dataset ?? {}) && one.getAnimations().length;
  }))).observe(document.body, { subtree: true, childList: true });
}"""
"""Counts the cards that set out."""


def test_what_bots_do_is_shown_one_thing_after_the_other(sit: Sit, quick: QuickHouse) -> None:
    """The bots of this house think for 10 ms; the clock of the page stands still. Only as it moves
    on is one event after the other shown; a press shows the rest. Whoever has not asked for calm
    sees a card fly to its taker."""
    person = seated_with_bots(sit, quick, speed="normal", motion="full")
    slow = SlowLine(person.page)
    lay(person, "beats")
    until_a_turn(person)
    person.page.evaluate(FLIGHTS)
    person.page.clock.install()
    slow.hold()
    person.press(person.option("pass"))
    for _ in range(2000):
        if slow.count() > 3:
            break
        person.page.evaluate("0")
    person.page.clock.pause_at(person.page.evaluate(SOON))
    slow.release()
    seen = [person.page.evaluate(TOLD)]
    for _ in range(3):
        person.page.clock.run_for(600)
        seen.append(person.page.evaluate(TOLD))
    person.page.evaluate(PRESS)
    seen.append(person.page.evaluate(TOLD))
    assert seen == sorted(seen)
    assert len(set(seen)) > 2, f"all at once: {seen}"
    assert person.page.evaluate("window.flights") > 0
    expect(person.find("[data-flies]")).to_have_count(0)


def test_a_great_moment_is_looked_at(sit: Sit, quick: QuickHouse) -> None:
    """The first great thing of a life lies over the table for a moment, in words, and a press lays
    it aside. No small news lies over a card."""
    person = seated_with_bots(sit, quick)
    lay(person, "great")
    person.page.clock.install()
    for _ in range(120):
        person.page.wait_for_function(GREAT)
        if person.find("[data-great]").count() or person.over:
            break
        person.turn(look=False)
    person.page.clock.pause_at(person.page.evaluate(SOON))
    great = person.find("[data-great]")
    expect(great).to_be_visible()
    expect(great.locator(".what")).not_to_be_empty()
    line = person.find(".moments").bounding_box()
    offer = person.find(".offer").bounding_box()
    assert line is not None
    assert offer is not None
    assert line["y"] + line["height"] <= offer["y"]
    great.dispatch_event("click")
    person.page.clock.run_for(400)
    expect(great).to_have_count(0)


CHANGES = """() => {
  window.changes = {};
  const look = () => {
    for (const one of document.querySelectorAll('[data-head] [data-changed]')) {
      const { left, right, bottom } = one.getBoundingClientRect();
      const seat = one.closest('[data-head]').dataset.head;
      if (left >= 0 && right > left && right <= innerWidth && bottom <= innerHeight)
        (window.changes[seat] ??= {})[one.dataset.changed] = Number(one.textContent);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""
"""Keeps in mind which new values were to be seen at which head."""


def test_what_a_card_changes_is_seen_at_the_head_on_a_phone(sit: Sit, quick: QuickHouse) -> None:
    """There, the profiles of all are no part of the first screen."""
    person = seated(sit, quick, Player)("phone", "fr")
    lay(person, "changes")
    person.page.evaluate(CHANGES)
    told: list[dict[str, Any]] = []
    while not told:
        assert not person.over
        person.turn(look=False)
        told = [one["args"] for one in person.line.events if one["key"] == "traits"]
    seen = "([seat, [trait, n]]) => window.changes[seat]?.[trait] === n"
    person.page.wait_for_function(
        seen, arg=[told[0]["seat"], next(iter(told[0]["traits"].items()))]
    )


WATCH = """() => {
  window.calls = []; window.misled = [];
  const look = () => {
    const ask = document.querySelector('[data-ask=call]');
    if (ask) window.calls.push(Number(ask.dataset.n));
    const waits = document.querySelector('[data-waits]');
    if (waits && document.title.startsWith('Your turn')) window.misled.push(waits.textContent);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""
"""Keeps in mind which calls were asked for, and what was waited for while the tab called."""


def test_nothing_is_asked_of_who_cannot_call(sit: Sit, quick: QuickHouse) -> None:
    """FF-10.4: the pause is there for all; for a player who can only stay at home it is no
    question, and no turn of theirs."""
    person = seated_with_bots(sit, quick)
    lay(person, "nobody to ring")
    person.page.evaluate(WATCH)
    stays: list[int] = []
    while not stays:
        assert not person.over
        person.turn(look=False)
        person.page.wait_for_function(ASKED)
        calls = [one for one in person.line.asked if one["why"] == "call"]
        stays = [one["ask"] for one in calls if len(one["form"]["options"]) == 1]
    asked, misled = person.page.evaluate("[calls, misled]")
    assert not set(stays) & set(asked)
    assert misled == []


GLOWS = "goal => getComputedStyle(goal).boxShadow !== 'none'"


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_the_goal_glows_that_a_card_brings_nearer(
    screen: str, lang: str, sit: Sit, quick: QuickHouse
) -> None:
    person = seated(sit, quick, Player)(screen, lang)
    lay(person, "glow")
    card, goal = "", ""
    while not goal:
        until_a_turn(person)
        for offer in person.line.view["offer"]:
            for step in offer["moves"]:
                if step["nearer"]:
                    card, goal = offer["card"]["id"], step["goal"]
        if not goal:
            person.turn(look=False)
    if screen == "phone":
        assert not person.find("[data-tab=goals]").evaluate(GLOWS)
    person.press(person.find(f'[data-card="{card}"]'))
    if screen == "phone":
        tab = person.find("[data-tab=goals]")
        assert tab.evaluate(GLOWS)
        person.press(tab)
    expect(person.find(f'[data-goal="{goal}"].nearer')).to_be_visible()
    assert person.find(f'[data-goal="{goal}"]').evaluate(GLOWS)
    person.check("a goal that glows")
