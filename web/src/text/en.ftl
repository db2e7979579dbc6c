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

play-first = First play
play-first-of = First play of { $game }
lesson = Lesson
lesson-read = Got it
lesson-stop = Turn lessons off
lesson-again = Turn lessons on

## A new game

new-game = New game
new-which = Which game?
new-seed = Game from a seed
new-seed-about = The same seed gives the same game: play it again, or send it to someone.
new-seed-name = Seed
new-seed-roll = New seed
new-house = House rules
new-rules = Read the rules first
new-record = Won on this device: { $won } of { $games }
new-untried = Not played yet on this device
daily = Game of the day
daily-about = One game a day, the same for everybody.

## A table

table-opening = Opening the table…
link-connecting = Connecting
link-open = Connected
link-lost = Connection lost, reconnecting…
link-full = Server full, trying again soon
link-closed = Connection closed
link-late = Sent; the table has not answered yet
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
chat-empty = No messages yet.
chat-say = Write a message
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
ready-nobody = Waiting to begin.
ready-who = Ready: { $names }.
ready-not = Not yet: { $names }.
ready-on = I’m ready
ready-off = Wait for me
player-as = { $player } ({ $role })
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
undo-asked = Somebody would like to undo their last move.
undo-waiting = Waiting for the others to agree to the undo.
undo-agree = Agree
undo-refuse = Refuse
your-turn = Your turn: { $game }
curtain-title = { $name }, it is your turn
curtain-text = { $n ->
    [one] The other one looks away.
   *[other] Everyone else looks away.
  }
curtain-role = You play { $name }.
curtain-lift = I am { $name }

## How one comes to a table

door = Seat and invitation
door-link = The link to this table
door-link-about = Anyone with this link can watch, or take a free seat.
letters-ask = Get four letters instead
letters-about = To say over the telephone: whoever types them on the home page comes to this table.
letters-told = On { $house }, type these letters under the games. They work for 15 minutes.
letters-have = Four letters from a friend?
letters-go = Go to the table
door-new-link = Create a new link
door-new-link-about = The old link stops working, and anyone who is only watching has to leave. Players keep their seats.
door-free = Free seats
door-asks = Ask before somebody joins
door-asks-about = New players then wait until one of you lets them in.
door-devices = Your seat
door-log-out = Log out my other devices
door-log-out-about = For a phone you lost, or a computer that isn’t yours. Only this device keeps your seat.
door-done-link = There is a new link. The old one no longer works.
door-done-asks = Changed. Everybody here can see it.
door-done-devices = All your other devices are logged out.
door-changed = { $name } has changed how people join this table.
knock-ask = Ask for a seat
knock-waiting = You have asked for a seat, { $name }. You get it as soon as somebody at the table says yes. Keep this page open.
knock-asked = { $name } would like to sit down.
knock-yes = Let in
knock-no = Not now
open-again = Reopen the table

## Coming and going

save = Save
your-face = Your face
face-none = No face
face-number = Face { $n }
door-company = At this table
seat-bot-for = a bot plays for { $name }
seat-left = { $name } left this seat, and may come back
seat-fill = Let a bot play
seat-replace = Replace with a bot
seat-free = Free the seat
seat-swap = Swap with me
seat-drop = Remove the seat
seats-about = There is no host here: whoever sits at the table may change the seats. If it is somebody’s own seat, all the others are asked. Whoever has been away for two minutes can be replaced, and may come back.
seats-end = Ask to end this game
seats-end-about = If all agree, the game ends here, unfinished. Its replay stays.
leave-bot = Leave my seat to a bot
leave-open = Leave and free my seat
leave-about = You may come back until somebody else has sat down there. Whoever does sees everything that your seat knows.
pass-on = Give my seat away
pass-on-about = You get a link. Whoever opens it takes your seat, with everything it knows; until then you play on.
pass-on-link = Send this link to one person. It works once; then the seat is theirs.
pass-on-not = Keep my seat
left-bot = A bot plays for you until you come back.
left-open = You left your seat. It is free.
left-waits = You left your seat. The table waits until somebody comes back.
come-back = Come back
poll-bot = { $by } asks: should a bot play for { $name }?
poll-open = { $by } asks: should the seat of { $name } be freed?
poll-bot-out = { $by } asks: should { $name } be replaced by a bot?
poll-open-out = { $by } asks: should { $name } be removed from the table?
poll-end = { $by } asks: should we end this game here?
poll-wait = { $by } asks: should we wait, and have the whole time once more?
poll-waiting = Waiting for the others to answer.
poll-withdraw = Withdraw the question
ended = Everybody agreed to end this game.
again = Play again together
again-join = Join the next game
watch = Watching
watch-all = Whoever has the link may watch
watch-link = Only with a link for watching
watch-none = Nobody may watch
watch-behind = How far behind?
watch-minutes = { $n ->
    [0] No delay
    [60] An hour
   *[other] { $n } minutes
  }
