"""Kinds of scene: situations, carry-overs, minor scenes, special effects (FL-10)."""

from __future__ import annotations

import pytest

from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.screen.speech import Speaker
from tests.fog_of_love.couple import (
    FILL,
    asked,
    calm,
    card_of,
    choose,
    couple,
    hearts,
    offers,
    play,
    react,
    settle,
    tokens,
    truth,
)
from tests.rules import rule


@rule("FL-10.1")
def test_a_situation_acts_on_the_next_scene_and_no_further() -> None:
    m = couple(hand={0: ["sweet-30", *FILL], 1: ["sweet-5", "serious-4"]})
    play(m, 0, "sweet-30")
    settle(m)
    assert m.view(1)["carry"] == "double-satisfaction"
    play(m, 1, "serious-4")
    assert m.view(0)["now"]["acting"] == "double-satisfaction"
    assert m.view(1)["carry"] == ""
    choose(m, "a", "a")
    assert hearts(m) == [16, 16]
    settle(m)
    assert truth(m).acting is None


@rule("FL-10.1")
def test_of_several_in_a_row_only_the_last_counts() -> None:
    m = couple(
        hand={0: ["sweet-34", *FILL], 1: ["serious-4", *FILL[:0]]}, carry=("double-satisfaction", 1)
    )
    play(m, 0, "sweet-34")
    assert truth(m).carry == ("double-tokens", 0)
    play(m, 1, "serious-4")
    choose(m, "a", "a")
    assert hearts(m) == [13, 13]


@rule("FL-10.1")
def test_a_situation_does_not_act_on_the_next_situation() -> None:
    m = couple(hand={0: ["sweet-30", *FILL], 1: ["serious-4"]}, carry=("double-tokens", 1))
    play(m, 0, "sweet-30")
    assert asked(m) == "trade"
    assert m.view(None)["now"]["acting"] == m.view(None)["carry"] == ""


@rule("FL-10.1")
def test_it_never_touches_a_chapter_and_waits_for_the_next_scene() -> None:
    m = couple(chapter=0, played=5, hand={0: ["sweet-34", *FILL], 1: ["sweet-9"]})
    play(m, 0, "sweet-34")
    assert asked(m) == "choose"
    choose(m, "a", "a")
    settle(m)
    assert hearts(m) == [18, 18]  # the chapter's +8, not doubled
    assert truth(m).carry == ("double-tokens", 0)
    play(m, 1, "sweet-9")
    choose(m, "a")
    assert tokens(m, 0) == {"ext-down": 2}


@rule("FL-10.8")
def test_other_cards_have_the_icon_too() -> None:
    m = couple(hand={0: ["serious-11", *FILL], 1: ["sweet-17"]})
    play(m, 0, "serious-11")
    choose(m, "a")
    assert truth(m).carry == ("double-sensitivity", 0)
    play(m, 1, "sweet-17")
    choose(m, "a", "d")
    assert tokens(m, 0) == {"sen-down": 2}
    assert tokens(m, 1) == {"dis-up": 2, "ext-up": 1}


@rule("FL-10.8")
def test_tokens_count_double() -> None:
    """Of the choice, whoever made it; tokens of an effect as well, satisfaction not."""
    m = couple(hand={0: ["sweet-26", *FILL], 1: []}, carry=("double-tokens", 1))
    play(m, 0, "sweet-26")
    assert tokens(m, 0) == {"ext-up": 2}
    choose(m, "b")
    settle(m)
    assert tokens(m, 1) == {"ext-up": 2}
    assert hearts(m) == [11, 10]


@rule("FL-10.8")
@pytest.mark.parametrize(("letters", "after"), [("aa", [16, 10]), ("ab", [4, 10])])
def test_one_sided_gains_and_losses(letters: str, after: list[int]) -> None:
    m = couple(hand={0: ["serious-4", *FILL], 1: []}, carry=("one-sided", 1))
    play(m, 0, "serious-4")
    choose(m, *letters)  # match: both +3; else both -3
    assert hearts(m) == after


@rule("FL-10.8")
def test_one_sided() -> None:
    """drama-13 A: the chooser ignores satisfaction, for the other it counts double."""
    m = couple(hand={0: ["drama-13"], 1: ["serious-4"]})
    play(m, 0, "drama-13")
    choose(m, "a")
    settle(m)
    play(m, 1, "serious-4")
    choose(m, "a", "a")
    assert hearts(m) == [16, 10]


@rule("FL-10.8")
def test_exchanged_choices_count_as_made_by_the_other() -> None:
    m = couple(hand={0: ["drama-8", *FILL], 1: []}, carry=("exchanged", 1))
    play(m, 0, "drama-8")
    choose(m, "a", "c")
    # counts as: 0 chose C (chooser -1), 1 chose A (chooser -2, other +2)
    assert hearts(m) == [11, 8]
    assert tokens(m, 1) == {"gen-up": 2}
    m = couple(hand={0: ["serious-3", *FILL], 1: []}, carry=("exchanged", 1))
    play(m, 0, "serious-3")
    choose(m, "a")
    assert hearts(m) == [8, 12]
    assert tokens(m, 0) == {"sin-down": 1}


