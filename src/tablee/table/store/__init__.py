"""Where tables are kept.

store.py             a table on disk, and the interface of a store
shelf.py             the base class of both stores
address.py           chooses the store by its address
dialect.py           differences between SQLite and PostgreSQL
migrations.py        the schema of both, by number
chain.py             the hash over each log, by which damage is noticed
rows.py              decodes and checks rows
reading.py           reads a table with its log and snapshots
writer.py            the writer thread: one commit for everything queued
sqlite.py            one file with every table and its log
sqlite_writer.py     its commits
told.py              a note of the last record, by which a lost WAL is noticed
folder.py            the folder of the file and the secret, for the owner alone
postgres.py          a database with every table and its log
postgres_line.py     a connection to it, with reconnecting
postgres_writer.py   its commits
move.py, sides.py    copies everything from one store to another
"""
