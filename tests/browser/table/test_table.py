"""The table itself: lost lines, second tabs, spectators, talk, undo, why."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.anomia import Player, ShortHouse
from tests.browser.players.house import House
from tests.browser.players.person import Person
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

WIN = load("win")


def begun(person: Person, answers: int) -> Person:
    person.begin(WIN)
    for choice in WIN.choices[:answers]:
        person.play(choice)
    person.go_on()
    return person


def test_the_server_goes_and_comes_back(own_house: House, sit: Sit) -> None:
    """(The server fixture comes first, so that it is stopped last, after all pages.)"""
    person = begun(sit(at=own_house), 4)
    before = person.find(".log li").all_inner_texts()
    own_house.stop()
    expect(person.find("header .line")).to_contain_text("Connection lost")
    own_house.start()
    expect(person.find("header .line.fine")).to_be_visible()
    assert person.find(".log li").all_inner_texts() == before
    person.play(WIN.choices[4])
    person.page.reload()
    person.page.wait_for_selector("[data-ask]")
    person.play(WIN.choices[5])
    assert all("ERR_CONNECTION_REFUSED" in error for error in person.errors)
    person.errors.clear()


@pytest.mark.parametrize("missed", [False, True])
def test_an_undo_tells_nothing_anew_after_a_break(missed: bool, sit: Sit) -> None:
    """Neither an undo before the connection was lost nor one that was missed: no card is turned up
    again."""
    person, lost = sit(), False
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        if lost:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    person.page.route_web_socket(re.compile("/ws/"), between)
    begun(person, 7)
    other = person.open_tab()
    other.goto(person.page.url)
    undo = other.locator("header button[aria-label='Undo']")
    if not missed:
        undo.click()
        expect(person.find("[data-ask=act]")).to_be_visible()
    lost = True
    lines[-1].close()
    expect(person.find("header .line")).to_contain_text("Connection lost")
    if missed:
        undo.click()
        expect(other.locator("[data-ask=act]")).to_be_visible()
    lost = False
    person.page.evaluate("dispatchEvent(new Event('online'))")
    expect(person.find("header .line.fine")).to_be_visible()
    expect(person.find("[data-ask=act]")).to_be_visible()
    assert person.find("[data-turned]").count() == 0


def test_an_answer_that_never_arrived_is_sent_again(sit: Sit) -> None:
    person = sit()
    cut = False

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            nonlocal cut
            if not cut and json.loads(message)["t"] == "answer":
                cut = True
                line.close()
                server.close()
            else:
                server.send(message)

        line.on_message(send)

    person.page.route_web_socket(re.compile("/ws/"), between)
    begun(person, 0)
    person.press(person.option("strike"))
    expect(person.find("[data-ask=plan]")).to_be_visible()
    assert cut


def test_a_page_reloaded_in_a_heat_counts_from_its_beginning(sit: Sit, short: ShortHouse) -> None:
    player = seated(sit, short, Player)()
    address = player.set_table(["me", "bot:easy", "bot:easy"])
    player.page.wait_for_selector("[data-choice=ready]")
    player.open_tab().goto(address)  # somebody is here all the time: the heat goes on
    heats: list[dict[str, int]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "welcome":
            heats.append(message["heat"])

    player.page.on("websocket", lambda line: line.on("framereceived", hear))
    for _ in range(3):
        player.page.reload()
        player.page.wait_for_selector("[data-choice=ready]")
    player.hit("[data-choice=ready]")
    expect(player.find("[data-choice=ready]")).to_have_count(0)
    began = next(message["began"] for message in player.sent if message["t"] == "answer")
    assert began >= heats[-1]["now"] - heats[-1]["show_at"] > 0


def said_by_the_server(person: Person, message: dict[str, Any]) -> None:
    """Replies to answers with this message, in place of the server."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(
            lambda text: (
                line.send(json.dumps(message))
                if json.loads(text)["t"] == "answer"
                else server.send(text)
            )
        )

    person.page.route_web_socket(re.compile("/ws/"), between)


def test_a_refusal_says_why(sit: Sit) -> None:
    person = sit(lang="fr")
    said_by_the_server(person, {"t": "refused", "key": "no-such-option", "rule": "FD-5.7"})
    begun(person, 0)
    person.press(person.option("strike"))
    toast = person.find("[role=status] .toast.no")
    expect(toast).to_contain_text("Ce choix n’est pas proposé")
    expect(person.find("[data-ask=act]")).to_be_visible()
    person.check("a refusal")
    person.press(toast.get_by_role("button").first)
    expect(person.find("dialog[open]")).to_contain_text("FD-5.7")


