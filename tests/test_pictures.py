"""Rules as pictures: every game has all of them, in both languages, and every sign is explained."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import tablee
from tablee.games import BUILT_IN
from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.fear_of_the_dark.content.pack import SQUARE_NAMES
from tablee.games.fiese_freunde.content.pack import CARDS
from tablee.games.fiese_freunde.screen.cards import show_card
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import DIMENSIONS, SCENE_DECKS
from tablee.kernel import Picture, Pictures
from tablee.kernel.words.catalogue import files_of

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src"
BOTH = ("en", "fr")
LONGEST = 40
"""Words below a picture."""


def pictures_of(game: str, lang: str = "en") -> Pictures:
    make = tablee.games()[game].pictures
    assert make is not None
    return make(lang)


def all_of(pictures: Pictures) -> list[Picture]:
    return [pictures.win, *pictures.turn, *pictures.sample, *pictures.symbols]


def signs(game: str) -> set[str]:
    return {one.id.removeprefix("symbol-") for one in pictures_of(game).symbols}


def words(game: str, lang: str) -> tuple[FluentBundle, set[str]]:
    """All that the page can say, and the messages that are for it alone."""
    bundle = FluentBundle([lang], use_isolating=False)
    own = CLIENT / "games" / game / "text" / f"pictures.{lang}.ftl"
    beside = tablee.games()[game].folder / "text"
    for file in (*files_of(beside, lang), *files_of(CLIENT / "games" / game / "text", lang)):
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle, set(re.findall(r"^pic-([\w-]+) =", own.read_text("utf-8"), re.MULTILINE))


def said(bundle: FluentBundle, id: str) -> str:
    text, errors = bundle.format_pattern(bundle.get_message(f"pic-{id}").value)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_its_pictures(game: str, lang: str) -> None:
    pictures = pictures_of(game, lang)
    assert len(pictures.turn) == 5
    assert len(pictures.sample) >= 3
    ids = [one.id for one in all_of(pictures)]
    assert len(ids) == len(set(ids))
    assert len(msgspec.json.encode(pictures)) < 400_000


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_picture_has_its_few_words(game: str, lang: str) -> None:
    """And no words are left of a picture that is gone."""
    bundle, own = words(game, lang)
    ids = {one.id for one in all_of(pictures_of(game, lang))}
    assert own == ids | {"about", "wrong"}
    for id in ids | {"about"}:
        assert 0 < len(said(bundle, id).split()) <= LONGEST, id
    wrong = said(bundle, "wrong").splitlines()
    assert 4 <= len(wrong) <= 8
    assert all(len(line.split()) <= LONGEST for line in wrong)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_picture_is_drawn(game: str) -> None:
    """By its name, or as the last of the ways in which the game draws."""
    drawing = (CLIENT / "games" / game / "Picture.svelte").read_text("utf-8")
    kinds = {one.of for one in all_of(pictures_of(game))}
    assert len({kind for kind in kinds if f"'{kind}'" not in drawing}) <= 1


def test_a_picture_shows_what_the_seat_may_know() -> None:
    """They are views: nothing in them was made for the picture alone."""
    for game in BUILT_IN:
        pictures = pictures_of(game)
        for one in (pictures.win, *pictures.turn, *pictures.sample):
            assert type(one.shows).__name__.endswith("View"), one.id


# -- the signs ------------------------------------------------------------------------------------


def test_fear_of_the_dark_explains_every_sign() -> None:
    squares = {re.sub(r"\d$", "", name) for name in SQUARE_NAMES.values()} - {"empty"}
    explained = set(re.findall(r"^fd-sign-([\w-]+) =", screen("fear-of-the-dark"), re.MULTILINE))
    assert signs("fear-of-the-dark") == explained
    assert squares <= explained


def test_anomia_shows_every_symbol() -> None:
    symbols = {symbol for edition in EDITIONS.values() for symbol in edition.symbols}
    assert signs("anomia") == symbols | {"pair"}


def test_fiese_freunde_explains_every_symbol_of_its_cards() -> None:
    def of_cards() -> Iterator[Any]:
        for card in map(show_card, CARDS):
            yield from (*card.conditions, *card.consequences)

    drawn = [
        one.shows["symbol"] for one in pictures_of("fiese-freunde").symbols if one.of == "symbol"
    ]
    assert {symbol.what for symbol in of_cards()} <= {symbol.what for symbol in drawn}
    assert {symbol.how for symbol in of_cards()} <= {symbol.how for symbol in drawn}
    assert any(symbol.a for symbol in drawn)


def test_fog_of_love_explains_what_stands_on_cards_and_boards() -> None:
    kinds = {scene.kind for scene in SCENE_BY_ID.values() if not scene.is_chapter}
    assert {*DIMENSIONS, *SCENE_DECKS, *kinds, "up", "down", "heart"} <= signs("fog-of-love")


def screen(game: str) -> str:
    return (CLIENT / "games" / game / "text" / "en.ftl").read_text("utf-8")
