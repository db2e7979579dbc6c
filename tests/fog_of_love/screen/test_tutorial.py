"""When a lesson of the tutorial comes, and what it says (FL-15.1, FL-15.4)."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.content.pack import BOX
from tablee.kernel import sample
from tablee.kernel.lessons import LONGEST
from tests.fog_of_love.couple import asked, new
from tests.rules import rule

WEB = Path(__file__).parents[3] / "web"
IN_A_ROW = 2
"""While characters are made; and where a chapter ends with a scene that asks nothing."""

View = dict[str, Any]
KIND = {scene.id: scene.kind for scene in BOX.scenes}
MINOR = {scene.id for scene in BOX.scenes if scene.minor}
THERE: dict[str, Callable[[View], bool]] = {
    "gender": lambda view: view["stage"] == "choose_gender" or _mine(view)["colour"] != "",
    "personality": lambda view: view["stage"] == "choose_traits" or _mine(view)["tokens"] != {},
    "traits": lambda view: _dealt(view) == ["trait"] * 5 or len(view["me"]["traits"]) > 1,
    "clashes": lambda view: len(view["me"]["traits"]) > 1,
    "occupations": lambda view: (
        _dealt(view) == ["occupation"] * 3 or _mine(view)["occupation"] != ""
    ),
    "features": lambda view: _dealt(view) == ["feature"] * 5 or len(_mine(view)["features"]) > 1,
    "balance": lambda view: all(person["tokens"] for person in view["persons"]),
    "names": lambda view: view["stage"] == "choose_name" or _mine(view)["name"] != "",
    "synopsis": lambda view: view["stage"] == "open_chapter" or view["chapter"] >= 0,
    "both-choose": lambda view: view["chapter"] == 0 and not any(view["now"]["choices"]),
    "hand": lambda view: len(view["me"]["hand"]) == 5 and view["stage"] == "take_turn",
    "turn": lambda view: view["stage"] == "take_turn",
    "partner-chooses": lambda view: (
        KIND[view["now"]["scene"]["id"]] == "partner" and not any(view["now"]["choices"])
    ),
    "satisfaction": lambda view: all(person["hearts"] for person in view["persons"]),
    "tokens": lambda view: any(_last(view)["choices"]) and _last(view)["player"] >= 0,
    "additional": lambda view: _last(view)["row"] >= 0 and _last(view)["player"] >= 0,
    "reaction": lambda view: any(_last(view)["choices"]) and _last(view)["player"] >= 0,
    "destinies": lambda view: len(view["me"]["destinies"]) > 1 and view["chapter"] == 0,
    "chapter": lambda view: view["length"] == 6 and 0 < view["played"] < 6,
    "situation": lambda view: KIND[view["now"]["scene"]["id"]] == "situation",
    "minor": lambda view: (
        ([view["now"]["scene"]["id"]] if view["now"] else view["pile"])[-1] in MINOR
    ),
    "secret": lambda view: any(person["secrets"] for person in view["persons"]),
    "reveal": lambda view: (
        view["now"]["how"] == "revealed" or KIND[view["now"]["scene"]["id"]] == "reveal"
    ),
    "change": lambda view: view["now"] is not None,
    "chapter-end": lambda view: view["chapter"] > 0 and view["stage"] == "take_turn",
    "discarding-destinies": lambda view: (
        view["chapter"] == 1
        and len(view["me"]["destinies"]) > 2
        and not any(view["now"]["choices"])
    ),
    "last-chapter": lambda view: (
        view["chapter"] == view["chapter_count"] - 2 and not any(view["now"]["choices"])
    ),
    "finale": lambda view: view["stage"] == "choose_destiny" and bool(view["me"]["destinies"]),
}
"""What a lesson speaks of, in the view of whoever reads it, and before the choice it is about. Two
speak of nothing on the table: what this is, and what may be said."""
ALWAYS = {
    "own": {
        "welcome", "gender", "personality", "traits", "clashes", "occupations", "features",
        "balance", "names", "synopsis",
    },
    "dealt": {"welcome", "personality", "traits"},
}  # fmt: skip
EVERYBODYS = {
    "both-choose", "hand", "turn", "destinies", "tokens", "satisfaction", "chapter-end",
    "discarding-destinies", "last-chapter", "finale",
}  # fmt: skip
"""What comes up whatever is played; the rest, if its thing does."""
OPENING = {"discarding-destinies", "last-chapter", "finale"}
EVENINGS = 8


def _mine(view: View) -> View:
    person: View = view["persons"][view["me"]["seat"]]
    return person


def _last(view: View) -> View:
    """The last scene, not counting reactions to it."""
    return next(one for one in reversed(view["past"]) if one["how"] != "reaction")


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


Said = tuple[str, dict[str, Any]]


@cache
def lessons(n: int, characters: str) -> tuple[tuple[Said, ...], ...]:
    """Of a whole evening: the lessons that follow each other with nothing to do between them, each
    with the view of whoever read it."""
    rows: list[list[Said]] = [[]]
    for m in evening(n, characters):
        if asked(m) != "lesson":
            rows.append([])
        elif (lesson := (view := m.view(0))["lesson"]) not in [id for id, _ in rows[-1]]:
            rows[-1].append((lesson, view))
    return tuple(tuple(row) for row in rows if row)


def read(n: int, characters: str) -> list[Said]:
    return [said for row in lessons(n, characters) for said in row]


@rule("FL-15.1")
@BOTH
@pytest.mark.parametrize("n", range(EVENINGS))
def test_a_lesson_comes_when_what_it_speaks_of_is_there(n: int, characters: str) -> None:
    told = read(n, characters)
    wrong = [lesson for lesson, view in told if lesson in THERE and not THERE[lesson](view)]
    assert wrong == []
    ids = [lesson for lesson, _ in told]
    assert len(ids) == len({*ids})
    assert {*ids} >= EVERYBODYS | ALWAYS[characters]


@rule("FL-15.1")
def test_every_lesson_comes_up_on_some_evening() -> None:
    told = {id for who in ("own", "dealt") for n in range(EVENINGS) for id, _ in read(n, who)}
    assert told == {lesson.id for lesson in BOX.lessons} == {*THERE, "welcome", "talk"}


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
@pytest.mark.parametrize("n", range(EVENINGS))
def test_between_lessons_there_is_something_to_do(n: int, characters: str) -> None:
    """In the story one at a time; a new chapter may follow a scene that asked nothing."""
    for row in lessons(n, characters):
        ids = [lesson for lesson, _ in row]
        assert len(row) <= IN_A_ROW, ids
        begun = [view["chapter"] >= 0 for _, view in row]
        assert sum(begun) < 2 or ids[-1] in OPENING, ids
    turns = [
        (len(view["past"]), view["turn"], [person["secrets"] for person in view["persons"]])
        for lesson, view in read(n, characters)
        if view["stage"] == "take_turn" and lesson != "minor"
    ]
    assert all(turn not in turns[:at] for at, turn in enumerate(turns))


@rule("FL-15.1")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lessons_are_short(lang: str) -> None:
    """All parts together as short as a lesson of the first plays."""
    say = GAME.catalogue
    long = {}
    for lesson in BOX.lessons:
        key = f"lesson-{lesson.id}"
        for parts in ((f"{key}.act", f"{key}.on"), (f"{key}.dealt", "play-on")):
            keys = [f"{key}.rule", *parts] if say.has(lang, parts[0]) else [f"{key}.rule", parts[1]]
            text = " ".join(say.format(lang, key) for key in keys)
            words = re.findall(r"\w[\w’'-]*", text)
            if len(words) > LONGEST:
                long[keys[1]] = len(words)
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


@rule("FL-15.4")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_button_that_a_lesson_names_reads_so(lang: str) -> None:
    """What stands between quotation marks is all that a message, or one case of it, says (or says
    before a colon)."""
    files = [*GAME.folder.glob(f"text/*{lang}.ftl")]
    files += (WEB / "src/games/fog-of-love/text").glob(f"*{lang}.ftl")
    text = "\n".join(file.read_text("utf-8") for file in files)
    said = re.findall(r"^(?:[\w-]+ =|\s+\.\w+ =|\s+\*?\[\w+\]) (.+)$", text, re.MULTILINE)
    written = {*said} | {words.partition(":")[0].strip() for words in said}
    lessons = (GAME.folder / f"text/tutorial.{lang}.ftl").read_text("utf-8")
    named = {name.strip() for name in re.findall("[“«]([^”»]+)", lessons)}
    assert len(named) > 3
    assert named <= written
