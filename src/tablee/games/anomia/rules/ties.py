"""AN-7.2: exactly together, and a third player's card decides."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.face_off import SPARE, FaceOff, Rival
from tablee.games.anomia.state import SIDES, Anomia
from tablee.kernel import Card, Seat


def tie(m: Anomia, fight: FaceOff) -> None:
    """AN-7.2: exactly together."""
    times = [r.began for r in fight.rivals]
    m.emit("tie", "AN-7.2", seats=fight.seats, times=times, margin=fight.margin)
    break_tie(m, fight)


def break_tie(m: Anomia, fight: FaceOff) -> None:
    """AN-7.2: both words are burned; both answer a card that a third player draws."""
    m.burn_answers(fight)
    m.put_tie_card_back(fight)
    fight.ties += 1
    m.new_heat()
    fight.rivals = [Rival(r.seat, r.place) for r in fight.rivals]
    fight.tie = _draw_tie_card(m)
    fight.claim, fight.challenger, fight.opened, fight.until = -1, -1, 0, 0
    fight.hinted, fight.hints = False, []
    fight.disputed, fight.pointed = False, {}
    m.phase = "race"
    title = m.theme_for(fight, fight.rivals[0].seat).title
    third = _third(m, fight)
    drawer: dict[str, Any] = {"seat": third} if third >= 0 else {}
    m.emit("tie-card", "AN-7.2", title=title, third=third >= 0, **drawer)


def _draw_tie_card(m: Anomia) -> Card:
    """From the higher pile; a duel card goes under it, and another is drawn."""
    higher = m.higher_pile
    for side in (higher, 1 - higher):
        pile = m.piles[side]
        for _ in range(len(pile)):
            card = pile.pop()
            m.reveal(card)
            if not m.is_duel(card):
                m.tie_side = side
                return card
            pile.insert(0, card)
            m.emit("tie-duel", "AN-7.2", side=SIDES[side])
    return SPARE


def _third(m: Anomia, fight: FaceOff) -> Seat:
    """The next player after the last drawer who is not in the face-off; -1: there is none."""
    judges = m.judges(fight)
    for step in range(1, len(m.play) + 1):
        seat = m.owner((m.drew + step) % len(m.play))
        if seat in judges:
            return seat
    return -1
