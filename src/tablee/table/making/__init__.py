"""How a table is made.

maker.py    makes tables: new ones, forks, rematches
again.py    who sits where in a rematch
seating.py  who sits where, and by which options is played
opening.py  the first records of its log: tempo and door
deals.py    the seed that was chosen, and who may know the cards by it
again.py    the same people once more
"""
