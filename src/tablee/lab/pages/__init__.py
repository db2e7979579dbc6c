"""The pages as people get them on a phone: how soon they are there, and how soon they answer.

places.py        a server on loopback, and the addresses that are looked at
lighthouse.py    what Lighthouse says of each of them
lighthouse.mjs   one look, in Node
taps.py          from a tap to a changed screen, in each game
taps.mjs         one evening of taps, in Node
installed.py     how soon the page is there from what the device keeps
installed.mjs    some starts of it, in Node
"""
