"""How a table is made.

seating.py  who sits where, and by which options is played
opening.py  the first records of its log: the pace, the door
deals.py    the seed that was chosen, and who may know the cards by it
"""
