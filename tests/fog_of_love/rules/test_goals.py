"""Satisfaction, balances, trait goals, and what destinies need (FL-2, FL-3, FL-11.4, FL-11.6)."""

from __future__ import annotations

import re

import pytest

from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID
from tablee.games.fog_of_love.content.goal_grammar import Trait, read_goal
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS, ASPECTS, DIMENSIONS
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.rules.goals import (
    Standing,
    balance,
    fulfilled,
    goals_met,
    needed,
    opposed,
    shared_balance,
)
from tests.fog_of_love.couple import (
    FILL,
    calm,
    choose,
    couple,
    events,
    hearts,
    names,
    offers,
    play,
    tokens,
    truth,
)
from tests.rules import rule


def lying(one: dict[str, int] | None = None, two: dict[str, int] | None = None) -> list[int]:
    return [side.get(aspect, 0) for side in (one or {}, two or {}) for aspect in ASPECTS]


@rule("FL-2.1")
def test_satisfaction_never_goes_below_0() -> None:
    m = couple(hearts=(1, 0), hand={0: ["serious-4"], 1: []})
    play(m, 0, "serious-4")
    choose(m, "a", "b")  # no match: both -3
    assert hearts(m) == [0, 0]
    assert events(m, "heart") == [{"seat": 0, "gain": -1, "hearts": 0}]


@rule("FL-2.1")
def test_satisfaction_has_no_upper_end() -> None:
    m = couple(hearts=(98, 120), hand={0: ["serious-4"], 1: []})
    play(m, 0, "serious-4")
    choose(m, "a", "a")
    assert hearts(m) == [101, 123]


@rule("FL-2.2")
def test_both_aspects_of_a_dimension_may_hold_tokens() -> None:
    m = couple(tokens={1: {"gen-down": 2}}, hand={0: ["drama-8"], 1: []})
    play(m, 0, "drama-8")
    choose(m, "a", "c")
    assert tokens(m, 1) == {"gen-down": 2, "gen-up": 1, "sen-down": 1}
    assert tokens(m, 0) == {"gen-up": 2}


@rule("FL-2.3")
def test_the_rulebooks_example_of_a_balance() -> None:
    """Gentleness up by 3 with 2 own tokens on gentleness down takes 5 on gentleness up."""
    goal = read_goal("kind", "own gen+ 3")
    for up, met in ((3, False), (4, False), (5, True)):
        assert goals_met(lying({"gen+": up, "gen-": 2}), 0, [goal]) == [met]
    table = lying({"gen+": 5, "gen-": 2}, {"gen+": 1, "gen-": 4})
    assert balance(table, 0, ASPECTS.index("gen+")) == 3
    assert balance(table, 1, ASPECTS.index("gen+")) == -3
    assert shared_balance(table, ASPECTS.index("gen-")) == 0


@rule("FL-2.4", "FL-2.5")
def test_every_aspect_has_its_meaning_in_both_languages() -> None:
    say = couple().game.catalogue
    for aspect in ASPECT_IDS:
        dimension, way = aspect.split("-")
        for lang in ("en", "fr"):
            assert say.has(lang, f"aspect-{aspect}")
            assert say.has(lang, f"dimension-{dimension}.{way}")
    assert "facette" in say.format("fr", "ask-guess")
    assert "aspect" in say.format("en", "ask-guess")


@rule("FL-2.4")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_up_and_down_mean_what_the_clause_says(lang: str) -> None:
    """Its sentence on a dimension has the words of both aspects, up first."""
    say = GAME.catalogue
    told = (GAME.folder / "clauses" / f"{lang}.md").read_text("utf-8")
    clause = told[told.index("### FL-2.4") : told.index("### FL-2.5")]
    for dimension in DIMENSIONS:
        name = say.format(lang, f"dimension-{dimension}")
        (sentence,) = re.findall(rf"{name}\s*: ([^.]*)", clause)
        up, down = (
            [sentence.index(w.removeprefix("un ")) for w in say.format(lang, key).split(", ")]
            for key in (f"dimension-{dimension}.up", f"dimension-{dimension}.down")
        )
        assert max(up) < min(down)


@rule("FL-3.3")
@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_character_may_act_against_a_trait(letter: str) -> None:
    """Whoever wants to be truthful may lie: it is offered, and costs nothing but the goal."""
    m = couple(hand={0: ["serious-3", *FILL], 1: []}, traits={1: ["candid", "plain", "rash"]})
    play(m, 0, "serious-3")
    calm(m)
    assert offers(m, 1) == ("a", "b")
    choose(m, letter)
    assert tokens(m, 1) == {"sin-down" if letter == "a" else "sin-up": 1}
    assert hearts(m) == ([12, 8] if letter == "a" else [8, 9])
    assert names(m, truth(m).traits[1]) == ["candid", "plain", "rash"]


