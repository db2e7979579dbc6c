"""Words to play lives with, so that a test reads like the rulebook.

Persons are numbers: the players by seat, then the neutral women, then the neutral men. With two
players, a woman (0) and a man (1), the women are 2 to 5 and the men 6 to 9.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import tablee
from tablee.games.fiese_freunde.rules import casting
from tablee.games.fiese_freunde.state import Fiese

GAME = "fiese-freunde"
Change = dict[Any, Any]


def lives(**position: Any) -> tablee.Match:
    """A position built by hand; see `scenario.build`. Slice 2 with an empty offer, if not said."""
    return tablee.scenario(GAME, **position)


def four(**position: Any) -> tablee.Match:
    """Two women (0, 2), two men (1, 3); neutral women 4 to 6, neutral men 7 to 9."""
    return lives(seats=4, sexes="wmwm", **position)


def new(seats: int = 2, key: str = "a key", **options: str) -> tablee.Match:
    return tablee.new_match(GAME, seats, options, key)


def born(seats: int = 2, key: str = "a key", sexes: str = "wm", **options: str) -> tablee.Match:
    """A new game whose players have chosen who they are."""
    m = new(seats, key, **options)
    for seat in range(seats):
        m.answer(seat, (sexes * seats)[seat])
    while m.ask is not None and m.ask.why == "change":
        m.answer(next(iter(m.asks)), "remain")
    return m


def has(seat: int = 0, /, **traits: int) -> dict[str, Any]:
    """Characteristics of one player, as part of a position."""
    return {"traits": {seat: traits}}


def friends(*persons: int) -> dict[str, Any]:
    return {"ties": {(0, person): "friend" for person in persons}}


# -- playing ----------------------------------------------------------------------------------


def do(m: tablee.Match, seat: int, *answers: Any) -> None:
    for answer in answers:
        m.answer(seat, answer)


def asked(m: tablee.Match) -> str:
    """The name of the question on the table."""
    assert m.ask is not None
    return m.ask.why


def who(m: tablee.Match) -> int:
    """The only one who is asked."""
    (seat,) = m.asks
    return seat


def offers(m: tablee.Match, seat: int | None = None) -> tuple[Any, ...]:
    options = m.asks[who(m) if seat is None else seat]
    assert isinstance(options, tuple)
    return options


def all_stay(m: tablee.Match) -> None:
    """Nobody calls (any more)."""
    while m.ask is not None and m.ask.why == "call":
        for seat in list(m.asks):
            m.answer(seat, "stay")


def call(m: tablee.Match, *callers: int) -> None:
    """One window: these call, the others stay."""
    assert asked(m) == "call"
    for seat in list(m.asks):
        m.answer(seat, "call" if seat in callers else "stay")


def buy(m: tablee.Match, card: str) -> None:
    """Who is on turn gets the card: for nothing, and nobody else bids."""
    seat = who(m)
    if truth(m).slice == 1:
        m.answer(seat, f"take:{card}")
        return
    do(m, seat, f"auction:{card}", "bid:0")
    while m.ask is not None and m.ask.why == "bid":
        m.answer(who(m), "drop")


def tell(m: tablee.Match, *answers: Any) -> None:
    """Whoever is asked answers in turn; nobody calls. All answers are needed, and no more."""
    for answer in answers:
        all_stay(m)
        assert asked(m) != "turn", f"nobody asks for {answer}"
        m.answer(who(m), answer)
    all_stay(m)
    assert m.ask is None or m.ask.why == "turn", f"asked: {m.ask}"


def live(m: tablee.Match, card: str, *answers: Any) -> None:
    buy(m, card)
    tell(m, *answers)


# -- looking ----------------------------------------------------------------------------------


def truth(m: tablee.Match) -> Fiese:
    return cast(Fiese, m.state)


def told(m: tablee.Match, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every event of that name."""
    return [event["args"] for event in m.events(seat) if event["key"] == key]


def board(m: tablee.Match, seat: int = 0) -> dict[str, Any]:
    return cast(dict[str, Any], m.view(None)["boards"][seat])


def traits(m: tablee.Match, seat: int = 0) -> dict[str, int]:
    """The characteristics that are not 0."""
    return {trait: value for trait, value in board(m, seat)["traits"].items() if value}


def tie(m: tablee.Match, a: int, b: int) -> str:
    """What b is on a's board, and a on b's."""
    return str(facts(m)["ties"].get((min(a, b), max(a, b)), "stranger"))


def circle(m: tablee.Match, seat: int = 0) -> dict[int, str]:
    return {tie["person"]: tie["place"] for tie in board(m, seat)["circle"]}


def times(m: tablee.Match) -> list[int]:
    return [life["time"] for life in m.view(None)["boards"]]


def why_not(m: tablee.Match, card: str, seat: int = 0) -> list[tuple[str, str]]:
    """What keeps a player from a card: a condition ("money 1", "!partner") or a message, and its
    clause."""
    view = m.view(seat)
    shown = [*view["offer"], *view["goals"], view["super_goal"]]
    (found,) = [one for one in shown if one["card"]["id"] == card]
    checked = zip(found["card"]["conditions"], found["checks"], strict=True)
    reasons = [(condition(one), check["rule"]) for one, check in checked if not check["ok"]]
    reasons += [(why["key"], why["rule"]) for why in found["why_not"]]
    assert found["can"] is not bool(reasons)
    return reasons


