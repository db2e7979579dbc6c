"""Tables: a match with people around it, kept on disk. No HTTP here, and no rules.

live/         a table that is being played at
store/        where tables are kept
slow/         tables that are played over days
making/       how a table is made: who sits where, by which options and seed
waking/       a table from disk, by its log or its snapshot, under the rules of today
seats/        who sits where, and who may come in: invitations, tokens, codes
persons/      people without accounts, their devices and tables
companions/   people one has played with, and inviting them
notices/      people who are not looking are called
daily/        the game of a day, and how people did in it
lobby.py      all tables of a server: making, opening, seats, forks, replays
desk.py       what is asked of a table over HTTP
owners.py     which process has a table, where there are several
logged.py     a table as its log tells it: the match, the people, the talk
telling.py    what all may know of it besides the game
numbers.py    events, numbered for the eyes of each viewer
replay.py     a finished table, moment by moment
replays.py    the replays that people look at, each built once, out of the way
services.py   what all tables of a server share
durations.py  how long things took, for the histograms of `/metrics`
traces.py     OpenTelemetry: the way of one answer
clock.py      the one source of time
clean.py      names, lines and seeds as people type them, made safe to show
bucket.py     how much may be asked in how much time
retention.py  tables that are not kept for ever
doctor.py     what is wrong in a store, looked at without changing it
errors.py     what the table, not the rules, says no to
"""
