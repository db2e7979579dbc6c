"""Every press is marked at once, in every game, before the server has replied."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import tablee
from tablee.kernel.forms import SAY
from tablee.kernel.words.catalogue import files_of
from tests.browser.conftest import Sit, seated
from tests.browser.players import anomia, fiese, fog
from tests.browser.players.held import HELD, SOON, AtMoments, Watched
from tests.browser.players.moments import KINDS, find_moments
from tests.browser.players.reader import PlainHouse, Reader

from .test_company import join, open_panel
from .test_door import lay
from .test_replay import finished

pytestmark = pytest.mark.browser

NOTHING_MARKED = "() => !document.querySelector('[data-sent]')"
COLOUR = "pad => getComputedStyle(pad).backgroundColor"

ASKED = """() => document.querySelector('[data-end], [data-go], [data-next]')
  || document.querySelector('.dock[aria-busy=false] [data-ask]')"""


class Lost(AtMoments):
    def do(self, prompt: dict[str, Any], choice: Any) -> None:
        getattr(self, f"_{prompt['why']}", self._place)(choice)


class Friend(AtMoments, fiese.Player):
    do = fiese.Player.answer


class Lover(AtMoments, fog.Lover):
    def do(self, prompt: dict[str, Any], choice: Any) -> None:
        if choice == "pass":
            self.choose(choice)
        else:
            self.answer(prompt, choice)


class Racer(AtMoments, anomia.Player):
    def do(self, prompt: dict[str, Any], choice: Any) -> None:
        if choice[0] == SAY:
            self.page.keyboard.type("zebra")
            self.page.keyboard.press("Enter")
        elif prompt["why"] == "draw":
            self.press(self.find(f".pile.mine[data-draw={choice}]"))
        elif choice == "speak":
            self.press(self.find(".pad"))
        elif choice == "point":
            self.press(self.find(".card").first)
        else:
            self.press(self.option(choice))


class WatchedReader(Watched, Reader):
    def answer(self, prompt: dict[str, Any], choice: Any) -> None:
        kind = f"{prompt['why']} {prompt['form']['form']}"
        self.watch(kind, lambda: super(WatchedReader, self).answer(prompt, choice))


PEOPLE: dict[str, type[AtMoments]] = {
    "fear-of-the-dark": Lost,
    "fiese-freunde": Friend,
    "fog-of-love": Lover,
    "anomia": Racer,
}


@pytest.mark.parametrize("game", PEOPLE)
def test_every_kind_of_press_is_listed(game: str) -> None:
    """By the questions that the game has words for; the answers are compared as they come up."""
    folder = tablee.games()[game].catalogue.folder
    assert folder is not None
    texts = "".join(file.read_text("utf-8") for file in files_of(folder, "en"))
    assert set(KINDS[game]) == set(re.findall(r"^ask-([a-z-]+) =", texts, re.MULTILINE))


PANELS = {
    "fear-of-the-dark": ("act", "plan", "step", "turn", "terror", "door map lever target"),
    "fiese-freunde": (
        *("turn", "open bid", "call", "steal", "sex bed change", "keep draft", "name decide"),
        *("leave", "order", "packet", "exchange"),
    ),
    "fog-of-love": (
        *("gender portrait colour", "name", "traits occupation feature change keep lesson"),
        *("play discard trade react", "choose rechoose answer", "destiny final"),
        "deck in-turn point wipe guess become order",
    ),
    "anomia": ("ready", "draw", "race", "challenge vote", "judge", "order"),
}
"""The questions that are answered in the same place of the screen."""


@pytest.mark.parametrize("game", PEOPLE)
def test_every_press_is_seen(game: str, sit: Sit) -> None:
    """Of each panel one kind on a phone, the others at a desk; what is alone on its panel, on
    both."""
    moments = find_moments(game)
    panels = [{k for k in moments if k.split()[0] in whys.split()} for whys in PANELS[game]]
    assert set().union(*panels) == set(moments)
    of_phone = {min(kinds) for kinds in panels}
    of_desk = set(moments) - {min(kinds) for kinds in panels if len(kinds) > 1}
    late = {}
    for screen, kinds in (("phone", of_phone), ("desktop", of_desk)):
        person = sit(screen, theme="light", hands=PEOPLE[game])
        assert isinstance(person, AtMoments)
        took = person.press_all(game, {kind: moments[kind] for kind in sorted(kinds)})
        late |= {f"{kind}, {screen}": ms for kind, ms in took.items() if ms > SOON}
    assert late == {}


REFUSED = {
    "fear-of-the-dark": "act strike",
    "fiese-freunde": "turn take",
    "fog-of-love": "play play",
    "anomia": "draw left",
}
OVER = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width && height);
  const [toast] = boxes('.toast');
  return boxes('[data-card], .card, .pile, .dock [data-choice]').filter((card) =>
    card.left < toast.right && toast.left < card.right
    && card.top < toast.bottom && toast.top < card.bottom).length;
}"""
"""How many cards, piles and buttons to answer with the refusal or notice lies over."""


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", PEOPLE)
def test_a_refused_press_is_undone_for_all_to_see(game: str, screen: str, sit: Sit) -> None:
    """It is marked as refused for a moment, with a reason that covers no card; and can be pressed
    again. Nor does a notice about somebody else cover one."""
    person = sit(screen, "fr", "light", hands=PEOPLE[game])
    assert isinstance(person, AtMoments)
    for moment in person.visit(game, [find_moments(game)[REFUSED[game]]]):
        person.page.clock.install()
        person.do(moment.told["prompt"], moment.choice)
        person.page.wait_for_selector("[data-sent]")
        person.page.clock.pause_at(person.page.evaluate("Date.now() + 1000"))
        person.slow.tell(t="fault", code="no-vote")  # the fault with the longest text
        expect(person.find("[data-refused]")).to_have_css("outline-style", "dashed")
        expect(person.find("[data-sent]")).to_have_count(0)
        expect(person.find(".toast.no")).to_be_visible()
        assert person.page.evaluate(OVER) == 0
        person.page.clock.run_for(900)
        expect(person.find("[data-refused]")).to_have_count(0)
        expect(person.find(".dock[aria-busy=true]")).to_have_count(0)
        person.find(".dock [data-choice], [data-confirm], [data-draw]").first.wait_for()
        if game != "fear-of-the-dark":  # there is nobody else, of whom one could be told
            person.press(person.find(".toast.no .icon-button"))
            person.slow.tell(t="door", by=1)
            expect(person.find(".toast:not(.no)")).to_be_visible()
            assert person.page.evaluate(OVER) == 0


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_a_note_of_anomia_covers_no_card(screen: str, lang: str, sit: Sit) -> None:
    """A word without a face-off goes nowhere, and that is said."""
    person = sit(screen, lang, "light", hands=Racer)
    assert isinstance(person, Racer)
    for _ in person.visit("anomia", [find_moments("anomia")["draw left"]]):
        person.page.keyboard.type("tulip")
        person.page.keyboard.press("Enter")
        expect(person.find("#an-note")).to_have_class(re.compile("shown"))
        assert person.page.evaluate(OVER.replace(".toast", "#an-note")) == 0
        expect(person.find("#an-field")).to_be_in_viewport(ratio=1)


