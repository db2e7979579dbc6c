"""Anomia on one big screen, with phones as buzzers: what is seen from a sofa, heard and felt."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.anomia import PADS, Player, ShortHouse, big_screen, draw_until_a_match

pytestmark = pytest.mark.browser

WIDE, HIGH = 1920, 1080
RED = "rgb(143, 37, 10)"
SENSES = """(() => {
  const { start } = AudioBufferSourceNode.prototype;
  Object.assign(window, { noises: 0, pulses: 0 });
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.noises += 1;
    return start.apply(this, when);
  };
  Navigator.prototype.vibrate = () => Boolean((window.pulses += 1));
})()"""
"""Counts what can be heard of a page, and what can be felt."""
PARTS = """() => Object.fromEntries(['.tv', '.tv header', '.tv footer', '.layer'].map((part) => {
  const one = document.querySelector(part);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [part, [left, right, top, bottom, getComputedStyle(one).backgroundColor]];
}))"""

Play = Callable[..., Player]


@pytest.fixture
def play(sit: Sit, short: ShortHouse) -> Play:
    return seated(sit, short, Player)


def test_a_face_off_seen_from_a_sofa(play: Play) -> None:
    """Red from edge to edge, cards of a third of its height at least; and who has how many."""
    screen, address = big_screen(play, "en", "pack=2")
    screen.page.set_viewport_size({"width": WIDE, "height": HIGH})
    letters = screen.find("[data-invite] [data-letters]").inner_text()
    assert len(letters.strip()) == 4
    expect(screen.find("[data-invite] [data-qr]")).to_be_in_viewport(ratio=1)
    expect(screen.find("h1")).to_contain_text("Rainy Sunday")
    screen.check("a big screen that waits")
    first = play("phone").join(address, PADS[0])
    first.ready()
    for who in (screen, first):
        expect(who.find("[data-seated] li")).to_have_count(3)
        expect(who.find("[data-seated] [data-ready='0']")).to_be_visible()
    first.check("a pad that waits")
    others = [play("phone").join(address, name) for name in PADS[1:]]
    for phone in others:
        phone.ready()
    phones = [first, *others]
    expect(screen.find("[data-invite]")).to_have_count(0)
    expect(screen.find("aside")).to_have_count(0)  # no empty column
    draw_until_a_match(phones)
    expect(screen.find(".layer [data-card]")).to_have_count(2)
    parts = screen.page.evaluate(PARTS)
    for part in (".tv", ".tv header", ".tv footer"):
        assert parts[part][4] == RED, part
    assert parts[".tv"][:4] == [0, WIDE, 0, HIGH]
    assert parts[".layer"][:2] == [0, WIDE], "no column beside it"
    assert parts[".layer"][2:4] == [parts[".tv header"][3], parts[".tv footer"][2]]
    for card in screen.find(".layer .goal").all():
        box = card.bounding_box()
        assert box is not None
        assert box["height"] >= HIGH / 3
        expect(card).to_be_in_viewport(ratio=1)
    expect(screen.find("[data-scores] li")).to_have_count(3)
    for seen in ("[data-scores]", "[data-mute]", "footer [data-qr]", "[data-clock]"):
        expect(screen.find(seen)).to_be_in_viewport(ratio=1)
    screen.check("a face-off on a big screen")


def test_the_screen_is_heard_and_the_buzzers_are_felt(
    sit: Sit, play: Play, short: ShortHouse
) -> None:
    """No vibration, if the setting is off."""

    def sensing(*who: str) -> Player:
        person = play(*who)
        person.context.add_init_script(SENSES)
        return person

    screen, address = big_screen(sensing, "en")
    numb = sit("phone", at=short, hands=Player, vibration=False)
    assert isinstance(numb, Player)
    numb.context.add_init_script(SENSES)
    phones = [sensing("phone"), sensing("phone"), numb]
    for phone, name in zip(phones, PADS, strict=True):
        phone.join(address, name)
    for phone in phones:
        phone.ready()
    draw_until_a_match(phones)
    screen.page.wait_for_function("() => window.noises > 0")
    for phone in phones:
        expect(phone.find(".pad.live, [data-choice^=first-]").first).to_be_visible()
        assert phone.page.evaluate("window.noises") == 0
        assert bool(phone.page.evaluate("window.pulses")) == (phone is not numb)


@pytest.mark.parametrize(("lang", "words"), [("en", "Turn on the sound"), ("fr", "Activer le son")])
def test_a_screen_loaded_anew_says_how_it_is_heard(lang: str, words: str, play: Play) -> None:
    """No browser lets a page sound before somebody has pressed something."""
    screen, _ = big_screen(play, lang)
    mute = screen.find("[data-mute]")
    expect(mute).to_have_attribute("data-mute", "false")
    screen.page.reload()
    expect(mute).to_have_text(words)
    screen.check("a screen without sound")
    screen.press(mute)
    expect(mute).to_have_attribute("data-mute", "false")
    expect(mute).to_have_text("")
    screen.press(mute)
    expect(mute).to_have_attribute("data-mute", "true")
    screen.page.reload()
    expect(mute).to_have_attribute("data-mute", "true")
    screen.press(mute)
    expect(mute).to_have_attribute("data-mute", "false")
