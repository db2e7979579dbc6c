"""Words: messages, what their arguments are, and the rules in our own words.

catalogue.py   Fluent messages of the kernel and of a game, and their arguments
parts.py       the position in words, part by part
telling.py     a match in words: questions, options, events, the whole text
kinds.py       what an argument of a message is
clauses.py     the clauses of a game, read from its folder
text/          the kernel's own messages
"""
