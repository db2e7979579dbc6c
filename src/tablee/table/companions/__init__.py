"""People one has played with, and inviting them.

records.py     who they are, invitations and mutes, in the store
companions.py  what a person asks for: whom they know, whom they invite, from whom they want nothing
known.py       under which id, name and face people are told of
seats.py       what the table says to it
"""
