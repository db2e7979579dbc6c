"""What a seat may know (FL-14), and the same in words.

view.py     the structs that a screen is drawn from
show.py     how they are made from the state: the story, the two persons
own.py      what only its owner sees: hand, goals, destinies                FL-14.1
now.py      the card being resolved, and whom it means                      FL-8.3
figures.py  a card as printed
phrases.py  effects and conditions of the cards as messages                 FL-8.5b
speech.py   lines of the cards: who speaks, and what they remember          FL-8.9, FL-13.4
words.py    arguments of messages in words: names, titles, effects
tell.py     the position in words, part by part, for the ear and the terminal
            (teller.py, tell_cards.py, tell_people.py, tell_past.py)
labels.py   the message of an option, and the arguments that only options have
silent.py   what is shown and need not be said
standing.py what can be ordered for good at a table over days
first.py    the first play, and what is explained on the way
pictures.py the rules as pictures
"""
