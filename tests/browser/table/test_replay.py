"""A finished game, step by step, by any eyes; and another way from any moment of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.browser.conftest import Sit
from tests.browser.players.by_wire import Wire, play_away
from tests.browser.players.fiese import Player
from tests.browser.players.fog import Lover
from tests.browser.players.house import QuickHouse
from tests.browser.players.person import Person
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

RUN = load("lose-echo")


def finished(person: Person) -> str:
    person.begin(RUN)
    for choice in RUN.choices:
        person.play(choice)
    person.go_on()
    expect(person.find("[data-end]")).to_be_visible()
    return person.page.url.rpartition("/")[2]


CONTROLS = ("input[type=range]", "footer .button", ".speed", "footer .words")
RESTS = """() => {
  const plain = setTimeout;
  window.rests = [];
  window.setTimeout = (act, ms, ...more) => {
    if (ms > 300) rests.push(ms);
    return plain(act, ms, ...more);
  };
}"""
"""Notes how long each moment is to stay, when the replay goes on by itself."""


def play_a_moment(person: Person, speed: str) -> float:
    """On by itself, and not any more: how long this moment would stay."""
    person.find("select.speed").select_option(speed)
    person.page.evaluate("window.rests.length = 0")
    for _ in range(2):
        person.press(person.find("footer .bar .icon-button").nth(2))
    (ms,) = person.page.evaluate("window.rests")
    assert isinstance(ms, float | int)
    return ms


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_replay_and_fork(screen: str, lang: str, sit: Sit) -> None:
    person = sit(screen, lang)
    table = finished(person)
    grumbling: list[str] = []
    person.page.on("console", lambda message: grumbling.append(message.text))
    person.press(person.find(f"a[href='/replay/{table}']"))
    at, total = person.find(".at"), len(RUN.choices)
    word = "of" if lang == "en" else "sur"
    expect(at).to_have_text(f"0 {word} {total}")
    person.check("replay")
    for control in CONTROLS:
        expect(person.find(control)).to_be_in_viewport(ratio=1)
    assert person.find(".words").evaluate("one => one.scrollHeight <= one.clientHeight")
    person.page.evaluate(RESTS)
    words = [person.find(".words").inner_text()]
    rests = [play_a_moment(person, "0.5")]
    assert rests[0] == 8 * play_a_moment(person, "4")
    for n in range(1, total):
        person.page.keyboard.press("ArrowRight")
        expect(at).to_have_text(f"{n} {word} {total}")
        expect(person.find(".words p").first).not_to_be_empty()
        words.append(person.find(".words").inner_text())
        rests.append(play_a_moment(person, "0.5"))
    assert rests[words.index(max(words, key=len))] > min(rests), "more to read takes longer"
    person.page.keyboard.press("Home")
    for _ in range(2):
        person.page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"2 {word} {total}")
    expect(person.find(".words p").first).not_to_be_empty()
    person.page.keyboard.press("End")
    expect(at).to_have_text(f"{total} {word} {total}")
    expect(person.find(".words strong")).to_be_visible()
    person.page.evaluate("window.rests.length = 0")
    person.press(person.find("footer .bar .icon-button").nth(2))
    assert person.page.evaluate("window.rests") == [], "nothing comes after the end"
    person.find(".eyes select").select_option("spectator")
    expect(person.find(".words strong")).to_be_visible()
    person.find(".eyes select").select_option("0")
    person.page.keyboard.press("Home")
    person.page.keyboard.press("ArrowRight")
    expect(at).to_have_text(f"1 {word} {total}")

    line = person.find(".words p").first
    person.press(line)  # a finger has no hover: the line that is touched offers its clause
    expect(line).to_have_attribute("data-turned-to", "")

    person.press(person.find("footer .button"))
    expect(person.find("dialog[open] form p")).to_contain_text(f"1 {word} {total}")
    person.check("going on from here")
    assert "/replay/" in person.page.url
    person.press(person.find("dialog[open] [type=submit]"))
    expect(person.find("[data-ask=plan]")).to_be_visible()
    assert grumbling == []
    assert person.page.url.rpartition("/")[2] != table
    person.play(RUN.choices[1])
    assert person.why == "act"


def test_a_game_that_goes_on_cannot_be_replayed(sit: Sit) -> None:
    person = sit().begin(RUN)
    table = person.page.url.rpartition("/")[2]
    person.go(f"/replay/{table}")
    expect(person.find("main")).to_contain_text("still going on")
    person.press(person.find(f"a[href='/t/{table}']"))
    expect(person.find("[data-ask]")).to_be_visible()


def test_the_end_offers_more(sit: Sit) -> None:
    """The same maze again, another one, the seed to share, the figures of this device."""
    person = sit()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finished(person)
    person.press(person.find(".end").get_by_role("button", name="Share this maze"))
    expect(person.find(".toast")).to_be_visible()
    link = person.page.evaluate("navigator.clipboard.readText()")
    assert f"difficulty={RUN.difficulty}" in link
    person.press(person.find(".end").get_by_role("button", name="Look at the maze"))
    person.press(person.find(".back"))
    person.press(person.find(".end").get_by_role("button", name="Play this maze again"))
    expect(person.find("[data-ask=act]")).to_be_visible()
    expect(person.find("header .title p")).to_contain_text(RUN.seed)
    person.go("/stats")
    expect(person.find("main li")).to_have_count(1)
    person.check("figures")
    person.go("/")
    expect(person.find("[aria-labelledby=finished] li")).to_have_count(1)
    stranger = sit().go(link)
    expect(stranger.find("#seed")).to_have_value(RUN.seed)


def rename(player: Player, name: str) -> None:
    """Renames this person at the table, from another page."""
    address = player.page.url.replace("http", "ws", 1).replace("/t/", "/ws/")
    with connect(address, proxy=None) as connection:
        wire = Wire(connection, player.line.token)
        wire.say(t="rename", name=name, face=0)
        expect(player.find(f"[data-head='0'] :text('{name}')").first).to_be_visible()


@pytest.mark.parametrize(
    ("screen", "lang", "told"),
    [
        ("desktop", "en", "Ada is now called Zoé."),
        ("phone", "fr", "Ada s\u2019appelle maintenant Zoé."),
    ],
)
def test_a_replay_names_the_people_of_then(
    screen: str, lang: str, told: str, sit: Sit, quick: QuickHouse
) -> None:
    """And says when seats changed hands."""
    host = sit(screen, lang, at=quick, hands=Player)
    assert isinstance(host, Player)
    host.set_table([("me", "Ada"), ("bot", "Robin")], "fiese 7")
    host.page.wait_for_selector("[data-ask]")
    table = host.page.url.rpartition("/")[2]
    (page,) = play_away([host], lambda: len(host.line.asked) > 4)
    host.go(page)
    host.page.wait_for_selector("[data-ask]")
    rename(host, "Zoé")
    play_away([host], lambda: host.line.over)
    api = host.context.request
    at = next(
        n for n in range(1, 500)
        if api.get(f"/api/tables/{table}/replay/{n}?seat=0").json().get("changes")
    )  # fmt: skip
    host.go(f"/replay/{table}?at={at}")
    expect(host.find("[data-change=renamed]")).to_have_text(told)
    mine = host.find(".eyes option").first
    expect(mine).to_have_text("Ada")
    host.check("somebody has another name from here on")
    host.page.keyboard.press("ArrowRight")
    expect(mine).to_have_text("Zoé")
    expect(host.find("[data-change]")).to_have_count(0)


MOMENTS = 400


def longest(person: Person, table: str) -> int:
    """The moment with the longest caption."""
    lengths = []
    for n in range(MOMENTS):
        path = f"/api/tables/{table}/replay/{n}?seat=0&words={person.lang}"
        told = person.context.request.get(path)
        if not told.ok or n > told.json()["total"]:
            break
        lengths.append(sum(map(len, told.json()["words"].get("lines", []))))
    return lengths.index(max(lengths))


@pytest.mark.parametrize(
    ("hands", "seats", "lang"),
    [
        (Player, ([("me", "Ada"), ("bot", "Robin")], "replay"), "fr"),
        (Lover, ("sunday", "bot", "Ada"), "en"),
    ],
    ids=["fiese-freunde", "fog-of-love"],
)
def test_a_long_caption_leaves_room_on_a_phone(
    hands: type[Player | Lover], seats: tuple[Any, ...], lang: str, sit: Sit, quick: QuickHouse
) -> None:
    """The controls stay in sight, and something of the picture; by the eyes of somebody in Fiese
    Freunde, their goals are part of it."""
    person = sit("phone", lang, "light", at=quick, hands=hands)
    assert isinstance(person, hands)
    person.set_table(*seats)
    person.page.wait_for_selector(person.there)
    table = person.page.url.rpartition("/")[2]
    play_away([person], lambda: person.line.over)
    person.go(f"/replay/{table}?at={longest(person, table)}")
    expect(person.find("footer .words p").first).to_be_visible()
    for control in CONTROLS:
        expect(person.find(control)).to_be_in_viewport(ratio=1)
    person.find("footer .words > p").last.scroll_into_view_if_needed()
    expect(person.find("footer .words > p").last).to_be_in_viewport(ratio=1)
    assert person.find("main").evaluate("one => one.clientHeight > innerHeight / 3")
    person.check("a long caption")
    if hands is Player:
        expect(person.find("[data-goal]").first).to_be_attached()
        alone = person.find("[data-goal]").count()
        person.find(".eyes select").select_option("spectator")
        expect(person.find("[data-goal]")).not_to_have_count(alone)
