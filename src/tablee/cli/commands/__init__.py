"""The commands of `tablee`, a module each; imported when they are called.

play.py       a game in the terminal
games.py      what can be played
rules.py      the rules of a game, or one clause
replay.py     a match told again, and the proof of its shuffles
serve.py      a server
cluster.py    several processes on this machine, for a look
doctor.py     is the store whole?
move.py       a house carried to another store
upgrade.py    what would become of the tables under way
check.py      is everything there, in both languages?
clauses.py    which clauses have a test, and what their breaks show
wire.py       `tablee types`: the wire in TypeScript
reference.py  the page about `import tablee`
lab/          what measures, plays by the thousand, attacks and breaks
"""
