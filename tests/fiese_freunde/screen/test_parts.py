"""Who can be chosen for which part, and why not the others: the view says what the rules say."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.games.fiese_freunde.people import ANONYMOUS, PERSONS
from tablee.games.fiese_freunde.rules.casting import candidates
from tests.fiese_freunde.play import (
    all_stay,
    asked,
    buy,
    call,
    four,
    friends,
    has,
    lives,
    new,
    offers,
    phrases,
    played,
    told,
    truth,
    who,
)
from tests.rules import rule


def parts(m: tablee.Match, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = m.view(seat)["event"]["parts"]
    return found


def reasons(m: tablee.Match, seat: int = 0, part: int = 0) -> dict[int, tuple[str, str]]:
    return {no["person"]: (no["key"], no["rule"]) for no in parts(m, seat)[part]["why_not"]}


# -- every question of random games -----------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
@rule("FF-10.1", "FF-10.4", "FF-10.8", "FF-4.10")
def test_whoever_is_not_offered_has_a_reason_and_nobody_else(seed: int) -> None:
    """In every part, each person either stands in one of the options, or is told why not."""
    seats, goals = 2 + seed % 5, "chosen" if seed % 2 else "dealt"
    for m in played(new(seats, f"parts {seed}", goals=goals), seed):
        if m.outcome is None and asked(m) in ("name", "decide"):
            check_parts(m, who(m))


def check_parts(m: tablee.Match, seat: int) -> None:
    options, shown = offers(m), parts(m, seat)
    assert sorted(slot for part in shown for slot in part["slots"]) == list(range(len(options[0])))
    for part in shown:
        offered = {option[slot] for option in options for slot in part["slots"]}
        barred = [no["person"] for no in part["why_not"]]
        assert sorted([*offered - {ANONYMOUS}, *barred]) == [p for p in range(PERSONS) if p != seat]
        check_reasons(m, seat, part)


def check_reasons(m: tablee.Match, seat: int, part: dict[str, Any]) -> None:
    """Those who fit, by the rules' own verdict, are out only by a reason of the moment."""
    t = truth(m)
    assert t.event is not None
    card = t.definition(t.event[0])
    roles = [card.open_roles[slot] for slot in part["slots"]]
    assert {(role.need, tuple(sorted(role.brings))) for role in roles} == {
        (part["need"], tuple(sorted(part["brings"])))
    }
    fit = candidates(t, seat, card, roles[0], tuple(t.callers))
    for no in part["why_not"]:
        of_the_moment = no["key"] in ("no-refused", "no-callers-first", "no-others-left")
        assert of_the_moment is (no["person"] in fit), no


@rule("FF-10.1")
@pytest.mark.parametrize("seed", range(3))
def test_only_the_one_who_chooses_gets_the_parts(seed: int) -> None:
    for m in played(new(4, f"others {seed}"), seed):
        choosing = who(m) if m.outcome is None and asked(m) in ("name", "decide") else None
        for viewer in (*range(4), None):
            event = m.view(viewer)["event"]
            if event is not None and viewer != choosing and not told_no(m):
                assert (event["parts"], event["by_phone"]) == ([], []), (viewer, asked(m))


def told_no(m: tablee.Match) -> bool:
    """While somebody else is asked to leave, the choice of persons is still under way."""
    return asked(m) == "leave"


# -- reasons, one by one ----------------------------------------------------------------------


@rule("FF-3.4", "FF-3.5")
def test_parts_that_are_alike_stand_together() -> None:
    """Two friends are one part with two places; somebody new is another part."""
    m = lives(offer=["b41"], blank="Party | friend 2 | friend, partner A", **friends(2, 3, 6))
    buy(m, "b41")
    shown = [(p["need"], p["brings"], p["slots"]) for p in parts(m)]
    assert shown == [("friend", [], [0, 1]), ("", ["friend"], [2]), ("", ["partner"], [3])]
    strangers = {person for person, (key, _) in reasons(m).items() if key == "no-friend"}
    assert strangers == {1, 4, 5, 7, 8, 9}


@rule("FF-10.5")
def test_an_unknown_rival_without_telephone_cannot_be_met() -> None:
    m = four(offer=["b41"], blank="Bar | | friend", phones={0: [1], 1: [0], 2: [0], 3: [0]})
    buy(m, "b41")
    assert reasons(m) == {2: ("no-phone", "FF-10.5"), 3: ("no-phone", "FF-10.5")}
    assert m.view(0)["event"]["by_phone"] == [1]


