"""Tic-tac-toe and Connect Four: games that other engines can be measured on.

They are not on the home page; importing this package registers them.
"""

from tablee.lab.yardsticks.connect_four import ConnectFour
from tablee.lab.yardsticks.tic_tac_toe import TicTacToe

__all__ = ["ConnectFour", "TicTacToe"]
