"""When a lesson of the tutorial comes, and what it says (FL-15.1, FL-15.4)."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.content.pack import BOX
from tablee.kernel import sample
from tests.fog_of_love.couple import asked, events, new
from tests.rules import rule

WEB = Path(__file__).parents[3] / "web"
LONGEST = 70
"""Words, all parts together."""
IN_A_ROW = 4

View = dict[str, Any]
THERE: dict[str, Callable[[View], bool]] = {
    "traits": lambda view: _dealt(view) == ["trait"] * 5,
    "clashes": lambda view: len(view["me"]["traits"]) == 3,
    "occupations": lambda view: _dealt(view) == ["occupation"] * 3,
    "features": lambda view: _dealt(view) == ["feature"] * 5,
    "balance": lambda view: all(len(person["features"]) == 1 for person in view["persons"]),
    "satisfaction": lambda view: all(person["hearts"] >= 10 for person in view["persons"]),
    "hand": lambda view: len(view["me"]["hand"]) == 5 and view["stage"] == "take_turn",
    "destinies": lambda view: len(view["me"]["destinies"]) == 4 and view["chapter"] == 0,
    "reaction": lambda view: len(view["past"]) > 1,
    "chapter": lambda view: view["chapters"] == ["sunday-1"] and view["length"] == 6,
    "last-chapter": lambda view: view["chapter"] == view["chapter_count"] - 2,
}
"""What a lesson speaks of, in the view of whoever reads it."""


def _dealt(view: View) -> list[str]:
    return [card["kind"] for card in view["me"]["dealt"]]


BOTH = pytest.mark.parametrize("characters", ["own", "dealt"])


def evening(n: int, characters: str = "own") -> Iterator[tablee.Match]:
    """A tutorial in which both answer at random: the match, before every answer."""
    m = new(f"evening {n}", story="tutorial", characters=characters)
    rand = random.Random(n)
    while m.asks:
        yield m
        seat = next(iter(m.asks))
        m.answer(seat, sample(m.asks[seat], rand))


@rule("FL-15.1")
@pytest.mark.parametrize("n", range(6))
def test_a_lesson_comes_when_what_it_speaks_of_is_there(n: int) -> None:
    seen = set()
    for m in evening(n):
        view = m.view(0)
        check = THERE.get(view["lesson"])
        if check is not None:
            seen.add(view["lesson"])
            assert check(view), view["lesson"]
    assert seen == set(THERE)


@rule("FL-15.1", "FL-15.4")
@BOTH
@pytest.mark.parametrize("n", range(12))
def test_every_lesson_comes_up_whatever_is_played(n: int, characters: str) -> None:
    """Random evenings: what chance does not bring is explained before the last chapter."""
    *_, m = evening(n, characters)
    read = [e["lesson"] for e in events(m, "lesson")]
    assert sorted(read) == sorted(lesson.id for lesson in BOX.lessons)


@rule("FL-15.1")
@pytest.mark.parametrize("n", range(6))
def test_with_dealt_characters_the_first_scene_comes_first(n: int) -> None:
    """What they are made of is explained at later turns, when it can be looked at."""
    before = []
    for m in evening(n, "dealt"):
        if asked(m) == "choose":
            break
        before.append(m.view(0)["lesson"])
    assert {*before} - {""} == {"welcome", "both-choose"}
    view = m.view(0)
    assert len(view["me"]["traits"]) == 3
    assert all(person["occupation"] for person in view["persons"])
    assert all(len(person["features"]) == 3 for person in view["persons"])


@rule("FL-15.4")
@BOTH
@pytest.mark.parametrize("n", range(6))
def test_between_lessons_there_is_something_to_do(n: int, characters: str) -> None:
    row: list[str] = []
    for m in evening(n, characters):
        if asked(m) != "lesson":
            row = []
        elif m.view(0)["lesson"] not in row:
            row.append(m.view(0)["lesson"])
        assert len(row) <= IN_A_ROW, row


@rule("FL-15.1")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lessons_are_short(lang: str) -> None:
    say = GAME.catalogue
    long = {}
    for lesson in BOX.lessons:
        for parts in (("rule", "act", "on"), ("rule", "dealt")):
            keys = [f"lesson-{lesson.id}.{part}" for part in parts]
            text = " ".join(say.format(lang, key) for key in keys if say.has(lang, key))
            words = [word for word in text.split() if re.search(r"\w", word)]
            if len(words) > LONGEST:
                long[lesson.id] = len(words)
    assert long == {}


@rule("FL-15.4")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lessons_say_where_to_look(lang: str) -> None:
    """By the names that the client gives to its tabs."""
    words = (WEB / f"src/games/fog-of-love/text/{lang}.ftl").read_text("utf-8")
    say = GAME.catalogue
    for tab, lessons in (("board", ("personality", "balance")), ("mine", ("clashes", "destinies"))):
        found = re.search(rf"^fl-tab-{tab} = (.*)$", words, re.MULTILINE)
        assert found
        for lesson in lessons:
            assert found[1] in say.format(lang, f"lesson-{lesson}.act")
            if say.has(lang, f"lesson-{lesson}.dealt"):
                assert found[1] in say.format(lang, f"lesson-{lesson}.dealt")
