"""FF-9.4, FF-9.6 goals: realised, exchanged; the super goals; FF-10.7."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.games.fiese_freunde.content.cards import FIRST_GOAL, CardText, compile_card
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel.words.telling import option_labels
from tests.fiese_freunde.play import (
    asked,
    board,
    changes,
    do,
    facts,
    four,
    friends,
    has,
    lives,
    offers,
    refuse,
    tie,
    times,
    told,
    traits,
    truth,
    who,
)
from tests.rules import rule

MINE = ["l1", "s1", "j1", "r1", "f1"]
PACKET = ["l2", "s2", "j2", "r2", "f2"]
OTHER = ["l3", "s3", "j3", "r3", "f3"]


# -- realising --------------------------------------------------------------------------------


@rule("FF-9.6")
def test_a_goal_is_laid_open_and_takes_the_turn() -> None:
    m = four(goals={0: ["j3", "s4"]}, **has(money=3, sadness=2))
    assert offers(m) == ("goal:j3", "pass")
    m.answer(0, "goal:j3")
    assert (who(m), board(m)["realised"], board(m)["goals_in_hand"]) == (1, ["j3"], 1)
    assert (traits(m), times(m)) == ({"money": 3}, [0, 2, 4, 6])
    assert told(m, "goal") == [{"seat": 0, "card": "j3", "count": 1, "super": False}]


@rule("FF-9.6")
def test_one_goal_a_turn() -> None:
    m = lives(goals={0: ["j3", "f6"]}, **has(money=3) | friends(2, 3, 6))
    m.answer(0, "goal:f6")
    assert who(m) == 1
    assert traits(m) == {}, "and the first million is gone with it"


@rule("FF-9.6")
def test_a_goal_of_another_is_nobody_elses() -> None:
    m = lives(goals={1: ["j3"]}, **has(money=3))
    assert offers(m) == ("pass",)
    refuse(m, 0, "goal:j3", "FF-8.3")


@rule("FF-9.6", "FF-6.5")
def test_the_open_super_goal_is_everybodys_and_the_next_is_turned_up_at_once() -> None:
    """A4-46: one a turn, though the next could be met as well."""
    able = has(smoking=2, alcohol=2, drugs=2) | friends(*range(1, 8))
    m = lives(super_goal="m2", **able)
    before = m.view(1)["super_goal"]["card"]["id"], m.view(1)["supers_left"]
    assert offers(m) == ("goal:m2", "pass"), "not yet the friends all over town"
    m.answer(0, "goal:m2")
    after = m.view(1)["super_goal"]["card"]["id"], m.view(1)["supers_left"]
    assert (before, after) == (("m2", 4), ("m4", 3))
    assert told(m, "super") == [{"card": "m4"}]
    assert who(m) == 1
    assert truth(m).knows(None) >> truth(m).supers[-1] & 1


@rule("FF-9.6")
def test_after_the_last_super_goal_there_is_none() -> None:
    able = has(smoking=2, alcohol=2, drugs=2) | friends(*range(1, 8))
    m = lives(super_goal="m1", bed={0: (3, 2)}, bed_children={0: 2}, passed=[1], **able)
    for goal in ("m1", "m4", "m3", "m2"):
        m.answer(0, f"goal:{goal}")
    assert (m.view(0)["super_goal"], m.view(0)["supers_left"]) == (None, 0)
    assert offers(m) == ("pass",)


@rule("FF-9.6", "FF-6.4")
def test_goals_in_hand_are_secret() -> None:
    m = lives(goals={0: ["j3", "s4"], 1: ["l2"]})
    assert [goal["card"]["id"] for goal in m.view(0)["goals"]] == ["j3", "s4"]
    for viewer in (1, None):
        assert "j3" not in str(m.view(viewer))
        assert board(m)["goals_in_hand"] == 2


@rule("FF-10.2", "FF-10.7")
def test_a_goals_characteristics_are_for_its_player_only() -> None:
    """A4-23: friendship, love, sex and children would be for both."""
    couple = {"ties": {(0, 1): "love"}, "nights": {(0, 1): 1}, "bed": {0: (1, 0)}}
    m = lives(goals={0: ["r7"]}, **couple)
    m.answer(0, "goal:r7")
    assert tie(m, 0, 1) == "engaged"
    m = lives(goals={0: ["f1"]}, **friends(1, 2, 3, 6, 7))
    m.answer(0, "goal:f1")
    assert (traits(m, 0), traits(m, 1)) == ({"alcohol": 1}, {})


@rule("FF-10.12", "FF-10.7")
def test_a_goals_anonymous_sex_is_for_its_player_alone() -> None:
    m = lives(goals={0: ["f2"]}, **friends(1, 2, 3) | has(alcohol=2))
    do(m, 0, "goal:f2", "w")
    assert who(m) == 1
    assert asked(m) == "turn"
    assert facts(m)["bed"] == {0: (1, 0), 1: (0, 0)}


@rule("FF-10.2", "FF-10.12")
def test_whoever_is_met_by_a_goal_gets_none_of_its_points_and_nights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A4-23, with a goal that no box has: a friend, money and sex; a marriage would be for both."""
    ours = compile_card(CardText("j5", (), ("friend A", "marry A", "+money 1", "sex")), FIRST_GOAL)
    printed = Fiese.definition
    monkeypatch.setattr(
        Fiese, "definition", lambda t, c: ours if t.name(c) == "j5" else printed(t, c)
    )
    m = lives(goals={0: ["j5"]}, **friends(1))
    before = facts(m)
    do(m, 0, "goal:j5", (1,), "w")
    assert asked(m) == "turn"
    assert changes(m, before) == {
        0: {"money": 1}, "bed": {0: (1, 0)}, "ties": {(0, 1): "married"},
    }  # fmt: skip


