"""A heat: all see it at one instant, and who was first counts.

clock.py       the clock of a heat
timing.py      who began when, as far as a device can be believed
link.py        how long a message takes between screen and table
departures.py  what begins a heat leaves no sooner than it must
"""
