"""Where tables are kept.

store.py             what a table is on disk, and what tables ask of a store
shelf.py             what both stores do alike, and all that a server asks of them
address.py           which of them is meant
dialect.py           what SQLite and PostgreSQL say differently
migrations.py        the schema of both, by number
chain.py             the hash over each log, by which damage is noticed
rows.py              what comes from disk, checked
reading.py           a table from its places on disk
writer.py            the thread that writes; one commit for all that is queued
sqlite.py            one file with every table and its log
sqlite_writer.py     how a commit is made there
told.py              a note of the last record, by which a lost WAL is noticed
folder.py            the folder of the file and the secret, for the owner alone
postgres.py          a database with every table and its log
postgres_line.py     a connection to it, and how it comes back
postgres_writer.py   how a commit is made there
move.py, sides.py    a house carried from one store to another
"""
