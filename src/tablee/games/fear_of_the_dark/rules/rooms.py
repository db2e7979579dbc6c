"""A room comes out of the dark: FD-7.3, FD-7.5, FD-7.6, FD-8."""

from __future__ import annotations

from typing import Literal

from tablee.games.fear_of_the_dark.content.pack import EMPTY, HOLE, OBJECT, TILES
from tablee.games.fear_of_the_dark.geometry import DELTA, DOOR_AT, DOORS, SQUARES
from tablee.games.fear_of_the_dark.rules.dangers import Arrival, danger
from tablee.games.fear_of_the_dark.state import LOST, Fear, NewRoom
from tablee.kernel import Asking, Card, Step, turn

How = Literal["walk", "scout", "map", "echo"]
"""How a room is revealed. "echo": by a walker, in the place of a Dark Echo (FD-8.3)."""


def reveal_room(m: Fear, place: int, side: int, how: How) -> Step:
    """FD-7.5: the next room of the maze deck, at that door. FD-7.4: after the last one, whoever is
    still there is told that any open door is a way out."""
    yield from _next_room(m, place, side, how)
    if not m.maze and not m.end:
        m.emit("way-out", "FD-7.4")


def _next_room(m: Fear, place: int, side: int, how: How) -> Step:
    """FD-8.3: one that stays; echoes may come before it."""
    while m.maze:
        card = m.maze.pop()
        m.reveal(card)
        tile = TILES[m.tile(card)]
        m.emit("reveal", "FD-7.5", tile=tile.id, how=how)
        if not tile.echo:
            yield from _join(m, card, place, side, how)
            return
        yield from _echo(m, card, how)
        if m.end:
            return
        how = "echo" if how == "walk" else how


def _join(m: Fear, card: Card, place: int, side: int, how: How) -> Step:
    """FD-7.5: turn it, enter it; its danger; its tokens. A danger ends the movement."""
    cell, door, tile = place // 9 + DELTA[side], side ^ 2, m.tile(card)
    quarter = yield from _turn_room(m, card, cell, door, how)
    walked = how == "walk" and enterable(m, tile * 4 + quarter, door)
    m.place_room(cell, tile, quarter)
    if walked:
        m.walk_to(cell * 9 + DOOR_AT[door], side)
        m.emit("enter", "FD-7.5", tile=TILES[tile].id)
    if TILES[tile].danger or not walked:
        m.steps = 0
    if TILES[tile].danger and how != "map":  # FD-10.2: a mapped room's danger is ignored
        yield from danger(m, Arrival(place, cell, walked))
    if not m.end:
        m.lay_tokens(cell)


def _turn_room(m: Fear, card: Card, cell: int, door: int, how: How) -> Asking[int]:
    """FD-7.3, FD-7.6: the player turns it; a walker so that the entry can be entered."""
    tile = m.tile(card)
    turns = [t for t in range(4) if DOORS[tile * 4 + t] >> door & 1]
    if how == "walk":
        turns = [t for t in turns if enterable(m, tile * 4 + t, door)] or turns
    turns = unlike(tile, turns)
    if len(turns) == 1:
        return turns[0]
    m.placing = NewRoom(card, cell, door, tuple(turns))
    quarter: int = yield turn(LOST, tuple(turns), "turn", "FD-7.3", {"tile": TILES[tile].id})
    return quarter


def unlike(tile: int, turns: list[int]) -> list[int]:
    """FD-7.3: two ways to turn it that look the same are one."""
    looks = {(SQUARES[tile * 4 + t], DOORS[tile * 4 + t]): t for t in reversed(turns)}
    return sorted(looks.values())


def enterable(m: Fear, lying: int, door: int) -> bool:
    """FD-7.6: can the movement under way enter by the square inside that door?"""
    square = SQUARES[lying][DOOR_AT[door]]
    return square == EMPTY or square >= OBJECT or (square == HOLE and m.stealth)


def _echo(m: Fear, card: Card, how: How) -> Step:
    """FD-8.3: first its danger, then the tile is gone and the pawn is before the door."""
    tile = TILES[m.tile(card)]
    m.echoes.append(card)
    m.steps = 0
    if tile.danger and how != "map":
        yield from danger(m, Arrival(m.pawn, None, walked=how == "walk"))
    if not m.end:
        m.emit("echo", "FD-8.3", tile=tile.id)
