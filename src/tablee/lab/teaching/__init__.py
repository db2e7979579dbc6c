"""Magpies, the teaching game: small, and yet it has everything a game here can have.

Hidden hands, a turn, a sealed bid, a reaction window, a race against each other and the clock,
a deck that is shuffled again. `docs/adding-a-game.md` walks through it. Two to four magpies.

game.py       what the game is: its rules bound to its state, seats, options, bots
state.py      what lies on the table, and the atoms that change it
rules/        the rules, by the chapters of the rulebook            MG-1.1 to MG-7
content/      the box, as data                                      MG-1
screen/       what a seat may know, and the same in words
bot/          the house bot
clauses/      the rules in our own words
text/         every word that players see
scenario.py   positions built by hand
"""

from tablee.lab.teaching.game import GAME, Magpies

__all__ = ["GAME", "Magpies"]
