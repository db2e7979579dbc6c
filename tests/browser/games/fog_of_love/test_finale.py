"""The finale as a scene of its own: step by step, skipped, seen again, and in the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.by_wire import play_on
from tests.browser.players.fog import FRAME, Lover
from tests.browser.players.house import QuickHouse

pytestmark = pytest.mark.browser

Play = Callable[..., Lover]
STEP = "n => Number(document.querySelector('[data-finale]')?.dataset.step) === n"


@pytest.fixture
def play(sit: Sit, quick: QuickHouse) -> Play:
    return seated(sit, quick, Lover)


def at_the_finale(play: Play, screen: str, lang: str, theme: str) -> Lover:
    """A whole story with the house, played by wire; the last choice is made on the page, and the
    finale stands there."""
    host = play(screen, lang, theme)
    host.watches = True
    host.page.emulate_media(reduced_motion="reduce")
    host.set_table("sunday", "bot", "Ada", seed="the finale")
    host.page.wait_for_selector("[data-ask]")
    play_on([host], lambda: (host.line.prompt or {}).get("why") == "final")
    while not host.find("[data-finale]").count():
        host.turn(look=False, click=False)
        host.page.evaluate(FRAME)
    return host


def expected(view: dict[str, Any]) -> list[str]:
    """The steps, in exactly this order."""
    kept = [entry for entry in view["past"] if entry["how"] == "kept"]
    turns = [view["first"], 1 - view["first"]]
    steps = ["open", *["secret"] * len(kept), *["goal"] * 6, "hearts"]
    for seat in turns:
        checks = view["persons"][seat]["final"]["checks"]
        steps += ["destiny", *["check"] * len(checks), "verdict"]
    return steps


@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "dark"), ("phone", "fr", "light")]
)
def test_step_by_step(screen: str, lang: str, theme: str, play: Play) -> None:
    """Every press is a step, each is said aloud; the headline comes last; then all of it again."""
    host = at_the_finale(play, screen, lang, theme)
    view = host.line.view
    finale, spoken = host.find("[data-finale]"), set()
    seen = []
    host.check("the finale begins")
    for n in range(len(expected(view))):
        host.page.wait_for_function(STEP, arg=n)
        seen.append(finale.get_attribute("data-finale"))
        spoken.add(finale.locator("[role=status]").text_content())
        assert host.find("[data-end]").count() == 0
        host.press(host.find("[data-fin-next]"))
    assert seen == expected(view)
    assert len(spoken) == len(seen)
    expect(host.find("[data-end]")).to_be_visible()
    host.press(host.find("[data-fin-again]"))
    expect(finale).to_have_attribute("data-finale", "open")
    host.press(host.find("[data-fin-skip]"))
    expect(host.find("[data-end]")).to_be_focused()
    host.page.reload()
    expect(host.find("[data-end]")).to_be_visible()
    assert host.find("[data-finale]").count() == 0
    beside(play(screen, lang, theme), host.page.url)


def beside(eve: Lover, address: str) -> None:
    """Whoever watches has it below the bar that says so."""
    eve.go(address)
    finale, bar = eve.find("[data-finale]"), eve.find("[role=note]").first
    expect(finale).to_be_visible()
    top, above = finale.bounding_box(), bar.bounding_box()
    assert top is not None
    assert above is not None
    assert top["y"] >= above["y"] + above["height"] - 8


def test_each_goal_with_what_it_gave(play: Play) -> None:
    """As the view has it: in the middle, and beside the face once it has passed, never in both;
    hearts change only when all is counted."""
    host = at_the_finale(play, "desktop", "en", "light")
    persons = host.line.view["persons"]
    told = 0
    while host.find("[data-finale=hearts]").count() == 0:
        expect(host.find("[data-gain]")).to_have_count(told)
        if host.find("[data-finale=goal]").count():
            told += 1
            expect(host.find("[data-finale] .gain")).to_have_text(re.compile(r"^[+−]\d$"))
            expect(host.find("[data-finale] .text")).not_to_have_text(re.compile(r"[+−]\d$"))
        host.press(host.find("[data-fin-next]"))
    for seat in (0, 1):
        side = host.find(f"[data-side='{seat}']")
        gains = [int(gain.get_attribute("data-gain")) for gain in side.locator("[data-gain]").all()]
        assert gains == persons[seat]["gains"]
        expect(side.locator(".hearts")).to_contain_text(str(persons[seat]["hearts"]))


def test_by_itself_unless_calm_is_wished_for(play: Play) -> None:
    """With reduced motion nothing moves until a press; set going, it goes on alone."""
    host = at_the_finale(play, "desktop", "fr", "light")
    run = host.find("[data-fin-run]")
    expect(run).to_have_attribute("aria-pressed", "false")
    host.press(run)
    host.page.wait_for_function(STEP, arg=1)
    expect(run).to_have_attribute("aria-pressed", "true")


def test_the_same_in_the_replay(play: Play) -> None:
    host = at_the_finale(play, "desktop", "en", "light")
    view, table = host.line.view, host.page.url.rpartition("/")[2]
    host.go(f"/replay/{table}")
    expect(host.find(".at")).to_have_text(re.compile(r"of [1-9]"))
    host.page.keyboard.press("End")
    finale = host.find("[data-finale]")
    expect(finale).to_have_attribute("data-finale", "open")
    for kind in (*expected(view)[1:], "end"):
        host.press(host.find("[data-fin-next]"))
        expect(finale).to_have_attribute("data-finale", kind)
    host.check("the end of the finale in the replay")
