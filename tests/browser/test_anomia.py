"""Anomia in browsers: typed, spoken, on one screen; from the laid table to the next game."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Response, expect

from . import qr
from .anomia import GAME, KEYBOARD, Player, ShortHouse
from .conftest import Sit

pytestmark = pytest.mark.browser

MARKUP = "<b>Zoé</b> & Co"
COVERED = 330
"""What a phone of 360 × 640 shows above its keyboard."""

Play = Callable[..., Player]
Three = Callable[..., list[Player]]


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ShortHouse]:
    house = ShortHouse(tmp_path_factory.mktemp("short") / "data")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def play(sit: Sit, short: ShortHouse) -> Play:
    def play(
        screen: str = "desktop", lang: str = "en", theme: str = "light", keyboard: int = 0
    ) -> Player:
        person = sit(screen, lang, theme, at=short)
        if keyboard:
            person.context.add_init_script(f"({KEYBOARD})({keyboard})")
            person.page.set_viewport_size({"width": 360, "height": 640})
        return Player.of(person)

    return play


@pytest.fixture
def three(play: Play) -> Three:
    """Three who are ready, with clocks that can be turned; the first has laid the table."""

    def three(query: str) -> list[Player]:
        host, *others = (play() for _ in range(3))
        for player in (host, *others):
            player.page.clock.install()
        address = host.set_table(["me", "open", "open"], f"seed=three&first=0&{query}")
        for other, name in zip(others, ("Ben", "Cleo"), strict=True):
            other.join(address, name)
        for player in (host, *others):
            player.ready()
        return [host, *others]

    return three


def until(players: list[Player], done: Callable[[], bool], turns: int = 400) -> None:
    """They go on playing until something is so."""
    for _ in range(turns):
        if done():
            return
        for player in players:
            player.turn()
    raise AssertionError("it never came to that")


def draw_until_a_match(players: list[Player]) -> tuple[list[Player], list[Player]]:
    """They only turn cards over; the rivals, and those who are not."""
    for _ in range(200):
        fight = players[0].view.get("face_off")
        if fight:
            for player in players:
                player.page.wait_for_function(
                    "heat => document.querySelector('.board')?.dataset.heat === String(heat)",
                    arg=players[0].view["heat"],
                )
            rivals = [players[seat] for seat in fight["rivals"]]
            return rivals, [one for one in players if one not in rivals]
        for player in players:
            player.hit(".pile.mine:not(.none)")
            player.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
    raise AssertionError("no two cards ever matched")


# -- whole games ------------------------------------------------------------------------------


def test_four_people_type_a_whole_game_and_begin_the_next(play: Play) -> None:
    """Two at desks, one on a phone, one on a phone with its keyboard up; in both languages."""
    host = play("desktop", "en", "light")
    address = host.set_table(["me", "open", "open", "open"], "words=fr&spotting=at-once&seed=four")
    expect(host.find("[data-invite] code")).to_have_text(address)
    host.check("waiting for guests")
    covered = play("phone", "fr", "dark", keyboard=COVERED).join(address, "Ben")
    phone = play("phone", "en", "light").join(address, MARKUP)
    desk = play("desktop", "fr", "dark").join(address, "Dimitri")
    people = [host, covered, phone, desk]
    expect(host.find("[data-invite]")).to_have_count(0)
    for person in people:
        person.ready()
    expect(covered.find("#an-field")).to_be_focused()

    until(people, lambda: covered.look()["name"] != "" or host.over)
    assert not host.over, "Ben was in no face-off"
    for part in (".layer.mine .goal", "#an-field"):
        box = covered.find(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= COVERED, f"{part} is under the keyboard"

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
    host.page.wait_for_selector("[data-invite]")
    assert host.page.url != address
    expect(desk.find("[data-again]")).to_contain_text("Rejoindre")
    desk.press(desk.find("[data-again]"))
    desk.page.wait_for_selector(".dock [data-choice=ready]")
    assert desk.page.url == host.page.url
    assert host.view["pack"] == pack % 3 + 1

    phone.go(address.replace("/t/", "/replay/"))
    phone.find("input[type=range]").wait_for()
    phone.press(phone.find(".bar .icon-button").nth(4))
    expect(phone.find(".scene .places")).to_be_visible()
    expect(phone.find(".words").last).to_contain_text("The seal is opened")
    phone.check("the replay")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_screen_for_all_and_phones_as_pads(lang: str, play: Play) -> None:
    """Spoken; whoever is in no face-off says whether it was right."""
    screen = play("desktop", lang, "dark")
    screen.set_table(["open", "open", "open"], f"words={lang}&spotting=at-once&seed=pads", "screen")
    code = screen.find("[data-invite] [data-qr]")
    address = code.get_attribute("data-qr") or ""
    assert address.endswith("?pad")
    assert qr.read(*qr.from_path(code.locator("path").get_attribute("d") or "")) == address
    screen.check("a screen that waits")
    phones = [play("phone", lang, theme) for theme in ("light", "dark", "light")]
    for phone, name in zip(phones, ("Ada", "Ben", "Cleo"), strict=True):
        phone.join(address, name)
    for phone in phones:
        phone.ready()

    def tap() -> None:
        for phone in phones:
            now = phone.look()
            if now["pad"]:
                phone.hit_pad()
            elif phone.find(".dock [data-draw]:enabled").count():
                phone.hit(".dock [data-draw]:enabled")
            else:
                phone.turn()

    seen: set[str] = set()
    for _ in range(400):
        if screen.over:
            break
        tap()
        kind = phones[0].look()["stage"]
        if kind in ("race", "judge", "table") and kind not in seen:
            seen.add(kind)
            screen.check(f"the screen, {kind}")
    expect(screen.find("[data-end]")).to_be_visible()
    screen.check("the screen at the end")
    for phone in phones:
        expect(phone.find("[data-end]")).to_be_visible()
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
    assert isinstance(host, Player)
    assert host.view["words"] == lang
    assert len(host.view["won"]) == 6


def test_training_at_once_by_the_keyboard_alone(play: Play) -> None:
    host = play("desktop", "fr", "dark").go(f"/new/{GAME}?seed=train&first=0&spotting=at-once")
    assert isinstance(host, Player)
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


# -- the field --------------------------------------------------------------------------------


def test_words_without_a_face_off_go_nowhere(three: Three) -> None:
    players = three("spotting=at-once")
    host, other, _ = players
    other.page.keyboard.type("tulip")
    other.page.keyboard.press("Enter")
    expect(other.find("#an-note")).to_contain_text("No face-off of yours")
    other.page.keyboard.press("Escape")
    expect(other.find("#an-field")).to_have_value("")
    other.page.keyboard.press("ArrowRight")
    expect(other.find("#an-note")).to_contain_text("It is Ada’s turn")
    other.check("a kind word")
    assert other.answers() == ["ready"]
    host.find("header .icon-button").first.focus()
    host.page.keyboard.type("x")
    expect(host.find("#an-field")).to_have_value("x")


def test_when_an_answer_begins(three: Three) -> None:
    """The first key of the run that became it; told at once, and again when the run is broken."""
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
    """Keen eyes: no screen helps; the field works; who is not in it points it out."""
    players = three("spotting=keen")
    rivals, (judge,) = draw_until_a_match(players)
    for player in players:
        assert player.view["face_off"]["known"] is False
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
    for _ in range(200):
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
    expect(two.find("#an-field")).to_have_value("c")
    two.page.keyboard.press("Escape")
    two.page.clock.fast_forward(800)
    two.page.keyboard.press("c")
    expect(judge.find("[data-choice=no]")).to_be_visible()
    judge.check("a vote")
    judge.page.clock.fast_forward(800)
    judge.page.keyboard.press("n")
    expect(one.find(".layer.mine [data-name]")).to_be_visible()
    expect(one.find("[data-burned] li").first).to_have_text("zzyzx")
    assert judge.answers()[-1] == "no"


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


# -- around the game --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_weight_of_the_page(lang: str, play: Play, short: ShortHouse) -> None:
    host = play(lang=lang)
    host.set_table(["me", "open", "open"], "seed=weight")
    scripts: dict[str, int] = {}
    strangers: list[str] = []

    def weigh(response: Response) -> None:
        if not response.url.startswith((short.address, "data:")):
            strangers.append(response.url)
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    host.page.on("response", weigh)
    host.page.reload()
    host.page.wait_for_selector(".dock")
    host.page.wait_for_load_state("networkidle")
    assert strangers == []
    assert 20_000 < sum(scripts.values()) < 130_000, scripts