class Talker(AtMoments, fiese.Player):
    """Also asks for an undo, whatever the question is."""

    def do(self, prompt: dict[str, Any], choice: Any) -> None:
        self.press(self.find("header [role=toolbar] button:visible").first)


def test_what_is_not_asked_is_seen_as_well(sit: Sit) -> None:
    person = sit(theme="light", hands=Talker)
    assert isinstance(person, Talker)
    person.set_table([("me", "Ada"), ("bot", "Robin"), ("bot", "Kim")], "pressed")
    person.page.wait_for_selector(person.there)
    person.press(person.find(".story .tabs button").nth(1))
    person.find("#chat-text").fill("Hello")
    person.watch("talk", lambda: person.page.keyboard.press("Enter"))
    expect(person.find(".chat .mine").last).to_contain_text("Hello")
    expect(person.find("[data-saying]")).to_have_count(0)
    moments = find_moments("fiese-freunde")
    took = person.press_all("fiese-freunde", {"undo": moments["turn pass"]})
    assert took["undo"] <= SOON


class Sitting(Watched):
    """Presses what is about seats."""

    def push(self, name: str) -> None:
        button = self.find(f"[data-{name}]")
        expect(button).to_be_visible()
        self.watch(name, lambda: self.press(button))


class OverHttp(Watched):
    def push_twice(self, what: str, path: str) -> None:
        """Presses twice, with the request held back that this sends."""
        held: list[Route] = []
        self.page.route(re.compile(path), lambda route: held.append(route))
        button = self.find(what)
        assert self.time(lambda: self.press(button)) <= HELD
        button.dispatch_event("click")
        self.page.wait_for_timeout(100)
        assert len(held) == 1
        held[0].continue_()
        self.page.unroute(re.compile(path))


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_about_seats(screen: str, lang: str, sit: Sit) -> None:
    """Being ready, voting, asking all, a link, a name, getting up; without a line that is said."""
    ada, kim = sit(screen, lang, hands=Sitting), sit()
    assert isinstance(ada, Sitting)
    join(kim, lay(ada), "Kim")
    ada.push("ready")
    expect(ada.find("[data-ready]")).to_have_attribute("aria-pressed", "true")
    open_panel(kim)
    kim.press(kim.find("dialog[open] [data-call=end]"))
    ada.push("vote=no")
    expect(ada.find("[data-poll]")).to_have_count(0)
    open_panel(ada)
    ada.push("call=end")
    ada.push("pass-on")
    ada.find("#my-name").fill("Adele")
    ada.push("rename")
    ada.push("leave=open")
    ada.push("come-back")
    expect(ada.find("[data-left]")).to_have_count(0)
    ada.page.wait_for_function(NOTHING_MARKED)
    ada.page.remove_listener("console", ada._hear)  # the browser grumbles when a line is cut
    ada.context.set_offline(True)
    ada.press(ada.find("[data-ready]"))
    lost = "la connexion est perdue" if lang == "fr" else "the connection is lost"
    expect(ada.find(".toast")).to_contain_text(lost)
    expect(ada.find("[data-sent]")).to_have_count(0)


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "fr"), ("phone", "en")])
def test_over_http(screen: str, lang: str, sit: Sit) -> None:
    """A seat, four letters, a way on from a replay: seen before the server replies, and two presses
    ask it once."""
    ada, kim = sit(screen, lang, hands=OverHttp), sit(screen, lang, hands=OverHttp)
    assert isinstance(ada, OverHttp)
    assert isinstance(kim, OverHttp)
    link = lay(ada)
    ada.press(ada.find("[data-door]"))
    ada.push_twice("[data-four-letters]", "/code")
    expect(ada.find("[data-letters]")).to_be_visible()
    kim.go(link)
    kim.find("#seat-name").fill("Kim")
    kim.push_twice("form button[type=submit]", "/seats/")
    kim.page.wait_for_selector("[data-door]")
    table = finished(kim)
    kim.go(f"/replay/{table}")
    kim.press(kim.find("footer .button"))
    kim.push_twice("dialog[open] [type=submit]", "/fork")
    expect(kim.find("[data-ask]")).to_be_visible()


