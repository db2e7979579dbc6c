"""Where tables are kept.

store.py        what a table is on disk, and what a store can do
chain.py        the hash over each log, by which damage is noticed
rows.py         what comes from disk, checked
sqlite.py       one file with every table and its log
migrations.py   its schema, by number
writer.py       the thread that writes; one commit for all that is queued
told.py         a note of the last record, by which a lost WAL is noticed
folder.py       the folder of the file and the secret, for the owner alone
"""
