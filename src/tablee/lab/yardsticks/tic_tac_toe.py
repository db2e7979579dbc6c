"""Tic-tac-toe on our kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import field

from tablee.kernel import Ask, Catalogue, Game, Part, Result, Seat, State, Step, register, turn

LINES = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)
FULL = 0b111111111
FREE = tuple(tuple(c for c in range(9) if not taken >> c & 1) for taken in range(FULL + 1))
WINS = tuple(any(marks & line == line for line in LINES) for marks in range(FULL + 1))


class TicTacToe(State):
    """Three in a row wins; a full board is a draw. One mask of nine bits per player."""

    marks: list[int] = field(default_factory=lambda: [0, 0])
    winner: Seat | None = None

    def next_step(self) -> Step | None:
        return None if self.winner is not None or sum(self.marks) == FULL else self.play()

    def play(self) -> Step:
        """The whole game is one step: nine answers at most to run again."""
        marks, taken, player = self.marks, 0, 0
        while taken != FULL:
            cell = yield turn(player, FREE[taken], "mark", "TT-1")
            taken |= 1 << cell
            marks[player] |= 1 << cell
            self.emit("mark", "TT-1", player=player, cell=cell)
            if WINS[marks[player]]:
                self.winner = player
                return
            player = 1 - player

    def board(self) -> list[int]:
        """Per cell: whose mark, or -1."""
        crosses, noughts = self.marks
        return [0 if crosses >> c & 1 else 1 if noughts >> c & 1 else -1 for c in range(9)]

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"board": self.board()}

    def results(self) -> list[Result]:
        if self.winner is None:
            return [Result(seat, False, "draw", "TT-3") for seat in (0, 1)]
        return [
            Result(seat, seat == self.winner, "win" if seat == self.winner else "lose", "TT-2")
            for seat in (0, 1)
        ]

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        board = view["board"]
        rows = ("".join(".XO"[board[r + c] + 1] for c in range(3)) for r in (0, 3, 6))
        return [Part("board", "", tuple(rows))]

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        return "opt-cell", {"cell": choice + 1}

    def components(self) -> int:
        return self.marks[0] & self.marks[1]


GAME = register(Game("tic-tac-toe", TicTacToe, (2,), Path(__file__).parent, hidden=True, open=True))
