"""AN-8.6: somebody leaves the table, or comes back."""

from __future__ import annotations

from tablee.games.anomia.face_off import FaceOff
from tablee.games.anomia.rules.cascades import look_round
from tablee.games.anomia.state import Anomia
from tablee.kernel import Seat


def leave(m: Anomia, seat: Seat) -> None:
    """AN-8.6: the play pile leaves as a whole, an open face-off lapses, won cards stay."""
    if seat in m.gone:
        return
    m.gone.append(seat)
    m.emit("gone", "AN-8.6", seat=seat)
    fight = m.face_off
    lapses = fight is not None and seat in fight.seats
    if fight is not None and lapses:
        _lapse(m, fight)
    for place in range(seat, len(m.play), m.seats):
        m.out += m.play[place]
        m.play[place] = []
    if lapses:
        look_round(m)
    elif m.phase in ("ready", "draw") and m.owner(m.turn) == seat:
        m.pass_over_the_gone()
        m.new_heat()  # the next has as much time to draw as anybody


def _lapse(m: Anomia, fight: FaceOff) -> None:
    """AN-8.6: no winner; what was handed in has been said all the same (AN-3.4)."""
    m.emit("lapsed", "AN-8.6", seats=fight.seats)
    m.burn_answers(fight)
    m.put_tie_card_back(fight)
    m.new_heat()


def come_back(m: Anomia, seat: Seat) -> None:
    """AN-8.6: seated again, with an empty play pile."""
    if seat in m.gone:
        m.gone.remove(seat)
        m.emit("back", "AN-8.6", seat=seat)
