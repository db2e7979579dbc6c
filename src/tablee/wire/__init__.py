"""What crosses the wire between a browser and the server, as typed structs.

messages.py     the WebSocket of a table: joining, answers, updates, faults
http.py         requests and answers over HTTP: tables, seats, replays, games, clauses
keepsake.py     a finished story that the client sends, to be typeset
typescript.py   all of these, and each game's view, as TypeScript for the client

Only the shapes of data are here. What is done with them is in `table` and `server`.
"""
