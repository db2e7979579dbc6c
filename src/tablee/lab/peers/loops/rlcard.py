"""RLCard: decisions of a game per CPU second. Arguments: game, CPU seconds."""

import random
import sys
import time

sys.path.pop(0)  # this file is called like the package
import rlcard  # type: ignore[import-not-found]

name, seconds = sys.argv[1], float(sys.argv[2])
env, rand = rlcard.make(name), random.Random(1)
made, began = 0, time.process_time()
while time.process_time() - began < seconds:
    state, _ = env.reset()
    while not env.is_over():
        options = list(state["legal_actions"])
        state, _ = env.step(options[int(rand.random() * len(options))])
        made += 1
    env.get_payoffs()
print(made / (time.process_time() - began))
