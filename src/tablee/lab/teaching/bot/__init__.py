"""The house bot of Magpies."""

from tablee.lab.teaching.bot.house import house

BOTS = {"house": house}
"""The game's own bots by name, the usual one first."""
