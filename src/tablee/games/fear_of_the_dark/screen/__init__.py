"""What a seat may know, and the same in words.

view.py      the structs of the view
show.py      how one is made from the state
acting.py    what one may act with: the options, by their cards
tell.py      the position in words, part by part, for the ear and the terminal
drawing.py   the maze in letters
labels.py    the message of an option
words.py     arguments of messages in words
silent.py    what is shown and need not be said
first.py     the first play, and what is explained on the way
passage.py   which door a step leads through
pictures.py  the rules as pictures
"""
