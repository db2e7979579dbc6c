### Magpies, the teaching game.

title = Magpies
about = Treasures in the grass, feathers in the hand: who lays the most, alone, carries one off.
option-rounds = Rounds

## Cards
card-hiss = a hiss
card-1 = one feather
card-2 = two feathers
card-3 = three feathers
card-4 = four feathers
card-5 = five feathers
card-6 = six feathers
card-unknown = a card

treasure-button = a pearl button (1)
treasure-marble = a glass marble (1)
treasure-thimble = a brass thimble (2)
treasure-spoon = a teaspoon (2)
treasure-coin = a foreign coin (3)
treasure-key = the key of a diary (3)
treasure-ring = somebody’s ring (4)
treasure-locket = a locket with a curl in it (5)

## What can be agreed on
option-rounds-5 = Five
    .about = About a quarter of an hour.
option-rounds-3 = Three
    .about = A short flight.

## The position
part-round = round
part-grass = grass
part-laid = laid
part-hand = hand
part-magpie = magpie { $player }
part-discards = discards
view-round = Round { $round } of { $rounds }. Magpie { $leader } leads. { $deck ->
    [0] The deck is empty.
    [one] One card in the deck.
   *[other] { $deck } cards in the deck.
  }
view-grass = In the grass: { $treasures }.
view-laid = Laid: { $cards }.
view-hand = In your hand: { $cards }.
view-you = You are magpie { $player } and have { $points ->
    [one] one point
   *[other] { $points } points
  }.
view-magpie = Magpie { $player }: { $points ->
    [one] one point
   *[other] { $points } points
  }, { $held ->
    [one] one card
   *[other] { $held } cards
  } in the hand.
view-holds = known to you: { $cards }
view-nest = in the nest: { $treasures }
view-discards = Discarded: { $n ->
    [one] one card
   *[other] { $n } cards
  }.
view-cards = { $cards }

## Questions and options
ask-point = You lead. Which of the two shall it be about?
ask-bid = Lay a card. The most feathers take the treasure, unless somebody laid as many.
ask-listen = The cards are open. Hiss, and the treasure is gone; or be silent.
ask-caw = How many feathers were laid in all? You can caw once.
opt-treasure = { $treasure }
opt-card = { $card }
opt-silent = be silent
opt-time = the time is up

## What happened
ev-turned-up = In the grass there is { $treasure }.
ev-point = Magpie { $player } points at { $treasure }.
ev-lay = Magpie { $player } lays { $card }.
ev-take = Magpie { $player } carries off { $treasure }.
ev-gone = Nobody gets { $treasure }: it is gone for good.
ev-caw = “{ $number }!” caws magpie { $player }, and gets a pebble for it.
ev-no-caw = Nobody counted right: it was { $number }.
ev-draw = Magpie { $player } draws { $card }.
ev-shuffle = The discards are shuffled.

## The end
result-win = Magpie { $player } wins, with { $points ->
    [one] one point
   *[other] { $points } points
  }.
result-share = Magpie { $player } shares the win, with { $points ->
    [one] one point
   *[other] { $points } points
  }.
result-lose = Magpie { $player } has { $points ->
    [one] one point
   *[other] { $points } points
  }.
