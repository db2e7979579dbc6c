### Tablée, in English: the words of what one opens (settings, the door of a table, the rules, the replay,
### figures), and of what seldom happens at a table. They are fetched with it (`kit/words/fetched.ts`).

## How one comes to a table

door-link = The link to this table
door-link-about = Anyone with this link can watch, or take a free seat.
letters-ask = Show a four-letter code
letters-about = Easy to say on the phone: whoever types it on the home page comes to this table.
letters-told = On the home page of { $house }, type these letters. They work for 15 minutes.
door-new-link = Create a new link
door-new-link-about = The old link stops working, and anyone who is only watching has to leave. Players keep their seats.
door-free = Free seats
door-asks-about = New players then wait until one of you lets them in.
door-devices = Your seat
door-log-out = Log out my other devices
door-log-out-about = For a phone you lost, or a computer that isn’t yours. Only this device keeps your seat.
door-done-link = There is a new link. The old one no longer works.
door-done-asks = Changed. Everybody here can see it.
door-done-devices = All your other devices are logged out.
knock-waiting = You have asked for a seat, { $name }. You get it as soon as somebody at the table says yes. Keep this page open.
knock-asked = { $name } would like to sit down.
knock-yes = Let in
knock-no = Not now

## Coming and going

door-company = At this table
seat-left = { $name } left this seat, and may come back
seat-fill = Let a bot play
seat-replace = Replace with a bot
seat-free = Free the seat
seat-swap = Swap with me
seat-drop = Remove the seat
seats-about = Nobody is in charge: all players may change the seats. For somebody’s own seat, all the others must agree. { $tempo ->
    [live] Whoever has been away for two minutes
    [free] Whoever has not answered for a week
   *[other] Whoever has let their time run out
  } can be replaced, and may come back.
seats-no-drop = The number of seats is fixed once somebody has answered: an empty seat can be given to a bot, but no longer removed.
seats-end = Suggest ending the game
seats-end-about = If all agree, the game ends here, unfinished. Its replay stays.
leave-bot = Leave my seat to a bot
leave-open = Leave and free my seat
leave-about = You may come back until somebody else has sat down there. They will see everything you could see.
pass-on-about = You get a link. Whoever opens it takes your seat and sees everything you could see; until then you play on.
pass-on-link = Send this link to one person. It works once; then the seat is theirs.
pass-on-not = Keep my seat
watch = Who may watch
watch-all = Anyone with the link
watch-link = Only with a link for watching
watch-none = Nobody
watch-behind = How much delay?
watch-minutes = { $n ->
    [0] No delay
    [60] An hour
   *[other] { $n } minutes
  }
left-bot = A bot plays for you until you come back.
left-open = You left your seat. It is free.
left-waits = You left your seat. The table waits until somebody comes back.
change-sat = { $name } sat down.
change-took = { $name } now plays in the seat of { $was }.
change-left = { $name } has left; the seat is free.
change-freed = The seat of { $name } is free.
change-bot = A bot plays for { $name }.
change-replaced = A bot plays on in the seat of { $name }.
change-back = { $name } is back.
change-renamed = { $was } is now called { $name }.
change-filled = { $name }, a bot, sat down.
change-anew = The seats were changed before the start: everything is dealt anew.
porch = At the table: { $names }. Nobody may watch here, but a seat is free.
porch-full = At the table: { $names }. No seat is free any more.
porch-opens = At the table: { $names }. Spectators see this table a few minutes late, so that nobody can help the players. It starts at { $when }; keep this page open.
take-over = A seat for you
take-over-about = { $name } offers you their seat in { $game }. You will see everything they could see.

## Deals that may be known

deal-title = Are the cards secret?
deal-chosen = Dealt from a seed: { $seed }
deal-chosen-about = The cards of this table were dealt from a seed (“{ $seed }”). Anyone who knows the seed can find out every card, yours too. Fine for playing the same game again; for secrets, create a new table without a seed.
deal-replayed = Cards known from a replay
deal-replayed-about = This table continues a finished game. Anyone who has seen its replay may know every card, yours too.

## Why?

why-title = Why?
rules-near = Related rules
rules-whole = All the rules
rules-pictures = The rules in pictures
rules-small = The small print: all the rules
rules-search = Search the rules
rules-none = No clause has all of these words.
rules-missing = The rules of this game are not written down here yet.

## Settings

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

## Replay

replay-of = Replay: { $game }
replay-eyes = Point of view
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
replay-earlier-rules = Played under earlier rules: the text is from then; the picture is { $shown ->
    [0] of the beginning
   *[other] of moment { $shown }
  }.

## Statistics

stats-note = From all your devices. Each seed counts once; games played on from a replay don’t count.
stats-none = No game yet
stats-rate = { $rate } won
stats-games = Games
stats-won = Won
stats-streak = Streak
stats-best = Best streak
stats-last = Last games
stats-first = First game, with lessons
stats-was-won = Won
stats-was-lost = Lost
stats-was-played = Played together
stats-together = Played together, not counted
stats-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
  }
stats-empty = No finished games yet.
stats-clear = Delete my statistics
stats-clear-sure = All statistics and the list of your finished games will be deleted, on all your devices. This can’t be undone.

## The plain table

setting-text-table = Text mode
    .about = Every game in words and lists instead of drawings: to be read or listened to, and played with the keyboard alone.

## A link that was shared with the app

open-title = No link to a table
open-text = Share a link to a table here ({ $link }), or type its four letters on the home page.

## Beside the game

setting-reactions = Show quick reactions

## The chat

chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
