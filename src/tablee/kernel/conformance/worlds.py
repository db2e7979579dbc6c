"""Other worlds: everything that one viewer knows is kept, and everything else is drawn anew.

`Match.imagine` starts from the match's snapshot, so what was told before the snapshot stays as it
was told. To vary that too, these functions also use older snapshots, and redo the deal of the
setup, before which there is no snapshot.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from tablee.kernel.cards import Card, CardState, Face
from tablee.kernel.forms import Rand, Seat
from tablee.kernel.match import Match

NEVER = 1 << 30


def hold(kept: list[Match], back: int, now: Match) -> Match:
    """The match as it is now, but with its snapshot from `back` decisions ago."""
    held = kept[-1 - back].clone()
    held._thaw(every=NEVER)
    held._every = NEVER
    for seat, choice in now.log[len(held.log) :]:
        held.answer(seat, choice)
    return held


def holds(kept: list[Match], now: Match, rand: Random) -> list[Match]:
    """The match as it is, and with an older snapshot: some answers ago, or the very first."""
    last = len(kept) - 1
    whole = last if last < 64 or rand.random() < 1 / 16 else 16
    back = min(last, rand.choice((1, 2, 4, 8, whole)))
    return [now, hold(kept, back, now)] if back else [now]


def imagined(held: list[Match], viewer: Seat | None, rand: Random) -> Iterator[Match]:
    """One world from each match; none where the others could not have answered as they did."""
    for match in held:
        world = match.imagine(viewer, rand, fresh=False)
        if world is not None:
            yield world


# -- the setup --------------------------------------------------------------------------------


class Tape:
    """The deals of a setup: which ids got which faces."""

    def __init__(self) -> None:
        self.deals: list[dict[Card, Face]] = []
        self.slipped = False


def redealt(match: Match, viewer: Seat | None, rand: Random) -> Match | None:
    """The start of this match, with the faces that the viewer does not know dealt differently. None
    for games without cards."""
    if not issubclass(match.game.state, CardState) or match._origin is not None:
        return None
    tape = Tape()
    first = _begin(match, _recording(match.game.state, tape))
    state = first.state
    assert isinstance(state, CardState)
    if tape.slipped:  # ids were swapped after the deal: dealing again is not enough
        return None
    _redeal(tape, state.knows(viewer), state.backs, rand)
    return _begin(match, _dealing(match.game.state, tape))


def _begin(match: Match, state: type[Any]) -> Match:
    return Match(replace(match.game, state=state), match.seats, match.options, match.key)


def _recording(cls: type[CardState], tape: Tape) -> type[CardState]:
    class Recording(cls):  # type: ignore[valid-type, misc]
        def deal_faces(self, faces: Iterable[Face]) -> None:
            cls.deal_faces(self, faces)
            tape.deals.append(dict(enumerate(self.faces)))

        def shuffle(self, zone: list[Card]) -> None:
            cls.shuffle(self, zone)
            tape.deals.append({card: self.faces[card] for card in zone})

        def leave_unseen(self, card: Card, among: Iterable[Card], mover: Seat) -> Card:
            tape.slipped = True
            return cls.leave_unseen(self, card, among, mover)

    return Recording


def _dealing(cls: type[CardState], tape: Tape) -> type[CardState]:
    deals = iter(tape.deals)

    class Dealing(cls):  # type: ignore[valid-type, misc]
        def deal_faces(self, faces: Iterable[Face]) -> None:
            cls.deal_faces(self, faces)
            self.as_on_tape()

        def shuffle(self, zone: list[Card]) -> None:
            cls.shuffle(self, zone)
            self.as_on_tape()

        def as_on_tape(self) -> None:
            for card, face in next(deals, {}).items():
                self.faces[card] = face

    return Dealing


def _redeal(tape: Tape, known: int, backs: tuple[int, ...], rand: Rand) -> None:
    """In the last deal of each id, shuffle the unknown faces."""
    last = {card: n for n, deal in enumerate(tape.deals) for card in deal}
    piles: dict[tuple[int, int], list[Card]] = defaultdict(list)
    for card, n in last.items():
        if not known >> card & 1:
            piles[n, backs[card]].append(card)
    for (n, _), ids in piles.items():
        deal = tape.deals[n]
        for end in range(len(ids) - 1, 0, -1):
            a, b = ids[end], ids[rand.randrange(end + 1)]
            deal[a], deal[b] = deal[b], deal[a]
