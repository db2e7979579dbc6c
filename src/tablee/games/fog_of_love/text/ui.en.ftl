### Fog of Love: what is asked, answered, told and shown. Persons arrive as names.

title = Fog of Love
tagline = Two people who don’t exist, and everything between them.
    .about = Invent somebody, meet somebody, and find out together. You choose in secret, hope to choose alike, keep a thing or two to yourself, and decide at the very end what it was. There is no winner; there is a story.
about = Two people fall in love, each with secret hopes of their own. A romantic comedy, played by you.
lasts = 60–90 min
mood = Tender, funny
short =
    Each of you plays somebody invented: with a job, three features, and three traits that stay secret.
    In turn you play scenes from your hand. One of you chooses what happens, or both do, in secret; then you show it.
    Choices raise and lower satisfaction, the number beside the heart, and leave tokens on your personality.
    A trait is a goal: more tokens on one side of your personality than on its opposite.
    You begin with the same destinies, and lose some on the way. In the finale each keeps one, in secret.
    Nobody beats anybody: each of the two fulfils their destiny, or does not.
notice = For adults: love, slammed doors, unmade beds. Nothing explicit, and what you’d rather not meet can be left out.

## Settings

filter-sex = sex
filter-religion = religion
filter-death = death
filter-prejudice = prejudice

option-story = Love story
option-story-sunday = Ten on a Sunday
    .about = A first date, and what comes of it. Three chapters, and nobody leaves.
option-story-school = Since the Back Row
    .about = A couple since school, half a life ago. Three chapters, and one destiny more: A Life of One’s Own.
option-story-year = Three Hundred and Sixty-Five
    .about = A promise for one year. Three chapters; it may end in a wedding, in a good goodbye or in a broken heart.
option-story-want = Room for One More
    .about = A child, or the world, or both. Four chapters and all the destinies.
option-story-tutorial = The tutorial
    .about = Ten on a Sunday, with cards in a fixed order and every rule explained when it comes up.
option-characters = Your characters
option-characters-own = Create them
    .about = Goals, a job, what catches the other’s eye: all of it your choice.
option-characters-dealt = Ready-made
    .about = You choose a face and a name, the cards deal you the rest. Straight into the first scene.
option-first = Who begins
option-first-lot = Random
    .about = Drawn at random.
option-first-host = The table’s creator
    .about = Whoever created the table begins.
option-first-guest = The other player
    .about = Whoever joins the table begins.
option-events = Special events
option-events-story = Those of the story
    .about = Only the events that belong to the story.
option-events-all = All
    .about = A wedding and a child may come into any story.
option-events-none = None
    .about = No wedding, no child.
option-child = If there is a child
option-child-pregnancy = Pregnancy
    .about = The scenes tell of a pregnancy, whoever you are.
option-child-adoption = Adoption
    .about = The scenes tell of an adoption; its event is in the deck from the start.
option-sex = Scenes about sex
option-sex-in = Included
    .about = A wink, never more.
option-sex-out = Left out
    .about = These scenes stay in the box.
option-religion = Scenes about religion
option-religion-in = Included
    .about = There is one, and it is a serious question.
option-religion-out = Left out
    .about = These scenes stay in the box.
option-death = Scenes about death
option-death-in = Included
    .about = There are two, and they are gentle.
option-death-out = Left out
    .about = These scenes stay in the box.
option-prejudice = Scenes about prejudice
option-prejudice-in = Included
    .about = Strangers, relatives and laws that don’t like to see you together.
option-prejudice-out = Left out
    .about = These scenes stay in the box.
option-left_out = Scenes to leave out
    .about = Names of scenes, with commas between them: sweet-3, drama-1. Leave it empty to keep them all.

## Asks

ask-gender = Who will you be? It makes no difference to the rules.
ask-portrait = What do you look like?
ask-colour = Which colour is yours?
ask-traits = Five traits. Keep three; they stay hidden, and their goals are yours.
ask-occupation = What do you do for a living? Both are shown together.
ask-feature = What did you notice about the other? Give one of these.
ask-name = What is your character called? Pick a name that isn’t your own.
ask-play = Your turn: play a scene. You may first exchange minor scenes.
ask-choose = { $scene }: what do you choose?
ask-answer = { $scene }: what do you say?
ask-rechoose = Your choice has to change. What is it now?
ask-in-turn = This time you don’t choose together. Who goes first?
ask-react = { $scene }: do you react?
ask-destiny = What do you do with your destinies?
ask-change = Which one do you change?
ask-keep = Three new ones. Which do you keep?
ask-discard = Which scenes do you discard, face down?
ask-trade = Which scene do you give away? You swap at the same moment.
ask-point = Which of { $seat }’s secrets is revealed?
ask-wipe = From which aspect are all of { $seat }’s tokens removed?
ask-guess = Your guess: which aspect is one of your partner’s goals about?
ask-deck = From which deck do you draw?
ask-lesson = { $lesson }
ask-final = Which destiny do you choose, in the end?
ask-order = Two or more of your goals share an aspect. The second one scored needs double, the third triple. In which order?
ask-become = Your secret was never found out. Will your destiny be { $destiny }?

