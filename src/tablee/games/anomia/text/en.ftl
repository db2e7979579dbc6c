### Anomia in words.

title = Anomia
tagline = Two of you show the same sign. You have one second and no words.
about = Two cards, the same symbol: be the first to name an example of what is on the other’s. You know the word. Just not now.
lasts = 15–30 min
mood = Loud, fast
short =
    In turn, everybody turns over a card onto their own pile; only the top cards count.
    Two top cards with the same symbol, or with the two symbols of the die, are a face-off between their owners.
    Each must name an example of what is on the other’s card. Whoever began the first right answer takes it.
    What the card had covered may match at once: the next face-off, without a draw.
    Every word counts only once in a game. Is an answer right? If the group accepts it; a tied vote accepts.
    When both piles are empty, whoever has won the most cards wins.

## What is agreed on before
option-words = Language of the words
    .about = Themes and answers are in this language; every screen may still speak its own.
option-words-en = English
option-words-fr = French
option-answers = Answers
    .about = Typed, each on their own device; or spoken, with a buzzer to hit as you start to speak.
option-answers-typed = Typed
option-answers-spoken = Spoken, with buzzers
option-pack = Pack
    .about = Three packs with themes of their own; a game uses one.
option-pack-lot = Random
option-pack-1 = Pack 1
    .about = Pockets and Planets (English) or Tour de table (French).
option-pack-2 = Pack 2
    .about = Rainy Sunday (English) or Grand vent (French).
option-pack-3 = Pack 3
    .about = The Long Way Home (English) or Drôle d’oiseau (French).
option-edition = Edition
    .about = How many symbols there are, and whether a die or wild cards make extra pairs. The rulebook does not say; these are three readings.
option-edition-fr = 6 symbols, a die (54 themes)
option-edition-fr8 = 8 symbols, a die (54 themes)
option-edition-en = 8 symbols, wild cards (92 themes)
option-leave_out = With three players
    .about = The two symbols of one face stay in the box, so that there are more face-offs.
option-leave_out-advice = Two symbols stay out, at random
option-leave_out-never = All symbols are in
option-leave_out-face-1 = The first face stays out
option-leave_out-face-2 = The second face stays out
option-leave_out-face-3 = The third face stays out
option-leave_out-face-4 = The fourth face stays out
option-leave_out-face-5 = The fifth face stays out
option-leave_out-face-6 = The sixth face stays out
option-spotting = Spotting a match
    .about = Seeing that two symbols match is half the game. When does the table help?
option-spotting-soon = After two seconds
option-spotting-at-once = At once
option-spotting-keen = Never: spot it yourselves
option-voters = Who votes
    .about = On an answer that somebody objects to.
option-voters-others = Those who are not in the face-off
option-voters-all = Everybody
option-talk = Words from the chat
    .about = Whatever is written in the chat is burned too.
option-talk-author = Burned for their author
option-talk-everyone = Burned for everybody
option-trust = Timing tolerance
    .about = Each device says when its first key was pressed: how far is it believed?
option-trust-friends = Among friends
option-trust-public = Among strangers
option-first = Who begins
    .about = After that it goes round, from game to game.
option-first-lot = Random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-first-5 = Player 6

## Symbols
symbol-sun = sun
symbol-wave = wave
symbol-leaf = leaf
symbol-moon = moon
symbol-key = key
symbol-bolt = bolt
symbol-ring = ring
symbol-cross = cross
side-left = left
side-right = right
by-symbol = the same symbol
by-roll = the active pair

## Questions
ask-ready = Ready?
ask-draw = Your turn: draw a card from one of the piles.
ask-race = { $known ->
    [true] Face-off! { $seat } must name: { $title }. { $rival } must name: { $goal }. Whoever is first takes the other’s card.
   *[other] Do two of the cards match? If one of them is yours, name an example of what’s on the other one.
  }
ask-challenge = “{ $word }” for “{ $title }”, says { $seat }. Is that right?
ask-vote = Somebody objects to “{ $word }” for “{ $title }”, said by { $seat }. Do you accept it?
ask-judge = { $written ->
    [false] { $seat } has named an example of “{ $title }”. Was it right?
   *[other] “{ $word }” for “{ $title }”, says { $seat }. Was it right?
  }
