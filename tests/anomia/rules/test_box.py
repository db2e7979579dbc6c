"""AN-1: one pack, its symbols, two piles, and who begins."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import tablee
from tablee import CLOCK
from tablee.games.anomia.content.editions import EDITIONS as DATA
from tablee.games.anomia.content.themes import deck, pack
from tests.anomia.play import (
    EDITIONS,
    act,
    asked,
    draw,
    names,
    new,
    phase,
    played,
    refuse,
    rivals,
    table,
    told,
    truth,
    view,
)
from tests.rules import rule

SIZES = {"fr": (54, 4), "fr8": (54, 4), "en": (92, 8)}
KEYS = [f"box {n}" for n in range(60)]


def all_cards(m: tablee.Match) -> list[int]:
    return [card for pile in truth(m).piles for card in pile]


@rule("AN-1.1", "AN-1.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", ["1", "2", "3"])
def test_a_game_uses_one_pack_and_each_theme_of_it_once(edition: str, number: str) -> None:
    m = new(4, edition=edition, pack=number)
    t, (themes, duels) = truth(m), SIZES[edition]
    cards = all_cards(m)
    ids = [t.theme(card).id for card in cards if not t.is_duel(card)]
    assert len(cards) == themes + duels
    assert sorted(ids) == sorted(theme.id for theme in deck(edition, "en", int(number)))
    assert len(set(ids)) == themes
    assert view(m)["pack"] == int(number)


@rule("AN-1.1")
def test_three_packs_of_58_in_each_language() -> None:
    for lang in ("en", "fr"):
        boxes = [new(4, words=lang, pack=number) for number in "123"]
        assert sum(len(all_cards(m)) for m in boxes) == 174
        assert [view(m)["pack_name"] for m in boxes] == [pack(lang, n).name for n in (1, 2, 3)]
        assert len({view(m)["pack_name"] for m in boxes}) == 3
        assert {view(m)["words"] for m in boxes} == {lang}


@rule("AN-1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_symbol_is_on_as_many_cards_as_the_edition_says(edition: str) -> None:
    """Reading 1."""
    t = truth(m := new(4, edition=edition))
    found = Counter(t.symbol(card) for card in all_cards(m) if not t.is_duel(card))
    counts = {
        "fr": [9] * 6,
        "fr8": [7] * 6 + [6] * 2,
        "en": [11] * 4 + [12] * 4,
    }[edition]
    assert [found[symbol] for symbol in view(m)["symbols"]] == counts
    assert sum(found.values()) == SIZES[edition][0]


@rule("AN-1.2")
def test_the_die_of_the_french_box_is_a_ring_of_six_symbols() -> None:
    """Reading 1: ab bc cd de ef fa, each symbol on two of the six faces."""
    symbols, faces = DATA["fr"].symbols, DATA["fr"].pairs
    assert faces == tuple((symbol, symbols[(i + 1) % 6]) for i, symbol in enumerate(symbols))


@rule("AN-1.2")
def test_the_pairs_of_the_other_editions() -> None:
    """Reading 1: fr8 is ab bc cd ef fg gh; en has two rings of four."""
    a, b, c, d, e, f, g, h = DATA["fr8"].symbols
    assert DATA["fr8"].pairs == ((a, b), (b, c), (c, d), (e, f), (f, g), (g, h))
    assert DATA["en"].pairs == (
        (a, b), (b, c), (c, d), (d, a), (e, f), (f, g), (g, h), (h, e),
    )  # fmt: skip
    assert not DATA["en"].die
    m = new(4, edition="en")
    duels = [card for card in all_cards(m) if truth(m).is_duel(card)]
    assert sorted(truth(m).pair(card) for card in duels) == sorted(DATA["en"].pairs)


@rule("AN-1.2", "AN-4.1")
def test_all_six_faces_of_the_die_come_up() -> None:
    seen = set()
    for key in KEYS:
        m = table(key, left=["duel"])
        draw(m)
        seen.add(tuple(view(m)["roll"]))
    assert seen == set(DATA["fr"].pairs)


# -- two piles --------------------------------------------------------------------------------


@rule("AN-1.3")
def test_the_cut_is_at_half_give_or_take_three() -> None:
    """Reading 32."""
    assert {len(truth(new(4, key)).piles[0]) - 29 for key in KEYS} == {-3, -2, -1, 0, 1, 2, 3}
    assert {sum(view(new(4, key))["piles"]) for key in KEYS} == {58}


@rule("AN-1.3")
def test_the_shuffle_lays_duel_cards_anywhere() -> None:
    """Reading 32: all 58 places are possible, also two in a row."""
    places: Counter[int] = Counter()
    in_a_row = 0
    for key in (f"{key}/{n}" for key in KEYS for n in range(3)):
        t = truth(m := new(4, key, pack="1"))
        lie = [at for at, card in enumerate(all_cards(m)) if t.is_duel(card)]
        places.update(lie)
        in_a_row += any(b - a == 1 for a, b in pairwise(lie))
    assert set(places) == set(range(58))
    assert in_a_row > 0


@rule("AN-1.3")
def test_themes_get_another_symbol_in_every_game() -> None:
    symbols = set()
    for key in KEYS:
        t = truth(m := new(4, key, pack="1"))
        symbols |= {t.symbol(card) for card in all_cards(m) if names(m, [card])[0][:5] == "river"}
    assert symbols == set(DATA["fr"].symbols)


@rule("AN-1.3", "AN-2.1")
def test_the_drawer_picks_a_pile_freely() -> None:
    """Reading 31."""
    position: dict[str, Any] = {
        "left": ["tool/key", "river/sun"],
        "right": ["bird/bolt", "fruit/moon"],
    }
    for side, drawn, piles in (("left", "river/sun", [1, 2]), ("right", "fruit/moon", [2, 1])):
        m = table(**position)
        assert asked(m) == {0: ("left", "right")}
        draw(m, side)
        assert names(m, truth(m).play[0]) == [drawn]
        assert view(m)["piles"] == piles
        assert told(m, "drawn")[0]["side"] == side


@rule("AN-1.3")
@pytest.mark.parametrize(("empty", "other"), [("left", "right"), ("right", "left")])
def test_when_a_pile_is_empty_the_other_is_drawn_from(empty: str, other: str) -> None:
    """Reading 31."""
    position: dict[str, Any] = {empty: [], other: ["river/sun", "fruit/moon"]}
    m = table(**position)
    assert asked(m) == {0: (other,)}
    refuse(m, 0, (empty, 0, 1, 10, 0), "AN-2.1")


# -- who begins -------------------------------------------------------------------------------


@rule("AN-1.4")
def test_who_begins_is_drawn_by_lot_or_said_beforehand() -> None:
    """Reading 30."""
    assert {view(new(4, key))["turn"] for key in KEYS} == {0, 1, 2, 3}
    for seat in range(4):
        m = new(4, first=str(seat))
        assert view(m)["turn"] == seat
        assert told(m, "begin") == [{"seat": seat, "pack": view(m)["pack"]}]


@rule("AN-1.4")
def test_nobody_draws_before_all_are_ready() -> None:
    m = new(4, first="2")
    assert asked(m) == dict.fromkeys(range(4), ("ready",))
    for seat in (3, 0, 2):
        act(m, seat, "ready", 500)
        assert phase(m) == "ready"
        assert seat not in asked(m)
    assert view(m)["ready"] == [3, 0, 2]
    m.answer(CLOCK, ("tick", 60_000))
    assert phase(m) == "ready", "the clock makes nobody ready"
    act(m, 1, "ready", 500)
    assert asked(m) == {2: ("left", "right")}


@rule("AN-1.4", "AN-2.3")
def test_play_goes_clockwise() -> None:
    m = table(left=["river/sun", "fruit/moon", "tool/key", "bird/leaf", "dance/bolt"], turn=2)
    drawers = []
    while m.outcome is None:
        drawers.append(view(m)["turn"])
        draw(m)
    assert drawers == [2, 3, 0, 1, 2]


# -- three players, two players ---------------------------------------------------------------


@rule("AN-1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_leave_out_the_two_symbols_of_a_face(edition: str) -> None:
    """Readings 33 and 34: the duel cards stay."""
    seen = set()
    for key in KEYS:
        t = truth(m := new(3, key, edition=edition))
        out = tuple(view(m)["left_out"])
        seen.add(out)
        themes = [card for card in all_cards(m) if not t.is_duel(card)]
        assert {t.symbol(card) for card in themes} == set(DATA[edition].symbols) - set(out)
        assert set(view(m)["symbols"]).isdisjoint(out)
        assert told(m, "left-out") == [{"symbols": list(out)}]
    assert seen == set(DATA[edition].pairs)


@rule("AN-1.5")
@pytest.mark.parametrize(
    ("edition", "face", "themes", "duels"),
    [("fr", 1, 36, 4), ("fr8", 1, 40, 4), ("fr8", 6, 42, 4), ("en", 1, 70, 5), ("en", 5, 68, 5)],
)
def test_what_is_left_for_three(edition: str, face: int, themes: int, duels: int) -> None:
    """Readings 33 and 34. In `en` every wild card goes that shows one of the two."""
    t = truth(m := new(3, edition=edition, leave_out=f"face-{face}"))
    assert tuple(view(m)["left_out"]) == DATA[edition].pairs[face - 1]
    wild = [card for card in all_cards(m) if t.is_duel(card)]
    assert (len(all_cards(m)) - len(wild), len(wild)) == (themes, duels)
    if edition == "en":
        assert all(set(t.pair(card)).isdisjoint(t.left_out) for card in wild)
    assert len(t.piles[0]) in range(len(all_cards(m)) // 2 - 3, len(all_cards(m)) // 2 + 4)


@rule("AN-1.5")
def test_the_advice_can_be_declined_and_is_for_three_only() -> None:
    """Reading 33."""
    m = new(3, leave_out="never")
    assert view(m)["left_out"] == []
    assert told(m, "left-out") == []
    assert len(all_cards(m)) == 58
    for seats in (2, 4, 5, 6):
        for choice in ("advice", "face-3"):
            assert len(all_cards(new(seats, leave_out=choice))) == 58


@rule("AN-1.5")
@pytest.mark.parametrize("edition", ["fr", "fr8"])
def test_a_roll_with_a_symbol_that_was_left_out_is_rolled_again(edition: str) -> None:
    """Reading 33: of the faces only those without it are ever seen, and each of them is."""
    seen = set()
    for seed in range(12):
        m = new(3, f"again {seed}", edition=edition, leave_out="face-2")
        for moment in played(m, seed):
            seen.add(truth(moment).rolled)
    left = [pair for pair in DATA[edition].pairs if not {"wave", "leaf"} & set(pair)]
    assert seen == {(), *left}


@rule("AN-1.6")
def test_two_to_six_players() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert len(view(new(seats))["won"]) == seats
    for seats in (0, 1, 7):
        with pytest.raises(tablee.Refused):
            new(seats)


@rule("AN-1.6")
def test_in_twos_each_has_two_play_piles_drawn_to_in_turn() -> None:
    m = table(seats=2, left=["bird/bolt", "tool/key", "fruit/moon", "river/sun", "dance/leaf"])
    assert [place["seat"] for place in view(m)["places"]] == [0, 1, 0, 1]
    order = []
    for _ in range(4):
        order.append((view(m)["turn"], view(m)["place"]))
        draw(m)
    assert order == [(0, 0), (1, 1), (0, 2), (1, 3)]
    assert view(m)["place"] == 0


@rule("AN-1.6")
def test_in_twos_ones_own_two_cards_never_face_off() -> None:
    m = table(seats=2, play={0: ["river/sun"]}, turn=2, left=["tool/key", "fruit/sun"])
    draw(m)
    assert rivals(m) == []
    m = table(seats=2, play={0: ["river/sun"]}, turn=3, left=["tool/key", "fruit/sun"])
    draw(m)
    assert rivals(m) == [0, 1]


@rule("AN-1.6", "AN-3.6")
@pytest.mark.parametrize("newer", [1, 3])
def test_in_twos_a_card_that_matches_both_meets_the_newer_first(newer: int) -> None:
    """Seat 1 lays both of its cards, one after the other; then seat 0's card matches both."""
    older = 4 - newer
    m = table(
        seats=2, turn=older,
        left=["tool/key", "bird/sun", "fruit/sun", "dance/leaf", "river/sun"],
    )  # fmt: skip
    draw(m)
    draw(m)
    draw(m)
    assert [top["top"] is not None for top in view(m)["places"]].count(True) == 3
    draw(m)
    assert set(view(m)["face_off"]["places"]) == {newer, (newer + 1) % 4}


@rule("AN-1.7")
def test_before_the_first_duel_card_no_pair_is_active() -> None:
    """Reading 35."""
    m = table(play={0: ["river/sun"]}, turn=1, left=["tool/key", "fruit/wave"])
    assert view(m)["roll"] == []
    draw(m)
    assert rivals(m) == []
    for key in KEYS[:5]:
        assert (view(new(4, key))["roll"], view(new(4, key))["duels"]) == ([], 0)
