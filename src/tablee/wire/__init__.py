"""What crosses the wire between a browser and the server, as typed structs.

messages.py     the WebSocket of a table: joining, answers, updates, faults
asks.py         what is asked: forms of an answer, the question, whom it waits for
pieces.py       what messages are made of: events, people, talk, the same in words
door.py         how people come to a table: links, knocks, the devices of a seat
seats.py        coming and going: who sits where, for how long, and who looks on
http.py         requests and answers over HTTP: tables, seats, replays, games, clauses
slow.py         playing over days
persons.py      who I am, my devices, my tables
companions.py   people one has played with
notices.py      being called when it is my turn
daily.py        the board of a day
keepsake.py     a finished story that the client sends, to be typeset
sheet.py        the rules as pictures that the client sends, to be typeset on one page
typescript.py   all of these, each game's view and what its `Game` declares, for the client
spelling.py     how a Python struct is spelt in TypeScript

Only the shapes of data are here. What is done with them is in `table` and `server`.
"""