def condition(symbol: dict[str, Any]) -> str:
    """With its number, whoever it is about."""
    if symbol.get("how") == "not":
        return f"!{symbol['what']}"
    return f"{symbol['what']} {symbol.get('n', 1)}"


def phrases(symbols: list[dict[str, Any]]) -> list[str]:
    """Symbols of a view as they are written on a card."""
    return [phrase(symbol) for symbol in symbols]


def phrase(symbol: dict[str, Any]) -> str:
    what, how, n = symbol["what"], symbol.get("how", "plain"), symbol.get("n", 1)
    if how in ("not", "reset"):
        return f"!{what}" if how == "not" else f"0 {what}"
    if how == "gain":
        return f"+{what} {n}"
    return f"{what} A" if symbol.get("a") else f"{what} {n}" if n > 1 else what


def unfit(m: tablee.Match, card: str, person: int, seat: int = 0) -> tuple[str, str] | None:
    """Why that person can't play the first open part of a card of the offer; None if they can."""
    t = truth(m)
    (definition,) = [t.definition(c) for c in t.offer if t.name(c) == card]
    found = casting.unfit(t, seat, definition, definition.open_roles[0], person)
    return None if found is None else (found.key, found.rule)


def facts(m: tablee.Match) -> dict[str, dict[Any, Any]]:
    """Everything on the boards. What is between two players must stand on both boards alike."""
    found: dict[str, dict[Any, Any]] = {
        name: {} for name in ("traits", "ties", "nights", "children", "bed", "bed_children")
    }
    found |= {name: {} for name in ("phones", "celibate", "time")}
    boards = m.view(None)["boards"]
    marks = [set(between(life)) for life in boards]
    for life in boards:
        seat = life["seat"]
        for name in ("traits", "phones", "celibate", "time", "bed_children"):
            found[name][seat] = life[name]
        found["bed"][seat] = (life["bed_women"], life["bed_men"])
        for name, person, value in marks[seat]:
            pair = (min(seat, person), max(seat, person))
            found[name][pair] = value
            assert person >= m.seats or (name, seat, value) in marks[person], f"{name} of {pair}"
    return found


def between(life: dict[str, Any]) -> Iterator[tuple[str, int, Any]]:
    for mark in life["circle"]:
        yield "ties", mark["person"], mark["place"]
        yield "nights", mark["person"], mark["nights"]
        yield "children", mark["person"], mark["children"]


def changes(m: tablee.Match, before: dict[str, dict[Any, Any]]) -> Change:
    """All that is otherwise now: characteristics under the seat, the rest under its name."""
    after = facts(m)
    found: Change = {}
    for seat, now in after["traits"].items():
        was = before["traits"][seat]
        found[seat] = {trait: value for trait, value in now.items() if value != was[trait]}
    for name in after.keys() - {"traits"}:
        empty = 0 if name in ("nights", "children") else None
        new = {k: v for k, v in after[name].items() if v != before[name].get(k, empty)}
        found[name] = new
        assert not before[name].keys() - after[name].keys(), "nobody leaves a circle of friends"
    return {name: what for name, what in found.items() if what}


# -- refusals ---------------------------------------------------------------------------------


def snapshot(m: tablee.Match) -> tuple[Any, ...]:
    """All that a refusal must leave as it is."""
    viewers = (*range(m.seats), None)
    views = [m.view(seat) for seat in viewers]
    words = [m.text(seat, lang) for seat in list(m.asks)[:1] for lang in ("en", "fr")]
    return views, [m.events(seat) for seat in viewers], list(m.log), m.asks, m.outcome, words


def refuse(m: tablee.Match, seat: int, choice: Any, clause: str) -> tablee.Refused:
    """The rules say no, name the clause, say it in both languages, and change nothing."""
    before = snapshot(m)
    with pytest.raises(tablee.Refused) as caught:
        m.answer(seat, choice)
    assert caught.value.rule == clause
    in_two_languages(caught.value)
    assert snapshot(m) == before, "nothing has changed"
    return caught.value


def in_two_languages(refusal: tablee.Refused) -> None:
    words = {lang: refusal.message(lang) for lang in ("en", "fr")}
    assert all(len(said) > 20 for said in words.values()), "a sentence, not a key"
    assert words["en"] != words["fr"]


# -- a player ---------------------------------------------------------------------------------


def wander(m: tablee.Match, seat: int, rand: random.Random) -> Any:
    """A random player who gets on with life: goals first, then cards; bids low, calls rarely."""
    options = m.asks[seat]
    if not isinstance(options, tuple):
        return options.sample(rand)
    goals = [choice for choice in options if str(choice).startswith("goal:")]
    if goals:
        return rand.choice(goals)
    return rand.choices(options, [likes(asked(m), str(choice)) for choice in options])[0]


def likes(why: str, choice: str) -> float:
    """How much a wanderer likes to answer that."""
    verb, _, number = choice.partition(":")
    if why == "turn":
        return {"pass": 1.0, "exchange": 0.5}.get(verb, 1.0)
    if why in ("open", "bid"):
        return 2.0 if verb == "drop" else (1.0 if verb == "bid" else 0.5) / (1 + int(number)) ** 2
    if why == "call":
        return 0.15 if verb == "call" else 0.85
    return 1.0


def played(m: tablee.Match, seed: int, most: int = 3000) -> Iterator[tablee.Match]:
    """A random game, stopped at every decision and at its end, or after so many answers."""
    rand = random.Random(seed)
    for _ in range(most):
        yield m
        if m.outcome is not None:
            return
        seat = next(iter(m.asks))
        m.answer(seat, wander(m, seat, rand))
