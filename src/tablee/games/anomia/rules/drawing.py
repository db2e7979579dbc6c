"""AN-2, AN-4: a card is turned over and laid on a play pile; or it is a duel card."""

from __future__ import annotations

from tablee.games.anomia.rules.cascades import look_round
from tablee.games.anomia.rules.hearing import hear
from tablee.games.anomia.rules.times import SLOW
from tablee.games.anomia.state import SIDES, Anomia
from tablee.kernel import Card, Seat, Step, Timed


def not_now(m: Anomia) -> list[str]:
    """AN-2.1, AN-7.3: per pile, why no card can be drawn from it: nobody draws at this time, two
    cards match, the pile is empty; or "" if one can."""
    if m.over or (m.phase != "draw" and not m.unnoticed):
        return ["later", "later"]
    if m.unnoticed:
        return ["match", "match"]
    return ["" if pile else "empty" for pile in m.piles]


def draw(m: Anomia) -> Step:
    """AN-2.1: the top card of a pile, shown to everyone at the same instant."""
    drawer = m.owner(m.turn)
    sides = tuple(side for side, pile in zip(SIDES, m.piles, strict=True) if pile)
    heard = yield from hear(m, {drawer: Timed(sides)}, "draw", "AN-2.1", after=SLOW)
    if heard is None or (heard.by_clock and m.now < SLOW):
        return
    side = m.higher_pile if heard.by_clock else SIDES.index(heard.what)
    card = m.piles[side].pop()
    m.new_heat()
    m.reveal(card)
    m.cascade, m.drew, m.slow = 0, m.turn, heard.by_clock
    if m.is_duel(card):
        _lay_duel(m, card, drawer, side)
    else:
        _lay(m, card, drawer, side)
    look_round(m)


def _lay(m: Anomia, card: Card, drawer: Seat, side: int) -> None:
    """AN-2.2, AN-2.3: on one's own play pile; then it is the next player's turn."""
    place = m.turn
    m.play[place].append(card)
    m.shown[place] = m.heat
    m.turn = (place + 1) % len(m.play)
    m.emit(
        "drawn", "AN-2.1", seat=drawer, place=place, side=SIDES[side], card=card,
        title=m.theme(card).title, symbol=m.symbol(card),
    )  # fmt: skip


def _lay_duel(m: Anomia, card: Card, drawer: Seat, side: int) -> None:
    """AN-4.1, AN-4.5: the duel card lies between the piles and names a new pair; the same player
    draws again."""
    m.duels.append(card)
    m.emit("duel", "AN-4.1", seat=drawer, side=SIDES[side], card=card)
    if m.edition.die:
        # a face with a symbol that was left out is rolled again (AN-1.5)
        faces = m.edition.without(m.left_out)
        m.rolled = faces[m.roll(len(faces))]
    else:
        m.rolled = m.pair(card)
    m.emit("rolled", "AN-4.1", seat=drawer, symbols=list(m.rolled))
