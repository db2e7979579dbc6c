"""The house bot: plans towards its goals, values lots, uses and answers telephones.

house.py  one answer for every question
easy.py   the same for whoever is new: it does not look far
life.py   a life as counts, and what a card would make of it
mind.py   what a life is worth by its goals

It is given a seat's view and its own question, nothing else.
"""

from tablee.games.fiese_freunde.bot.easy import easy
from tablee.games.fiese_freunde.bot.house import house

BOTS = {"house": house, "easy": easy}
"""The game's own bots by name, the usual one first."""