def test_a_stale_answer_does_no_harm(sit: Sit) -> None:
    person = sit()
    said_by_the_server(person, {"t": "fault", "code": "stale"})
    begun(person, 0)
    person.press(person.option("strike"))
    expect(person.find(".toast.no")).to_contain_text("The game had already moved on")
    person.press(person.find(".toast.no button").last)
    expect(person.find(".toast.no")).to_have_count(0)


def test_two_tabs_of_one_seat(sit: Sit) -> None:
    person = begun(sit(), 1)
    other = person.open_tab()
    other.goto(person.page.url)
    expect(other.locator("[data-ask=plan]")).to_be_visible()
    person.play(WIN.choices[1])
    expect(other.locator("[data-ask=act]")).to_be_visible()
    other.locator(".hand [data-card]").first.wait_for()


def test_spectators_watch_and_talk(sit: Sit) -> None:
    person = begun(sit(), 2)
    watcher = sit("phone", "fr").go(person.page.url)
    expect(watcher.find(".bar")).to_contain_text("Tu regardes")
    expect(watcher.find("[data-ask]")).to_have_count(0)
    expect(watcher.find(".dock .card")).to_have_count(3)
    watcher.check("watching")
    was = watcher.find("[data-describe]").inner_text()
    for choice in WIN.choices[2:5]:
        person.play(choice)
    expect(watcher.find("[data-describe]")).not_to_have_text(was)

    person.press(person.find(".tabs button").nth(1))
    person.find("#chat-text").fill("<b>bold</b> & 1 < 2")
    person.page.keyboard.press("Enter")
    expect(person.find("[role=log]")).to_contain_text("<b>bold</b> & 1 < 2")
    watcher.press(watcher.find("header button[aria-label^=Historique]"))
    watcher.press(watcher.find("dialog[open] .tabs button").nth(1))
    expect(watcher.find("dialog[open] [role=log]")).to_contain_text("<b>bold</b> & 1 < 2")
    expect(watcher.find("[role=log] b")).to_have_count(0)
    watcher.check("the talk, on a phone")


def test_undo(sit: Sit) -> None:
    person = begun(sit(), 0)
    undo = person.find("header button[aria-label='Undo']")
    expect(undo).to_be_disabled()
    person.play("strike")
    expect(undo).to_be_enabled()
    person.press(undo)
    expect(person.find("[data-ask=act]")).to_be_visible()
    expect(person.find(".log")).not_to_contain_text("A match flares")
    person.play("strike")
    person.page.keyboard.press("u")
    expect(person.find("[data-ask=act]")).to_be_visible()


def test_why_opens_the_clause_and_the_whole_rules(sit: Sit) -> None:
    person = begun(sit(), 1)
    person.press(person.find(".ask button"))
    panel = person.find("dialog[open]")
    expect(panel).to_contain_text("FD-4.3")
    person.check("why")
    person.press(panel.get_by_role("button", name="FD-4.1"))
    expect(panel.locator("h3.big")).to_contain_text("FD-4.1")
    person.press(panel.get_by_role("button", name="All the rules"))
    expect(panel).to_contain_text("FD-12.5")
    person.page.keyboard.press("Escape")
    expect(person.find("dialog[open]")).to_have_count(0)


def test_the_log_tells_the_story_and_offers_its_clauses_to_who_looks(sit: Sit) -> None:
    """The fingerprint of the maze is folded away; "why?" comes with the mouse or the focus."""
    person = begun(sit(), 1)
    expect(person.find(".log details p").first).to_contain_text("Fingerprint of the maze")
    expect(person.find(".log details p").first).to_be_hidden()
    expect(person.find(".log ol")).not_to_contain_text("ingerprint")
    line = person.find(".log li").last
    asks = line.get_by_role("button")
    expect(asks).to_have_css("opacity", "0")
    line.hover()
    expect(asks).to_have_css("opacity", "1")
    person.page.mouse.move(0, 0)
    expect(asks).to_have_css("opacity", "0")
    person.find(".log").focus()
    for _ in range(person.find(".log :is(summary, button)").count()):
        person.page.keyboard.press("Tab")
    expect(asks).to_be_focused()
    expect(asks).to_have_css("opacity", "1")
    person.page.keyboard.press("Enter")
    expect(person.find("dialog[open]")).to_contain_text("FD-4.2")


def test_a_tap_on_a_line_offers_its_clause(sit: Sit) -> None:
    """A finger cannot hover."""
    person = begun(sit("phone"), 1)
    person.press(person.find("header [data-log]"))
    line = person.find("dialog[open] .log li").last
    expect(line.get_by_role("button")).to_have_css("opacity", "0")
    person.press(line.locator("span"))
    expect(line.get_by_role("button")).to_have_css("opacity", "1")
    person.press(line.get_by_role("button"))
    expect(person.find("dialog[open]").last).to_contain_text("FD-4.2")


