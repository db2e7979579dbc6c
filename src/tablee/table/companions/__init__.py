"""People one has played with, and inviting them.

records.py     who they are, invitations and mutes, in the store
companions.py  the list of a person: whom they know, invite and mute
known.py       the id, name and face under which others are shown
seats.py       whether the table has a seat to invite to
"""
