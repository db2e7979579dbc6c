"""The laboratory: simulation, benchmarks, yardstick games and the teaching game.

teaching/     Magpies, the game that `docs/adding-a-game.md` explains
yardsticks/   small known games, to measure the kernel with
bench/        `tablee bench`: how long everything takes
server/       a server under load
siege/        a server under attack
faults/       does it keep its promises when everything around it fails?
scale/        what more people would need: a simulation, held against measurements
parts/        the servers that a cluster stands on, started as real ones
pages/        our pages on a phone: Lighthouse, taps, its start
peers/        other engines, measured beside ours
borrowed.py   programs of others, each in a cache of its own
memory.py     a store in memory
small_cluster.py a whole cluster on this machine, for a look
balancer.py   a small balancer in front of it
fuzz/         strange inputs for everything that reads
race/         how fair a race is over a bad network
balance/      is a game fair? Many games of its bots, counted
simulate.py   many games of bots, and who wins them
ledger.py     what is counted over many games, added up by kind
clauses.py    which clauses have a test
breaks.py     for each clause a change that plays against it
breaking.py   do the tests of the clause notice it?
"""
