"""A table that is being played at.

table.py        the table itself: takes one message at a time, and never waits
visit.py        one screen at one table, wherever the table is
audience.py     who looks at it, and what they are told of a change
viewer.py       what one viewer is told
wording.py      the same in words
delivery.py     nobody is told anything before it is on disk
door.py         who knocks, who lets in, who looks on, who must go
company.py      who sits where, and what those settle among themselves
changes.py      both of these, so often a minute
undoing.py      answers that are taken back
talk.py         the chat, and what else people tell each other
auto.py         answers that no human gives: bots, the clock, forced passes
bot_plans.py    the same in a heat
seated_bot.py   a bot in a seat
away.py         who left, and who came back
heat/           a heat: its clock, its links, who was first
"""
