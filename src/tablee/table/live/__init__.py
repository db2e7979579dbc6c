"""A table that is being played at.

table.py        the table itself: takes one message at a time, and never waits
presence.py     screens come and go; which seats are here
recording.py    what happens goes into the log, with snapshots
visit.py        one screen at one table, wherever the table is
audience.py     all viewers: sends each what it may know of a change
viewer.py       one viewer: its screens, view and updates
wording.py      the same messages in words
delivery.py     holds messages back until their record is on disk
door.py         knocking, letting in, watching, sending away
company.py      who sits where; leaving, coming back, votes
changes.py      the rate limit for both of these
undoing.py      undo, free or by consent
talk.py         chat, reactions, remarks of bots
auto.py         answers that no human gives: bots, the clock, forced passes
bot_plans.py    the same in a heat
seated_bot.py   a bot in a seat
away.py         tells a game who has left and who is back
heat/           a heat: its clock, its links, who was first
"""