watchers = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
  }
porch = At the table: { $names }. Nobody may watch here, but a seat is free.
porch-full = At the table: { $names }. No seat is free any more.
porch-opens = At the table: { $names }. Here one watches some minutes behind, so that nobody can tell the players anything. It begins at { $when }; keep this page open.
take-over = A seat for you
take-over-about = { $name } passes their seat in { $game } on to you. You will see everything that this seat knows.

## Deals that may be known

deal-title = Are the cards secret?
deal-chosen = Dealt from a seed: { $seed }
deal-chosen-about = The cards of this table were dealt from a seed (“{ $seed }”). Anyone who knows the seed can find out every card, yours too. Fine for playing the same game again; for secrets, create a new table without a seed.
deal-chosen-setup = Dealt from the seed “{ $seed }”: anyone who knows it can find out every card. If others play with you, all of them are told.
deal-secret = Shuffle in secret instead
deal-replayed = Cards known from a replay
deal-replayed-about = This table continues a finished game. Anyone who has seen its replay may know every card, yours too.

## Why?

why = why?
why-title = Why?
# What is meant stands right before the button: it is not said again.
why-about = Why? { $rule }
rules-of = Rules of { $game }
rules-near = Related rules
rules-whole = All the rules
rules-short = In short
rules-pictures = The rules in pictures
rules-small = The small print
rules-search = Search the rules
rules-none = No clause has all of these words.
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
text-huge = Very large
setting-contrast = Contrast
contrast-auto = Auto
contrast-normal = Normal
contrast-high = High
setting-speed = Game speed
    .about = How long each move of the others is shown. A press skips ahead.
speed-relaxed = Relaxed
speed-normal = Normal
speed-quick = Quick
setting-motion = Motion
motion-auto = Auto
motion-full = Full
motion-calm = Reduced
setting-sound = Sound
setting-volume = Volume
setting-vibration = Vibrate when it is my turn
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
replay-back = Previous step
replay-next = Next step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } of { $total }
replay-fork = Play from here
replay-fork-about = This opens a new table with the position at moment { $at } of { $total }. The finished game stays as it is.
replay-fork-as = You play as
replay-fork-go = Create table
replay-speed = Speed
replay-times = { $n } ×
replay-start = Before the first decision.
replay-quiet = Nothing visible happened.
replay-earlier-rules = Played by earlier rules: told as it was told then; the picture is { $shown ->
    [0] of the beginning
   *[other] of moment { $shown }
  }.

## My tables

me = You and your devices
join = Another device of yours
mine-your-turn = Your turn
mine-turn = Your turn
mine-open = a free seat
mine-waits = Waiting for { $names }
mine-under-way = Under way
mine-over = Finished
mine-with = with { $names }
mine-news = { $n ->
    [one] One thing happened since you looked
   *[other] { $n } things happened since you looked
  }
mine-days = Over days
mine-until = Until { $when }
mine-late = Your time is up: answer before { $when }, or a bot plays for you
mine-late-theirs = The time is up; a bot plays on from { $when }
mine-bot = A bot plays for you. Open the table to come back.
mine-replay = Replay
mine-all = Show all { $n }
mine-fewer = Show fewer

## Statistics

stats = Your statistics
stats-note = From all your devices. Each seed counts once; games played on from a replay don’t count.
stats-none = No game yet
stats-rate = { $rate } won
stats-games = Games
stats-won = Won
stats-streak = Streak
stats-best = Best streak
stats-last = Last games
stats-was-won = Won
stats-was-lost = Lost
stats-was-played = Played together
stats-together = On one device
stats-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
  }
