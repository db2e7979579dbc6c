"""The finale (FL-13)."""

from __future__ import annotations

import json

import pytest

import tablee
from tablee.games.fog_of_love import GAME
from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID
from tablee.games.fog_of_love.rules.fates import FATES, fate_of
from tests.fog_of_love.couple import (
    FILL,
    asked,
    choose,
    couple,
    destiny,
    events,
    final,
    finale,
    hearts,
    play,
    settle,
    tokens,
    truth,
)
from tests.rules import rule


@rule("FL-13.1")
def test_each_chooses_a_final_destiny_at_the_same_moment() -> None:
    m = finale()
    assert (asked(m), m.waiting) == ("final", [0, 1])
    before = m.view(1), m.events(1)
    state = truth(m)
    m.answer(0, state.destinies[0][0])
    assert (m.view(1), m.events(1)) == before
    m.answer(1, state.destinies[1][1])
    assert [(e["seat"], e["destiny"]) for e in events(m, "final")] == [(0, "devotion"), (1, "team")]


@rule("FL-13.2", "FL-10.2")
def test_unrevealed_secrets_are_revealed_and_resolved() -> None:
    m = finale(
        secrets={0: ["sweet-35"], 1: ["serious-28"]},
        traits={0: ["worrier", "rash", "plain"], 1: ["tough", "hermit", "explorer"]},
    )
    final(m, "team", "team")
    kept = [(e["seat"], e["scene"]) for e in events(m, "kept")]
    assert kept == [(0, "sweet-35"), (1, "serious-28")]
    assert tokens(m, 0) == {"sin-up": 1}
    assert tokens(m, 1) == {"sin-up": 1, "dis-up": 1, "ext-down": 1}
    assert hearts(m) == [10 + 4 - 3, 10 + 4 - 2 - 3]  # both +4; its player -2; three goals missed


@rule("FL-13.2b")
def test_alternating_from_the_first_player_each_at_random() -> None:
    orders = set()
    for n in range(12):
        m = tablee.scenario(
            "fog-of-love",
            key=f"{n}",
            first=1,
            chapter=2,
            played=8,
            hand={0: [*FILL, "sweet-9"], 1: []},
            secrets={
                0: ["sweet-35", "serious-29"],
                1: ["serious-28", "drama-15", "affair-letters"],
            },
        )
        play(m, 0, "sweet-9")
        choose(m, "a")
        final(m, "team", "team")
        kept = events(m, "kept")
        assert [e["seat"] for e in kept] == [1, 0, 1, 0, 1]
        orders.add(tuple(e["scene"] for e in kept))
    assert len(orders) > 1


@rule("FL-13.2", "FL-3.1", "FL-3.1b")
def test_goals_give_three_and_cost_one() -> None:
    m = finale(
        traits={0: ["warm-hearted", "candid", "driven"], 1: ["tough", "hermit", "worrier"]},
        tokens={0: {"gen-up": 9, "sin-up": 9}},
    )
    final(m, "team", "team")
    assert hearts(m) == [10 + 3 + 3 - 1, 10 - 3]
    goals = {e["trait"]: e["met"] for e in events(m, "goal")}
    assert goals["warm-hearted"] == goals["candid"] == "yes"
    assert goals["driven"] == goals["tough"] == "no"


@rule("FL-13.2c")
def test_what_the_goals_give_is_one_net_change() -> None:
    m = finale(
        hearts=(0, 1),
        tokens={0: {"gen-up": 9}},
        traits={0: ["warm-hearted", "candid", "driven"], 1: ["tough", "hermit", "worrier"]},
    )
    final(m, "team", "team")
    assert hearts(m) == [1, 0]  # +3 -1 -1; and -3 stops at 0
    for person in m.view(None)["persons"]:
        assert len(person["traits"]) == 3  # shown


@rule("FL-13.2c")
def test_traits_are_hidden_until_then() -> None:
    m = finale()
    for viewer in (0, 1, None):
        assert all(person["traits"] == [] for person in m.view(viewer)["persons"])


@rule("FL-13.3", "FL-13.5", "FL-11.6")
@pytest.mark.parametrize(
    ("one", "other", "met", "together"),
    [
        ("equals", "equals", [True, True], True),
        ("equals", "team", [True, False], True),
        ("devotion", "team", [False, False], True),
        ("equals", "exit", [False, True], False),
        ("exit", "heartbreaker", [True, False], False),
        ("exit", "exit", [True, True], False),
    ],
)
def test_both_one_or_neither(one: str, other: str, met: list[bool], together: bool) -> None:
    m = finale(
        "want",
        hearts=(28, 28),
        forgone={0: [], 1: []},
        traits={0: ["warm-hearted", "candid", "driven"], 1: ["caring", "hermit", "worrier"]},
        tokens={0: {"gen-down": 1, "dis-down": 1, "sen-down": 1}},
    )
    final(m, one, other)
    assert m.outcome is not None
    assert [result.won for result in m.outcome] == met
    assert {result.rule for result in m.outcome} == {"FL-13.3"}
    assert m.view(None)["together"] is together
    assert [e["met"] for e in events(m, "fulfilled")] == ["yes" if ok else "no" for ok in met]


@rule("FL-13.4")
def test_the_story_is_told_again() -> None:
    m = couple(hand={0: ["sweet-2", *FILL], 1: ["sweet-9"]})
    play(m, 0, "sweet-2")
    choose(m, "a", "a")
    play(m, 1, "sweet-9")
    choose(m, "d")
    first, second = json.loads(json.dumps(m.view(None)["past"]))
    assert first == {"scene": "sweet-2", "player": 0, "choices": ["a", "a"], "hearts": [13, 13],
                     "chapter": 0, "how": "", "row": 0, "deck": "sweet",
                     "counted": ["a", "a"]}  # fmt: skip
    assert (second["scene"], second["choices"]) == ("sweet-9", ["d", ""])


