### Fear of the Dark, in English.
###
### Arguments named card, object, action, side, tile, what, deck or difficulty arrive as words
### (the message `card-<id>`, `action-<id>`, `side-<id>` …); lists (cards) arrive joined by commas;
### booleans arrive as "true" and "false". Attributes: `.about` says what a thing does,
### `.flavor` is the line in italics on its card, `.story` closes an evening.

title = Fear of the Dark
tagline = A maze, six matches, and your own mind to burn.
    .about = Alone and lost under the stone. Light a match, plan what you will do while it burns, and find the way out before your mind runs dry.
about = Alone in a maze with six matches. Plan while the flame lasts, and get out before your mind runs dry.
lasts = 20 min
mood = Tense, quiet
short =
    Find all the rooms. Then every door with nothing behind it leads out: walk through one, and you have won.
    You begin in the dark. Spend a match and choose the three cards you will play by its light; with Light a match, five.
    In the light, a card does what it says or moves you two squares, and comes back to your mind. When your hand is empty, the light goes out.
    You can also burn a card, for almost any action; it is lost for ever. In the dark, that is how you act.
    Lose your last mind card, and the game is lost. Except on easy, a second Terror or a trap sprung inside a Dark Echo is the end too.

## Difficulties

difficulty-easy = easy
    .about = Six matches, and nothing kills at a stroke.
difficulty-normal = normal
    .about = Six matches. A second Terror, or a trap sprung inside a Dark Echo, is the end.
difficulty-hard = hard
    .about = Five matches; otherwise as on normal.
difficulty-nightmare = nightmare
    .about = Four matches; otherwise as on normal. Most who go in stay in.

option-difficulty = Difficulty
option-difficulty-easy = Easy
    .about = { difficulty-easy.about }
option-difficulty-normal = Normal
    .about = { difficulty-normal.about }
option-difficulty-hard = Hard
    .about = { difficulty-hard.about }
option-difficulty-nightmare = Nightmare
    .about = { difficulty-nightmare.about }

option-terror = What a Terror takes
option-terror-choose = A card of your choice
    .about = From your hand or your mind deck.
option-terror-random = A card at random
    .about = The dark chooses, from the mind deck.
option-search = Where you search from
option-search-beside = Only from a neighbouring square
    .about = You search a square next to yours.
option-search-on = Also from the square itself
    .about = You can stand on it, too.

## Words

side-N = north
side-E = east
side-S = south
side-W = west

what-obstruction = obstruction
what-lock = lock
what-hole = hole
what-empty = nothing in the way
what-wall = wall
what-door = a door, nothing known behind it
what-exit = a door, and the way out
what-object = object
what-secret = secret
what-object1 = { what-object } 1
what-object2 = { what-object } 2
what-object3 = { what-object } 3
what-object4 = { what-object } 4
what-secret1 = { what-secret } 1
what-secret2 = { what-secret } 2
what-secret3 = { what-secret } 3
what-secret4 = { what-secret } 4
what-secret-door = secret door
what-leak = leak
what-match = match

deck-object = objects
deck-secret = secrets
deck-danger = dangers
deck-mind = mind

## Rooms

tile-start = the cell where you woke
tile-r01 = the fallen gallery
tile-r02 = the stone throat
tile-r03 = the well room
tile-r04 = the long storeroom
tile-r05 = the corner chapel
tile-r06 = the broken stairwell
tile-r07 = the porter’s lodge
tile-r08 = the three-way vault
tile-r09 = the cistern
tile-r10 = the old kitchen
tile-r11 = the iron crossing
tile-r12 = the drowned crossing
tile-r13 = a Dark Echo
tile-r14 = a Dark Echo
tile-r15 = a Dark Echo
tile-nothing = nothing yet

## Squares of a room

place-nw = north-west
place-n = north
place-ne = north-east
place-w = west
place-c = centre
place-e = east
place-sw = south-west
place-s = south
place-se = south-east

# Columns and rows of the map: W2 is the second to the west.
axis-N = N
axis-E = E
axis-S = S
axis-W = W

## Mind cards

card-light = Light a match
    .about = Spend a match and build your hand up to five cards.
    .flavor = Hold it low. Hold it long. Don’t look at the flame.
