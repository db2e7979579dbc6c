"""Words to play face-offs with, so that a test reads like the rulebook.

Times are milliseconds since the heat began: `began` is the first key (or the pad), `now` is when
the table hears of it. "Reading 17" in a test names one of the 38 points that the rulebook leaves
open, in the order of its pages.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgspec
import pytest

import tablee
from tablee import CLOCK
from tablee.games.anomia.content.themes import Theme
from tablee.games.anomia.screen.show import show
from tablee.games.anomia.state import Anomia

GAME = "anomia"
EDITIONS = ("fr", "fr8", "en")
PILE = ("tool/key", "bird/bolt", "dance/leaf")
"""A draw pile that matters to nobody."""


def new(seats: int = 4, key: str = "a key", **options: str) -> tablee.Match:
    return tablee.new_match(GAME, seats, options, key)


def table(key: str = "scenario", **position: Any) -> tablee.Match:
    """A position built by hand; see `scenario.build`. Four players, one pack, all is noticed."""
    return tablee.scenario(GAME, key, **position)


def face_off(**more: Any) -> tablee.Match:
    """Seat 0 shows a river, seat 1 has just drawn a fruit: 0 must name a fruit, 1 a river."""
    given: dict[str, Any] = {"left": PILE, "right": ["fruit/sun"], "turn": 1, **more}
    given["play"] = {0: ["river/sun"], **more.get("play", {})}
    m = table(**given)
    draw(m, "right")
    assert rivals(m) == [0, 1]
    return m


def rolled(pair: tuple[str, str], **position: Any) -> tablee.Match:
    """A position in which somebody has just drawn a duel card, and this pair came up."""
    for n in range(100):
        m = table(f"roll {n}", **position)
        draw(m)
        if tuple(view(m)["roll"]) == pair:
            return m
    raise AssertionError(f"{pair} never comes up")


# -- playing ----------------------------------------------------------------------------------


def act(
    m: tablee.Match, seat: int, what: Any, began: int = 0, now: int | None = None,
    error: int = 1, wait: int = 0,
) -> None:  # fmt: skip
    """Heard at `now`: as soon as it began, if not said otherwise."""
    m.answer(seat, (what, began, error, began if now is None else now, wait))


def draw(m: tablee.Match, side: str = "left", now: int = 1_000) -> None:
    act(m, view(m)["turn"], side, now)


def start(m: tablee.Match, seat: int, began: int, now: int | None = None, error: int = 1) -> None:
    act(m, seat, "start", began, now, error)


def say(
    m: tablee.Match, seat: int, word: str, began: int = 1_000, now: int | None = None,
    error: int = 1, wait: int = 0,
) -> None:  # fmt: skip
    act(m, seat, ("say", word), began, now, error, wait)


def tick(m: tablee.Match, now: int) -> None:
    m.answer(CLOCK, ("tick", now))


def bell(m: tablee.Match) -> int:
    """The clock answers when it was asked to; when that was."""
    when = due(m)
    assert when is not None, "the clock is not waited for"
    tick(m, when)
    return when


def due(m: tablee.Match) -> int | None:
    """When the clock is to answer."""
    assert m.ask is not None
    return m.ask.after


def all_fine(m: tablee.Match) -> None:
    """Nobody objects."""
    assert phase(m) == "challenge"
    while m.ask is not None and phase(m) == "challenge":
        act(m, next(seat for seat in m.asks if seat != CLOCK), "fine", 5_000)


def win(m: tablee.Match, seat: int, word: str) -> None:
    """The only answer, and nobody objects."""
    say(m, seat, word)
    all_fine(m)


def talk(m: tablee.Match, seat: int, text: str) -> None:
    m.answer(CLOCK, ("talk", seat, text))


def leave(m: tablee.Match, seat: int, now: int = 3_000) -> None:
    m.answer(CLOCK, ("gone", seat, now))


def come_back(m: tablee.Match, seat: int, now: int = 4_000) -> None:
    m.answer(CLOCK, ("back", seat, now))


# -- looking ----------------------------------------------------------------------------------


def truth(m: tablee.Match) -> Anomia:
    return cast(Anomia, m.state)


def view(m: tablee.Match, seat: int | None = None) -> dict[str, Any]:
    return m.view(seat)


def fight(m: tablee.Match) -> dict[str, Any]:
    """The face-off as it will be shown, whether anybody has noticed it or not (`known`)."""
    state = truth(m).clone()
    assert state.face_off is not None, "no face-off"
    known, state.face_off.known = state.face_off.known, True
    return {**msgspec.to_builtins(show(state, None).face_off), "known": known}


def phase(m: tablee.Match) -> str:
    """As the rules have it: of a match that nobody has noticed, no view tells."""
    return "over" if m.outcome is not None else truth(m).phase


def rivals(m: tablee.Match) -> list[int]:
    found = truth(m).face_off
    return [] if found is None else found.seats


def theme_for(m: tablee.Match, seat: int) -> Theme:
    """What this rival must name."""
    found = truth(m).face_off
    assert found is not None, "no face-off"
    return truth(m).theme_for(found, seat)


def claim(m: tablee.Match) -> int | None:
    """Whose answer stands, unless somebody objects."""
    found = fight(m)["claim"]
    return None if found is None else int(found["seat"])


def top(m: tablee.Match, place: int) -> str | None:
    """The top card of a play pile, as a position names it."""
    shown = truth(m).top(place)
    return None if shown is None else name(m, shown)


def name(m: tablee.Match, card: int) -> str:
    t = truth(m)
    return "duel" if t.is_duel(card) else f"{t.theme(card).id}/{t.symbol(card)}"


def names(m: tablee.Match, cards: list[int]) -> list[str]:
    return [name(m, card) for card in cards]


def burned(m: tablee.Match) -> list[str]:
    return [old["word"] for old in view(m)["burned"]]


def asked(m: tablee.Match) -> dict[int, tuple[str, ...]]:
    """Who may answer what; words, if somebody may say any, as "…"."""
    found: dict[int, tuple[str, ...]] = {}
    for seat, form in m.asks.items():
        if seat != CLOCK:
            timed = cast(Any, form)
            found[seat] = timed.options + (("…",) if timed.longest else ())
    return found


def told(m: tablee.Match, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every event of that name."""
    return [event["args"] for event in m.events(seat) if event["key"] == key]


