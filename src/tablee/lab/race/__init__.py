"""Is the race fair? The real table, and devices behind links that are scripted (AN-8.1).

network.py   a link: delay, jitter, stutter
foreign.py   the table, where it lives at another process than the one a device reaches
device.py    a browser: its clock, its pings, its screen
duel.py      two rivals at a table, heat after heat, and what was true
figures.py   how often the wrong one won; what a liar gains
plot.py      the same as a picture
"""