card-walk = Walk
    .about = Move up to four squares, in the light or in the dark.
    .flavor = One hand on the wall, and count your steps.
card-stealth = Stealth
    .about = Move up to two squares, holes included. In the light only.
    .flavor = The edge is narrow. So are you, if you don’t breathe.
card-scout = Scout
    .about = From a door, reveal the room beyond without going in. In the light only.
    .flavor = Throw a pebble. Listen for what answers.
card-search = Search
    .about = Take what a numbered square next to you hides: an object, or in the light a secret.
    .flavor = Somebody hid this. Somebody meant to come back.
card-clear = Clear
    .about = Remove an obstruction from a square next to you.
    .flavor = Stone after stone, and every stone has a sound.

## Dangers

card-terror = Terror
    .about = Lose a mind card for ever. The second Terror is the end (not on easy).
    .flavor = Something breathes where you have just been breathing.
card-knockout = K.O.
    .about = A room that had been set aside joins the maze.
    .flavor = You wake with dust in your mouth. The walls have moved. Haven’t they?
card-draught = Draught
    .about = Your whole hand returns to the mind deck. It is dark.
    .flavor = A sigh from nowhere. The flame bows, and is gone.
card-collapse = Collapse
    .about = An obstruction falls on the square you have just left.
    .flavor = The ceiling waited until you were through.
card-lockdown = Lockdown
    .about = A lock closes the square you have just left.
    .flavor = Behind you, iron meets iron, politely.
card-leak = Leak
    .about = Water runs in this room: here you can hold no cards and use no match.
    .flavor = Drop by drop, the dark is filling up.

## Objects

card-match = Match
    .about = Discard it to gain a match (never more than six).
    .flavor = Bent, a little damp. Still, a match.
card-paper = Scrap of paper
    .about = In the light, discard it to build your hand up to three.
    .flavor = A letter, once. It burns like any other.
card-key = Key
    .about = Discard it to remove a lock from a square next to you.
    .flavor = Cold teeth. It fits something.
card-lever = Lever
    .about = At once: one lock anywhere in the maze opens.
    .flavor = Far away, something heavy changes its mind.

object-match = { card-match }
object-paper = { card-paper }
object-key = { card-key }
object-lever = { card-lever }

# What a card of the hand does, after its name
does-light = a match for a hand of five
does-walk = up to four squares
does-stealth = up to two squares, holes included
does-scout = the room behind the door you stand at
does-search = the top card of a slot next to you
does-clear = an obstruction next to you

does-match = { card-match.about }
does-paper = { card-paper.about }
does-key = { card-key.about }

## Secrets

card-secret-door = Secret door
    .about = Open a door in a solid wall of any room, for the rest of the game.
    .flavor = The mortar is younger than the wall.
card-map = Map
    .about = Lay the next room at any open door. No danger is drawn for it.
    .flavor = Charcoal on skin: someone drew what you have not yet walked.
card-intelligence = Intelligence
    .about = See the two objects of the slot with the same number.
    .flavor = Scratched by a fingernail: where, and how many.

echo = Dark Echo
    .about = The room was never there. It is discarded, you stand before its door, and the next room takes its place.
    .flavor = You hear your own step arrive before you do.

## Actions

action-light = light a match (hand of five)
action-walk = walk up to four squares
action-stealth = creep up to two squares, holes included
action-scout = scout beyond a door
action-search = search
action-clear = clear an obstruction
action-key = unlock
action-two = move up to two squares
action-strike = spend a match (hand of three)

## What is asked

ask-act = { $light ->
        [true] What do you do?
       *[false] It is dark. What do you do?
    }
ask-plan = Plan your hand: choose { $hi ->
        [one] one card
       *[other] { $hi } cards
    }.
ask-step = Where do you step? { $left ->
        [one] One step left.
       *[other] { $left } steps left.
    }
ask-turn = Which way round do you place the new room, { $tile }?
ask-target = To { $action }: which square?
ask-terror = Terror: which mind card do you lose for ever?
ask-lever = The lever: which lock do you open?
ask-door = The secret door: in which wall do you open it?
ask-map = The map: at which door do you place the next room?

