"""Destinies in hand and pile (FL-11)."""

from __future__ import annotations

import pytest

import tablee
from tests.fog_of_love.couple import (
    FILL,
    asked,
    choose,
    couple,
    destiny,
    events,
    held,
    offers,
    play,
    refuse,
    settle,
    truth,
)
from tests.rules import rule

ALL = ("devotion", "team", "equals", "dominant", "self", "exit", "heartbreaker")


def after(scene: str, letters: str, hand: str, pile: str = "", story: str = "want") -> tablee.Match:
    """Seat 1 plays a scene on which seat 0 (or both) choose; seat 0 has these destinies."""
    m = couple(
        story=story,
        turn=1,
        hand={1: [scene, *FILL], 0: []},
        destinies={0: hand.split()},
        forgone={0: pile.split()},
    )
    play(m, 1, scene)
    choose(m, *letters)
    return m


@rule("FL-11.1", "FL-14.1")
def test_always_secret_and_the_pile_may_be_looked_through() -> None:
    m = couple(story="want", hand={0: list(FILL), 1: []})
    mine = m.view(0)["me"]
    assert {d["destiny"] for d in mine["destinies"]} == set(ALL[:5])
    assert {d["destiny"] for d in mine["forgone"]} == set(ALL[5:])  # so says the synopsis
    for viewer in (1, None):
        told = str(m.view(viewer)["persons"])
        assert "destinies" not in told
        assert "forgone" not in told


@rule("FL-11.2")
def test_never_fewer_than_two_after_a_discard() -> None:
    m = couple(
        chapter=0,
        played=5,
        hand={0: ["sweet-9", *FILL], 1: []},
        destinies={0: ["devotion", "team"]},
        forgone={0: ["equals", "dominant"]},
    )
    play(m, 0, "sweet-9")
    choose(m, "a")
    choose(m, "c", "a")  # chapter two: each discards a destiny
    assert offers(m, 0) == ("nothing",)
    card = truth(m).destinies[0][0]
    refuse(m, 0, f"drop:{card}", "no-such-option", "FL-11.3")
    m.answer(0, "nothing")
    assert held(m, 0) == {"devotion", "team"}
    settle(m)
    assert events(m, "destiny-stays", 0) == [{"seat": 0, "why": "two"}]
    assert events(m, "destiny-stays", 1) == []


@rule("FL-11.2", "FL-11.3")
def test_the_option_forbids_one() -> None:
    """sunday-2: A may not discard devotion."""
    m = couple(chapter=0, played=5, hand={0: ["sweet-9", *FILL], 1: []})
    play(m, 0, "sweet-9")
    choose(m, "a")
    choose(m, "a", "b")
    state = truth(m)
    for seat, spared in ((0, "devotion"), (1, "team")):
        dropped = {state.name(int(o.split(":")[1])) for o in offers(m, seat)}
        assert dropped == {"devotion", "team", "equals", "dominant"} - {spared}
    destiny(m, 0, "drop", "equals")
    destiny(m, 1, "drop", "dominant")
    assert held(m, 0) == {"devotion", "team", "dominant"}
    assert held(m, 1) == {"devotion", "team", "equals"}


@rule("FL-11.3", "FL-11.3b")
def test_swap_in() -> None:
    m = after("sweet-19", "a", "devotion team equals", "dominant")
    assert {len(o.split(":")) for o in offers(m, 0)} == {3}
    destiny(m, 0, "swap", "dominant", "team")
    assert held(m, 0) == {"devotion", "equals", "dominant"}


@rule("FL-11.3")
def test_swap_in_does_nothing_if_it_is_in_hand() -> None:
    m = after("sweet-19", "a", "devotion dominant", "equals")
    assert (asked(m), offers(m, 0)) == ("destiny", ("nothing",))
    m.answer(0, "nothing")
    assert [e["why"] for e in events(m, "destiny-stays", 0)] == ["none"]


@rule("FL-11.3")
def test_with_an_empty_pile_no_swap() -> None:
    m = after("serious-18", "c", "devotion team equals dominant")  # swap out devotion
    assert offers(m, 0) == ("nothing",)
    m.answer(0, "nothing")
    assert "devotion" in held(m, 0)


@rule("FL-11.3", "FL-11.3b")
def test_swap_out() -> None:
    m = after("serious-18", "c", "devotion team", "equals exit")
    state = truth(m)
    takes = {state.name(int(o.split(":")[1])) for o in offers(m, 0)}
    assert takes == {"equals", "exit"}
    destiny(m, 0, "swap", "exit", "devotion")
    assert held(m, 0) == {"team", "exit"}  # also with two: the number stays as it was


