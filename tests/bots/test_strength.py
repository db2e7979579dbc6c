"""The house bots are worth playing: fixed seeds, so the figures never change by chance."""

from __future__ import annotations

import pytest

import tablee
from tablee import bots
from tablee.kernel import Match

pytestmark = pytest.mark.slow

FLOORS = {"easy": 0.75, "normal": 0.6, "hard": 0.4, "nightmare": 0.15}
"""Well below what was measured over thousands of games, well above a plain bot (FD-1.4)."""


def run(game: str, names: list[str], seed: str, **options: str) -> Match:
    match = tablee.new_match(game, len(names), options, key=seed)
    return tablee.play(
        match, {s: bots.player(game, name, f"{seed}/{s}") for s, name in enumerate(names)}
    )


@pytest.mark.parametrize("difficulty", FLOORS)
def test_the_house_bot_finds_the_way_out(difficulty: str) -> None:
    games = [
        run("fear-of-the-dark", ["house"], f"strength {n}", difficulty=difficulty)
        for n in range(12)
    ]
    won = sum(game.outcome[0].won for game in games if game.outcome)
    assert won / len(games) >= FLOORS[difficulty]
    assert all(choice != "give-up" for game in games for _, choice in game.log)


@pytest.mark.parametrize("terror", ["choose", "random"])
@pytest.mark.parametrize("search", ["beside", "on"])
def test_house_rules_do_not_confuse_it(terror: str, search: str) -> None:
    game = run("fear-of-the-dark", ["house"], "house rules", terror=terror, search=search)
    assert game.outcome is not None


def test_in_fiese_freunde_it_beats_chance() -> None:
    won = 0
    for n in range(16):
        names = ["house", "random"] if n % 2 else ["random", "house"]
        game = run("fiese-freunde", names, f"chance {n}")
        won += any(result.won and names[result.seat] == "house" for result in game.outcome or ())
    assert won >= 13


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_with_itself_a_life_ends_with_a_winner(seats: int) -> None:
    for n in range(3):
        game = run("fiese-freunde", ["house"] * seats, f"itself {n}")
        assert any(result.won for result in game.outcome or ())