## What may be answered

opt-strike = Spend a match: hand of three
    .does = { $adds ->
        [0] You already hold that many cards: it would only let you choose again.
       *[other] {""}
    }
opt-play = { $card }: { $does }
opt-two = { $card }
    .group = Move up to two squares with
opt-joker = { $action }
    .group = Burn { $card } for ever
opt-use = Use: { $object }
    .does = { $does }
opt-give-up = Give up
opt-step = Step { $side }
    .does = { $there }
opt-step-through = Step { $side }
    .does = { view-through }
opt-stop = Stop here
opt-turn = { $turn ->
        [0] Not turned
        [1] A quarter turn
        [2] A half turn
       *[3] Three quarter turns
    }
    .does = Doors: { $sides }. Inside: { $things }.
opt-target = { $side }: { $there }
opt-hand = { $card }, from your hand
opt-deck = { $card }, from the mind deck
opt-lever = { $tile }: the lock, { $place }
opt-door = { $tile }: the { $side } wall
    .does = Behind it: { $beyond }.
opt-map = { $tile }: the { $side } door
opt-pick = { $card }

## What happens

ev-begin = You wake in the dark ({ $difficulty }). { $matches ->
        [one] One match
       *[other] { $matches } matches
    } in your pocket.
ev-strike = A match flares. { $left ->
        [0] It was the last.
        [one] One is left.
       *[other] { $left } are left.
    }
ev-plan = You choose your hand: { $cards }.
ev-dark = The light goes out.
ev-light = There is light.
ev-play = You play { $card }.
ev-two = You use { $card } to move up to two squares.
ev-joker = You burn { $card } to { $action }.
ev-step = A step { $side }.
ev-reveal = { $how ->
        [scout] Beyond the door you make out { $tile }.
        [map] The map shows { $tile }.
        [echo] In its place lies { $tile }.
        [walk] The door opens onto { $tile }.
       *[other] Out of the dark comes { $tile }.
    }
ev-place = The room takes its place: { $tile }.
ev-enter = You enter { $tile }.
ev-danger = { $triggered ->
        [true] Danger: { $card }!
       *[false] A danger turns up, { $card }, and passes you by.
    }
ev-terror = { $count ->
        [one] Terror takes hold of you.
       *[other] Terror, again. That makes { $count }.
    }
ev-lose-card = A piece of your mind is gone for ever: { $card }.
ev-knockout = You come to. The maze has one room more: { $left ->
        [1] one
       *[other] { $left }
    } still to find.
ev-draught = A draught blows out the flame: your hand goes back to the mind deck.
ev-collapse = The ceiling comes down behind you.
ev-lockdown = A lock snaps shut behind you.
ev-leak = Water seeps into { $tile }: you can hold no cards and use no match there.
ev-leak-hand = The water puts out your light: your hand goes back to the mind deck.
ev-echo = A Dark Echo: the room was never there.
ev-token = Placed in the room: { $what }.
ev-no-token = None left to place: { $what }.
ev-way-out = That was the last of the rooms. From now on, any door with nothing behind it is a way out.
ev-clear = The way is cleared.
ev-search = You search ({ $what }, slot { $slot }).
ev-found = You find: { $card }.
ev-intelligence = You learn what lies in object slot { $slot }: { $cards }.
ev-secret-door = A door opens where there was only wall, to the { $side }.
ev-map = You trust the map, and a room takes shape.
ev-lever = Somewhere, a lock falls open.
ev-nothing = { $card }: it changes nothing.
ev-use = You use: { $object }.
ev-unlock = The lock gives way.
ev-match-gained = One match more: { $left } in your pocket.
ev-escape = A last step, and the air is cold and wide. You are out.
ev-end = It is over.
ev-commit = Fingerprint of the maze: { $hash }
ev-key = Key to check the maze: { $key }

## How it ends

win = You are out
    .story = Grass, wind, an ordinary sky. You stand there with black fingers and look back once, and then not again.
lose-mind = Your mind is spent
    .story = There was always one more thought to burn, until there wasn’t. You sit down, and the dark sits down with you.
