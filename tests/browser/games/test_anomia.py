"""Anomia in browsers: typed, spoken, on one screen; from the laid table to the next game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.pages.test_weight import MOST
from tests.browser.players.anomia import GAME, Player, ShortHouse
from tests.browser.players.keep import kept
from tests.browser.players.newcomer import FRAME

pytestmark = pytest.mark.browser

MARKUP = "<b>Zoé</b> & Co"
COVERED = 330
"""What a phone of 360 × 640 shows above its keyboard."""

BOXES = """() => document.querySelector('.layer.mine [data-name]')
  ? ['.layer.mine .goal', '#an-field'].map((part) => {
      const { top, bottom } = document.querySelector(part).getBoundingClientRect();
      return [part, top, bottom];
    })
  : []"""
"""Where they are that one needs in a face-off of one's own; while it lasts."""

Play = Callable[..., Player]


@pytest.fixture
def play(sit: Sit, short: ShortHouse) -> Play:
    return seated(sit, short, Player)


def until(
    players: list[Player],
    done: Callable[[], bool],
    act: Callable[[Player], None] = Player.turn,
    frames: int = 20_000,
) -> None:
    """Everybody plays on until the condition holds. Between two looks the page draws, so that a
    fast machine does not look more often."""
    for _ in range(frames):
        if done():
            return
        for player in players:
            act(player)
        players[0].page.evaluate(FRAME)
    raise AssertionError("it never came to that")


# -- whole games ------------------------------------------------------------------------------


def test_four_people_type_a_whole_game_and_begin_the_next(play: Play) -> None:
    """Two at desks, one on a phone, one on a phone with its keyboard up; in both languages, to
    the last card of a small box."""
    host = play("desktop", "en", "light")
    address = host.set_table(["me", "open", "open", "open"], "words=fr&spotting=at-once&seed=four")
    expect(host.find("[data-invite] code")).to_have_text(address)
    host.check("waiting for guests")
    covered = play("phone", "fr", "dark").cover(COVERED).join(address, "Ben")
    phone = play("phone", "en", "light").join(address, MARKUP)
    desk = play("desktop", "fr", "dark").join(address, "Dimitri")
    people = [host, covered, phone, desk]
    expect(host.find("[data-invite]")).to_have_count(0)
    for person in people:
        person.ready()
    expect(covered.find("#an-field")).to_be_focused()

    boxes: list[tuple[str, float, float]] = []

    def in_a_face_off() -> bool:
        boxes[:] = covered.page.evaluate(BOXES)
        return bool(boxes) or host.over

    until(people, in_a_face_off)
    assert boxes, "Ben was in no face-off"
    for part, top, bottom in boxes:
        assert top >= 0, part
        assert bottom <= COVERED, f"{part} is under the keyboard"

    until(people, lambda: all(person.over for person in people))
    for person in people:
        expect(person.find(".recap > div").first).to_be_visible()
        person.check("the end")
        expect(person.find(".end ol li")).to_have_count(4)
        assert person.view["piles"] == [0, 0]
    assert {"race/True", "race/False", "challenge/False"} <= host.seen | desk.seen
    assert sum(host.view["won"]) > 0
    assert host.find("[data-burned]").first.locator("li").count() == len(host.view["burned"]) > 0

    pack = host.view["pack"]
    host.press(host.find("[data-again]"))
    host.page.wait_for_url(lambda url: url != address)
    host.page.wait_for_selector(".dock [data-choice=ready]")
    expect(desk.find("[data-again]")).to_contain_text("Rejoindre")
    desk.press(desk.find("[data-again]"))
    desk.page.wait_for_selector(".dock [data-choice=ready]")
    assert desk.page.url == host.page.url
    assert host.view["pack"] == pack % 3 + 1

    phone.go(address.replace("/t/", "/replay/"))
    phone.find("input[type=range]").wait_for()
    phone.press(phone.find(".bar .icon-button").nth(4))
    expect(phone.find(".scene .places")).to_be_visible()
    expect(phone.find(".words").last).not_to_contain_text("ingerprint")
    expect(phone.find(".scene .lucide-wifi-off")).to_have_count(0)
    phone.check("the replay")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_screen_for_all_and_phones_as_pads(lang: str, play: Play) -> None:
    """Spoken; whoever is in no face-off says whether it was right."""
    screen = play("desktop", lang, "dark")
    screen.set_table(["open", "open", "open"], f"words={lang}&spotting=at-once&seed=pads", "screen")
    address = screen.find("[data-invite] [data-qr]").get_attribute("data-qr") or ""
    assert address.endswith("?pad")
    letters = screen.find("[data-invite] [data-letters]")
    expect(letters).to_be_visible()
    screen.check("a screen that waits")
    phones = [play("phone", lang, theme) for theme in ("light", "dark", "light")]
    phones[0].go("/").find("#letters").fill(letters.inner_text())
    phones[0].press(phones[0].find("[data-find]"))
    phones[0].page.wait_for_url(re.compile(r"\?pad$"))
    for phone, name in zip(phones, ("Ada", "Ben", "Cleo"), strict=True):
        phone.join(phone.page.url if phone is phones[0] else address, name)
    for phone in phones:
        phone.ready()

    def tap(phone: Player) -> None:
        if phone.look()["pad"]:
            phone.hit_pad()
        elif phone.find(".dock [data-draw]:enabled").count():
            phone.hit(".dock [data-draw]:enabled")
        else:
            phone.turn()

    seen: set[str] = set()

    def over() -> bool:
        kind = phones[0].look()["stage"]
        if kind in ("race", "judge", "table") and kind not in seen:
            seen.add(kind)
            screen.check(f"the screen, {kind}")
        return screen.over

    until(phones, over, tap)
    screen.check("the screen at the end")
    for phone in phones:
        expect(phone.find("[data-end]")).to_be_visible()
    assert kept(phones[0], "picture").startswith(b"\x89PNG")
    assert {"race", "judge", "table"} <= seen
    assert sum(screen.view["won"]) > 0
    speaks = [one for phone in phones for one in phone.sent if one.get("choice") == "speak"]
    assert all(one["began"] >= 0 and one["error"] >= 1 for one in speaks)
    assert speaks


