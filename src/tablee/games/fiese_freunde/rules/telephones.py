"""Who takes part in the end: naming, calling, deciding, returning (FF-10.4 to FF-10.8).

A card that is lived goes through these stages; each is a step of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablee.games.fiese_freunde.content.cards import CardDef, Role
from tablee.games.fiese_freunde.people import NOBODY
from tablee.games.fiese_freunde.rules.casting import NEW_LOVE, casts, must_agree, unfit
from tablee.games.fiese_freunde.state import Cast, Fiese
from tablee.kernel import Asking, Card, Choice, Options, Seat, Step, turn, window

CALL, STAY = "call", "stay"


def begin_event(m: Fiese, seat: Seat, card: Card) -> None:
    """The card is about to be lived: who could be in it?"""
    m.event, m.refused, m.callers = (card, seat), [], []
    _to_naming(m, seat, m.definition(card))


def _to_naming(m: Fiese, seat: Seat, card: CardDef) -> None:
    """FF-10.4: calls that were made stand, also after somebody has refused."""
    m.named, m.stage = (), "naming"
    m.choices = _without(m.refused, casts(m, seat, card))
    if not m.choices:  # nobody else can be named
        m.stage, m.choices = "deciding", _decisions(m, seat, card)
    if not m.choices:  # FF-9.9: it cannot happen
        m.cast, m.stage = (NOBODY,) * len(card.open_roles), "happening"


def _without(refused: Iterable[int], found: Iterable[Cast]) -> tuple[Cast, ...]:
    out = set(refused)
    return tuple(cast for cast in found if not out & set(cast))


def _choose(
    seat: Seat, options: tuple[Cast, ...], card: CardDef, why: str, rule: str
) -> Asking[Cast]:
    """Asked only if there is a choice."""
    if len(options) == 1:
        return options[0]
    cast: Cast = yield turn(seat, options, why, rule, {"card": card.id})
    return cast


def naming(m: Fiese, seat: Seat, card: CardDef) -> Step:
    """FF-10.4: first the active player names who takes part."""
    m.named = yield from _choose(seat, m.choices, card, "name", "FF-10.1")
    m.stage, m.choices = "deciding", (m.named,)
    if not card.is_goal and any(role.takes_part for role in card.open_roles):
        m.emit("named", "FF-10.4", seat=seat, persons=list(m.named))
        others = (s for s in range(m.seats) if s != seat)
        m.may_ring = sum(1 << s for s in others if _may_call(m, s, seat, card))
        m.stage = "calling"
        if len(m.callers) == m.seats - 1:
            _to_deciding(m, seat, card)


# -- calling ----------------------------------------------------------------------------------


def calling(m: Fiese, seat: Seat, card: CardDef) -> Step:
    """FF-10.4: all may call, in answer to each other, with no taking back.

    Every rival is asked each time, whoever could call: a missing prompt would tell something.
    """
    silent = [s for s in range(m.seats) if s != seat and s not in m.callers]
    options: dict[Seat, Options] = {s: (STAY, CALL) if may_ring(m, s) else (STAY,) for s in silent}
    default = dict.fromkeys(silent, STAY)
    told = {"seat": seat, "card": card.id, "persons": list(m.named)}
    answers = yield window(options, "call", "FF-10.4", default=default, args=told)
    ringing = [s for s in silent if answers[s] == CALL]
    for caller in ringing:
        m.callers.append(caller)
        m.emit("call", "FF-10.4", seat=caller, active=seat)
    if not ringing or len(ringing) == len(silent):
        _to_deciding(m, seat, card)


def _to_deciding(m: Fiese, seat: Seat, card: CardDef) -> None:
    m.stage = "deciding"
    m.choices = _decisions(m, seat, card) if m.callers else (m.named,)


def may_ring(m: Fiese, rival: Seat) -> bool:
    """FF-10.4: whoever was named needs no call, as long as nobody else calls for that place."""
    needless = rival in m.named and not m.callers
    return bool(m.may_ring >> rival & 1) and not needless


def _may_call(m: Fiese, caller: Seat, active: Seat, card: CardDef) -> bool:
    """FF-10.4, FF-10.6: with the active player's telephone, for a part that fits.

    Somebody who would take part anyway has no need to."""
    if not m.holds_phone(caller, active):
        return False
    if card.needs_partner and m.partner(active) == caller:
        return False
    return any(call_fits(m, caller, active, card, role) for role in card.open_roles)


def call_fits(m: Fiese, caller: Seat, active: Seat, card: CardDef, role: Role) -> bool:
    """FF-10.11: for a part that takes part."""
    return role.takes_part and unfit(m, active, card, role, caller) is None


# -- deciding ---------------------------------------------------------------------------------


def deciding(m: Fiese, seat: Seat, card: CardDef) -> Step:
    """FF-10.4: who takes part in the end. FF-4.10: after a no, somebody else is named."""
    cast = yield from _choose(seat, m.choices, card, "decide", "FF-10.8")
    no = yield from _consents(m, seat, card, cast)
    if no is None:
        _spend(m, seat, card, cast)
        m.cast, m.stage = cast, "happening"
    else:
        m.refused.append(no)
        _to_naming(m, seat, card)


def _decisions(m: Fiese, seat: Seat, card: CardDef) -> tuple[Cast, ...]:
    """FF-10.4: callers come before anybody else. A call is a yes, whatever was said before."""
    found = casts(m, seat, card, tuple(m.callers))
    allowed = _without(set(m.refused) - set(m.callers), found)
    return tuple(cast for cast in allowed if _callers_first(m, seat, card, cast))


def _callers_first(m: Fiese, seat: Seat, card: CardDef, cast: Cast) -> bool:
    """FF-10.8: callers have every place they could have, but for rivals forced by telephone;
    where there are more places than callers, none of them is left out."""
    places, wanting = _contested(m, seat, card, cast)
    held = all(cast[n] in m.callers or _forced(m, seat, cast[n]) for n in places)
    return held and len(places) <= len(wanting)


def _contested(m: Fiese, seat: Seat, card: CardDef, cast: Cast) -> tuple[set[int], list[Seat]]:
    """The places that left-out callers could have, if other callers changed places; and all callers
    who compete for them."""
    roles = card.open_roles
    left_out = (caller for caller in m.callers if caller not in cast)
    wanting = [s for s in left_out if any(_binds(m, seat, card, r, s) for r in roles)]
    places: set[int] = set()
    for caller in wanting:  # the list grows meanwhile
        for n, role in enumerate(roles):
            if n not in places and _binds(m, seat, card, role, caller):
                places.add(n)
                if cast[n] in m.callers:
                    wanting.append(cast[n])
    return places, wanting


def _binds(m: Fiese, seat: Seat, card: CardDef, role: Role, caller: Seat) -> bool:
    """FF-4.10: nobody can call themselves into breaking a secure relation of the active."""
    if not call_fits(m, caller, seat, card, role):
        return False
    breaks = role.brings & NEW_LOVE and m.secure_with_other(seat, caller)
    return not breaks


def _forced(m: Fiese, seat: Seat, person: int) -> bool:
    """FF-10.5: a rival who did not call, brought in by the active player's telephone."""
    return 0 <= person < m.seats and m.holds_phone(seat, person)


