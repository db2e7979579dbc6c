"""AN-4: duel cards, and the pair that stays active."""

from __future__ import annotations

import pytest

from tests.anomia.play import (
    PILE,
    asked,
    draw,
    fight,
    names,
    phase,
    rivals,
    rolled,
    table,
    told,
    truth,
    view,
    win,
)
from tests.rules import rule


@rule("AN-4.1")
def test_a_duel_card_goes_between_the_piles_and_the_die_is_rolled() -> None:
    m = table(play={0: ["river/sun"]}, left=["tool/key", "duel", "duel"])
    draw(m)
    assert names(m, truth(m).play[0]) == ["river/sun"], "never on a play pile"
    assert (names(m, truth(m).duels), view(m)["duels"]) == (["duel"], 1)
    first = tuple(view(m)["roll"])
    assert first in truth(m).edition.pairs
    assert told(m, "rolled") == [{"seat": 0, "symbols": list(first)}]
    draw(m)
    assert view(m)["duels"] == 2
    assert len(told(m, "rolled")) == 2


@rule("AN-4.1")
@pytest.mark.parametrize("pair", range(8))
def test_in_en_the_pair_is_printed_on_the_wild_card(pair: int) -> None:
    m = table(edition="en", left=["tool/key", f"duel/{pair}"])
    draw(m)
    assert tuple(view(m)["roll"]) == truth(m).edition.pairs[pair]


@rule("AN-4.2", "AN-4.6")
@pytest.mark.parametrize("drawer", range(4))
def test_the_two_who_show_the_pair_face_off_whoever_drew(drawer: int) -> None:
    """Reading 18. The example: the symbols lie before players 3 and 4."""
    m = rolled(
        ("leaf", "moon"), turn=drawer, left=[*PILE, "duel"],
        play={0: ["tree/key"], 1: ["soup/bolt"], 2: ["river/moon"], 3: ["fruit/leaf"]},
    )  # fmt: skip
    assert rivals(m) == [2, 3]
    assert (fight(m)["by"], fight(m)["name"]) == ("roll", ["a fruit", "a river"])
    win(m, 3, "Loire")
    assert view(m)["won"] == [0, 0, 0, 1]


@rule("AN-4.2")
def test_covered_cards_do_not_count() -> None:
    """Reading 18."""
    m = rolled(
        ("leaf", "moon"), left=[*PILE, "duel"],
        play={2: ["river/moon"], 3: ["fruit/leaf", "tree/key"]},
    )  # fmt: skip
    assert rivals(m) == []


@rule("AN-4.2")
def test_one_symbol_of_the_pair_alone_is_no_match() -> None:
    m = rolled(("leaf", "moon"), left=[*PILE, "duel"], play={2: ["river/moon"]})
    assert rivals(m) == []


@rule("AN-4.3")
def test_a_later_draw_that_brings_the_pair_together_is_a_face_off() -> None:
    m = rolled(
        ("leaf", "moon"), left=["sport/bolt", "fruit/leaf", "tree/key", "duel"],
        play={1: ["river/moon"]},
    )  # fmt: skip
    draw(m)  # seat 0 again: a key
    draw(m)  # seat 1 covers its moon with a leaf: nothing
    assert rivals(m) == []
    m = rolled(
        ("leaf", "moon"), left=["sport/bolt", "fruit/leaf", "soup/bolt", "tree/key", "duel"],
        play={3: ["river/moon"]},
    )  # fmt: skip
    for _ in range(3):
        assert rivals(m) == []
        draw(m)
    assert rivals(m) == [2, 3]
    assert fight(m)["by"] == "roll"


@rule("AN-4.3", "AN-5.1")
def test_a_card_uncovered_by_a_cascade_meets_the_pair_as_well() -> None:
    """Reading 18."""
    m = table(
        roll=("leaf", "moon"), turn=1, left=[*PILE, "fruit/sun"],
        play={0: ["soup/leaf", "river/sun"], 3: ["cheese/moon"]},
    )  # fmt: skip
    draw(m)
    win(m, 1, "Loire")
    assert rivals(m) == [0, 3]
    assert (fight(m)["by"], fight(m)["cascade"]) == ("roll", 2)


@rule("AN-4.3")
def test_the_next_duel_card_ends_the_pair() -> None:
    m = rolled(
        ("sun", "wave"), roll=("leaf", "moon"), play={2: ["river/moon"]},
        left=["tool/bolt", "fruit/leaf", "duel"],
    )  # fmt: skip
    draw(m)
    assert rivals(m) == [], "leaf and moon were the pair before"


@rule("AN-4.4")
def test_equal_symbols_match_as_ever_while_a_pair_is_active() -> None:
    """Reading 19: also two of the pair's own symbols."""
    for symbol in ("key", "leaf"):
        m = table(
            roll=("leaf", "moon"), play={0: [f"river/{symbol}"]}, turn=1,
            left=[*PILE, f"fruit/{symbol}"],
        )  # fmt: skip
        draw(m)
        assert (rivals(m), fight(m)["by"]) == ([0, 1], "symbol")


@rule("AN-4.5")
def test_who_drew_the_duel_card_draws_again() -> None:
    """Reading 15: only a theme card ends a turn."""
    m = table(turn=2, left=[*PILE, "river/sun", "duel", "duel"])
    draw(m)
    assert asked(m) == {2: ("left",)}
    draw(m)
    assert asked(m) == {2: ("left",)}
    draw(m)
    assert asked(m) == {3: ("left",)}


@rule("AN-4.5", "AN-5.2")
@pytest.mark.parametrize("drawer", range(4))
def test_also_after_the_face_off_it_brought(drawer: int) -> None:
    """Reading 15."""
    m = rolled(
        ("leaf", "moon"), turn=drawer, left=[*PILE, "duel"],
        play={2: ["river/moon"], 3: ["fruit/leaf"]},
    )  # fmt: skip
    win(m, 3, "Loire")
    assert phase(m) == "draw"
    assert view(m)["turn"] == drawer


@rule("AN-4.5")
def test_a_second_duel_card_replaces_the_pair_whatever_it_shows() -> None:
    """Reading 16: also when nobody faced off over the first, also with the same face."""
    seen = set()
    for key in range(40):
        m = table(f"twice {key}", left=["tool/key", "duel", "duel"])
        draw(m)
        first = tuple(view(m)["roll"])
        assert rivals(m) == []
        draw(m)
        second = tuple(view(m)["roll"])
        assert second == tuple(told(m, "rolled")[1]["symbols"])
        seen.add(first == second)
    assert seen == {True, False}


@rule("AN-4.5")
def test_the_same_pair_again_stays_active() -> None:
    """Reading 16."""
    m = table(
        edition="en", play={2: ["river/moon"]},
        left=["tool/bolt", "fruit/leaf", "duel/2", "duel/2"],
    )  # fmt: skip
    draw(m)
    draw(m)
    assert (view(m)["roll"], view(m)["duels"], rivals(m)) == (["leaf", "moon"], 2, [])
    draw(m)
    assert rivals(m) == [0, 2]
