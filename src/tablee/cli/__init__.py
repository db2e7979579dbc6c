"""The command line: `tablee serve | play | simulate | replay | rules | check | bench | …`.

app.py       which commands there are, and what becomes of an error
words.py     the reader's language and the command line's own texts (text/)
known.py     games, their options and bots, by what was typed
files.py     a match in a file
tables.py    a table in the data file of a server
proof.py     proof of the shuffles
breaks.py    what the breaks of the clauses have shown
columns.py   tables of plain columns
project.py   the checkout, for commands that read or write its files
terminal/    a game at the terminal: the screen, the answers, the loop
content/     what `tablee check` checks
commands/    a small module for each command
"""