@rule("FL-3.1", "FL-3.1b")
def test_individual_3_shared_5() -> None:
    assert {(t.shared, t.needs) for t in BOX.traits} == {(False, 3), (True, 5)}
    assert sum(t.shared for t in BOX.traits) == 22
    shared = read_goal("worrier", "shared sen+ 5")
    assert goals_met(lying({"sen+": 2}, {"sen+": 3}), 0, [shared]) == [True]
    assert goals_met(lying({"sen+": 5}, {"sen-": 1}), 0, [shared]) == [False]


@rule("FL-3.2")
def test_the_second_goal_on_an_aspect_needs_double_the_third_triple() -> None:
    own, shared = read_goal("a", "own gen+ 3"), read_goal("b", "shared gen+ 5")
    third = read_goal("c", "own gen+ 3")
    away = read_goal("d", "own gen- 3")
    assert sorted(needed(lying(), 0, [own, shared])) == [3, 10]
    assert goals_met(lying({"gen+": 6}), 0, [own, shared]) == [True, True]  # 5, and 3 twice
    assert goals_met(lying({"gen+": 5}), 0, [own, shared]).count(True) == 1
    assert goals_met(lying({"gen+": 8}), 0, [own, third, shared]).count(True) == 2
    assert goals_met(lying({"gen+": 9}), 0, [own, third, shared]) == [True, True, True]
    assert needed(lying(), 0, [own, away]) == [3, 3]  # opposite aspects do not count together


@rule("FL-3.2")
def test_the_order_that_meets_the_most_is_taken() -> None:
    """15 shared and 3 own tokens: own first would be 3 and 10; both orders are tried."""
    own, shared = read_goal("a", "own ext+ 3"), read_goal("b", "shared ext+ 5")
    table = lying({"ext+": 3}, {"ext+": 7})
    assert goals_met(table, 0, [own, shared]) == [True, True]
    assert goals_met(lying({"ext+": 6}, {"ext-": 1}), 0, [own, shared]) == [True, True]


@rule("FL-3.3", "FL-3.4")
def test_only_traits_held_at_the_finale_count() -> None:
    m = couple(
        chapter=2,
        played=6,
        hand={0: ["drama-20"], 1: []},
        traits={0: ["warm-hearted", "candid", "driven"]},
        tokens={0: {"gen-down": 9, "dis-up": 5}},
        decks={"traits": ["tough", "plain", "rash"]},
        hearts=(20, 20),
    )
    play(m, 0, "drama-20")  # a trait is changed
    state = truth(m)
    m.answer(0, next(c for c in state.traits[0] if state.name(c) == "warm-hearted"))
    tough = next(c for c in truth(m).dealt[0] if truth(m).name(c) == "tough")
    m.answer(0, tough)
    while m.asks:
        seat = next(iter(m.asks))
        m.answer(seat, m.default(seat))
    goals = {e["trait"]: e["met"] for e in events(m, "goal") if e["seat"] == 0}
    assert goals == {"candid": "no", "driven": "yes", "tough": "yes"}


# -- destinies --------------------------------------------------------------------------------


def standing(
    mine: int, yours: int, table: list[int], partner: str, traits: tuple[Trait, ...] = ()
) -> Standing:
    return Standing(0, (mine, yours), tuple(table), traits, DESTINY_BY_ID[partner])


@rule("FL-11.4")
@pytest.mark.parametrize(
    ("sincerity", "yours", "partner", "met"),
    [
        (4, 40, "team", True),
        (3, 40, "team", False),
        (4, 39, "team", False),
        (4, 40, "exit", False),
        (4, 40, "heartbreaker", False),
    ],
)
def test_the_rulebooks_example_unconditional_love(
    sincerity: int, yours: int, partner: str, met: bool
) -> None:
    """The own satisfaction does not matter."""
    table = lying({"sin+": sincerity + 1, "sin-": 1})
    at = standing(0, yours, table, partner)
    assert fulfilled(DESTINY_BY_ID["devotion"], at) is met


