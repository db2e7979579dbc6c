"""The conditions of a card, by counting (FF-2.3, FF-3.4, FF-4, FF-5, FF-11)."""

from __future__ import annotations

from tablee.games.fiese_freunde.content.grammar import TRAIT_INDEX, Need
from tablee.games.fiese_freunde.people import HAPPY
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Seat


def meets(m: Fiese, seat: Seat, need: Need) -> bool:
    """Does this condition hold?"""
    return enough(need, count(m, seat, need))


def enough(need: Need, have: int) -> bool:
    """At least so many; of what is struck out, none (FF-2.3)."""
    return (have < need.n) if need.negated else (have >= need.n)


def count(m: Fiese, seat: Seat, need: Need) -> int:
    """How much there is of what a condition asks for."""
    verb = need.verb
    if verb in TRAIT_INDEX:
        return m.traits[seat * 9 + TRAIT_INDEX[verb]]
    if verb == "friend":
        return len(m.circle(seat))
    if verb == "partner":
        return int(m.partner(seat) is not None)
    if verb == "ex":
        return len(m.exes(seat))
    if verb == "married":
        return int(m.spouse(seat) is not None)
    if verb == "happily-married":
        partner = m.partner(seat)
        return int(partner is not None and m.tie(seat, partner) == HAPPY)
    if verb == "sex":
        return len(m.bedmates(seat)) if need.label else m.sex_count(seat)
    if verb == "child":
        return m.child_count(seat)
    if verb == "same-sex":
        return m.same_sex_ties(seat)
    assert verb == "time", verb
    return m.time[seat]


_CLAUSES = {
    "friend": "FF-3.4", "partner": "FF-4.1", "ex": "FF-4.6", "married": "FF-4.7",
    "!married": "FF-4.9", "happily-married": "FF-4.8", "sex": "FF-5.2", "sex A": "FF-5.3",
    "!sex": "FF-7.5", "child": "FF-5.4", "time": "FF-11.8", "same-sex": "FF-11.9",
}  # fmt: skip


def clause(need: Need) -> str:
    """The clause of a condition; that of a characteristic is FF-2.3."""
    phrase = f"{'!' if need.negated else ''}{need.verb}{' A' if need.label else ''}"
    return _CLAUSES.get(phrase) or _CLAUSES.get(need.verb, "FF-2.3")
