"""A server under load, measured from outside.

bench.py    starts a server in a process of its own, and says what it costs
load.py     the client: many tables at once
race.py     the other client: tables of four that race for words
evening.py  the third: whole games, every seat answering at random
games.py    every game of the house at many tables; others while bots think
cluster.py  several servers on PostgreSQL and NATS
"""
