"""FD-1 the components, FD-2 the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.fear_of_the_dark.content.pack import BOX, CARDS, MINDS, TILES
from tests.fear_of_the_dark.play import (
    WEST,
    do,
    hand,
    is_room,
    jokers,
    keys,
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

NINE_OBSTRUCTIONS = {(x, y): "obstruction" for x in (3, 4, 5) for y in (0, 1, 2)}
"""With the one of the start tile, the whole supply: on the squares of a room to the east."""


# -- FD-1 the components ----------------------------------------------------------------------


@rule("FD-1.1")
def test_the_box_has_a_start_tile_and_fifteen_rooms_of_nine_squares() -> None:
    assert len(TILES) == 1 + 15
    assert BOX.start.id == "start"
    assert len({tile.id for tile in TILES}) == 16
    for tile in TILES:
        assert len(tile.codes) == 9
        assert set(tile.doors) <= set("NESW")
        assert len(tile.doors) >= 2


@rule("FD-1.1")
def test_a_door_is_always_in_the_middle_of_a_side() -> None:
    view = maze(rooms={(-1, 0): "r12"}).view(0)
    middles = {(1, 0, "N"), (2, 1, "E"), (1, 2, "S")}
    middles |= {(-2, 0, "N"), (-3, 1, "W"), (-2, 2, "S")}
    assert set(map(tuple, view["doors_open"])) == middles


@rule("FD-1.1")
@pytest.mark.parametrize("corner", [(0, 0), (2, 0), (0, 2), (2, 2)])
def test_nobody_leaves_a_room_by_a_corner(corner: tuple[int, int]) -> None:
    m = maze(pawn=corner, hand=["walk"], tokens={(1, 2): "", (2, 1): ""})
    do(m, "play:walk")
    inside = {(0, 0): "S", (2, 0): "S", (0, 2): "NE", (2, 2): "NW"}
    assert set(offers(m)) == set(inside[corner])


@rule("FD-1.2")
def test_the_box_has_so_many_cards_and_tokens() -> None:
    assert sum(BOX.dangers.values()) == 13
    assert sum(BOX.objects.values()) == 9
    assert sum(BOX.minds.values()) == 9
    assert sum(BOX.secrets.values()) == 9
    assert BOX.tokens["match"] == 6
    assert BOX.tokens["obstruction"] == 10
    assert BOX.tokens["secret-door"] == 2
    assert BOX.tokens["leak"] == 1


@rule("FD-1.2")
def test_every_card_of_the_box_is_on_the_table_or_in_the_box() -> None:
    m = truth(new())
    zones = [m.maze, m.aside, m.dangers, m.box, *m.object_slots, *m.secret_slots]
    assert sorted(m.faces[card] for zone in zones for card in zone) == list(range(len(CARDS)))
    assert sum(m.mind) == 9


@rule("FD-1.3")
def test_there_is_a_lock_for_every_lock_square_and_every_lockdown() -> None:
    squares = sum(row.split().count("L") for tile in TILES for row in tile.squares)
    assert BOX.tokens["lock"] >= squares + BOX.dangers["lockdown"]


@rule("FD-1.3")
def test_without_an_obstruction_left_a_room_is_laid_without_it() -> None:
    m = maze(
        pawn=WEST, hand=["scout"], maze=["r01"], rooms={(1, 0): "r05"}, tokens=NINE_OBSTRUCTIONS,
        dangers=["draught"],
    )  # fmt: skip
    do(m, "play:scout", 1)
    assert told(m, "no-token") == [{"what": "obstruction"}]
    assert "token" not in keys(m)
    assert token(m, -2, 1) == ""


@rule("FD-1.3")
def test_with_one_obstruction_left_it_is_laid() -> None:
    nine = dict(list(NINE_OBSTRUCTIONS.items())[1:])
    m = maze(pawn=WEST, hand=["scout"], maze=["r01"], rooms={(1, 0): "r05"}, tokens=nine)
    do(m, "play:scout", 1)
    assert told(m, "no-token") == []
    assert token(m, -2, 1) == "obstruction"


@rule("FD-1.3")
def test_without_an_obstruction_left_a_collapse_lays_none() -> None:
    m = maze(
        pawn=WEST, hand=["walk"], maze=["r09"], rooms={(1, 0): "r05"}, tokens=NINE_OBSTRUCTIONS,
        dangers=["collapse"],
    )  # fmt: skip
    do(m, "play:walk", "W", 0)
    assert told(m, "no-token") == [{"what": "obstruction"}]
    assert token(m, *WEST) == ""


@rule("FD-1.3")
def test_an_obstruction_that_was_cleared_is_in_the_supply_again() -> None:
    m = maze(
        pawn=WEST, hand=["walk", "clear", "walk"], maze=["r09"], rooms={(1, 0): "r05"},
        tokens=NINE_OBSTRUCTIONS, dangers=["collapse"],
    )  # fmt: skip
    move(m, "E")
    do(m, "play:clear")
    do(m, "play:walk", "W", "W", 0)
    assert token(m, *WEST) == "obstruction"


@rule("FD-1.3", "FD-9.6")
def test_there_is_no_second_leak_token() -> None:
    m = maze(
        pawn=WEST, hand=["walk", "clear"], maze=["r09"], rooms={(1, 0): "r05"}, leak=(1, 0),
        dangers=["leak"],
    )  # fmt: skip
    do(m, "play:walk", "W", 0)
    assert told(m, "no-token") == [{"what": "leak"}]
    assert not room(m, -1, 0)["leak"]
    assert room(m, 1, 0)["leak"]
    assert hand(m) == ["clear"], "no water here"


@rule("FD-1.4")
def test_the_minds_are_these() -> None:
    view = new().view(0)
    assert Counter(view["mind"]) == {
        "light": 1, "walk": 3, "stealth": 1, "scout": 2, "search": 1, "clear": 1,
    }  # fmt: skip


@rule("FD-1.4")
def test_the_dangers_objects_and_secrets_are_these() -> None:
    assert BOX.dangers == {
        "terror": 3, "knockout": 3, "draught": 2, "collapse": 2, "lockdown": 2, "leak": 1,
    }  # fmt: skip
    assert BOX.objects == {"match": 3, "paper": 2, "key": 2, "lever": 2}
    assert BOX.secrets == {"secret-door": 2, "map": 3, "intelligence": 4}
    assert tuple(BOX.minds) == MINDS


@rule("FD-1.4")
def test_the_rooms_are_danger_calm_and_echo() -> None:
    assert Counter((tile.danger, tile.echo) for tile in BOX.rooms) == {
        (True, False): 6, (False, False): 6, (True, True): 2, (False, True): 1,
    }  # fmt: skip


@rule("FD-1.5")
def test_light_only_actions_are_stealth_scout_paper_and_secrets() -> None:
    def at_a_secret_door(cards: list[str]) -> set[str]:
        """On the door square of r04, with the secret of slot 1 beside it."""
        m = maze(
            rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): ""}, pawn=(-1, 1), hand=cards,
            objects=["paper"], slots={"secret1": ["map"]}, matches=0,
        )  # fmt: skip
        return jokers(m) | {choice for choice in offers(m) if choice.startswith("use:")}

    light = at_a_secret_door(["walk"])
    dark = at_a_secret_door([])
    assert {"stealth", "search", "use:paper"} <= light
    assert dark == {"walk"}
    assert "scout" in jokers(maze(pawn=WEST, hand=["walk"]))
    assert "scout" not in jokers(maze(pawn=WEST))


@rule("FD-1.5")
@pytest.mark.parametrize("tile", ["r01", "r02", "r06", "r08", "r09", "r11"])
def test_a_danger_room_shows_its_mark(tile: str) -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=[tile], dangers=["draught"])
    do(m, "play:scout")
    if tile != "r02":  # there is only one way to lay it
        assert m.view(0)["placing"]["danger"]
        do(m, offers(m)[0])
    assert room(m, -1, 0)["danger"]


@rule("FD-1.5")
@pytest.mark.parametrize("tile", ["r03", "r04", "r05", "r07", "r10", "r12"])
def test_a_calm_room_has_no_mark(tile: str) -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=[tile])
    do(m, "play:scout")
    assert not m.view(0)["placing"]["danger"]
    do(m, offers(m)[0])
    assert not room(m, -1, 0)["danger"]
    assert told(m, "danger") == []


# -- FD-2 the setup ---------------------------------------------------------------------------


@rule("FD-2.1")
def test_the_pawn_stands_on_the_centre_of_the_start_tile() -> None:
    m = new()
    assert [r["tile"] for r in m.view(0)["rooms"]] == ["start"]
    assert is_room(m, 0, 0)
    assert pawn(m) == (1, 1)


@rule("FD-2.2")
def test_twelve_rooms_are_the_maze_and_three_lie_aside_unseen() -> None:
    m = new()
    view = m.view(0)
    assert (view["maze_left"], view["aside"]) == (12, 3)
    t = truth(m)
    assert sorted(t.tile(card) for card in t.maze + t.aside) == list(range(1, 16))
    assert not any(t.face_for(0, card) for card in t.maze + t.aside)


@rule("FD-2.2")
def test_the_rooms_are_shuffled_by_the_key() -> None:
    def order(key: str) -> list[int]:
        t = truth(new(key))
        return [t.tile(card) for card in t.maze + t.aside]

    assert order("one") == order("one")
    assert len({tuple(order(f"key {n}")) for n in range(20)}) == 20


@rule("FD-2.2")
def test_any_room_may_be_set_aside() -> None:
    games = [truth(new(f"key {n}")) for n in range(60)]
    assert {t.tile(card) for t in games for card in t.aside} == set(range(1, 16))


@rule("FD-2.3")
@pytest.mark.parametrize("side", ["object", "secret"])
def test_the_slots_hold_two_unknown_cards_each_and_one_is_in_the_box(side: str) -> None:
    m = new()
    slots = m.view(0)[f"{side}_slots"]
    assert slots == [{"left": 2, "known": [None, None]}] * 4
    t = truth(m)
    dealt = [t.kind(card) for slot in getattr(t, f"{side}_slots") for card in slot]
    (missing,) = Counter(getattr(BOX, f"{side}s")) - Counter(dealt)
    assert missing in {t.kind(card) for card in t.box}


@rule("FD-2.3")
def test_every_deck_is_shuffled() -> None:
    games = [truth(new(f"key {n}")) for n in range(60)]
    for zone in ("dangers", "box"):
        orders = {tuple(t.kind(card) for card in getattr(t, zone)) for t in games}
        assert len(orders) > 8, zone
    for side in ("object_slots", "secret_slots"):
        for place in range(8):
            seen = {t.kind(getattr(t, side)[place // 2][place % 2]) for t in games}
            assert len(seen) >= 3, f"{side} {place}"


@rule("FD-2.4")
def test_the_start_tile_gets_its_obstruction_and_its_lock() -> None:
    m = new()
    assert room(m, 0, 0)["tokens"] == ["", "", "", "", "", "lock", "", "obstruction", ""]
    assert told(m, "token") == [
        {"what": "lock", "x": 2, "y": 1},
        {"what": "obstruction", "x": 1, "y": 2},
    ]


@rule("FD-2.4")
def test_thirteen_dangers_and_nine_minds_are_ready() -> None:
    view = new().view(0)
    assert (view["dangers_left"], view["dangers_seen"], view["terrors"]) == (13, [], 0)
    assert (len(view["mind"]), view["hand"], view["lost"]) == (9, [], [])


@rule("FD-2.4", "FD-4.3")
def test_the_order_of_the_minds_means_nothing() -> None:
    for key in ("one", "two"):
        m = new(key)
        assert m.view(0)["mind"] == list(maze().view(0)["mind"])
        do(m, "strike", ("light", "stealth", "clear"))
        assert hand(m) == ["clear", "light", "stealth"]


@rule("FD-2.5")
@pytest.mark.parametrize(
    ("difficulty", "matches"), [("easy", 6), ("normal", 6), ("hard", 5), ("nightmare", 4)]
)
def test_the_difficulty_gives_the_matches(difficulty: str, matches: int) -> None:
    m = new(difficulty=difficulty)
    assert m.view(0)["matches"] == matches
    assert m.view(0)["difficulty"] == difficulty
    assert told(m, "begin") == [{"difficulty": difficulty, "matches": matches}]


@rule("FD-2.5")
def test_normal_is_the_usual_difficulty() -> None:
    assert new().view(0)["difficulty"] == "normal"
