"""The first position: MG-1.1."""

from __future__ import annotations

from tablee.lab.teaching.content.cards import BACKS, FACES, FEATHER
from tablee.lab.teaching.state import Meadow


def setup(m: Meadow) -> None:
    """MG-1.1"""
    m.deal_faces(FACES)
    m.deck = [card for card, back in enumerate(BACKS) if back == FEATHER]
    m.hidden = [card for card, back in enumerate(BACKS) if back != FEATHER]
    m.shuffle(m.deck)
    m.shuffle(m.hidden)
    m.hands = [[] for _ in range(m.seats)]
    m.nests = [[] for _ in range(m.seats)]
    m.pebbles = [0] * m.seats
    for seat in range(m.seats):
        m.draw_up(seat)
