### Tablée, the client's own words, in English.

## The house

home-title = Four games about people, at one table.
home-text = For friends in one room, friends far apart, or nobody but the dark. No account: a link is enough.
home-games = The games
home-continue = Continue where you left off
home-forget = Take { $game } off this list
nav = Site
skip = Skip to the content
to-home = To the games
to-table = To the table
footer = Not affiliated with the publishers of these games; names belong to their owners. All texts and drawings here are our own.
loading = One moment…
close = Close
cancel = Cancel
labelled = { $label }: { $count }
play = Play
play-game = Play { $game }
players = { $lo ->
    [1] { $hi ->
        [1] 1 player
       *[other] 1 to { $hi } players
    }
   *[other] { $hi ->
        [2] 2 players, or alone
       *[other] { $lo } to { $hi } players, or alone
    }
  }

## A new game

new-game = New game
new-which = Which game?
new-seed = Another game
new-seed-about = The same seed gives the same game: play it again, or send it to someone.
new-seed-name = Seed
new-seed-roll = Another
new-house = Rules of the house
new-rules = Read the rules first
new-record = { $won } of { $games } won on this device
new-untried = Not tried yet on this device
daily = Game of the day
daily-about = One game a day, the same for everybody.

## A table

table-opening = The table is being laid…
link-connecting = Connecting
link-open = Connected
link-lost = Connection lost, trying again
link-full = The house is full, trying again soon
link-closed = Closed
tools = Tools of the table
undo = Take back
rules = Rules
settings = Settings
keys = Keys
story = Story and talk
log = Story
log-empty = Nothing has happened yet.
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = ({ $n } new)
spectator = Spectator
watching = You are watching.
back-to-end = Back to the end
your-name = Your name
take-seat = Take a seat
seats = Seats
seat-open = Free seat
seat-number = Seat { $n }
seat-me = { $name } (you)
seat-bot = played by the house
seat-here = here
seat-away = away
seat-awaited = to decide
undo-asked = Somebody would like to take back their last move.
undo-waiting = Waiting for the others to agree to take it back.
undo-agree = Agree
undo-refuse = Refuse
curtain-title = { $name }, it is your turn
curtain-text = { $n ->
    [one] The other one looks away.
   *[other] Everyone else looks away.
  }
curtain-lift = I am { $name }

## How one comes to a table

door = Seat and invitation
door-link = The link to this table
door-link-about = Whoever has it can watch, and take a free seat.
door-new-link = New invitation link
door-new-link-about = The old link stops working, and whoever only watches has to leave. Those who sit here keep their seats.
door-free = Free seats
door-asks = Ask before somebody joins
door-asks-about = Whoever would like a free seat then waits until one of you says yes.
door-devices = Your seat
door-log-out = Log out my other devices
door-log-out-about = For a phone you lost, or a computer that isn’t yours. Only this device keeps your seat.
door-done-link = There is a new link. The old one no longer works.
door-done-asks = Changed. Everybody here can see it.
door-done-devices = All your other devices are logged out.
door-changed = { $name } has changed the link, or whether you are asked before somebody joins.
knock-ask = Ask for a seat
knock-waiting = You have asked for a seat, { $name }. As soon as somebody at the table says yes, you sit down. Keep this page open.
knock-asked = { $name } would like to sit down.
knock-yes = Let in
knock-no = Not now
open-again = Open the table again

## Deals that may be known

deal-title = Are the cards secret?
deal-chosen = Chosen deal: { $seed }
deal-chosen-about = The deal of this table was chosen (seed “{ $seed }”). Whoever knows the seed can find out every card, also yours. Fine for trying the same evening again; for secrets, make a new table without a seed.
deal-chosen-setup = Chosen deal, seed “{ $seed }”: whoever knows it can find out every card. If others play with you, all of them are told.
deal-secret = Shuffle in secret instead
deal-replayed = Cards known from a replay
deal-replayed-about = This table goes on from a finished game. Whoever has looked at its replay may know every card, also yours.

## Why?

why = why?
why-title = Why?
why-about = Why? { $about } ({ $rule })
rules-of = Rules of { $game }
rules-near = Clauses nearby
rules-whole = All the rules
rules-short = In short
rules-missing = The rules of this game are not written down here yet.

## Settings

