"""How a table comes back from disk, also under other rules than those that left it.

digest.py      what an answer made be told, as a few letters
entries.py     what an entry of a match's log tells the table
rules.py       by which rules a table is played
snapshots.py   a table as bytes, and back
wake.py        from the newest snapshot, the whole log, or what other rules left
upgrade.py     before a restart: what would become of each table
"""