## Options

opt-gender-f = A woman
opt-gender-m = A man
opt-gender-n = Neither, or both
opt-portrait = Portrait { $n }: { $portrait }
portrait-p1 = brown waves, green eyes, light skin, a blouse
portrait-p2 = dark hair combed to the side, stubble, blue eyes, light skin, a shirt
portrait-p3 = a black afro, earrings, dark brown skin, a roll-neck
portrait-p4 = tousled chestnut hair, freckles, green eyes, light skin, a T-shirt
portrait-p5 = a black bob, light skin, a jacket
portrait-p6 = black hair cut very short, a full beard, deep brown skin, a jacket
portrait-p7 = a headscarf, olive skin, a T-shirt
portrait-p8 = a blond quiff, blue eyes, light skin, dungarees
portrait-p9 = short red hair, freckles, earrings, green eyes, light skin, dungarees
portrait-p10 = dark locs, round glasses, brown skin, a shirt
portrait-p11 = a grey bun, square glasses, light skin with a few lines, a roll-neck
portrait-p12 = a bald head, a grey moustache, olive skin with a few lines, a shirt
portrait-p13 = long plum-coloured hair, violet eyes, light skin, a T-shirt
portrait-p14 = dark curls, brown eyes, tan skin, a T-shirt
portrait-p15 = black braids, brown skin, a blouse
portrait-p16 = a turban, a full black beard, tan skin, a jacket
opt-colour-rose = Rose
opt-colour-azure = Azure
opt-colour-amber = Amber
opt-colour-fern = Fern
opt-colour-violet = Violet
opt-colour-slate = Slate
opt-scene = { $scene }
    .does = { $deck }; { $sort }
opt-trait = { $trait } ({ $aspect } { $n }{ $shared ->
    [yes] {" "}together
   *[no] {" "}yours
  })
opt-occupation = { $occupation } ({ $aspect })
opt-feature = { $feature } ({ $aspect })
opt-destiny = { $destiny }
    .does = { $forecast }
opt-play = Play: { $scene }
    .does = { $deck }; { $sort }
opt-hide = Lay face down: { $scene }
    .does = { $deck }; { $sort }
opt-exchange = Exchange: { $scene }
    .does = { $deck }; { $sort }
opt-stuck = Nothing can be played. Discard: { $scene }
    .does = { $deck }; { $sort }
opt-letter = { $letter }
    .does = { $offered }
opt-pass = Don’t react
opt-react = React: { $scene }
    .does = { $deck }; { $sort }
opt-me = I go first
opt-you = The other goes first
opt-destiny-swap = Take { $take }, discard { $give }
    .does = { $forecast }
opt-destiny-retrieve = Take back: { $destiny }
    .does = { $forecast }
opt-destiny-drop = Discard: { $destiny }
    .does = { $forecast }
opt-destiny-show = Reveal: { $destiny }
    .does = { $forecast }
opt-nothing = Change nothing
opt-aspect = { $aspect }
opt-deck = { $deck } ({ $n })
opt-point = Secret { $n }
opt-order = { $traits } (goals met: { $met })
opt-yes = Yes
opt-no = No
opt-read = Continue

## Names of things

deck-sweet = Sweet
deck-serious = Serious
deck-drama = Drama
deck-traits = traits
deck-occupations = occupations
deck-features = features
scene-some = a scene
trait-some = a trait
destiny-some = a destiny
destiny-any = any
destiny-none = none
dimension-dis = Discipline
    .up = tidy, hard-working
    .down = careless, idle
dimension-cur = Curiosity
    .up = inventive, open to the new
    .down = narrow, bound to habit
dimension-ext = Extroversion
    .up = outgoing, sure of oneself
    .down = withdrawn, timid
dimension-sen = Sensitivity
    .up = easily moved, easily worried
    .down = composed, unmoved
dimension-gen = Gentleness
    .up = helpful, quick to forgive
    .down = harsh, headstrong
dimension-sin = Sincerity
    .up = truthful, humble
    .down = false, self-important
