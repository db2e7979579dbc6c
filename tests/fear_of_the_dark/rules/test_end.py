"""FD-3 the goal and the end."""

from __future__ import annotations

import pytest

from tests.fear_of_the_dark.play import (
    WEST,
    all_but,
    do,
    end,
    is_room,
    keys,
    lost,
    maze,
    new,
    offers,
    pawn,
    told,
    truth,
)
from tests.rules import rule


@rule("FD-3.1", "FD-7.4")
def test_with_every_room_revealed_a_step_through_an_open_door_wins() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=[])
    do(m, "play:walk", "W")
    assert end(m) == ("win", "FD-3.1")
    assert m.outcome is not None
    assert m.outcome[0].won
    assert keys(m)[-2:] == ["escape", "end"]


@rule("FD-3.1")
def test_with_a_room_left_the_same_step_reveals_it() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r05"])
    do(m, "play:walk", "W")
    assert m.outcome is None
    assert [reveal["tile"] for reveal in told(m, "reveal")] == ["r05"]


@rule("FD-3.1")
def test_the_tiles_set_aside_do_not_count() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=[], aside=["r05", "r06", "r07"])
    do(m, "play:walk", "W")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-3.1", "FD-9.2")
def test_a_knockout_on_the_last_room_closes_the_way_out_again() -> None:
    m = maze(pawn=WEST, hand=["walk", "walk"], maze=["r09"], aside=["r05"], dangers=["knockout"])
    do(m, "play:walk", "W", 0)
    assert m.view(0)["maze_left"] == 1
    do(m, "play:walk", "N", "W")
    assert pawn(m) == (-2, 0)
    do(m, "N")
    assert m.outcome is None
    assert told(m, "reveal")[-1]["tile"] == "r05"


@rule("FD-3.1", "FD-7.3")
def test_a_door_against_a_wall_is_no_way_out() -> None:
    # r05 as it comes has doors north and east; its west side is a wall against the start's
    # east door, which is free here.
    m = maze(pawn=(2, 1), tokens={(2, 1): ""}, rooms={(1, 0): "r05"}, hand=["walk"], maze=[])
    do(m, "play:walk")
    assert "E" not in offers(m)


@rule("FD-3.2")
def test_all_nine_minds_discarded_is_a_loss() -> None:
    m = maze(lost=all_but("walk"))
    do(m, "joker:walk:walk", "W", "stop")
    assert end(m) == ("lose-mind", "FD-3.2")
    assert m.outcome is not None
    assert not m.outcome[0].won
    assert len(lost(m)) == 9


@rule("FD-3.2")
def test_eight_minds_discarded_is_no_loss() -> None:
    m = maze(lost=all_but("walk", "clear"))
    do(m, "joker:walk:walk", "W", "stop")
    assert m.outcome is None


@rule("FD-3.2", "FD-9.1")
def test_the_second_terror_is_a_loss() -> None:
    m = maze(pawn=WEST, hand=["walk"], terrors=1, maze=["r09"], dangers=["terror"])
    do(m, "play:walk", "W", 0)
    assert end(m) == ("lose-terror", "FD-3.2")


@rule("FD-3.2", "FD-9.1")
def test_the_second_terror_is_no_loss_on_easy() -> None:
    m = maze(
        pawn=WEST, hand=["walk"], terrors=1, maze=["r09"], dangers=["terror"], difficulty="easy"
    )
    do(m, "play:walk", "W", 0, "deck:clear")
    assert m.outcome is None
    assert m.view(0)["terrors"] == 2
    assert lost(m) == ["clear"]


@rule("FD-3.2", "FD-8.4")
@pytest.mark.parametrize("danger", ["collapse", "lockdown"])
@pytest.mark.parametrize("difficulty", ["normal", "hard", "nightmare"])
def test_vanishing_in_a_dark_echo_is_a_loss(danger: str, difficulty: str) -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r13", "r05"], dangers=[danger], difficulty=difficulty)
    do(m, "play:walk", "W")
    assert end(m) == ("lose-echo", "FD-8.4")
    assert not is_room(m, -1, 0), "nothing more is revealed"


