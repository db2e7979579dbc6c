"""Movement: FD-7.1 to FD-7.4."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.geometry import SIDES
from tablee.games.fear_of_the_dark.maze import steps
from tablee.games.fear_of_the_dark.rules.end import after_action
from tablee.games.fear_of_the_dark.rules.rooms import reveal_room
from tablee.games.fear_of_the_dark.state import LOST, Fear
from tablee.kernel import Step, turn

WALK_STEPS, STEALTH_STEPS, ANY_CARD_STEPS = 4, 2, 2
"""The squares of a movement: FD-6.2, FD-6.3, FD-5.3."""


def move(m: Fear, steps: int, stealth: bool) -> None:
    """FD-7: from now on so many squares may be walked, one by one."""
    m.steps, m.stealth = steps, stealth


def one_square(m: Fear) -> Step:
    """FD-7: a step, or stop. A danger or an echo ends the movement, a calm room does not."""
    ways = steps(m, m.pawn, m.stealth)
    stop = ("stop",) if m.stepped else ()
    answer = "stop"
    if ways:
        answer = yield turn(LOST, (*ways, *stop), "step", "FD-7.1", {"left": m.steps})
    if answer == "stop":
        m.steps = 0
    else:
        m.steps -= 1
        m.stepped = True
        yield from _step(m, SIDES.index(answer), ways[answer])
    if not m.steps:
        after_action(m)


def _step(m: Fear, side: int, place: int) -> Step:
    """FD-7.3, FD-7.4: to the next square, into an unknown room, or out."""
    if place >= 0:
        m.walk_to(place, side)
    elif m.maze:
        yield from reveal_room(m, m.pawn, side, "walk")
    else:
        m.emit("escape", "FD-7.4")
        m.finish("win")
