"""What a seat may know (FL-14), and the same in words.

view.py     the structs that a screen is drawn from
show.py     how they are made from the state: the story, the two persons
own.py      what only its owner sees: hand, goals, destinies                FL-14.1
now.py      the card being resolved, and whom it means                      FL-8.3
figures.py  a card as printed
phrases.py  effects and conditions of the cards as messages                 FL-8.5b
speech.py   lines of the cards: who speaks, and what they remember          FL-8.9, FL-13.4
words.py    names, titles, effects in words
tell.py     the position in words, part by part, for the ear and the terminal
            (teller.py, tell_cards.py, tell_people.py, tell_past.py)
labels.py   the message of an option
standing.py what can be ordered for good at a table over days
"""
