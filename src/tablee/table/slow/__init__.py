"""Tables that are played over days.

tempo.py     as the log tells it: the tempo, until when an answer has time, the standing orders
deadline.py  at a live table: a bot plays for people whose time has run out
waker.py     wakes sleeping tables for that
orders.py    at a live table: standing orders
"""
