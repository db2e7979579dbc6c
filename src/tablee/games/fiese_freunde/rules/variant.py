"""The goals at the start: dealt (FF-6.4), or chosen in the variant (FF-12)."""

from __future__ import annotations

from tablee.games.fiese_freunde.content.cards import CATEGORIES
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Seat, Step, sealed

NOTHING = "nothing"
"""No goal of the packet is of a category that is still wanted."""


def deal_goals(m: Fiese) -> None:
    """FF-6.4: each player gets a packet of one goal of each category."""
    for seat in range(m.seats):
        packet = m.packets.pop()
        m.goals[seat] += packet
        m.reveal(*packet, to=(seat,))


# -- two or three players ---------------------------------------------------------------------


def choose_goals(m: Fiese) -> Step:
    """FF-12.1: with 2 or 3 players, two packets each, and one of each category."""
    pairs = [(m.packets.pop(), m.packets.pop()) for _ in range(m.seats)]
    for seat, (one, other) in enumerate(pairs):
        m.drafts[seat] = [*one, *other]
        m.reveal(*m.drafts[seat], to=(seat,))
    for n in range(len(CATEGORIES)):
        choices = {s: (m.name(a[n]), m.name(b[n])) for s, (a, b) in enumerate(pairs)}
        answers = yield sealed(dict(choices), "keep", "FF-12.1")
        for seat, (one, other) in enumerate(pairs):
            kept, left = (one, other) if answers[seat] == choices[seat][0] else (other, one)
            m.goals[seat].append(kept[n])
            m.drafts[seat].remove(kept[n])
            m.drafts[seat].remove(left[n])
            m.drafts[seat].append(left[n])
    for seat in range(m.seats):
        m.packets.append(m.drafts[seat])
        m.drafts[seat] = []
    m.emit("goals-chosen", "FF-12.1")


# -- four to six players ----------------------------------------------------------------------


def draft_goals(m: Fiese) -> Step:
    """FF-12.2: keep one, pass the rest left, never two of a category, until all have five."""
    m.drafts = [m.packets.pop() for _ in range(m.seats)]
    while any(len(goals) < len(CATEGORIES) for goals in m.goals):
        for seat, packet in enumerate(m.drafts):
            m.reveal(*packet, to=(seat,))
        options = {s: _draftable(m, s) for s in range(m.seats)}
        answers = yield sealed(dict(options), "draft", "FF-12.2")
        for seat in range(m.seats):
            _keep(m, seat, answers[seat])
        m.drafts = [m.drafts[seat - 1] for seat in range(m.seats)]  # FF-12.3
        m.emit("draft", "FF-12.2")
    m.box += [card for packet in m.drafts for card in packet]
    m.drafts = [[] for _ in range(m.seats)]


def _draftable(m: Fiese, seat: Seat) -> tuple[str, ...]:
    have = {m.category(card) for card in m.goals[seat]}
    fresh = [card for card in m.drafts[seat] if m.category(card) not in have]
    return tuple(m.name(card) for card in fresh) or (NOTHING,)


def _keep(m: Fiese, seat: Seat, name: str) -> None:
    if name != NOTHING:
        card = next(c for c in m.drafts[seat] if m.name(c) == name)
        m.drafts[seat].remove(card)
        m.goals[seat].append(card)
