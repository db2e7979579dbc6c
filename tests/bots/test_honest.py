"""Bots see a seat's view and nothing else: what they cannot know does not change their answers."""

from __future__ import annotations

import random

import pytest

import tablee
import tablee.lab.yardsticks  # registers tic-tac-toe
from tablee import bots
from tablee.kernel import Match

GAMES = [("fear-of-the-dark", 1, 60), ("fiese-freunde", 2, 40), ("fiese-freunde", 4, 60)]


def answers(match: Match, game: str, seed: str) -> dict[int, object]:
    """What the house bot would answer in every seat that is asked."""
    bot = bots.find(game, bots.HOUSE)
    return {
        seat: bots.prepare(bot, match, seat, random.Random(f"{seed}/{seat}"))()
        for seat in match.asks
    }


@pytest.mark.parametrize(("game", "seats", "decisions"), GAMES)
def test_the_house_bot_answers_the_same_in_every_world_it_could_be_in(
    game: str, seats: int, decisions: int
) -> None:
    match = tablee.new_match(game, seats, key="honest")
    rand = random.Random(5)
    other_worlds = 0
    for moment in range(decisions):
        if not match.asks:
            break
        here = answers(match, game, str(moment))
        for seat, choice in here.items():
            world = match.imagine(seat, rand)
            if world is not None:
                other_worlds += world.save() != match.save()
                assert answers(world, game, str(moment))[seat] == choice
        seat = next(iter(here))
        match.answer(seat, here[seat])
    assert other_worlds > decisions // 3


def test_the_names_of_the_bots() -> None:
    assert bots.names("fear-of-the-dark") == ["house", "random"]
    assert bots.names("tic-tac-toe") == ["random"]
    with pytest.raises(bots.UnknownBot, match="there are: house, random"):
        bots.find("fear-of-the-dark", "oracle")


def test_the_same_seed_thinks_the_same() -> None:
    def run() -> list[tuple[int, object]]:
        match = tablee.new_match("fiese-freunde", 3, key="same")
        players = {s: bots.player("fiese-freunde", "house", f"seed/{s}") for s in range(3)}
        return tablee.play(match, players).log

    assert run() == run()
