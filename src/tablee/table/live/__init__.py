"""A table that is being played at.

table.py        the table itself: takes one message at a time, and never waits
viewer.py       what one viewer is told
auto.py         answers that no human gives: bots, the clock, forced passes
bot_plans.py    the same in a heat
seated_bot.py   a bot in a seat
away.py         who left, and who came back
timing.py       who began when, as far as a device can be believed
heat_clock.py   the clock of a heat
link.py         how long a message takes between screen and table
"""