@rule("FD-3.3")
@pytest.mark.parametrize("cards", [[], ["walk"]])
def test_a_player_may_give_up_in_the_dark_and_in_the_light(cards: list[str]) -> None:
    m = maze(hand=cards)
    do(m, "give-up")
    assert end(m) == ("lose-gave-up", "FD-3.3")
    assert m.asks == {}
    assert m.view(0)["end"] == "lose-gave-up"
    assert m.view(0)["actions"] == 0, "it is no action"


@rule("FD-3.4")
def test_the_last_mind_may_still_win() -> None:
    m = maze(pawn=WEST, lost=all_but("search"), maze=[])
    do(m, "joker:search:walk", "W")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-3.4")
def test_the_action_of_the_last_mind_is_carried_out_before_the_loss() -> None:
    m = maze(lost=all_but("search"))
    do(m, "joker:search:clear")
    assert told(m, "clear") == [{"x": 1, "y": 2}]
    assert end(m) == ("lose-mind", "FD-3.2")
    assert keys(m)[-3:] == ["joker", "clear", "end"]


@rule("FD-3.4")
def test_a_walk_of_the_last_mind_goes_all_its_squares() -> None:
    m = maze(pawn=(2, 2), lost=all_but("walk"), hand=["walk"], tokens={(1, 2): ""}, maze=[])
    do(m, "joker:walk:walk", "W", "W", "N")
    assert m.outcome is None
    do(m, "W")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-3.4", "FD-9.1")
def test_a_terror_that_takes_the_last_mind_loses_at_once() -> None:
    m = maze(pawn=WEST, hand=["walk"], lost=all_but("walk"), maze=["r09"], dangers=["terror"])
    do(m, "play:walk", "W", 0)
    assert end(m) == ("lose-mind", "FD-3.2")
    assert told(m, "lose-card") == [{"card": "walk"}]
    assert len(lost(m)) == 9


@rule("FD-3.4", "FD-9.1")
@pytest.mark.parametrize("tile", ["r01", "r13"])
def test_at_once_means_that_nothing_more_is_laid_or_revealed(tile: str) -> None:
    m = maze(pawn=WEST, hand=["walk"], lost=all_but("walk"), maze=[tile, "r05"], dangers=["terror"])
    do(m, "play:walk", "W", *([1] if tile == "r01" else []))
    assert end(m) == ("lose-mind", "FD-3.2")
    assert "token" not in keys(m)
    assert "echo" not in keys(m)
    assert len(told(m, "reveal")) == 1


@rule("FD-3.4", "FD-9.1")
def test_a_terror_finds_nothing_to_take_when_the_walk_was_the_last_mind() -> None:
    m = maze(pawn=WEST, lost=all_but("walk"), maze=["r11"], dangers=["terror"])
    do(m, "joker:walk:walk", "W")
    do(m, *([] if m.outcome else [offers(m)[0]]))
    assert end(m) == ("lose-mind", "FD-3.2")
    assert told(m, "lose-card") == []


@rule("FD-3.4", "FD-4.2")
def test_the_last_mind_can_be_burnt_to_light_a_match_in_vain() -> None:
    m = maze(lost=all_but("walk"), matches=2)
    do(m, "joker:walk:light")
    assert m.view(0)["matches"] == 1
    assert end(m) == ("lose-mind", "FD-3.2")
    assert told(m, "plan") == [], "there is no card to plan with"


@rule("FD-3.1", "FD-3.2", "FD-3.3")
def test_the_key_of_the_shuffles_is_told_at_the_end() -> None:
    m = new()
    do(m, "give-up")
    assert m.events(0)[-1]["key"] == "key"
    assert truth(m).end == "lose-gave-up"
