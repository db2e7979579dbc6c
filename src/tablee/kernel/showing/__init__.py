"""What is shown of a match, and what of it has changed.

pieces.py   views made of pieces, each of which says what it reads
by_key.py   a small view without pieces
patches.py  the difference between two views
"""
