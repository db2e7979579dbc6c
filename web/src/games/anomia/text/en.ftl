### Anomia on the screen, in English.

## Before the game

an-lead = Same symbol? The first to name an example of what’s on the OTHER’s card wins that card. Nothing could be easier, until you need the word.
an-train = Training
an-train-about = You against three bots, right now.
an-train-go = Play now
an-strength = How strong?
an-bot-easy = Easy
an-bot-house = Medium
an-bot-hard = Hard
an-mode = How do you play?
an-mode-typed = Typed, from anywhere
    .about = Each on their own device, wherever they are. The first key counts, not the speed of typing.
an-mode-pads = Spoken, with buzzers
    .about = In one room or on one call. Hit the buzzer as you start to speak; the group says whether it was right.
an-mode-screen = One screen and buzzers
    .about = This screen shows the table to everybody, and phones are the buzzers. Nobody plays on this device.
an-two = With two players, each has two piles.
an-more = More house rules
an-begin = Create table
an-invite = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
  }
an-letters-ask = Four-letter code
an-letters = Or type these letters on { $house }:
an-alone = This address only works on this computer. For other devices, open the table by this computer’s address in your network.

## At the table

an-table = The table
an-dock = What to do
an-status = Pack, cards, words
an-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
  }
an-left-out = Left in the box:
an-pack = Pack:
an-won-cards = { $n ->
    [one] 1 card won
   *[other] { $n } cards won
  }
an-place = { $name } shows: { $title } ({ $symbol }){ $below ->
    [0] .
    [one] , 1 card under it.
   *[other] , { $below } cards under it.
  }
an-place-me = You show: { $title } ({ $symbol }){ $below ->
    [0] .
    [one] , 1 card under it.
   *[other] , { $below } cards under it.
  }
an-place-point = Do two match?
an-place-empty = { $name } shows no card.
an-place-empty-me = You show no card.
an-pile-left = Draw from the left pile:
an-pile-right = Draw from the right pile:
an-pair = The pair: { $one } and { $two } match too
an-pair-title = These two match too
an-no-pair = No pair yet
an-slow = slow connection
an-burned = Burned words
an-burned-n = { $n ->
    [one] 1 word burned
   *[other] { $n } words burned
  }
an-none-burned = None yet. Every word counts once.
an-talked = { $n ->
    [one] Also burned, for you only: the words you wrote in the chat.
   *[other] Also burned, for you only: the words of the { $n } lines you wrote in the chat.
  }
an-tv = Open the big screen

## Whose turn it is

an-wait-seats = { $n ->
    [one] Waiting for one more.
   *[other] Waiting for { $n } more.
  }
an-ready = I’m ready
an-is-ready = ready
an-wait-ready = Waiting for { $names }.
an-away = { $names } { $n ->
    [one] is
   *[other] are
  } away. The game waits half a minute at most, then goes on.
an-your-turn = Your turn: turn over a card.
an-turn-of = { $name } turns over a card.
an-you-race = You against { $name }: find one!
an-you-handed = Answered. Was the other one quicker?
an-others-race = { $one } against { $two }
an-you-claim = That’s your word. Does anybody object?
an-you-judged = Was it right? The others decide.
an-wait-others = Is that answer right? Waiting for { $names }.
an-wait-votes = The group votes. Waiting for { $names }.
an-tv-challenge = Does anybody object?

## The face-off

an-face-off = Face-off!
an-cascade = Cascade × { $n }!
an-tie = A tie! A card decides
an-against = against { $name }
an-name = Theme
an-must-name = must find an example
an-call = Face-off against { $name }. Theme: { $title }.
an-hint = A hint:
an-other-handed = { $name } has answered!
an-other-passed = { $name } can’t think of anything.
an-other-began = { $name } is typing…
an-field = Your word
an-field-race = Your word, quick!
an-field-idle = Get ready to type…
an-note-down = Write your word down (optional)
an-hand-in = Answer
an-handed-word = Answered: { $word }
an-mic = Speak instead of typing (heard on this device only)
an-pad-waits = This phone will be your buzzer. The cards are on the big screen.
an-pad = Hit it as you start to speak
an-pad-hit = Speak!
an-for = for
an-heard = Did you hear it?
an-right = Is that answer right?
an-accept = Somebody objects. Do you accept the answer?
an-own = it fits { $name }’s own card
an-own-me = it fits your own card
an-listed = on the list
an-near = Like “{ $word }”, said before?
an-objects = { $name } objects
an-objects-me = You object
an-disputed = Who was first?
an-object-left = { $n } left
an-was-first = { $name } was first
an-votes = { $n } of { $of } have voted
an-seconds = { $s } s
an-not-begun = not started
an-bars = The shorter the bar, the sooner it began
an-sooner = { $name } started { $s } s sooner
an-sooner-me = You started { $s } s sooner
an-margin = (margin: { $ms } ms)

## What is put up for a moment

an-bill-refused = { $n ->
    [0] refused
   *[other] refused, { $n } against
  }
an-bill-refused-aloud = { $n ->
    [0] answer refused
   *[other] answer refused, { $n } against
  }
an-bill-said = already said
an-bill-said-me = already said, by you
an-bill-said-by = already said by { $name }
an-bill-trivial = that’s not an example
an-bill-again = Another one, quick!
an-bill-won = { $name } takes “{ $title }”
an-bill-won-me = You take “{ $title }”!
an-bill-quicker = { $name } was quicker and takes “{ $title }”
an-bill-quicker-by = { $name } was { $s } s quicker
an-bill-pair = New active pair: { $symbols }
an-bill-drawn = The table drew for you.
an-duel = { $symbols } (active pair)

