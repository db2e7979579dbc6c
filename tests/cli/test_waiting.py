"""Whom the terminal waits for, and what it settles by itself."""

from __future__ import annotations

import tablee
from tablee.cli.terminal.commands import mark
from tablee.cli.terminal.waiting import awaited, only_choice


def at_the_piles(*right: str) -> tablee.Match:
    """Seat 0 is to draw; the left pile has one card."""
    return tablee.scenario("anomia", left=["fruit/sun"], right=right)


def test_a_draw_with_one_pile_left_is_made_and_not_waited_away() -> None:
    """Nobody is told that they took too long, who was never asked."""
    m = at_the_piles()
    assert awaited(m, 0)
    choice = only_choice(m, 0)
    assert choice is not None
    assert choice[0] == "left"
    m.answer(0, choice)
    assert m.view(0)["drawn_for"] is None


def test_a_draw_with_two_piles_is_asked_for() -> None:
    m = at_the_piles("bird/key")
    assert awaited(m, 0)
    assert only_choice(m, 0) is None


def test_who_could_merely_point_is_not_waited_for() -> None:
    m = tablee.scenario(
        "anomia", play={1: ["river/sun"]}, left=["fruit/sun"], turn=2, spotting="soon"
    )
    m.answer(2, ("left", 1_000, 1, 1_000, 0))
    assert 0 in m.asks
    assert not awaited(m, 0)
    assert only_choice(m, 0) is None


def test_a_command_is_marked_only_where_words_are_asked_for() -> None:
    assert mark(at_the_piles("bird/key").asks[0]) == ""
    m = tablee.scenario("anomia", play={1: ["river/sun"]}, left=["fruit/sun"])
    m.answer(0, ("left", 1_000, 1, 1_000, 0))
    assert mark(m.asks[0]) == ":"