# -- refusals ---------------------------------------------------------------------------------


def snapshot(m: tablee.Match) -> tuple[Any, ...]:
    """All that a refusal must leave as it is."""
    viewers = (*range(m.seats), None)
    views = [m.view(seat) for seat in viewers]
    ask = m.ask and (m.ask.why, m.ask.after, m.ask.heat, m.ask.args)
    return views, [m.events(seat) for seat in viewers], list(m.log), m.asks, ask, m.outcome


def refuse(m: tablee.Match, seat: Any, choice: Any, clause: str) -> tablee.Refused:
    """The rules say no, name the clause, say it in both languages, and change nothing."""
    before = snapshot(m)
    with pytest.raises(tablee.Refused) as caught:
        m.answer(seat, choice)
    assert caught.value.rule == clause
    words = {lang: caught.value.message(lang) for lang in ("en", "fr")}
    assert all(len(said) > 20 for said in words.values()), "a sentence, not a key"
    assert words["en"] != words["fr"]
    assert snapshot(m) == before, "nothing has changed"
    return caught.value


# -- a player ---------------------------------------------------------------------------------


def wander(m: tablee.Match, rand: random.Random, leaving: float = 0.0) -> tuple[int, Any]:
    """Some seat and some answer; the clock rings half the time, as it was asked to."""
    ask = m.ask
    assert ask is not None
    now = cast(Mapping[str, int], ask.args)["now"]
    seats = [seat for seat in m.asks if seat != CLOCK]
    if rand.random() < leaving:
        kind, seat = rand.choice(("gone", "back")), rand.randrange(m.seats)
        return CLOCK, (kind, seat, now + rand.randrange(500))
    if not seats or (ask.after is not None and rand.random() < 0.4):
        return CLOCK, ("tick", max(now, ask.after or now))
    seat = rand.choice(seats)
    what, *_ = cast(Any, m.asks[seat]).sample(rand)
    later = now + rand.randrange(600)
    return seat, (what, rand.randrange(later + 1), rand.randrange(40), later, rand.randrange(300))


def played(
    m: tablee.Match, seed: int, leaving: float = 0.0, most: int = 6_000
) -> Iterator[tablee.Match]:
    """A random game, stopped at every decision and at its end."""
    rand = random.Random(seed)
    for _ in range(most):
        yield m
        if m.outcome is not None:
            return
        m.answer(*wander(m, rand, leaving))
    raise AssertionError(f"not over after {most} answers")
