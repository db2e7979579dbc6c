"""Fiese Freunde Fette Feten: a life for two to six, auctioned slice by slice.

game.py       what the game is: seats, options, bots; the rules, bound to the state
state.py      what lies on the table, questions about it, atoms     FF-1 to FF-5
people.py     the places of persons, and how pairs are numbered     FF-3, FF-4
rules/        the rules, by the chapters of the rulebook            FF-2 to FF-12
content/      the box: cards as sentences, and their grammar        FF-1
screen/       what a seat may know, and the same in words
bot/          the house bot
clauses/      the rules in our own words
text/         all the words
scenario.py   positions built by hand
"""

from tablee.games.fiese_freunde.game import GAME

__all__ = ["GAME"]
