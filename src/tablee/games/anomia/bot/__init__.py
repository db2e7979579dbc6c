"""House players of Anomia, in three strengths: they spot, think, type and judge like people.

house.py   when and what they answer
gentle.py  the same, with patience for whoever is new
memory.py  which words a player has at hand, and which slip away

They are given a seat's view and its own question, and answer like everybody else.
"""

from functools import partial

from tablee.games.anomia.bot.gentle import gentle
from tablee.games.anomia.bot.house import EASY, HARD, house, play
from tablee.kernel import Bot

BOTS: dict[str, Bot] = {
    "house": house,
    "easy": partial(play, EASY),
    "hard": partial(play, HARD),
    "gentle": gentle,
}
"""The three strengths, of which `house` is the one in between; `gentle`, for a first play."""
