"""Whole games, from the page where one chooses to the end: won and lost, in both languages,
at a desk and on a phone, by mouse, by finger and by keyboard alone, and by ear."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.ear import heard, listen
from tests.browser.players.person import Person, Typist
from tests.browser.players.runs import Run, load, replay

pytestmark = pytest.mark.browser

WORDS = {
    ("win", "en"): "You are out",
    ("win", "fr"): "Tu es dehors",
    ("lose-echo", "en"): "Lost in the Echo",
    ("lose-echo", "fr"): "L’Écho te garde",
    ("lose-terror", "en"): "The second Terror",
    ("lose-terror", "fr"): "La seconde Terreur",
    ("lose-mind", "en"): "Your mind is spent",
    ("lose-mind", "fr"): "Ta raison est consumée",
}

WAY_OUT = {"en": "That was the last of the rooms.", "fr": "C’était la dernière salle."}
STEP = {"en": "A step ", "fr": "Un pas : "}
DANGER = {"en": "Danger: ", "fr": "Danger : "}


def play_to_the_end(person: Person, run: Run, look: bool) -> None:
    """Every kind of question is looked at once, in the light and in the dark."""
    person.begin(run)
    seen: set[tuple[str, str | None]] = set()
    for choice in run.choices:
        if look and person.find("[data-go]").count() and ("card", None) not in seen:
            seen.add(("card", None))
            person.check_kind("a card turned up")
        person.go_on()
        mood = (person.why, person.find(".fear").get_attribute("data-light"))
        if look and mood not in seen:
            seen.add(mood)
            person.check_kind(f"{mood}")
        person.play(choice)
    person.go_on()
    expect(person.find("[data-end]")).to_have_attribute("data-end", run.end)


def check_the_end(person: Person, run: Run) -> None:
    expect(person.find("[data-end]")).to_have_text(WORDS[run.end, person.lang])
    expect(person.find(".end .tale")).not_to_be_empty()
    expect(person.find(".end .map svg.maze")).to_be_visible()
    person.check_kind("the end")
    played = json.loads(person.page.evaluate("localStorage.getItem('tablee.played')"))
    assert [(one["level"], one["won"]) for one in played] == [(run.difficulty, run.end == "win")]


def check_what_was_heard(person: Person, run: Run) -> None:
    """Each step, like the one before or not; the way out as it opens; a danger by its window."""
    said = heard(person)
    assert sum(STEP[person.lang] in one for one in said) == steps_told(run)
    assert sum(WAY_OUT[person.lang] in one for one in said) == (run.end == "win")
    assert not any(DANGER[person.lang] in one for one in said), "the window with the card says it"


def steps_told(run: Run) -> int:
    """How many answers of a run move the pawn by one step."""
    match, told = replay(run._replace(choices=[])), 0
    for choice in run.choices:
        before = len(match.events(0))
        match.answer(0, tuple(choice) if isinstance(choice, list) else choice)
        told += any(event["key"] == "step" for event in match.events(0, before))
    return told


@pytest.mark.parametrize(
    ("name", "screen", "lang", "theme"),
    [
        ("win", "desktop", "en", "light"),
        ("win", "phone", "fr", "dark"),
        ("lose-echo", "desktop", "fr", "dark"),
        ("lose-terror", "phone", "en", "light"),
    ],
)
def test_a_whole_game(name: str, screen: str, lang: str, theme: str, sit: Sit) -> None:
    run = load(name)
    person = listen(sit(screen, lang, theme))
    play_to_the_end(person, run, look=True)
    check_what_was_heard(person, run)
    check_the_end(person, run)


@pytest.mark.parametrize(("name", "lang"), [("win", "fr"), ("lose-mind", "en")])
def test_a_whole_game_by_keyboard_alone(name: str, lang: str, sit: Sit) -> None:
    run = load(name)
    typist = sit("desktop", lang, hands=Typist)
    play_to_the_end(typist, run, look=False)
    expect(typist.find("[data-end]")).to_be_focused()
    check_the_end(typist, run)


UNCOVERED = """() => document.querySelector('.stage').getBoundingClientRect().bottom
  <= document.querySelector('.dock').getBoundingClientRect().top + 1"""


@pytest.mark.parametrize(
    ("name", "screen"), [("door", "desktop"), ("map", "phone"), ("lever", "desktop")]
)
def test_places_are_chosen_on_the_maze(name: str, screen: str, sit: Sit) -> None:
    """Secret door, map and lever: by the squares of the maze, as by the list under it, which covers
    none of them."""
    run = load(name)
    person = sit(screen, "en").begin(run)
    for choice in run.choices[:-1]:
        person.play(choice)
    person.go_on()
    assert person.why == name
    spots = person.find("[data-spot]").evaluate_all("all => all.map(s => s.dataset.spot)")
    listed = person.find("li [data-choice]").evaluate_all("all => all.map(s => s.dataset.choice)")
    assert spots == listed
    assert person.page.evaluate(UNCOVERED)
    person.check(name)
    person.play(run.choices[-1])
