"""What a seat sees and hears.

view.py    the shape of what a seat may know
show.py    how it is made from the state
words.py   the same in words, and the labels of the options
"""
