"""What a seat may know (FL-14), and the same in words.

view.py     the structs that a screen is drawn from
show.py     how they are made from the state
words.py    the position in words, for the ear and the terminal
labels.py   the message of an option
speech.py   lines of the cards: who speaks, and what they remember     FL-8.9, FL-13.4
phrases.py  effects and conditions of the cards as messages
"""
