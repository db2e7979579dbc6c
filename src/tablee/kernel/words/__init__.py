"""Words: messages, what their arguments are, and the rules in our own words.

catalogue.py   Fluent messages of the kernel and of a game; positions, questions and events in words
kinds.py       what an argument of a message is
clauses.py     the clauses of a game, read from its folder
text/          the kernel's own messages
"""