setting-language = Language
setting-theme = Theme
theme-auto = Auto
theme-light = Light
theme-dark = Dark
setting-text = Text size
text-normal = Normal
text-large = Large
text-huge = Huge
setting-contrast = Contrast
contrast-auto = Auto
contrast-normal = Normal
contrast-high = High
setting-motion = Motion
motion-auto = Auto
motion-full = Full
motion-calm = Still
setting-sound = Sound
setting-volume = Volume
settings-note = Kept on this device only.
key-arrows = Arrows
key-enter = Enter
key-tab = Tab
key-esc = Esc

## Replay

replay = Replay
replay-of = Replay: { $game }
replay-eyes = Seen by
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } of { $total }
replay-fork = Go on from here
replay-start = Before the first decision.
replay-quiet = Nothing that can be told.

## Statistics

stats = Your figures
stats-note = Kept on this device. Each seed counts once; forks do not count.
stats-none = No game yet
stats-rate = { $rate } won
stats-games = Games
stats-won = Won
stats-streak = Streak
stats-best = Best streak
stats-last = Last games
stats-was-won = Won
stats-was-lost = Lost
stats-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
  }
stats-empty = Nothing to count yet.
stats-clear = Forget all figures
stats-clear-sure = All figures on this device will be forgotten. This can’t be undone.

## A story to keep

keep-html = As a page
keep-pdf = As a PDF
keep-print = Print
keep-picture = As a picture
keep-no-picture = This browser could not draw the picture.
keep-no-pdf = { $why } Use your browser’s print window instead: it can save a PDF too.

## When something is wrong

lost-title = There is no door here
lost-text = This address leads to a wall. The table may never have existed, or the link was cut short.
broken-title = This could not be opened
broken-text = The page did not come through. Check the connection and try again.
fault-unreachable = The server can’t be reached. Check the connection and try again.
fault-unknown = Something went wrong on the server. Try again in a moment.
fault-internal = Something went wrong on the server. Try again in a moment.
    .title = Something went wrong
fault-malformed = The server did not understand this message. Reload the page.
    .title = Not understood
fault-too-big = That’s too long. Make it shorter.
    .title = Too long
fault-too-fast = That was too fast for the server. Wait a moment.
    .title = Too fast
fault-bad-token = This device’s key to that seat is not valid.
    .title = Not your seat
fault-expired = This device’s key to that seat has expired.
    .title = Too late
fault-no-such-table = There is no table at this address. Perhaps the link was cut short.
    .title = No such table
fault-no-such-seat = This table has no such seat.
    .title = No such seat
fault-seat-taken = Somebody else was quicker: this seat is taken.
fault-not-your-seat = That is somebody else’s seat.
    .title = Not your seat
fault-not-seated = Only those who sit at the table can do that.
fault-stale = The table had moved on. Look again, and answer what is asked now.
fault-not-asked = Nothing is asked of you at the moment.
fault-over = This game is over.
fault-not-over = This game is still going on; it can be replayed when it is over.
fault-no-undo = That can’t be taken back any more.
fault-no-proposal = There is nothing to agree to any more.
fault-bad-name = Choose a name of 1 to 24 characters.
fault-bad-options = These options do not exist in this game.
fault-bad-seed = This seed can’t be used. Take up to 40 plain characters.
fault-bad-text = That text can’t be sent.
fault-bad-bot = There is no such house player.
fault-bad-time = The time this device told can’t be right: the moment its answer arrived counts.
fault-no-such-game = This game is not here yet.
fault-no-such-seats = This game can’t be played by that many.
fault-no-such-moment = This game has no such moment.
fault-full = The house is full. Try again in a moment.
fault-chat-full = This table’s chat is full: it takes no more lines. The game goes on.
fault-table-full = This table’s book is full: it takes no more moves. Nothing is lost; begin a new table.
fault-enough = That is enough new tables for one day. The ones you have can be played on; more tomorrow.
    .title = Full house
fault-storage = The table could not be saved. Nothing was changed; try again.
    .title = Not saved
fault-shutting-down = The server is restarting; the table comes back by itself.
    .title = Restarting
fault-not-joined = The connection was not ready. Reload the page.
fault-foreign-page = This page is not one of this server’s, so nothing was changed. If you opened it in the usual way, tell whoever runs the server that its address is missing in TABLEE_ORIGINS.
    .title = Another house
