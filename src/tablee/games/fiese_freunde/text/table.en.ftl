### Fiese Freunde: what is asked, answered, told and shown. Persons arrive as names.

## Asks

ask-sex = Who will you be?
ask-change = All six of you chose the same sex, and five is the maximum. Will you change yours?
ask-keep = Which of these two goals do you keep?
ask-draft = Which goal do you keep? The rest goes to your left.
ask-turn = Your turn: what do you do?
ask-open = You put “{ $card }” up for auction. What do you bid?
ask-bid = Auction of “{ $card }”: the price is { $price }. Do you go higher?
ask-name = Who is in “{ $card }” with you?
ask-call = { $seat } lives “{ $card }” and picks: { $persons }. Do you call, to take part?
ask-decide = Who takes part in “{ $card }”, now that they have called?
ask-leave = { $seat } wants to start something with you (“{ $card }”). Do you leave your secure relationship?
ask-order = In which order does “{ $card }” change you?
ask-bed = “{ $card }”: with a woman or with a man?
ask-steal = The bank lacks { $missing } time. Whose time do you take?
ask-packet = Which packet of goals do you look through?
ask-exchange = Which goals do you swap, category by category?

## Options

opt-sex-w = A woman
opt-sex-m = A man
opt-change = Change
opt-remain = Stay as you are
opt-bed-w = With a woman
opt-bed-m = With a man
opt-card = { $card }
    .does = { $brings }{ $starred ->
        [true] ; star: { $stars }
       *[false] {""}
    }
opt-keep = { $card }
    .does = { opt-card.does }
opt-nothing = Keep none: pass them on
opt-take = Live: { $card }
    .does = { opt-card.does }
opt-auction = Auction: { $card }
    .does = { opt-card.does }
opt-goal = Realise the goal: { $card }
    .does = { opt-card.does }
opt-exchange = Swap goals (costs 4 time)
opt-pass = Pass for this slice, and take { $time } time
opt-bid = Bid { $time }
    .group = Bid openly
opt-max = { $time }
    .group = Auto-bid, in secret, up to
opt-drop = Drop out
opt-company = and { $persons }
    .group = With { $person }
    .does = { opt-persons.does }
opt-persons = { $persons }
    .does = { $n ->
            [0] {""}
           *[other] costs your telephone: { $phones }
        }
opt-cast = { $others }
    .group = { $part }
    .does = { $n ->
            [0] {""}
           *[other] costs your telephone: { $phones }
        }
opt-stay = Don’t call
opt-call = Call
    .does = If you are picked, you get what the card brings too, and lose this telephone.
opt-yes = Yes, leave
opt-no = No, stay
opt-order = { $changes }
    .does = { $traits }
opt-enough = Take no more
opt-steal = Take { $time } time from { $seat }
opt-packet = Packet { $n }
opt-category = { $category }
    .does = “{ $mine }” goes, “{ $card }” comes
person-anonymous = somebody without a name
person-nobody = nobody
cast-marry = marriage with { $name }
cast-partner = love with { $name }
cast-sex = a night with { $name }
cast-child = a child with { $name }
cast-friend = { $name } as a friend
cast-ex = { $name } as the ex
cast-bedmate = a past night with { $name }

## Events

ev-begin = { $first } begins.
ev-left-out = What you left out stays in the box. There remain { $home } cards for leaving home, { $a_cards } life cards A and { $b_cards } life cards B{ $goals ->
        [0] {""}
        [one] ; one goal had to come back, so that everybody has five
       *[other] ; { $goals } goals had to come back, so that everybody has five
    }.
ev-changed = { $seat } changes, and is a { $sex ->
        [w] woman
       *[m] man
    } now.
ev-sexes = Everybody has chosen who to be. Also in town: { $neutrals }.
ev-goals-chosen = The goals are chosen.
ev-draft = The goals go to the left.
ev-slice = { $slice ->
        [1] Leaving home: life lies open.
       *[other] Slice { $slice } of life. New cards are on the table.
    } { $first } begins.
ev-auction = { $seat } puts “{ $card }” up for auction.
ev-bid = { $seat } bids { $time }.
ev-drop = { $seat } drops out.
ev-sold = “{ $card }” goes to { $seat }, for { $time } time.
ev-live = { $seat } lives “{ $card }”.
ev-named = { $seat } picks: { $persons }.
ev-company = Together in “{ $card }”: { $seat }, { $persons }.
ev-call = The telephone of { $active } rings: it is { $seat }, who wants in.
ev-refuse = { $seat } says no to { $active }, and stays.
ev-phone-lost = A telephone is gone: { $seat } can’t call { $colour } any more.
ev-traits = { $seat } changes: { $traits }.
ev-tie = { $now ->
        [friend] { $a } and { $b } get to know each other.
        [love] { $a } and { $b } are in love{ $was ->
            [friend] , after having been friends
           *[stranger] {""}
        }.
        [engaged] { $a } and { $b } are engaged{ $was ->
            [ex] : they are trying again
           *[love] {""}
        }.
        [married] { $was ->
            [happy] { $a } and { $b } marry once more: their marriage was happy, now it is only a marriage.
            [stranger] { $a } and { $b } meet, and are married.
            [friend] { $a } and { $b }, friends so far, are married.
            [love] { $a } and { $b }, in love so far, are married.
            [ex] { $a } and { $b }, exes so far, are married.
            [separated] { $a } and { $b }, who lived apart, marry once more.
           *[engaged] { $a } and { $b } are married.
        }
        [happy] { $a } and { $b } are happily married{ $was ->
            [separated] : they are together again
           *[married] {""}
        }.
        [ex] It is over between { $a } and { $b }{ $was ->
            [love] , who were in love
            [engaged] , who were engaged
            [married] , who were married
            [happy] , who were happily married
           *[separated] , and now on paper too
        }.
       *[separated] { $a } and { $b }{ $was ->
            [happy] , so happily married,
           *[married] {""}
        } live apart, still married.
    }
