"""The field of Anomia: when an answer begins, what the screen keeps to itself, votes, speech."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.anomia import Player, ShortHouse, draw_until_a_match, three_ready

pytestmark = pytest.mark.browser

Play = Callable[..., Player]
Three = Callable[..., list[Player]]


@pytest.fixture
def play(sit: Sit, short: ShortHouse) -> Play:
    return seated(sit, short, Player)


@pytest.fixture
def three(play: Play) -> Three:
    """Three who are ready, with clocks that can be turned; the first has laid the table."""

    def three(query: str) -> list[Player]:
        return three_ready(play, query)

    return three


def test_words_without_a_face_off_go_nowhere(three: Three) -> None:
    players = three("spotting=at-once")
    host, other, _ = players
    other.page.keyboard.type("tulip")
    other.page.keyboard.press("Enter")
    expect(other.find("#an-note")).to_contain_text("You are in no face-off")
    other.page.keyboard.press("Escape")
    expect(other.find("#an-field")).to_have_value("")
    other.page.keyboard.press("ArrowRight")
    expect(other.find("#an-note")).to_contain_text("It is Ada’s turn")
    other.check("a kind word")
    assert other.answers() == ["ready"]
    host.find("header .icon-button").first.focus()
    host.page.keyboard.type("x")
    expect(host.find("#an-field")).to_have_value("x")


CLEARLY_LATER = """new Promise((done) => {
    const began = performance.now();
    const look = () => (performance.now() - began > 300 ? done() : requestAnimationFrame(look));
    look();
})"""
"""By the clock that the race is judged by: what begins within the first 150 ms begins together."""


def test_when_an_answer_begins(three: Three) -> None:
    """With the first key of the unbroken run that became it; sent at once, and again when the run
    is broken."""
    players = three("spotting=at-once")
    (one, two), (judge,) = draw_until_a_match(players)
    keys = one.page.keyboard
    before = len(one.answers())

    def told() -> list[object]:
        one.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
        return one.answers()[before:]

    keys.type("zeb")
    assert told() == ["start"]
    for _ in range(3):
        keys.press("Backspace")
    assert told() == ["start", "drop"]
    keys.type("a")
    keys.press("Home")
    keys.type("b")
    assert told() == ["start", "drop", "start", "drop", "start"]
    one.page.clock.fast_forward(1600)
    assert told()[5:] == ["drop"]
    keys.type("c")
    assert told()[5:] == ["drop", "start"]
    keys.press("Escape")
    assert told()[7:] == ["drop"]
    keys.insert_text("crocodile")
    assert told()[8:] == ["start"]
    keys.insert_text("crocodile")
    assert told()[9:] == ["drop", "start"]
    keys.press("Enter")
    assert told()[11:] == [["say", "crocodilecrocodile"]]
    starts = [message for message in one.sent if message.get("choice") == "start"]
    assert all(message["began"] >= 0 and message["error"] >= 1 for message in starts)
    assert all(message["got"] > 0 and message["held"] >= 0 for message in starts)
    pings = [message for message in one.sent if message["t"] == "ping"]
    assert len(pings) >= 8
    assert pings[-1]["got"] > 0
    expect(two.find("[data-claim], .layer")).not_to_have_count(0)
    assert judge.look()["name"] == ""


def test_a_match_that_nobody_has_seen_is_not_betrayed(three: Three) -> None:
    """With "keen eyes": no screen shows the match; the field works; others can point the match
    out."""
    players = three("spotting=keen")
    rivals, (judge,) = draw_until_a_match(players)
    for player in players:
        assert player.view["face_off"] is None
        expect(player.find(".layer")).to_have_count(0)
        expect(player.find(".dock")).to_have_attribute("data-stage", "table")
        expect(player.find(".log")).not_to_contain_text("Face-off")
        expect(player.find("[role=alert].sr-only")).to_have_text("")
        assert player.look()["can"] == []
    rivals[0].page.keyboard.type("z")
    rivals[0].page.wait_for_function("document.querySelector('#an-field').value === 'z'")
    assert rivals[0].answers()[-1] == "start"
    expect(rivals[1].find(".layer")).to_have_count(0)
    judge.press(judge.find(".place .pile[data-title]").first)
    for player in players:
        expect(player.find(".layer")).to_be_visible()
        expect(player.find(".log")).to_contain_text("Face-off")
    alert = rivals[0].find("[role=alert].sr-only")
    expect(alert).to_contain_text("Face-off against")
    expect(alert).to_contain_text(rivals[0].look()["name"])


def test_what_is_new_waits_for_its_moment(three: Three) -> None:
    """A card that has come is not shown before the instant that is the same for all."""
    host, other, _ = three("spotting=at-once")
    expect(host.find(".pile.mine").first).to_be_visible()
    expect(other.find(".board")).to_have_attribute("data-heat", "1")
    other.page.clock.pause_at(other.page.evaluate("Date.now() / 1000 + 0.05"))
    host.page.keyboard.press("ArrowLeft")
    expect(host.find(".board")).to_have_attribute("data-heat", "2")
    for _ in range(6000):
        if other.view["heat"] == 2:
            break
        host.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
    assert other.view["heat"] == 2, "it has come"
    expect(other.find(".board")).to_have_attribute("data-heat", "1")
    other.page.clock.run_for(1000)
    expect(other.find(".board")).to_have_attribute("data-heat", "2")


def test_an_objection_and_a_vote_by_keys(three: Three) -> None:
    players = three("spotting=at-once")
    (one, two), (judge,) = draw_until_a_match(players)
    one.page.keyboard.type("zzyzx")
    one.page.keyboard.press("Enter")
    expect(two.find("[data-claim=zzyzx]")).to_be_visible()
    two.page.keyboard.press("c")
    expect(two.find("#an-field")).to_have_value("")
    assert "challenge" not in two.answers(), "too soon to be meant"
    two.page.clock.fast_forward(800)
    two.page.keyboard.press("c")
    expect(judge.find("[data-choice=no]")).to_be_visible()
    judge.check("a vote")
    judge.page.clock.fast_forward(800)
    judge.page.keyboard.press("n")
    expect(one.find(".layer.mine [data-name]")).to_be_visible()
    expect(one.find("[data-burned] li").first).to_have_text("zzyzx")
    assert judge.answers()[-1] == "no"


def test_a_second_tap_or_a_held_key_is_not_about_the_others_answer(three: Three) -> None:
    """Two of three burn the first answer, and the other's is asked about at once."""
    players = three("spotting=at-once")
    (one, two), (judge,) = draw_until_a_match(players)
    one.page.keyboard.type("zzy")
    one.page.evaluate(CLEARLY_LATER)
    two.page.keyboard.type("qwyx")
    two.page.keyboard.press("Enter")
    one.page.keyboard.type("zx")
    one.page.keyboard.press("Enter")
    expect(judge.find("[data-claim=zzyzx]")).to_be_visible()
    judge.page.clock.fast_forward(800)
    judge.page.clock.pause_at(judge.page.evaluate("Date.now() / 1000 + 0.05"))
    judge.page.keyboard.down("c")
    expect(two.find("[data-choice=no]")).to_be_visible()
    two.hit("[data-choice=no]")
    expect(judge.find("[data-claim=qwyx]")).to_be_visible()
    judge.hit("[data-choice=challenge]")
    judge.page.clock.run_for(1000)
    judge.page.keyboard.down("c")
    judge.page.keyboard.up("c")
    assert judge.answers()[-2:] != ["challenge", "challenge"]
    expect(judge.find("#an-field")).to_have_value("")
    judge.hit("[data-choice=fine]")
    expect(judge.find("[data-choice=fine]")).to_have_count(0)
    assert judge.answers()[-2:] == ["challenge", "fine"]