class AtTheBuzzer(Watched, anomia.Player):
    """Has a pad that fills the phone."""


def test_on_the_buzzer_of_anomia(sit: Sit, short: anomia.ShortHouse) -> None:
    """It fills the phone: all of it changes at once, whatever the server does."""
    phones = anomia.pads(seated(sit, short, AtTheBuzzer), "en")
    (one, _), _ = anomia.draw_until_a_match(phones)
    assert isinstance(one, AtTheBuzzer)
    pad, words = one.find("[data-pad].live"), one.find("[data-pad] strong")
    before = pad.evaluate(COLOUR)

    def press() -> None:
        one.hit_pad()
        expect(words).to_have_text("Speak!")
        assert pad.evaluate(COLOUR) != before

    one.watch("the buzzer", press)
    expect(one.find(".dock")).to_have_attribute("data-stage", "judge")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHouse]:
    with PlainHouse(tmp_path_factory.mktemp("plain") / "data") as house:
        yield house


@pytest.mark.parametrize("game", ["forms", "fiese-freunde"])
def test_on_the_table_of_text(game: str, sit: Sit, plain: PlainHouse) -> None:
    person = sit(theme="light", at=plain, hands=WatchedReader, textTable=True)
    assert isinstance(person, WatchedReader)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Robin"}]
    person.lay(game, seats, "pressed")
    for _ in range(14):
        prompt = person.asked() if person.find("[data-ask]").count() else None
        if prompt is not None:
            person.answer(prompt, person.think(prompt))
        person.page.wait_for_function(ASKED)
        if person.over:
            break
    assert len(person.pressed) >= 2
