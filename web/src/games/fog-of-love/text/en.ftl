### Fog of Love in the browser, in English. The words of the cards are in the game's own files.

## Before the story

fl-first-time = Never played? Begin here
fl-first-evening = You choose in secret, and hope to choose alike.
fl-otherwise = More choices: another story, your own characters, what to leave out
fl-with-whom = Who with?
fl-partner-bot = A bot
    .about = Solo, at any hour: the computer plays your partner.
fl-partner-open = Invite by link
    .about = Each on their own device, on a call or over several days.
fl-partner-me = On this device
    .about = One device for two; the screen is hidden between turns.
fl-their-name = The other’s name
fl-house = Bot
fl-comfort = What to leave out; pregnancy or adoption; who begins
fl-out-about = Type or choose a title. Nothing chosen: any scene may come up.
fl-out-unknown = No scene is called “{ $title }” so far: choose one of the list.
fl-out-again = Keep { $title } in after all
fl-filters = What may come up
fl-begin = Start

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
fl-together = Shared balance
fl-together-short = together
fl-meanings = What these mean
fl-up = up
fl-down = down
fl-times = × { $n }
fl-show = Show
fl-tab-scene = Scene
fl-above = The answers stand above, under “Scene”.
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
fl-until-now = The last scene: { $scene }
fl-raise = { $n ->
    [0] Start the finale
    [1] Start the story
   *[other] Start chapter { $n }
  }
fl-lessons = Lessons
fl-people = The two characters
fl-serves = serves a goal of yours
fl-hush = A secret in front of { $name }
    .about = Face down. A scene may bring it to light; if not, the finale will.
fl-hush-mine = Your secret: { $title }
    .about = It lies face down: { $name } sees only its back. A scene may bring it to light; if not, the finale will.
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

fl-minor-about = Takes no place in the chapter; can be exchanged
fl-played-by = played by { $name }
fl-played-for = played on { $name }’s behalf
fl-reacts = { $name } reacts: { $scene }
fl-opening = How it began
fl-noticed = What { $name } has noticed about you
fl-noticed-me = Noticed about you
fl-you-notice = What you notice about { $name }
fl-job = Job
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
fl-tell-skip = Skip telling this
fl-also = Afterwards: only the first line that fits
fl-sealed = sealed
fl-thinking = not chosen yet
fl-acting = Acting on this scene:
fl-waits = Waiting for the next scene:
fl-before = The scene before
fl-result = What it brought
fl-look-together = Look at it together, then go on.
fl-lost = Lost:
fl-hand = Scenes in your hand
fl-notice-guest = For adults: love, slammed doors, unmade beds. Nothing explicit. Whoever invites you has settled what is left out: ask them, if there is something you would rather not meet.
fl-exchange = Exchange it
fl-exchange-about = You may exchange a minor scene for a new one, and still play.

## What is hidden

fl-mine = For your eyes only
fl-mine-none = Your goals and destinies will appear here.
fl-goals = Your goals
fl-goal-own = { $aspect }: { $n } tokens of yours
fl-goal-of = { $aspect }: { $n } tokens of { $name }’s
fl-goal-shared = { $aspect }: { $n } tokens between you two
fl-goal-theirs = { $aspect }: { $n } tokens between the two
fl-goals-moved = Your goals, in secret:
fl-progress = { $have } of { $needs }
fl-reached = reached
fl-laid = Your secrets
fl-unknown = A secret that your partner laid for you
fl-destinies = Your destinies
fl-forgone = Discarded
fl-destiny-drop = Discard
fl-destiny-retrieve = Take into hand again
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
fl-have-now = so far { $n }
fl-have = { $n } in the end
fl-short = { $n } short
fl-over = { $n } too many

## Questions and buttons

fl-pause = Time to react…
fl-pause-long = One moment: a reaction, perhaps…
fl-continue = Continue
fl-more = More below
fl-ask-rechoose = { $name } reacted: your choice has to change. What is it now?
fl-ask-lesson = Read this lesson
fl-ask-play = Your turn: play a scene.
fl-ask-colour = { $name } has already taken a colour. Which will be yours?
fl-ask-destiny-drop = Which destiny do you give up?
fl-sealed-about = Sealed until both have chosen.
fl-left = { $n ->
    [one] 1 more
   *[other] { $n } more
  }
