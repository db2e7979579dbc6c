### What the command line itself says.

## When something is wrong: one sentence each
bug = This is an error in Tablée ({ $kind }: { $what }). Set TABLEE_TRACE=1 to see where, and please report it.
no-command = There is no command “{ $command }”. There are: { $commands }.
no-option = This command has no option { $option }. Its own --help lists them.
missing = { $name } is missing. The command’s own --help says more.
too-much = “{ $word }” is one word too many. The command’s own --help says what it takes.
bad-value = { $name } cannot be “{ $value }”. The command’s own --help says what it can be.
no-game = There is no game “{ $name }” here. There are: { $games }.
which-game = Which game? For instance: tablee play fear-of-the-dark
no-seats = This game can’t be played by { $seats }. It can by: { $possible }.
no-humans = { $humans } people can’t sit here: there are { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
no-setting = This game has no option { $name }. It has: { $names }.
no-setting-value = { $name } can’t be “{ $value }”. It can be: { $values }.
no-bot = There is no bot “{ $name }” for this game. There are: { $names }.
seed-or-daily = Choose --seed or --daily: the game of the day has its own seed.
no-rules = The rules of { $game } are not written down here.
no-clause = There is no clause { $clause } in the rules of { $game }.
no-seat = There is no seat { $seat } in this game; there are { $seats }.
no-moment = This game has no answer { $at }; the last one is { $last }.
cannot-read = { $file } can’t be read ({ $reason }).
cannot-write = { $file } can’t be written ({ $reason }).
not-a-match = { $file } is not a game that can be opened here ({ $reason }).
log-refused = This log does not follow the rules: { $reason } [{ $rule }]
no-checkout = This command works on the project’s own files, and only the installed package is here: run it in a checkout of the repository.
no-bench = There is no measurement “{ $name }”. There are: { $names }.
too-few = { $name } must be at least { $least }.

no-balance = { $game } has no balance report yet.
played = { $done } of { $total } games played

## Playing
keys = h help · l look · w why? · u undo · s save · q quit
help =
    A number, or the option’s own words (some of them will do), is an answer.
    Where several things are chosen: their numbers or names, one after the other.
    Enter   the whole position again, in short (a question shows what is new in it)
    l       look: “look hand” tells that part in full, “look all” everything
    u       undo your last answer
    w       why? The clause behind the question (“w FD-4.3” shows that one)
    s       save (“s FILE” names the file)
    q       quit; the game is kept if you want
    Where you are asked for words of your own, put a colon before: “:q”.
you-are = You are { $name }.
seeded = Seed: { $seed }
unclear = Several fit: { $options }
refused-why = (“{ $mark }w { $rule }” opens that clause.)
pick-count = You named { $named }; { $lo ->
        [0] up to { $hi } can be chosen.
       *[other] { $hi } can be chosen, and at least { $lo } must be.
    }
look-more = ({ $mark }look { $names })
look-all = all
linger = The game is over. Type the name of what you want to look at; Enter leaves the table.
no-part = There is nothing called “{ $name }” to look at. There is: { $names }.
only-choice = { $question } Only one choice: { $option }.
too-late = Too late: the table has moved on.
curtain = Seat { $seat }: only you may look now. Press Enter.
undo-agree = To undo this, the others have to agree. Do they? [y/N]
undone = Undone.
keep-it = Keep this game? [Y/n]
kept = Kept in { $file }.
kept-over = The game is kept in { $file }: “tablee replay { $file } --verify” proves its shuffles.
resume = To continue: tablee play --resume { $file }
bye = See you soon.
why-unwritten = Clause { $clause }; the rules of this game are not written down here.
letters-yes = y
command-look = look
command-undo = undo
command-why = why
command-help = help
command-save = save
command-quit = quit

## Replaying
replay-head = { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }
replay-seat = Told as seat { $seat } saw it.
replay-seam = The first { $answers } answers were given under earlier rules: what happened then is told as it was at the time.
replay-before-seam = That was played by earlier rules, and its position can’t be shown here. The first moment that can is --at { $seam }.
replay-answer = { $n }. Seat { $seat }: { $choice }
replay-clock = { $n }. The clock: { $choice }
verify-ok = Verified: the key is the one that was sealed before the first move ({ $hash }), and with it the { $answers ->
        [one] one answer leads
       *[other] { $answers } answers lead
    } to these { $events } events and no others.
verify-commitment = Not verified: the key is not the one that was sealed before the first move.
verify-sealed = Not verified: this game was sealed as { $hash }, not as the fingerprint you gave.
verify-refused = Not verified: answer { $n } does not follow the rules with these shuffles.
verify-seam = The first { $answers } answers were given under earlier rules, which are not here any more: their shuffles can’t be played again. The Tablée of that time can prove them.
verify-events = Not verified: event { $n } is not what these answers lead to.
verify-state = Not verified: the position in the file is not where these answers lead.
verify-nothing = The log follows the rules, but the file holds no commitment to compare its key with: give the fingerprint you saw at the beginning with --sealed.

verify-chain = The log is whole: { $records ->
        [one] one record, and it follows
       *[other] { $records } records, and each follows
    } what was written before.
which-table = This file holds many tables: say which with --table.
no-table = There is no table “{ $table }” in { $file }.
other-rules = This table is of another version of the rules ({ $version }): it can’t be played again here.

## Simulating
simulate-head = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game } ({ $options }), { $bots }, seed { $seed }
simulate-progress = Playing
simulate-rates = { $seconds } s with { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }: { $games } games/s, { $decisions } decisions/s
col-reason = how it ended
col-games = games
col-share = share
col-seat = seat
col-bot = bot
col-wins = wins
col-rate = win rate
col-interval = 95 % interval
col-score = mean score
col-length = length
col-mean = mean
col-least = least
col-median = median
col-most = most
length-decisions = decisions
length-actions = actions

