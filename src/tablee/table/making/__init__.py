"""How a table is made.

maker.py    lays it: anew, as a fork, once more by the same people
again.py    who sits where then
seating.py  who sits where, and by which options is played
opening.py  the first records of its log: the pace, the door
deals.py    the seed that was chosen, and who may know the cards by it
again.py    the same people once more
"""
