"""Several processes share one store: any of them takes any connection, each table lives at one.

bus.py         the connection to NATS: messages, requests, and leases with compare-and-set
messages.py    the messages between processes
membership.py  which processes are alive: leases and heartbeats
times.py       how long they wait for each other
owners.py      which process owns which table
pair.py        a session between two processes: in order, at most once
edge.py        our screens at tables of other processes
rooms.py       finds the table of a connection: here, or at another process
guests.py      screens of other processes at our tables
forward.py     requests over HTTP that only the owner of a table can answer
share.py       rate limits across processes, and balancing of tables
clock.py       one time for all processes: that of the store
node.py        all of this, for one process

A single server imports nothing of it.
"""
