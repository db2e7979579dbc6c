"""Words to play a couple with, so that a test reads like the rulebook.

Seat 0 is Noor, seat 1 is Sacha; seat 0 is the first player and at turn, unless said otherwise.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import tablee
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Form

GAME = "fog-of-love"
FILL = ("sweet-1", "sweet-3", "sweet-21", "sweet-14")
"""Four scenes of no consequence, to fill a hand with."""


def couple(**position: Any) -> tablee.Match:
    """A position built by hand; see `scenario.build`."""
    return tablee.scenario(GAME, **position)


def new(key: str = "a key", **options: str) -> tablee.Match:
    return tablee.new_match(GAME, 2, {"first": "host", **options}, key)


def truth(m: tablee.Match) -> Fog:
    return cast(Fog, m.state)


def asked(m: tablee.Match) -> str:
    assert m.ask is not None
    return m.ask.why


def offers(m: tablee.Match, seat: int) -> tuple[Any, ...]:
    options = m.asks[seat]
    assert isinstance(options, tuple)
    return options


def names(m: tablee.Match, cards: list[int]) -> list[str]:
    return [truth(m).name(card) for card in cards]


def hand(m: tablee.Match, seat: int) -> list[str]:
    return names(m, truth(m).hands[seat])


def held(m: tablee.Match, seat: int) -> set[str]:
    """Destinies in hand."""
    return set(names(m, truth(m).destinies[seat]))


def hearts(m: tablee.Match) -> list[int]:
    return truth(m).hearts


def tokens(m: tablee.Match, seat: int) -> dict[str, int]:
    return cast(dict[str, int], m.view(None)["persons"][seat]["tokens"])


def events(m: tablee.Match, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event["args"] for event in m.events(seat) if event["key"] == key]


# -- playing ----------------------------------------------------------------------------------


def card_of(m: tablee.Match, seat: int, name: str) -> int:
    return next(card for card in truth(m).hands[seat] if truth(m).name(card) == name)


def play(m: tablee.Match, seat: int, scene: str, verb: str = "play") -> None:
    m.answer(seat, f"{verb}:{card_of(m, seat, scene)}")


def react(m: tablee.Match, seat: int, scene: str) -> None:
    m.answer(seat, f"react:{card_of(m, seat, scene)}")


def calm(m: tablee.Match) -> None:
    """Nobody reacts (any more)."""
    while m.ask is not None and m.ask.why == "react":
        (seat,) = m.asks
        m.answer(seat, "pass")


def choose(m: tablee.Match, *letters: str) -> None:
    """One letter: the partner chooses. Two: seat 0, then seat 1. Nobody reacts."""
    calm(m)
    if len(letters) == 1:
        (seat,) = m.asks
        m.answer(seat, letters[0])
    else:
        for seat, letter in enumerate(letters):
            m.answer(seat, letter)
    calm(m)


def destiny(m: tablee.Match, seat: int, verb: str, *which: str) -> None:
    """Answer about destinies by their names."""
    state = truth(m)
    cards = [*state.destinies[seat], *state.forgone[seat]]
    numbers = [next(c for c in cards if state.name(c) == name) for name in which]
    m.answer(seat, ":".join([verb, *map(str, numbers)]))


def settle(m: tablee.Match, until: tuple[str, ...] = ("play", "choose", "final")) -> None:
    """Answer whatever is asked by the first option, until one of these is asked."""
    while m.ask is not None and m.ask.why not in until:
        seat = next(iter(m.asks))
        m.answer(seat, m.default(seat))


def finale(story: str = "sunday", **position: Any) -> tablee.Match:
    """The last scene has been played; the finale is turned up."""
    chapters = {"sunday": 2, "school": 2, "year": 2, "want": 3}
    m = couple(
        story=story,
        chapter=chapters[story],
        played=8,
        hand={0: [*FILL, "sweet-9"], 1: []},
        **position,
    )
    play(m, 0, "sweet-9")
    choose(m, "a")
    settle(m, ("final", "destiny"))
    return m


def final(m: tablee.Match, one: str, other: str) -> None:
    for seat, name in enumerate((one, other)):
        state = truth(m)
        m.answer(seat, next(c for c in state.destinies[seat] if state.name(c) == name))


def refuse(m: tablee.Match, seat: int, answer: Any, key: str, clause: str) -> None:
    """The answer is refused with this message, and nothing has changed."""
    before = m.save()
    with pytest.raises(tablee.Refused) as no:
        m.answer(seat, answer)
    assert (no.value.key, no.value.rule) == (key, clause)
    for lang in ("en", "fr"):
        assert no.value.message(lang) != key
    assert m.save() == before


def create(m: tablee.Match, *, to: str = "play") -> tablee.Match:
    """Create the characters by taking what comes, up to a question."""
    while m.ask is not None and m.ask.why != to:
        seat = next(iter(m.asks))
        options = m.asks[seat]
        if isinstance(options, Form):
            m.answer(seat, m.default(seat))
        else:
            m.answer(seat, options[0])
    return m
