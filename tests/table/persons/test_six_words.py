"""Six words: what the lists are, how they are read, and that a try is slow."""

from __future__ import annotations

import math
from typing import get_args

import pytest

from tablee.table.errors import TableFault
from tablee.table.persons import six_words
from tablee.table.persons.six_words import COUNT, SIZE, new_words, plain, read_words, word_list
from tablee.wire.persons import Lang


@pytest.mark.parametrize("lang", get_args(Lang))
def test_a_list_has_a_thousand_words_that_nobody_confuses_by_their_accents(lang: Lang) -> None:
    words = word_list(lang)
    assert len({plain(word) for word in words}) == len(words) == SIZE
    assert all(2 < len(plain(word)) < 11 for word in words)
    assert all(plain(word).isalpha() for word in words)


@pytest.mark.parametrize("lang", get_args(Lang))
def test_new_words_are_of_the_list_and_other_ones_each_time(lang: Lang) -> None:
    made = [tuple(new_words(lang)) for _ in range(20)]
    assert len({*made}) == 20
    assert {word for words in made for word in words} <= {*word_list(lang)}
    assert math.log2(SIZE) * COUNT == 60


@pytest.mark.parametrize(
    "typed",
    [
        "forêt œuf âne clé été zèbre",
        "Foret, oeuf; ane - cle. ETE\tZebre",
        " forêt  œuf\nâne clé été zèbre ",
    ],
)
def test_however_they_are_typed_they_are_the_same(typed: str) -> None:
    assert read_words(typed) == "foret oeuf ane cle ete zebre"


@pytest.mark.parametrize("typed", ["", "one two three", "a b c d e f g", "1 2 3 4 5 6", "x" * 5000])
def test_what_is_not_six_words_costs_nothing(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(six_words, "slow_hash", None)
    with pytest.raises(TableFault, match="wrong-words"):
        read_words(typed)


def test_a_try_goes_through_much_memory_three_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/security.md counts it."""
    from argon2 import low_level

    asked: dict[str, object] = {}

    def hash_secret_raw(secret: bytes, salt: bytes, **how: object) -> bytes:
        asked.update(how, salt=salt)
        return bytes(32)

    monkeypatch.setattr(low_level, "hash_secret_raw", hash_secret_raw)
    six_words.slow_hash("a b c d e f", b"s" * 16)
    assert (asked["time_cost"], asked["memory_cost"]) == (3, 64 * 1024)
    assert asked["type"] is low_level.Type.ID


def test_the_same_words_are_something_else_on_another_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(six_words, "TIMES", 1)
    monkeypatch.setattr(six_words, "KIBIBYTES", 8)
    salts = [six_words.SixWords(secret)._salt for secret in (b"one", b"two")]
    assert len({six_words.slow_hash("a b c d e f", salt) for salt in salts}) == 2
