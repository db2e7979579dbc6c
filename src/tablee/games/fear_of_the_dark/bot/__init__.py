"""The house bot of Fear of the Dark: it computes chances from what the Lost sees.

house.py     one decision, by the question asked
sight.py     the maze as the Lost knows it
planner.py   ways to the doors, and what each is worth
trip.py      one way to a door, and how to pay for it
ways.py      the cheapest way to every square
purse.py     what there is to pay with
odds.py      what may lie behind a door
finds.py     what a search may bring
budget.py    the chance to get out, in a maze reduced to one corridor
"""

from tablee.games.fear_of_the_dark.bot.house import house

BOTS = {"house": house}
"""The game's own bots by name, the usual one first."""