## For newcomers

an-short-draw = In turn, everybody turns over a card. All eyes on the symbols!
an-short-match = Two cards with the same symbol? A face-off: find an example of what’s on the OTHER’s card. The first one wins that card.
an-short-typed = Don’t wait to be told: type as soon as you see it. The first key counts.
an-short-spoken = See it? Hit the buzzer and speak at once. The group says whether it was right.
an-coach = No need to wait for this screen: type as soon as you see two that match.
an-words-in = The words here are in { $words ->
    [fr] French
   *[en] English
  }.
an-welcome = You are invited to Anomia
an-welcome-with = At the table: { $names }.
an-welcome-by = { $name } invites you to Anomia
an-or-watch = Or just watch.
an-seats = Who is playing

## On a pad alone

an-ask-first = { $one } or { $two }: who spoke first?
an-ask-judge = { $name }, “{ $title }”: a right answer?
an-ask-both = { $name }, “{ $title }”: a right answer, and before you?
an-wrong = Wrong answer
an-ask-before = { $name } hit the buzzer. Were you before?
an-wait-judge = { $name }, “{ $title }”: the group decides.
an-wait-order = Who spoke first? Waiting for { $names }.
an-silence = Silence counts as a yes.

## The story, while a seat is still free

ev-begin-free = Pack { $pack } is shuffled and cut. Whoever draws first has yet to sit down.

## The story, told to oneself

ev-begin-me = Pack { $pack } is shuffled and cut. You draw first.
ev-ready-me = You are ready.
ev-drawn-me = You turn over “{ $title }” ({ $symbol }).
ev-duel-me = You turn over a duel card.
ev-rolled-me = Your card makes a new active pair: { $symbols }.
ev-pointed-me = You have seen it: “Those two match!”
ev-passed-me = You can’t think of anything.
ev-no-example-me = You say “{ $word }”: { $reason ->
    [said] { $sayer } has said it before
    [talked] it was said in the chat
   *[trivial] that’s not an example
  }.
ev-answered-me = You answer “{ $word }” ({ $title }).
ev-spoke-me = You speak ({ $title }).
ev-challenged-me = You object to “{ $word }”.
ev-refused-me = Your answer is refused.
ev-won-me = You take “{ $title }” from { $loser }.
ev-won-from-me = { $seat } takes “{ $title }” from you.
ev-uncovered-me = Under it, you show “{ $title }” ({ $symbol }).
ev-pointed-at-me = You say that { $winner } was first.
ev-conceded-me = You concede.
ev-disputed-me = “I was first!” you say. The others decide.
ev-noted-me = You write it down: “{ $word }”.

## Kind words

an-not-sent = That couldn’t be sent. The connection will be back in a moment.
an-pile-empty = That pile is empty. Take the other one.
an-not-your-turn = It is { $name }’s turn.
an-look-first = Before you draw: look round the table.
an-tap-card = Does your card match one of the others? Then type!
an-tap-card-spoken = Does your card match one of the others? Then hit the buzzer!
an-no-face-off = You are in no face-off at the moment: nothing was sent.
an-no-pad-now = This face-off is between others.
an-wait = One answer at a time: the group is still judging one. Wait a moment.

## The end

an-end-won = { $names } wins!
an-end-won-me = You win!
an-end-shared = { $names } share the victory!
an-fastest = The fastest answer
an-fastest-by = { $name }, after { $s } s, for “{ $title }”
an-closest = The closest finish
an-closest-by = { $name } started just before the other, for “{ $title }”
an-longest = The longest cascade
an-in-a-row = { $n } face-offs in a row
an-longest-by = the last between { $names }
an-longest-by-me = the last between you and { $name }
an-funniest = The finest failure
an-funniest-by = { $name } tried it
an-funniest-by-me = You tried it
an-other-game = New game, other settings
an-look-table = Look at the table

## Keys

an-key-left = Left
an-key-right = Right
an-key-space = Space
an-key-draw = Turn over a card of that pile
an-key-type = Type: it goes into the field, wherever you are
an-key-hand-in = Send your answer
an-key-drop = Empty the field, start again
an-key-pad = Hit the buzzer
an-key-fine = Accept; object (while the field is empty)
an-key-yes = Y
an-key-vote = Vote yes or no (while the field is empty)

# The packs have titles, each in the language of its words.
an-pack-en-1 = Pockets and Planets
an-pack-en-2 = Rainy Sunday
an-pack-en-3 = The Long Way Home
an-pack-fr-1 = Tour de table
an-pack-fr-2 = Grand vent
an-pack-fr-3 = Drôle d’oiseau
an-lost-word = You were typing “{ $word }”.
an-late-word = { $name } said “{ $word }”, but began later.
an-late-word-me = You said “{ $word }”, but began later.
an-race-clock = The face-off ends when the ring is empty.
an-average = Average reaction
an-average-by = { $name }, { $n ->
    [one] in one face-off won
   *[other] over { $n } face-offs won
  }
an-best = The best word
an-best-by = { $name }, for “{ $title }”
an-nemesis = Your nemesis
an-nemesis-of = { $name }’s nemesis
an-nemesis-by = { $n ->
    [one] one card taken
   *[other] { $n } cards taken
  }
an-keep-picture = Save as a picture
an-poster-foot = Played at Tablée
an-scores = Cards won so far
an-sound-press = Turn on the sound