def test_a_lost_race_empties_the_field(three: Three) -> None:
    """My unfinished word is shown beside the winning one, on my screen alone."""
    players = three("spotting=at-once&pack=2&words=en")
    expect(players[0].find(".status .pack")).to_contain_text("Rainy Sunday")
    (one, two), (judge,) = draw_until_a_match(players)
    for player in players:
        expect(player.find("[data-clock] text")).to_have_text(re.compile(r"^[34]\d$"))
    one.page.keyboard.type("zzyzx")
    one.page.evaluate(CLEARLY_LATER)
    two.page.keyboard.type("qwy")
    one.page.keyboard.press("Enter")
    expect(two.find("[data-claim=zzyzx]")).to_be_visible()
    expect(two.find("#an-field")).to_have_value("")
    expect(two.find("[data-lost]")).to_have_text("You were typing “qwy”.")
    for other in (one, judge):
        expect(other.find("[data-claim=zzyzx]")).to_be_visible()
        expect(other.find("[data-lost], [data-clock]")).to_have_count(0)
    two.check("a race was lost")


def test_of_two_words_all_read_both(three: Three) -> None:
    """AN-7.1: handed in later, or begun later: it was said all the same."""
    (one, two), (judge,) = draw_until_a_match(players := three("spotting=at-once"))
    one.page.keyboard.type("zzy")
    one.page.evaluate(CLEARLY_LATER)
    two.page.keyboard.type("qwyx")
    two.page.keyboard.press("Enter")
    one.page.keyboard.type("zx")
    one.page.keyboard.press("Enter")
    name = ("Ada", "Ben", "Cleo")[players.index(two)]
    for player in (one, judge):
        expect(player.find("[data-claim=zzyzx]")).to_be_visible()
        expect(player.find("[data-lost]")).to_have_text(f"{name} said “qwyx”, but began later.")
    expect(two.find("[data-lost]")).to_have_text("You said “qwyx”, but began later.")


FAKE_SPEECH = """local => {
  class Fake extends EventTarget {
    start() { window.hears = this; }
    abort() {}
  }
  Fake.available = async (wish) => (local && wish.processLocally ? 'available' : 'unavailable');
  Fake.prototype.processLocally = false;
  window.SpeechRecognition = Fake;
}"""
HEARD = """text => hears.dispatchEvent(
  Object.assign(new Event('result'), { results: [[{ transcript: text }]] }))"""


@pytest.mark.parametrize("local", [True, False])
def test_speech_only_where_it_stays_on_the_device(local: bool, play: Play) -> None:
    host = play()
    host.context.add_init_script(f"({FAKE_SPEECH})({str(local).lower()})")
    host.set_table(["me", "bot:easy", "bot:easy"], "seed=speech&words=fr")
    expect(host.find("#an-field")).to_be_visible()
    button = host.find(".dock form .icon-button")
    if not local:
        answer = host.page.evaluate("SpeechRecognition.available({ processLocally: true })")
        assert answer == "unavailable"
        host.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
        expect(button).to_have_count(0)
        return
    expect(button).to_have_attribute("aria-pressed", "false")
    assert host.page.evaluate("window.hears === undefined")
    host.press(button)
    expect(button).to_have_attribute("aria-pressed", "true")
    assert host.page.evaluate("hears.processLocally && hears.lang") == "fr-FR"
    host.page.evaluate(HEARD, "tulipe")
    expect(host.find("#an-field")).to_have_value("tulipe")
    assert host.answers() == []
    host.press(button)
    expect(button).to_have_attribute("aria-pressed", "false")
