"""Short notices over a table of Anomia (why a word was refused, who took the card), on small
screens."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Sit, seated
from tests.browser.players.anomia import (
    PADS,
    Player,
    ShortHouse,
    draw_until_a_match,
    pads,
    three_ready,
)

pytestmark = pytest.mark.browser

LOW = 330
IMPATIENT = """() => {
  document.querySelector('[data-choice=yes]')?.click();
  return document.querySelector('.dock').dataset.stage !== 'judge';
}"""
"""Just after the claim has passed to the other a tap does not count: it was for the first."""
Play = Callable[..., Player]

BILLS = """() => {
  window.bills = [];
  new MutationObserver(() => {
    const bill = document.querySelector('[data-bill]');
    if (!bill) return;
    const below = [...document.querySelectorAll('.layer :is(.stamp, .goal)')];
    for (const part of [bill, ...below])  // where they come to lie
      for (const one of part.getAnimations({ subtree: true })) one.finish();
    const [box, at] = [bill.getBoundingClientRect(), (one) => one.getBoundingClientRect()];
    const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    bills.push({
      kind: bill.dataset.bill, text: bill.innerText.replace(/\\s+/g, ' '),
      stops: bill.contains(under), covers: below.some((one) => at(one).top < box.bottom - 4),
    });
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Writes down every bill that is put up, however short."""


@pytest.fixture
def play(sit: Sit, short: ShortHouse) -> Play:
    return seated(sit, short, Player)


def watch(player: Player) -> None:
    player.page.evaluate(BILLS)


def seen(player: Player, kind: str, words: str) -> dict[str, object]:
    """The recorded bill of that kind with these words, once there is one."""
    fits = (
        "([kind, words]) => bills.findLast((one) => one.kind === kind && one.text.includes(words))"
    )
    found: dict[str, object] = player.page.wait_for_function(fits, arg=[kind, words]).json_value()
    return found


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None, what
    return found


def apart(one: FloatRect, two: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= two["x"] or two["x"] + two["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= two["y"] or two["y"] + two["height"] <= one["y"]


def test_a_refused_word_says_why(play: Play) -> None:
    """Voted down, then said once more: on every screen, and never over the theme."""
    players = three_ready(play, "spotting=at-once")
    screen = play()
    screen.go(f"{players[0].page.url}?tv")
    screen.page.wait_for_selector(".board")
    (one, two), (judge,) = draw_until_a_match(players)
    for person in (*players, screen):
        watch(person)
    one.page.keyboard.type("zzyzx")
    one.page.keyboard.press("Enter")
    expect(two.find("[data-claim=zzyzx]")).to_be_visible()
    two.hit("[data-choice=challenge]")
    expect(judge.find("[data-choice=no]")).to_be_visible()
    judge.hit("[data-choice=no]")
    for person in (*players, screen):
        bill = seen(person, "refused", "zzyzx refused, 2 against")
        assert not bill["stops"], "a touch goes through it"
        assert not bill["covers"], "the theme can be read, and that it is a face-off"
    assert "quick" in str(seen(one, "refused", "zzyzx")["text"])
    expect(one.find("[role=status].sr-only").last).to_contain_text("Your answer is refused")
    expect(screen.find("[role=status].sr-only").last).to_contain_text("refused")
    one.check("a word was refused")

    one.page.keyboard.type("ZZYZX")
    one.page.keyboard.press("Enter")
    seen(one, "refused", "already said, by you")
    seen(judge, "refused", "already said")
    one.page.clock.fast_forward(2600)
    expect(one.find("[data-bill]")).to_have_count(0)


def test_who_took_the_card(play: Play) -> None:
    players = three_ready(play, "spotting=at-once")
    (one, two), (judge,) = draw_until_a_match(players)
    for player in players:
        watch(player)
    title = one.view["face_off"]["name"][0]
    one.answer(title)
    for other in (two, judge):
        expect(other.find("[data-choice=fine]")).to_be_visible()
        other.hit("[data-choice=fine]")
    for player, words in ((one, f"You take “{title}”!"), (two, "was quicker"), (judge, "takes “")):
        bill = seen(player, "taken", words)
        assert not bill["stops"]
        aloud = player.find("[role=status].sr-only").filter(has_text="take")
        expect(aloud).to_have_count(1)  # it is read aloud, once
    for player in players:
        player.page.clock.fast_forward(1600)
        expect(player.find("[data-bill=taken]")).to_have_count(0)


def test_a_low_screen_keeps_theme_and_field_in_sight(play: Play) -> None:
    """Above a keyboard, and in a window as low as that; whatever short note there is."""
    host = play()
    address = host.set_table(["me", "open", "open"], "seed=low&first=0&spotting=at-once")
    covered = play("phone").cover(LOW).join(address, "Ben")
    window = play().join(address, "Cleo")
    window.page.set_viewport_size({"width": 360, "height": LOW})
    players, low = [host, covered, window], [covered, window]
    for player in players:
        player.ready()
    for player in low:
        expect(player.find("header").first).to_be_hidden()
        player.page.keyboard.press("ArrowLeft")
        expect(player.find(".note.shown")).to_contain_text("It is Ada’s turn")
    _, others = draw_until_a_match(players)
    for player in low:
        expect(player.find(".layer .goal").first).to_be_visible()
        assert player.find(".note.shown").count() == 0, "what was said of another moment"
        if player in others:
            player.page.keyboard.type("tulip")
            player.page.keyboard.press("Enter")
            expect(player.find(".note.shown")).to_contain_text("You are in no face-off")
        seen_parts = [*player.find(".layer .goal").all(), player.find("#an-field")]
        for part in map(box, seen_parts):
            assert 0 <= part["y"] <= part["y"] + part["height"] <= LOW
        notes = player.find(".note.shown").all()
        assert all(apart(box(note), box(part)) for note, part in product(notes, seen_parts))
        player.check("a face-off in little room")
    assert set(low) & set(others), "nobody in little room only watches"


COLOUR = "pad => getComputedStyle(pad).backgroundColor"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_pad_asks_whole_questions(lang: str, play: Play) -> None:
    """Who, for which theme, how long there is; and the pad is always where it was. It has another
    colour when it counts."""
    said = {
        "en": ("who spoke first?", "a right answer?", "hit the buzzer. Were you before?"),
        "fr": ("qui a parlé en premier", "bonne réponse", "a tapé. Tu étais avant"),
    }[lang]
    phones = pads(play, lang)
    places = [box(phone.find("[data-pad]")) for phone in phones]
    idle = {phone.find(".pad").evaluate(COLOUR) for phone in phones}
    (one, two), (judge,) = draw_until_a_match(phones)
    assert not idle & {rival.find(".pad").evaluate(COLOUR) for rival in (one, two)}
    whole = {"x": 0, "y": 0, "width": 360, "height": 740}
    assert [box(rival.find("[data-pad]")) for rival in (one, two)] == [whole, whole]
    ask = "h2[data-ask]"
    expect(judge.find(ask)).to_contain_text(said[0])
    title = judge.view["face_off"]["name"][0]
    one.hit_pad()
    expect(judge.find(ask)).to_contain_text(said[1])
    expect(judge.find(ask)).to_contain_text(title)
    expect(two.find(ask)).to_contain_text(said[2])
    expect(judge.find(".ask svg")).to_be_visible()
    judge.check("a pad that asks")
    assert [box(phone.find("[data-pad]")) for phone in phones] == places


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_group_says_who_spoke_first(lang: str, play: Play) -> None:
    """AN-7.7: the slower pad may have been the quicker mouth; whoever heard it decides."""
    phones = pads(play, lang)
    (one, two), (judge,) = draw_until_a_match(phones)
    judge.page.set_viewport_size({"width": 360, "height": 640})  # the slabs of a short phone, too
    one.hit_pad()
    two.press(two.find("[data-choice=first]"))
    for rival in (one, two):
        expect(judge.find(f"[data-choice=first-{phones.index(rival)}]")).to_be_visible()
        expect(rival.find("[data-choice^=first-]")).to_have_count(0)
    judge.check("who spoke first?")
    judge.press(judge.find(f"[data-choice=first-{phones.index(two)}]"))
    claimant = PADS[phones.index(two)]
    expect(judge.find("h2[data-ask=judge]")).to_contain_text(claimant)
    expect(judge.find("[data-choice=yes]")).to_be_in_viewport(ratio=1)
    judge.page.wait_for_function(IMPATIENT)
    assert judge.view["won"][phones.index(two)] == 1