fl-first = Pick one first
fl-first-gender = Choose a gender first
fl-first-portrait = Choose a face first
fl-first-colour = Choose a colour first
fl-first-name = Choose a name first
fl-first-feature = Choose a feature first
fl-first-choose = Choose an answer first
fl-first-play = Choose a scene first
fl-first-final = Choose a destiny first
fl-go = Confirm
fl-go-gender = Confirm my look
fl-go-portrait = Confirm my look
fl-go-colour = Confirm my look
fl-go-traits = Keep these three
fl-go-occupation = Choose this job
fl-go-feature = Give this feature
fl-go-name = Use this name
fl-go-hide = Lay it face down
fl-go-play = Play this scene
fl-go-exchange = Exchange it
fl-go-stuck = Discard it, face down
fl-go-choose = Seal my choice
fl-go-rechoose = Change my choice
fl-go-answer = Answer
fl-go-react = React
fl-go-discard = Discard
fl-go-trade = Give it away
fl-go-keep = Keep it
fl-go-change = Change it
fl-go-drop = Give up this destiny
fl-go-final = Choose this destiny
fl-leave-destinies = Change nothing
fl-i-first = I go first
fl-you-first = { $name } goes first
fl-watching = You are watching.
fl-waiting = Waiting for { $names }.
fl-waiting-gender = { $names } { $n ->
    [one] is
   *[other] are
  } still deciding who to be.
fl-waiting-portrait = { $names } { $n ->
    [one] is
   *[other] are
  } still deciding who to be.
fl-waiting-colour = { $names } is choosing a colour.
fl-waiting-traits = { $names } { $n ->
    [one] is
   *[other] are
  } choosing three traits.
fl-waiting-occupation = { $names } { $n ->
    [one] is
   *[other] are
  } choosing a job.
fl-waiting-feature = { $names } is choosing what to notice about the other.
fl-waiting-name = { $names } is looking for a name.
fl-waiting-play = { $names } is choosing a scene.
fl-waiting-choose = { $names } { $n ->
    [one] is
   *[other] are
  } still choosing.
fl-waiting-answer = { $names } is choosing what to say.
fl-waiting-rechoose = { $names } has to choose something else.
fl-waiting-in-turn = { $names } is deciding who goes first.
fl-waiting-change = { $names } { $n ->
    [one] is
   *[other] are
  } choosing what changes about their character.
fl-waiting-keep = { $names } { $n ->
    [one] is
   *[other] are
  } choosing one of three new cards.
fl-waiting-discard = { $names } { $n ->
    [one] is
   *[other] are
  } choosing scenes to discard.
fl-waiting-trade = { $names } { $n ->
    [one] is
   *[other] are
  } choosing a scene to give away.
fl-waiting-deck = { $names } is choosing the deck to draw from.
fl-waiting-point = { $names } is choosing which secret is revealed.
fl-waiting-wipe = { $names } is choosing which tokens to remove.
fl-waiting-guess = { $names } is guessing what the other’s goals are about.
fl-waiting-lesson = { $names } { $n ->
    [one] is
   *[other] are
  } still reading.
fl-waiting-final = { $names } { $n ->
    [one] is
   *[other] are
  } choosing a final destiny.
fl-waiting-order = { $names } { $n ->
    [one] is
   *[other] are
  } choosing in which order their goals count.
fl-waiting-become = { $names } is deciding whether a secret changes their destiny.
quick-react = { $name } doesn’t react

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
fl-other-side = The story as { $name } saw it
fl-again = Play another story
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

# The finale, step by step.
fl-fin-open = What { $one } and { $other } never said
fl-fin-open-about = Now it all comes out: secrets, goals, destinies.
fl-fin-secret = { $name } kept this secret to the end
fl-fin-goal = What { $name } was after
fl-fin-goal-told = { $goal }. In the end { $have }: { $met }
fl-fin-hearts = How happy it has left them
fl-fin-sum = { $one } { $a }, { $other } { $b }
fl-fin-destiny = { $name } turns over a destiny
fl-fin-stays = { $name } wants to stay.
fl-fin-leaves = { $name } means to leave.
fl-fin-next = Next
fl-fin-skip = Skip to the end
fl-fin-pause = Pause
fl-fin-play = Play automatically
fl-fin-again = The finale again
fl-fin-step = Step { $n } of { $of }
fl-fin-table = Look at the table
