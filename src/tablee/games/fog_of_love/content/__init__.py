"""The box (FL-1).

cards/*/pack.toml  the cards as sentences
schema.py          what may stand in these files
grammar.py         the vocabulary of effects and conditions            FL-8, FL-9
goal_grammar.py    the vocabulary of traits and destinies              FL-3, FL-11.4
definitions.py     what a card is, once it is compiled
pack.py            reading, checking and compiling the files
faces.py           every card as a number
needed_texts.py    which messages the cards need
"""
