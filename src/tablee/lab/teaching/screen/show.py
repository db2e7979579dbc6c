"""How the view of one seat is made.

Every zone is shown by one function, and that one asks `face_for`: a face which the seat does not
know is None, and there is no other way for a face to get into a view.
"""

from __future__ import annotations

from tablee.kernel import Card, Seat
from tablee.lab.teaching.content.cards import printed
from tablee.lab.teaching.screen.view import CardView, MagpiesView, MagpieView
from tablee.lab.teaching.state import Meadow


def show(m: Meadow, seat: Seat | None) -> MagpiesView:
    return MagpiesView(
        seat=seat,
        round=m.round + 1,
        rounds=m.options["rounds"],
        leader=m.leader + 1,
        open=_zone(m, seat, m.open),
        laid=_zone(m, seat, m.laid),
        magpies=[
            MagpieView(_zone(m, seat, m.hands[s]), _zone(m, seat, m.nests[s]), m.points(s))
            for s in range(m.seats)
        ],
        deck=len(m.deck),
        discards=_zone(m, seat, m.discards),
    )


def _zone(m: Meadow, seat: Seat | None, cards: list[Card]) -> list[CardView]:
    return [CardView(card, _face(card, m.face_for(seat, card))) for card in cards]


def _face(card: Card, face: int | None) -> str | None:
    return None if face is None else printed(card, face)
