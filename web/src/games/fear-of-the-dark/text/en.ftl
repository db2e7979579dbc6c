### Fear of the Dark on the screen, in English (the game's own words are beside its rules).

fd-status = Your status
fd-light = in the light
fd-put-back = Put the card back
fd-dark = in the dark
fd-outside = under the sky
fd-more = Show slots, dangers seen, cards lost
fd-of = { $n } / { $of }
fd-mind-left = Mind
    .about = the cards you can still think with, in hand and deck. When none is left, you are lost.
fd-matches-left = Matches
    .about = each lights the dark, and lets you choose a hand.
fd-rooms-left = Rooms to find
    .about = how many rooms still lie in the deck. When it is empty, an open door leads out.
fd-dangers-left = Dangers left
    .about = cards still in the deck of dangers. Rooms with claw marks turn one up.
fd-terrors = Terrors
    .about = the Terrors that have caught you so far, each for one card of your mind.
fd-objects = Objects
fd-secrets = Secrets
fd-dangers-seen = Dangers seen
fd-lost = Lost for ever
fd-slot-left = Slot { $slot }, { $n ->
    [one] one card
   *[other] { $n } cards
  }

fd-camera = View of the maze
fd-zoom-in = Zoom in
fd-zoom-out = Zoom out
fd-centre = Centre on me
fd-whole = Show the whole maze
fd-legend = What the signs mean
fd-signs = Signs in the maze
fd-sign-object = Object: play Search on a square beside it to take it. The number says from which slot.
fd-sign-secret = Secret: play Search on a square beside it to read it, but only in the light. The number says from which slot.
fd-bare = Empty: nothing is left in the slot with this number.
fd-sign-obstruction = Obstruction: nobody gets past until it is cleared.
fd-sign-lock = Lock: nobody gets past without a key or a lever.
fd-sign-hole = Hole: only the Stealth card takes you across.
fd-sign-danger = Danger: a danger card was turned up when this room was found.
fd-sign-leak = Water: here you can hold no cards and use no match.
fd-sign-unknown = Open door: nobody knows yet what is behind it.
fd-sign-exit = A door, and the way out.
fd-sign-secret-door = Secret door: works like any other door.
fd-squares = Squares to choose from
fd-maze-label = The maze: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
  } known. The position in words stands before it.
fd-in-words = The position in words
fd-map-label = Map of the run: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
  }, { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.

fd-dock = What you can do
fd-hand = Your hand
fd-a-hand = The hand
fd-mind = Your mind
fd-mind-deck = Your mind deck
fd-a-mind-deck = The mind deck
fd-dark-choice = Spend a match, or stay in the dark, where every action burns a mind card.
fd-dark-burn = In the dark, every action costs a mind card: choose one to burn.
fd-from-hand = in your hand
fd-from-deck = { $n ->
    [one] in your mind deck
   *[other] { $n } in your mind deck
  }
fd-from-object = { $n ->
    [one] carried
   *[other] { $n } carried
  }
fd-in-hand = hand
fd-in-deck = deck
fd-times = ×{ $n }
fd-uses = What { $card } can do
fd-act-hint = Pick a card: its uses appear here, and where it can take you is marked in the maze.
fd-not-here = { $card } itself can’t be played here.
fd-nothing-here = You can’t use it here and now.
fd-burn = Burn it: lost for ever
fd-burn-hand = Burn it for any action: lost for ever
fd-burn-deck = Burn it: lost for ever
fd-armed = Choose a square in the maze, or go step by step.
fd-step-by-step = Step by step
fd-strike-left = { $n ->
    [one] one left
   *[other] { $n } left
  }
fd-strike-short = Spend a match
fd-strike-hand = hand of 3
fd-strike-full = hand already full
fd-no-matches = No match left
fd-strike-waste = Your hand is already as big as a match makes it. You would spend a match only to choose your cards again.
fd-strike-not = Keep the match
fd-strike-anew = Spend it and choose again
fd-give-up-sure = This run will count as lost.
fd-go-on = Continue

fd-chosen = chosen
fd-chosen-count = { $n } of { $of } chosen
fd-plan-hint = You can play these cards until the light goes out. Touch a card to read it.
fd-plan-confirm = Confirm hand
fd-directions = Directions
fd-step-hint = Step with the arrows or W A S D, or choose a square.
fd-turn-left = Turn left
fd-turn-right = Turn right
fd-turn-of = { $n } of { $of }
fd-turn-confirm = Place it
fd-danger-room = There is a danger inside.
fd-lies = Doors: { $sides }. Inside: { $inside }
fd-spot-hint = Choose in the maze, or here.
fd-lose = Lose this card
fd-lose-hint = Touch a card to read what goes with it.

fd-reach = { $where }: { $what }, { $n ->
    [one] one step
   *[other] { $n } steps
  }
fd-reach-room = an unknown room
fd-reach-exit = the way out
fd-spot-lock = the lock in { $tile }, { $where }
fd-spot-door = { $tile }, { $side } wall
fd-spot-map = { $tile }, { $side } door
fd-toward = { $n } { $side }
fd-here = here
fd-beside-empty = free
fd-slot = { $what } { $slot }
fd-unknown-room = unknown
fd-beside-wall = wall
fd-beside-door = a door, nothing known behind it
fd-beside-exit = a door, and the way out
fd-steps = { $n } steps: { $sides }.
fd-intelligence-hidden = You learn what is in object slot { $slot }.

fd-danger-struck = Danger
fd-danger-passed = Danger, no effect
fd-found-title = You find
fd-echo-title = The room was never there
fd-you-see = In that slot lie
fd-found-nothing = This time it changes nothing.

fd-won = Escaped
fd-lost-game = Lost
fd-stat-level = Difficulty
fd-stat-rooms = Rooms
fd-stat-actions = Actions
fd-stat-steps = Steps
fd-device = On this device, at this difficulty: { $won } of { $games } won{ $best ->
        [0] .
       *[other] , streak { $streak }, best { $best }.
    }
fd-daily-of = Daily maze of { $day }.
fd-board = See the results of the day
fd-daily-tomorrow = The next one opens at midnight (UTC).
fd-hind-ask = Show how the bot does it
fd-hind-looking = The bot walks through the same maze…
fd-hind-out = The bot got out of this maze in { $house ->
    [one] one action
   *[other] { $house } actions
  }.
fd-hind-both = The bot got out of this maze in { $house ->
    [one] one action
   *[other] { $house } actions
  }, you in { $mine }.
fd-hind-lost = The bot did not get out of this maze either.
fd-hind-last = { $n ->
    [0] After your very first steps it could not.
   *[other] After your action { $n } it could still have got out; one action later, it could not.
  }
fd-hind-door = The last way out led through here, ringed on the map: { $tile }, the { $side } door.
fd-hind-see = See that moment
fd-another = New maze
fd-again = Play this maze again
fd-share = Share this maze
fd-shared = The link to this maze is copied.
fd-look = Look at the maze

fd-key-card = Pick a card
fd-key-match = Spend a match
fd-key-step = One step
fd-key-turn = Turn the new room
fd-key-enter = Confirm the hand or the room; while walking: stop
fd-key-tab = Reach every button; in the maze, arrows go from square to square
fd-key-zoom = Zoom in, zoom out, centre on me
fd-key-esc = Back, close, stop

## Before the game

fd-which = Which maze?
fd-another-about = The same seed gives the same maze: play it again, or send it to someone.
fd-go-in = Start
fd-daily = Daily maze
fd-daily-about = One maze a day, the same for everybody.
