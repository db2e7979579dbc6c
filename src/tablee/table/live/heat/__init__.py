"""A heat: all screens show it at one instant, and the first answer counts.

clock.py       the clock of a heat
timing.py      when each seat began, as far as its device can be trusted
link.py        how long a message takes between screen and table
departures.py  sends the start of a heat as late as possible
"""
