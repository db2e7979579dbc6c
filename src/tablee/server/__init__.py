"""The server: tables over HTTP and WebSocket.

run.py        `tablee serve`: start, run, stop
workers.py    several processes at one address of one machine
joining.py    how a server becomes one of several
ready.py      preloads what the first table of a game needs
app.py        the application: what is served where
api.py        HTTP: tables, seats, forks, replays, games, rules
ws.py         the WebSocket of a table: what is a message, what is a fault
line.py       a WebSocket with direct, non-blocking writes
gate/         connection limits and trust, before a request is read
limits.py     all limits and their defaults
client.py     the built client, compressed when it was built (static/)
games.py      the description and texts of a game, for clients without its screen
persons/      HTTP: people, their notices and companions, the game of the day
paper/        PDFs: stories to keep, the rules on one sheet
metrics.py    figures for `/metrics`; logs.py: one line per event
disk.py       the state of the disk, for `/healthz`
"""