stats-empty = No finished games yet.
stats-clear = Delete my statistics
stats-clear-sure = All statistics and the list of your finished games will be deleted, on all your devices. This can’t be undone.

## A story to keep

keep-html = Save as a web page
keep-pdf = Save as PDF
keep-print = Print
keep-picture = Save as a picture
keep-no-picture = This browser could not draw the picture.
keep-no-pdf = { $why } Use your browser’s print window instead: it can save a PDF too.

## When something is wrong

lost-title = Page not found
lost-text = This address leads nowhere. The table may never have existed, or the link was cut short.
broken-title = This could not be opened
broken-text = The page could not be loaded. Check the connection and try again.
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
fault-bad-token = This device no longer holds that seat. Open the table again, and take a free seat or watch.
    .title = Not your seat
fault-expired = This device was away from that seat for too long. Open the table again, and take a free seat or watch.
    .title = Expired
fault-no-such-table = There is no table at this address. Perhaps the link was cut short.
    .title = No such table
fault-no-such-seat = This table has no such seat any more. Reload the page.
    .title = No such seat
fault-seat-taken = Somebody else was quicker: this seat is taken. Take another one, or watch.
fault-bad-tempo = This table can only be played live: playing over days takes at least two people, and a game that is not against the clock. Choose “Live”, or another game.
fault-no-order = There is no such standing order here. Only tables over days have them; reload the page to see which there are.
fault-not-your-seat = That is somebody else’s seat; you can only play for your own.
    .title = Not your seat
fault-not-seated = Only players can do that. Take a free seat first.
fault-stale = The game had already moved on. Look again, and answer what is asked now.
fault-not-asked = It is not your turn to decide. You will be asked when it is.
fault-over = This game is over. You can replay it, or start a new one.
fault-not-over = This game is still going on; it can be replayed when it is over.
fault-no-undo = That can’t be undone any more: something was revealed, or somebody has answered since.
fault-no-proposal = There is no undo to agree to any more.
fault-bad-name = Choose a name of 1 to 24 characters.
fault-bad-options = These options do not exist in this game. Reload the page and choose again.
fault-bad-seed = This seed can’t be used. Take up to 40 plain characters.
fault-bad-text = That text can’t be sent: it is empty or too long. Write a shorter one.
fault-bad-bot = There is no such bot for this game. Choose another one.
fault-bad-time = This device’s clock looks wrong, so the time your answer arrived was counted.
fault-no-such-game = This server doesn’t have that game. The home page shows those it has.
fault-no-such-seats = This game can’t be played by that many. Add or remove seats.
fault-no-such-moment = This game has no such moment. Choose an earlier one.
fault-full = The server is full. Try again in a moment.
fault-chat-full = This table’s chat is full: it takes no more lines. The game goes on.
fault-table-full = This table’s history is full: it takes no more moves. Nothing is lost; start a new table.
fault-enough = You have opened as many tables as one day allows. You can play on at those; new ones tomorrow.
    .title = Limit reached
fault-storage = The table could not be saved. Nothing was changed; try again.
    .title = Not saved
fault-shutting-down = The server is restarting; the table comes back by itself.
    .title = Restarting
fault-not-joined = The connection was not ready. Reload the page.
fault-foreign-page = This page is not one of this server’s, so nothing was changed. If you opened it in the usual way, tell whoever runs the server that its address is missing in TABLEE_ORIGINS.
    .title = Wrong page
fault-unreadable = This table was saved by another version and can’t be read any more. Start a new one.
    .title = Another version
fault-newer-rules = This table is already played by newer rules, and this server has not been updated yet. Nothing is lost; try again in a minute.
    .title = Just a moment
fault-other-rules = This game was played by earlier rules; by the present ones it would have gone another way. So you can’t play on from this moment, but you can still watch the replay.
    .title = Earlier rules
fault-damaged = This table is damaged on the server’s disk and can’t be opened. All others go on; the host can put a backup in its place.
    .title = Damaged
fault-no-pdf = The server could not make the PDF: it has no typesetter, or this story took too long.
    .title = No PDF
fault-hidden-seed = A seed you choose lets you find out everybody’s cards. Leave it out, or let everybody be told of it.
    .title = Not in secret
fault-logged-out = Your seat was kept for another device or is somebody else’s by now, and this device was logged out. Open the link to the table to watch.
    .title = Logged out
