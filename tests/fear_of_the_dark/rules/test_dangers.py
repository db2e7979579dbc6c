"""FD-9 the six dangers: on foot, scouted, mapped, in an echo; easy and not easy."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import tablee
from tablee.games.fear_of_the_dark.content.pack import BOX
from tablee.games.fear_of_the_dark.screen.view import Danger
from tests.fear_of_the_dark.play import (
    WEST,
    all_but,
    asked,
    do,
    end,
    hand,
    jokers,
    keys,
    lost,
    maze,
    move,
    offers,
    pawn,
    room,
    token,
    told,
    truth,
)
from tests.rules import rule

DANGERS = get_args(Danger)
DIFFICULTIES = ("easy", "normal")


def on_foot(danger: str, **more: Any) -> tablee.Match:
    """Into r09, west of the start tile, with a walk; a Clear is left in the hand."""
    position = {
        "pawn": WEST, "hand": ["walk", "clear"], "maze": ["r09", "r03"], "dangers": [danger],
        "aside": ["r05"],
    } | more  # fmt: skip
    m = maze(**position)
    by = "play:walk" if m.view(0)["light"] else "joker:walk:walk"
    do(m, by, "W")
    if m.outcome is None and asked(m) == "turn":
        do(m, offers(m)[0])
    return m


def scouted(danger: str, **more: Any) -> tablee.Match:
    return _looked(danger, "r09", **more)


def _looked(danger: str, tile: str, **more: Any) -> tablee.Match:
    position = {
        "pawn": WEST, "hand": ["scout", "clear"], "maze": [tile, "r03"], "dangers": [danger],
        "aside": ["r05"],
    } | more  # fmt: skip
    m = maze(**position)
    do(m, "play:scout")
    do(m, offers(m)[0])
    return m


def mapped(danger: str, tile: str, difficulty: str) -> tablee.Match:
    m = maze(
        rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): ""}, pawn=(-1, 1), hand=["search", "clear"],
        slots={"secret1": ["map"]}, maze=[tile, "r03"], dangers=[danger], difficulty=difficulty,
    )  # fmt: skip
    do(m, "play:search", "1,2,S")
    do(m, offers(m)[0])
    return m


def nothing_happened(m: tablee.Match, danger: str) -> None:
    assert told(m, "danger") == [{"card": danger, "triggered": False}]
    untouched(m)
    assert m.view(0)["dangers_seen"] == [danger]


def untouched(m: tablee.Match) -> None:
    """No danger has done anything."""
    view = m.view(0)
    assert m.outcome is None
    assert view["hand"] == ["clear"]
    assert view["lost"] == []
    assert view["terrors"] == 0
    assert view["maze_left"] <= 1
    assert token(m, *WEST) == ""
    assert not any(laid["leak"] for laid in view["rooms"])


# -- FD-9.7: every danger, every way ----------------------------------------------------------


@rule("FD-9.7", "FD-8.2", "FD-9.1", "FD-9.2", "FD-9.3", "FD-9.4", "FD-9.5", "FD-9.6")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("danger", DANGERS)
def test_on_foot_every_danger_triggers(danger: str, difficulty: str) -> None:
    m = on_foot(danger, difficulty=difficulty)
    assert told(m, "danger") == [{"card": danger, "triggered": True}]
    assert pawn(m) == (-1, 1)
    if danger == "terror":
        assert asked(m) == "terror"
        do(m, "hand:clear")
        assert (lost(m), m.view(0)["terrors"]) == (["clear"], 1)
    assert m.outcome is None
    assert m.view(0)["maze_left"] == (2 if danger == "knockout" else 1)
    assert hand(m) == ([] if danger in ("terror", "draught", "leak") else ["clear"])
    behind = {"collapse": "obstruction", "lockdown": "lock"}
    assert token(m, *WEST) == behind.get(danger, "")
    assert room(m, -1, 0)["leak"] is (danger == "leak")
    assert asked(m) == "act"


@rule("FD-9.7", "FD-8.2")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("danger", [danger for danger in DANGERS if danger != "leak"])
def test_scouted_no_danger_triggers_but_the_leak(danger: str, difficulty: str) -> None:
    m = scouted(danger, difficulty=difficulty)
    nothing_happened(m, danger)
    assert pawn(m) == WEST


@rule("FD-9.7", "FD-9.6", "FD-8.2")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_scouted_leak_lays_its_token_and_waits(difficulty: str) -> None:
    m = scouted("leak", difficulty=difficulty)
    assert told(m, "danger") == [{"card": "leak", "triggered": True}]
    assert room(m, -1, 0)["leak"]
    assert told(m, "leak") == [{"tile": "r09", "col": -1, "row": 0}]
    assert hand(m) == ["clear"]
    assert "strike" in offers(m)


@rule("FD-9.7", "FD-10.2")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("tile", ["r09", "r13"])
@pytest.mark.parametrize("danger", DANGERS)
def test_mapped_no_danger_is_even_drawn(danger: str, tile: str, difficulty: str) -> None:
    m = mapped(danger, tile, difficulty)
    assert told(m, "danger") == []
    assert m.view(0)["dangers_left"] == 13
    untouched(m)


@rule("FD-9.7", "FD-8.3", "FD-8.4", "FD-8.7")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("danger", DANGERS)
def test_in_an_echo_on_foot_every_danger_triggers(danger: str, difficulty: str) -> None:
    m = on_foot(danger, difficulty=difficulty, maze=["r14", "r03"])
    assert told(m, "danger") == [{"card": danger, "triggered": True}]
    if danger in ("collapse", "lockdown") and difficulty == "normal":
        assert end(m) == ("lose-echo", "FD-8.4")
        return
    if danger == "terror":
        do(m, "hand:clear")
        assert lost(m) == ["clear"]
    if asked(m) == "turn":
        do(m, offers(m)[0])
    assert m.outcome is None
    assert m.view(0)["maze_left"] == (1 if danger == "knockout" else 0)
    assert hand(m) == ([] if danger in ("terror", "draught", "leak") else ["clear"])
    assert m.view(0)["terrors"] == (danger == "terror")
    assert pawn(m) == WEST
    assert token(m, *WEST) == ""
    assert room(m, -1, 0)["tile"] == "r03"
    assert not room(m, -1, 0)["leak"]


@rule("FD-9.7", "FD-8.3", "FD-8.7")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("danger", DANGERS)
def test_in_a_scouted_echo_no_danger_does_anything(danger: str, difficulty: str) -> None:
    m = _looked(danger, "r14", difficulty=difficulty)
    assert len(told(m, "danger")) == 1
    untouched(m)
    assert truth(m).leak == -1
    assert m.view(0)["dangers_seen"] == [danger]


# -- FD-9.1 Terror ----------------------------------------------------------------------------


@rule("FD-9.1")
def test_terror_takes_a_card_of_your_choice_from_hand_or_deck() -> None:
    m = on_foot("terror", hand=["walk", "clear"], lost=["light", "search"])
    assert asked(m) == "terror"
    assert set(offers(m)) == {"hand:clear", "deck:walk", "deck:stealth", "deck:scout"}
    deck = m.clone()
    do(deck, "deck:scout")
    assert lost(deck) == ["light", "scout", "search"]
    assert hand(deck) == ["clear"]
    do(m, "hand:clear")
    assert lost(m) == ["clear", "light", "search"]
    assert not m.view(0)["light"]
    assert told(m, "lose-card") == [{"card": "clear"}]


@rule("FD-9.1")
def test_terror_is_kept_out_of_the_danger_deck() -> None:
    m = on_foot("terror")
    do(m, "deck:walk")
    assert m.view(0)["terrors"] == 1
    assert m.view(0)["dangers_seen"] == []
    assert m.view(0)["dangers_left"] == 12


@rule("FD-9.1")
def test_with_the_option_terror_takes_a_card_of_the_deck_at_random() -> None:
    taken = set()
    for n in range(30):
        m = tablee.scenario(
            "fear-of-the-dark", key=f"terror {n}", pawn=WEST, hand=["walk", "clear"],
            maze=["r09"], dangers=["terror"], terror="random",
        )  # fmt: skip
        do(m, "play:walk", "W", 0)
        assert asked(m) == "act", "nothing is chosen"
        assert hand(m) == ["clear"]
        taken.add(lost(m)[0])
    assert {"walk", "scout"} <= taken
    assert "clear" not in taken


@rule("FD-9.1")
def test_with_the_option_and_an_empty_deck_terror_takes_from_the_hand() -> None:
    m = maze(
        pawn=WEST, hand=["walk", "clear", "search"], lost=all_but("walk", "clear", "search"),
        maze=["r09"], dangers=["terror"], terror="random",
    )  # fmt: skip
    do(m, "joker:walk:walk", "W", 0)
    assert len(lost(m)) == 8
    assert len(hand(m)) == 1


@rule("FD-9.1")
def test_an_untriggered_terror_does_not_count() -> None:
    m = scouted("terror", terrors=1)
    assert m.outcome is None
    assert m.view(0)["terrors"] == 1


@rule("FD-9.1")
@pytest.mark.parametrize("tile", ["r09", "r13"])
@pytest.mark.parametrize("difficulty", ["normal", "hard", "nightmare"])
def test_the_second_terror_kills_before_it_takes_a_card(tile: str, difficulty: str) -> None:
    m = on_foot("terror", terrors=1, maze=[tile, "r03"], difficulty=difficulty)
    assert end(m) == ("lose-terror", "FD-3.2")
    assert told(m, "lose-card") == []
    assert told(m, "terror") == [{"count": 2}]


@rule("FD-9.1")
def test_on_easy_even_the_third_terror_only_takes_a_card() -> None:
    m = on_foot("terror", terrors=2, difficulty="easy")
    do(m, "deck:walk")
    assert m.outcome is None
    assert m.view(0)["terrors"] == 3


# -- FD-9.2 K.O. ------------------------------------------------------------------------------


@rule("FD-9.2")
def test_a_knockout_puts_a_tile_at_the_bottom_of_the_maze_deck() -> None:
    m = on_foot("knockout", maze=["r09", "r03", "r07"], aside=["r05"])
    assert (m.view(0)["maze_left"], m.view(0)["aside"]) == (3, 0)
    t = truth(m)
    assert [t.tile(card) for card in reversed(t.maze)] == [3, 7, 5], "the new one comes last"
    assert told(m, "knockout") == [{"left": 3}]


@rule("FD-9.2")
def test_a_knockout_takes_a_random_tile() -> None:
    brought = set()
    for n in range(20):
        m = tablee.scenario(
            "fear-of-the-dark", key=f"knockout {n}", pawn=WEST, hand=["walk"], maze=["r09"],
            dangers=["knockout"], aside=["r05", "r06", "r07"],
        )  # fmt: skip
        do(m, "play:walk", "W", 0)
        t = truth(m)
        brought.add(t.tile(t.maze[0]))
        assert len(t.aside) == 2
    assert brought == {5, 6, 7}


@rule("FD-9.2")
def test_a_knockout_with_no_tile_left_has_no_effect() -> None:
    m = on_foot("knockout", aside=[])
    nothing_happened(m, "knockout")


@rule("FD-9.2")
def test_there_are_as_many_knockouts_as_tiles_aside() -> None:
    m = on_foot("knockout", aside=["r05", "r06", "r07"], maze=["r09", "r13", "r14"])
    assert (m.view(0)["aside"], m.view(0)["maze_left"]) == (2, 3)


# -- FD-9.3 Draught ---------------------------------------------------------------------------


@rule("FD-9.3")
def test_a_draught_returns_the_whole_hand_and_it_is_dark() -> None:
    m = on_foot("draught", hand=["walk", "clear", "scout", "scout"])
    assert hand(m) == []
    assert len(m.view(0)["mind"]) == 9
    assert lost(m) == []
    assert not m.view(0)["light"]
    assert keys(m)[-3:] == ["danger", "draught", "dark"]
    assert "strike" in offers(m), "a match can be lit again"


@rule("FD-9.3")
def test_a_draught_in_the_dark_has_no_effect() -> None:
    m = on_foot("draught", hand=[])
    assert told(m, "danger") == [{"card": "draught", "triggered": False}]
    assert lost(m) == ["walk"], "the joker"
    last_card = on_foot("draught", hand=["walk"])
    assert told(last_card, "danger") == [{"card": "draught", "triggered": False}]


# -- FD-9.4 Collapse, FD-9.5 Lockdown ---------------------------------------------------------


@rule("FD-9.4", "FD-9.5")
@pytest.mark.parametrize(("danger", "what"), [("collapse", "obstruction"), ("lockdown", "lock")])
def test_a_trap_closes_the_square_just_left(danger: str, what: str) -> None:
    m = on_foot(danger)
    assert token(m, *WEST) == what
    assert told(m, danger) == [{"what": what, "x": 0, "y": 1}]
    do(m, "two:clear")
    assert "E" not in offers(m), "the way back is closed"


@rule("FD-9.4", "FD-9.5")
@pytest.mark.parametrize(("danger", "what"), [("collapse", "obstruction"), ("lockdown", "lock")])
def test_a_trap_closes_even_a_hole(danger: str, what: str) -> None:
    m = maze(pawn=(1, 0), hand=["walk"], maze=["r09"], dangers=[danger])
    do(m, "play:walk", "N")
    do(m, offers(m)[0])
    assert token(m, 1, 0) == what
    assert room(m, 0, 0)["squares"][1] == "hole"


@rule("FD-9.4", "FD-6.6")
def test_a_collapse_can_be_cleared_through_the_door() -> None:
    m = on_foot("collapse")
    do(m, "play:clear")
    assert token(m, *WEST) == ""


@rule("FD-9.5", "FD-11.3")
def test_a_lockdown_can_be_unlocked_through_the_door() -> None:
    m = on_foot("lockdown", objects=["key"])
    do(m, "use:key")
    assert token(m, *WEST) == ""


@rule("FD-9.4")
def test_the_square_left_is_the_last_one_not_where_the_walk_began() -> None:
    m = maze(pawn=(1, 1), hand=["walk"], maze=["r09"], dangers=["collapse"])
    do(m, "play:walk", "W", "W", 0)
    assert token(m, *WEST) == "obstruction"
    assert token(m, 1, 1) == ""


# -- FD-9.6 Leak ------------------------------------------------------------------------------

WET: dict[str, Any] = {"rooms": {(-1, 0): "r05"}, "leak": (-1, 0)}


@rule("FD-9.6")
def test_in_the_leak_no_match_and_no_light_can_be_used() -> None:
    m = maze(**WET, pawn=(-1, 1), objects=["match", "paper"], matches=3)
    assert "strike" not in offers(m)
    assert "light" not in jokers(m)
    assert "use:paper" not in offers(m)
    assert "use:match" in offers(m), "but a Match object becomes a token"
    do(m, "use:match")
    assert m.view(0)["matches"] == 4


@rule("FD-9.6")
def test_outside_the_leak_everything_is_as_before() -> None:
    m = maze(**WET, pawn=WEST, hand=["light"], objects=["paper"], matches=3)
    assert {"strike", "play:light", "use:paper"} <= set(offers(m))
    assert hand(m) == ["light"]


@rule("FD-9.6")
def test_the_leak_takes_the_hand_each_time_you_come_in() -> None:
    m = maze(**WET, pawn=WEST, hand=["walk", "clear"], matches=3)
    for times in (1, 2):
        do(m, "play:walk", "W", "stop")
        assert hand(m) == []
        assert keys(m).count("leak-hand") == times
        assert len(m.view(0)["mind"]) + len(lost(m)) == 9
        move(m, "E", by="joker:clear:walk" if times == 1 else "joker:search:walk")
        do(m, "strike", ("walk", "scout", "stealth"))
        assert hand(m) == ["scout", "stealth", "walk"]


@rule("FD-9.6")
def test_walking_about_inside_the_leak_in_the_dark_is_quiet() -> None:
    m = maze(**WET, pawn=(-1, 1))
    move(m, "WN", by="joker:clear:walk")
    assert "leak-hand" not in keys(m)
    assert m.outcome is None


@rule("FD-9.6")
def test_a_leak_on_foot_takes_the_hand_at_once() -> None:
    m = on_foot("leak", hand=["walk", "clear", "scout"])
    assert hand(m) == []
    assert keys(m)[-4:] == ["danger", "leak", "leak-hand", "dark"]
    assert "strike" not in offers(m)
    move(m, "E", by="joker:clear:walk")
    assert "strike" in offers(m)


def test_the_view_knows_every_danger_of_the_box() -> None:
    assert set(DANGERS) == set(BOX.dangers)
