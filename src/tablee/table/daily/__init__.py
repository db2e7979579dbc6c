"""The game of a day, and how people did in it.

runs.py   who has tried it: at which table, and whether others may see it; in the store
board.py  the board of a day, told by the logs of these tables
"""
