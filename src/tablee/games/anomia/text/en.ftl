### Anomia in words.

title = Anomia
tagline = Two of you show the same sign. You have one second and no words.

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
by-roll = the pair of the die
reason-said = it was said before
reason-trivial = it is no example

## Questions
ask-ready = Ready?
ask-draw = Your turn: draw a card from one of the piles.
ask-race = Face-off! Name an example of what is on the other's card.
ask-challenge = Is that answer right?
ask-vote = The answer is challenged. Do you accept it?
ask-judge = Was that a right answer?
ask-order = Who began to speak first?

## Choices
opt-ready = Ready
opt-left = The left pile
opt-right = The right pile
opt-start = Begin to type
opt-drop = Start again
opt-pass = I can't think of anything
opt-speak = I have it!
opt-concede = The other was first
opt-first = I was first
opt-point = Those two match!
opt-fine = Fine
opt-challenge = I object
opt-yes = Yes
opt-no = No
opt-said = Already said
opt-first-0 = Seat 1 was first
opt-first-1 = Seat 2 was first
opt-first-2 = Seat 3 was first
opt-first-3 = Seat 4 was first
opt-first-4 = Seat 5 was first
opt-first-5 = Seat 6 was first

## What happens
ev-begin = Pack { $pack } is shuffled and cut. Seat { $seat } draws first.
ev-left-out = With three players, { $symbols } stay in the box.
ev-ready = Seat { $seat } is ready.
ev-drawn = Seat { $seat } turns over { $title } ({ $symbol }).
ev-duel = Seat { $seat } turns over a duel card.
ev-rolled = The pair is now { $symbols }.
ev-face-off = Face-off between seats { $seats }: { $by }.
ev-noticed = Everybody sees it now: seats { $seats } face off.
ev-pointed = Seat { $seat } points it out.
ev-passed = Seat { $seat } can’t think of anything.
ev-handed = Seat { $seat } has answered.
ev-no-example = “{ $word }”, says seat { $seat }: { $reason }.
ev-hint = A hint for both.
ev-answered = Seat { $seat } answers for { $title }: “{ $word }”.
ev-spoke = Seat { $seat } speaks, for { $title }.
ev-challenged = Seat { $seat } objects to “{ $word }”.
ev-voted = Seat { $seat } has voted.
ev-verdict = { $accepted ->
    [true] The group accepts it.
   *[other] The group does not accept it.
  }
ev-refused = Seat { $seat } has to think again.
ev-burned = “{ $word }” is burned.
ev-talked = Seat { $seat } has said something: those words are spent for them.
ev-won = Seat { $seat } takes { $title } from seat { $loser }.
ev-uncovered = Under it, seat { $seat } shows { $title } ({ $symbol }).
ev-set-aside = Nobody found anything: { $title } leaves the game.
ev-tie = Exactly together! Seats { $seats } can’t be told apart.
ev-tie-card = A card decides: both must name { $title }.
ev-tie-duel = A duel card comes up and goes under its pile; another is drawn.
ev-tie-back = The tie card goes back under its pile.
ev-pointed-at = Seat { $seat } says that seat { $winner } was first.
ev-conceded = Seat { $seat } concedes.
ev-disputed = “I was first!”, says seat { $seat }. The others decide.
ev-noted = Seat { $seat } writes it down: “{ $word }”.
ev-ordered = The group has decided who began first.
ev-gone = Seat { $seat } has left; their play pile goes with them.
ev-back = Seat { $seat } is back.
ev-lapsed = The face-off between seats { $seats } lapses.

## How it ends
won-game = You win with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
shared = A shared victory, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } each.
lost = You have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }; the best has { $best }.

## Refusals
no-word-empty = That was no word at all. Type an example of the card you face.
no-word-long = An answer has at most { $most } characters. Say it shorter.
no-word-control = There are characters in it that nobody can say. Use plain letters.

## The table
tell-piles = The piles: { $left } left, { $right } right.
tell-place = Seat { $seat }: { $title } ({ $symbol }), { $below } under it, { $won } won.
tell-empty = Seat { $seat }: no card showing, { $won } won.
tell-roll = The pair: { $symbols }.
tell-you-name = You must name: { $title }
tell-names = Seat { $seat } must name: { $title }
tell-burned = Said so far: { $words }
form-timed = One of the choices, or your words
