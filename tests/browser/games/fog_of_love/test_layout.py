"""What stands where: the hand always, all of a card at once on a desk, the curtain between two."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.fog import FRAME, Lover
from tests.browser.players.house import QuickHouse

pytestmark = pytest.mark.browser

Play = Callable[..., Lover]


@pytest.fixture
def play(sit: Sit, quick: QuickHouse) -> Play:
    return seated(sit, quick, Lover)


def until_both_choose(host: Lover) -> None:
    """To a scene on which both choose."""
    while True:
        prompt, now = host.line.prompt, host.line.view.get("now")
        if prompt is not None and prompt["why"] == "choose" and now["scene"]["kind"] == "both":
            break
        host.turn(look=False, click=False)
        host.page.evaluate(FRAME)
    host.face()


@pytest.mark.parametrize(("size", "lang"), [((1440, 900), "en"), ((360, 640), "fr")])
def test_the_hand_is_there_while_one_chooses(size: tuple[int, int], lang: str, play: Play) -> None:
    """In one line; a card of it can be read, and laid back. On a desk the scene stands between the
    two, and what a match brings is seen without scrolling."""
    host = play("desktop", lang, "light")
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    host.set_table("sunday", "bot", "Ada", seed="the hand")
    host.page.wait_for_selector("[data-ask]")
    until_both_choose(host)
    hand = [card["scene"]["id"] for card in host.line.view["me"]["hand"]]
    strip = host.find("[data-strip] [data-peek]")
    expect(strip).to_have_count(len(hand))
    expect(strip.first).to_be_in_viewport(ratio=1)
    host.press(strip.first)
    expect(host.find(f"article[data-scene='{hand[0]}']")).to_be_visible()
    host.check("a card of the hand, while one chooses")
    host.press(strip.first)
    scene = host.line.view["now"]["scene"]["id"]
    card = host.find(f"article[data-scene='{scene}']")
    expect(card).to_be_visible()
    if size[0] > 1200:
        expect(card).to_be_in_viewport(ratio=0.99)
        left, right = (host.find(f"[data-bust='{seat}'] .face").bounding_box() for seat in (0, 1))
        middle = card.bounding_box()
        assert left is not None
        assert right is not None
        assert middle is not None
        assert left["x"] + left["width"] <= middle["x"]
        assert middle["x"] + middle["width"] <= right["x"]
        expect(host.find(".status section.board")).to_be_in_viewport(ratio=1)
        host.page.set_viewport_size({"width": 1920, "height": 1080})
        expect(card).to_be_in_viewport(ratio=0.99)
        large = card.bounding_box()
        assert large is not None
        assert large["width"] >= 1.4 * middle["width"]  # a large screen is used


SCROLL = """() => [...document.querySelectorAll('main .scene, main .scene .stage')].map((part) => {
  part.scrollTop = 500;
  return part.scrollTop;
})"""


def test_the_table_never_leaves_its_place(play: Play) -> None:
    """What is hidden is longer than a desk is high and scrolls by itself. Neither a ring, nor a
    focus, nor a search in the page may scroll the table under the header."""
    host = play("desktop", "en", "light")
    host.set_table("sunday", "bot", "Ada", seed="the hand")
    host.page.wait_for_selector("[data-ask]")
    until_both_choose(host)
    expect(host.find(".side [data-destiny]").first).to_be_attached()
    assert host.page.evaluate(SCROLL) == [0, 0]


def test_a_free_seat_leaves_room_on_a_phone(play: Play) -> None:
    """The link itself takes none: it is copied, or shown beside its code."""
    host = play("phone", "fr", "dark")
    host.set_table("sunday", "open", "Ada", seed="the hand")
    host.page.wait_for_selector("[data-ask=gender]")
    expect(host.find("[role=note] .button")).to_have_count(3)
    expect(host.find("[role=note] code")).to_be_hidden()
    host.check("a free seat")


def test_the_curtain_names_who_plays_whom_and_tells_the_story(play: Play) -> None:
    device = play("phone", "en", "light")
    device.set_table("sunday", "me", "Ada", "Ben", seed="one device")
    device.page.wait_for_selector("[data-lift]")
    while device.line.view.get("played", 0) < 1 or not device.find("[data-lift]").count():
        if device.find("[data-lift]").count():
            device.press(device.find("[data-lift]"))
            continue
        device.go_on()
        device.turn(look=False, click=False)
        device.page.evaluate(FRAME)
    names = [person["name"] for person in device.line.view["persons"]]
    expect(device.find("#curtain-title")).to_have_text(re.compile("Ada|Ben"))
    expect(device.find(".role")).to_have_text(re.compile("|".join(names)))
    told = device.find("[aria-labelledby=curtain-title] li").all_text_contents()
    assert told
    assert [line for line in told if re.search(r"satisfaction [+−]\d", line)] == []


def test_what_one_has_sealed_stays_in_sight(play: Play) -> None:
    """On a phone, too: the scene keeps its room and its place while the other still chooses."""
    host = play("phone", "fr", "dark")
    address = host.set_table("sunday", "open", "Ada", seed="sealed")
    guest = play().join(address, "Ben")
    both = (host, guest)
    while not all(asks_choice(person) for person in both):
        for person in both:
            if not asks_choice(person):
                person.turn(look=False, click=False)
                person.page.evaluate(FRAME)
    host.face()
    host.press(host.find(".middle [data-choice]").last)
    host.press(host.find("[data-confirm]"))
    chosen = host.find(".middle li.chosen .words")
    expect(chosen).to_have_count(1)
    expect(chosen).to_be_in_viewport(ratio=1)
    expect(host.find("[data-strip] [data-peek]").first).to_be_visible()
    host.check("sealed, and the other still chooses")


def asks_choice(person: Lover) -> bool:
    return (person.line.prompt or {}).get("why") == "choose"
