"""Tic-tac-toe as one writes it by hand when there is no kernel: the yardstick of the yardsticks.

No log, no undo, no events, no views, no save; nobody checks what is answered.
"""

from __future__ import annotations

from collections.abc import Callable

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class State:
    """The board and whose turn it is."""

    def __init__(self) -> None:
        self.board = [-1] * 9
        self.player = 0
        self.winner = -1

    def legal_actions(self) -> list[int]:
        return [cell for cell in range(9) if self.board[cell] < 0]

    def apply(self, cell: int) -> None:
        self.board[cell] = self.player
        for a, b, c in LINES:
            if self.board[a] == self.board[b] == self.board[c] == self.player:
                self.winner = self.player
        self.player = 1 - self.player

    def is_over(self) -> bool:
        return self.winner >= 0 or -1 not in self.board

    def returns(self) -> list[int]:
        if self.winner < 0:
            return [0, 0]
        return [1, -1] if self.winner == 0 else [-1, 1]


def play(moves: int, random: Callable[[], float]) -> int:
    """Whole random games, until at least so many moves are made."""
    made = 0
    while made < moves:
        state = State()
        while not state.is_over():
            actions = state.legal_actions()
            state.apply(actions[int(random() * len(actions))])
            made += 1
        state.returns()
    return made