fault-old-link = Those who sit at this table have made a new link. Ask one of them for it.
    .title = This link is no longer valid
fault-ask-first = At this table those who sit there are asked first. Open the table and ask for a seat.
    .title = Ask first
fault-not-let-in = Nobody let you in this time. Have a word with them, then ask again.
    .title = Not now
fault-got-up = You left this seat. Come back to it first.
fault-begun = The game has begun: seats can’t be moved any more.
    .title = Already begun
fault-passed-on = Somebody else sits in your seat now.
    .title = Your seat is taken
fault-voted-out = The others have voted: you no longer sit at this table.
    .title = No longer at the table
fault-no-such-code = These letters lead to no table. They work for 15 minutes; ask for new ones.
fault-no-vote = A vote is not possible now: one is open already, that player is here or has only just left, or the seat is as you wish.
fault-no-watching = Those who sit at this table play among themselves. Ask one of them for a link to watch.
    .title = Nobody watches here
fault-old-offer = This seat is no longer on offer: somebody has taken it, or its owner has kept it. Ask them for a new link.
    .title = Too late
fault-no-person = The server doesn’t know this device. It starts as a new one; the tables it knows stay with it.
fault-removed = This device is not one of yours any more: it was removed from another, or you had your data deleted. Your tables are gone from it, too.
fault-still-asking = Your other device has not agreed yet. Let this one in there.
fault-wrong-words = These words bring nobody back. Check all six; words for adding a device are good for ten minutes.
fault-old-invite = This code is not good any more: it has been used, or ten minutes have passed. Ask your other device for a new one.
fault-no-such-device = This device is no longer among yours. Reload the page.
fault-no-passkey = This passkey belongs to nobody here. Use another one, or your six words.
fault-many-devices = You have as many devices as one person can have. Remove one first.
fault-bad-address = Your browser’s push service can’t be called from here: its address is not one of the open internet. Use e-mail, or another browser.
fault-bad-mail = That is no address that mail reaches. Look for a typing error; it should read like name@example.org.
fault-no-mail = This server can’t send mail now. Try again later, or let your device call you.
fault-many-mails = Enough mails to confirm an address for one day. Look in your mailbox, also among the unwanted ones, or try again tomorrow.
fault-old-notice = This link has been used, or something newer has taken its place. Open your tables to see what is true now.
fault-later-day = That is the game of a day to come: it opens on that day. Choose another seed, or today’s game.
fault-no-run = You have no try of that day, so there is nothing to show. Play the game of the day first.
fault-no-companion = You have not played with them, or they do not wish to be invited. Send them the link of the table instead.
fault-no-open-seat = No seat is free at this table. Free one under “At this table”, then invite.
fault-many-invites = Enough invitations for now: they wait for an answer. Send the link of the table instead, or try again tomorrow.
fault-many-people = Too many new players have come from your network today. Your tables stay on this device; try again tomorrow.
fault-not-found = There is nothing at this address. Go back to the home page.
    .title = Nothing here

## A table for several

gather = Who’s playing?
gather-kind = Seat { $n }
gather-name = Name in seat { $n }
gather-me = Me
gather-here = On this device
gather-open = Invite by link
gather-bot = A bot
gather-open-name = whoever opens the link
gather-remove = Remove seat { $n }
gather-add = Add a seat
gather-pass = You pass the device around; the screen is hidden between turns.
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
invite-code = QR code
invite-scan = Scan the code with a phone’s camera, or open the link.
invite-label = QR code with the link to this table
gather-bot-easy = Bot: easy
gather-bot-house = Bot: medium
gather-bot-hard = Bot: hard
which-seat = Which seat
curtain-wait = One moment: the others are deciding.
curtain-meanwhile = Meanwhile

## The plain table

setting-text-table = Text mode
    .about = Every game in words and lists instead of drawings: to be read or listened to, and played with the keyboard alone.
plain-begin = Start
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
plain-pass-on = Pass the device to { $name }
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
plain-not-asked = You have nothing to decide at the moment.
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
plain-over = The game is over.
plain-results = How it ended for everybody
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
plain-key-undo = Undo
plain-key-esc = Empty the field, then leave it
plain-key-help = This list
plain-key-commands = The same as words, in the field (where words of your own are asked for, with a colon: “:undo”)
