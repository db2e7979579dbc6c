"""A match as bytes and back, also a match that was saved by earlier rules.

save.py        a match as bytes, and back
exact.py       the same bytes for the same data
renew.py       a match saved by earlier rules, continued under the present ones
more_cards.py  for migrations: the box of a saved state gets more cards
"""
