"""FD-8 the rooms: every tile in every turn, danger rooms, Dark Echoes."""

from __future__ import annotations

import pytest

from tablee.games.fear_of_the_dark.content.pack import BOX, TILES
from tests.fear_of_the_dark.play import (
    WEST,
    asked,
    do,
    end,
    hand,
    is_room,
    keys,
    lost,
    maze,
    move,
    new,
    offers,
    pawn,
    room,
    token,
    told,
    truth,
)
from tests.rules import rule

PRINTED: dict[str, tuple[str, str, str, str]] = {
    "start": ("NESW", ". o .", ". . L", ". X ."),
    "r01": ("NS", "O3 . .", ". X .", ". . ."),
    "r02": ("NS", ". . .", "o X o", ". . ."),
    "r03": ("NS", ". . .", ". o .", "S4 . ."),
    "r04": ("NS", ". . .", ". . .", ". X S1"),
    "r05": ("NE", "O1 . .", ". . .", ". . ."),
    "r06": ("NE", ". . .", ". . o", "S2 . ."),
    "r07": ("NEW", ". . .", "L . .", ". O2 ."),
    "r08": ("NEW", ". . .", ". . X", ". S3 ."),
    "r09": ("NEW", ". . .", ". o .", ". . ."),
    "r10": ("NEW", ". o .", "X . .", "O4 . ."),
    "r11": ("NESW", ". . .", ". . L", ". X ."),
    "r12": ("NESW", ". o .", ". . X", ". L ."),
}
"""The tiles that stay on the table, as printed. Echoes never stay."""
ROOMS = [tile for tile in PRINTED if tile != "start"]
NAMES = {".": "empty", "o": "hole", "X": "obstruction", "L": "lock"}
TOKENS = {"X": "obstruction", "L": "lock"}

# Inside which door of the start tile the pawn stands, and where the room comes to lie.
DOOR = {"N": ((1, 0), (0, -1)), "E": ((2, 1), (1, 0)), "S": ((1, 2), (0, 1)), "W": (WEST, (-1, 0))}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


def turned(tile: str, quarters: int) -> tuple[str, list[str]]:
    """Doors and squares after quarter turns clockwise, worked out with rows and columns."""
    doors, *rows = PRINTED[tile]
    grid = [row.split() for row in rows]
    for _ in range(quarters):
        grid = [list(column) for column in zip(*reversed(grid), strict=True)]
    sides = {"NESW"[("NESW".index(side) + quarters) % 4] for side in doors}
    ordered = "".join(side for side in "NESW" if side in sides)
    return ordered, [mark for row in grid for mark in row]


def name(mark: str) -> str:
    kinds = {"O": "object", "S": "secret"}
    return NAMES[mark] if mark in NAMES else kinds[mark[0]] + mark[1]


# -- every tile -------------------------------------------------------------------------------


@rule("FD-8.1", "FD-7.3", "FD-7.5")
@pytest.mark.parametrize("door", "NESW")
@pytest.mark.parametrize("tile", ROOMS)
def test_every_room_at_every_door_in_every_turn(tile: str, door: str) -> None:
    square, cell = DOOR[door]
    m = maze(
        pawn=square, hand=["scout"], maze=[tile], dangers=["draught"],
        tokens={(1, 2): "", (2, 1): ""},
    )  # fmt: skip
    do(m, "play:scout")
    fitting = {q: turned(tile, q) for q in range(4) if FACING[door] in turned(tile, q)[0]}
    unlike = [q for q in fitting if all(fitting[q] != fitting[p] for p in fitting if p < q)]
    assert (offers(m) if asked(m) == "turn" else ()) == (tuple(unlike) if unlike[1:] else ())
    for quarter in unlike:
        twin = m.clone()
        if unlike[1:]:
            do(twin, quarter)
        laid = room(twin, *cell)
        doors, marks = turned(tile, quarter)
        assert "".join(laid["doors"]) == doors
        assert laid["secret_doors"] == []
        assert laid["squares"] == [name(mark) for mark in marks]
        assert laid["tokens"] == [TOKENS.get(mark, "") for mark in marks]
        assert laid["tile"] == tile
        assert not laid["leak"]


@rule("FD-8.1", "FD-2.4")
def test_the_start_tile_is_laid_as_printed() -> None:
    laid = room(new(), 0, 0)
    doors, *rows = PRINTED["start"]
    marks = [mark for row in rows for mark in row.split()]
    assert "".join(laid["doors"]) == doors
    assert laid["squares"] == [name(mark) for mark in marks]
    assert laid["tokens"] == [TOKENS.get(mark, "") for mark in marks]
    assert (laid["turn"], laid["danger"]) == (0, False)