aspect-dis-up = discipline up
aspect-dis-down = discipline down
aspect-cur-up = curiosity up
aspect-cur-down = curiosity down
aspect-ext-up = extroversion up
aspect-ext-down = extroversion down
aspect-sen-up = sensitivity up
aspect-sen-down = sensitivity down
aspect-gen-up = gentleness up
aspect-gen-down = gentleness down
aspect-sin-up = sincerity up
aspect-sin-down = sincerity down
kind-trait = a trait
kind-feature = a feature
kind-occupation = the occupation
kind-married = married
kind-child = parents
kind-double-satisfaction = satisfaction counts double
kind-double-tokens = personality tokens count double
kind-double-sensitivity = tokens on sensitivity count double
kind-exchanged = every choice counts as made by the other
kind-in-turn = if both choose, one chooses after the other
kind-on-behalf = each plays a scene on the other’s behalf
kind-one-sided = no satisfaction for the one it comes from, double for the other

## Events

ev-begin = { $story }. { $first } begins.
ev-look = { $seat } has a face and a colour ({ $colour }), and is { $gender ->
    [f] a woman
    [m] a man
   *[n] neither a woman nor a man, or both
  }.
ev-traits = { $seat } keeps three traits, and shows none. { $traits }
ev-occupation = { $seat }’s job: { $occupation }.
ev-feature = { $seat } gets: { $feature }.
ev-name = A name: { $name }.
ev-synopsis = The story can begin: { $story }.
ev-chapter = { $number ->
    [0] The finale: { $chapter }.
   *[other] Chapter { $number }: { $chapter }.
  }
ev-lay = { $how ->
    [revealed] { $seat }’s secret comes to light: { $scene }.
    [exchanged] Played for { $seat }: { $scene }.
   *[other] { $seat } plays { $scene }.
  }
ev-tell = { $scene }: { $who }. It may be skipped.
teller-player = whoever played it has something to tell
teller-partner = whoever didn’t play it has something to tell
teller-chooser = whoever chooses has something to tell
teller-both = both of you have something to tell
ev-chosen = The choices on “{ $scene }”: { $choices }.
ev-chose = { $seat } chooses { $letter }.
ev-also = { $scene }, and then ({ $when })…
ev-carry = This acts on the next scene, from { $seat }: { $kind }.
ev-secret = A secret now lies in front of { $seat }: { $scene }.
ev-reveal-secret = { $seat }’s secret is revealed: { $scene }.
ev-react = { $seat } reacts: { $scene }.
ev-skipped = { $scene } is skipped.
ev-answered = { $seat } chooses { $letter }.
ev-rechosen = { $seat } now chooses { $letter }.
ev-draw = { $seat } draws { $scene } ({ $deck }).
ev-reshuffle = The deck is reshuffled: { $deck }.
ev-discard = { $seat } discards { $scene }, face down.
ev-trade = { $seat } gives { $scene } away.
ev-event-in = A special event is on its way, somewhere in the next { $near } cards of the deck “{ $deck }”: { $scene }. Draw there, and one of you may get to play it.
ev-found = { $seat } finds { $scene } ({ $deck }).
ev-not-found = { $seat } finds no such scene ({ $deck }).
ev-mark = You are now: { $what ->
    [married] married
   *[other] parents
  }.
ev-hint = { $seat } tells something about a secret: { $scene }.
ev-bury = { $seat }’s secret is buried: { $scene }.
ev-destiny = { $seat }’s destinies: { $effect }.
ev-destiny-moved = Your destinies have changed. Taken back: { $take }. Discarded: { $give }.
ev-destiny-stays = Your destinies stay as they are: { $why ->
    [two] nobody has fewer than two.
   *[none] there is none to move.
}
ev-destiny-shown = { $seat } reveals { $destiny }.
ev-destiny-said = { $held ->
    [yes] { $seat } has { $destiny } in hand.
   *[no] { $seat } does not have { $destiny } in hand.
  }
ev-trait-gone = { $seat } gives up { $trait }.
ev-trait-new = Something new about { $seat }: { $trait }.
ev-feature-gone = { $seat } no longer has: { $feature }.
ev-occupation-gone = { $seat } gives up the job: { $occupation }.
ev-token = { $seat }: { $aspect } ({ $n }).
ev-token-lost = { $seat } loses: { $aspect } ({ $n }).
ev-heart = { $seat }: satisfaction { $gain }, now { $hearts }.
ev-guess = { $right ->
    [yes] { $seat } guesses { $aspect }, and is right.
   *[no] { $seat } guesses { $aspect }, and is wrong.
  }
