"""Fear of the Dark: alone in a maze, with a few matches and a mind that runs out.

game.py       what the game is: seats, options, bots
state.py      what lies on the table; the atoms that change it      FD-1
geometry.py   squares, sides, turns
maze.py       what is next to what, and where a door leads          FD-7.1 to FD-7.3
rules/        the rules, by the chapters of the rulebook            FD-2 to FD-11
content/      the box: tiles and cards as data                      FD-1
screen/       what a seat may know, and the same in words
bot/          the house bot
clauses/      the rules in our own words
text/         every word that players see
scenario.py   positions built by hand
migrations.py  how matches of earlier versions go on
"""

from tablee.games.fear_of_the_dark.game import GAME

__all__ = ["GAME"]
