"""Fog of Love: two invented people, one relationship, hidden goals; for two.

game.py      what the game is: seats, options, bots, the kinds of its arguments
state.py     what lies on the table, and the atoms                          FL-1, FL-2, FL-7
past.py      the cards that were played                                     FL-13.4
tasks.py     stages, and effects that wait to be carried out                FL-8.8
rules/       the rules, by the chapters of the rulebook                     FL-2 to FL-15
content/     the box: cards as sentences, their grammar, reading them       FL-1, FL-8, FL-9
screen/      what a seat may know, and the same in words                    FL-8.9, FL-14
bot/         a partner to play with
clauses/     the rules in our own words
text/        every word, in both languages
scenario.py  positions built by hand
migrations.py  how matches of earlier versions go on
"""

from tablee.games.fog_of_love.game import GAME

__all__ = ["GAME"]
