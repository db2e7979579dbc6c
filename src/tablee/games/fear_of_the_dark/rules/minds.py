"""The actions of the six mind cards: FD-6."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.fear_of_the_dark.content.pack import (
    CLEAR,
    LIGHT,
    OBSTRUCTION,
    SCOUT,
    SEARCH,
    STEALTH,
    WALK,
)
from tablee.games.fear_of_the_dark.maze import next_to, open_door
from tablee.games.fear_of_the_dark.rules.light import plan
from tablee.games.fear_of_the_dark.rules.movement import STEALTH_STEPS, WALK_STEPS, move
from tablee.games.fear_of_the_dark.rules.places import pick_beside
from tablee.games.fear_of_the_dark.rules.rooms import reveal_room
from tablee.games.fear_of_the_dark.rules.search import search
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Step


def light_a_match(m: Fear) -> Step:
    """FD-6.1: spend a match, build the hand up to five; the card was put back before."""
    m.spend_match("FD-6.1")
    yield from plan(m, 5)


def walk(m: Fear) -> None:
    """FD-6.2: up to four squares."""
    move(m, WALK_STEPS, stealth=False)


def stealth(m: Fear) -> None:
    """FD-6.3: up to two squares, over holes too."""
    move(m, STEALTH_STEPS, stealth=True)


def scout(m: Fear) -> Step:
    """FD-6.4: from a door, reveal the room beyond it."""
    yield from reveal_room(m, m.pawn, open_door(m, m.pawn), "scout")


def clear(m: Fear) -> Step:
    """FD-6.6: remove an obstruction next to you."""
    place = yield from pick_beside(next_to(m, OBSTRUCTION), "clear", "FD-6.6")
    m.take_token(place, "clear", "FD-6.6")


MIND_ACTIONS: dict[int, Callable[[Fear], Step | None]] = {
    LIGHT: light_a_match,
    WALK: walk,
    STEALTH: stealth,
    SCOUT: scout,
    SEARCH: search,
    CLEAR: clear,
}
"""What each mind card does. One that asks nothing more returns None and is done."""
