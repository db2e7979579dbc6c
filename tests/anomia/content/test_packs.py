"""The packs: their size, their overlaps, the decks made of them, and a pack of one's own."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path

import msgspec
import pytest

from tablee.games.anomia import GAME
from tablee.games.anomia.content import coverage
from tablee.games.anomia.content.coverage import ENOUGH, rounds, unknown
from tablee.games.anomia.content.judge import fault, listed, trivial
from tablee.games.anomia.content.pack_checks import clashes, problems, problems_of
from tablee.games.anomia.content.themes import (
    FOLDER,
    LANGS,
    NUMBERS,
    Pack,
    PackError,
    Theme,
    deck,
    pack,
    read_pack,
    spare,
)
from tablee.kernel import Catalogue
from tests.rules import rule

CLIENT = Path(__file__).resolve().parents[3] / "web" / "src"
PACKS = list(product(LANGS, NUMBERS))
EVERY = pytest.mark.parametrize(("lang", "number"), PACKS)


# The packs of the box


@rule("AN-1.1", "AN-3.9")
@EVERY
def test_a_pack_has_no_problems(lang: str, number: int) -> None:
    assert problems(lang, number) == []
    assert len(pack(lang, number).themes) == 54


READ_LATE = """
import sys
import tablee
from tablee.games.anomia.content import grammar, themes
tablee.games()["anomia"].settle({"pack": "1"})
early = {"anyascii", "rapidfuzz", "tablee.games.anomia.bot"} & sys.modules.keys()
assert not early, early
assert themes.pack.cache_info().currsize == grammar.grammar.cache_info().currsize == 0
match = tablee.new_match("anomia", options={"words": "fr", "pack": "2"}, key="k")
match.view(0)
assert themes.pack.cache_info().currsize == 1, "only the one that is played with"
"""


def test_a_pack_is_read_when_it_is_played_with() -> None:
    """Importing the games reads none of the 41,000 answers, nor what compares them."""
    subprocess.run([sys.executable, "-c", READ_LATE], check=True)


@rule("AN-6.3")
@pytest.mark.parametrize("lang", LANGS)
def test_the_packs_of_a_language_are_different(lang: str) -> None:
    packs = [pack(lang, number) for number in NUMBERS]
    assert len({p.id for p in packs}) == len({p.name for p in packs}) == 3
    titles = [theme.title for p in packs for theme in p.themes]
    assert len(set(titles)) > 150


@rule("AN-8.5")
@EVERY
def test_every_answer_of_the_lists_may_be_given(lang: str, number: int) -> None:
    for theme in pack(lang, number).themes:
        assert theme.lang == lang
        for answer in theme.answers + theme.also:
            assert fault(answer) is None
            assert listed(answer, theme)
            assert not trivial(answer, theme)


@rule("AN-8.5")
@pytest.mark.parametrize(
    ("lang", "number", "theme", "word"),
    [
        ("en", 2, "something-red", "tomato"),
        ("en", 3, "smells-bad", "socks"),
        ("en", 1, "flower", "rose"),
        ("en", 1, "with-a-plug", "washing machine"),
        ("fr", 2, "sent-mauvais", "les chaussettes"),
        ("fr", 2, "c-est-blanc", "la neige"),
        ("fr", 1, "ca-s-ouvre", "une porte"),
        ("fr", 3, "corvee", "la vaisselle"),
        ("fr", 1, "ca-colle", "la colle"),
        ("fr", 2, "dieu", "Dieu"),
        ("fr", 2, "trois-lettres", "mot"),
        ("fr", 3, "meteo", "météo"),
        ("fr", 2, "pays-europe", "Malte"),
        ("fr", 2, "pays-europe", "Chypre"),
        ("en", 2, "island", "Singapore"),
        ("en", 2, "island", "Japan"),
        ("en", 3, "made-of-glass", "a glass"),
        ("en", 2, "something-that-flies", "a fly"),
        ("en", 3, "five-letter-word", "words"),
    ],
)
def test_what_people_say_first_is_on_the_list(
    lang: str, number: int, theme: str, word: str
) -> None:
    """Some that newcomers were refused, or that the limit on shared answers once kept out."""
    (found,) = [t for t in pack(lang, number).themes if t.id == theme]
    assert listed(word, found)


@rule("AN-8.5")
@pytest.mark.parametrize("lang", LANGS)
def test_what_people_answer_is_on_the_lists(lang: str) -> None:
    """AN-8.5: 98 in 100 and more, of rounds of at least 400, with answers for every theme."""
    for answers in rounds(lang).values():
        count, missed = unknown(lang, answers)
        assert count >= 400
        assert len(missed) <= count * (1 - ENOUGH), missed
        for number in NUMBERS:
            assert set(answers[str(number)]) == {theme.id for theme in pack(lang, number).themes}


def test_a_round_with_too_much_missing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = {"mine": {"1": {"fruit": ("apple", "qwxzv")}}}
    monkeypatch.setattr(coverage, "rounds", lambda lang: mine if lang == "en" else {})
    assert coverage.measured() == {"en, mine (50.0%)": (2, ["a fruit: qwxzv"])}


@rule("AN-1.1", "AN-8.5")
def test_what_gets_a_tick_is_apart_from_what_two_themes_may_share() -> None:
    both = words("b", 9)
    a = Theme("a", "a word", "en", words("a"), also=both)
    b = Theme("b", "a thing", "en", words("c"), also=both)
    assert clashes([a, b]) == []
    assert all(listed(word, theme) for word in both for theme in (a, b))


@EVERY
def test_the_difficulties_are_mixed(lang: str, number: int) -> None:
    levels = [theme.difficulty for theme in pack(lang, number).themes]
    assert all(levels.count(level) >= 10 for level in (1, 2, 3))


# The decks of the editions


@rule("AN-1.1", "AN-1.2")
@EVERY
@pytest.mark.parametrize(("edition", "size"), [("fr", 54), ("fr8", 54), ("en", 92)])
def test_a_deck_has_its_size_and_no_clashes(
    edition: str, size: int, lang: str, number: int
) -> None:
    themes = deck(edition, lang, number)
    assert len(themes) == len({theme.id for theme in themes}) == size
    assert themes[:54] == pack(lang, number).themes
    assert all(theme.id[:2] in ("1:", "2:", "3:") for theme in themes[54:])
    assert clashes(themes) == []


@EVERY
def test_no_title_comes_twice_in_a_deck(lang: str, number: int) -> None:
    titles = [theme.title for theme in deck("en", lang, number)]
    assert len(set(titles)) == 92


@rule("AN-7.2")
@EVERY
def test_a_spare_theme_is_in_no_deck_of_the_pack(lang: str, number: int) -> None:
    known = {theme.answers for theme in deck("en", lang, number)}
    spares = [spare(lang, number, n) for n in range(70)]
    assert len({theme.id for theme in spares}) == 70  # 162 themes, 92 of them in the deck
    assert known.isdisjoint(theme.answers for theme in spares)
    assert all(theme.lang == lang for theme in spares)
    assert spare(lang, number, 70) == spares[0]


# The check


def made(*themes: Theme) -> Pack:
    return Pack("own", "en", "Own", themes)


def words(start: str, count: int = 40) -> tuple[str, ...]:
    return tuple(f"{start}{chr(97 + n // 26)}{chr(97 + n % 26)}q" for n in range(count))


@rule("AN-1.1")
@pytest.mark.parametrize(
    ("theme", "problem"),
    [
        (Theme("t", "x" * 25, "en", words("a")), "t: the title"),
        (Theme("t", "", "en", words("a")), "t: the title"),
        (Theme("t", "a word", "en", words("a", 39)), "t: 39 answers"),
        (Theme("t", "a word", "en", words("a", 151)), "t: 151 answers"),
        (Theme("t", "a word", "en", (*words("a"), "the AAAQ")), 't: "aaaq" and "the AAAQ"'),
        (Theme("t", "a word", "en", (*words("a"), "mice", "mouse")), 't: "mice" and "mouse"'),
        (Theme("t", "a word", "en", (*words("a"), "words")), 't: "words" is no example'),
        (Theme("t", "a word", "en", words("a"), also=("the word",)), 't: "the word" is no example'),
        (Theme("t", "a word", "en", words("a"), also=("AAAQ",)), 't: "aaaq" and "AAAQ"'),
        (Theme("t", "a word", "en", (*words("a"), "7")), 't: "7" is no example'),
        (Theme("t", "a word", "en", (*words("a"), "x" * 41)), "(long)"),
        (Theme("t", "a word", "en", words("a"), difficulty=4), "t: the difficulty"),
        (Theme("u", "a word", "en", words("a")), "u: two themes of this id"),
    ],
)
def test_the_check_sees(theme: Theme, problem: str) -> None:
    (found, count) = problems_of(made(theme, Theme("u", "a thing", "en", words("b"))))
    assert problem in found or problem in count


@rule("AN-1.1")
def test_the_check_counts_the_themes() -> None:
    fine = Theme("t", "a word", "en", words("a"))
    assert problems_of(made(fine)) == ["1 themes instead of 54"]


@rule("AN-1.1")
def test_two_answers_may_be_shared() -> None:
    both = words("b", 3)
    a = Theme("a", "a word", "en", (*words("a"), *both))
    assert clashes([a, Theme("b", "a thing", "en", (*words("c"), *both[:2]))]) == []
    assert clashes([a, Theme("b", "a thing", "en", (*words("c"), *both))]) == [
        f"a and b share 3 answers: {', '.join(both)}"
    ]


# A pack of one's own

OWN = """
id = "own"
lang = "fr"
name = "À nous"