@rule("FL-10.8", "FL-13.4")
def test_what_is_told_of_exchanged_choices_goes_by_whose_they_count_as() -> None:
    """One has cold feet: it counts, and is told and remembered, as the other's."""
    m = couple(story="year", hand={0: ["wedding-day", *FILL], 1: []}, carry=("exchanged", 1))
    play(m, 0, "wedding-day")
    m.answer(0, "c")
    m.answer(1, "a")
    now = m.view(None)["now"]
    assert (now["choices"], now["counted"]) == (["c", "a"], ["a", "c"])
    settle(m)
    assert hearts(m) == [5, 9]  # the one who did not leave -5
    (entry,) = m.view(None)["past"]
    assert (entry["choices"], entry["counted"]) == (("c", "a"), ("a", "c"))
    view = show(truth(m), 0)
    assert Speaker(view, 0).args(m.game.catalogue, "en")["you_wedding_day"] == "c"


@rule("FL-10.8")
@pytest.mark.parametrize(("says", "order"), [("me", [1, 0]), ("you", [0, 1])])
def test_in_turn(says: str, order: list[int]) -> None:
    """drama-19: not at the same moment; its partner decides who goes first."""
    m = couple(turn=1, hand={1: ["serious-4", *FILL], 0: []}, carry=("in-turn", 1))
    play(m, 1, "serious-4")
    assert (asked(m), m.waiting) == ("in-turn", [1])
    m.answer(1, says)
    assert m.waiting == [order[0]]
    m.answer(order[0], "b")
    assert m.view(None)["now"]["choices"][order[0]] == "b"
    assert m.waiting == [order[1]]


@rule("FL-10.8")
def test_on_behalf_of_the_other() -> None:
    m = couple(
        hand={0: ["sweet-31", "sweet-9", *FILL[:2], "sweet-5"], 1: ["serious-3", "sweet-35"]}
    )
    play(m, 0, "sweet-31")
    settle(m)
    play(m, 1, "serious-3")  # as if seat 0 had played it: seat 1 chooses
    assert m.view(None)["now"]["player"] == 0
    choose(m, "a")
    assert hearts(m) == [12, 8]
    settle(m)
    play(m, 0, "sweet-9")
    assert m.view(None)["now"]["player"] == 1
    choose(m, "a")
    settle(m)
    assert truth(m).behalf == 0
    play(m, 1, "sweet-35", "hide")
    assert [len(s) for s in truth(m).secrets] == [0, 1]


@rule("FL-10.8", "FL-10.2b")
def test_a_secret_played_on_behalf_is_unknown_to_its_owner() -> None:
    m = couple(hand={0: ["sweet-31", *FILL], 1: ["sweet-35"]})
    play(m, 0, "sweet-31")
    settle(m)
    play(m, 1, "sweet-35", "hide")
    assert [len(s) for s in truth(m).secrets] == [1, 0]
    assert m.view(0)["persons"][0]["secrets"] == [None]
    assert m.view(1)["persons"][0]["secrets"] == ["sweet-35"]


@rule("FL-10.9")
def test_secrets_and_minor_scenes_leave_it_waiting() -> None:
    m = couple(
        hand={0: ["sweet-35", *FILL], 1: ["drama-31", "sweet-9"]},
        carry=("double-satisfaction", 0),
        secrets={},
    )
    play(m, 0, "sweet-35", "hide")
    play(m, 1, "drama-31")  # reveals it: player -2, partner +2, not doubled
    settle(m)
    assert hearts(m) == [8, 12]
    assert truth(m).carry == ("double-satisfaction", 0)


@rule("FL-10.9")
def test_a_scene_that_is_skipped_uses_it_up_all_the_same() -> None:
    m = couple(
        hand={0: ["serious-3", *FILL], 1: ["drama-29", "serious-4"]},
        carry=("double-satisfaction", 0),
    )
    play(m, 0, "serious-3")
    react(m, 1, "drama-29")
    settle(m)
    assert truth(m).carry is None
    play(m, 1, "serious-4")
    choose(m, "a", "a")
    assert hearts(m) == [9 + 3, 10 + 3]


@rule("FL-10.9")
def test_what_still_waits_when_the_finale_comes_is_lost() -> None:
    m = couple(chapter=2, played=5, hand={0: ["sweet-34", *FILL], 1: []})
    play(m, 0, "sweet-34")
    assert asked(m) == "final"
    assert truth(m).carry is None


# -- minor scenes, special effects ------------------------------------------------------------


@rule("FL-10.3")
def test_a_minor_scene_goes_to_the_discard_pile_and_ends_the_turn() -> None:
    m = couple(turn=1, hand={1: ["drama-31", "sweet-9"], 0: ["sweet-5"]}, secrets={0: ["sweet-35"]})
    play(m, 1, "drama-31")
    assert m.view(0)["pile"] == ["drama-31"]
    assert m.view(0)["area"] == ["sweet-35"]
    assert m.waiting == [0]


@rule("FL-10.6")
@pytest.mark.parametrize("scene", ["drama-20", "drama-21", "drama-22", "make-over", "photo-box"])
def test_special_effect_scenes_explain_themselves(scene: str) -> None:
    m = couple(hand={0: [scene, *FILL], 1: []})
    shown = next(c for c in m.view(0)["me"]["hand"] if c["scene"]["id"] == scene)
    assert shown["scene"]["effects"]["on"]
    play(m, 0, scene)
    settle(m)
    assert m.view(None)["past"][0]["scene"] == scene


@rule("FL-10.3", "FL-10.4")
def test_reveal_secret_needs_a_secret_of_the_other() -> None:
    m = couple(hand={0: ["drama-31", "sweet-9"], 1: []}, secrets={0: ["sweet-35"]})
    assert f"play:{card_of(m, 0, 'drama-31')}" not in offers(m, 0)
    assert f"exchange:{card_of(m, 0, 'drama-31')}" in offers(m, 0)
    calm(m)