@rule("FD-8.1")
def test_slots_are_numbered_one_to_four_on_each_side() -> None:
    marks = [mark for tile in TILES for row in tile.squares for mark in row.split()]
    numbered = sorted(mark for mark in marks if len(mark) == 2)
    assert numbered == ["O1", "O2", "O3", "O4", "S1", "S2", "S3", "S4"]
    assert set(marks) - set(numbered) == {".", "o", "X", "L"}


SEARCHES = [
    ("r05", 0, (-2, 0), "object", 1),
    ("r07", 0, (-2, 1), "object", 2),
    ("r01", 1, (-1, 1), "object", 3),
    ("r10", 0, (-3, 1), "object", 4),
    ("r04", 3, (-1, 1), "secret", 1),
    ("r06", 0, (-3, 1), "secret", 2),
    ("r08", 0, (-2, 1), "secret", 3),
    ("r03", 1, (-3, 1), "secret", 4),
]


@rule("FD-8.1", "FD-6.5")
@pytest.mark.parametrize(("tile", "quarter", "square", "what", "slot"), SEARCHES)
def test_every_slot_is_searched_from_its_room(
    tile: str, quarter: int, square: tuple[int, int], what: str, slot: int
) -> None:
    card = {"object": "key", "secret": "intelligence"}[what]
    m = maze(
        rooms={(-1, 0): f"{tile}/{quarter}"}, pawn=square, tokens={square: ""}, hand=["search"],
        slots={f"{what}{slot}": [card]},
    )  # fmt: skip
    do(m, "play:search")
    assert told(m, "search") == [{"what": what, "slot": slot}]
    assert told(m, "found") == [{"card": card, "deck": what}]


@rule("FD-8.1", "FD-8.3")
@pytest.mark.parametrize(("tile", "danger"), [("r13", True), ("r14", True), ("r15", False)])
def test_every_echo_is_discarded(tile: str, danger: bool) -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=[tile], dangers=["draught"])
    do(m, "play:scout")
    assert not is_room(m, -1, 0)
    assert told(m, "echo") == [{"tile": tile}]
    assert bool(told(m, "danger")) is danger
    printed = next(room for room in BOX.rooms if room.id == tile)
    assert printed.echo


# -- FD-8.2 danger rooms ----------------------------------------------------------------------


@rule("FD-8.2")
@pytest.mark.parametrize("how", ["walk", "scout"])
def test_a_danger_room_turns_up_the_top_danger_card(how: str) -> None:
    m = maze(pawn=WEST, hand=[how, "clear"], maze=["r09"], dangers=["lockdown", "terror"])
    do(m, f"play:{how}", *(["W"] if how == "walk" else []), 0)
    triggered = how == "walk"
    assert told(m, "danger") == [{"card": "lockdown", "triggered": triggered}]
    assert m.view(0)["dangers_left"] == 12
    assert m.view(0)["dangers_seen"] == ["lockdown"], "it is spent either way"


@rule("FD-8.2")
def test_a_calm_room_turns_up_none() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r05"])
    do(m, "play:walk", "W", 0)
    assert m.view(0)["dangers_left"] == 13
    assert told(m, "danger") == []


ALL_DANGERS = [kind for kind, copies in BOX.dangers.items() for _ in range(copies)]
"""The Terrors first."""


@rule("FD-8.2")
def test_an_empty_danger_deck_is_reshuffled_without_the_kept_terrors() -> None:
    spent = ALL_DANGERS[1:]
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r09"], terrors=1, spent_dangers=spent)
    assert m.view(0)["dangers_left"] == 0
    assert len(m.view(0)["dangers_seen"]) == 12
    do(m, "play:scout", 0)
    assert m.view(0)["dangers_left"] == 11
    assert len(m.view(0)["dangers_seen"]) == 1
    assert m.view(0)["terrors"] == 1
    t = truth(m)
    again = sorted(t.kind(card) for card in t.dangers + t.spent_dangers)
    assert again == sorted(spent)
    assert not any(t.face_for(0, card) for card in t.dangers), "nobody knows them any more"


# -- FD-8.3 Dark Echoes -----------------------------------------------------------------------


