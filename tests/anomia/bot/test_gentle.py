"""The bots of a first play: patient, quicker as the newcomer wins, and once together with them."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.games.anomia.bot.gentle import QUICKEST, SLOWEST
from tablee.kernel import Choice
from tablee.kernel.plans import NEVER, NOW
from tablee.table.live.heat.timing import QUICKEST as QUICKEST_REACTION
from tests.anomia.play import GAME, PILE, act, draw, face_off, say, start, table, told, view, win

NAMES = tuple(f"{theme}/key" for theme in ["sport", "tree", "cheese", "colour", "flower", "soup"])


def plan(m: tablee.Match, seat: int, n: int = 0) -> Choice:
    return bots.player(GAME, "gentle", f"plan {n}")(m, seat)


def usual(m: tablee.Match, seat: int) -> float:
    """When they mostly mean to answer, in ms."""
    return median(plan(m, seat, n)[NOW] for n in range(25))


def others() -> tablee.Match:
    """A face-off that is none of the newcomer's business."""
    m = table(left=PILE, right=["fruit/sun"], turn=2, play={1: ["river/sun"]})
    draw(m, "right")
    return m


def test_they_wait_for_the_newcomer_and_not_for_each_other() -> None:
    assert usual(face_off(), 1) > 0.7 * SLOWEST
    assert usual(others(), 2) < QUICKEST


def test_they_grow_quicker_with_what_the_newcomer_wins() -> None:
    m = [usual(face_off(won={0: NAMES[:n]}), 1) for n in (0, 3, 6)]
    assert m[0] > m[1] > m[2] > 0.7 * QUICKEST
    assert usual(face_off(won={2: NAMES[:6]}), 1) == m[0]  # others' cards hurry nobody


def test_they_draw_quicker_as_the_game_goes_on() -> None:
    looks = [
        plan(table(left=PILE, right=PILE, turn=1, won=dict.fromkeys(who, NAMES[:n])), 1)[NOW]
        for n, who in ((0, ()), (6, (2,)), (6, (0, 2, 3)))
    ]
    assert looks == sorted(looks, reverse=True)
    assert looks[0] > looks[1] > looks[2] >= 1_300


# -- the tie ----------------------------------------------------------------------------------


@pytest.fixture
def second() -> tablee.Match:
    """The newcomer has won a first face-off, and is in another, with seat 2."""
    m = face_off(right=["bird/sun", "fruit/sun"])
    win(m, 0, "apple")
    draw(m, "right")
    assert view(m)["face_off"]["rivals"] == [0, 2]
    return m


def test_once_a_bot_begins_when_the_newcomer_does(second: tablee.Match) -> None:
    """Not before, however long that takes; and it has a word when they have one. So they tie."""
    m = second
    assert plan(m, 2)[NOW] == NEVER
    start(m, 0, 9_000)
    act_as_planned(m, 2, "start")
    assert plan(m, 2)[NOW] == NEVER  # the newcomer is still typing
    say(m, 0, "swallow", 9_000, 20_000)
    act_as_planned(m, 2, "say")
    assert [one["seats"] for one in told(m, "tie")] == [[0, 2]]
    assert plan(m, 2)[0] == "start"  # and then it waits for nobody
    assert QUICKEST < usual(m, 2) < NEVER


def test_it_begins_no_earlier_than_the_newcomer_can(second: tablee.Match) -> None:
    """The table counts nobody's beginning as earlier than 150 ms: who begins at once still ties."""
    start(second, 0, 10)
    what, began, _, now, _ = plan(second, 2)
    assert (what, began) == ("start", QUICKEST_REACTION)
    assert now > began


def test_it_begins_anew_with_the_newcomer(second: tablee.Match) -> None:
    start(second, 0, 4_000)
    act_as_planned(second, 2, "start")
    act(second, 0, "drop", 6_000)
    act_as_planned(second, 2, "drop")
    assert plan(second, 2)[NOW] == NEVER
    assert not view(second, 2)["begun"]


def test_there_is_no_tie_with_one_who_is_at_a_loss(second: tablee.Match) -> None:
    act(second, 0, "pass", 8_000)
    assert plan(second, 2)[NOW] < NEVER


def test_nor_in_their_first_face_off() -> None:
    m = face_off()
    assert plan(m, 1)[NOW] < NEVER


def act_as_planned(m: tablee.Match, seat: int, what: str) -> None:
    choice: Any = plan(m, seat)
    assert what in (choice[0], choice[0][0])
    m.answer(seat, choice)
