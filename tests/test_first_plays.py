"""A first play is a real match in which every lesson comes when its thing is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.games import BUILT_IN
from tablee.kernel import find
from tablee.kernel.lessons import LONGEST
from tablee.server.games import headline, in_short
from tests.deeds import DEEDS, asked_for
from tests.first import SCRIPTS, Reader, always, evening, first_of, play, played, race

GAMES = pytest.mark.parametrize("game", SCRIPTS)
GAMES_OF_THE_CLIENT = Path(__file__).parent.parent / "web" / "src" / "games"


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


ELSEWHERE = {
    "fog-of-love": {"traits", "occupation", "feature", "exchange", "react", "deck", "back"},
    "anomia": {"pair-aloud", "judge-aloud"},
}
"""What is explained only in other deals, with other options."""


@GAMES
def test_every_lesson_comes_up(game: str) -> None:
    shown = {moment.lesson.id for moment in played(game) if moment.lesson}
    assert shown == {lesson.id for lesson in first_of(game).lessons} - ELSEWHERE.get(game, set())


EVENINGS: dict[str, tuple[int, list[dict[str, str]]]] = {
    "fear-of-the-dark": (1, [{}, {"difficulty": "nightmare"}]),
    "fiese-freunde": (3, [{}, {"goals": "chosen"}, {}]),
    "anomia": (4, [{}, {"answers": "spoken"}]),
    "fog-of-love": (2, [{"story": story} for story in ("sunday", "school", "year", "want")]),
}
"""How many friends play, and by which options."""
NEEDED = {
    "fear-of-the-dark": {"strike", "plan", "walk", "turn", "danger", "last-card", "joker"},
    "fiese-freunde": {"life", "card", "goals", "goal", "auction", "bid"},
    "anomia": {"ready"},
    "fog-of-love": {
        "face", "traits", "occupation", "feature", "both", "play", "tokens", "hearts", "destinies",
        "final",
    },
}  # fmt: skip
"""What nobody can do without, whatever is dealt."""
PREPARED = {"fear-of-the-dark": {"search", "secret"}, "fog-of-love": {"goals"}}
"""What comes up in the first play, and here only by chance, or with dealt characters."""


@pytest.mark.slow
@GAMES
def test_who_is_new_learns_at_any_table(game: str) -> None:
    """Each for themself, one lesson in a turn; and among several tables all come up."""
    people, tables = EVENINGS[game]
    all_told: set[str] = set()
    for n, options in enumerate(tables):
        told = list(evening(game, people, options, f"friends {n}"))
        for seat in range(people):
            mine = [one for one in told if one.seat == seat]
            assert NEEDED[game] <= {one.lesson.id for one in mine}, (options, seat)
            assert len({one.turn for one in mine}) == len(mine)
        for one in told:
            assert asked_for(game, one.lesson.id, one.prompt, one.view), (one.lesson.id, one.prompt)
        all_told |= {one.lesson.id for one in told}
    never = {lesson.id for lesson in first_of(game).lessons} - all_told
    assert never <= PREPARED.get(game, set())


def test_a_lesson_of_anomia_speaks_of_typing_where_one_types() -> None:
    for options, ids in (({}, {"pair", "judge"}), ({"answers": "spoken"}, {"pair-aloud"})):
        told = {one.lesson.id for one in evening("anomia", 4, options, "aloud")}
        assert ids <= told
        assert bool(told & {"pair", "judge"}) != bool(told & {"pair-aloud", "judge-aloud"})


def test_the_tutorial_of_fog_of_love_explains_itself() -> None:
    """FL-15: its lessons are questions of its own, and no others stand beside them."""
    assert not list(evening("fog-of-love", 2, {"story": "tutorial"}, "tutorial"))


def test_goals_of_fog_of_love_are_explained_once() -> None:
    """To who chooses them as they choose, else when the name is asked for."""
    for characters, ids in (("own", {"traits"}), ("dealt", {"goals"})):
        told = [one.lesson.id for one in evening("fog-of-love", 2, {"characters": characters}, "g")]
        assert {"traits", "goals"} & {*told} == ids


@GAMES
def test_there_is_one_lesson_in_a_turn_and_each_once(game: str) -> None:
    turns: dict[str, set[str]] = {}
    for moment in played(game):
        if moment.lesson:
            turn = str(first_of(game).turn(moment.view, moment.prompt.seat))
            turns.setdefault(turn, set()).add(moment.lesson.id)
    assert all(len(lessons) == 1 for lessons in turns.values())
    told = [lesson for lessons in turns.values() for lesson in lessons]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_a_lesson_asks_for_can_be_done_now(game: str) -> None:
    """As long as it stands there, the question offers it."""
    assert set(DEEDS[game]) == {lesson.id for lesson in first_of(game).lessons}
    for moment in played(game):
        if moment.lesson:
            lesson = moment.lesson.id
            assert asked_for(game, lesson, moment.prompt, moment.view), (lesson, moment.prompt)


SAYS = {
    "ready": ("I’m ready", "C’est bon pour moi"),
    "pair": ("then Send", "puis Envoyer"),
    "judge": ("I accept", "J’accepte"),
    "cascade": ("Name an example", "Donne un exemple"),
    "tie": ("Name an example", "Donne un exemple"),
    "duel": ("Turn over a card", "Retourne une carte"),
}
"""What each lesson of Anomia asks for, in both languages."""


@pytest.mark.parametrize("lesson", SAYS)
def test_a_lesson_of_anomia_says_what_to_do(lesson: str) -> None:
    """Time counts there: it asks for nothing that others do."""
    say = find("anomia").catalogue
    for lang, deed in zip(("en", "fr"), SAYS[lesson], strict=True):
        assert deed in say.format(lang, f"first-{lesson}", {"touch": "true"}), lang


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_first_game_of_anomia_brings_a_pair_a_tie_and_a_cascade_soon(side: str) -> None:
    """By the table's clock, to somebody who takes seven seconds for a word, whatever pile they draw
    from. Each comes with a word that is theirs to find."""
    told: dict[str, int] = {}
    for moment in race(side):
        if moment.lesson:
            told.setdefault(moment.lesson.id, moment.at)
        if {*BY_THEN} <= {*told}:
            break
    assert {lesson: told[lesson] for lesson in BY_THEN if told[lesson] > BY_THEN[lesson]} == {}


BY_THEN = {"pair": 15_000, "tie": 55_000, "cascade": 70_000}


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
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_button_that_a_lesson_names_reads_so(game: str, lang: str) -> None:
    say, files = find(game).catalogue, [*find(game).folder.glob(f"text/*{lang}.ftl")]
    files += (GAMES_OF_THE_CLIENT / game / "text").glob(f"*{lang}.ftl")
    written = [
        line.partition(" = ")[2] for f in files for line in f.read_text("utf-8").splitlines()
    ]
    lessons = [say.format(lang, f"first-{one.id}") for one in first_of(game).lessons]
    named = {name.strip() for text in lessons for name in re.findall("[“«]([^”»]+)", text)}
    assert named <= {*written}


@GAMES
def test_a_screen_knows_where_the_light_of_a_lesson_falls(game: str) -> None:
    points = (GAMES_OF_THE_CLIENT / game / "look" / "points.ts").read_text("utf-8")
    named = {*re.findall(r"^  '?([\w-]+)'?: \[", points, re.MULTILINE)}
    assert {lesson.at for lesson in first_of(game).lessons} <= named


@GAMES
def test_it_is_the_same_every_time(game: str) -> None:
    once, again = ([(m.prompt.why, m.choice) for m in way(game)] for way in (played, play))
    assert once == again


def test_a_lesson_stays_while_its_turn_lasts() -> None:
    moments = played("fear-of-the-dark")
    reader = Reader(first_of("fear-of-the-dark"))
    for moment in moments[:6]:
        shown = reader.lesson(moment.view, moment.prompt)
        assert reader.lesson(moment.view, moment.prompt) == shown


@pytest.mark.parametrize("game", ["fear-of-the-dark", "fiese-freunde"])
def test_the_first_maze_and_the_first_life_are_won(game: str) -> None:
    """By who plays as the lessons say, and else as the house would."""
    *_, last = played(game)
    assert last.match.outcome is not None
    assert last.match.outcome[0].won


@pytest.mark.parametrize("card", range(5))
def test_all_that_fog_of_love_needs_is_told_whatever_scene_is_played_first(card: int) -> None:
    """Nothing comes between: every scene of the first hand has both choose, and so has the answer
    of the other; then all is known but that destinies are lost."""
    hand = next(m.prompt.options for m in played("fog-of-love") if m.prompt.why == "play")
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
    told = {m.lesson.id: m for m in played("fog-of-love") if m.lesson}
    assert {id: told[id].prompt.why for id in ("goals", "destiny", "final")} == {
        "goals": "name",
        "destiny": "choose",
        "final": "final",
    }
    safe = [one["effects"] for one in told["destiny"].view["now"]["scene"]["options"]]
    assert all(any(effect["verb"] == "drop" for effect in effects) for effects in safe)