lose-terror = The second Terror
    .story = You were running before you knew it. What ran beside you had only been waiting for that.
lose-echo = Lost in the Echo
    .story = The door closed, and the room around it stopped being a room. Somewhere your steps are still arriving.
lose-hopeless = No way left
    .story = You try every wall with your hands, twice. Then you understand, and it is almost peaceful.
lose-gave-up = You gave up
    .story = You let a match fall unlit. The maze does not mind; it has others.

## View: the position in words, for the terminal and the screen reader

part-end = end
part-placing = new room
part-light = light
part-maze = maze
part-hand = hand
part-mind = mind
part-lost = lost
part-objects = objects
part-spent = used up
part-moving = steps
part-here = here
part-doors = doors
part-rooms = rooms
part-map = map
part-slots = slots
view-light = You are in the light. { $matches ->
        [0] No match is left.
        [one] One match is left.
       *[other] { $matches } matches are left.
    }
view-lit = You finish what you began in the light.
view-out = The light has gone out. { $matches ->
        [0] No match is left.
        [one] One match is left.
       *[other] { $matches } matches are left.
    }
view-flares = A match flares, and you plan by its light. { $matches ->
        [0] It was the last.
        [one] One match is left.
       *[other] { $matches } matches are left.
    }
view-dark = You are in the dark. { $matches ->
        [0] No match is left.
        [one] One match is left.
       *[other] { $matches } matches are left.
    }
view-maze = { $left ->
        [0] Every room has been found
        [one] One room is still to be found
       *[other] { $left } rooms are still to be found
    }{ $out ->
        [true] : any open door is a way out
       *[false] { "" }
    }. Set aside: { $aside }. Terrors: { $terrors }{ $kills ->
        [true] , and the next is the end
       *[false] { "" }
    }.
view-dangers = Dangers turned up so far: { $cards }; cards left: { $left }.
view-game = Difficulty: { $difficulty }. Actions so far: { $actions }.
view-hand = Your hand: { $cards }.
view-mind = Your mind deck ({ $count }): { $cards }.
view-lost = Lost for ever ({ $count }): { $cards }.
view-objects = You carry: { $cards }.
view-spent = Used up: { $cards }.
view-moving = You are moving{ $creeping ->
        [true] {" "}by stealth, over holes too
       *[false] { "" }
    }; { $steps ->
        [1] one step is left.
       *[other] { $steps } steps are left.
    }
view-here = You stand in { $tile } ({ $place }).
view-through = through a door into { $tile }{ $water ->
        [true] {" "}(water: no cards, no match)
       *[false] { "" }
    }; { $there }
view-beside = North: { $n }. East: { $e }. South: { $s }. West: { $w }.
view-key = (@ you, + open door, # wall, o hole, X obstruction, L lock, ~ water, 1-4 object slot, a-d secret slot)
view-flooded = Water: no cards can be held, no match used.
view-danger = A danger room.
view-secret-doors = Secret door: { $sides }.
view-rooms = Rooms on the map: { $count }.
view-newest = The newest: { $tile }, column { $col }, row { $row }. Doors: { $sides }. Inside: { $things }.
view-room = Column { $col }, row { $row }: { $tile }. Doors: { $sides }. Inside: { $things }.
view-thing = { $what } { $place }
view-bare = nothing
view-placing = To place: { $tile }, at column { $col }, row { $row }, joined by its { $side } door.
view-turned = { opt-turn }: doors { $sides }; inside, { $things }.
view-doors = Open doors: { $rooms }.
view-no-doors = No door is open.
view-open = { $tile }, { $sides }
view-ways = { $movement ->
        [stealth] By stealth
        [two] With two squares
        [step] With the steps left
       *[walk] By walking
    } you reach { $ways }.
view-way = { $goal ->
        [exit] the way out
       *[room] an unknown room
    } ({ $sides })
view-slots = Cards left in slots 1 to 4: objects { $objects }; secrets { $secrets }.
view-objects-slot = Object slot { $slot }, from the top: { $cards }.
view-secrets-slot = Secret slot { $slot }, from the top: { $cards }.
card-none = none
card-unknown = unknown
opt-here = here, where you stand
    .does = { $there }
