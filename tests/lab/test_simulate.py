"""Simulation: the same figures for the same seed, whoever plays them."""

from __future__ import annotations

import msgspec
import pytest

import tablee.lab.teaching
import tablee.lab.yardsticks  # noqa: F401
from tablee.bots import UnknownBot, house_bot, player
from tablee.lab.simulate import Plan, Report, play_one, simulate, wilson

EASY = {"difficulty": "easy", "terror": "choose", "search": "beside"}
FEAR = Plan("fear-of-the-dark", 1, EASY, ("random",), "seed")


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(
        report, workers=0, seconds=0, games_per_second=0, decisions_per_second=0
    )


@pytest.mark.slow
def test_the_workers_do_not_matter() -> None:
    alone, together = simulate(FEAR, 60, workers=1), simulate(FEAR, 60, workers=2)
    assert timeless(alone) == timeless(together)
    assert alone.games == 60


def test_the_seed_does() -> None:
    other = msgspec.structs.replace(FEAR, seed="another")
    assert timeless(simulate(FEAR, 20)).lengths != timeless(simulate(other, 20)).lengths


def test_a_game_can_be_played_again_by_its_number() -> None:
    assert play_one(FEAR, 7) == play_one(FEAR, 7)
    assert play_one(FEAR, 7).actions is not None


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(FEAR, 50, tell=told.append)
    assert told == sorted(told)
    assert told[-1] == 50
    assert len(told) > 5


def test_several_seats() -> None:
    plan = Plan("magpies", 3, {"rounds": 3}, ("random", "house"), "seed")
    report = simulate(plan, 30)
    assert [seat.bot for seat in report.seats] == ["random", "house", "random"]
    assert sum(report.reasons.values()) == 30
    assert all(seat.low <= seat.rate <= seat.high for seat in report.seats)
    assert report.seats[0].score > 0


def test_the_interval_of_a_rate() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = wilson(0, 100)
    assert low == 0
    assert round(high, 3) == 0.037
    assert wilson(100, 100)[1] == 1


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(UnknownBot) as unknown:
        player("fear-of-the-dark", "oracle", "seed")
    assert "random" in unknown.value.names


def test_the_house_bot_plays_the_same_again() -> None:
    plan = Plan("fiese-freunde", 2, {}, ("house", "random"), "seed")
    assert play_one(plan, 1) == play_one(plan, 1)


def test_a_game_without_a_house_bot_is_played_at_random() -> None:
    assert house_bot("fear-of-the-dark") is not None
    assert house_bot("tic-tac-toe") is None
    plan = Plan("tic-tac-toe", 2, {}, ("house",), "seed")
    assert play_one(plan, 1) == play_one(msgspec.structs.replace(plan, bots=("random",)), 1)