@rule("FD-8.3")
def test_an_echo_on_foot_leaves_the_pawn_in_front_of_the_door() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r15", "r05"])
    do(m, "play:walk", "W")
    assert told(m, "echo") == [{"tile": "r15"}]
    assert asked(m) == "turn"
    assert told(m, "reveal")[-1] == {"tile": "r05", "how": "echo"}
    do(m, 0)
    assert pawn(m) == WEST
    assert room(m, -1, 0)["tile"] == "r05"
    assert asked(m) == "act", "the movement is over, also without a danger"


@rule("FD-8.3")
def test_the_danger_of_an_echo_comes_before_it_vanishes() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r13", "r05"], dangers=["terror"])
    do(m, "play:walk", "W")
    assert asked(m) == "terror"
    do(m, "hand:clear")
    assert keys(m)[:6] == ["play", "reveal", "danger", "terror", "lose-card", "dark"]
    assert keys(m)[6:8] == ["echo", "reveal"]


@rule("FD-8.3", "FD-9.7")
def test_the_room_after_an_echo_is_as_scouted() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r15", "r09"], dangers=["terror"])
    do(m, "play:walk", "W", 0)
    assert told(m, "danger") == [{"card": "terror", "triggered": False}]
    assert m.view(0)["terrors"] == 0


@rule("FD-8.3", "FD-9.6")
def test_a_leak_in_the_room_after_an_echo_wets_nobody() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r15", "r09"], dangers=["leak"])
    do(m, "play:walk", "W", 0)
    assert room(m, -1, 0)["leak"]
    assert hand(m) == ["clear"]


@rule("FD-8.3", "FD-7.6")
def test_the_room_after_an_echo_may_be_turned_any_way_that_fits() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r15", "r12"])
    do(m, "play:walk", "W")
    assert offers(m) == (0, 1, 2, 3)


@rule("FD-8.3")
def test_a_scouted_echo_is_followed_by_a_scouted_room() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r13", "r09"], dangers=["terror", "terror"])
    do(m, "play:scout", 0)
    assert [reveal["how"] for reveal in told(m, "reveal")] == ["scout", "scout"]
    assert [danger["triggered"] for danger in told(m, "danger")] == [False, False]
    assert pawn(m) == WEST
    assert "step" not in keys(m)


@rule("FD-8.3", "FD-10.2")
def test_a_mapped_echo_is_followed_by_a_mapped_room() -> None:
    m = maze(
        rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): ""}, pawn=(-1, 1), hand=["search"],
        slots={"secret1": ["map"]}, maze=["r13", "r09"],
    )  # fmt: skip
    do(m, "play:search", "1,2,S", 0)
    assert [reveal["how"] for reveal in told(m, "reveal")] == ["map", "map"]
    assert told(m, "danger") == []
    assert room(m, 0, 1)["tile"] == "r09"
    assert pawn(m) == (-1, 1)


@rule("FD-8.3")
def test_several_echoes_may_follow_each_other() -> None:
    m = maze(
        pawn=WEST, hand=["walk", "clear"], maze=["r15", "r13", "r14", "r05"],
        dangers=["terror", "collapse"],
    )  # fmt: skip
    do(m, "play:walk", "W", 0)
    assert told(m, "echo") == [{"tile": "r15"}, {"tile": "r13"}, {"tile": "r14"}]
    assert [danger["triggered"] for danger in told(m, "danger")] == [False, False]
    assert m.outcome is None, "only the first was walked into"
    assert room(m, -1, 0)["tile"] == "r05"


@rule("FD-8.3")
def test_after_an_echo_the_walker_goes_on_with_the_next_action() -> None:
    m = maze(pawn=WEST, hand=["walk", "walk"], maze=["r15", "r05"])
    do(m, "play:walk", "W", 0)
    move(m, "W")
    assert pawn(m) == (-1, 1)
    assert len(told(m, "reveal")) == 2


# -- FD-8.4 -----------------------------------------------------------------------------------


@rule("FD-8.4")
@pytest.mark.parametrize("danger", ["collapse", "lockdown"])
def test_on_easy_a_trap_in_an_echo_has_no_effect(danger: str) -> None:
    m = maze(
        pawn=WEST, hand=["walk", "clear"], maze=["r13", "r05"], dangers=[danger], difficulty="easy"
    )
    do(m, "play:walk", "W", 0)
    assert m.outcome is None
    assert token(m, *WEST) == "", "not even a token"
    assert told(m, "nothing") == [{"card": danger}]
    assert room(m, -1, 0)["tile"] == "r05"


