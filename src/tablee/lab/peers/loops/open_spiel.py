"""OpenSpiel: decisions of a game per CPU second. Arguments: game, CPU seconds."""

import random
import sys
import time

import pyspiel  # type: ignore[import-not-found]

name, seconds = sys.argv[1], float(sys.argv[2])
game, rand = pyspiel.load_game(name), random.Random(1)
made, began = 0, time.process_time()
while time.process_time() - began < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rand.choices(outcomes, weights)[0])
            continue
        options = state.legal_actions()
        state.apply_action(options[int(rand.random() * len(options))])
        made += 1
    state.returns()
print(made / (time.process_time() - began))
