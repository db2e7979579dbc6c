"""The house bot: plans towards its goals, values lots, uses and answers telephones.

house.py  one answer for every question
life.py   a life as counts, and what a card would make of it
mind.py   what a life is worth by its goals

It sees a seat's view and its own question, nothing else.
"""

from tablee.games.fiese_freunde.bot.house import house

BOTS = {"house": house}
"""The game's own bots by name, the usual one first."""