[[themes]]
id = "chat"
title = "un chat"
answers = ["Félix", "Minou"]

[[themes]]
id = "roman"
title = "un roman"
short = true
difficulty = 1
answers = ["1984"]
"""


def test_a_pack_of_ones_own_is_read() -> None:
    own = read_pack(OWN)
    assert (own.id, own.lang, own.name) == ("own", "fr", "À nous")
    assert own.themes == (
        Theme("chat", "un chat", "fr", ("Félix", "Minou"), short=False, difficulty=2),
        Theme("roman", "un roman", "fr", ("1984",), short=True, difficulty=1),
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"À nous"', '"À nous', "own.toml: this is not TOML: .*line 4"),
        ('lang = "fr"', 'lang = "de"', 'own.toml: the language is "fr" or "en", not "de"'),
        ('name = "À nous"', "", "own.toml: please add `name`"),
        ('title = "un roman"\n', "", "own.toml, line 11: theme 2: please add `title`"),
        ('["1984"]', "[1984]", "own.toml, line 11: theme 2, answers: Expected `str`"),
        ("short", "shrot", "own.toml, line 11: theme 2: there is no `shrot`"),
        ('name = "À nous"', "name = 3", "own.toml: name: Expected `str`"),
    ],
)
def test_errors_say_where(old: str, new: str, message: str) -> None:
    with pytest.raises(PackError, match=message):
        read_pack(OWN.replace(old, new), "own.toml")


def test_without_a_file_name_the_line_is_enough() -> None:
    with pytest.raises(PackError, match=r"^line 11: theme 2: please add `title`$"):
        read_pack(OWN.replace('title = "un roman"\n', ""))


def test_the_choice_of_guests_names_every_pack() -> None:
    guests = msgspec.toml.decode((FOLDER / "decks.toml").read_bytes())
    assert set(guests) == {f"{lang}-{number}" for lang, number in PACKS}


def test_a_pack_is_called_the_same_everywhere() -> None:
    """In its file, on the page before a game, and where options are only listed."""
    texts = Catalogue(CLIENT / "games" / "anomia" / "text")
    for (lang, number), spoken in product(PACKS, GAME.languages):
        name = pack(lang, number).name
        assert texts.format(spoken, f"an-pack-{lang}-{number}") == name
        assert name in GAME.catalogue.format(spoken, f"option-pack-{number}.about")
