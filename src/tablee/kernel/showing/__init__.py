"""Views of a match, and the patches between them.

pieces.py   views made of cached pieces, each of which declares what it reads
by_key.py   a small view without pieces
patches.py  the difference between two views
"""
