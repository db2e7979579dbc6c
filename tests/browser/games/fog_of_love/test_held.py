"""What has just happened stays on the screen until it was read; reactions and their pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, expect

import tablee
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.screen.figures import show_scene
from tablee.games.fog_of_love.screen.speech import Speaker, line
from tablee.games.fog_of_love.screen.view import FogView
from tests.browser.conftest import Sit, seated
from tests.browser.players.fog import FRAME, GAME, SEND, Lover
from tests.browser.players.held import SlowLine
from tests.browser.players.house import QuickHouse

pytestmark = pytest.mark.browser

Play = Callable[..., Lover]

WATCH = """() => {
  window.pauses = {};
  const look = () => {
    const ask = document.querySelector('[data-ask=react]');
    if (!ask) return;
    const dock = ask.closest('.dock');
    const all = [...dock.querySelectorAll('button, a, h2:not(.sr-only), p, span')];
    const seen = all.filter((one) => !one.closest('[data-strip]'));
    window.pauses[ask.dataset.n] = Math.max(window.pauses[ask.dataset.n] ?? 0, seen.length);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps in mind how much stood in the dock, besides the hand, while a reaction could be played."""


@pytest.fixture
def play(sit: Sit, quick: QuickHouse) -> Play:
    return seated(sit, quick, Lover)


def spoken(person: Lover, card: str, part: str, seat: int, until: int) -> str:
    """A line of a card, as the terminal says it."""
    view = msgspec.convert(person.line.view, FogView)
    say = tablee.games()[GAME].catalogue
    scene = show_scene(SCENE_BY_ID[card])
    return line(say, person.lang, scene, part, Speaker(view, seat, until)) or ""


def asked(person: Lover, *whys: str) -> bool:
    return person.line.prompt is not None and person.line.prompt["why"] in whys


def until_asked(person: Lover, *whys: str) -> None:
    while not asked(person, *whys):
        person.turn(look=False, click=False)
        person.page.evaluate(FRAME)


@pytest.mark.parametrize(
    ("screen", "lang", "theme"), [("desktop", "en", "dark"), ("phone", "fr", "light")]
)
def test_how_a_card_went_is_held(screen: str, lang: str, theme: str, play: Play) -> None:
    """Both answers and what they brought, how it began folded; the table goes on meanwhile."""
    host = play(screen, lang, theme)
    host.set_table("sunday", "bot", "Ada", seed="held")
    host.page.wait_for_selector("[data-ask]")
    until_asked(host, "choose")
    host.face()
    host.choose("a")
    host.confirm()
    ended = host.find("[data-ended]")
    expect(ended).to_be_visible()
    until_asked(host, "play", "choose")
    assert host.line.prompt is not None
    expect(host.find("[data-next]")).to_have_count(1)
    expect(host.find("[data-ask]")).to_have_count(0)
    chapter = host.line.view["past"][0]
    expect(ended).to_have_attribute("data-ended", chapter["scene"])
    for seat, letter in enumerate(chapter["choices"]):
        said = ended.locator(f"[data-said='{seat}']")
        expect(said).to_contain_text(host.line.view["persons"][seat]["name"])
        expect(said).to_contain_text(spoken(host, chapter["scene"], letter, seat, 0))
    expect(ended.locator(".result")).to_contain_text(f"+{chapter['hearts'][0]}")
    assert ended.locator("details").evaluate("one => one.open") is False
    expect(host.find("[data-next]")).to_be_focused()
    host.check("held")
    more = len(host.line.view["past"]) > 1
    host.page.keyboard.press("Enter")
    if more:  # the other has played meanwhile: that waits behind it
        expect(host.find(f"[data-ended='{chapter['scene']}']")).to_have_count(0)
        while host.find("[data-next]").count():
            expect(host.find("[data-next]")).to_be_focused()
            host.page.keyboard.press("Enter")
    expect(host.find("[data-ask]")).to_be_focused()
    if asked(host, "play") and not more:
        expect(ended.locator("[data-said]")).to_have_count(2)


def two(play: Play) -> list[Lover]:
    """One of them gets a reaction early, and can use it."""
    host = play("phone", "en", "dark")
    address = host.set_table("school", "open", "Ada", seed="react 4")
    return [host, play("desktop", "en", "light").join(address, "Ben")]


def reactions(person: Lover) -> list[Any]:
    return reacts(person.line.prompt)


def reacts(prompt: dict[str, Any] | None) -> list[Any]:
    return prompt["form"]["options"] if prompt and prompt["why"] == "react" else []


def until_reaction(people: list[Lover]) -> tuple[Lover, Lover]:
    """Plays on until somebody can react; returns that person and the one who is reacted to."""
    while True:
        for n, person in enumerate(people):
            assert not person.line.over
            if len(reactions(person)) > 1:
                return person, people[1 - n]
            prompt = person.line.prompt
            if prompt and reactions(person):
                person.go_on()
                person.moved(prompt)
            else:
                person.turn(look=False, click=False)
        people[0].page.evaluate(FRAME)


def test_a_reaction_is_shown_to_whom_it_meets(play: Play) -> None:
    """Whose it is, what it says: over the scene, or with how the scene went."""
    reactor, target = until_reaction(two(play))
    prompt, seat = reactor.line.prompt, reactor.line.seat
    assert prompt is not None
    assert seat is not None
    reactor.page.evaluate(SEND, [prompt["ask"], reactions(reactor)[1]])
    reactor.moved(prompt)
    target.see("[data-reaction], [data-ask=answer]")
    if target.find("[data-ask=answer]").count():
        target.turn()
    past = target.line.view["past"]
    at, entry = next((n, one) for n, one in enumerate(past) if one["how"] == "reaction")
    card = target.find(f"[data-reaction='{entry['scene']}']")
    expect(card).to_contain_text(target.line.view["persons"][seat]["name"])
    expect(card).to_contain_text(spoken(target, entry["scene"], "open", seat, at))
    target.check("a reaction")


def test_a_secret_of_the_other_is_told(play: Play) -> None:
    """FL-10.2: that one was laid, and before whom; which, only to whoever laid it."""
    people = two(play)
    hider, other, hidden = until_secret(people)
    prompt = hider.line.prompt
    assert prompt is not None
    hider.page.evaluate(SEND, [prompt["ask"], hidden])
    hider.moved(prompt)
    other.see("[data-hush]")
    hush = other.find(f"[data-hush='{hider.line.seat}']")
    expect(hush).to_contain_text(other.line.view["persons"][hider.line.seat]["name"])
    other.check("a secret was laid")
    (laid,) = hider.line.view["persons"][hider.line.seat]["secrets"]
    title = tablee.games()[GAME].catalogue.format(hider.lang, f"scene-{laid}")
    hider.see("[data-hush]")
    expect(hider.find("[data-hush] h2")).to_contain_text(title)
    expect(hush).not_to_contain_text(
        tablee.games()[GAME].catalogue.format(other.lang, f"scene-{laid}")
    )
    other.press(other.find("[data-next]"))
    expect(hush).to_have_count(0)


def until_secret(people: list[Lover]) -> tuple[Lover, Lover, str]:
    """Plays on until somebody can lay a secret; returns that person, the other one, and the answer
    for it."""
    while True:
        for n, person in enumerate(people):
            assert not person.line.over
            if asked(person, "play"):
                options = person.line.prompt["form"]["options"]  # type: ignore[index]
                if hides := [one for one in options if one.startswith("hide:")]:
                    return person, people[1 - n], hides[0]
            person.turn(look=False, click=False)
        people[0].page.evaluate(FRAME)


def test_nothing_is_asked_of_who_cannot_react(play: Play) -> None:
    """FL-10.5: the pause is there, and quiet; whoever holds a reaction is asked."""
    people = two(play)
    for person in people:
        person.page.evaluate(WATCH)
    reactor, other = until_reaction(people)
    reactor.face()
    prompt = reactor.line.prompt
    assert prompt is not None
    expect(reactor.find("[data-ask=react]")).to_be_visible()
    assert reactor.page.evaluate("window.pauses")[str(prompt["ask"])] > 2
    other.see(".pause")
    expect(other.find(".dock [data-choice]")).to_have_count(0)
    reactor.press(reactor.find("[data-choice=pass]"))
    reactor.moved(prompt)
    while not (quiet := idle(people)):
        for person in people:
            assert not person.line.over
            if len(reactions(person)) != 1:
                person.turn(look=False, click=False)
            person.go_on()
        people[0].page.evaluate(FRAME)
    assert set(quiet) == {0}


class SlowLover(Lover):
    def __init__(self, context: BrowserContext, lang: str, touch: bool) -> None:
        super().__init__(context, lang, touch)
        self.slow = SlowLine(self.page)


def test_who_lets_it_be_is_done_at_once(sit: Sit, quick: QuickHouse) -> None:
    """Before the table has replied."""
    reactor, _ = until_reaction(two(seated(sit, quick, SlowLover)))
    assert isinstance(reactor, SlowLover)
    reactor.face()
    reactor.slow.hold()
    reactor.press(reactor.find("[data-choice=pass]"))
    told = reactor.find(".dock [data-ask=react]")
    expect(told).to_contain_text("All done on your side.")
    expect(reactor.find("[data-choice=pass][data-sent]")).to_be_visible()
    reactor.slow.release()


def idle(people: list[Lover]) -> list[int]:
    """The number of elements in the docks while only passing was possible."""
    found = []
    for person in people:
        seen = person.page.evaluate("window.pauses")
        alone = [str(one["ask"]) for one in person.line.asked if len(reacts(one)) == 1]
        found += [seen[ask] for ask in alone if ask in seen]
    return found
