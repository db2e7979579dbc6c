### Fear of the Dark on the screen, in English (the game's own words are beside its rules).

fd-status = How it stands
fd-light = in the light
fd-dark = in the dark
fd-more = Legend, slots, dangers seen, cards lost
fd-of = { $n } / { $of }
fd-mind-left = Mind
fd-matches-left = Matches
fd-rooms-left = Rooms to find
fd-dangers-left = Dangers left
fd-terrors = Terrors
fd-objects = Objects
fd-secrets = Secrets
fd-dangers-seen = Dangers seen
fd-lost = Lost for ever
fd-slot-left = Slot { $slot }, { $n ->
    [one] one card
   *[other] { $n } cards
  }

fd-camera = View of the maze
fd-zoom-in = Closer
fd-zoom-out = Farther
fd-centre = To where I am
fd-whole = The whole maze
fd-squares = Squares to choose from
fd-maze-label = The maze: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
  } known. The position in words stands before it.
fd-in-words = The position in words
fd-map-label = Map of the run: { $rooms } rooms, { $steps } steps.

fd-dock = What you can do
fd-hand = Your hand
fd-mind = Your mind
fd-mind-deck = Your mind deck
fd-dark-choice = Strike a match; or stay in the dark, where every act burns a card of your mind.
fd-dark-burn = In the dark, every act costs a thought: burn a card of your mind.
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
fd-not-here = { $card } itself can’t be played from here.
fd-nothing-here = It can do nothing here and now.
fd-burn = Burn it for ever
fd-burn-hand = Burn it: lost for ever, for any action at all
fd-burn-deck = Burn it: lost for ever
fd-armed = Choose a square in the maze, or go step by step.
fd-step-by-step = Step by step
fd-strike-left = { $n ->
    [one] one left
   *[other] { $n } left
  }
fd-strike-short = Strike a match
fd-strike-hand = hand of three
fd-no-matches = No match left
fd-give-up-sure = The maze keeps you, and this run counts as lost.
fd-go-on = Go on

fd-chosen = chosen
fd-chosen-count = { $n } of { $of }
fd-plan-hint = These are your acts for as long as this flame lasts. Touch a card to read it.
fd-plan-confirm = So be it
fd-directions = Directions
fd-step-hint = Arrows or W A S D step; or choose a square.
fd-turn-left = Turn left
fd-turn-right = Turn right
fd-turn-of = { $n } of { $of }
fd-turn-confirm = Let it lie so
fd-danger-room = A danger waits inside.
fd-doors = Doors: { $sides }
fd-spot-hint = Choose in the maze, or here.
fd-lose = Let it go

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
fd-intelligence-hidden = Something is learnt about object slot { $slot }.

fd-danger-struck = Danger
fd-danger-passed = A danger passes you by
fd-found-title = You find
fd-echo-title = The room was never there
fd-you-see = In that slot lie

fd-won = Escaped
fd-lost-game = Lost
fd-stat-level = Difficulty
fd-stat-rooms = Rooms
fd-stat-actions = Actions
fd-stat-steps = Steps
fd-device = On this device, at this difficulty: { $won } of { $games } won, streak { $streak }, best { $best }.
fd-daily-of = Daily maze of { $day }.
fd-daily-tomorrow = The next one opens at midnight (UTC).
fd-another = Another maze
fd-again = The same again
fd-share = Share the seed
fd-shared = The link to this maze is in your clipboard.
fd-look = Look at the maze

fd-key-card = Pick a card
fd-key-match = Strike a match
fd-key-step = One step
fd-key-turn = Turn the new room
fd-key-enter = Confirm: the plan, the turn; while walking: stop
fd-key-tab = To every button; in the maze arrows go from square to square
fd-key-undo = Take back
fd-key-zoom = Closer, farther, back to me
fd-key-esc = Back, close, stop
fd-key-help = This list

## Before the game

fd-which = Which maze?
fd-another-about = The same seed gives the same maze: play it again, or send it to someone.
fd-go-in = Go in
fd-daily = Daily maze
fd-daily-about = One maze a day, the same for everybody.
