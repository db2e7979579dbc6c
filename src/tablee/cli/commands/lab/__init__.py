"""The commands of the lab: what measures, plays by the thousand, attacks and breaks.

simulate.py    many games between bots
balance.py     is a game fair?
race.py        is a race fair to a slow link?
bench.py       how fast and how small it all is
lighthouse.py  how soon the pages are there on a phone
scale.py       what more people would need
siege.py       what honest players feel while somebody attacks
faults.py      are promises kept while everything around fails?
fuzz.py        strange inputs for all that reads
"""
