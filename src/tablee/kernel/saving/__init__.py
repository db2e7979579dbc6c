"""A match as bytes and back, and what becomes of one that earlier rules have left.

save.py        a match as bytes, and back
exact.py       the same bytes for the same data
renew.py       a match that earlier rules left, taken up by the present ones
more_cards.py  for migrations: a box that has got more cards since
"""
