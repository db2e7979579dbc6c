"""Scenes in hand: drawn, discarded, traded (FL-6.2, FL-9.4, FL-9.5, FL-9.8)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.faces import BACKS
from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.games.fog_of_love.tasks import Task
from tablee.kernel import Asking, Card, Options, Seat, Step, Subset, sealed, turn

TWINS = 2
"""What giving scenes of the same deck is worth, where a card says so."""


def draw_named(m: Fog, task: Task) -> Step:
    """FL-9.8: at once, whatever decks the chapter allows."""
    m.todo.pop(0)
    for seat in task.seats():
        m.draw(seat, SCENE_DECKS.index(task.args[seat] or ""), "FL-9.8")
    yield from ()


def discard_scenes(m: Fog, task: Task) -> Step:
    """FL-9.4: face down. FL-9.9: as far as there are scenes."""
    m.todo.pop(0)
    seats = [seat for seat in task.seats() if m.hands[seat]]
    if "random" in task.args:
        for seat in seats:
            hand = m.hands[seat]
            m.discard(seat, hand[m.roll(len(hand))], "FL-9.4")
        return
    if not seats:
        return
    options = {seat: _discards(m, seat, task.args[seat] or "") for seat in seats}
    picks = yield sealed(options, "discard", "FL-9.4")
    for seat in seats:
        chosen = picks[seat]
        for card in chosen if isinstance(chosen, tuple) else (chosen,):
            m.discard(seat, card, "FL-9.4")


def _discards(m: Fog, seat: Seat, arg: str) -> Options:
    hand = tuple(m.hands[seat])
    number = arg.removeprefix("may ")
    most = len(hand) if number == "any" else min(int(number), len(hand))
    if arg == "1":
        return hand
    return Subset(hand, 0 if arg.startswith("may ") else most, most)


def trade(m: Fog, task: Task) -> Step:
    """FL-9.5: both secretly pick a scene and swap at the same moment."""
    m.todo.pop(0)
    if not all(m.hands):
        return
    options = {seat: tuple(m.hands[seat]) for seat in BOTH}
    picks = yield sealed(options, "trade", "FL-9.5")
    for seat in BOTH:
        _hand_over(m, seat, picks[seat])
    if "twins" in task.args and BACKS[picks[0]] == BACKS[picks[1]]:
        for seat in BOTH:
            m.please(seat, TWINS, "FL-9.6")


def _hand_over(m: Fog, seat: Seat, card: Card) -> None:
    m.hands[seat].remove(card)
    m.hands[1 - seat].append(card)
    m.reveal(card, to=BOTH)
    secret = {"scene": m.name(card)}
    m.emit("trade", "FL-9.5", to=BOTH, secret=secret, seat=seat, scene="some")


def draw_one(m: Fog, task: Task) -> Step:
    """FL-10.5d: from a deck the chapter allows, unless the card names one."""
    m.todo.pop(0)
    (seat,) = task.seats()
    name = task.args[seat]
    deck = SCENE_DECKS.index(name) if name else (yield from pick_deck(m, seat))
    m.draw(seat, deck, "FL-10.5d")


def pick_deck(m: Fog, seat: Seat) -> Asking[int]:
    """FL-6.2: where the chapter names several, the drawing player picks one for each card."""
    back = m.backs
    left = [*m.pile, *m.hidden_pile]
    open_decks = [d for d in m.allowed() if m.decks[d] or any(back[card] == d for card in left)]
    if len(open_decks) > 1:
        names = tuple(SCENE_DECKS[deck] for deck in open_decks)
        return SCENE_DECKS.index((yield turn(seat, names, "deck", "FL-6.2")))
    return open_decks[0] if open_decks else m.allowed()[0]
