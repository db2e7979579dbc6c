"""Fuzzing that learns: inputs are changed at random, and those that reach new lines are kept.

fuzzer.py    the loop: change, read, keep what is new, write down what breaks
tracing.py   which lines of ours an input reaches
mutate.py    how an input is changed
readers.py   what is fuzzed: messages, requests, what lies on disk, saves
house.py     a server in memory, the same every time

Inputs are files under tests/fuzz/READER/corpus. What breaks is written to tests/fuzz/READER/broken,
and tests/fuzz/test_fuzz.py reads all of them again: a crash is a test from then on.
"""
