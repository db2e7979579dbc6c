"""What a seat may know of Magpies, and the same in words.

view.py    the structs of the view
show.py    how one is made from the state, for one seat
words.py   the same as text, and the labels of options
"""
