"""AN-2: a card is turned over."""

from __future__ import annotations

import pytest

from tests.anomia.play import (
    PILE,
    asked,
    bell,
    draw,
    due,
    names,
    phase,
    rivals,
    table,
    tick,
    told,
    truth,
    view,
)
from tests.rules import rule


@rule("AN-2.1")
def test_the_top_card_is_shown_to_everyone_at_once() -> None:
    """Reading 38: a new heat begins, and the same is told to every seat and to the spectator."""
    m = table(left=["tool/key", "river/sun"])
    heat = view(m)["heat"]
    before = m.view(3)
    assert before["places"][0]["top"] is None
    draw(m, now=2_500)
    assert view(m)["heat"] == heat + 1
    assert m.ask is not None
    assert (m.ask.heat, m.ask.args) == (heat + 1, {"now": 0})
    for seat in (0, 1, 2, 3, None):
        (drawn,) = told(m, "drawn", seat)
        assert (drawn["seat"], drawn["title"], drawn["symbol"]) == (0, "a river", "sun")
        assert view(m, seat)["places"][0]["top"]["title"] == "a river"


@rule("AN-2.1")
def test_who_is_slow_has_a_card_drawn_for_them_from_the_higher_pile() -> None:
    for left, right, drawn in (
        (["river/sun", "tool/key"], ["fruit/moon"], "tool/key"),
        (["river/sun"], ["tool/key", "fruit/moon"], "fruit/moon"),
        (["river/sun"], ["fruit/moon"], "river/sun"),
    ):
        m = table(left=left, right=right)
        assert bell(m) == 6_000
        assert names(m, truth(m).play[0]) == [drawn]
        assert told(m, "drawn")[0]["seat"] == 0


@rule("AN-2.1")
def test_the_clock_draws_for_nobody_before_the_time() -> None:
    m = table(left=["tool/key", "river/sun"])
    tick(m, 5_999)
    assert (phase(m), view(m)["piles"]) == ("draw", [2, 0])
    assert due(m) == 6_000
    tick(m, 6_000)
    assert view(m)["piles"] == [1, 0]


@rule("AN-2.2")
def test_it_goes_on_top_of_ones_own_pile_and_only_the_top_card_counts() -> None:
    """Reading 18: seat 0's sun is covered, so the sun of seat 1 matches nothing."""
    m = table(play={0: ["river/sun"]}, left=["tool/key", "fruit/sun", "bird/bolt"])
    draw(m)
    assert names(m, truth(m).play[0]) == ["river/sun", "bird/bolt"]
    place = view(m)["places"][0]
    assert (place["top"]["title"], place["below"]) == ("a bird", 1)
    draw(m)
    assert rivals(m) == []


@rule("AN-2.2")
def test_who_shows_no_card_is_in_no_face_off_and_waits() -> None:
    """Reading 37."""
    m = table(play={0: ["river/sun"], 3: ["dance/leaf"]}, turn=1, left=[*PILE, "fruit/sun"])
    draw(m)
    assert rivals(m) == [0, 1]
    assert view(m)["places"][2] == {"seat": 2, "top": None, "below": 0}
    assert 2 not in asked(m)


@rule("AN-2.2")
def test_who_lost_the_last_card_waits_for_the_turn() -> None:
    """Reading 37: seat 0 has nothing left, and a sun drawn by another meets nobody."""
    m = table(play={0: ["river/sun"]}, turn=1, left=["tool/sun", "bird/sun", "fruit/sun"])
    draw(m)
    m.answer(1, (("say", "Nile"), 900, 1, 1_500, 0))
    bell(m)
    assert view(m)["places"][0]["top"] is None
    assert view(m)["turn"] == 2
    draw(m)
    assert rivals(m) == [1, 2], "the two that show a sun; seat 0 shows none"


@rule("AN-2.3")
@pytest.mark.parametrize("turn", range(4))
def test_no_match_and_the_next_player_draws(turn: int) -> None:
    m = table(turn=turn, left=[*PILE, "river/sun"])
    draw(m)
    assert asked(m) == {(turn + 1) % 4: ("left",)}
    assert view(m)["face_off"] is None


@rule("AN-2.3")
def test_a_match_starts_a_face_off() -> None:
    m = table(play={3: ["river/sun"]}, turn=1, left=[*PILE, "fruit/sun"])
    draw(m)
    assert phase(m) == "race"
    (event,) = told(m, "noticed")
    assert event == {"seats": [1, 3], "by": "symbol", "cascade": 1}
