"""AN-7.2: exactly together, and a third player's card decides."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.games.anomia.content.themes import pack
from tests.anomia.play import (
    PILE,
    act,
    all_fine,
    bell,
    burned,
    claim,
    draw,
    face_off,
    fight,
    leave,
    names,
    phase,
    rivals,
    rolled,
    say,
    table,
    told,
    top,
    truth,
    view,
    win,
)
from tests.rules import rule

FIRST = ("mango", "Loire")


def tie(m: tablee.Match, words: tuple[str, str] = FIRST, apart: int = 0) -> tablee.Match:
    """Both hand in a word that they began at the same moment."""
    one, two = rivals(m)
    say(m, one, words[0], 1_000, 2_000, wait=300)
    say(m, two, words[1], 1_000 + apart, 2_100)
    return m


def tied(**more: Any) -> tablee.Match:
    return tie(face_off(**more))


@rule("AN-7.2")
def test_both_answer_a_card_that_a_third_player_draws() -> None:
    m = tied()
    assert (phase(m), rivals(m)) == ("race", [0, 1])
    card = fight(m)["tie"]
    assert card["title"] == "a dance"
    assert fight(m)["name"] == ["a dance", "a dance"]
    assert told(m, "tie-card") == [{"title": "a dance", "third": True, "seat": 2}]
    assert view(m)["piles"] == [2, 0], "the top card of the higher pile"
    assert fight(m)["began"] == fight(m)["handed"] == [False, False]


@rule("AN-7.2", "AN-3.4")
def test_both_words_are_burned_and_a_new_heat_begins() -> None:
    """Reading 20: an answer for a tie card is burned as well."""
    m = face_off()
    heat = view(m)["heat"]
    tie(m)
    assert burned(m) == ["mango", "Loire"]
    assert view(m)["heat"] == heat + 1
    assert m.ask is not None
    assert (m.ask.args or {})["now"] == 0
    say(m, 0, "waltz", 900, 1_000, wait=100)
    say(m, 1, "tango", 950, 1_000)
    all_fine(m)
    assert [(old["word"], old["theme"]) for old in view(m)["burned"][2:]] == [
        ("waltz", "dance"),
        ("tango", "dance"),
    ]


@rule("AN-7.2")
@pytest.mark.parametrize(("winner", "won"), [(0, "fruit/sun"), (1, "river/sun")])
def test_what_is_won_is_the_loser_s_card_and_the_tie_card_goes_under_its_pile(
    winner: int, won: str
) -> None:
    """Readings 6 and 9."""
    m = tied()
    win(m, winner, "waltz")
    assert names(m, truth(m).won[winner]) == [won]
    assert names(m, truth(m).piles[0]) == ["dance/leaf", "tool/key", "bird/bolt"], "at the bottom"
    assert told(m, "tie-back") == [{"side": "left"}]


@rule("AN-7.2")
@pytest.mark.parametrize("side", [0, 1])
def test_it_goes_back_under_the_pile_it_came_from(side: int) -> None:
    """Reading 9."""
    piles = {"left": ["tool/key"], "right": ["fruit/sun"]}
    piles["left" if side == 0 else "right"][:0] = ["soup/key", "colour/bolt", "cheese/wave"]
    m = tied(**piles)
    drawn = names(m, [fight(m)["tie"]["card"]])
    assert drawn == (["tool/key"] if side == 0 else ["cheese/wave"])
    win(m, 0, "hammer" if side == 0 else "brie")
    assert names(m, truth(m).piles[side])[0] == drawn[0]
    assert drawn[0] not in names(m, truth(m).piles[1 - side])


@rule("AN-7.2")
@pytest.mark.parametrize("symbol", ["sun", "leaf", "moon"])
def test_the_tie_card_matches_nothing_on_the_table(symbol: str) -> None:
    """Reading 8: not by its symbol, and not by the pair."""
    m = tied(play={2: ["soup/leaf"]}, roll=("leaf", "moon"), left=["tool/key", f"dance/{symbol}"])
    assert rivals(m) == [0, 1]
    assert len(told(m, "noticed")) == 1
    win(m, 1, "waltz")
    assert rivals(m) == []


@rule("AN-7.2")
def test_a_duel_card_goes_under_the_pile_and_another_is_drawn() -> None:
    """Reading 9: it is not rolled for."""
    m = tied(left=["tool/key", "tree/wave", "duel", "duel"])
    assert fight(m)["tie"]["title"] == "a tree"
    assert names(m, truth(m).piles[0]) == ["duel", "duel", "tool/key"]
    assert (view(m)["roll"], view(m)["duels"]) == ([], 0)
    assert [event["side"] for event in told(m, "tie-duel")] == ["left", "left"]
    win(m, 0, "oak")
    assert names(m, truth(m).piles[0]) == ["tree/wave", "duel", "duel", "tool/key"]


@rule("AN-7.2")
def test_a_pile_of_duel_cards_only_is_passed_over() -> None:
    m = tied(left=["duel", "duel"], right=["tree/wave", "fruit/sun"])
    assert fight(m)["tie"]["title"] == "a tree"
    assert names(m, truth(m).piles[0]) == ["duel", "duel"]
    assert view(m)["piles"] == [2, 0]


@rule("AN-7.2")
@pytest.mark.parametrize("left", [[], ["duel"], ["duel", "duel"]])
def test_with_no_theme_left_one_of_an_unused_pack_serves(left: list[str]) -> None:
    """Reading 10: not counted, and back to its box."""
    m = tied(left=left)
    card = fight(m)["tie"]
    others = [theme for number in (2, 3) for theme in pack("en", number).themes]
    (theme,) = [theme for theme in others if theme.title == card["title"]]
    assert card["card"] == -1
    assert theme.title not in [used.title for used in pack("en", 1).themes]
    assert fight(m)["name"] == [theme.title] * 2
    before = truth(m).components()
    win(m, 1, theme.answers[0])
    assert names(m, truth(m).won[1]) == ["river/sun"]
    assert truth(m).components() == before == 2 + len(left)
    assert (m.outcome is None) is bool(left)


# -- the third player -------------------------------------------------------------------------


@rule("AN-7.2")
@pytest.mark.parametrize(
    ("drawer", "rival", "third"),
    [(0, 1, 2), (0, 2, 1), (0, 3, 1), (1, 0, 2), (3, 0, 1), (3, 2, 0), (2, 3, 0), (2, 0, 3)],
)
def test_the_third_is_the_next_after_the_drawer_who_is_free(
    drawer: int, rival: int, third: int
) -> None:
    """Reading 7."""
    m = table(play={rival: ["river/sun"]}, turn=drawer, left=[*PILE, "fruit/sun"])
    draw(m)
    words = ("mango", "Loire") if rival < drawer else ("Loire", "mango")
    tie(m, words)
    assert told(m, "tie-card")[0]["seat"] == third
    assert view(m)["turn"] == (drawer + 1) % 4, "it is nobody's turn"


@rule("AN-7.2")
@pytest.mark.parametrize(("drawer", "third"), [(0, 1), (1, 0), (2, 0), (3, 0)])
def test_the_drawer_of_a_duel_card_is_the_last_drawer_too(drawer: int, third: int) -> None:
    """Reading 7: the turn has not moved, but the next player after the drawer is asked for."""
    m = rolled(
        ("leaf", "moon"), turn=drawer, left=[*PILE, "duel"],
        play={2: ["river/moon"], 3: ["fruit/leaf"]},
    )  # fmt: skip
    tie(m, ("mango", "Loire"))
    assert told(m, "tie-card")[0]["seat"] == third


@rule("AN-7.2")
def test_with_three_the_drawer_may_be_the_only_one_free() -> None:
    m = rolled(
        ("leaf", "moon"), seats=3, left=[*PILE, "duel"],
        play={1: ["river/moon"], 2: ["fruit/leaf"]},
    )  # fmt: skip
    tie(m, ("mango", "Loire"))
    assert told(m, "tie-card")[0]["seat"] == 0


@rule("AN-7.2", "AN-8.6")
def test_who_left_draws_no_tie_card() -> None:
    m = face_off()
    leave(m, 2)
    tie(m)
    assert told(m, "tie-card")[0]["seat"] == 3


@rule("AN-7.2", "AN-1.6")
def test_in_twos_it_is_drawn_without_a_third() -> None:
    m = tied(seats=2)
    assert told(m, "tie-card") == [{"title": "a dance", "third": False}]
    win(m, 0, "waltz")
    assert view(m)["won"] == [1, 0]


# -- again and again --------------------------------------------------------------------------

THRICE = [("waltz", "tango"), ("robin", "eagle"), ("hammer", "saw")]


@rule("AN-7.2")
def test_after_three_ties_the_smaller_time_decides() -> None:
    """Reading 11."""
    m = tied()
    for n, words in enumerate(THRICE[:2], 1):
        assert fight(m)["ties"] == n
        tie(m, words)
    assert fight(m)["ties"] == 3
    assert fight(m)["tie"]["title"] == "a tool"
    tie(m, THRICE[2], apart=-1)
    assert claim(m) == 1
    assert len(told(m, "tie")) == 3
    all_fine(m)
    assert names(m, truth(m).won[1]) == ["river/sun"]


@rule("AN-7.2")
def test_equal_to_the_millisecond_even_then_the_lot_decides() -> None:
    winners = set()
    for n in range(12):
        m = tied(key=f"lot {n}")
        for words in THRICE:
            tie(m, words)
        winners.add(claim(m))
    assert winners == {0, 1}


@rule("AN-7.2")
def test_each_tie_card_goes_back_before_the_next_is_drawn() -> None:
    m = tied()
    tie(m, THRICE[0])
    assert names(m, truth(m).piles[0]) == ["dance/leaf", "tool/key"]
    assert fight(m)["tie"]["title"] == "a bird"
    assert truth(m).components() == 5


@rule("AN-7.2", "AN-3.8")
def test_if_nobody_finds_anything_the_newer_card_of_the_face_off_goes() -> None:
    """Readings 6 and 17: patience begins anew; the tie card goes under its pile."""
    m = tied()
    assert bell(m) == 25_000
    assert len(fight(m)["hints"]) == 2
    assert bell(m) == 40_000
    assert names(m, truth(m).out) == ["fruit/sun"]
    assert names(m, truth(m).piles[0])[0] == "dance/leaf"
    assert top(m, 0) == "river/sun"


@rule("AN-7.2", "AN-3.8")
def test_patience_begins_anew_after_a_hint_and_after_a_late_refusal() -> None:
    m = face_off(spotting="soon")
    bell(m)  # noticed at 2 s
    assert bell(m) == 27_000
    say(m, 0, "spoon", 38_000, 38_500)
    act(m, 1, "challenge", 39_000)
    for seat in (2, 3):
        act(m, seat, "no", 40_000)
    say(m, 0, "mango", 44_000, 44_500, wait=300)
    say(m, 1, "Loire", 44_000, 44_600)
    assert fight(m)["ties"] == 1
    assert fight(m)["hints"] == []
    assert bell(m) == 25_000
    assert len(fight(m)["hints"]) == 2
    assert bell(m) == 40_000


@rule("AN-7.2", "AN-3.4")
def test_the_word_of_the_first_answer_cannot_serve_for_the_tie_card() -> None:
    m = tied()
    say(m, 0, "Loire", 500, 900)
    (refused,) = told(m, "no-example")
    assert refused == {"seat": 0, "word": "Loire", "reason": "said", "sayer": 1}