# -- before the game --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "dark"), ("phone", "fr", "light")]
)
def test_laying_the_table(screen: str, lang: str, theme: str, play: Play) -> None:
    """Six seats, three strengths of the house, what is folded away, the language of the page."""
    host = play(screen, lang, theme).go(f"/new/{GAME}")
    rows = host.find("form ul li")
    add = host.find("form fieldset .row button")
    while rows.count() < 6:
        host.press(add)
    expect(add).to_be_disabled()
    kinds = ("bot:easy", "bot:house", "bot:hard", "open", "open")
    for row, kind in zip(rows.all()[1:], kinds, strict=True):
        row.locator("select").select_option(kind)
    host.press(host.find("summary"))
    host.find("details select").nth(2).select_option("keen")
    host.check("the table is being laid")
    rows.first.locator("input").fill("Ada")
    host.press(host.find("button[type=submit]"))
    host.page.wait_for_selector("[data-invite]")
    host.check("two seats are free")
    host.press(host.find("[data-four-letters]"))
    expect(host.find("[data-invite] [data-letters]")).to_have_text(re.compile(r"^\w{4}$"))
    host.check("two seats are free, and letters to tell")
    host.press(host.find("[data-people]"))
    expect(host.find("dialog[open] .soft")).to_be_visible()
    assert host.view["words"] == lang
    assert len(host.view["won"]) == 6


def test_training_at_once_by_the_keyboard_alone(play: Play) -> None:
    host = play("desktop", "fr", "dark").go(f"/new/{GAME}?seed=train&first=0&spotting=at-once")
    host.press(host.find("[data-train]"))
    host.page.wait_for_selector("[data-choice=ready]")
    host.page.locator("[data-choice=ready]").focus()
    host.page.keyboard.press("Enter")
    expect(host.find(".pile.mine").first).to_be_visible()
    expect(host.find("#an-field")).to_be_focused()
    host.page.keyboard.press("ArrowLeft")
    expect(host.find("[data-place='0'] [data-card], [data-face-off], .pair").first).to_be_visible()
    assert host.answers()[:2] == ["ready", "left"]
    host.page.keyboard.press("Shift+Tab")
    host.page.keyboard.press("?")
    expect(host.find("dialog[open] kbd").first).to_be_visible()
    host.check("the keys")


# -- around the game --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_weight_of_the_page(lang: str, play: Play) -> None:
    host = play(lang=lang)
    host.set_table(["me", "open", "open"], "seed=weight")
    scripts = host.weigh(".dock")
    assert 20_000 < sum(scripts.values()) < MOST, scripts
