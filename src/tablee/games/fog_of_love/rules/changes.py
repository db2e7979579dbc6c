"""Traits, features and occupations are changed, tokens wiped out, goals guessed (FL-2.2, FL-9.1,
FL-9.6)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.faces import FEATURES, OCCUPATIONS, TRAITS
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.rules.creation import get_feature, take_up, under_deck
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.games.fog_of_love.tasks import Task
from tablee.kernel import Card, Seat, Step, sealed, turn

DECK_OF = {"trait": TRAITS, "feature": FEATURES, "occupation": OCCUPATIONS}
OFFERED = 3


def change(m: Fog, task: Task) -> Step:
    """FL-9.1: which one goes, by choice or at random; then a new one of three."""
    m.moment("change")
    if m.lessons:
        return
    m.todo.pop(0)
    kinds = {seat: (task.args[seat] or "").split() for seat in task.seats()}
    asked = {
        seat: tuple(m.owned(seat, kind))
        for seat, (kind, *how) in kinds.items()
        if not how and kind != "occupation"
    }
    picks = {}
    if asked:
        args = {"kind": next(iter(kinds.values()))[0]}
        picks = yield sealed(asked, "change", "FL-9.1", args=args)
    for seat, (kind, *_) in kinds.items():
        cards = m.owned(seat, kind)
        gone = picks[seat] if seat in picks else cards[m.roll(len(cards))]
        _give_up(m, seat, gone, kind)
    _offer_new(m, {seat: kind for seat, (kind, *_) in kinds.items()})


def _give_up(m: Fog, seat: Seat, card: Card, kind: str) -> None:
    """FL-9.1: face down under its deck; the old token is removed."""
    m.owned(seat, kind).remove(card)
    m.decks[DECK_OF[kind]].insert(0, card)
    if kind == "trait":
        secret = {"trait": m.name(card)}
        m.emit("trait-gone", "FL-9.1", to=(seat,), secret=secret, seat=seat, trait="some")
    else:
        if kind == "feature":
            m.emit("feature-gone", "FL-9.1", seat=seat, feature=m.name(card))
        else:
            m.emit("occupation-gone", "FL-9.1", seat=seat, occupation=m.name(card))
        m.take_back(seat, m.thing(card).aspect, 1, "FL-9.1")


def _offer_new(m: Fog, kinds: dict[Seat, str]) -> None:
    """FL-9.1: its owner draws three. FL-8.8: the card's player first."""
    for seat, kind in kinds.items():
        deck = m.decks[DECK_OF[kind]]
        m.dealt[seat] = [deck.pop() for _ in range(min(OFFERED, len(deck)))]
        m.reveal(*m.dealt[seat], to=(seat,))
    m.todo.insert(0, Task("keep", (kinds.get(0), kinds.get(1)), next(iter(kinds))))


def keep(m: Fog, task: Task) -> Step:
    """FL-9.1: keeps one; the others go under the deck."""
    m.todo.pop(0)
    kinds = {seat: task.args[seat] or "" for seat in task.seats()}
    options = {seat: tuple(m.dealt[seat]) for seat in kinds}
    args = {"kind": next(iter(kinds.values()))}
    picks = yield sealed(options, "keep", "FL-9.1", args=args)
    for seat, kind in kinds.items():
        card = picks[seat]
        m.dealt[seat].remove(card)
        under_deck(m, seat, DECK_OF[kind])
        if kind == "occupation":
            take_up(m, seat, card, "FL-9.1")
        elif kind == "feature":
            get_feature(m, seat, card, "FL-9.1")
        else:
            m.traits[seat].append(card)
            secret = {"trait": m.name(card)}
            m.emit("trait-new", "FL-9.1", to=(seat,), secret=secret, seat=seat, trait="some")


def swap_occupations(m: Fog, task: Task) -> Step:
    """FL-9.1: each takes up the other's; the tokens move along."""
    m.todo.pop(0)
    cards = [m.occupations[seat][0] for seat in BOTH]
    for seat in BOTH:
        m.take_back(seat, m.thing(cards[seat]).aspect, 1, "FL-9.1")
    for seat in BOTH:
        take_up(m, seat, cards[1 - seat], "FL-9.1")
    yield from ()


# -- tokens and goals --------------------------------------------------------------------------


def wipe(m: Fog, task: Task) -> Step:
    """FL-2.2: all tokens of one player leave one aspect."""
    m.todo.pop(0)
    for seat in task.seats():
        whose = seat if task.args[seat] == "self" else 1 - seat
        marked = [a for n, a in enumerate(ASPECT_IDS) if m.tokens[whose * 12 + n]]
        if marked:
            args = {"seat": whose}
            aspect = yield turn(seat, tuple(marked), "wipe", "FL-2.2", args)
            place = ASPECT_IDS.index(aspect)
            m.take_back(whose, place, m.tokens[whose * 12 + place], "FL-2.2")


def guess(m: Fog, task: Task) -> Step:
    """FL-9.6: an aspect of one of the partner's goals; if right, that trait is changed."""
    m.todo.pop(0)
    (seat,) = task.seats()
    aspect = yield turn(seat, ASPECT_IDS, "guess", "FL-9.6")
    place, whose = ASPECT_IDS.index(aspect), 1 - seat
    hit = [card for card in m.traits[whose] if m.goal(card).aspect == place]
    m.inquiries += 1
    m.barrier()
    right = "yes" if hit else "no"
    m.emit("guess", "FL-9.6", seat=seat, aspect=aspect, right=right)
    if hit:
        _give_up(m, whose, hit[m.roll(len(hit))], "trait")
        _offer_new(m, {whose: "trait"})
