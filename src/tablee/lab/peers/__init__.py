"""Other engines for tabletop games, measured in the same run as ours, each by a loop of random play
through its public face. Each is installed into a folder of its own, never a dependency.

peers.py         which there are, and how they are measured
loops/           one script for each: it prints how many decisions a CPU second brings
"""
