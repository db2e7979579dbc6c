"""Every sign on every screen has a tooltip: by hover, tap and keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.anomia import Player as Racer
from tests.browser.players.fiese import Player as Friend
from tests.browser.players.fog import AWAITED, Lover
from tests.browser.players.house import QuickHouse
from tests.browser.players.person import Person
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

SIGNS = """() => [...document.querySelectorAll('[data-tip]')].filter((one) =>
  one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))"""
MUTE = """() => {
  const read = (one) => [...one.childNodes].map((node) => node.nodeType === Node.TEXT_NODE
    ? node.textContent : node.matches?.('.sr-only, style') ? '' : read(node)).join(' ');
  const beside = (one, up) =>
    up && one && (/\\p{L}{2}/u.test(read(one)) || beside(one.parentElement, up - 1));
  const isMute = (one) => {
    const button = one.closest('button, a, summary');
    if (button && !/\\p{L}{2}/u.test(read(button))) return false;  // it is known by what it does
    const up = button ? 2 : 3;
    return one.nextElementSibling?.matches('.sr-only') || !beside(one.parentElement, up);
  };
  const icons = [...document.querySelectorAll('main svg:not(svg svg, .face)')].filter((one) =>
    one.checkVisibility() && one.getBoundingClientRect().width < 40
    && !one.closest('[data-tip], [role=img], [inert]') && isMute(one));
  const titles = document.querySelectorAll('main [title]:not(button, a, summary, input, label)');
  return [...icons, ...titles].map((one) => one.parentElement.outerHTML.slice(0, 400));
}"""
"""Small drawings without a word beside or behind them (within a button, close beside them), or with
one that is only heard; titles, which only a mouse reads."""
TAPPED = f"""() => ({SIGNS})().map((sign) => {{
  sign.dispatchEvent(new PointerEvent('pointerup', {{ bubbles: true, pointerType: 'touch' }}));
  const said = document.getElementById('bubble')?.textContent;
  document.body.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}));
  return [sign.dataset.tip, said, Boolean(document.getElementById('bubble'))];
}})"""
SAID = "document.getElementById('bubble')?.textContent ?? ''"
MOST_STOPS = 200


def explained(person: Person) -> None:
    """First one tap, which may load the tooltip module; then all signs, by tap, and at a desk by
    keyboard."""
    mute = person.page.evaluate(MUTE)
    assert not mute, "\n".join(mute)
    first = person.find("main :not(button)[data-tip][tabindex='0']:visible").first
    person.press(first)
    bubble = person.find("[role=tooltip]")
    expect(bubble).to_have_text(first.get_attribute("data-tip") or "")
    person.check("a sign, explained")
    person.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    for tip, said, left in person.page.evaluate(TAPPED):
        assert (said, left) == (tip, False)
    if person.touch:
        return  # no keyboard
    before, heard, after = signs(person), by_keyboard(person), signs(person)
    assert before & after <= heard  # meanwhile bots may have played


def signs(person: Person) -> set[str]:
    return {sign for sign, *_ in person.page.evaluate(TAPPED)}


def by_keyboard(person: Person) -> set[str]:
    """All tooltips seen while Tab goes once around the page; in the maze, arrows go from sign to
    sign."""
    person.page.evaluate("document.querySelector('a, button').focus()")
    heard: set[str] = set()
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        in_the_maze = person.find("[data-sign]:focus").count()
        for _ in range(in_the_maze and person.find("[data-sign]").count()):
            heard.add(person.page.evaluate(SAID))
            person.page.keyboard.press("ArrowRight")
        heard |= set(person.page.evaluate(SAID).split("\n"))
        if person.find("body:focus, .log:focus").count():  # below, all is in words
            return heard
    raise AssertionError("Tab never came around")


def test_in_the_dark(sit: Sit) -> None:
    for screen, lang in (("desktop", "en"), ("phone", "fr")):
        run = load("win")
        person = sit(screen, lang).begin(run)
        for choice in run.choices[:14]:
            person.play(choice)
        person.go_on()
        explained(person)


def test_in_a_life(sit: Sit, quick: QuickHouse) -> None:
    for screen, lang in (("desktop", "en"), ("phone", "fr")):
        person = seated(sit, quick, Friend)(screen, lang)
        person.set_table([("me", "Ada"), ("bot", "Robin"), ("bot", "Kim")], "signs")
        person.page.wait_for_selector(person.there)
        for _ in range(30):
            person.page.wait_for_function(
                "() => document.querySelector('.dock[aria-busy=false] [data-ask]')"
            )
            if person.why == "turn" and person.line.view["slice"] > 2:
                break
            person.turn(look=False)
        expect(person.find("[data-great]")).to_have_count(0)
        explained(person)


def test_in_a_love(sit: Sit, quick: QuickHouse) -> None:
    for screen, lang in (("desktop", "en"), ("phone", "fr")):
        person = seated(sit, quick, Lover)(screen, lang)
        person.set_table("sunday", "bot", "Ada", seed="signs")
        person.page.wait_for_selector("[data-ask]")
        while True:
            person.page.wait_for_function(AWAITED, arg=[0])
            prompt, view = person.line.prompt or {}, person.line.view
            if prompt.get("why") == "choose" and len(view["past"]) > 1:
                break
            person.turn(look=False, click=False)
        person.face()
        explained(person)


def test_in_a_race(sit: Sit, quick: QuickHouse) -> None:
    """While it is on Ada to draw: one is a bot, one is away."""
    person = seated(sit, quick, Racer)()
    address = person.set_table(["me", "open", "bot:house"], "seed=signs&first=0")
    ben = seated(sit, quick, Racer)().join(address, "Ben")
    ben.ready()
    person.ready()
    ben.context.close()
    expect(person.find("[data-is=away]")).to_be_visible()
    explained(person)
