"""What a game declares of itself is true of how it is played."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tablee
import tablee.lab.teaching  # imported to be known
from tablee.games import BUILT_IN
from tablee.games.anomia.content.themes import LANGS, NUMBERS, pack
from tablee.games.fear_of_the_dark.content.pack import BOX as FEAR
from tablee.games.fiese_freunde.content.pack import CARDS as FIESE
from tablee.games.fog_of_love.content.pack import BOX as FOG
from tablee.kernel.words.catalogue import GENERAL, files_of

PLAYED = 400
"""Answers of random players, per game."""


@pytest.mark.parametrize("game", [*BUILT_IN, "magpies"])
def test_a_game_names_its_reaction_windows(game: str) -> None:
    declared = tablee.games()[game].windows
    seen: dict[str, bool] = {}
    for seed in range(8):
        match = tablee.new_match(game, key=f"windows {seed}")
        bot = tablee.random_bot(seed)
        plans = tablee.kernel.Plans(dict.fromkeys(range(match.seats), bot))
        for _ in range(PLAYED // 8):
            if match.ask is None:
                break
            seen[match.ask.why] = match.ask.window
            match.answer(*plans.next(match))
    assert {why for why, window in seen.items() if window} == declared


class Selects(Visitor):
    """The variables that a text selects on, with the words it waits for."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        if isinstance(node.selector, ast.VariableReference):
            self.found += [(node.selector.id.name, key) for key in keys]
        self.generic_visit(node)


@pytest.mark.parametrize("game", [*BUILT_IN, "magpies"])
def test_a_text_selects_on_ids_and_not_on_what_has_been_put_into_words(game: str) -> None:
    """An id that has a message of its own arrives as words: no variant would ever fit it."""
    played = tablee.games()[game]
    say, deaf = played.catalogue, []
    for lang in played.languages:
        for file in files_of(played.folder / "text", lang):
            selects = Selects()
            selects.visit(FluentParser().parse(file.read_text("utf-8")))
            for variable, key in selects.found:
                kind = say.kinds.get(variable)
                prefix = kind.of if kind is not None and kind.what in GENERAL else variable
                deaf += [f"{file.name}: ${variable}"] if say.has(lang, f"{prefix}-{key}") else []
    assert deaf == []


ORDER: dict[str, Callable[[], list[str]]] = {
    "fear-of-the-dark": lambda: [*FEAR.minds, *FEAR.dangers, *FEAR.objects, *FEAR.secrets],
    "fog-of-love": lambda: [scene.id for scene in FOG.scenes],
    "anomia": lambda: [t.id for lang in LANGS for n in NUMBERS for t in pack(lang, n).themes],
    "fiese-freunde": lambda: [card.id for card in FIESE],
}
RECORDED = {
    "fear-of-the-dark": (3, "303dde19a0590561"),
    "fog-of-love": (5, "da2b42db8e7527dd"),
    "anomia": (2, "c4bf3a2dbe3119cd"),
    "fiese-freunde": (2, "d2910b325e837312"),
}
"""The version, and the digest of the cards in their order."""


@pytest.mark.parametrize("game", BUILT_IN)
def test_another_deck_is_another_version(game: str) -> None:
    """A match on disk has its cards as numbers, in the order of the box. If this fails because a
    card was added, moved or taken out: raise `version` in the game's `game.py`, with a migration
    that puts a new card into matches of the old box (`with_cards`), and write what came out into
    RECORDED."""
    digest = hashlib.sha256("\n".join(ORDER[game]()).encode()).hexdigest()[:16]
    todo = "other cards are another version: see above, and CONTRIBUTING.md, “a card”"
    assert (tablee.games()[game].version, digest) == RECORDED[game], todo
