"""Does a server keep its promises when everything around it fails? A checker like Jepsen.

mirror.py    what a client shows, from what it was sent and nothing else
history.py   what a client sent and heard, and when
truth.py     a log, and what each viewer may know at each of its moments
checker.py   histories held against the log: pure functions, tried on broken histories
player.py    a client that plays at random processes, and keeps everything
house.py     real processes: PostgreSQL, NATS, servers, and what goes between
wire.py      a wire that can be cut
server.py    a server whose clock can be set
script.py    the faults, drawn from a seed
guards.py    safeguards that can be switched off to see the checker fail
run.py       all of it: `tablee faults`
"""