ev-sex = A night: { $a } and { $b }.
ev-bed = A night without names for { $a }, with a { $half ->
        [w] woman
       *[m] man
    }.
ev-bed-child = { $a } has a child from a night without names.
ev-child = { $a } and { $b } have a child.
ev-pay = { $seat } pays { $time } time.
ev-receive = { $seat } gets { $time } time.
ev-steal = { $seat } takes { $time } time from { $victim }.
ev-pass = { $seat } passes for this slice of life.
ev-goal = { $seat } realises { $super ->
        [true] a super goal
       *[false] a goal
    }, number { $count }: “{ $card }”.
ev-super = There is a new super goal: “{ $card }”.
ev-celibate = { $seat } renounces love, for good.
ev-look = { $seat } looks through packet { $packet }.
ev-exchange = { $seat } puts the packet back.
ev-over = Five goals: { $seat } wins. A life well lived!
ev-aimless = No cards are left to live. An aimless existence for all.

## The end

win = A life with five goals
    .story = You wanted five things from life, and life, for once, was listening.
lose = { $winner } was there first, with five goals; you have { $goals }.
    .story = You never finished the list. You had better stories.
aimless = An aimless existence
    .story = Nobody got what they wanted, and everybody was there. There are worse evenings.

## Refusals

no-celibate = You have renounced love, sex and marriage; this card brings one of them.
no-cast = There is nobody who could be in this with you.
no-such-person = Nobody here fits that part.
no-friend = { $person } is not in your circle of friends.
no-partner = { $person } is not your partner.
no-ex = { $person } is not an ex of yours.
no-bedmate = You have not slept with { $person }.
no-twice = { $person } is in this card already.
no-other-sex = { $person } would have to be of the other sex.
no-new-friend = It has to be somebody new; you know { $person }.
no-new-partner = It has to be a new partner; { $person } is yours already.
no-child = A child needs two sexes; { $person } has yours.
no-celibate-person = { $person } has renounced love.
no-secure = { $person } is in a secure relationship and does not leave it.
no-phone = You don’t know { $person } and have no telephone of theirs.
no-phone-goal = You don’t know { $person } yet, and telephones are silent when a goal is realised.
no-refused = { $person } has said no.
no-callers-first = { $person } did not call; those who called come first.
no-others-left = With { $person } here, nobody would be left for the other parts.
no-blank-line = Your own card is not right yet: a card is one line of at most { $most } characters.
no-blank-parts = Your own card is not right yet: write: title | conditions | consequences.
no-blank-empty = Your own card is not right yet: a card has a title and at least one consequence.
no-blank-many = Your own card is not right yet: a card has at most { $most } conditions and as many consequences.
no-blank-crowd = Your own card is not right yet: there is room for { $most } people on a card.
no-blank-time = Your own card is not right yet: only a goal costs time; a life card is paid for by auction.
no-blank-twice = Your own card is not right yet: the same symbol is there twice: write a number instead.
no-blank-two-a = Your own card is not right yet: A is in two conditions; one is enough to say who A is.
no-blank-who = Your own card is not right yet: who is A? Write friend A, partner A, ex A or marry A.
no-blank-child = Your own card is not right yet: a child with whom? Write child A, or sex and child.
no-blank-unknown-need = Your own card is not right yet: “{ $phrase }” is no condition: “{ $verb }” is not known.
no-blank-alone = Your own card is not right yet: “{ $phrase }”: “{ $verb }” stands alone.
no-blank-struck = Your own card is not right yet: “{ $phrase }”: a struck-out condition has no number and no A.
no-blank-gain = Your own card is not right yet: “{ $phrase }”: only characteristics are gained.
no-blank-reset = Your own card is not right yet: “{ $phrase }”: only characteristics reset to 0.
no-blank-unknown-give = Your own card is not right yet: “{ $phrase }” is no consequence: “{ $verb }” is not known.
no-blank-once = Your own card is not right yet: “{ $phrase }”: it happens only once.
no-blank-marry = Your own card is not right yet: “{ $phrase }”: marry whom? Write: marry A.
no-blank-rest = Your own card is not right yet: “{ $phrase }”: after “{ $verb }” comes a number or A, not “{ $rest }”.

## View

deck-home = leaving home
deck-a = life A
deck-b = life B
deck-lifestyle = lifestyle
deck-spirit = spirituality
deck-job = work
deck-relationship = couple
deck-friends = friends
deck-super = super goal
brings-friend = friendship
brings-partner = love
brings-marry = marriage
brings-sex = a night
brings-child = a child

## Automatic answers, for a table over several days

standing-call = Calls
standing-call-always = Never call
standing-call-named = Ask only when I was picked
standing-bid = Auctions of the others
standing-bid-n = { $n ->
        [0] Always drop out
       *[other] Bid up to { $n }, then drop out
    }
standing-leave = Leaving a secure relationship
standing-leave-no = Never leave
standing-leave-yes = Always leave