@rule("FF-10.7")
def test_the_persons_in_a_goals_conditions_are_only_counted() -> None:
    """Nobody is chosen, nobody can call, nobody is drawn in."""
    m = four(goals={0: ["j7"]}, ties={(0, 1): "ex", (0, 2): "separated"}, **has(wisdom=2))
    before = facts(m)
    m.answer(0, "goal:j7")
    assert changes(m, before) == {0: {"money": 1}}
    assert told(m, "named") == []


@rule("FF-10.7", "FF-10.5")
def test_no_telephones_for_goals() -> None:
    """A4-42: a rival not yet known cannot be met by one, nor call."""
    m = four(goals={0: ["j5"]}, ties={(0, 3): "friend"}, **has(drugs=2, money=2))
    m.answer(0, "goal:j5")
    assert asked(m) == "name"
    assert offers(m) == tuple((person,) for person in range(3, 10)), "not 1, not 2"
    refuse(m, 0, (1,), "FF-10.1")
    m.answer(0, (5,))
    assert (asked(m), who(m)) == ("turn", 1)
    assert [len(life["phones"]) for life in m.view(None)["boards"]] == [3, 3, 3, 3]


@rule("FF-11.8", "FF-9.6")
def test_workaholic_costs_four_time() -> None:
    """A4-45: which must be there at that moment, and goes to the bank."""
    m = lives(goals={0: ["j1"]}, time=[4, 0], **has(money=2))
    m.answer(0, "goal:j1")
    assert (times(m), m.view(None)["bank"]) == ([0, 0], 16)
    assert told(m, "pay") == [{"seat": 0, "time": 4}]
    poor = lives(goals={0: ["j1"]}, time=[3, 13], **has(money=2))
    assert "goal:j1" not in offers(poor)


# -- exchanging -------------------------------------------------------------------------------


def exchange(**more: Any) -> tablee.Match:
    given: dict[str, Any] = {"goals": {0: MINE}, "packets": [PACKET, OTHER], "time": [5, 5]}
    return lives(**given | more)


def hand(m: tablee.Match, seat: int = 0) -> list[str]:
    return [goal["card"]["id"] for goal in m.view(seat)["goals"]]


@rule("FF-9.4")
def test_pay_four_look_through_a_packet_and_swap_within_categories() -> None:
    """A4-44."""
    m = exchange()
    m.answer(0, "exchange")
    assert (times(m), m.view(None)["bank"]) == ([1, 5], 10)
    assert (asked(m), offers(m)) == ("packet", (0, 1))
    m.answer(0, 1)
    assert [goal["card"]["id"] for goal in m.view(0)["packet"]] == OTHER
    m.answer(0, ("job", "lifestyle"))
    assert hand(m) == ["l3", "s1", "j3", "r1", "f1"]
    assert m.view(0)["packet"] == []
    t = truth(m)
    assert [t.name(card) for card in t.packets[1]] == ["l1", "s3", "j1", "r3", "f3"]
    assert [t.name(card) for card in t.packets[0]] == PACKET
    assert (who(m), m.view(None)["packets"]) == (1, 2)