ev-stuck = { $seat } can’t play any of their scenes.
ev-exchange = { $seat } exchanges { $scene }.
ev-lesson = Lesson read: { $lesson }
ev-final = { $seat }’s final destiny: { $destiny }.
ev-kept = { $seat } kept a secret to the end: { $scene }.
ev-order = { $seat } has the goals scored in this order: { $traits }.
ev-goal = { $met ->
    [yes] { $seat } met a goal: { $trait }.
   *[no] { $seat } missed a goal: { $trait }.
  }
ev-fulfilled = { $destiny }: { $how ->
    [devotion-yes] { $seat } wanted { $whose } to be happy above all, and { $whose } is.
    [devotion-no] { $seat } wanted { $whose } to be happy above all. It did not work out.
    [team-yes] { $seat } wanted the two of them to be kind, and happy together, and they are.
    [team-no] { $seat } wanted the two of them to be kind, and happy together. It did not work out.
    [equals-yes] { $seat } wanted both to be happy, and equally so, and they are.
    [equals-no] { $seat } wanted both to be happy, and equally so. It did not work out.
    [dominant-yes] { $seat } wanted to lead, and to be the happier one, and is.
    [dominant-no] { $seat } wanted to lead, and to be the happier one. It did not work out.
    [exit-yes] { $seat } wanted to leave for good reasons, and had them.
    [exit-no] { $seat } wanted to leave for good reasons. They were not good enough.
    [heartbreaker-yes] { $seat } wanted to leave with { $whose }’s heart, and did.
    [heartbreaker-no] { $seat } wanted to leave with { $whose }’s heart. It did not work out.
    [self-yes] { $seat } wanted to be happy without giving in, and is.
    [self-no] { $seat } wanted to be happy without giving in. It did not work out.
   *[other] { $seat } had hoped for something.
  }
ev-ending = { $fate ->
    [stay-both] { $seat } and { $whose } stayed together, as both had hoped.
    [stay-one] { $seat } and { $whose } stayed together, as { $seat } had hoped. { $whose } had hoped for a little more.
    [stay-none] { $seat } and { $whose } stayed together, though both had hoped for a little more.
    [exit-met] { $seat } left { $whose }, and was right to go. { $whose } had meant to stay.
    [exit-missed] { $seat } left { $whose }, and regretted it. { $whose } had meant to stay.
    [heartbreaker-met] { $seat } left { $whose } and took that heart along, as planned. { $whose } had meant to stay.
    [heartbreaker-missed] { $seat } left { $whose }, but did not get that heart. { $whose } had meant to stay.
    [part-both] { $seat } and { $whose } broke up, and both were right to.
    [part-one] { $seat } and { $whose } broke up. { $seat } was right to; { $whose } regretted it.
    [part-none] { $seat } and { $whose } broke up, and both regretted it.
    [too-late] { $seat } and { $whose } broke up. { $seat } was gone before { $whose } could steal a heart.
   *[thieves] { $seat } and { $whose } broke up. Each had come to steal the other’s heart, and neither got it.
  }

## How it ended

end-fulfilled = { $seat }: { $destiny }, fulfilled. { $together ->
    [yes] You are together.
   *[no] You have parted.
  } Satisfaction { $hearts }.
end-missed = { $seat }: { $destiny }, not fulfilled. { $together ->
    [yes] You are together.
   *[no] You have parted.
  } Satisfaction { $hearts }.

## Refusals

no-name-long = That name has { $letters } letters. Find one of at most { $most }, so that it fits on a card.
no-name-empty = A name needs at least one letter.
no-name-signs = A name is written in letters, spaces, hyphens and apostrophes; “{ $sign }” can’t be part of it.
no-name-same = { $name } is taken: that’s your partner’s name. Two different ones are easier to tell apart.
no-left-out = There is no scene called { $name }. Write the names of scenes, with commas between them.
no-left-out-many = With all that is left out, { $left } scenes remain in the deck “{ $deck }”. Keep at least { $fewest } of every deck: leave out fewer scenes, or let a subject in again.

## Whom an effect is for, and what it does

who-chooser = chooser
who-other = other
who-player = player
who-partner = partner
who-both = both
who-stayer = who stays
who-leaver = who leaves
who-letter = who chose { $letters }
who-not-letter = who did not choose { $letters }
fx-for = { $whom }: { $deed }
fx-heart = satisfaction { $n }
fx-token = { $aspect }{ $n ->
    [1] {""}
   *[other] {" "}{ $n }
  }
