"""The first position: FD-2."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.content.pack import (
    BOX,
    CARDS,
    DANGER_IDS,
    OBJECT_IDS,
    ROOM_IDS,
    SECRET_IDS,
)
from tablee.games.fear_of_the_dark.geometry import HOME
from tablee.games.fear_of_the_dark.state import Fear


def setup(m: Fear) -> None:
    """FD-2: shuffle, deal the slots, choose the difficulty, lay the start tile."""
    m.deal_faces(range(len(CARDS)))
    rooms, dangers = list(ROOM_IDS), list(DANGER_IDS)
    objects, secrets = list(OBJECT_IDS), list(SECRET_IDS)
    for deck in (rooms, objects, secrets, dangers):
        m.shuffle(deck)
    m.aside, m.maze = rooms[:3], rooms[3:]
    m.box = [objects.pop(), secrets.pop()]
    m.object_slots = [tuple(objects[n : n + 2]) for n in range(0, 8, 2)]
    m.secret_slots = [tuple(secrets[n : n + 2]) for n in range(0, 8, 2)]
    m.dangers = dangers
    m.matches = BOX.difficulty[m.options["difficulty"]]
    m.emit("begin", "FD-2.5", difficulty=m.options["difficulty"], matches=m.matches)
    m.grid[HOME] = 0
    m.path.append(m.pawn)
    m.lay_tokens(HOME)
