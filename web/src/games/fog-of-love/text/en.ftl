### Fog of Love in the browser, in English. The words of the cards are in the game's own files.

## Before the story

fl-first-time = Never played? Begin here
fl-first-evening = You choose in secret, and hope to choose alike. A first evening is a tutorial, with ready-made characters: every rule waits for its moment.
fl-otherwise = Another story, characters of your own, what to leave out
fl-with-whom = Who with?
fl-partner-bot = The house
    .about = Alone, at any hour: the computer plays your partner.
fl-partner-open = By a link
    .about = Each on their own device, on a call or over several days.
fl-partner-me = On this device
    .about = One device for two, with a curtain between you.
fl-their-name = The other’s name
fl-house = The house
fl-comfort = What to leave out, a child born or adopted, who begins
fl-filters = What may come up
fl-begin = Begin

## The table

fl-me = you
fl-satisfaction = satisfaction
fl-hearts = satisfaction { $n }
fl-secrets = { $n ->
    [one] One secret laid
   *[other] { $n } secrets laid
  }
fl-board = Personality
fl-heard = { $name }: { $up } up, { $down } down, balance { $n }.
fl-wanted = a goal of yours: { $aspect }
fl-together = Of both together
fl-together-short = together
fl-meanings = What these mean
fl-up = up
fl-down = down
fl-times = × { $n }
fl-show = Show
fl-tab-scene = Scene
fl-tab-board = Personality
fl-tab-mine = My secrets
fl-story = The story
fl-chapter = Chapter { $n }
fl-finale = Finale
fl-creating = Who are these two?
fl-played = { $n } of { $of } scenes
fl-allowed = Scenes are drawn from { $deck }: { $n } left
fl-synopsis = The synopsis
fl-to-know = What to know of this story
fl-pile = Scenes played and discarded
fl-pile-none = Nothing yet.
fl-pile-hidden = { $n ->
    [one] One scene lies face down.
   *[other] { $n } scenes lie face down.
  }
fl-unwritten = Not much is known yet.
fl-couple = { $one } & { $other }
fl-says = { $name }: “{ $words }”
fl-until-now = Until now: { $scene }
fl-raise = Raise the curtain
fl-meanwhile = While you were away
fl-go-on = Go on
fl-lessons = Lessons
fl-people = The two of them
fl-serves = serves a goal of yours
fl-hush = A secret in front of { $name }
    .about = Face down. A scene may bring it to light; if not, the finale will.
fl-meet = Who is { $name }?
fl-lessons-which = Which lesson?
fl-lesson = Lesson { $n }
fl-dock = What is asked
fl-answers = Answers
fl-gender = Gender
fl-portrait = Face
fl-colour = Colour
fl-name = Name

## Cards

fl-minor-about = Does not count for the length of the chapter, and may be exchanged
fl-played-by = played by { $name }
fl-played-for = played on { $name }’s behalf
fl-reacts = { $name } reacts: { $scene }
fl-opening = How it began
fl-noticed = What { $name } has noticed about you
fl-noticed-me = Noticed about you
fl-how-skipped = skipped
fl-how-revealed = a secret, revealed
fl-how-reaction = a reaction
fl-how-kept = kept to the end
fl-on-laid = When it is played
fl-does = What it does
fl-revealed = When it is revealed
fl-kept = If it is never revealed
fl-tokens-later = Then
fl-carry = Acts on the next scene
fl-tell = In your own words:
fl-tell-skip = Skip the telling
fl-also = Afterwards: only the first line that fits
fl-sealed = sealed
fl-thinking = not chosen yet
fl-acting = Acting on this scene:
fl-waits = Waiting for the next scene:
fl-before = The last scene
fl-result = What it came to
fl-look-together = Look at it together, then go on.
fl-lost = lost:
fl-hand = Scenes in your hand
fl-exchange = Exchange it
fl-exchange-about = You may exchange a minor scene for a new one, and still play.

## What is hidden