## Games, rules, content
col-id = id
col-game = game
col-seats = seats
col-options = options (* if none is chosen)
types-same = { $file } is up to date.
types-written = { $file } is written.
check-messages = messages
check-cards = cards
check-names = names
check-uses = messages used
check-answers = natural answers
check-rules = clauses cited
check-terms = words of the glossary
check-setting = how it is set
check-own-words = no rulebook’s words
check-hashes = { $file } is written: { $count } hashes.
col-what = what
col-where = where
col-count = count
col-missing = to mend
check-ok = Everything is there, in both languages.
check-wrong = { $count ->
        [one] One thing is missing or wrong
       *[other] { $count } things are missing or wrong
    }:

## Clauses
clauses-all = Every clause has a test that names it.
clauses-some = { $count ->
        [one] One clause has
       *[other] { $count } clauses have
    } no test: { $ids }
clauses-unknown = Tests name what is no clause: { $ids }
col-clause = clause
col-title = title
col-clauses = clauses
col-tested = with a test
col-tests = tests

## Breaks of clauses
breaks-count = { $caught ->
        [one] One break was caught
       *[other] { $caught } breaks were caught
    }; { $wrong ->
        [0] nothing is wrong.
        [one] one thing is wrong.
       *[other] { $wrong } things are wrong.
    }
breaks-missing = { $game }: { $count ->
        [one] one clause has
       *[other] { $count } clauses have
    } no break: { $ids }
breaks-unsound = { $game }: the tests of these clauses fail as the game is. Mend them first.
break-stale = { $clause }: the break no longer fits ({ $why }).
break-survived = { $clause }: its tests pass although { $file } plays against it.
break-not-run = { $clause }: with the break in { $file } the tests cannot even be read. It proves nothing.
break-hung = { $clause }: with the break in { $file } its tests do not end.
break-untested = { $clause }: no test names this clause.

