"""FF-3.4, FF-4: somebody new, love, marriage, separation, divorce.

Each of these is between two persons, whoever they are: players or neutral characters.
"""

from __future__ import annotations

from tablee.games.fiese_freunde.people import (
    ENGAGED,
    EX,
    FRIEND,
    HAPPY,
    LOVE,
    MARRIED,
    SEPARATED,
    STRANGER,
)
from tablee.games.fiese_freunde.state import Fiese


def befriend(m: Fiese, a: int, b: int) -> None:
    """FF-3.4: somebody new becomes a normal friend."""
    if m.tie(a, b) == STRANGER:
        m.place(a, b, FRIEND, "FF-3.4")


def love(m: Fiese, a: int, b: int) -> None:
    """FF-4.2: a new partner, or intensify the present one."""
    if m.partner(a) == b:
        intensify(m, a, b)
    else:
        start_love(m, a, b)


def start_love(m: Fiese, a: int, b: int) -> None:
    """FF-4.3: in love; a former partner: engaged; a separated spouse: happily married."""
    _leave_partners(m, a, b)
    place = {EX: ENGAGED, SEPARATED: HAPPY}.get(m.tie(a, b), LOVE)
    m.place(a, b, place, "FF-4.3")


def intensify(m: Fiese, a: int, b: int) -> None:
    """FF-4.4: one place to the right; reaching "married" ends an earlier marriage."""
    place = m.tie(a, b)
    if place == ENGAGED:
        _end_marriages(m, a, b)
    if place < HAPPY:
        m.place(a, b, place + 1, "FF-4.4")


def marry(m: Fiese, a: int, b: int) -> None:
    """FF-4.7: from any place to "married"; earlier marriages and relations end at once."""
    _end_marriages(m, a, b)
    _leave_partners(m, a, b)
    m.place(a, b, MARRIED, "FF-4.7")


def separate(m: Fiese, a: int, b: int) -> None:
    """FF-4.5: from the first two places to ex, from marriage to separated."""
    married = m.tie(a, b) in (MARRIED, HAPPY)
    m.place(a, b, SEPARATED if married else EX, "FF-4.5")


def divorce(m: Fiese, a: int, spouse: int) -> None:
    """FF-4.9: the marriage ends, also with a separated spouse."""
    m.place(a, spouse, EX, "FF-4.9")


def _leave_partners(m: Fiese, a: int, b: int) -> None:
    for person, other in ((a, b), (b, a)):
        partner = m.partner(person)
        if partner is not None and partner != other:
            separate(m, person, partner)


def _end_marriages(m: Fiese, a: int, b: int) -> None:
    for person, other in ((a, b), (b, a)):
        spouse = m.spouse(person)
        if spouse is not None and spouse != other:
            m.place(person, spouse, EX, "FF-4.7")