def test_the_list_of_keys(sit: Sit) -> None:
    person = begun(sit(), 0)
    person.page.keyboard.press("?")
    expect(person.find("dialog[open] kbd").first).to_be_visible()
    person.check("keys")
    person.page.keyboard.press("m")
    expect(person.find("[data-ask=act]")).to_be_attached()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("m")
    expect(person.find("[data-ask=plan]")).to_be_visible()


def test_walking_to_a_square_takes_its_steps(sit: Sit) -> None:
    """A card, a square: the card is played and every step taken; costs are shown before."""
    person = begun(sit(), 0)
    person.play("strike")
    person.play(["walk", "walk", "scout"])
    person.press(person.find("[data-card='hand:walk']").first)
    person.press(person.option("play:walk"))
    square = person.find("[data-spot='0,0,square']")
    expect(square).to_contain_text("2")
    expect(square).to_have_attribute("aria-label", re.compile("2 steps"))
    person.press(square)
    expect(person.find("[data-ask=step]")).to_contain_text("2 steps left")
    expect(person.find(".log li").last).to_contain_text("2 steps: west, north")
    person.play("stop")
    assert person.why == "act"


def test_looking_around_chooses_nothing(sit: Sit) -> None:
    """Drag pans, the wheel zooms; a drag that ends on a square does not walk there."""
    person = begun(sit(), 0)
    person.play("strike")
    person.play(["walk", "walk", "scout"])
    world = person.find(".world")
    person.press(person.find("[data-card='hand:walk']").first)
    person.press(person.option("play:walk"))
    square = person.find("[data-spot='0,1,square']").bounding_box()
    assert square is not None
    was = world.get_attribute("style")
    mouse = person.page.mouse
    mouse.move(square["x"] + 120, square["y"] + 60)
    mouse.down()
    mouse.move(square["x"] + 60, square["y"] + 40, steps=4)
    mouse.move(square["x"] + 20, square["y"] + 20, steps=4)
    mouse.up()
    expect(world).not_to_have_attribute("style", was or "")
    dragged = world.get_attribute("style")
    mouse.wheel(0, -300)
    expect(world).not_to_have_attribute("style", dragged or "")
    person.page.keyboard.press("0")
    assert person.why == "act"
    expect(person.option("begin")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("Escape")
    expect(person.find("[data-card='hand:walk']").first).to_be_focused()


def test_the_position_in_words(sit: Sit) -> None:
    person = begun(sit(lang="fr"), 0)
    words = person.find("[data-describe]")
    expect(words).to_contain_text("Nord")
    expect(words).to_contain_text("trou")
    expect(words).to_contain_text("verrou")
    person.play("strike")
    expect(person.find("[role=status].sr-only").last).to_contain_text("Une allumette s’enflamme")


def test_calm_and_high_contrast(sit: Sit) -> None:
    person = begun(sit(contrast="high", text="huge", motion="calm", lang="en", sound=False), 5)
    moving = person.page.evaluate(
        "document.getAnimations().filter(a => a.playState === 'running').length"
    )
    assert moving == 0
    person.check("high contrast, huge text")


def test_the_words_of_the_drawn_maze_say_where_a_door_leads(sit: Sit) -> None:
    person = sit()
    person.begin(WIN)
    heard = ""
    for choice in WIN.choices[:12]:
        person.play(choice)
        person.go_on()
        heard += person.page.get_by_role("region", name="The position in words").inner_text()
    assert "through a door into the cell where you woke; lock." in heard


def test_sound_is_muted_at_the_table(sit: Sit) -> None:
    """One press, at every table; it is kept."""
    person = sit("phone", "fr").begin(load("win"))
    mute = person.find("header [data-mute]")
    expect(mute).to_have_attribute("aria-pressed", "false")
    person.press(mute)
    expect(mute).to_have_attribute("aria-pressed", "true")
    person.check("muted")
    person.page.reload()
    expect(person.find("header [data-mute]")).to_have_attribute("aria-pressed", "true")


def test_the_way_home_from_a_table_on_a_phone(sit: Sit) -> None:
    """The sign of the connection is hidden there and covers nothing; the title is not cut."""
    person = sit("phone").begin(load("win"))
    title = person.find("header h1")
    assert title.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth")
    person.press(person.find("header a").first)
    expect(person.find("h1")).to_contain_text("at one table")