fl-mine = For your eyes only
fl-mine-none = Your goals and destinies will be kept here.
fl-goals = Your goals
fl-goal-own = { $aspect }: { $n } alone
fl-goal-shared = { $aspect }: { $n } together
fl-progress = { $have } of { $needs }
fl-laid = Your secrets
fl-unknown = A secret that your partner laid for you
fl-destinies = Your destinies
fl-forgone = Discarded
fl-destiny-drop = Discard
fl-destiny-retrieve = Take back
fl-destiny-show = Reveal
fl-stays = you stay
fl-leaves = you leave
fl-because = { $card }: { $told }
fl-change-trait = one of your traits changes. You give one up with its goal, are shown three others, and keep one.
fl-change-feature = one of your features changes. You give one up with its token, are shown three others, and keep one.
fl-keep-trait = this is what you could become instead.
fl-keep-feature = this is what could be noticed about you instead.
fl-keep-occupation = this is what you could do instead.
fl-clash-same = { $one } and { $other } want the same thing: the second needs twice as much.
fl-clash-opposed = { $one } and { $other } pull in opposite directions.
fl-met = fulfilled
fl-missed = not fulfilled
fl-met-now = fulfilled so far
fl-missed-now = not fulfilled so far
fl-short = { $n } short
fl-over = { $n } too many

## Questions and buttons

fl-pause = A moment passes.
fl-pause-long = A moment, in case anybody wants to react or decide something…
fl-continue = Continue
fl-more = More
fl-ask-rechoose = { $name } reacted: your choice has to change. What is it now?
fl-ask-lesson = Read this lesson
fl-ask-play = Your turn: play a scene.
fl-sealed-about = Sealed until both have chosen.
fl-left = { $n ->
    [one] 1 more
   *[other] { $n } more
  }
fl-first = first: pick one
fl-first-gender = first: a gender
fl-first-portrait = first: a face
fl-first-colour = first: a colour
fl-first-name = first: a name
fl-first-feature = first: something to notice
fl-first-choose = first: a choice
fl-first-play = first: a scene
fl-first-final = first: a destiny
fl-go = Confirm
fl-go-gender = That’s me
fl-go-portrait = That’s me
fl-go-colour = That’s mine
fl-go-traits = Keep these three
fl-go-occupation = That’s my job
fl-go-feature = Give it
fl-go-name = That’s my name
fl-go-hide = Lay it face down
fl-go-play = Play this scene
fl-go-exchange = Exchange it
fl-go-stuck = Discard it, face down
fl-go-choose = Seal my choice
fl-go-rechoose = That instead
fl-go-answer = Say it
fl-go-react = React with it
fl-go-discard = Discard
fl-go-trade = Give it away
fl-go-keep = Keep it
fl-go-change = Change it
fl-go-final = This is my destiny
fl-leave-destinies = Leave them as they are
fl-i-first = I go first
fl-you-first = { $name } goes first
fl-watching = You are watching.
fl-waiting = Waiting for { $names }.
fl-waiting-gender = { $names } is still deciding who to be.
fl-waiting-portrait = { $names } is still deciding who to be.
fl-waiting-colour = { $names } is choosing a colour.
fl-waiting-traits = { $names } is choosing what to hide.
fl-waiting-occupation = { $names } is choosing a job.
fl-waiting-feature = { $names } is trying to remember what there was to notice.
fl-waiting-name = { $names } is looking for a name.
fl-waiting-play = { $names } is choosing a scene.
fl-waiting-choose = { $names } is still choosing.
fl-waiting-lesson = { $names } is still reading.
fl-waiting-final = { $names } is still deciding how it ends.
fl-waiting-deck = { $names } is drawing.
quick-react = { $name } lets it be

## The end

fl-end-together = { $one } and { $other }, together
fl-end-parted = { $one } and { $other }, going their separate ways
fl-end-both = Both found what they were looking for.
fl-end-one = One of them found what they were looking for.
fl-end-none = Neither found what they were looking for. What a story, though.
fl-destiny = Final destiny
fl-fulfilled = Fulfilled
fl-unfulfilled = Not fulfilled
fl-hid = What was hidden
fl-what-hid = What each of them hid
fl-kept-secret = A secret, kept to the end: { $title }
fl-curve = Two hearts:
fl-curve-alt = How satisfied each was over the story; at the end { $one } { $a }, { $other } { $b }.
fl-read-story = Read the story
fl-other-side = The other side of it: as { $name }
fl-again = Another story
fl-look = Look at the table
back-to-end = Back to the finale
fl-aloud = Read aloud
fl-silence = Stop reading
fl-poster-foot = A story played at Tablée

## Keys

fl-key-letter = Choose that option
fl-key-number = Pick the card or answer of that number
fl-key-enter = Confirm what is picked; continue
fl-key-tabs = Personality; my secrets
fl-key-lessons = Lessons
