"""What might have been: the house plays the same deal, and takes over where a player lost."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee import bots
from tablee.games.fear_of_the_dark.screen.passage import passage
from tablee.table import replay as hindsight
from tablee.table.errors import TableFault
from tablee.table.replay import look_back

GAME = "fear-of-the-dark"


class Told:
    """A replay of a match, without a table around it."""

    def __init__(self, match: tablee.Match) -> None:
        self._match, self.log, self.seam = match, list(match.log), 0

    def match_at(self, at: int) -> tablee.Match:
        return self._match.at(at)


def lost(key: str) -> tablee.Match:
    """A match of somebody who plays at random, and gives up in the end."""
    match = tablee.new_match(GAME, options={"difficulty": "easy"}, key=key)
    anything = bots.seated(bots.at_random, key)
    rand = random.Random(key)
    while match.outcome is None:
        choice = anything(match, 0)
        if match.ask is not None and match.ask.why == "act" and rand.random() < 0.08:
            choice = "give-up"
        match.answer(0, choice)
    return match


@pytest.mark.slow
def test_what_is_told_is_so() -> None:
    """Each figure, by playing it: the house from the start, from the last chance, and after it."""
    match = lost("hindsight 3")
    told_match = Told(match)
    told = look_back(told_match)  # type: ignore[arg-type]
    assert told.moves == match.view(0)["actions"]
    house = match.at(0)
    assert hindsight._play_on(house, "0") is told.house_won is True
    assert house.view(0)["actions"] == told.house_moves
    assert told.last is not None
    assert told.last == match.at(told.at).view(0)["actions"] <= told.moves
    assert told.at == 0 or hindsight._play_on(match.at(told.at), str(told.at))
    assert told.at + 1 == len(told_match.log) or not hindsight._play_on(
        match.at(told.at + 1), str(told.at + 1)
    )
    assert look_back(told_match) == told  # type: ignore[arg-type]
    assert told.way == first_door(match.at(told.at), str(told.at))


def first_door(match: tablee.Match, seed: str) -> dict[str, object]:
    """Through which the house leaves the room where it takes over: as the pawn is seen to go."""
    house = bots.player(GAME, bots.HOUSE, seed)
    while True:
        assert match.ask is not None
        choice, steps, (x, y) = house(match, 0), match.ask.why == "step", match.view(0)["pawn"]
        match.answer(0, choice)
        to_x, to_y = match.view(0)["pawn"]
        joined = match.ask is not None and match.ask.why == "turn"
        if steps and (joined or (x // 3, y // 3) != (to_x // 3, to_y // 3)):
            return {"col": x // 3, "row": y // 3, "side": choice}


def test_a_door_is_named_by_its_room() -> None:
    at_the_door = {"moving": 2, "pawn": (4, 0)}
    assert passage(at_the_door, "N") == {"col": 1, "row": 0, "side": "N"}
    assert passage(at_the_door, "S") is None
    assert passage(at_the_door, "stop") is None
    assert passage({"moving": 0, "pawn": (4, 0)}, "N") is None


def test_only_of_a_game_that_is_over_and_counts_its_moves() -> None:
    match = tablee.new_match(GAME, key="not over")
    with pytest.raises(TableFault):
        look_back(Told(match))  # type: ignore[arg-type]


def test_the_house_plays_no_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "MOST_ANSWERS", 3)
    match = tablee.new_match(GAME, key="bounded")
    assert not hindsight._play_on(match, "0")
    assert len(match.log) == 3
