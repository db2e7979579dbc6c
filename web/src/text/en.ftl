### Tablée, the client's own words, in English.

## The house

home-title = Four games about people, at one table.
home-text = Together, far apart or alone. No account: a link is enough.
home-games = The games
home-continue = Continue where you left off
home-finished = Recently finished
home-forget = Remove { $game } from this list
nav = Site
skip = Skip to the content
to-home = All games
to-table = Back to the table
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

## A first play

play-first = Learn by playing
play-first-of = Learn by playing: { $game }
lesson = Lesson
lesson-wish = Show me how while we play
lesson-read = Got it
lesson-stop = Turn lessons off
lesson-again = Turn lessons on

## A new game

new-rules = Read the rules first
daily = Game of the day

## A table

table-opening = Opening the table…
link-connecting = Connecting
link-open = Connected
link-lost = Connection lost, reconnecting…
link-full = Server full, trying again soon
link-closed = Connection closed
link-late = Sent, waiting for the server…
not-sent = That could not be sent: the connection is lost. It comes back by itself; then try again.
mute = Mute the sound
tools = Table tools
undo = Undo
rules = Rules
settings = Settings
keys = Keyboard shortcuts
story = History and chat
log = History
log-empty = Nothing has happened yet.
log-seal = Proof that the shuffle is fair
chat = Chat
chat-unread = ({ $n } new)
spectator = Spectator
watching = You are watching.
seats-free = { $n ->
    [0] {""}
    [one] A seat is free.
   *[other] { $n } seats are free.
  }
back-to-end = Back to the end
your-name = Your name
take-seat = Take a seat
seats = Seats
seat-open = Free seat
seat-number = Seat { $n }
ready-nobody = The game starts when everybody is ready.
ready-who = Ready: { $names }.
ready-not = Not yet: { $names }.
ready-on = I’m ready
ready-off = I’m not ready
player-as = { $player } ({ $role })
seat-you = You
nobody = nobody
seat-me = { $name } (you)
seat-bot = bot
seat-here = here
seat-away = away
seat-awaited = deciding…
waiting-away = { $names } { $n ->
    [one] is
   *[other] are
  } away. The table waits, and goes on when they are back.
waiting-done = All done on your side. { $names } may still react.
waiting-over = All done on your side. It goes on in a moment.
waiting-later = It’s up to { $names }. You can close this page meanwhile.
undo-asked = { $name } asks to undo their last move. All must agree.
undo-waiting = Waiting for the others to agree to the undo.
undo-agree = Agree
undo-refuse = Refuse
your-turn = Your turn: { $game }
curtain-title = { $name }, it is your turn
curtain-text = { $n ->
    [one] The other one, please look away.
   *[other] Everyone else, please look away.
  }
curtain-role = You play { $name }.
curtain-lift = I am { $name }

## How one comes to a table

door = Seat and invitation
letters-have = Join with a four-letter code
letters-go = Go to the table
door-asks = Approve each new player
door-changed = { $name } has changed how people join this table.
knock-ask = Ask for a seat
open-again = Reopen the table

## Coming and going

save = Save
your-face = Your avatar
face-none = No avatar
face-number = Avatar { $n }
notice-seen = I’ve seen that it’s my turn. I’ll play later.
seat-bot-for = a bot plays for { $name }
pass-on = Give my seat away
come-back = Come back
poll-bot = Vote: { $by } suggests letting a bot play for { $name }. All must agree.
poll-open = Vote: { $by } suggests freeing the seat of { $name }. All must agree.
poll-bot-out = Vote: { $by } suggests replacing { $name } with a bot. All must agree.
poll-open-out = Vote: { $by } suggests removing { $name } from the table. All must agree.
poll-end = Vote: { $by } suggests ending this game here. All must agree.
poll-wait = Vote: { $by } suggests waiting: the time limit starts again from zero. All must agree.
poll-waiting = Waiting for the others to vote.
poll-withdraw = Cancel the vote
ended = Everybody agreed to end this game.
again = Play again together
again-alone = Play again
again-join = Join the next game
watchers = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
  }


## Why?

why = why?
# What is meant stands right before the button: it is not said again.
why-about = Why? { $rule }
rules-of = Rules of { $game }
rules-short = In short

## Settings

setting-language = Language
key-arrows = Arrows
key-enter = Enter
key-tab = Tab
key-esc = Esc
key-help = This list

## Replay

replay = Replay

## My tables

me = You and your devices
join = Connect this device
mine-your-turn = Your turn
mine-turn = Your turn
mine-open = a free seat
mine-waits = Waiting for { $names }
mine-under-way = Under way
mine-over = Finished
mine-with = with { $names }
mine-news = { $n ->
    [one] One thing happened since your last visit
   *[other] { $n } things happened since your last visit
  }
mine-days = Over several days
mine-until = Until { $when }
mine-late = Your time is up: answer before { $when }, or a bot plays for you
mine-late-theirs = Their time is up: from { $when } on, a bot plays
mine-bot = A bot plays for you. Open the table to come back.
mine-left = Your seat is free. Open the table to come back.
mine-again = A new game with the same people is ready.
mine-next = Next game
mine-thoughts = { $names } { $n ->
    [one] has written about the game
   *[other] have written about the game
  }. Write too, and you can all read it.
mine-thoughts-all = You can now read what everybody thought of the game.
mine-replay = Replay
mine-story = Read the story
mine-all = Show all { $n }
mine-fewer = Show fewer

## Statistics

stats = Your statistics

## A story to keep

keep-html = Save as a web page
keep-pdf = Save as PDF
keep-print = Print
keep-picture = Save as a picture
keep-no-picture = This browser could not draw the picture.
keep-no-pdf = { $why } Use your browser’s print window instead: it can save a PDF too.

## When something is wrong

lost-title = Page not found
lost-text = This address leads nowhere. The table may never have existed, or the link is incomplete.
broken-title = This could not be opened
broken-text = The page could not be loaded. Check the connection and try again.
fault-unreachable = The server can’t be reached. Check the connection and try again.
fault-unknown = Something went wrong on the server. Try again in a moment.
fault-not-found = There is nothing at this address. Go back to the home page.
    .title = Nothing here

## A table for several

invite = { $n ->
    [one] One seat is still free. Send this link:
   *[other] { $n } seats are still free. Send this link:
  }
invited = { $name } invites you to { $title }
invite-copy = Copy
invite-copied = The link is copied.
invite-code = QR code
invite-scan = Scan the code with a phone’s camera, or open the link.
invite-label = QR code with the link to this table
which-seat = Which seat
curtain-wait = One moment: the others are deciding.
curtain-meanwhile = Meanwhile
