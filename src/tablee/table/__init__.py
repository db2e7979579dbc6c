"""Tables: a match with people around it, kept on disk. No HTTP here, and no rules.

live/         a table that is being played at
store/        where tables are kept
slow/         tables that are played over days
making/       how a table is made: who sits where, by which options and seed
waking/       a table from disk, by its log or its snapshot, under the rules of today
lobby.py      all tables of a server: making, opening, seats, forks, replays
desk.py       what is asked of a table over HTTP
owners.py     which process has a table, where there are several
logged.py     a table as its log tells it: the match, the people, the talk
replay.py     a finished table, moment by moment
services.py   what all tables of a server share
clock.py      the one source of time
tokens.py     a seat is a signed token
clean.py      names, lines and seeds as people type them, made safe to show
errors.py     what the table, not the rules, says no to
"""
