"""What a seat may know, and the same in words.

view.py       the structs
show.py       how the view is made: the table, the lives, what is going on
cards.py      how cards are shown: as printed, and what they are to the one who looks
parts.py      who can be chosen for a part of a card, and why not the others
moves.py      what a card would move: whose goals come nearer or go farther
own_card.py   what can be put on a card of one's own, before the game
tell.py       the lives in words, part by part, for the ear and the terminal
tell_cards.py the cards of it
labels.py     the message of an option
words.py      arguments of messages in words
silent.py     what is shown and need not be said
standing.py   what can be ordered for good at a table over days
first.py      the first play, and what is explained on the way
pictures.py   the rules as pictures
"""
