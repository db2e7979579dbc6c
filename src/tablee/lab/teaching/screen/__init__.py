"""What a seat may know of Magpies, and the same in words.

view.py    the structs of the view
show.py    how one is made from the state, for one seat
tell.py    the position in words, part by part
labels.py  the message of an option
"""
