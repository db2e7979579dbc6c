"""What a seat may know, and the same in words.

view.py       the structs
show.py       how the view is made: the table, the lives, what is going on
cards.py      how cards are shown: as printed, and what they are to the one who looks
parts.py      who can be chosen for a part of a card, and why not the others
own_card.py   what can be put on a card of one's own, before the game
words.py      arguments of messages in words, labels of options
standing.py   what can be ordered for good at a table over days
tell.py       the view as text; tell_cards.py has its cards
"""