fx-draw = draw a scene ({ $deck })
fx-discard = discard { $n ->
    [one] a scene
   *[other] { $n } scenes
  }
fx-discard-may = may discard up to { $n } scenes
fx-discard-any = discard any number of scenes
fx-discard-any-may = may discard any number of scenes
fx-discard-random = discard a scene at random
fx-trade = trade a scene from your hand for one of the other’s
fx-trade-twins = trade a scene from your hand for one of the other’s; satisfaction +2 each if they are from the same deck
fx-change = change { $kind }
fx-change-random = change { $kind }, at random
fx-swap-occupations = swap occupations
fx-swap-in = take back a destiny ({ $destinies }) and discard another
fx-swap-in-may = may take back a destiny ({ $destinies }) and discard another
fx-swap-out = discard a destiny ({ $destinies }) and take back another
fx-drop = discard a destiny ({ $destinies })
fx-drop-but = discard a destiny ({ $destinies }, but not { $but })
fx-retrieve = take back a destiny ({ $destinies })
fx-retrieve-may = may take back a destiny ({ $destinies })
fx-show = reveal a destiny of your choice
fx-show-random = reveal a destiny at random
fx-show-and-drop = reveal a destiny and discard it
fx-say = say whether you have { $destinies } in hand
fx-hint = give a hint about one of your own secrets, at random
fx-reveal = reveal { $n ->
    [one] a secret
   *[other] { $n } secrets
  }
fx-reveal-affairs = reveal every secret that is an affair
fx-bury = a random secret in play is discarded
fx-wipe-partner = remove all of your partner’s tokens from one aspect
fx-wipe-self = remove all your tokens from one aspect
fx-guess = guess an aspect of your partner’s goals; if right, that trait changes
fx-carry = in the next scene, { $kind }
fx-add = a special event may now come up: { $scene }
fx-search = look for a scene that acts on the next ({ $deck })
fx-mark = you are now: { $kind }
fx-become = final destiny: { $destinies }
fx-become-may = may take as final destiny: { $destinies }
fx-skip = the scene is skipped
fx-rechoose = choose something else
fx-copy = choose the same as the other
fx-spared = spared the effects of the scene
fx-no-also = no additional effects

when-match = Match
when-no-match = No match
when-else = Otherwise
when-match-of = Match { $letters }
when-one-of = Only one chose { $letters }
when-pair = player: { $player }, partner: { $partner }
when-pair-named = { $one } { $player }, { $other } { $partner }
when-or = , or{ " " }
when-stay = If you stay together
when-part = If you part
when-one-leaves = If one of you leaves
when-child = If you have a child
when-married = If you are married

## Automatic answers, for a table over several days

standing-react = Reactions
standing-react-always = Never react
standing-react-asked = Ask only before the choices
standing-react-chosen = Ask only after the choices
standing-destiny = Destinies
standing-destiny-keep = Keep them whenever possible
standing-lesson = Lessons
standing-lesson-read = Never wait for me

## Kinds of cards, and what destinies need

view-mirror = The tokens of each answer go to both of you.
view-behalf = Masquerade: { $n ->
    [one] in this turn, the scene
   *[other] for { $n } turns, this one among them, every scene
  } is played on the other’s behalf.
view-counted = As they stand, your goals bring you { $gain } satisfaction: that is already counted here.
view-synopsis = Under the synopsis, a special event waits: { $scenes }
view-coming = A special event is on its way, in the deck “{ $deck }” or in a hand: { $scene }
fl-kind-both = Both choose
fl-kind-partner = Partner chooses
fl-kind-situation = Situation
fl-kind-secret = Secret
fl-kind-reaction = Reaction
fl-kind-reveal = Reveals a secret
fl-kind-special = Special
fl-kind-chapter = Chapter: both choose
fl-kind-finale = Finale
fl-minor = minor
fl-event = special event
fl-chooses = { $name } chooses
fl-need-own = { $me }: { $aspect }, balance { $n } or more
fl-need-shared = Together: { $aspect }, balance { $n } or more
fl-need-own-heart = { $me }: satisfaction { $n } or more
fl-need-partner-heart = { $you }: satisfaction { $n } or more
fl-need-partner-heart-at-most = { $you }: satisfaction { $n } or less
fl-need-sum-heart = Satisfaction of both: { $n } or more
fl-need-apart-heart = Satisfaction at most { $n } apart
fl-need-ahead-heart = { $me } ahead of { $you } by { $n } or more
fl-need-partner-stays = { $you } does not break up
fl-need-goals-met = Goals met: { $n } or more
fl-need-goals-opposed = On two of { $me }’s goals, the couple leans the opposite way
