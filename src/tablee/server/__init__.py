"""The server: tables over HTTP and WebSocket.

run.py        `tablee serve`: start, run, stop
workers.py    several processes at one address of one machine
joining.py    how a server becomes one of several
ready.py      what the first table of a game needs, read soon after the start
app.py        the application: what is served where
api.py        HTTP: tables, seats, forks, replays, games, rules
ws.py         the WebSocket of a table: what is a message, what is a fault
line.py       a WebSocket that is written to without waiting
door/         who comes in, before anything is heard of them
limits.py     how much, and how often
client.py     the built client, compressed when it was built (static/)
games.py      what a client must know of a game that it has no screen for
persons.py    HTTP: me, my devices, my tables
companions.py HTTP: people one has played with, and inviting them
notices.py    HTTP: being called when it is my turn
daily.py      HTTP: the board of the game of the day
paper/        what is set in type: stories to keep, the rules on one sheet
metrics.py    figures for `/metrics`; logs.py: one line per event
disk.py       how the disk is, for `/healthz`
"""
