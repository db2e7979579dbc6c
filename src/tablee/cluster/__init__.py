"""Several processes at one store: any of them takes any connection, each table lives at one.

bus.py         the connection to NATS: messages, requests, and leases with compare-and-set
messages.py    what processes say to each other
membership.py  who is there: our own lease, and the heartbeats of the others
owners.py      which process has which table
pair.py        what goes between two processes, in order and at most once
edge.py        our screens at tables of other processes
rooms.py       where our connections find their tables: here, or at another process
guests.py      screens of other processes at our tables
forward.py     requests over HTTP that only the owner of a table can answer
share.py       limits that hold for all processes together, and tables evenly shared
clock.py       one time for all processes: that of the store
node.py        all of this, for one process

Only what is asked for is imported: a server that stands alone needs nothing of it.
"""
