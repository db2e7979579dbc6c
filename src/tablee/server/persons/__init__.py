"""HTTP about people without accounts, what they play and whom they play with.

persons.py     me, my devices, my tables
companions.py  people one has played with, and inviting them
notices.py     notices, when it is my turn
daily.py       the board of the game of the day
"""