## Benchmark
bench-head = Medians of several runs, in CPU time of the process. { $machine }
bench-doing = Measuring: { $what }
bench-skipped = Left out: { $what } ({ $reason }).
pages-head = As a phone on a slow line gets it: the middle of { $times } looks by Lighthouse.
pages-failed = { $page }: { $audits }
pages-none = There is no page of that name: { $names }.
pages-missing = Lighthouse can’t look here: { $reason }.
col-page = page
col-performance = performance
col-accessibility = accessibility
col-practices = best practices
col-seo = SEO
col-shift = shift
col-largest = largest paint, ms
col-blocked = blocked, ms
col-aims = aims
col-figure = figure
col-value = value
col-aim = aim
col-unit = unit

## Race
race-honest = Percent of races that the slower one won, two friends { $gap } ms apart, by how often a packet stutters (80 to 400 ms more). Last: if whoever reaches the server first had won.
race-hop = The second of the two is connected to another process: everything takes { $hop } ms more over the bus, either way, as much again on average, and one message of a hundred is 80 to 400 ms late.
race-liars = How much earlier than the truth a liar’s start was believed, in ms.
race-title = Races won by the slower one, links that stutter in 3 % of packets
race-across = by how much the quicker one was quicker, ms
race-up = %
race-ours = Tablée
race-arrival = first to arrive
race-blunt = “at once”, every time
race-clever = as early as can be, on a link made slow
col-links = links, one way
col-link = link, one way
col-races = races
col-stutter = { $share }
col-arrival = arrival
col-liar = liar
col-cap = cap

## The doctor: what is wrong, and what to do
doctor-well = All is well.
doctor-ill = { $count ->
        [one] One thing is
       *[other] { $count } things are
    } wrong. Nothing was changed.
doctor-looked = { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $records ->
        [one] one record
       *[other] { $records } records
    }.
doctor-other-rules = { $count ->
        [one] One log is
       *[other] { $count } logs are
    } whole, but of another version of the rules: not played again.
doctor-nothing = There is no tablee.sqlite in { $folder }. Say with --data where the tables are.
doctor-empty = { $name } holds nothing of Tablée yet. Start the server once with it: it makes what it needs.
doctor-said = { $text }
doctor-file = { $file } can’t be read ({ $reason }). Put a backup in its place, or see who may read it.
doctor-open = { $path } is open to other users of this machine (mode { $mode }). Close it: chmod -R go= { $folder }
doctor-no-secret = { $path } is missing. Put it back from a backup before the server starts: it would make a new one, and nobody could return to a seat.
doctor-pages = { $file } has a damaged page ({ $line }). Stop the server, copy the folder, and put a backup in its place; without one, “sqlite3 tablee.sqlite .recover” saves what can be read.
doctor-old = { $file } was written by an older Tablée (schema { $schema }). Start the server once: it brings it up to date. Then ask again.
doctor-page = Table { $table }: a page it lies on is damaged. It comes back with a backup; without one it is lost, and the others are not.
doctor-no-row = Table { $table }: its row is missing, and there is still something of its log. Restore it from a backup.
doctor-row = Table { $table }: its row can’t be read. Restore it from a backup.
doctor-no-head = Table { $table }: where its log ends is not noted any more. Restore it from a backup.
doctor-record = Table { $table }: record { $record } can’t be read. Restore it from a backup.
doctor-gap = Table { $table }: record { $record } is missing. Restore it from a backup.
doctor-chain = Table { $table }: { $record ->
        [1] the table or its first record is
       *[other] record { $record } is
    } not as it was written. Restore it from a backup.
doctor-end = Table { $table }: the log ends with record { $record }, and that is not where it should end (or the table is not as it was made). Restore it from a backup.
doctor-snapshot = Table { $table }: the snapshot after record { $record } is not as it was written. It is passed over, and the table wakes from its log; should the rules have changed since, put a backup in its place.
doctor-kind = Table { $table }: record { $record } is of a kind that this version does not know. If a newer Tablée wrote it, start that one; otherwise put a backup in its place.
doctor-over = Table { $table }: whether its game is over is noted wrongly. It can be played all the same; but how long tables are kept depends on this note.

