"""Rules as pictures: on the screen, on paper, from wherever a game begins; and their glimpses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tablee.games import BUILT_IN
from tests.browser.conftest import Sit
from tests.browser.players.person import Person
from tests.browser.players.runs import GAME, load

pytestmark = pytest.mark.browser

SHIFTS = """() => new Promise((resolve) => {
  const seen = (list) => resolve(list.getEntries().reduce((sum, one) => sum + one.value, 0));
  new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 500);
})"""
CUT = """() => [...document.querySelectorAll('[data-pictures=turn] [data-picture]')]
  .filter((one) => !one.children.length || !one.getBoundingClientRect().width).length"""


@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "light"), ("phone", "fr", "dark")]
)
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_rules_are_pictures_on_the_screen_and_on_paper(
    game: str, screen: str, lang: str, theme: str, sit: Sit
) -> None:
    person = sit(screen, lang, theme).go(f"/rules/{game}")
    expect(person.find("[data-pictures=turn] > li")).to_have_count(5)
    for picture in person.find("[data-pictures=turn] [data-picture]").all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator("> *").first).to_be_attached()  # drawn, as it has come near
    assert person.page.evaluate(CUT) == 0
    assert "pic-" not in person.find("main").inner_text()
    assert "pictures-" not in person.find("main").inner_text()
    expect(person.find("[data-small-print] > summary")).to_be_visible()
    expect(person.find(".short")).to_have_count(0)  # told in pictures instead
    person.check(f"pictures of {game}")
    with person.page.expect_download() as paper:
        person.press(person.find("[data-tool=sheet]"))
    pdf = Path(paper.value.path()).read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    assert f"/Lang({lang})".encode() in pdf
    assert len(re.findall(rb"/Subtype\s*/Image\b", pdf)) > 15


def test_without_a_typesetter_the_page_is_printed(sit: Sit) -> None:
    person = sit(lang="fr").go(f"/rules/{GAME}")
    person.page.evaluate("() => (window.print = () => (window.printed = true))")
    person.page.route(
        "**/api/sheet", lambda route: route.fulfill(status=503, json={"code": "no-pdf"})
    )
    person.press(person.find("[data-tool=sheet]"))
    expect(person.find(".tools [role=status]")).to_contain_text("PDF")
    person.page.wait_for_function("window.printed")
    person.errors.clear()  # the browser's own, of what was refused


def test_they_are_linked_wherever_a_game_begins(sit: Sit) -> None:
    person = sit().go("/")
    for place in ("/", f"/new/{GAME}"):
        expect(person.go(place).find(f"main a[href='/rules/{GAME}']").first).to_be_visible()
    person.begin(load("win"))
    person.press(person.find("header button[aria-label=Rules]"))
    link = person.find(f"dialog[open] a[href='/rules/{GAME}']")
    expect(link).to_be_visible()
    expect(link).to_have_attribute("target", "_blank")  # one stays at the table
    person.check("rules at a table")
    person.go(f"/rules/{GAME}")
    person.press(person.find(f"[data-first={GAME}]"))
    expect(person.find("[data-lesson]")).to_be_visible()


@pytest.mark.parametrize("game", ["anomia", "fiese-freunde", "fog-of-love"])
def test_a_guest_is_told_what_it_is_and_may_read_the_rules(game: str, sit: Sit) -> None:
    """Before sitting down: who invites to what, for how many and how long, and the pace."""
    slow = game != "anomia"
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (1 if slow else 2)]
    wish = {"game": game, "seats": seats, "tempo": "day" if slow else "live"}
    guest = sit("phone", "fr")
    made = guest.context.request.post("/api/tables", data=wish).json()
    guest.go(f"/t/{made['table']['id']}")
    rules = guest.find(f"a[data-rules][href='/rules/{game}']")
    expect(rules).to_be_visible()
    expect(rules).to_have_attribute("target", "_blank")
    expect(guest.find("main")).to_contain_text(re.compile("Ada.* t’invite|invitation .*Ada"))
    if slow:
        expect(guest.find("[data-tempo=day]")).to_be_visible()
        expect(guest.find("[data-facts]")).to_contain_text("60–90 min")
        expect(guest.find("main")).to_contain_text("18+")
    guest.check(f"a guest of {game}")


def test_the_language_of_the_pictures_changes_with_the_page(sit: Sit) -> None:
    person = sit(lang="en").go("/rules/anomia")
    expect(person.find("[data-pictures=turn]")).to_contain_text("face-off")
    person.press(person.find("header button[lang=fr]"))
    expect(person.find("[data-pictures=turn]")).to_contain_text("face-à-face")
    expect(person.find("[data-pictures=turn] [data-title]").first).to_have_attribute(
        "data-title", "un fruit"
    )


def waited(person: Person, ms: int = 1600) -> None:
    """Time passes, for the page alone."""
    person.page.clock.run_for(ms)


def glimpse_of_the_first(person: Person) -> Locator:
    """Waits until the pictures of the first game are loaded and in sight."""
    person.page.clock.install()
    glimpse = person.go("/").find("article").first.locator("[data-glimpse]")
    for _ in range(20):
        waited(person)
        try:
            expect(glimpse).to_be_attached(timeout=1000)
            break
        except AssertionError:
            continue
    return glimpse


def test_the_home_page_shows_a_glimpse_and_stops_on_request(sit: Sit) -> None:
    person = sit(motion="full")
    glimpse = glimpse_of_the_first(person)
    expect(glimpse).to_have_attribute("data-glimpse", "turn-1")
    expect(person.find("[data-glimpse]")).to_have_count(1)  # one at a time
    waited(person, 2700)
    expect(glimpse).to_have_attribute("data-glimpse", "turn-2")
    expect(person.find("article [data-first]").first).to_contain_text("Learn by playing")
    person.press(person.find("[data-stop]"))
    waited(person, 9000)
    expect(glimpse).to_have_attribute("data-glimpse", "turn-2")
    person.check("a glimpse")
    person.page.clock.resume()
    assert person.page.evaluate(SHIFTS) < 0.05


def test_who_wishes_for_less_motion_sees_none(sit: Sit) -> None:
    person = sit()
    person.page.emulate_media(reduced_motion="no-preference")
    expect(glimpse_of_the_first(person)).to_be_attached()
    person.page.emulate_media(reduced_motion="reduce")
    expect(person.find("[data-glimpse]")).to_have_count(0)
    expect(person.find("[data-stop]")).to_have_count(0)
