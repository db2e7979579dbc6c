"""What a game declares of itself is true of how it is played."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

import tablee
import tablee.lab.teaching  # imported to be known
from tablee.games import BUILT_IN
from tablee.games.anomia.content.themes import LANGS, NUMBERS, pack
from tablee.games.fear_of_the_dark.content.pack import BOX as FEAR
from tablee.games.fiese_freunde.content.pack import CARDS as FIESE
from tablee.games.fog_of_love.content.pack import BOX as FOG

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


ORDER: dict[str, tuple[int, Callable[[], list[str]]]] = {
    "fear-of-the-dark": (2, lambda: [*FEAR.minds, *FEAR.dangers, *FEAR.objects, *FEAR.secrets]),
    "fog-of-love": (2, lambda: [scene.id for scene in FOG.scenes]),
    "anomia": (2, lambda: [t.id for lang in LANGS for n in NUMBERS for t in pack(lang, n).themes]),
    "fiese-freunde": (2, lambda: [card.id for card in FIESE]),
}
RECORDED = {
    "fear-of-the-dark": "303dde19a0590561",
    "fog-of-love": "3033ab209647cd94",
    "anomia": "c4bf3a2dbe3119cd",
    "fiese-freunde": "d2910b325e837312",
}


@pytest.mark.parametrize("game", BUILT_IN)
def test_another_deck_is_another_version(game: str) -> None:
    """A match on disk has its cards as numbers, in the order of the box. If this fails because a
    card was added, moved or taken out: raise `version` in the game's `game.py`, so that matches of
    the old box are refused instead of misread, and record both here."""
    version, cards = ORDER[game]
    digest = hashlib.sha256("\n".join(cards()).encode()).hexdigest()[:16]
    assert (tablee.games()[game].version, digest) == (version, RECORDED[game])