@rule("FL-11.4")
@pytest.mark.parametrize(
    ("name", "mine", "yours", "table", "met"),
    [
        ("team", 25, 35, lying({"gen+": 4}, {"gen+": 2}), True),
        ("team", 25, 34, lying({"gen+": 4}, {"gen+": 2}), False),
        ("team", 60, 60, lying({"gen+": 8}, {"gen-": 3}), False),
        ("equals", 20, 23, lying(), True),
        ("equals", 20, 24, lying(), False),
        ("equals", 19, 19, lying(), False),
        ("dominant", 30, 15, lying({"gen-": 3}), True),
        ("dominant", 29, 15, lying({"gen-": 3}), False),
        ("dominant", 40, 15, lying({"gen-": 2}), False),
        ("heartbreaker", 0, 15, lying({"sin-": 4}), True),
        ("heartbreaker", 0, 16, lying({"sin-": 4}), False),
        ("self", 30, 0, lying({"gen+": 3, "dis+": 3}), True),
        ("self", 29, 0, lying({"gen+": 3, "dis+": 3}), False),
        ("self", 30, 0, lying({"gen+": 3}), False),
        ("exit", 15, 0, lying({"gen-": 1, "dis-": 1}), True),
        ("exit", 15, 0, lying({"gen-": 1}), False),
        ("exit", 14, 0, lying({"gen-": 1, "dis-": 1}), False),
    ],
)
def test_what_the_destinies_need(
    name: str, mine: int, yours: int, table: list[int], met: bool
) -> None:
    traits = (read_goal("a", "own gen+ 3"), read_goal("b", "own dis+ 3"))
    assert fulfilled(DESTINY_BY_ID[name], standing(mine, yours, table, "team", traits)) is met


@rule("FL-11.4")
@pytest.mark.parametrize("partner", ["team", "exit"])
def test_who_stays_needs_a_partner_who_does_and_so_does_a_thief(partner: str) -> None:
    """All else is there in plenty, for every destiny at its own table."""
    goals = (read_goal("a", "own gen+ 3"), read_goal("b", "own sin+ 3"))
    kind = lying({"gen+": 9, "sin+": 9})
    harsh = lying({"gen-": 9, "sin-": 9})
    tables = {
        "devotion": (40, 40, kind), "team": (40, 40, kind), "equals": (40, 40, kind),
        "self": (40, 40, kind), "dominant": (40, 10, harsh), "heartbreaker": (40, 10, harsh),
    }  # fmt: skip
    for name, (mine, yours, table) in tables.items():
        at = standing(mine, yours, table, partner, goals)
        assert fulfilled(DESTINY_BY_ID[name], at) is (partner == "team"), name


@rule("FL-11.4")
def test_goals_opposed() -> None:
    shared, own = read_goal("a", "shared gen+ 5"), read_goal("b", "own dis+ 3")
    assert opposed(lying({"gen-": 1}), [shared, own]) == 1
    assert opposed(lying({"gen-": 1}, {"dis-": 1}), [shared, own]) == 2
    assert opposed(lying({"gen-": 1}, {"gen+": 1}), [shared]) == 0


@rule("FL-11.6")
@pytest.mark.parametrize(
    ("one", "other", "met"),
    [
        ("heartbreaker", "heartbreaker", False),
        ("exit", "heartbreaker", True),
        ("heartbreaker", "exit", False),
        ("equals", "exit", False),
    ],
)
def test_who_leaves_whom(one: str, other: str, met: bool) -> None:
    """Honorable Exit against Heartbreaker is fulfilled whatever else."""
    at = standing(3, 3, lying({"sin-": 9}), other)
    assert fulfilled(DESTINY_BY_ID[one], at) is met


@rule("FL-11.6")
def test_two_exits_may_both_be_fulfilled() -> None:
    goals = (read_goal("a", "shared gen+ 5"), read_goal("b", "own dis+ 3"))
    table = lying({"gen-": 2}, {"dis-": 1})
    for seat in (0, 1):
        at = Standing(seat, (15, 15), tuple(table), goals, DESTINY_BY_ID["exit"])
        assert fulfilled(DESTINY_BY_ID["exit"], at)


@rule("FL-2.3")
def test_which_tokens_move_a_goal_is_told_with_it() -> None:
    """So that no screen has to know whose tokens count, and that opposite ones count against it."""
    for trait in BOX.traits:
        m = couple(traits={1: [trait.id]})
        goal = m.view(1)["me"]["traits"][0]
        moves = goal["moves"]
        aspect, opposite = ASPECT_IDS[trait.aspect], ASPECT_IDS[trait.aspect ^ 1]
        assert moves[1] == {aspect: 1, opposite: -1}
        assert moves[0] == (moves[1] if trait.shared else {})