@rule("FF-9.4")
def test_who_swaps_hears_which_goal_goes_and_which_comes() -> None:
    m = exchange()
    do(m, 0, "exchange", 0)
    text, say = m.text(0, "en"), m.game.catalogue
    packet = next(p for p in m.state.parts(0, say, "en") if p.name.startswith("The packet"))
    assert m.ask is not None
    (option,) = option_labels(m, m.ask, ["job"], "en")
    mine, theirs = (say.format("en", f"card-{cards[2]}") for cards in (MINE, PACKET))
    assert option.does == f"“{mine}” goes, “{theirs}” comes"
    assert f"{theirs} [work]. Needs " in text
    assert packet.brief == "", "so that its cards are always told"


@rule("FF-9.4")
@pytest.mark.parametrize("swapped", [(), ("lifestyle", "spirit", "job", "relationship", "friends")])
def test_any_number_may_be_swapped(swapped: tuple[str, ...]) -> None:
    m = exchange()
    do(m, 0, "exchange", 0, swapped)
    assert hand(m) == (PACKET if swapped else MINE)


@rule("FF-9.4")
def test_only_goals_in_hand_are_swapped() -> None:
    """A4-44: not a realised one."""
    m = exchange(goals={0: ["l1", "s1"]}, realised={0: ["j1", "r1"]})
    do(m, 0, "exchange", 0)
    for wrong in (
        ("job",),
        ("friends",),
        ("lifestyle", "lifestyle"),
        ("l2",),
        "lifestyle",
        3,
        None,
    ):
        refuse(m, 0, wrong, "FF-9.4")
    m.answer(0, ("spirit",))
    assert (hand(m), board(m)["realised"]) == (["l1", "s2"], ["j1", "r1"])


@rule("FF-9.4")
def test_without_four_time_without_a_packet_or_without_a_goal_there_is_no_exchange() -> None:
    assert "exchange" in offers(exchange(time=[4, 4]))
    for lack in ({"time": [3, 5]}, {"packets": []}, {"goals": {}}):
        m = exchange(**lack)
        assert "exchange" not in offers(m)
        refuse(m, 0, "exchange", "FF-8.3")


@rule("FF-9.4")
def test_a_single_packet_needs_no_choice() -> None:
    m = exchange(packets=[PACKET])
    m.answer(0, "exchange")
    assert asked(m) == "exchange"


@rule("FF-9.4")
def test_nobody_else_sees_what_is_looked_at_or_swapped() -> None:
    m = exchange(packets=[PACKET])
    do(m, 0, "exchange")
    assert m.view(1)["packet"] == m.view(None)["packet"] == []
    t = truth(m)
    assert all(t.face_for(viewer, card) is None for card in t.packets[0] for viewer in (1, None))
    m.answer(0, ("lifestyle",))
    for viewer in (1, None):
        seen = str([m.view(viewer), m.events(viewer)])
        assert not any(f"'{name}'" in seen for name in (*MINE, *PACKET))
        assert "lifestyle" not in str(told(m, "exchange", viewer))


@rule("FF-9.4")
def test_who_had_looked_through_a_packet_before_cannot_tell_what_is_in_it_now() -> None:
    m = exchange(goals={0: MINE, 1: OTHER}, packets=[PACKET], player=1)
    do(m, 1, "exchange", ("job",))
    t = truth(m)
    assert all(t.face_for(1, card) is not None for card in t.packets[0])
    do(m, 0, "exchange")
    assert [goal["card"]["id"] for goal in m.view(0)["packet"]] == ["l2", "s2", "j3", "r2", "f2"]
    m.answer(0, ("lifestyle",))
    assert all(t.face_for(1, card) is None for card in t.packets[0])
    assert hand(m, 1) == ["l3", "s3", "j2", "r3", "f3"]


@rule("FF-9.4")
def test_it_takes_the_turn() -> None:
    m = exchange(time=[8, 8])
    do(m, 0, "exchange", 0, ())
    assert who(m) == 1
