"""Tables: a match with people around it, kept on disk. No HTTP here, and no rules.

live/         a table that is being played at
store/        where tables are kept
slow/         tables that are played over days
making/       how a table is made: who sits where, by which options and seed
waking/       a table from disk, by its log or its snapshot, under the rules of today
seats/        who sits where, and who may come in: invitations, tokens, codes
persons/      people without accounts, their devices and tables
companions/   people one has played with, and inviting them
notices/      notifications for people who have no screen open
daily/        the game of a day, and how people did in it
lobby.py      all tables of a server: making, opening, seats, forks, replays
desk.py       requests about one table that come over HTTP
owners.py     which process has a table, where there are several
logged.py     a table as its log tells it: the match, the people, the talk
telling.py    public facts about a table besides the game
numbers.py    event numbers, counted per viewer
replay.py     a finished table, moment by moment
replays.py    cached replays, built in a thread of their own
services.py   what all tables of a server share
durations.py  how long things took, for the histograms of `/metrics`
traces.py     OpenTelemetry spans along the way of an answer
clock.py      the one source of time
clean.py      names, lines and seeds as people type them, made safe to show
bucket.py     rate limits (token buckets)
retention.py  removes old tables
doctor.py     what is wrong in a store, looked at without changing it
errors.py     the errors of tables and stores
"""
