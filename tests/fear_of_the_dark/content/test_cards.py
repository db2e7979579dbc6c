"""One scene for every printed card, as a player would tell it; and that all have their words."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.fear_of_the_dark.content.pack import BOX, MINDS, TILES
from tablee.games.fear_of_the_dark.rules.dangers import DANGERS
from tablee.games.fear_of_the_dark.rules.minds import MIND_ACTIONS
from tablee.games.fear_of_the_dark.rules.objects import KEPT
from tablee.games.fear_of_the_dark.rules.search import AT_ONCE
from tests.fear_of_the_dark.play import (
    GAME,
    WEST,
    do,
    end,
    hand,
    lost,
    maze,
    move,
    offers,
    pawn,
    room,
    token,
)
from tests.rules import rule

CARDS = [*BOX.minds, *BOX.dangers, *BOX.objects, *BOX.secrets]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS)
@rule("FD-1.4")
def test_every_card_has_a_name_a_rule_and_a_line_of_its_own(card: str, lang: str) -> None:
    words = tablee.games()[GAME].catalogue
    for key in (f"card-{card}", f"card-{card}.about", f"card-{card}.flavor"):
        assert words.has(lang, key), key


@pytest.mark.parametrize("lang", ["en", "fr"])
@rule("FD-1.4")
def test_every_tile_has_a_name(lang: str) -> None:
    words = tablee.games()[GAME].catalogue
    assert [tile.id for tile in TILES if not words.has(lang, f"tile-{tile.id}")] == []


@rule("FD-1.4")
def test_every_card_of_the_box_has_its_rule_and_no_rule_is_without_a_card() -> None:
    assert [MINDS[kind] for kind in MIND_ACTIONS] == list(BOX.minds)
    assert DANGERS.keys() == BOX.dangers.keys()
    assert {*KEPT, *AT_ONCE} == {*BOX.objects, *BOX.secrets}
    assert not KEPT.keys() & AT_ONCE.keys()


# -- minds ------------------------------------------------------------------------------------


@rule("FD-6.1")
def test_light_a_match() -> None:
    m = maze(hand=["light", "walk"], matches=2)
    do(m, "play:light", ("light", "walk", "walk", "scout", "clear"))
    assert (len(hand(m)), m.view(0)["matches"]) == (5, 1)


@rule("FD-6.2")
def test_walk() -> None:
    m = maze(hand=["walk", "clear"], maze=["r03"])
    do(m, "play:walk", "W", "W", 1, "N", "W")
    assert pawn(m) == (-2, 0)
    assert hand(m) == ["clear"]


@rule("FD-6.3")
def test_stealth() -> None:
    m = maze(pawn=(2, 0), hand=["stealth", "clear"])
    do(m, "play:stealth", "W", "W")
    assert pawn(m) == (0, 0), "over the hole"


@rule("FD-6.4")
def test_scout() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r02"], dangers=["collapse"])
    do(m, "play:scout")
    assert room(m, -1, 0)["squares"][1] == "hole"
    assert pawn(m) == WEST
    assert token(m, *WEST) == ""


@rule("FD-6.5")
def test_search() -> None:
    m = maze(
        rooms={(-1, 0): "r10"}, pawn=(-2, 2), hand=["search", "walk"], slots={"object4": ["paper"]}
    )
    do(m, "play:search")
    assert m.view(0)["objects"] == ["paper"]


@rule("FD-6.6")
def test_clear() -> None:
    m = maze(rooms={(-1, 0): "r02/1"}, pawn=(-1, 1), hand=["clear", "walk"])
    do(m, "play:clear")
    move(m, "WW")
    assert pawn(m) == (-3, 1)


# -- dangers ----------------------------------------------------------------------------------


def enter(danger: str, hand: tuple[str, ...] = ("walk", "clear"), **more: object) -> tablee.Match:
    position: dict[str, object] = {"maze": ["r08", "r05"], "aside": ["r07"]} | more
    m = maze(pawn=WEST, hand=hand, dangers=[danger], **position)
    do(m, "play:walk", "W")
    do(m, offers(m)[0])
    return m


@rule("FD-9.1")
def test_terror() -> None:
    m = enter("terror")
    do(m, "deck:search")
    assert (lost(m), m.view(0)["terrors"]) == (["search"], 1)


@rule("FD-9.2")
def test_knockout() -> None:
    m = enter("knockout")
    assert (m.view(0)["maze_left"], m.view(0)["aside"]) == (2, 0)


@rule("FD-9.3")
def test_draught() -> None:
    m = enter("draught", hand=("walk", "clear", "scout"))
    assert hand(m) == []
    assert not m.view(0)["light"]


@rule("FD-9.4")
def test_collapse() -> None:
    assert token(enter("collapse"), *WEST) == "obstruction"


@rule("FD-9.5")
def test_lockdown() -> None:
    assert token(enter("lockdown"), *WEST) == "lock"


@rule("FD-9.6")
def test_leak() -> None:
    m = enter("leak")
    assert room(m, -1, 0)["leak"]
    assert hand(m) == []
    assert "strike" not in offers(m)


# -- objects ----------------------------------------------------------------------------------


def find(thing: str, **more: object) -> tablee.Match:
    position: dict[str, object] = {"hand": ["search", "walk"], "matches": 2} | more
    m = maze(rooms={(-1, 0): "r05"}, pawn=(-2, 0), slots={"object1": [thing]}, **position)
    do(m, "play:search")
    return m


@rule("FD-11.1")
def test_match() -> None:
    m = find("match")
    do(m, "use:match")
    assert m.view(0)["matches"] == 3


@rule("FD-11.2")
def test_paper() -> None:
    m = find("paper")
    do(m, "use:paper", ("walk", "scout", "clear"))
    assert hand(m) == ["clear", "scout", "walk"]
    assert m.view(0)["matches"] == 2


@rule("FD-11.3")
def test_key() -> None:
    m = find("key")
    assert "use:key" not in offers(m), "no lock in reach"
    do(m, "strike", ("walk", "walk", "clear"), "play:walk", "S", "E", "E", "E")
    assert pawn(m) == (1, 1)
    do(m, "use:key")
    assert token(m, 2, 1) == ""


@rule("FD-11.4")
def test_lever() -> None:
    m = find("lever")
    assert token(m, 2, 1) == ""
    assert m.view(0)["spent"] == ["lever"]


# -- secrets ----------------------------------------------------------------------------------


def uncover(secret: str) -> tablee.Match:
    m = maze(
        rooms={(-1, 0): "r08"}, pawn=(-2, 1), hand=["search", "walk"], maze=["r05"],
        slots={"secret3": [secret], "object3": ["match", "lever"]},
    )  # fmt: skip
    do(m, "play:search")
    return m


@rule("FD-10.1")
def test_secret_door() -> None:
    m = uncover("secret-door")
    assert room(m, -1, 0)["secret_doors"] == ["S"], "its only wall"


@rule("FD-10.2")
def test_map() -> None:
    m = uncover("map")
    do(m, "-3,1,W")
    do(m, offers(m)[0])
    assert room(m, -2, 0)["tile"] == "r05"


@rule("FD-10.3")
def test_intelligence() -> None:
    m = uncover("intelligence")
    assert m.view(0)["object_slots"][2]["known"] == ["match", "lever"]


# -- and how it ends --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@rule("FD-3.1", "FD-3.2", "FD-3.3")
def test_every_end_has_a_name_and_a_story(lang: str) -> None:
    words = tablee.games()[GAME].catalogue
    ends = ("win", "lose-mind", "lose-terror", "lose-echo", "lose-hopeless", "lose-gave-up")
    for key in ends:
        assert words.has(lang, key)
        assert words.has(lang, f"{key}.story")


@rule("FD-3.1")
def test_the_last_page_says_how_it_ended() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=[])
    do(m, "play:walk", "W")
    assert end(m) == ("win", "FD-3.1")
    words = tablee.games()[GAME].catalogue
    for lang in ("en", "fr"):
        assert words.format(lang, "win") in m.text(0, lang)