@rule("FF-10.5")
def test_meeting_somebody_one_knows_costs_no_telephone() -> None:
    m = four(offer=["b41"], blank="Bar | | friend", **friends(1))
    buy(m, "b41")
    assert m.view(0)["event"]["by_phone"] == [2, 3]


@rule("FF-4.10")
def test_who_has_said_no_is_named_as_such() -> None:
    m = four(offer=["b41"], blank="Date | | partner", ties={(1, 7): "engaged"})
    buy(m, "b41")
    m.answer(0, (1,))
    all_stay(m)
    m.answer(1, "no")
    assert asked(m) == "name"
    assert reasons(m)[1] == ("no-refused", "FF-4.10")
    assert reasons(m)[7] == ("no-secure", "FF-4.10")


@rule("FF-10.8")
def test_callers_come_first() -> None:
    m = four(offer=["b41"], blank="Bar | | friend")
    buy(m, "b41")
    m.answer(0, (4,))
    call(m, 1, 2)
    all_stay(m)
    assert asked(m) == "decide"
    assert set(reasons(m).values()) == {("no-callers-first", "FF-10.8")}
    assert set(reasons(m)) == {4, 5, 6, 7, 8, 9}
    assert m.view(0)["event"]["by_phone"] == [3], "forced, in place of a caller"


@rule("FF-10.10", "FF-3.5")
def test_whoever_is_the_only_one_for_another_part_is_not_free_for_this_one() -> None:
    """An ex who is needed as the ex cannot also be the friend."""
    m = lives(offer=["b41"], blank="Chat | friend, ex | +wisdom 1", ties={
        (0, 6): "ex", (0, 2): "friend", (0, 3): "friend",
    })  # fmt: skip
    buy(m, "b41")
    shown = {part["need"]: n for n, part in enumerate(parts(m))}
    assert reasons(m, 0, shown["friend"])[6] == ("no-others-left", "FF-10.10")


@rule("FF-10.7")
def test_no_telephone_for_a_goal() -> None:
    """j5 brings somebody new: never a rival one does not know, whatever telephones one holds."""
    m = four(goals={0: ["j5"]}, phones={0: [1, 2]}, **has(drugs=2, money=2) | friends(2))
    m.answer(0, "goal:j5")
    assert reasons(m) == {1: ("no-phone-goal", "FF-10.7"), 3: ("no-phone", "FF-10.5")}
    assert m.view(0)["event"]["by_phone"] == []


# -- the order of changes ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
@rule("FF-2.5", "FF-2.6")
def test_the_question_for_an_order_says_what_each_order_does(seed: int) -> None:
    """`orders` are places among the consequences; `results` is what comes of it."""
    for m in played(new(2 + seed % 5, f"orders {seed}"), seed):
        if m.outcome is None and asked(m) == "order":
            check_orders(m)


def points(phrase: str, some: int) -> str:
    """So many points of a consequence."""
    return f"{phrase.rpartition(' ')[0]} {some}" if phrase.startswith("+") else phrase


def check_orders(m: tablee.Match) -> None:
    assert m.ask is not None
    args: dict[str, Any] = m.ask.args or {}
    seat, options = who(m), offers(m)
    card = m.view(seat)["event"]["card"]
    gives = phrases(card["consequences"])
    assert args["card"] == card["id"]
    assert len(options) == len(args["orders"]) == len(args["results"])
    for option, order, result in zip(options, args["orders"], args["results"], strict=True):
        assert tuple(points(gives[n], some) for n, some in order) == option
        twin = m.clone()
        before = len(told(twin, "traits"))
        twin.answer(seat, option)
        after = told(twin, "traits")[before:][:1]
        changed = after[0]["traits"] if after and after[0]["seat"] == seat else {}
        assert changed == result


@rule("FF-4.3")
def test_a_new_love_says_which_one_it_ends() -> None:
    ties = {(0, 5): "love", (0, 6): "friend"}
    for card, ends in ("b06", 5), ("a23", None):
        m = four(offer=[card], ties=ties)
        buy(m, card)
        assert [part["ends"] for part in parts(m)] == [ends]
