"""What a seat may know, and the same in words.

view.py      the structs of the view
show.py      how one is made from the state
tell.py      the table in words, part by part, for the ear and the terminal
labels.py    the message of an option
words.py     arguments of messages in words
silent.py    what is shown and need not be said
first.py     the first play, and what is explained on the way
pictures.py  the rules as pictures
"""
