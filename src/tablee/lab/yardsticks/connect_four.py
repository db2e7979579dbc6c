"""Connect Four on our kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import field

from tablee.kernel import Ask, Catalogue, Game, Part, Result, Seat, State, Step, register, turn

COLUMNS, ROWS = 7, 6
HEIGHT = ROWS + 1  # one sentinel bit above each column keeps lines from wrapping


class ConnectFour(State):
    """Four in a line wins; a full board is a draw. One bit board per player."""

    stones: list[int] = field(default_factory=lambda: [0, 0])
    heights: list[int] = field(default_factory=lambda: [0] * COLUMNS)
    player: Seat = 0
    winner: Seat | None = None

    def next_step(self) -> Step | None:
        return None if self.winner is not None or min(self.heights) == ROWS else self.drop()

    def drop(self) -> Step:
        player, heights = self.player, self.heights
        free = tuple([c for c in range(COLUMNS) if heights[c] < ROWS])
        column = yield turn(player, free, "drop", "CF-1")
        self.stones[player] |= 1 << column * HEIGHT + heights[column]
        heights[column] += 1
        self.player = 1 - player
        self.emit("drop", "CF-1", player=player, column=column)
        if has_four(self.stones[player]):
            self.winner = player

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"columns": [self.column(c) for c in range(COLUMNS)], "player": self.player}

    def column(self, column: int) -> list[int]:
        """From the bottom: whose stones lie there."""
        cells = range(column * HEIGHT, column * HEIGHT + self.heights[column])
        return [0 if self.stones[0] >> cell & 1 else 1 for cell in cells]

    def results(self) -> list[Result]:
        if self.winner is None:
            return [Result(seat, False, "draw", "CF-3") for seat in (0, 1)]
        return [
            Result(seat, seat == self.winner, "win" if seat == self.winner else "lose", "CF-2")
            for seat in (0, 1)
        ]

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        rows = (
            "".join("XO"[column[row]] if row < len(column) else "." for column in view["columns"])
            for row in range(ROWS - 1, -1, -1)
        )
        turn = say.format(lang, "view-turn", {"player": "XO"[view["player"]]})
        return [Part("board", turn, tuple(rows))]

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        return "opt-column", {"column": choice + 1}

    def components(self) -> bool:
        return sum(self.heights) == sum(s.bit_count() for s in self.stones)


def has_four(stones: int) -> bool:
    """Four in a line: upwards, sideways, and on both diagonals."""
    for shift in (1, HEIGHT, HEIGHT - 1, HEIGHT + 1):
        pairs = stones & stones >> shift
        if pairs & pairs >> 2 * shift:
            return True
    return False


GAME = register(
    Game("connect-four", ConnectFour, (2,), Path(__file__).parent, hidden=True, open=True)
)