ask-order = Who started to speak first?

## Choices
opt-ready = Ready
opt-left = Draw from the left pile
opt-right = Draw from the right pile
opt-start = Start typing
opt-drop = Clear and start again
opt-pass = Pass
opt-speak = I’ve got it!
opt-concede = The other was first
opt-first = I was first
opt-point = Those two match!
opt-fine = I accept
opt-challenge = I object
opt-yes = Yes
opt-no = No
opt-said = Already said
opt-was-first = { $seat } was first

## What happens
ev-begin = Pack { $pack } is shuffled and cut. { $seat } draws first.
ev-left-out = With three players, { $symbols } stay in the box.
ev-ready = { $seat } is ready.
ev-drawn = { $seat } turns over “{ $title }” ({ $symbol }), from the { $side } pile.
ev-duel = { $seat } turns over a duel card, from the { $side } pile.
ev-rolled = { $seat }’s card makes a new active pair: { $symbols }.
ev-noticed = Face-off: { $seats } ({ $by })!{ $cascade ->
    [1] { "" }
   *[other] { " " }It is number { $cascade } in a row.
  }
ev-pointed = { $seat } has seen it: “Those two match!”
ev-passed = { $seat } can’t think of anything.
ev-handed = { $seat } has answered.
ev-no-example = { $seat } says “{ $word }”: { $reason ->
    [said] { $sayer } has said it before
    [talked] it was said in the chat
   *[trivial] that’s not an example
  }.
hint = { $letter }, { $letters } letters
ev-hint = A hint for each: { $hints }.
ev-answered = { $seat } answers “{ $word }” ({ $title }), { begun-after }{ $later ->
    [-1] { "" }
   *[other] , { $later } s before the other
  }.
ev-spoke = { $seat } speaks ({ $title }), { begun-after }{ $later ->
    [-1] { "" }
   *[other] , { $later } s before the other
  }.
begun-after = { $time ->
    [0] begun at once
   *[other] begun after { $time } s
  }
ev-challenged = { $seat } objects to “{ $word }”.
ev-voted = { $seat } has voted.
ev-doubted = “{ $word }”, says { $seat }: it isn’t on any list, and nobody else is there to judge.
ev-verdict = { $accepted ->
    [true] It is accepted.
   *[other] It is not accepted.
  } For it: { $yes }. Against it: { $no }.
ev-refused = The answer of { $seat } is refused{ $written ->
    [false] { "" }
   *[other] : “{ $word }”
  }.
ev-burned = “{ $word }” is burned, since { $seat } has said it.
ev-talked = { $seat } has written something in the chat: those words are burned for them.
ev-won = { $seat } takes “{ $title }” from { $loser }.
ev-uncovered = Under it, { $seat } shows “{ $title }” ({ $symbol }).
ev-set-aside = Nobody found anything: “{ $title }” leaves the game, and { $seat } has one card less on their pile.
ev-tie = Exactly together! Less than { $margin } s between { $seats }: nobody can tell who was first.
ev-tie-card = { $third ->
    [true] A card drawn for { $seat } decides
   *[other] A card decides
  }: both must name “{ $title }”.
ev-tie-duel = A duel card comes up and goes back under the { $side } pile; another is drawn.
ev-tie-back = The tie card goes back under the { $side } pile.
ev-pointed-at = { $seat } says that { $winner } was first.
ev-conceded = { $seat } concedes.
ev-disputed = “I was first!” says { $seat }. The others decide.
ev-noted = { $seat } writes it down: “{ $word }”.
ev-ordered = The group has voted on who started first: { $seats }; votes in that order: { $counts }.
ev-gone = { $seat } has left; their play pile goes with them.
ev-back = { $seat } is back.
ev-lapsed = The face-off of { $seats } is cancelled.

## How it ends
won-game = Victory, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
shared = A shared victory, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } each.
lost = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }; the best has { $best }.

## Refusals
no-word-empty = There is no word in it. Type an example of what is on the other card.
no-word-long = An answer has at most { $most } characters. Make it shorter.
no-word-control = An answer can’t have such characters. Use plain letters.
