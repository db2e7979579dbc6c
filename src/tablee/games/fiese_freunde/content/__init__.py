"""The box, as data.

pack.toml    cards as sentences, persons, time, the size of the offer     FF-1
grammar.py   the vocabulary of those sentences                            FF-2 to FF-5
cards.py     a card, compiled: who is in it                               FF-3.5, FF-10
pack.py      the box, read once
blank.py     the table's own card, and what can be wrong with it          FF-1.1
"""
