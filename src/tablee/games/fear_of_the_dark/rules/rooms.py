"""A room comes out of the dark: FD-7.3, FD-7.5, FD-7.6, FD-8."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.content.pack import EMPTY, HOLE, OBJECT, TILES
from tablee.games.fear_of_the_dark.geometry import DELTA, DOOR_AT, DOORS, SQUARES
from tablee.games.fear_of_the_dark.rules.dangers import Dangers
from tablee.games.fear_of_the_dark.state import LOST
from tablee.kernel import Asking, Card, Step, turn


class Rooms(Dangers):
    """`how` a room is revealed: walk, scout, map, or echo (in the place of a Dark Echo)."""

    def reveal_room(self, place: int, side: int, how: str) -> Step:
        """FD-7.5: the next room of the maze deck, at that door; echoes may follow each other."""
        while self.maze:
            card = self.maze.pop()
            self.reveal(card)
            tile = TILES[self.tile(card)]
            self.emit("reveal", "FD-7.5", tile=tile.id, how=how)
            if not tile.echo:
                yield from self.join(card, place, side, how)
                return
            yield from self.echo(card, how)
            if self.end:
                return
            how = "echo" if how == "walk" else how

    def join(self, card: Card, place: int, side: int, how: str) -> Step:
        """FD-7.5: turn it, enter it; its danger; its tokens. A danger ends the movement."""
        cell, door, tile = place // 9 + DELTA[side], side ^ 2, self.tile(card)
        self.placing = (card, cell, door)
        quarter = yield from self.turn_room(tile, door, how)
        walked = how == "walk" and self.enterable(tile * 4 + quarter, door)
        self.place_room(cell, tile, quarter)
        if walked:
            self.walk_to(cell * 9 + DOOR_AT[door], side)
            self.emit("enter", "FD-7.5", tile=TILES[tile].id)
        if TILES[tile].danger or not walked:
            self.steps = 0
        if TILES[tile].danger and how != "map":  # FD-10.2: a mapped room's danger is ignored
            yield from self.danger(place, cell, walked)
        if not self.end:
            self.lay_tokens(cell)

    def turn_room(self, tile: int, door: int, how: str) -> Asking[int]:
        """FD-7.3, FD-7.6: the player turns it; a walker so that the entry can be entered."""
        turns = [t for t in range(4) if DOORS[tile * 4 + t] >> door & 1]
        if how == "walk":
            turns = [t for t in turns if self.enterable(tile * 4 + t, door)] or turns
        if len(turns) == 1:
            return turns[0]
        quarter: int = yield turn(LOST, tuple(turns), "turn", "FD-7.3", {"tile": TILES[tile].id})
        return quarter

    def enterable(self, lying: int, door: int) -> bool:
        """FD-7.6: can the movement under way enter by the square inside that door?"""
        square = SQUARES[lying][DOOR_AT[door]]
        return square == EMPTY or square >= OBJECT or (square == HOLE and self.stealth)

    def echo(self, card: Card, how: str) -> Step:
        """FD-8.3: first its danger, then the tile is gone and the pawn is before the door."""
        tile = TILES[self.tile(card)]
        self.echoes.append(card)
        self.steps = 0
        if tile.danger and how != "map":
            yield from self.danger(self.pawn, None, walked=how == "walk")
        if not self.end:
            self.emit("echo", "FD-8.3", tile=tile.id)
