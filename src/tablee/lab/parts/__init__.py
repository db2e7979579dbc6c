"""The servers that a cluster stands on, started as real ones on this machine, from packages of the
registry: for the tests, for the benchmark and for `tablee cluster`.

part.py       a server process in a folder of its own: start, stop, kill, start again
postgres.py   PostgreSQL
nats.py       NATS, with JetStream
"""

from tablee.lab.parts.nats import Nats
from tablee.lab.parts.part import Part, PartError
from tablee.lab.parts.postgres import Postgres

__all__ = ["Nats", "Part", "PartError", "Postgres"]
