"""How goals are scored, and what is foreseen of it (FL-3.2, FL-13.1, FL-13.2c)."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots import player
from tests.fog_of_love.couple import FILL, asked, couple, events, final, finale, hearts
from tests.rules import rule

# -- goals that share an aspect ---------------------------------------------------------------


def gentle(balance: int, hearts: tuple[int, int] = (21, 25)) -> tablee.Match:
    """Seat 0 has an own and a shared goal on gentleness up, and wants to be eye to eye."""
    m = finale(
        hearts=hearts,
        traits={0: ["obliging", "caring", "rash"], 1: ["tough", "hermit", "worrier"]},
        tokens={0: {"gen-up": balance}},
    )
    final(m, "equals", "team")
    return m


@rule("FL-3.2", "FL-13.2c")
@pytest.mark.parametrize(("place", "satisfaction", "met"), [(0, 26, False), (1, 22, True)])
def test_the_owner_decides_the_order_of_goals_on_one_aspect(
    place: int, satisfaction: int, met: bool
) -> None:
    """The partner ends at 22: with one goal met they are eye to eye, with two too far apart."""
    m = gentle(6)
    assert (asked(m), m.waiting, m.ask and m.ask.rule) == ("order", [0], "FL-3.2")
    rankings = m.view(0)["me"]["rankings"]
    assert [(r["traits"], r["met"]) for r in rankings] == [
        (["caring", "obliging"], 2),
        (["obliging", "caring"], 1),
    ]
    assert all(len(person["traits"]) == 3 for person in m.view(1)["persons"])  # shown to both
    m.answer(0, rankings[place]["choice"])
    assert hearts(m) == [satisfaction, 22]
    assert m.outcome is not None
    assert m.outcome[0].won is met
    told = {t["trait"]: t["met"] for t in m.view(None)["persons"][0]["traits"]}
    assert told == {"obliging": True, "caring": place == 0, "rash": False}


@rule("FL-3.2")
@pytest.mark.parametrize("balance", [2, 5, 10])
def test_an_order_that_changes_nothing_is_not_asked_for(balance: int) -> None:
    """Too few for a second whatever the order, or enough for both in any."""
    m = gentle(balance)
    assert m.outcome is not None
    assert events(m, "order") == []


@rule("FL-3.2")
def test_the_number_of_goals_met_follows_the_order_that_was_chosen() -> None:
    """A life of one's own needs two goals met: not only as many as could have been."""
    m = finale(
        "want",
        hearts=(40, 40),
        traits={0: ["obliging", "caring", "rash"]},
        tokens={0: {"gen-up": 6}},
    )
    final(m, "self", "team")
    m.answer(0, m.view(0)["me"]["rankings"][1]["choice"])
    assert m.outcome is not None
    assert not m.outcome[0].won


@rule("FL-3.2")
@pytest.mark.parametrize(("partner", "place"), [(25, 1), (32, 0)])
def test_the_house_takes_the_order_that_serves_its_destiny(partner: int, place: int) -> None:
    m = gentle(6, (21, partner))
    wanted = m.view(0)["me"]["rankings"][place]["choice"]
    assert player("fog-of-love", "house", "any")(m, 0) == wanted


# -- what is foreseen at the choice -----------------------------------------------------------


@rule("FL-13.1", "FL-13.2c")
@pytest.mark.parametrize(("gentleness", "counted"), [(9, 1), (0, -3)])
def test_the_forecast_counts_ones_own_goals_as_they_would_be_scored(
    gentleness: int, counted: int
) -> None:
    m = finale(hearts=(21, 20), traits={0: ["caring", "rash", "plain"]},
               tokens={0: {"gen-up": gentleness}})  # fmt: skip
    mine = m.view(0)["me"]
    assert mine["counted"] == counted
    checks = {d["destiny"]: {c["kind"]: c["have"] for c in d["checks"]} for d in mine["destinies"]}
    assert checks["equals"]["own-heart"] == 21 + counted
    assert checks["team"]["sum-heart"] == 41 + counted
    assert m.view(0)["persons"][0]["hearts"] == 21
    final(m, "equals", "team")
    assert hearts(m)[0] == 21 + counted
    assert m.view(0)["me"]["counted"] is None


@rule("FL-13.1")
def test_during_the_story_nothing_is_counted_ahead() -> None:
    m = couple(hand={0: list(FILL), 1: []}, hearts=(21, 20))
    mine = m.view(0)["me"]
    assert mine["counted"] is None
    (equals,) = (d for d in mine["destinies"] if d["destiny"] == "equals")
    assert {c["kind"]: c["have"] for c in equals["checks"]}["own-heart"] == 21
