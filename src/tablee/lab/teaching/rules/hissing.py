"""All may hiss; then it is settled who takes the treasure: MG-4."""

from __future__ import annotations

from tablee.kernel import Asking, Card, window
from tablee.lab.teaching.content.cards import HISS
from tablee.lab.teaching.state import Meadow


def listen(m: Meadow) -> Asking[bool]:
    """MG-4: a reaction window. All are asked, whoever holds what; else the question would tell.

    For the same reason one chooses *which* hiss: if the rules took the first one of the hand,
    all would know what the cards before it are not.
    """
    options = {seat: ("silent", *m.hisses(seat)) for seat in range(m.seats)}
    answers = yield window(options, "listen", "MG-4")
    hisses = {seat: card for seat, card in answers.items() if card != "silent"}
    for seat, card in hisses.items():
        m.lay(seat, card)
    return bool(hisses)


def award(m: Meadow, treasure: Card, hissed: bool) -> None:
    """MG-4.1, MG-4.2"""
    strengths = [m.faces[card] for card in m.laid[: m.seats]]
    alone = [s for s in strengths if s != HISS and strengths.count(s) == 1]
    if hissed or not alone:
        m.lose(treasure, "MG-4.1" if hissed else "MG-4.2")
    else:
        m.take(strengths.index(max(alone)), treasure)
