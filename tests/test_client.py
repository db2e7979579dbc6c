"""The client knows no rule: it names no clause and no card, and below its games no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablee.games import BUILT_IN
from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.anomia.content.themes import LANGS, NUMBERS, pack
from tablee.games.fear_of_the_dark.content import pack as fear_box
from tablee.games.fiese_freunde.content import pack as fiese_box
from tablee.games.fog_of_love.content import pack as fog_box

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src"
CODE = {".ts", ".svelte"}

CLAUSE = re.compile(r"\b[A-Z]{2}-\d")
GAME = re.compile("|".join(id.replace("-", "[-_ ]") for id in BUILT_IN), re.IGNORECASE)
WORD = re.compile(
    r"maze|labyrinth|dédale|nightmare|cauchemar|allumette"
    r"|face-off|face-à-face|destin(?:y|ies|ée)|brouillard|\bfeten",
    re.IGNORECASE,
)
"""What one game alone speaks of."""
LITERAL = re.compile(r"""(?<!class=)(['"`])([\w-]+)\1""")
"""A word in quotation marks, but not the name of a style."""


def fear() -> set[str]:
    box = fear_box.BOX
    return {*box.minds, *box.dangers, *box.objects, *box.secrets}


def fiese() -> set[str]:
    return {card.id for card in fiese_box.CARDS}


def fog() -> set[str]:
    box = fog_box.BOX
    things = {card.id for card in box.scenes} | {trait.id for trait in box.traits}
    things |= {feature.id for feature in box.features} | {one.id for one in box.occupations}
    return things | {destiny.id for destiny in box.destinies}


def anomia() -> set[str]:
    """The symbols and the themes: an Anomia card has nothing else."""
    symbols = {symbol for edition in EDITIONS.values() for symbol in edition.symbols}
    packs = (pack(lang, number) for lang in LANGS for number in NUMBERS)
    return symbols | {theme.id for one in packs for theme in one.themes}


CARDS: dict[str, Callable[[], set[str]]] = {
    "fear-of-the-dark": fear,
    "fog-of-love": fog,
    "anomia": anomia,
    "fiese-freunde": fiese,
}
EVENTS = {"fear-of-the-dark": {"light"}}
"""Events that have the name of a card."""


def lines(folder: Path, kinds: set[str]) -> Iterator[tuple[Path, str, str]]:
    """Every line of the sources in a folder: its file's place there, how to cite it, its text.
    Unit tests may name what they like."""
    for path in sorted(p for p in folder.rglob("*") if p.suffix in kinds):
        if path.name.endswith(".test.ts"):
            continue
        place = path.relative_to(folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield place, f"{place}:{number}", line


def games_named(folder: Path, names: re.Pattern[str] = GAME) -> Iterator[str]:
    for place, where, line in lines(folder, CODE | {".ftl", ".css"}):
        if place.parts[0] not in ("games", "wire") and (found := names.search(line)):
            yield f"{where}: {found.group()}"


def clauses_named(folder: Path) -> Iterator[str]:
    """The generated types explain themselves by clauses; nothing else does."""
    for place, where, line in lines(folder, CODE):
        if place.parts[0] != "wire" and (found := CLAUSE.search(line)):
            yield f"{where}: {found.group()}"


def cards_named(folder: Path, cards: set[str]) -> Iterator[str]:
    """Drawings and sounds (`look`) are sorted by what they show; all else takes cards as they
    come."""
    for place, where, line in lines(folder, CODE):
        if place.parts[0] != "look":
            found = (match[2] for match in LITERAL.finditer(line))
            yield from (f"{where}: {id}" for id in found if id in cards)


def test_only_its_own_folder_names_a_game() -> None:
    assert list(games_named(CLIENT)) == []


def test_the_house_has_no_words_of_one_game() -> None:
    """A game from elsewhere is set up, counted and shown by the same pages."""
    assert list(games_named(CLIENT, WORD)) == []


def test_no_clause_is_named() -> None:
    """The server tells the clause with every question, event and option."""
    assert list(clauses_named(CLIENT)) == []


def test_every_game_is_looked_at() -> None:
    assert set(CARDS) == set(BUILT_IN)


@pytest.mark.parametrize("game", CARDS)
def test_no_card_is_named(game: str) -> None:
    cards = CARDS[game]() - EVENTS.get(game, set())
    assert len(cards) > 10
    assert list(cards_named(CLIENT / "games" / game, cards)) == []


def test_the_checks_see(tmp_path: Path) -> None:
    text = "<Why rule='FD-6.6' /> <Art kind=\"terror\" /> // as in Fog of Love: a Maze"
    for place in ("kit/a.ts", "games/a.ts", "look/a.ts"):
        (tmp_path / place).parent.mkdir()
        (tmp_path / place).write_text(text, encoding="utf-8")
    named = ("games/a.ts", "kit/a.ts", "look/a.ts")
    assert list(games_named(tmp_path)) == [f"{at}:1: Fog of Love" for at in named[1:]]
    assert list(games_named(tmp_path, WORD)) == [f"{at}:1: Maze" for at in named[1:]]
    assert list(clauses_named(tmp_path)) == [f"{at}:1: FD-6" for at in named]
    assert list(cards_named(tmp_path, fear())) == [f"{at}:1: terror" for at in named[:2]]