@rule("FD-8.4")
@pytest.mark.parametrize("danger", ["collapse", "lockdown"])
def test_a_trap_in_a_scouted_echo_does_nothing(danger: str) -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r14", "r05"], dangers=[danger])
    do(m, "play:scout", 0)
    assert m.outcome is None
    assert token(m, *WEST) == ""


@rule("FD-8.4")
@pytest.mark.parametrize("danger", ["knockout", "draught", "leak"])
def test_another_danger_in_an_echo_does_not_kill(danger: str) -> None:
    m = maze(
        pawn=WEST, hand=["walk", "clear"], maze=["r13", "r05"], dangers=[danger], aside=["r07"]
    )
    do(m, "play:walk", "W", 0)
    assert m.outcome is None


# -- FD-8.5 -----------------------------------------------------------------------------------


@rule("FD-8.5")
@pytest.mark.parametrize("how", ["walk", "scout"])
def test_an_echo_as_the_last_room_opens_the_way_out(how: str) -> None:
    m = maze(pawn=WEST, hand=[how, "walk"], maze=["r15"])
    do(m, f"play:{how}", *(["W"] if how == "walk" else []))
    assert m.view(0)["maze_left"] == 0
    assert not is_room(m, -1, 0)
    assert asked(m) == "act"
    do(m, "play:walk", "W")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-8.5", "FD-9.2")
def test_a_knockout_in_the_last_echo_brings_another_room() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r13"], aside=["r05"], dangers=["knockout"])
    do(m, "play:walk", "W", 0)
    assert room(m, -1, 0)["tile"] == "r05"
    assert told(m, "reveal")[-1] == {"tile": "r05", "how": "echo"}


# -- FD-8.6 -----------------------------------------------------------------------------------


@rule("FD-8.6")
def test_entering_a_scouted_danger_room_draws_no_second_danger() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r09"], dangers=["lockdown", "terror"])
    do(m, "play:scout", 0)
    move(m, "W")
    assert pawn(m) == (-1, 1)
    assert len(told(m, "danger")) == 1
    assert m.view(0)["dangers_left"] == 12
    assert asked(m) == "act"


@rule("FD-8.6")
def test_a_walk_through_a_known_danger_room_is_not_cut_short() -> None:
    m = maze(rooms={(-1, 0): "r09"}, pawn=WEST, hand=["walk"], maze=[])
    do(m, "play:walk", "W", "N", "W")
    assert m.view(0)["moving"] == 1
    do(m, "N")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-8.6", "FD-10.2")
def test_entering_a_mapped_danger_room_draws_none_either() -> None:
    m = maze(
        rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): ""}, pawn=(-1, 1), maze=["r09"],
        hand=["search", "walk", "walk", "stealth"], slots={"secret1": ["map"]},
    )  # fmt: skip
    do(m, "play:search", "1,0,N", 2)
    move(m, "EE")
    do(m, "play:stealth", "N", "N")
    assert pawn(m) == (1, -1)
    assert told(m, "danger") == []


# -- FD-8.7 -----------------------------------------------------------------------------------


@rule("FD-8.7")
@pytest.mark.parametrize(("how", "left"), [("walk", []), ("scout", ["clear"])])
def test_a_leak_in_an_echo_costs_a_walker_the_hand(how: str, left: list[str]) -> None:
    m = maze(pawn=WEST, hand=[how, "clear"], maze=["r13", "r05"], dangers=["leak"])
    do(m, f"play:{how}", *(["W"] if how == "walk" else []), 0)
    assert hand(m) == left
    assert not any(laid["leak"] for laid in m.view(0)["rooms"])
    assert truth(m).leak == -1, "the token is back in the supply"
    assert "strike" in offers(m)
    assert lost(m) == []


@rule("FD-7.3")
def test_ways_to_turn_a_room_that_look_the_same_are_not_asked() -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r02", "r05"], dangers=["draught"])
    do(m, "play:scout")
    assert asked(m) == "act", "half a turn changes nothing of it"
    assert room(m, -1, 0)["turn"] == 1


@rule("FD-8.7", "FD-9.7")
def test_a_leak_in_a_scouted_echo_is_no_danger() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r13", "r05"], dangers=["leak"])
    do(m, "play:scout")
    assert told(m, "danger") == [{"card": "leak", "triggered": False}]
    m = maze(pawn=WEST, hand=["walk", "walk"], maze=["r13", "r05"], dangers=["leak"])
    do(m, "play:walk", "W")
    assert told(m, "danger") == [{"card": "leak", "triggered": True}]