@rule("FL-13.5")
def test_there_is_no_winner_and_no_ranking() -> None:
    m = finale()
    final(m, "team", "team")
    assert m.outcome is not None
    assert {result.score for result in m.outcome} <= {0.0, 1.0}
    for result in m.outcome:
        for lang in ("en", "fr"):
            words = m.text(result.seat, lang)
            assert "Noor" in words


@rule("FL-13.2")
def test_the_school_finale_lets_each_take_back_a_destiny() -> None:
    m = finale("school", destinies={0: ["devotion", "team"]}, forgone={0: ["equals", "dominant"]})
    assert (asked(m), m.waiting) == ("destiny", [0, 1])
    destiny(m, 0, "retrieve", "dominant")
    m.answer(1, "nothing")
    assert asked(m) == "final"
    final(m, "dominant", "team")


@rule("FL-13.2")
@pytest.mark.parametrize(
    ("one", "other", "gains"), [("team", "team", (3, 3)), ("team", "exit", (-3, 0))]
)
def test_the_years_finale(one: str, other: str, gains: tuple[int, int]) -> None:
    m = finale("year", hearts=(20, 20))
    final(m, one, other)
    assert hearts(m) == [20 - 3 + gains[0], 20 - 3 + gains[1]]


@rule("FL-13.2")
def test_the_finale_of_wanting() -> None:
    m = finale("want", hearts=(20, 20), child=True, married=True)
    final(m, "team", "team")
    assert hearts(m) == [20 - 3 + 3 + 2] * 2


@rule("FL-13.2", "FL-10.2")
def test_a_secret_may_still_change_the_final_destiny() -> None:
    m = finale("want", secrets={0: ["serious-27"]}, hearts=(40, 10), forgone={0: ["self"]})
    final(m, "team", "team")
    assert (asked(m), m.waiting) == ("become", [0])
    assert m.view(None)["ending"] is None  # nobody knows yet
    m.answer(0, "yes")
    assert m.view(None)["persons"][0]["final"]["destiny"] == "self"
    m = finale("sunday", secrets={0: ["serious-27"]})
    final(m, "team", "team")
    assert m.outcome is not None  # not in this story: ignored


@rule("FL-13.2c")
def test_scenes_left_in_hand_do_nothing() -> None:
    m = finale()
    assert len(truth(m).hands[0]) == 5
    final(m, "team", "team")
    assert len(truth(m).hands[0]) == 5
    settle(m)


# -- what became of the two -------------------------------------------------------------------


@rule("FL-13.5", "FL-11.6")
@pytest.mark.parametrize(
    ("one", "other", "met", "told"),
    [
        ("equals", "team", (True, True), ("stay-both", 0)),
        ("devotion", "team", (False, True), ("stay-one", 1)),
        ("self", "dominant", (True, False), ("stay-one", 0)),
        ("devotion", "devotion", (False, False), ("stay-none", 0)),
        ("team", "exit", (False, True), ("exit-met", 1)),
        ("exit", "team", (False, False), ("exit-missed", 0)),
        ("heartbreaker", "self", (True, False), ("heartbreaker-met", 0)),
        ("equals", "heartbreaker", (False, False), ("heartbreaker-missed", 1)),
        ("exit", "exit", (True, True), ("part-both", 0)),
        ("exit", "exit", (False, True), ("part-one", 1)),
        ("exit", "exit", (False, False), ("part-none", 0)),
        ("heartbreaker", "exit", (False, True), ("too-late", 1)),
        ("heartbreaker", "heartbreaker", (False, False), ("thieves", 0)),
    ],
)
def test_what_became_of_the_two(
    one: str, other: str, met: tuple[bool, bool], told: tuple[str, int]
) -> None:
    assert fate_of((DESTINY_BY_ID[one], DESTINY_BY_ID[other]), met) == told


@rule("FL-13.5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_end_has_its_own_sentence(lang: str) -> None:
    say = GAME.catalogue
    ends = [say.format(lang, "ev-ending", {"fate": f, "seat": "Ada", "whose": "Bo"}) for f in FATES]
    assert len(set(ends)) == len(FATES) == 12
    assert all("Ada" in end and "Bo" in end for end in ends)
    hopes = [
        say.format(lang, "ev-fulfilled", {"how": f"{name}-{met}", "seat": "Ada", "whose": "Bo"})
        for name in DESTINY_BY_ID
        for met in ("yes", "no")
    ]
    assert len(set(hopes)) == 14
    assert all("Ada" in hope for hope in hopes)


@rule("FL-13.5")
def test_the_end_is_told_in_the_view_in_the_log_and_in_words() -> None:
    m = finale("want", hearts=(20, 28), forgone={0: [], 1: []})
    assert m.view(None)["ending"] is None
    final(m, "team", "heartbreaker")
    (told,) = events(m, "ending")
    ending = {name: told[name] for name in ("fate", "seat", "whose")}
    assert ending == {"fate": "heartbreaker-missed", "seat": 1, "whose": 0}
    for viewer in (0, 1, None):
        assert m.view(viewer)["ending"] == ending
        assert "Sacha left Noor" in m.text(viewer, "en")
        assert "Sacha a quitté Noor" in m.text(viewer, "fr")
    assert [e["how"] for e in events(m, "fulfilled")] == ["team-no", "heartbreaker-no"]
