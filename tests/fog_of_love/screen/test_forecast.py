"""What a view says ahead of the rules is what the rules then do (FL-3, FL-8.3, FL-11.4)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import tablee
from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID, FACES, SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import DIMENSIONS
from tablee.games.fog_of_love.content.pack import BOX
from tablee.games.fog_of_love.rules.creation import COLOURS, NAME_LENGTH, PORTRAITS
from tablee.games.fog_of_love.rules.effects import meant
from tablee.games.fog_of_love.rules.fates import standing
from tablee.games.fog_of_love.rules.goals import balance, goal_balance, have, holds, shared_balance
from tablee.games.fog_of_love.rules.scenes import resolve
from tests.fog_of_love.couple import (
    FILL,
    asked,
    calm,
    choose,
    couple,
    create,
    events,
    new,
    offers,
    play,
    react,
    settle,
    truth,
)
from tests.rules import rule

SCENES = [scene for scene in BOX.scenes if scene.kind in ("both", "partner")]
GOALS = (
    ("candid", "driven", "hermit"),
    ("warm-hearted", "tough", "worrier"),
    ("savourer", "focused", "plain"),
)


def mine(m: tablee.Match, seat: int) -> dict[str, Any]:
    return cast(dict[str, Any], m.view(seat)["me"])


# -- goals that an option serves --------------------------------------------------------------


def nearer(m: tablee.Match, seat: int, chooser: int, letter: str) -> set[int]:
    """The aspects of the goals that the tokens of a choice bring nearer, by resolving it."""
    scene = truth(m)
    goals = [scene.goal(card) for card in scene.traits[seat]]
    before = [goal_balance(scene.tokens, seat, goal) for goal in goals]
    scene.choices = [letter if chooser == one else "" for one in (0, 1)]
    for _ in resolve(scene):
        raise AssertionError("to resolve a choice asks nothing")
    after = [goal_balance(scene.tokens, seat, goal) for goal in goals]
    return {g.aspect for g, was, now in zip(goals, before, after, strict=True) if now > was}


def served(m: tablee.Match, seat: int, scene: Scene, letter: str) -> set[int]:
    found = mine(m, seat)["serves"].get(scene.id, {}).get(letter, [])
    return {2 * DIMENSIONS.index(a[:3]) + (a[4:] == "down") for a in found}


@rule("FL-3.1", "FL-8.5")
@pytest.mark.parametrize("carry", [None, ("exchanged", 0)], ids=["plain", "exchanged"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_options_that_serve_a_goal(scene: Scene, carry: tuple[str, int] | None) -> None:
    for goals in GOALS:
        for letter in scene.letters:
            for seat in (0, 1):
                chooser = seat if scene.both_choose else 1
                m = couple(hand={0: [scene.id]}, traits={seat: goals}, carry=carry)
                ahead = served(m, seat, scene, letter) if seat == 0 else None
                play(m, 0, scene.id)
                settle(m, until=("react", "choose"))
                calm(m)
                now = served(m, seat, scene, letter)
                assert now == nearer(m, seat, chooser, letter), (goals, letter, seat)
                assert ahead in (None, now)


@rule("FL-3.1", "FL-10.5")
def test_options_of_a_reaction_serve_the_goals_of_who_answers() -> None:
    reaction = next(s for s in BOX.scenes if s.kind == "reaction" and s.options)
    aspects = {aspect for option in reaction.options for aspect, _ in option.tokens}
    wanted = next(t for t in BOX.traits if t.aspect in aspects and not t.shared)
    m = couple(
        hand={0: ["sweet-2", *FILL], 1: [reaction.id]},
        traits={0: [wanted.id, "hermit", "worrier"]},
    )
    play(m, 0, "sweet-2")
    m.answer(0, "a")
    m.answer(1, "b")
    if 1 not in m.asks:
        m.answer(0, "pass")
    react(m, 1, reaction.id)
    assert asked(m) == "answer"
    assert set(mine(m, 0)["serves"][reaction.id]) == {
        letter
        for letter, option in zip(reaction.letters, reaction.options, strict=True)
        if any(aspect == wanted.aspect for aspect, _ in option.tokens)
    }
    assert m.view(0)["now"]["reaction_roles"] == {
        "player": 1, "partner": 0, "chooser": 0, "other": 1,
    }  # fmt: skip


@rule("FL-14.1")
def test_what_serves_a_goal_is_for_its_owner_alone() -> None:
    m = couple(hand={0: ["sweet-2", *FILL]})
    play(m, 0, "sweet-2")
    assert m.view(None)["me"] is None
    public = {key: value for key, value in m.view(0).items() if key != "me"}
    assert "serves" not in str(public)


# -- whom a card means ------------------------------------------------------------------------


@rule("FL-8.3")
@pytest.mark.parametrize("carry", [None, ("exchanged", 0)], ids=["plain", "exchanged"])
@pytest.mark.parametrize("first", ["a", "b"])
def test_whom_the_options_mean_once_they_are_chosen(
    first: str, carry: tuple[str, int] | None
) -> None:
    m = couple(hand={0: ["drama-1", *FILL], 1: []}, carry=carry)
    play(m, 0, "drama-1")
    m.answer(0, first)
    m.answer(1, "b")
    now, state = m.view(0)["now"], truth(m)
    for seat, letter in enumerate(state.counted()):
        roles = now["options"][letter]
        if first == "b":
            assert (roles["chooser"], roles["other"]) == (-1, -1)
            continue
        for who in ("player", "partner", "chooser", "other"):
            assert (roles[who],) == meant(state, who, state.player, seat)


@rule("FL-8.3")
def test_whom_the_options_mean_before() -> None:
    m = couple(hand={0: ["sweet-9", *FILL]})
    roles = {c["scene"]["id"]: c["roles"] for c in mine(m, 0)["hand"]}
    play(m, 0, "sweet-9")
    assert SCENE_BY_ID["sweet-9"].kind == "partner"
    for viewer in (0, 1, None):
        now = m.view(viewer)["now"]
        assert now["roles"] == {"player": 0, "partner": 1, "chooser": -1, "other": -1}
        assert set(now["options"]) == {*SCENE_BY_ID["sweet-9"].letters}
        assert all(r["chooser"] == 1 and r["other"] == 0 for r in now["options"].values())
    assert roles["sweet-9"] == now["options"]["a"]


@rule("FL-8.2", "FL-8.3")
def test_where_both_choose_each_reads_it_as_their_own() -> None:
    m = couple(hand={0: ["sweet-2", *FILL]})
    assert mine(m, 0)["hand"][0]["roles"]["chooser"] == 0
    play(m, 0, "sweet-2")
    for viewer in (0, 1):
        options = m.view(viewer)["now"]["options"]
        assert {roles["chooser"] for roles in options.values()} == {viewer}


@rule("FL-10.8")
def test_a_card_played_on_the_others_behalf_is_theirs() -> None:
    m = couple(hand={0: ["sweet-9", *FILL]})
    truth(m).behalf = 2
    roles = mine(m, 0)["hand"][0]["roles"]
    play(m, 0, "sweet-9")
    assert roles["player"] == m.view(0)["now"]["player"] == 1
    assert roles["chooser"] == 0
    assert list(m.asks) == [0]


# -- cards in hand ----------------------------------------------------------------------------


@rule("FL-10.5", "FL-10.5b")
def test_why_a_card_can_not_be_played() -> None:
    reaction = next(s.id for s in BOX.scenes if s.kind == "reaction")
    reveal = next(s.id for s in BOX.scenes if s.kind == "reveal")
    secret = next(s.id for s in BOX.scenes if s.kind == "secret")
    for secrets in ([], [secret]):
        m = couple(hand={0: [reaction, reveal, "sweet-2"], 1: FILL}, secrets={1: secrets})
        said = {c["scene"]["id"]: c["no"] for c in mine(m, 0)["hand"]}
        nothing = "" if secrets else "FL-10.5b"
        assert said == {reaction: "FL-10.5", reveal: nothing, "sweet-2": ""}
        can = {c["card"] for c in mine(m, 0)["hand"] if not c["no"]}
        assert can == {int(o.split(":")[1]) for o in offers(m, 0) if o[:4] in ("play", "hide")}
        assert all(not c["no"] and not c["can"] for c in mine(m, 1)["hand"])  # not their turn


# -- numbers ----------------------------------------------------------------------------------

TOKENS = {0: {"gen-up": 4, "gen-down": 1, "sin-down": 2}, 1: {"gen-up": 2, "sin-up": 5}}


@rule("FL-2.3")
def test_balances() -> None:
    m = couple(tokens=TOKENS)
    view, tokens = m.view(None), truth(m).tokens
    for n, dimension in enumerate(DIMENSIONS):
        for seat in (0, 1):
            assert view["persons"][seat]["balances"][dimension] == balance(tokens, seat, 2 * n)
        assert view["shared_balances"][dimension] == shared_balance(tokens, 2 * n)
    assert view["persons"][0]["balances"]["gen"] == 3
    assert view["shared_balances"] == {"dis": 0, "cur": 0, "ext": 0, "sen": 0, "gen": 5, "sin": 3}


@rule("FL-11.4")
@pytest.mark.parametrize("hearts", [(0, 0), (12, 30), (25, 24), (60, 9), (41, 43)])
def test_by_how_much_a_destiny_is_missed(hearts: tuple[int, int]) -> None:
    m = couple(story="want", hearts=hearts, tokens=TOKENS)
    at = standing(truth(m), 0)
    for shown in (*mine(m, 0)["destinies"], *mine(m, 0)["forgone"]):
        needs = DESTINY_BY_ID[shown["destiny"]].needs
        for need, check in zip(needs, shown["checks"], strict=True):
            assert check["have"] == have(need, at)
            assert check["ok"] == holds(need, at)
            at_most, short = check.get("at_most", False), check.get("short", 0)
            assert at_most == (need.kind in ("apart-heart", "partner-heart-at-most"))
            if check["ok"] or need.kind == "partner-stays":
                assert short == 0
            elif at_most:
                assert short == check["have"] - need.n > 0
            else:
                assert short == (need.n or 2) - check["have"] > 0


# -- the rest ---------------------------------------------------------------------------------


@rule("FL-5.5")
def test_the_open_cards_of_a_person_and_their_tokens() -> None:
    m = create(new())
    state = truth(m)
    for seat in (0, 1):
        person = m.view(1 - seat)["persons"][seat]
        kinds = [thing["kind"] for thing in person["things"]]
        assert kinds == ["occupation", "feature", "feature", "feature"]
        assert [t["id"] for t in person["things"]] == [person["occupation"], *person["features"]]
        given = {e.get("occupation") or e.get("feature") for e in events(m, "feature", seat)}
        assert given <= {t["id"] for p in m.view(seat)["persons"] for t in p["things"]}
        told = [e["aspect"] for e in events(m, "token") if e["seat"] == seat]
        assert sorted(told) == sorted(thing["aspect"] for thing in person["things"])
        for thing in person["things"]:
            assert FACES[state.faces[thing["card"]]].id == thing["id"]


@rule("FL-11.3")
def test_whatever_was_called_for_can_be_put_into_words() -> None:
    called = 0
    for key in ("one", "two", "three", "four"):
        m = new(key, story="want")
        bots = [tablee.random_bot(f"{key}/{seat}") for seat in (0, 1)]
        while m.ask is not None:
            if m.ask.why == "destiny":
                words = [order for order in (m.ask.args or {})["effects"] if order is not None]
                assert set(words) <= set(m.view(None)["orders"])
            seat = next(iter(m.asks))
            m.answer(seat, bots[seat](m, seat))
        told = {event["effect"] for event in events(m, "destiny")}
        assert told <= set(m.view(None)["orders"])
        called += len(told)
    assert called > 10


@rule("FL-5.2", "FL-3.2")
def test_clauses_that_a_screen_may_open() -> None:
    m = couple(traits={0: ["candid", "tough", "hermit"]}, story="sunday")
    assert m.view(0)["rules"] == {"pile": "FL-14.4", "ending": "FL-13.5"}
    rules = {"same": "FL-3.2", "opposed": "FL-5.2"}
    found = 0
    for key in ("one", "two", "three", "four", "five", "six"):
        m = create(new(key), to="traits")
        for seat in (0, 1):
            for clash in mine(m, seat)["clashes"]:
                assert clash["rule"] == rules[clash["how"]]
                found += 1
    assert found


@rule("FL-5.1", "FL-5.6")
def test_questions_say_what_will_be_asked_next_and_what_is_allowed() -> None:
    m = new()
    assert m.ask is not None
    assert m.ask.args == {"portraits": PORTRAITS, "colours": COLOURS}
    create(m, to="name")
    assert m.ask.args == {"longest": NAME_LENGTH}


@rule("FL-13.4")
def test_the_story_says_from_which_deck_a_card_was() -> None:
    m = couple(hand={0: ["sweet-2", *FILL]})
    play(m, 0, "sweet-2")
    choose(m, "a", "a")
    assert [entry["deck"] for entry in m.view(None)["past"]] == ["sweet"]
