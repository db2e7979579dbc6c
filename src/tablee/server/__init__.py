"""The server: tables over HTTP and WebSocket.

run.py        `tablee serve`: start, run, stop
app.py        the application: what is served where
api.py        HTTP: tables, seats, forks, replays, games, rules
ws.py         the WebSocket of a table: what is a message, what is a fault
line.py       a WebSocket that is written to without waiting
limits.py     how much, and how often
static.py     the built client
rules.py      the clauses, read from Markdown
keepsake.py   a story as a PDF; typeset.py runs the typesetter
types.py      TypeScript types from the Python structs
metrics.py    figures for `/metrics`; logs.py: one line per event
"""