## tablee siege

siege-attack = attack
siege-tries = tries
siege-answers = honest answers
siege-p50_ms = half within, ms
siege-p99_ms = 99 % within, ms
siege-worst_ms = slowest, ms

## tablee fuzz

fuzz-reader = reader
fuzz-tries = tries
fuzz-inputs = inputs kept
fuzz-lines = lines reached
fuzz-broken = broken
fuzz-broke = { $reader } broke: { $where }. The input is in tests/fuzz/{ $reader }/broken.

## tablee upgrade
upgrade-how = To upgrade, just start the new server. To see first what would become of the tables: tablee upgrade --check
upgrade-proven = Table { $table } ({ $game }, rules { $was }): goes on as it is; by the new rules its log tells the same.
upgrade-seam = Table { $table } ({ $game }, rules { $was }): goes on from its snapshot{ $again ->
    [0] , nothing is asked again
    [one] , the last answer has to be given again
   *[other] , the last { $again } answers have to be given again
  }. Its players are told.
upgrade-unreadable = Table { $table } ({ $game }, rules { $was }): can’t go on under these rules. Let it be finished before the restart.
upgrade-newer = Table { $table } ({ $game }, rules { $was }): newer rules than these have it already. This program leaves it alone.
upgrade-damaged = Table { $table }: can’t be read. Ask the doctor: tablee doctor
upgrade-count = { $tables ->
    [one] One unfinished table
   *[other] { $tables } unfinished tables
  }: { $goes_on } would go on, { $seams } of them from a snapshot.
upgrade-well = No game is lost. Nothing was changed.
upgrade-lost = { $count ->
    [one] One table would not go on.
   *[other] { $count } tables would not go on.
  } Nothing was changed.

## tablee move

move-same = --from and --to are the same place.
move-nothing = There are no tables in { $name }.
move-busy = A server uses { $name }. Stop it first: what is played meanwhile would not come along.
move-secret = { $name } has a secret of its own: it belongs to another server, and whoever sits at a table here would lose the seat there. Choose an empty place. Nothing was changed.
move-other = { $name } already has a table { $table }, and it is another one (or has gone on there). Nothing was changed.
move-differs = Table { $table } is not the same in { $name } after it was written there. Ask the doctor about both places; { $source } is unchanged.
move-people = The people of { $source } are not all in { $name } after they were written there. Move again; { $source } is unchanged.
move-done = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $records ->
        [one] one record
       *[other] { $records } records
    } moved from { $source } to { $target }; { $already ->
        [0] none was there before.
        [one] one was there already.
       *[other] { $already } were there already.
    }
move-checked = Each was read again there and compared, row by row: all is the same. Nothing was deleted in { $source }.

# scale
scale-compared = As measured, and as simulated (answers a second; ms until half, and 99 of 100, have been told)
scale-tables = tables
scale-answers = answers/s
scale-p50 = p50 ms
scale-p99 = p99 ms
scale-used = set by this
scale-plan = What more people at the table would need
scale-people = people
scale-processes = processes
scale-cells = cells
scale-bottleneck = first limit reached
scale-bus = bus/s
scale-disk = GB/day
scale-assumed = Not measured here, but assumed: { $names }.

# faults
faults-seed = Seed: { $seed }

# cluster
cluster-ready = Tablée: { $address } ({ $processes } processes, PostgreSQL and NATS on this machine). Ctrl-C ends all of it.
cluster-kept = The tables are kept in { $folder }.
cluster-passing = For trying out: the tables are deleted at the end. Keep them with --data FOLDER.
cluster-processes = --processes must be from 1 to { $most }.
cluster-part = { $problem }
cluster-ended = Everything has stopped.
