"""The screen of Fear of the Dark: regressions from a first evening of play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.players.held import SlowLine
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

RUN = load("win")

PRESSED = """() => new Promise((done) => {
  const button = document.querySelector('.dock [data-choice=strike]');
  button.click();
  requestAnimationFrame(() => requestAnimationFrame(() => done('sent' in button.dataset)));
})"""


def test_what_is_looked_at_can_be_gone_for(sit: Sit) -> None:
    """The squares of a card stay when the mouse leaves it; a match is not wasted unasked; going on
    is what the window about giving up offers first; the signs are explained."""
    person = sit().begin(RUN)
    spectator = sit("phone", "fr").go(person.page.url)
    expect(spectator.find(".dock")).to_contain_text("La pioche esprit")
    person.press(person.option("strike"))
    for card in ("walk", "walk", "scout"):
        person.press(person.find(f".plan [data-card={card}][aria-pressed=false]").first)
    person.press(person.option("confirm"))
    expect(spectator.find(".dock")).to_contain_text("La main")

    person.press(person.option("strike"))
    expect(person.find("dialog[open] .primary")).to_have_text("Keep the match")
    person.check("a match for nothing")
    person.press(person.find("dialog[open] .primary"))
    expect(person.find("[data-ask=act]")).to_be_visible()

    person.press(person.find(".giveup"))
    expect(person.find("dialog[open] .primary")).to_have_text("Continue")
    person.press(person.find("dialog[open] .primary"))

    person.press(person.find("[data-legend]"))
    expect(person.find("dialog[open] dt")).to_have_count(10)
    person.check("the signs")
    person.page.keyboard.press("Escape")

    person.find("[data-card='hand:walk']").first.hover()
    spot = person.find(".spot.square").last
    expect(spot).to_be_enabled()
    spot.hover()
    spot.click()
    expect(person.find(".log li").last).to_contain_text("step")


def test_a_press_is_seen_at_once_whatever_the_server_does(sit: Sit) -> None:
    person = sit()
    held: list[str | bytes] = []
    hold = False

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: held.append(text) if hold else line.send(text))
        lines.append(line)

    lines: list[WebSocketRoute] = []
    person.page.route_web_socket(re.compile("/ws/"), between)
    person.begin(RUN)
    hold = True
    assert person.page.evaluate(PRESSED)
    expect(person.find(".dock")).to_have_attribute("aria-busy", "true")
    hold = False
    for text in held:
        lines[-1].send(text)
    expect(person.find("[data-ask=plan]")).to_be_visible()
    expect(person.find("[data-sent]")).to_have_count(0)


STAGE = """() => { const { width, height, top } =
  document.querySelector('.stage').getBoundingClientRect(); return [width, height, top]; }"""


ZOOM = (
    """() => Number(/scale[(](.+)[)]/.exec(document.querySelector('.world').style.transform)[1])"""
)


@pytest.mark.parametrize(("screen", "lang"), [("phone", "fr"), ("desktop", "en")])
def test_the_maze_stays_where_it_is_and_a_walk_is_live(screen: str, lang: str, sit: Sit) -> None:
    """Whatever is asked, the maze keeps its place and size; who takes up Walk can go at once. On a
    stage that gets lower it is drawn smaller at once, not with the next move."""
    person = sit(screen, lang).begin(RUN)
    place = person.page.evaluate(STAGE)

    def stays(when: str) -> None:
        assert person.page.evaluate(STAGE) == place, when

    person.press(person.option("strike"))
    person.page.wait_for_selector("[data-ask=plan]")
    stays("planning")
    for card in ("walk", "walk", "scout"):
        person.press(person.find(f".plan [data-card={card}][aria-pressed=false]").first)
    person.press(person.option("confirm"))
    person.page.wait_for_selector("[data-ask=act]")
    stays("acting")
    person.press(person.find("[data-card='hand:scout']").first)
    stays("a card is picked")
    person.press(person.option("burn"))
    stays("burning it")
    person.press(person.find("[data-card='hand:walk']").first)
    expect(person.option("play:walk")).to_have_attribute("aria-pressed", "true")
    stays("walking")
    person.check("a walk to choose")
    spot = person.find(".spot.square").first
    expect(spot).to_be_enabled()
    person.press(spot)
    expect(person.find("[data-ask=step], [data-ask=act]").first).to_be_visible()
    stays("on the way")
    if screen == "desktop":
        before = person.page.evaluate(ZOOM)
        person.page.set_viewport_size({"width": 1440, "height": 700})
        person.page.wait_for_function(f"() => ({ZOOM})() < {before}")


def test_a_match_lights_the_room_as_it_is_struck(sit: Sit) -> None:
    """Before the server has replied, and while the hand is chosen; for spectators, too."""
    person = sit()
    slow = SlowLine(person.page)
    person.begin(RUN)
    spectator = sit("phone", "fr").go(person.page.url)
    expect(spectator.find("[data-light=false]")).to_be_attached()
    slow.hold()
    person.press(person.option("strike"))
    expect(person.find("[data-light=true]")).to_be_attached()
    expect(person.find("[data-ask=act]")).to_be_visible()
    slow.release()
    expect(person.find("[data-ask=plan]")).to_be_visible()
    for one in (person, spectator):
        expect(one.find("[data-light=true]")).to_be_attached()


def test_a_sign_explains_itself(sit: Sit) -> None:
    """By hover, tap and focus: in the maze, among the counters, on the board."""
    person = sit().begin(RUN)
    bubble = person.find("[role=tooltip]")
    hole = person.find("[data-sign^=hole]").first
    hole.hover()
    expect(bubble).to_have_text("Hole: only the Stealth card takes you across.")
    person.page.mouse.move(5, 5)
    expect(bubble).to_have_count(0)
    hole.dispatch_event("mouseenter")  # the maze has moved under a mouse that rests
    expect(bubble).to_have_count(0)
    hole.focus()
    expect(bubble).to_have_text("Hole: only the Stealth card takes you across.")
    person.check("a sign, explained")
    person.page.keyboard.press("ArrowRight")
    expect(bubble).not_to_have_text("Hole: only the Stealth card takes you across.")
    phone = sit("phone", "fr").begin(RUN)
    phone.press(phone.find(".status [data-tip]").nth(1))
    expect(phone.find("[role=tooltip]")).to_contain_text("Allumettes")
    phone.press(phone.find("[data-sign^=lock]").first)
    expect(phone.find("[role=tooltip]")).to_contain_text("Verrou")


def test_the_end_tells_how_the_house_does_and_offers_the_same_maze(sit: Sit) -> None:
    """The figures are those of Python; what it asks of the server is asked once."""
    person = sit("phone", "en").begin(RUN)
    person.press(person.find(".giveup"))
    person.press(person.find("dialog[open] [data-choice=give-up]"))
    told = person.find("[data-hindsight]")
    expect(told).to_be_visible(timeout=60_000)
    table = person.page.url.rsplit("/", 1)[1]
    found = person.context.request.get(f"/api/tables/{table}/hindsight").json()
    out = f"in {found['house_moves']} actions" if found["house_won"] else "did not get out"
    expect(told).to_contain_text(out)
    door = found["way"]  # of the only room so far
    side = {"N": "north", "E": "east", "S": "south", "W": "west"}[door["side"]]
    expect(told).to_contain_text(f"the cell where you woke, the {side} door")
    expect(person.find(".end [data-last-door]")).to_have_count(1)
    person.check("what might have been")
    person.press(person.find("[data-again]"))
    person.page.wait_for_url(lambda url: table not in url)
    person.page.wait_for_selector("[data-ask=act]")
    person.go(f"/replay/{table}?at=1")
    expect(person.find("input[type=range]")).to_have_value("1")
