"""A turn (FL-7)."""

from __future__ import annotations

from tests.fog_of_love.couple import (
    FILL,
    asked,
    card_of,
    choose,
    couple,
    events,
    hand,
    names,
    offers,
    play,
    refuse,
    settle,
    truth,
)
from tests.rules import rule


@rule("FL-7.1")
def test_minor_scenes_may_be_exchanged_any_number_of_times() -> None:
    m = couple(
        hand={0: ["drama-30", "drama-29", *FILL[:3]], 1: []},
        decks={"sweet": ["sweet-5", "sweet-6", "sweet-7"]},
    )
    play(m, 0, "drama-30", "exchange")
    assert m.view(1)["pile"] == ["drama-30"]  # face up
    play(m, 0, "drama-29", "exchange")
    assert hand(m, 0)[-2:] == ["sweet-5", "sweet-6"]
    assert (asked(m), m.waiting) == ("play", [0])


@rule("FL-7.1")
def test_a_minor_scene_drawn_so_may_be_exchanged_again() -> None:
    m = couple(
        chapter=2, hand={0: ["drama-30", *FILL], 1: []}, decks={"drama": ["drama-29", "drama-1"]}
    )
    play(m, 0, "drama-30", "exchange")
    play(m, 0, "drama-29", "exchange")
    assert hand(m, 0)[-1] == "drama-1"


@rule("FL-7.1")
def test_only_minor_scenes_are_exchanged() -> None:
    m = couple(hand={0: list(FILL), 1: []})
    refuse(m, 0, f"exchange:{card_of(m, 0, 'sweet-1')}", "no-such-option", "FL-7.2")


@rule("FL-7.2", "FL-7.3", "FL-7.8")
def test_play_one_and_draw_up_to_five() -> None:
    m = couple(
        hand={0: ["sweet-9", "sweet-1"], 1: ["serious-1"]},
        decks={"sweet": [f"sweet-{n}" for n in (2, 3, 4, 5, 6)]},
    )
    play(m, 0, "sweet-9")
    for seat in (0, 1, None):
        assert m.view(seat)["now"]["scene"]["id"] == "sweet-9"  # open to both at the same moment
    choose(m, "a")
    assert m.view(None)["area"] == ["sweet-9"]
    assert hand(m, 0) == ["sweet-1", "sweet-2", "sweet-3", "sweet-4", "sweet-5"]
    assert m.waiting == [1]


@rule("FL-7.3", "FL-7.10")
def test_with_five_or_more_none_is_drawn() -> None:
    m = couple(hand={0: ["sweet-26", *FILL, "sweet-5", "sweet-6"], 1: ["sweet-8"]})
    play(m, 0, "sweet-26")
    choose(m, "b")
    settle(m)
    assert len(hand(m, 0)) == 6  # no limit, no forced discard
    assert events(m, "draw") == []
    assert m.waiting == [1]


@rule("FL-7.10")
def test_a_hand_that_shrinks_outside_its_owners_turn_waits() -> None:
    m = couple(
        chapter=2,
        hand={0: ["drama-8", *FILL], 1: ["drama-17", "sweet-8"]},
        decks={"drama": ["drama-1", "drama-2", "drama-3", "drama-4"]},
    )
    play(m, 0, "drama-8")
    m.answer(0, "a")
    m.answer(1, "b")
    m.answer(1, f"react:{card_of(m, 1, 'drama-17')}")
    settle(m)
    assert len(hand(m, 0)) == 5  # 4 after the play, 3 after the discard; refilled in the own turn
    assert len(hand(m, 1)) == 1  # sweet-8 discarded, one drawn; not refilled


@rule("FL-7.5")
def test_a_deck_that_runs_out_is_reshuffled_from_its_own_cards() -> None:
    m = couple(
        hand={0: ["sweet-9"], 1: []},
        decks={"sweet": ["sweet-2"]},
        pile=["sweet-4", "drama-1"],
        hidden_pile=["sweet-5", "serious-1"],
    )
    play(m, 0, "sweet-9")
    choose(m, "a")
    got = hand(m, 0)
    assert got[0] == "sweet-2"
    assert set(got[1:3]) == {"sweet-4", "sweet-5"}
    assert events(m, "reshuffle")[0]["deck"] == "sweet"
    assert len(got) == 5  # then any deck serves
    assert m.view(None)["pile"] == ["drama-1"]


