"""Tablée: decisions of a game per CPU second. Arguments: game, CPU seconds."""

import random
import sys
import time

import tablee
import tablee.lab.yardsticks

name, seconds = sys.argv[1], float(sys.argv[2])
rand = random.Random(1)
made, began = 0, time.process_time()
while time.process_time() - began < seconds:
    match = tablee.new_match(name, key=rand.randbytes(32))
    while asks := match.asks:
        seat, options = next(iter(asks.items()))
        assert isinstance(options, tuple)
        match.answer(seat, options[int(rand.random() * len(options))])
        made += 1
print(made / (time.process_time() - began))
