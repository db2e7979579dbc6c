"""Tic-tac-toe on our kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import field

from tablee.kernel import Ask, Catalogue, Game, Result, Seat, State, Step, register, turn

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))


class TicTacToe(State):
    """Three in a row wins; a full board is a draw."""

    board: list[int] = field(default_factory=lambda: [-1] * 9)
    winner: Seat | None = None
    full: bool = False

    def next_step(self) -> Step | None:
        return None if self.full or self.winner is not None else self.play()

    def play(self) -> Step:
        """The whole game is one step: nine answers at most to run again."""
        board, free, player = self.board, tuple(range(9)), 0
        while free:
            cell = yield turn(player, free, "mark", "TT-1")
            board[cell] = player
            self.emit("mark", "TT-1", player=player, cell=cell)
            for a, b, c in THROUGH[cell]:
                if board[a] == board[b] == board[c]:
                    self.winner = player
                    return
            at = free.index(cell)
            free = free[:at] + free[at + 1 :]
            player = 1 - player
        self.full = True

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"board": self.board}

    def results(self) -> list[Result]:
        if self.winner is None:
            return [Result(seat, False, "draw", "TT-3") for seat in (0, 1)]
        return [
            Result(seat, seat == self.winner, "win" if seat == self.winner else "lose", "TT-2")
            for seat in (0, 1)
        ]

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        rows = ("".join(".XO"[self.board[r + c] + 1] for c in range(3)) for r in (0, 3, 6))
        return "\n".join(rows)

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        return "opt-cell", {"cell": choice + 1}

    def components(self) -> int:
        return len(self.board)


GAME = register(Game("tic-tac-toe", TicTacToe, (2,), Path(__file__).parent, hidden=True))
