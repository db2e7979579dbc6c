"""How a table comes back from disk, also under other rules than those that left it.

digest.py      a short digest of what an answer told
entries.py     chat and times in the log of a match
rules.py       by which rules a table is played
snapshots.py   a table as bytes, and back
wake.py        from the newest snapshot, the whole log, or what other rules left
older.py       a table of an older schema, read as ours has it
upgrade.py     a dry run: what would become of each table under these rules
"""