@rule("FL-11.3")
def test_discard_a_named_one_only_if_it_is_in_hand() -> None:
    for hand, left in (("exit team equals", 2), ("devotion team equals", 3)):
        m = after("serious-10", "a", hand, "")
        settle(m)
        assert len(held(m, 0)) == left
        assert "exit" not in held(m, 0)
        assert [e["why"] for e in events(m, "destiny-stays", 0)] == ["none"] * (left - 2)


@rule("FL-11.3")
def test_retrieve() -> None:
    m = couple(
        story="want",
        hand={0: ["drama-1", *FILL], 1: []},
        destinies={0: ["devotion", "team"], 1: ["equals", "team"]},
        forgone={0: ["equals"], 1: ["devotion"]},
    )
    play(m, 0, "drama-1")
    choose(m, "c", "c")  # both retrieve equals; ignored if in hand
    assert held(m, 0) == {"devotion", "team", "equals"}
    assert held(m, 1) == {"equals", "team"}


@rule("FL-11.3")
def test_retrieve_any() -> None:
    m = couple(
        hand={0: ["serious-6", *FILL], 1: []},
        destinies={0: ["devotion", "team"]},
        forgone={0: ["equals", "dominant"]},
    )
    play(m, 0, "serious-6")
    choose(m, "a", "c")
    assert offers(m, 1) == ("nothing",)
    destiny(m, 0, "retrieve", "dominant")
    m.answer(1, "nothing")
    assert held(m, 0) == {"devotion", "team", "dominant"}


@rule("FL-11.3")
def test_destinies_not_in_this_story_are_ignored() -> None:
    m = after("drama-3", "b", "devotion team equals dominant", story="sunday")  # swap in exit
    assert asked(m) == "play"
    assert events(m, "destiny", 0) == []


@rule("FL-11.3b")
def test_compulsory_unless_the_card_says_may() -> None:
    m = couple(
        story="want",
        turn=1,
        hand={1: ["drama-12"], 0: []},
        destinies={0: ["devotion", "team"]},
        forgone={0: ["dominant"]},
    )
    play(m, 1, "drama-12")
    choose(m, "a")
    assert "nothing" in offers(m, 0)
    m.answer(0, "nothing")
    assert events(m, "destiny-stays", 0) == []  # it was wished for
    m = after("sweet-19", "a", "devotion team", "dominant")
    assert "nothing" not in offers(m, 0)


@rule("FL-11.3b")
def test_of_two_that_are_named_the_owner_picks() -> None:
    m = after("drama-11", "b", "devotion team", "exit heartbreaker equals")
    state = truth(m)
    assert {state.name(int(o.split(":")[1])) for o in offers(m, 0)} == {"exit", "heartbreaker"}


@rule("FL-11.3b")
@pytest.mark.parametrize(("hand", "left"), [("devotion team", 2), ("devotion team equals", 2)])
def test_reveal_and_discard_reveals_in_any_case(hand: str, left: int) -> None:
    m = after("sweet-5", "a", hand)
    destiny(m, 0, "show", "team")
    assert events(m, "destiny-shown", 1)[0]["destiny"] == "team"
    assert len(held(m, 0)) == left
    told = [e["why"] for e in events(m, "destiny-stays", 0)]
    assert told == (["two"] if hand == "devotion team" else [])


@rule("FL-11.3b", "FL-9.6")
def test_say_whether_it_is_in_hand() -> None:
    m = couple(
        hand={0: ["sweet-10", *FILL], 1: []},
        destinies={0: ["devotion", "team"], 1: ["team", "equals"]},
        forgone={0: ["equals", "dominant"], 1: ["devotion", "dominant"]},
    )
    play(m, 0, "sweet-10")
    choose(m, "a", "a")
    said = {e["seat"]: e["held"] for e in events(m, "destiny-said")}
    assert said == {0: "yes", 1: "no"}


@rule("FL-14.3", "FL-11.1")
def test_only_the_effect_called_for_is_open() -> None:
    """Whether it moved a destiny, the partner can't see: not in a view, an event or a question."""
    seen = []
    for hand, pile in (("devotion team dominant", "equals"), ("devotion team equals", "dominant")):
        m = after("sweet-19", "a", hand, pile)
        before = m.view(1), m.waiting
        assert m.ask is not None
        assert m.ask.window
        m.answer(0, offers(m, 0)[0])
        seen.append((before, m.view(1), m.events(1), m.waiting))
    one, other = seen
    first_events = [e for e in one[2] if e["key"] != "commit"]
    second_events = [e for e in other[2] if e["key"] != "commit"]
    assert first_events == second_events
    assert one[0] == other[0]
    assert one[1] == other[1]
