"""Who sits where, and who may come in.

company.py     who sits where: getting up, coming back, passing on, votes
sitter.py      who sits in a seat
changes.py     changes of seats, as they are told to the others
invitation.py  the link of a table, and whether an open seat asks first
tokens.py      a seat as a signed token
codes.py       four letters to type instead of a link
behind.py      looking on some minutes behind
"""