fault-unreadable = This table was saved by another version and can’t be read any more.
    .title = From another time
fault-damaged = This table is damaged on the server’s disk and can’t be opened. All others go on; the host can put a backup in its place.
    .title = Damaged
fault-no-pdf = The server could not make the PDF: it has no typesetter, or this story took too long.
    .title = No PDF
fault-hidden-seed = A seed you choose lets you find out everybody’s cards. Leave it out, or let everybody be told of it.
    .title = Not in secret
fault-logged-out = Your seat was kept for another device, and this one was logged out.
    .title = Logged out
fault-old-link = Those who sit at this table have made a new link. Ask one of them for it.
    .title = This link is no longer valid
fault-ask-first = At this table those who sit there are asked first. Open the table and ask for a seat.
    .title = Ask first
fault-not-let-in = Nobody let you in this time. Have a word with them, then ask again.
    .title = Not now
fault-not-found = There is nothing here.
    .title = Nothing here

## A table for several

gather = Who sits down?
gather-kind = Seat { $n }
gather-name = Name in seat { $n }
gather-me = Me
gather-here = On this device
gather-open = By a link
gather-bot = A bot
gather-open-name = whoever opens the link
gather-remove = Remove seat { $n }
gather-add = One more seat
gather-pass = The device goes from hand to hand, with a curtain between you.
gather-link = { $n ->
    [one] You get a link to send to one friend.
   *[other] You get a link to send to { $n } friends.
  }
invite = { $n ->
    [one] One seat is still free. Send this link:
   *[other] { $n } seats are still free. Send this link:
  }
invited = { $name } invites you to { $title }
invite-copy = Copy
invite-copied = The link is copied.
invite-code = Code
invite-scan = Scan the code with a phone’s camera, or open the link.
invite-label = QR code with the link to this table
gather-bot-easy = Bot: easy
gather-bot-house = Bot: medium
gather-bot-hard = Bot: hard
which-seat = Which seat
curtain-wait = One moment: the others are deciding.
curtain-meanwhile = Meanwhile

## The plain table

setting-text-table = Text table
    .about = Every game in words and lists instead of drawings: to be read or listened to, and played with the keyboard alone.
plain-begin = Begin
plain-position = The table
plain-drawing = The same as a drawing in letters
plain-details = More
plain-no-words = The game has no words for this moment.
plain-happened = What happened
plain-nothing = Nothing since your last decision.
plain-waiting = Waiting for { $names }
plain-moment = One moment…
plain-passing = Nothing to decide for you here: the table goes on in a moment.
plain-sealed = All decide at the same time, in secret.
plain-pass-on = Hand over to { $name }
plain-field = Number, words or command
plain-field-find = Type to find: number, words or command
plain-your-words = Your words
plain-send = Send
plain-fitting = { $n ->
    [0] Nothing fits
    [one] 1 fits
   *[other] { $n } fit
  }
plain-several = Several fit: { $list }
plain-unknown = Nothing here fits “{ $typed }”.
plain-not-asked = Nothing is asked of you at the moment.
plain-less = Less
plain-more = More
plain-confirm = Confirm
plain-choose-exactly = Choose { $n }
plain-choose-between = { $lo ->
    [0] Choose up to { $hi }
   *[other] Choose { $lo } to { $hi }
  }
plain-chosen = { $n } of { $of } chosen
plain-up = { $label }: up
plain-down = { $label }: down
plain-moved = { $label } is number { $n } now.
plain-end = The end
plain-over = It is over.
plain-results = How it ended for everybody
plain-again = Once more
plain-command-position = position
plain-command-look = look
plain-look-all = all
plain-command-question = options
plain-command-last = last
plain-command-why = why
plain-command-undo = undo
plain-command-rules = rules
plain-command-help = help
plain-key-field = To the field
plain-key-digits = Choose by number
plain-key-position = To the position
plain-key-look = Unfold a part of the table: “look hand”, “look all”
plain-key-last = To what happened
plain-key-question = To the question and its options
plain-key-why = Why? The rule behind the question
plain-key-undo = Take back
plain-key-esc = Empty the field, then leave it
plain-key-help = This list
plain-key-commands = The same as words, in the field (where words of your own are asked for, with a colon: “:undo”)
