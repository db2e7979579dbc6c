"""The dangers: FD-8.2, FD-8.4, FD-9.

A danger is a function of the state and of the arrival that woke it, and a line in DANGERS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.games.fear_of_the_dark.content.pack import LOCK, MINDS, OBSTRUCTION, TILES
from tablee.games.fear_of_the_dark.geometry import col_row
from tablee.games.fear_of_the_dark.state import LOST, Fear
from tablee.kernel import Step, turn


class Arrival(NamedTuple):
    """How the danger was met."""

    left: int
    """The square before the door: the one that a walker has just left."""
    cell: int | None
    """The room of the danger; None in a Dark Echo, which is nowhere."""
    walked: bool
    """The pawn came in on foot."""


def danger(m: Fear, arrival: Arrival) -> Step:
    """FD-8.2: turn up the top danger. FD-5.7: without its prerequisite it does not trigger."""
    if not m.dangers:
        m.dangers, m.spent_dangers = m.spent_dangers, []
        m.shuffle(m.dangers)
    card = m.dangers.pop()
    m.reveal(card)
    kind = m.kind(card)
    triggers, strike = DANGERS[kind]
    triggered = triggers(m, arrival)
    m.emit("danger", "FD-8.2", card=kind, triggered=triggered)
    (m.terrors if kind == "terror" and triggered else m.spent_dangers).append(card)
    if triggered:
        yield from strike(m, arrival) or ()


# -- when they trigger: FD-9.7, all but the Leak only for a walker ----------------------------


def wherever_it_stays(m: Fear, arrival: Arrival) -> bool:
    """FD-9.6, FD-9.7: also when the room was only scouted; FD-8.7: but not in a Dark Echo that
    nobody walked into, where there is no room to flood and no hand to lose."""
    return arrival.walked or arrival.cell is not None


def on_foot(m: Fear, arrival: Arrival) -> bool:
    """FD-9.7"""
    return arrival.walked


def in_the_light(m: Fear, arrival: Arrival) -> bool:
    """FD-9.3: there is a hand to lose."""
    return arrival.walked and m.light


def with_tiles_aside(m: Fear, arrival: Arrival) -> bool:
    """FD-9.2: there is a tile to come back."""
    return arrival.walked and bool(m.aside)


# -- what they do -----------------------------------------------------------------------------


def terror(m: Fear, arrival: Arrival) -> Step:
    """FD-9.1: lose a mind card for ever; the second Terror kills (not on easy)."""
    m.emit("terror", "FD-9.1", count=len(m.terrors))
    if len(m.terrors) > 1 and not m.easy:
        m.finish("lose-terror")
        return
    if not m.mind_left:  # the walk was paid with the last card
        m.finish("lose-mind")
        return
    cards = _random_loss(m) if m.options["terror"] == "random" else _cards_to_lose(m)
    answer = cards[0]
    if len(cards) > 1:
        parts = [card.split(":") for card in cards]
        args = {"sources": [lies for lies, _ in parts], "cards": [kind for _, kind in parts]}
        answer = yield turn(LOST, cards, "terror", "FD-9.1", args)
    where, _, card = answer.partition(":")
    m.emit("lose-card", "FD-9.1", card=card)
    m.lose(MINDS.index(card), from_hand=where == "hand")
    if not m.mind_left:
        m.finish("lose-mind")


def _cards_to_lose(m: Fear) -> tuple[str, ...]:
    """Every kind of card that there is, with where it lies: "hand:walk"."""
    held = [f"hand:{MINDS[k]}" for k, n in enumerate(m.hand) if n]
    rest = [f"deck:{MINDS[k]}" for k, n in enumerate(m.mind) if n]
    return (*held, *rest)


def _random_loss(m: Fear) -> tuple[str, ...]:
    """FD-9.1, the house rule: at random from the deck (from the hand if it is empty)."""
    where, counts = ("deck", m.mind) if any(m.mind) else ("hand", m.hand)
    pool = [kind for kind, n in enumerate(counts) for _ in range(n)]
    return (f"{where}:{MINDS[pool[m.roll(len(pool))]]}",)


def knockout(m: Fear, arrival: Arrival) -> None:
    """FD-9.2: a random tile of those set aside goes to the bottom of the maze deck."""
    card = m.aside.pop(m.roll(len(m.aside)))
    m.maze.insert(0, card)
    m.emit("knockout", "FD-9.2", left=len(m.maze))


def draught(m: Fear, arrival: Arrival) -> None:
    """FD-9.3: the whole hand returns to the mind deck."""
    m.drop_hand("draught", "FD-9.3")


def collapse(m: Fear, arrival: Arrival) -> None:
    """FD-9.4: an obstruction on the square just left."""
    if arrival.cell is None:
        _vanish(m, "collapse")
    else:
        m.put_token(arrival.left, OBSTRUCTION, "collapse", "FD-9.4")


def lockdown(m: Fear, arrival: Arrival) -> None:
    """FD-9.5: a lock on the square just left."""
    if arrival.cell is None:
        _vanish(m, "lockdown")
    else:
        m.put_token(arrival.left, LOCK, "lockdown", "FD-9.5")


def _vanish(m: Fear, kind: str) -> None:
    """FD-8.4: with the way back closed, the Lost vanishes with the Dark Echo (not on easy)."""
    if m.easy:
        m.emit("nothing", "FD-8.4", card=kind)
    else:
        m.finish("lose-echo")


def leak(m: Fear, arrival: Arrival) -> None:
    """FD-9.6: the token lies on the room; whoever is inside loses the hand. FD-8.7: echoes."""
    cell = arrival.cell
    if cell is not None:
        if m.leak >= 0:
            m.emit("no-token", "FD-1.3", what="leak")
            return
        m.leak = cell
        col, row = col_row(cell)
        m.emit("leak", "FD-9.6", tile=TILES[m.grid[cell] // 4].id, col=col, row=row)
    if arrival.walked:
        m.drop_hand("leak-hand", "FD-9.6")


class Danger(NamedTuple):
    triggers: Callable[[Fear, Arrival], bool]
    strike: Callable[[Fear, Arrival], Step | None]
    """What it does. One that asks nothing returns None and is done."""


DANGERS: dict[str, Danger] = {
    "terror": Danger(on_foot, terror),
    "knockout": Danger(with_tiles_aside, knockout),
    "draught": Danger(in_the_light, draught),
    "collapse": Danger(on_foot, collapse),
    "lockdown": Danger(on_foot, lockdown),
    "leak": Danger(wherever_it_stays, leak),
}
