"""A first play is a real match in which every lesson comes when its thing is there."""

from __future__ import annotations

import re

import pytest

from tablee.games import BUILT_IN
from tablee.kernel import find
from tablee.kernel.lessons import LONGEST
from tablee.server.games import headline, in_short
from tests.first import SCRIPTS, Reader, always, first_of, play

GAMES = pytest.mark.parametrize("game", SCRIPTS)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_a_first_play(game: str) -> None:
    first = first_of(game)
    assert find(game).settle(first.options)
    assert 1 + len(first.bots) in find(game).seats
    assert game in SCRIPTS


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_told_in_short(game: str, lang: str) -> None:
    """For the home page, and above the clauses."""
    said = headline(find(game), lang)
    assert said.length
    assert said.mood
    assert 4 <= len(in_short(find(game), lang)) <= 6


@GAMES
def test_every_lesson_comes_up(game: str) -> None:
    shown = {moment.lesson.id for moment in play(game) if moment.lesson}
    assert shown == {lesson.id for lesson in first_of(game).lessons}


@GAMES
def test_there_is_one_lesson_in_a_turn_and_each_once(game: str) -> None:
    turns: dict[str, set[str]] = {}
    for moment in play(game):
        if moment.lesson:
            turn = str(first_of(game).turn(moment.view))
            turns.setdefault(turn, set()).add(moment.lesson.id)
    assert all(len(lessons) == 1 for lessons in turns.values())
    told = [lesson for lessons in turns.values() for lesson in lessons]
    assert len(told) == len(set(told))


@GAMES
def test_what_a_lesson_asks_for_can_be_done(game: str) -> None:
    """It was offered: the match takes it. (`play` would have been refused.)"""
    done = {moment.lesson.id for moment in play(game) if moment.lesson}
    assert done >= set(SCRIPTS[game])


@GAMES
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lessons_are_short_and_in_both_languages(game: str, lang: str) -> None:
    say = find(game).catalogue
    for lesson in first_of(game).lessons:
        assert say.has(lang, f"first-{lesson.id}"), lesson.id
        for touch in ("true", "false"):
            text = say.format(lang, f"first-{lesson.id}", {"touch": touch})
            words = re.findall(r"\w[\w’'-]*", text)
            assert 6 <= len(words) <= LONGEST, (lesson.id, len(words))


@GAMES
def test_it_is_the_same_every_time(game: str) -> None:
    once, again = ([(m.prompt.why, m.choice) for m in play(game)] for _ in "ab")
    assert once == again


def test_a_lesson_stays_while_its_turn_lasts() -> None:
    moments = list(play("fear-of-the-dark"))
    reader = Reader(first_of("fear-of-the-dark"))
    for moment in moments[:6]:
        shown = reader.lesson(moment.view, moment.prompt)
        assert reader.lesson(moment.view, moment.prompt) == shown


def test_the_first_maze_is_won() -> None:
    *_, last = play("fear-of-the-dark")
    assert last.match.outcome is not None
    assert last.match.outcome[0].won


@pytest.mark.parametrize("card", range(5))
def test_all_that_fog_of_love_needs_is_told_whatever_scene_is_played_first(card: int) -> None:
    """Nothing comes between: every scene of the first hand has both choose, and so has the answer
    of the other; then all is known but that destinies are lost."""
    hand = next(m.prompt.options for m in play("fog-of-love") if m.prompt.why == "play")
    assert isinstance(hand, tuple)
    told: list[str] = []
    for moment in play("fog-of-love", doing={"play": always(hand[card])}):
        if moment.lesson:
            told.append(moment.lesson.id)
        if moment.prompt.why == "play" and "play" in told[:-1]:
            break
    assert told[:4] == ["face", "goals", "both", "play"]
    assert {*told[4:6]} == {"tokens", "hearts"}  # tokens with the first that serve a goal
    assert told[6:] == ["destinies"]


def test_a_lesson_of_fog_of_love_comes_with_the_choice_it_speaks_of() -> None:
    told = {m.lesson.id: m for m in play("fog-of-love") if m.lesson}
    assert {id: told[id].prompt.why for id in ("goals", "destiny", "final")} == {
        "goals": "name",
        "destiny": "choose",
        "final": "final",
    }
    safe = [one["effects"] for one in told["destiny"].view["now"]["scene"]["options"]]
    assert all(any(effect["verb"] == "drop" for effect in effects) for effects in safe)
