"""The partner: a character with a temper, a belief about yours, and a destiny to pursue.

    people.py    whom it comes as: names, faces, tempers
    temper.py    who it is: warmth, daring, honesty
    belief.py    what it believes of you, from what lies open
    hopes.py     how probable a destiny is
    deeds.py     what a card would do
    outlook.py   how good a change would be
    mind.py      where you stand, and what is worth what, to it and to you
    play.py      what the two of you may choose; which scene to play
    reacting.py  when to answer with a reaction
    house.py     one answer for every question
    finale.py    its last answers
    remarks.py   what it says
    replies.py   what it answers when it is written to

It is given a seat's view and its own question, nothing else, and keeps no memory between answers.
"""

from tablee.games.fog_of_love.bot.house import ANSWERS, house
from tablee.games.fog_of_love.bot.remarks import HELLOS, LINES, TELLS, line
from tablee.games.fog_of_love.bot.replies import REPLIES, reply

BOTS = {"house": house}

__all__ = ["ANSWERS", "BOTS", "HELLOS", "LINES", "REPLIES", "TELLS", "house", "line", "reply"]
