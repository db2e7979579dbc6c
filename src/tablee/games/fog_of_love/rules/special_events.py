"""Special events are shuffled in, a deck is searched, the couple marries or has a child (FL-9.6,
FL-9.7, FL-10.7)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.faces import BACKS
from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.state import Fog
from tablee.games.fog_of_love.tasks import Task
from tablee.kernel import Step

NEAR = 10
"""FL-10.7: an event is shuffled into the top ten cards of its deck."""


def shuffle_in(m: Fog, task: Task) -> Step:
    """FL-10.7: a special event is shuffled into its deck, once, and not far down; FL-4.8: if it is
    in."""
    m.todo.pop(0)
    name = task.args[task.seats()[0]]
    for card in list(m.synopsis):
        if m.name(card) == name:
            m.synopsis.remove(card)
            deck = m.decks[BACKS[card]]
            deck.append(card)
            m.emit("event-in", "FL-10.7", scene=name, deck=SCENE_DECKS[BACKS[card]], near=NEAR)
            m.shuffle(deck[-NEAR:])
    yield from ()


def search(m: Fog, task: Task) -> Step:
    """FL-9.7: the table looks; only the scene found is shown; the deck is shuffled."""
    m.todo.pop(0)
    (seat,) = task.seats()
    deck = SCENE_DECKS.index((task.args[seat] or "").split()[0])
    found = [card for card in m.decks[deck] if m.definition(card).lasting]
    m.inquiries += 1
    m.barrier()
    if found:
        card = found[m.roll(len(found))]
        m.decks[deck].remove(card)
        m.hands[seat].append(card)
        m.reveal(card)
        m.emit("found", "FL-9.7", seat=seat, scene=m.name(card), deck=SCENE_DECKS[deck])
    else:
        m.emit("not-found", "FL-9.7", seat=seat, deck=SCENE_DECKS[deck])
    m.shuffle(m.decks[deck])
    yield from ()


def mark(m: Fog, task: Task) -> Step:
    """What the couple has become."""
    m.todo.pop(0)
    what = task.args[task.seats()[0]]
    if what == "married":
        m.married = True
    else:
        m.child = True
    m.emit("mark", "FL-9.6", what=what)
    yield from ()
