"""What more people would need: a simulation that is first held against what was measured.

events.py    discrete events: a line in front of a worker, many waiting for one commit
house.py     the model: tables, processes, the bus, the store
measured.py  what a benchmark found, and how near the model comes to it
plan.py      the arithmetic for many people
"""
