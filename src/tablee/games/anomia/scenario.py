"""A position built by hand, for tests: cards as "theme/symbol", or "duel" ("duel/3": a pair)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.anomia.content.themes import deck
from tablee.games.anomia.state import DUEL, Anomia, Word, places_of
from tablee.kernel import Card, Seat

DEFAULTS = {
    "words": "en", "answers": "typed", "pack": "1", "edition": "fr", "leave_out": "never",
    "spotting": "at-once", "voters": "others", "talk": "author", "trust": "friends", "first": "0",
}  # fmt: skip


def build(
    game: type[Anomia],
    *,
    seats: int = 4,
    play: Mapping[int, Iterable[str]] | None = None,
    left: Iterable[str] = (),
    right: Iterable[str] = (),
    won: Mapping[Seat, Iterable[str]] | None = None,
    roll: tuple[str, ...] = (),
    turn: int = 0,
    burned: Iterable[tuple[str, Seat, str]] = (),
    ready: bool = True,
    **options: Any,
) -> Anomia:
    """A state of that class. Piles are written bottom first: the last card is on top. Cards that
    match face off after the next draw."""
    state = game(seats, DEFAULTS | options)
    state.pack = int(state.options["pack"])
    cards: list[int] = []

    def take(names: Iterable[str]) -> list[Card]:
        start = len(cards)
        cards.extend(face(state, name) for name in names)
        return list(range(start, len(cards)))

    places = places_of(seats)
    state.play = [take((play or {}).get(place, ())) for place in range(places)]
    state.won = [take((won or {}).get(seat, ())) for seat in range(seats)]
    open_cards = len(cards)
    state.piles = [take(left), take(right)]
    state.deal_faces(cards)
    state.known = [(1 << open_cards) - 1] * (seats + 1)
    state.shown = list(range(1, places + 1))
    state.talk = [[] for _ in range(seats)]
    state.talk_keys = [()] * seats
    state.lost_challenges = [0] * seats
    state.rolled, state.turn, state.heat = roll, turn, places
    state.burned = [Word(*word) for word in burned]
    state.ready = list(range(seats)) if ready else []
    state.phase = "draw" if ready else "ready"
    state.snapshot_taken()
    return state


def face(state: Anomia, name: str) -> int:
    """The face of a card by its name."""
    edition, (title, _, mark) = state.options["edition"], name.partition("/")
    if title == "duel":
        return DUEL + int(mark or 0)
    themes = [theme.id for theme in deck(edition, state.lang, state.pack)]
    return 8 * themes.index(title) + EDITIONS[edition].symbols.index(mark)
