"""The secrets, resolved as soon as they are found: FD-10.

Each is given the number of the slot it was found in, from 0.
"""

from __future__ import annotations

from tablee.games.fear_of_the_dark.maze import empty_walls, open_doors
from tablee.games.fear_of_the_dark.rules.places import pick_door
from tablee.games.fear_of_the_dark.rules.rooms import reveal_room
from tablee.games.fear_of_the_dark.state import LOST, Fear
from tablee.kernel import Step


def secret_door(m: Fear, slot: int) -> Step:
    """FD-10.1: a door in an empty wall of any room."""
    walls = empty_walls(m) if m.door_tokens else []
    if not walls:
        m.emit("nothing", "FD-10.4", card="secret-door")
        return
    place, side = yield from pick_door(walls, "door", "FD-10.1")
    m.open_wall(place, side)


def reveal_by_map(m: Fear, slot: int) -> Step:
    """FD-10.2: the next room, at any unused door; its danger is ignored."""
    doors = open_doors(m) if m.maze else []
    if not doors:
        m.emit("nothing", "FD-10.4", card="map")
        return
    place, side = yield from pick_door(doors, "map", "FD-10.2")
    m.emit("map", "FD-10.2")
    yield from reveal_room(m, place, side, "map")


def intelligence(m: Fear, slot: int) -> None:
    """FD-10.3: look at both objects of the slot with the same number."""
    cards = m.object_slots[slot]
    if not cards:
        m.emit("nothing", "FD-10.4", card="intelligence")
        return
    m.reveal(*cards, to=(LOST,))
    secret = {"cards": [m.kind(card) for card in reversed(cards)]}
    unknown = ["unknown"] * len(cards)  # what a spectator sees
    m.emit("intelligence", "FD-10.3", to=(LOST,), secret=secret, slot=slot + 1, cards=unknown)
