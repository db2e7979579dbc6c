"""Tables that are played over days.

tempo.py     as the log tells it: the tempo, until when an answer has time, the standing orders
deadline.py  at a live table: who lets the time run out is played for by a bot
waker.py     the same at tables that sleep: they are woken for it
orders.py    at a live table: standing orders are given, and answer
"""