# -- consent and cost -------------------------------------------------------------------------


def _consents(m: Fiese, seat: Seat, card: CardDef, cast: Cast) -> Asking[int | None]:
    """FF-4.10: whoever would leave a secure relation is asked, unless they called. Who says no?"""
    for role, person in zip(card.open_roles, cast, strict=True):
        if person in m.callers or not must_agree(m, seat, role, person):
            continue
        told = {"seat": seat, "card": card.id}
        answer: Choice = yield turn(person, ("yes", "no"), "leave", "FF-4.10", told, "no")
        if answer == "no":
            m.emit("refuse", "FF-4.10", seat=person, active=seat)
            return person
    return None


def _spend(m: Fiese, seat: Seat, card: CardDef, cast: Cast) -> None:
    """FF-10.4, FF-10.5, FF-10.13: only a telephone that brought somebody in is lost."""
    places, _ = _contested(m, seat, card, cast)
    for n, person in enumerate(cast):
        if person in m.callers:
            m.lose_phone(person, seat, "FF-10.4")
        elif _by_own_phone(m, seat, person, n in places):
            m.lose_phone(seat, person, "FF-10.5")


def _by_own_phone(m: Fiese, seat: Seat, person: int, contested: bool) -> bool:
    """FF-10.5: a rival not yet known, or one who comes instead of a caller."""
    if not 0 <= person < m.seats:
        return False
    return contested or m.by_telephone(seat, person)