@rule("FL-7.5")
def test_another_allowed_deck_comes_first_and_nothing_is_drawn_if_all_are_empty() -> None:
    m = couple(
        story="school",
        chapter=1,
        hand={0: ["sweet-9"], 1: []},
        decks={"sweet": [], "serious": ["serious-1"], "drama": ["drama-1"]},
    )
    play(m, 0, "sweet-9")
    choose(m, "a")
    assert hand(m, 0) == ["serious-1", "drama-1"]
    assert m.waiting == [0]  # the other has nothing to play, and draws nothing


@rule("FL-7.5")
def test_for_a_deck_that_is_empty_the_chapters_own_serves_before_any_other() -> None:
    m = couple(chapter=1, hand={0: ["sweet-24", *FILL], 1: []},
               decks={"sweet": [], "serious": ["serious-1"], "drama": ["drama-1"]})  # fmt: skip
    play(m, 0, "sweet-24")
    choose(m, "a", "a")  # draws a sweet one, of which there are none
    assert hand(m, 0)[-1] == "serious-1"


@rule("FL-7.6")
def test_a_hand_that_cannot_be_played() -> None:
    """Reveal secret with nothing to reveal, reactions: first exchange; no card twice in a turn."""
    m = couple(
        chapter=2,
        hand={0: ["drama-31"], 1: ["sweet-3"]},
        decks={"sweet": [], "serious": [], "drama": ["drama-30"]},
    )
    assert [verb.split(":")[0] for verb in offers(m, 0)] == ["exchange"]
    play(m, 0, "drama-31", "exchange")
    play(m, 0, "drama-30", "exchange")  # the deck is made anew from both of them
    assert len(hand(m, 0)) == 1
    assert [verb.split(":")[0] for verb in offers(m, 0)] == ["stuck"]
    stuck = hand(m, 0)[0]
    m.answer(0, offers(m, 0)[0])
    assert events(m, "stuck") == [{"seat": 0}]
    assert events(m, "discard", 1)[0]["scene"] == "some"  # face down
    assert events(m, "discard", 0)[0]["scene"] == stuck
    assert m.waiting == [1]


@rule("FL-7.7")
def test_there_is_no_pass() -> None:
    m = couple(hand={0: list(FILL), 1: []})
    assert all(option.startswith("play:") for option in offers(m, 0))
    refuse(m, 0, "pass", "no-such-option", "FL-7.2")


@rule("FL-7.7", "FL-7.8")
def test_turns_alternate_and_scenes_are_laid_one_upon_the_other() -> None:
    m = couple(hand={0: ["sweet-9", "sweet-1", *FILL[1:3]], 1: ["sweet-5", "serious-3", "sweet-8"]})
    turns = []
    for scene in ("sweet-9", "serious-3", "sweet-1", "sweet-8"):
        turns += m.waiting
        play(m, m.waiting[0], scene)
        choose(m, *("a" * len(m.asks)))
        settle(m)
    assert turns == [0, 1, 0, 1]
    assert m.view(None)["area"] == ["sweet-9", "serious-3", "sweet-1", "sweet-8"]  # last on top


@rule("FL-7.9")
def test_drawing_still_follows_a_secret_and_a_minor_scene() -> None:
    m = couple(
        hand={0: ["sweet-35"], 1: ["drama-31", "sweet-8"]},
        decks={
            "sweet": [f"sweet-{n}" for n in range(1, 8)]
            + ["sweet-9", "sweet-10", "sweet-11", "sweet-12"]
        },
    )
    play(m, 0, "sweet-35", "hide")
    assert len(hand(m, 0)) == 5
    play(m, 1, "drama-31")
    assert len(hand(m, 1)) == 5
    assert m.waiting == [0]


@rule("FL-7.2")
def test_a_card_that_is_not_in_the_hand() -> None:
    m = couple(hand={0: ["sweet-9"], 1: ["sweet-1"]})
    partners = truth(m).hands[1][0]
    refuse(m, 0, f"play:{partners}", "no-such-option", "FL-7.2")
    refuse(m, 0, "play:9999", "no-such-option", "FL-7.2")
    refuse(m, 1, f"play:{partners}", "no-not-asked", "FL-7.2")
    assert names(m, truth(m).hands[1]) == ["sweet-1"]


@rule("FL-7.5", "FL-7.7")
def test_with_nothing_left_anywhere_the_chapter_ends() -> None:
    empty: dict[str, list[str]] = {"sweet": [], "serious": [], "drama": []}
    m = couple(hand={0: ["sweet-9"], 1: []}, decks=empty)
    play(m, 0, "sweet-9")
    choose(m, "a")
    assert m.view(None)["chapters"][-1] == "sunday-2"
