"""AN-3.1, AN-3.3, AN-5: two cards match; one of them is won or set aside; the card uncovered may
match again."""

from __future__ import annotations

from tablee.games.anomia.face_off import FaceOff, Place, Rival
from tablee.games.anomia.state import Anomia
from tablee.kernel import Seat


def look_round(m: Anomia) -> None:
    """AN-2.3, AN-4.2, AN-5.1: a face-off if two match; else the next draw, or the end."""
    found = m.matches()
    if not found:
        m.face_off, m.phase = None, "draw"
        m.pass_over_the_gone()
        return
    one, two, by = found[0]
    m.cascade += 1
    fight = FaceOff([Rival(m.owner(place), place) for place in (one, two)], by, m.cascade)
    m.face_off, m.phase = fight, "race"
    if m.options["spotting"] == "at-once":
        m.notice(fight)


def win(m: Anomia, fight: FaceOff, winner: Seat) -> None:
    """AN-3.3: the loser's top card, face down to the winner's pile; the winner's own stays."""
    loser = fight.other(winner)
    card = m.play[loser.place].pop()
    m.won[winner].append(card)
    m.emit(
        "won", "AN-3.3", seat=winner, loser=loser.seat, place=loser.place, card=card,
        title=m.theme(card).title,
    )  # fmt: skip
    _uncover(m, fight, loser.place)


def set_aside(m: Anomia, fight: FaceOff) -> None:
    """AN-3.8: the more recently shown of the two cards leaves the game."""
    place = max((r.place for r in fight.rivals), key=lambda p: m.shown[p])
    card = m.play[place].pop()
    m.out.append(card)
    m.emit("set-aside", "AN-3.8", seat=m.owner(place), card=card, title=m.theme(card).title)
    _uncover(m, fight, place)


def _uncover(m: Anomia, fight: FaceOff, place: Place) -> None:
    """AN-5.1: the face-off is over; what lies under the card may match anybody's."""
    m.put_tie_card_back(fight)
    m.face_off = None
    m.new_heat()
    card = m.top(place)
    if card is not None:
        m.shown[place] = m.heat
        m.emit(
            "uncovered", "AN-5.1", seat=m.owner(place), place=place, card=card,
            title=m.theme(card).title, symbol=m.symbol(card),
        )  # fmt: skip
    look_round(m)
