"""The server: tables over HTTP and WebSocket.

run.py        `tablee serve`: start, run, stop
app.py        the application: what is served where
api.py        HTTP: tables, seats, forks, replays, games, rules
ws.py         the WebSocket of a table: what is a message, what is a fault
line.py       a WebSocket that is written to without waiting
door/         who comes in, before anything is heard of them
limits.py     how much, and how often
client.py     the built client, compressed when it was built (static/)
games.py      what a client must know of a game that it has no screen for
persons.py    HTTP: me, my devices, my tables
paper/        what is set in type: stories to keep, the rules on one sheet
metrics.py    figures for `/metrics`; logs.py: one line per event
"""
