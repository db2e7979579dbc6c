"""The fair first, over scripted links: the same figures as `tablee race`, fewer of them."""

from __future__ import annotations

import random

import pytest

from tablee.lab.race import figures, network
from tablee.lab.race.duel import Duel, Rival
from tablee.lab.race.plot import draw
from tablee.table.clock import VirtualClock
from tests.rules import rule

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("pair", [(10, 50), (10, 150), (50, 150), (150, 150)])
@pytest.mark.parametrize("spikes", [0.0, 0.03])
@rule("AN-8.1")
def test_the_quicker_one_wins_whatever_the_link(pair: tuple[int, int], spikes: float) -> None:
    cell = figures.measure(*pair, figures.GAP, spikes, 2)
    assert cell.races > 60
    assert cell.wrong < figures.AIM
    if pair[0] != pair[1]:
        assert cell.arrival > 30, "whoever reaches the server first is the wrong one to ask"


@rule("AN-8.1")
def test_the_far_side_of_the_world_races_too() -> None:
    cell = figures.measure(10, 300, figures.GAP, 0.0, 3)
    assert cell.wrong < figures.AIM


@pytest.mark.parametrize("pair", [(10, 10), (10, 150), (150, 150)])
@pytest.mark.parametrize("hop", [2, 10])
@rule("AN-8.1")
def test_through_another_process_the_race_is_as_fair(pair: tuple[int, int], hop: int) -> None:
    cell = figures.measure(*pair, figures.GAP, 0.0, 2, hop=figures.over_the_bus(hop))
    assert cell.races > 60
    assert cell.wrong < figures.AIM


@pytest.mark.parametrize("kind", figures.LIARS)
@pytest.mark.parametrize("trust", figures.TRUSTS)
@pytest.mark.parametrize("one_way", [10, 150])
@rule("AN-8.1")
def test_no_liar_gains_more_than_the_cap(kind: str, trust: str, one_way: int) -> None:
    lie = figures.lie(kind, one_way, trust, 1)
    assert lie.races > 20
    assert lie.most <= lie.cap


@rule("AN-8.1")
def test_who_always_says_at_once_is_soon_believed_no_more() -> None:
    assert figures.lie("blunt", 50, "friends", 1).middle < 0


def test_a_link_made_slow_is_seen_by_all() -> None:
    duel = Duel((network.NETS[10], network.NETS[10]), 0, "seen", (figures.Clever, Rival))
    list(duel.run())
    people = [m for m in duel.rivals[1].heard if hasattr(m, "people")]
    assert people[-1].people[0].lag > 1_000
    assert people[-1].people[1].lag < 60


def test_the_same_seed_is_the_same_race() -> None:
    once, again = (figures.measure(10, 150, 50, 0.1, 1) for _ in range(2))
    assert once == again


def test_nothing_overtakes_on_a_way() -> None:
    clock = VirtualClock(0)
    way = network.Way(clock, network.Net(50, 30, 0.3), random.Random(1))
    heard: list[int] = []
    for number in range(200):
        way.carry(lambda took, number=number: heard.append(number))  # type: ignore[misc]
        clock.advance(5)
    clock.advance(2_000)
    assert heard == list(range(200))


def test_the_picture_names_every_line() -> None:
    cells = [
        figures.Cell(10, two, 0.03, gap, 100, 0.5, 1.0, 40.0)
        for two in (50, 150, 300)
        for gap in (50, 100)
    ]
    svg = draw(cells, "a < b", "gap", "%", "table", "arrival")
    assert svg.count('<path class="line"') == 6
    assert "a &lt; b" in svg
    assert all(f"{way}, 10 / {two} ms" in svg for way in ("table", "arrival") for two in (50, 300))
