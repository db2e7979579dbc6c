### Tablée, in English: the words of the pages before a game. They are fetched with them (`kit/words/fetched.ts`).

new-game = New game
new-which = Which game?
new-seed = Game from a seed
new-seed-about = The same seed gives the same game: play it again, or send it to someone.
new-seed-name = Seed
new-seed-roll = New seed
new-house = House rules
new-record = Won on this device: { $won } of { $games }
daily-about = One game a day, the same for everybody.
deal-chosen-setup = Dealt from the seed “{ $seed }”: anyone who knows it can find out every card. If others play with you, all of them are told.
deal-secret = Play without a seed
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
gather-bot-easy = Bot: easy
gather-bot-house = Bot: medium
gather-bot-hard = Bot: hard
