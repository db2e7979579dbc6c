"""Love stories, from the page where they begin to the recap at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import tablee
from tests.browser.conftest import Sit, seated
from tests.browser.pages.test_weight import MOST
from tests.browser.players.by_wire import play_on
from tests.browser.players.fog import AWAITED, GAME, Lover, lessons
from tests.browser.players.house import QuickHouse

pytestmark = pytest.mark.browser

SOMETHING = """() => document.querySelector('[data-end], [data-lift], [data-go], [data-next]')
  || document.querySelector('.dock[aria-busy=false] [data-ask]')"""
ENOUGH = 2
"""Of every kind of question and of scene, so many are answered by pressing what is shown."""

Play = Callable[..., Lover]


@pytest.fixture
def play(sit: Sit, quick: QuickHouse) -> Play:
    return seated(sit, quick, Lover)


# -- whole stories ----------------------------------------------------------------------------


def kind(person: Lover) -> str:
    """The kind of question; for a choice, with the kind of scene."""
    prompt, now = person.line.prompt, person.line.view["now"]
    assert prompt is not None
    return f"{prompt['why']} {now['scene']['kind'] if now else ''}"


def to_the_end(people: list[Lover], whole: bool) -> Counter[str]:
    """Both answer what they are asked: by hand at first, later only what is new. Unless the whole
    is to be seen, the middle of the story is played by wire."""
    done: Counter[str] = Counter()
    while not all(person.over for person in people):
        for person in people:
            if person.line.prompt is not None:
                what = kind(person)
                done[what] += person.turn(click=done[what] < ENOUGH * len(people))
        people[0].page.wait_for_function(AWAITED, arg=[0, 1])
        if not whole and people[0].line.view.get("chapter", -1) >= 1:
            whole = True
            play_on(people, lambda: any(asked(person, "final") for person in people))
    return done


@pytest.mark.parametrize(
    ("story", "screens", "langs"),
    [
        ("sunday", ("desktop", "phone"), ("en", "fr")),
        ("school", ("phone", "desktop"), ("en", "fr")),
        ("year", ("desktop", "phone"), ("fr", "en")),
        ("want", ("phone", "phone"), ("fr", "fr")),
    ],
)
def test_two_by_a_link(
    story: str, screens: tuple[str, str], langs: tuple[str, str], play: Play
) -> None:
    """Each on their own device; the cards have the same words as in the terminal."""
    host = play(screens[0], langs[0], "light")
    address = host.set_table(story, "open", "Ada", seed=f"love {story}")
    expect(host.find("[role=note] code")).to_have_text(address)
    guest = play(screens[1], langs[1], "dark").join(address, "Ben")
    done = to_the_end([host, guest], whole=story == "sunday")
    assert {"gender ", "choose chapter", "choose both", "play ", "final finale"} <= set(done)
    assert host.compared >= 10
    for person in (host, guest):
        expect(person.find("[data-end]")).to_be_visible()
        person.check_kind("the finale")
        view = person.line.view
        for seat in (0, 1):
            fate = person.find(f"[data-fate='{seat}']")
            expect(fate).to_contain_text(view["persons"][seat]["name"])
            needs = view["persons"][seat]["final"]["checks"]
            expect(fate.locator("[data-check]")).to_have_count(len(needs))
            expect(fate.locator("[data-check].ok")).to_have_count(sum(n["ok"] for n in needs))
            expect(fate.locator("[data-trait]")).to_have_count(3)
    host.keep_story()


@pytest.mark.parametrize(
    ("screen", "lang", "theme", "whole"),
    [("desktop", "fr", "dark", True), ("phone", "en", "light", False)],
)
def test_two_on_one_device(screen: str, lang: str, theme: str, whole: bool, play: Play) -> None:
    """The curtain between them; what one has settled at once needs no second look; to the end, or
    to the second chapter."""
    device = play(screen, lang, theme).hurry()
    device.set_table("sunday", "me", "Ada", "Ben", seed="one device")
    device.page.wait_for_selector("[data-lift]")
    device.check("the curtain")
    lifted: Counter[str] = Counter()
    done: Counter[str] = Counter()
    while not device.over and (whole or device.line.view.get("chapter", -1) < 1):
        if device.find("[data-lift]").count():
            assert device.seat_lines(0) == 0
            if not device.find("[data-lift]").count():
                continue
            lifted[device.line.view["stage"]] += 1
            device.press(device.find("[data-lift]"))
            assert device.seat_lines(1) == 1
        device.page.wait_for_function(SOMETHING)
        device.go_on()
        if device.find("[data-ask]").count() and device.line.prompt is not None:
            what = kind(device)
            done[what] += device.turn(click=done[what] < ENOUGH)
    assert lifted["choose_gender"] + lifted["choose_colour"] <= 3
    assert sum(lifted.values()) > 8
    assert {"choose chapter", "choose both", "play "} <= set(done)
    if whole:
        device.check("the finale on one device")
        for seat in (0, 1):
            expect(device.find(f"[data-fate='{seat}'] [data-trait]")).to_have_count(3)
    persons = device.line.view["persons"]
    assert all(person["portrait"] and person["colour"] for person in persons)
    assert persons[0]["colour"] != persons[1]["colour"]


@pytest.mark.parametrize(
    ("screen", "lang", "theme", "characters"),
    [("desktop", "en", "dark", "dealt"), ("phone", "fr", "light", "own")],
)
def test_the_tutorial(screen: str, lang: str, theme: str, characters: str, play: Play) -> None:
    """From the first lesson to the last, alone with the house; they can be read again."""
    host = play(screen, lang, theme)
    host.set_table("tutorial", "bot", "Ada", characters=characters)
    host.page.wait_for_selector("[data-lesson]")
    done: Counter[str] = Counter()
    read: list[str] = []
    while not host.over:
        prompt = host.line.prompt
        if prompt is not None:
            if prompt["why"] == "lesson":
                lesson = prompt["args"]["lesson"]
                read += [lesson] if lesson not in read[-1:] else []
                shown = f"[data-lesson='{lesson}']"
                host.page.wait_for_selector(f"[data-next], [data-go], {shown}")
                host.go_on()  # what has just happened is read first
                host.page.wait_for_selector(shown)
            what = kind(host)
            done[what] += host.turn(click=prompt["why"] == "lesson" or done[what] < ENOUGH)
            if len(read) == 6 and prompt["why"] == "lesson":
                host.reread(read)
        host.page.wait_for_function(AWAITED, arg=[0])
    known = lessons()
    assert read[0] == known[0] == "welcome"
    assert read[-1] == known[-1] == "finale"
    assert len(set(read)) == len(read) >= 20, read
    host.check("the finale of the tutorial")


# -- before the story -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "dark"), ("phone", "fr", "light")]
)
def test_setting_the_table(screen: str, lang: str, theme: str, play: Play) -> None:
    """Whoever never played is led to a short story with dealt characters; filters, and a child in
    either way. Titles are taken even from one who types them before they have come."""
    host = play(screen, lang, theme)
    held: list[Route] = []
    typed: list[str] = []
    host.page.route(
        "**/assets/sweet-*", lambda route: route.continue_() if typed else held.append(route)
    )
    host.go(f"/new/{GAME}")
    expect(host.find("[data-option='story:sunday']")).to_be_checked()
    expect(host.find("[data-option='characters:dealt']")).to_be_checked()
    host.find("[data-name=me]").fill("<b>Ada</b>")
    host.press(host.find("summary"))
    host.check("before the story")
    host.find("[data-option='story:want']").check()
    host.find("[data-option='child:adoption']").check()
    host.find("[data-option=death]").uncheck()
    field = host.find("[data-option=left_out]")
    field.fill("nonsense")
    expect(host.find(".unknown")).to_contain_text("nonsense")
    for scene in ("sweet-3", "drama-1"):
        field.fill(tablee.games()[GAME].catalogue.format(lang, f"scene-{scene}"))
        field.press("Enter")
        typed.append(scene)
        while held:
            held.pop().continue_()
        expect(host.find(f"[data-out={scene}]")).to_be_visible()
    host.check("scenes left out")
    host.press(host.find("button[type=submit]"))
    host.page.wait_for_selector("[data-ask=gender]")
    assert (host.line.view["story"], host.line.view["way"]) == ("want", "adoption")
    host.go(f"/new/{GAME}")
    expect(host.find("[data-option='story:sunday']")).to_be_checked()
    expect(host.find("[data-option='characters:own']")).to_be_checked()


# -- at the table -----------------------------------------------------------------------------


def asked(person: Lover, why: str) -> bool:
    return person.line.prompt is not None and person.line.prompt["why"] == why


def until(host: Lover, why: str) -> None:
    """Plays on until that is asked."""
    while True:
        host.page.wait_for_function(AWAITED, arg=[0])
        if asked(host, why):
            break
        host.turn(look=False, click=False)
    host.face()


def test_by_keyboard_alone(play: Play) -> None:
    """A letter chooses, Enter seals; a number picks a scene; keys for what I hide."""
    host = play()
    host.set_table("sunday", "bot", "Ada", seed="keys")
    host.page.wait_for_selector("[data-ask]")
    keys = host.page.keyboard
    until(host, "choose")
    keys.press("b")
    expect(host.find("[data-key=b]")).to_have_attribute("aria-pressed", "true")
    keys.press("a")
    expect(host.find("[data-key=b]")).to_have_attribute("aria-pressed", "false")
    keys.press("Enter")
    expect(host.find("[data-ask=choose]")).to_have_count(0)
    until(host, "play")
    assert host.line.view["past"][0]["choices"][0] == "a"
    keys.press("2")
    second = host.line.view["me"]["hand"][1]["scene"]["id"]
    expect(host.find(f"[data-scene='{second}']")).to_be_visible()
    host.check("a scene of the hand, read")
    host.page.set_viewport_size({"width": 768, "height": 1024})
    host.check("on a tablet")
    host.page.set_viewport_size({"width": 600, "height": 900})
    expect(host.find("[data-tab=board]")).to_be_visible()
    keys.press("p")
    expect(host.find(".middle .board")).to_be_visible()
    host.check("the six dimensions")
    keys.press("g")
    expect(host.find(".middle [data-trait]")).to_have_count(3)
    host.check("what I hide")
    keys.press("l")
    expect(host.find("dialog[open] [data-lesson]")).to_be_visible()
    host.check("the lessons")
    keys.press("Escape")
    host.press(host.find("[data-meet='1']"))
    for feature in host.line.view["persons"][1]["features"]:
        words = tablee.games()[GAME].catalogue.format("en", f"feature-{feature}")
        expect(host.find("dialog[open] .profiles")).to_contain_text(words)
    host.check("who they are")
    keys.press("Escape")


def test_fog_and_faces_follow_the_hearts(play: Play) -> None:
    host = play()
    host.set_table("sunday", "bot", "Ada", seed="fog")
    host.page.wait_for_selector("[data-ask]")
    expect(host.find("[data-mist]").first).to_have_attribute("data-mist", "0.00 0.00")
    until(host, "play")
    hearts = [person["hearts"] for person in host.line.view["persons"]]
    assert min(hearts) >= 10
    shown = [f"{min(1, n / 36):.2f}" for n in hearts]
    expect(host.find("[data-mist]").first).to_have_attribute("data-mist", " ".join(shown))
    for seat, n in enumerate(hearts):
        expect(host.find(f"[data-hearts='{seat}']")).to_have_text(str(n))


def test_coming_back_after_a_while(play: Play) -> None:
    """What happened while nobody looked is told first."""
    host = play("phone", "fr", "dark")
    address = host.set_table("sunday", "open", "Ada", seed="days")
    guest = play().join(address, "Ben")
    while not asked(guest, "play"):
        host.turn(look=False, click=False)
        if not asked(guest, "play"):
            guest.turn(look=False, click=False)
        guest.page.wait_for_function(AWAITED, arg=[0, 1])
    host.page.goto("about:blank")
    guest.turn(look=False, click=False)
    host.page.goto(address)
    expect(host.find("[data-meanwhile] li").first).to_be_visible()
    host.check("while you were away")
    host.press(host.find("[data-back]"))
    expect(host.find("[data-meanwhile]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_weight_of_the_page(lang: str, play: Play) -> None:
    host = play(lang=lang)
    host.set_table("sunday", "bot", "Ada")
    scripts = host.weigh()
    assert 20_000 < sum(scripts.values()) < MOST, scripts
