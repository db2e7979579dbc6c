"""How a table is made.

seating.py  who sits where, and by which options is played
deals.py    the seed that was chosen, and who may know the cards by it
"""
