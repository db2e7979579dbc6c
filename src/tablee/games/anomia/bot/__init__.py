"""House players of Anomia, in three strengths: they spot, think, type and judge like people.

house.py   when and what they answer
memory.py  which words a player has at hand, and which slip away

They see a seat's view and its own question, and go the same way as everybody.
"""

from functools import partial

from tablee.games.anomia.bot.house import EASY, HARD, house, play

BOTS = {"house": house, "easy": partial(play, EASY), "hard": partial(play, HARD)}
"""The three strengths; `house` is the one in between."""
