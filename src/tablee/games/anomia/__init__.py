"""Anomia: a race for words between two who show the same symbol, for three to six (or two).

game.py      what the game is: seats, options, bots             AN-1.6
state.py     what lies on the table, and the atoms              AN-2.2, AN-3.1, AN-3.4
face_off.py  a face-off: the two rivals and their progress      AN-3, AN-8.4
rules/       the rules, chapter by chapter                      AN-1 to AN-8
content/     the box: symbols, packs, what words are the same   AN-1, AN-3.4, AN-8.5
screen/      what a seat may know, and the same in words
bot/         the players of the house, in three strengths       AN-7.5, AN-8.3
clauses/     the rules in our own words
text/        the messages
scenario.py  positions built by hand
"""

from tablee.games.anomia.game import GAME

__all__ = ["GAME"]
