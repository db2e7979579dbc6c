"""By ear: what has just become so is told, and nothing that is not so."""

from __future__ import annotations

import json

import pytest

import tablee
from tablee.kernel.saving.renew import renew
from tests.fear_of_the_dark.play import WEST, do, keys, maze, new
from tests.rules import rule

LAST = {
    "en": "That was the last of the rooms. "
    "From now on, any door with nothing behind it is a way out.",
    "fr": "C’était la dernière salle. Désormais, toute porte qui ne donne sur rien mène dehors.",
}
LIGHT = {"en": "light", "fr": "lumière"}
DARK = {"en": "dark", "fr": "noir"}
FLARES = {
    "en": "A match flares, and you plan by its light. 5 matches are left.",
    "fr": "Une allumette s’enflamme : à sa lueur, tu fais ton plan. Il te reste 5 allumettes.",
}
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


def light(m: tablee.Match, lang: str) -> str:
    """What is said of the light."""
    parts = m.state.parts(0, m.game.catalogue, lang)
    return next(part.brief for part in parts if part.name == LIGHT[lang])


@LANGUAGES
@rule("FD-7.4")
def test_with_the_last_room_it_is_told_that_any_open_door_leads_out(lang: str) -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r07"])
    do(m, "play:walk", "W", 1)
    (said,) = [m.tell(event, lang) for event in m.events(0) if event["key"] == "way-out"]
    assert said == LAST[lang]
    assert m.view(0)["way_out"]


@rule("FD-7.4", "FD-9.2")
def test_a_room_that_comes_back_is_found_first() -> None:
    m = maze(pawn=WEST, hand=["walk", "walk"], maze=["r09"], aside=["r07"], dangers=["knockout"])
    do(m, "play:walk", "W", 0)
    assert "knockout" in keys(m)
    assert "way-out" not in keys(m)
    assert not m.view(0)["way_out"]


@rule("FD-7.4", "FD-8.3")
def test_a_dark_echo_may_be_the_last() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r14"])
    do(m, "play:walk", "W")
    assert keys(m)[-2:] == ["echo", "way-out"]


@rule("FD-3.2")
def test_whoever_is_lost_is_not_told_of_a_way_out() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["terror"], terrors=1)
    do(m, "play:walk", "W", 0)
    assert m.outcome is not None
    assert "way-out" not in keys(m)


@LANGUAGES
@rule("FD-4.2", "FD-4.3")
def test_it_is_not_dark_while_a_match_flares(lang: str) -> None:
    m = new()
    assert DARK[lang] in light(m, lang)
    do(m, "strike")
    assert light(m, lang) == FLARES[lang]
    do(m, ("walk", "walk", "scout"))
    assert LIGHT[lang] in light(m, lang)


@LANGUAGES
@rule("FD-4.2", "FD-4.4")
def test_nor_while_the_last_card_of_a_hand_lights_another_match(lang: str) -> None:
    m = maze(hand=["light"], matches=6)
    do(m, "play:light")
    assert light(m, lang) == FLARES[lang]


def test_nothing_flares_when_no_mind_is_left_to_plan_with() -> None:
    m = maze(
        hand=[], matches=3, lost=["light", *["walk"] * 3, "stealth", "scout", "scout", "search"]
    )
    do(m, "joker:clear:light")
    assert m.outcome is not None
    assert not m.view(0)["flares"]


def test_a_match_of_version_2_goes_on() -> None:
    m = maze(pawn=WEST, hand=["walk", "walk"], maze=["r07"])
    do(m, "play:walk", "W", 1, "stop")
    saved = json.loads(m.save())
    saved["version"] = 2
    del saved["base"]["flares"]
    assert renew(json.dumps(saved).encode()).match.view(0) == m.view(0)
