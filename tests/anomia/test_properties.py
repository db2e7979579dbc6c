"""What holds at every decision of every game: two to six players, all editions, typed or spoken."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tests.anomia.play import EDITIONS, new, played, rivals, told, truth, view
from tests.rules import rule

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 2**32)
TABLES = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 6),
        "key": st.integers(0, 2**32).map(str),
        "edition": st.sampled_from(EDITIONS),
        "answers": st.sampled_from(("typed", "spoken")),
        "words": st.sampled_from(("en", "fr")),
        "spotting": st.sampled_from(("soon", "at-once", "keen")),
        "voters": st.sampled_from(("others", "all")),
        "talk": st.sampled_from(("author", "everyone")),
        "leave_out": st.sampled_from(("advice", "never", "face-4")),
    }
)
LEAVING = st.sampled_from((0.0, 0.01, 0.05))
SOME = settings(
    max_examples=20, derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip


def matching(seen: dict[str, Any]) -> list[list[int]]:
    """AN-3.1, read off the table: the pairs of places whose top cards match."""
    shown = [(i, p["seat"], p["top"]["symbol"]) for i, p in enumerate(seen["places"]) if p["top"]]
    return [
        [one, two]
        for (one, a, first), (two, b, second) in combinations(shown, 2)
        if a != b and (first == second or sorted((first, second)) == sorted(seen["roll"]))
    ]


def zones(m: tablee.Match) -> list[int]:
    t = truth(m)
    tie = [t.face_off.tie] if t.face_off and t.face_off.tie >= 0 else []
    piles = [*t.piles, *t.play, *t.won, t.duels, t.out, tie]
    return sorted(card for pile in piles for card in pile)


@rule("AN-3.6", "AN-2.3", "AN-7.3")
@SOME
@given(options=TABLES, seed=SEEDS, leaving=LEAVING)
def test_at_most_one_match_and_just_then_a_face_off(
    options: dict[str, Any], seed: int, leaving: float
) -> None:
    """The main invariant; and nobody can draw while a match is open."""
    for m in played(new(**options), seed, leaving):
        seen = view(m)
        found = matching(seen)
        assert len(found) <= 1 or m.seats == 2
        fight = seen["face_off"]
        if m.outcome is None:
            assert bool(rivals(m)) is bool(found)
            assert fight is None or found
            assert m.ask is not None
            assert (m.ask.why in ("draw", "ready")) is (not found)
        assert fight is None or fight["places"] in found
        drawers = [seat for seat, form in m.asks.items() if "left" in getattr(form, "options", ())]
        assert not (found and drawers)


@rule("AN-1.1", "AN-6.1", "AN-3.3")
@SOME
@given(options=TABLES, seed=SEEDS, leaving=LEAVING)
def test_cards_are_conserved_and_the_game_ends(
    options: dict[str, Any], seed: int, leaving: float
) -> None:
    m = new(**options)
    every = list(range(len(truth(m).faces)))
    won = [0] * m.seats
    for moment in played(m, seed, leaving):
        assert zones(moment) == every
        assert truth(moment).components() == len(every)
        now = view(moment)["won"]
        assert sum(now) - sum(won) in (0, 1), "one card at a time, and none is lost again"
        assert all(after >= before for after, before in zip(now, won, strict=True))
        won = now
    assert m.outcome is not None
    assert [int(result.score or 0) for result in m.outcome] == won


@rule("AN-6.1", "AN-2.1", "AN-7.2")
@SOME
@given(options=TABLES, seed=SEEDS)
def test_draws_stop_with_the_piles(options: dict[str, Any], seed: int) -> None:
    """Every card of the pack is drawn once, tie cards not counted, and then it is over."""
    m = new(**options)
    for moment in played(m, seed):
        if moment.outcome is None and truth(moment).phase == "draw":
            assert any(view(moment)["piles"])
    drawn = [event["card"] for event in told(m, "drawn") + told(m, "duel")]
    assert sorted(drawn) == list(range(len(truth(m).faces)))
    assert view(m)["piles"] == [0, 0]
    themes = len(told(m, "won")) + len(told(m, "set-aside"))
    assert themes + sum(map(len, truth(m).play)) == len(told(m, "drawn"))


@rule("AN-1.5", "AN-4.1")
@SOME
@given(key=SEEDS, seed=SEEDS, edition=st.sampled_from(EDITIONS))
def test_three_players_never_meet_a_symbol_that_was_left_out(
    key: int, seed: int, edition: str
) -> None:
    m = new(3, str(key), edition=edition)
    out = set(view(m)["left_out"])
    assert len(out) == 2
    if edition == "fr":
        assert sum(view(m)["piles"]) == 40
    for moment in played(m, seed):
        seen = view(moment)
        assert out.isdisjoint(seen["roll"])
        assert out.isdisjoint(p["top"]["symbol"] for p in seen["places"] if p["top"])
        tie = seen["face_off"] and seen["face_off"]["tie"]
        assert not tie or tie["symbol"] not in out


@rule("AN-8.1", "AN-5.1")
@SOME
@given(options=TABLES, seed=SEEDS, leaving=LEAVING)
def test_time_never_runs_backwards(options: dict[str, Any], seed: int, leaving: float) -> None:
    """Heats count up, and within a heat the time. The clock is not waited for in the past, unless
    somebody has just left or come back; and nobody is asked who has left."""
    last = (-1, 0)
    for m in played(new(**options), seed, leaving):
        ask = m.ask
        if ask is None:
            continue
        assert ask.heat is not None
        assert ask.args is not None
        now = (ask.heat, ask.args["now"])
        assert now >= last
        last = now
        assert leaving or ask.after is None or ask.after > ask.args["now"]
        assert set(m.asks) - {-1} <= set(range(m.seats)) - set(view(m)["gone"])


@rule("AN-3.4", "AN-7.5")
@SOME
@given(options=TABLES, seed=SEEDS, leaving=LEAVING)
def test_no_word_wins_twice(options: dict[str, Any], seed: int, leaving: float) -> None:
    """Whatever was accepted, refused or lost is burned, and stands on the list once."""
    m = new(**options)
    for _ in played(m, seed, leaving):
        pass
    burned = [(old["word"], old["theme"]) for old in view(m)["burned"]]
    words = burned if options["edition"] == "en" else [word for word, _ in burned]
    assert len(set(words)) == len(words)
    assert [event["word"] for event in told(m, "burned")] == [word for word, _ in burned]
    assert view(m)["challenges"] == [3 - lost for lost in truth(m).lost_challenges]
    assert all(0 <= left <= 3 for left in view(m)["challenges"])
