"""Everything that makes the server say no with a code; `test_every_fault.py` runs it all.

kit.py        how a fault is provoked, and the list of all
line.py       over the WebSocket of a table
seats.py      seats and links
persons.py    persons, devices, notices
together.py   the board of the day, invitations
requests.py   over HTTP
trouble.py    a house that is in trouble itself
"""

from . import line, persons, requests, seats, together, trouble

__all__ = ["line", "persons", "requests", "seats", "together", "trouble"]
