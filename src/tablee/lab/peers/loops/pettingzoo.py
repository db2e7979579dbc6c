"""PettingZoo: decisions of tic-tac-toe per CPU second. Arguments: game, CPU seconds."""

import random
import sys
import time

sys.path.pop(0)  # this file is called like the package
from pettingzoo.classic import tictactoe_v3  # type: ignore[import-not-found]

seconds = float(sys.argv[2])
env, rand = tictactoe_v3.raw_env(), random.Random(1)
made, began = 0, time.process_time()
while time.process_time() - began < seconds:
    env.reset()
    while env.agents:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        options = seen["action_mask"].nonzero()[0]
        env.step(int(options[int(rand.random() * len(options))]))
        made += 1
print(made / (time.process_time() - began))
