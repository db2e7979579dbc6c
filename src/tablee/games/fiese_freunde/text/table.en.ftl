### Fiese Freunde: what is asked, answered, told and shown. Persons arrive as names.

## Asks

ask-sex = Who will you be?
ask-keep = Which of these two goals do you keep?
ask-draft = Which goal do you keep? The rest goes to your left.
ask-turn = Your turn: what do you do with your life?
ask-open = You put { $card } up for auction. What do you bid?
ask-bid = The price is { $price }. Do you go higher?
ask-name = Who is in this with you?
ask-call = Do you call, to be part of it?
ask-decide = They called. Who takes part?
ask-leave = { $seat } wants to start something with you. Do you leave your secure relation?
ask-order = In which order does { $card } change you?
ask-bed = With a woman or with a man?
ask-steal = The bank is { $missing } short. From whom do you take it?
ask-packet = Which packet of goals do you look through?
ask-exchange = Which goals do you swap, category by category?

## Options

opt-sex-w = A woman
opt-sex-m = A man
opt-bed-w = With a woman
opt-bed-m = With a man
opt-keep = { $card }
opt-nothing = Nothing: pass it on
opt-take = Live: { $card }
opt-auction = Auction: { $card }
opt-goal = Realise the goal: { $card }
opt-exchange = Exchange goals, for 4 time
opt-pass = Pass, and take time
opt-bid = Bid { $time }
opt-max = Secret maximum { $time }: it bids for you
opt-drop = Drop out
opt-persons = { $persons }
opt-stay = Stay at home
opt-call = Call
opt-yes = Yes, leave
opt-no = No, stay
opt-order = { $changes }
opt-enough = That is enough
opt-steal = Take { $time } from { $seat }
opt-packet = Packet { $n }
opt-category = { $category }
person-anonymous = somebody without a name
person-nobody = nobody

## Events

ev-begin = { $first } has seen the most of life, and begins.
ev-sexes = Everyone has become somebody. Also in town: { $neutrals }.
ev-goals-chosen = The goals are chosen.
ev-draft = The goals go to the left.
ev-slice = { $slice ->
        [1] Leaving home: life lies open.
       *[other] Slice { $slice } of life. New cards are on the table.
    } { $first } begins.
ev-auction = { $seat } puts { $card } up for auction.
ev-bid = { $seat } bids { $time }.
ev-drop = { $seat } drops out.
ev-sold = { $card } goes to { $seat }, for { $time } time.
ev-live = { $seat }: { $card }.
ev-named = { $seat } wants to do it with { $persons }.
ev-call = The telephone rings: it is { $seat }, who wants in.
ev-refuse = { $seat } says no to { $active }, and stays.
ev-phone-lost = A telephone is gone: { $seat } can’t ring { $colour } any more.
ev-traits = { $seat } changes: { $traits }.
ev-tie = { $now ->
        [friend] { $a } and { $b } get to know each other.
        [love] { $a } and { $b } are in love.
        [engaged] { $a } and { $b } are engaged.
        [married] { $a } and { $b } are married.
        [happy] { $a } and { $b } are happily married.
        [ex] It is over between { $a } and { $b }.
       *[separated] { $a } and { $b } live apart, still married.
    }
ev-sex = A night: { $a } and { $b }.
ev-bed = A night without names for { $a }.
ev-bed-child = { $a } has a child, and no address.
ev-child = { $a } and { $b } have a child.
ev-pay = { $seat } pays { $time } time.
ev-receive = { $seat } gets { $time } time.
ev-steal = { $seat } takes { $time } time from { $victim }.
ev-pass = { $seat } has had enough of this slice of life.
ev-goal = { $seat } realises a goal, number { $count }: { $card }.
ev-super = A new super goal lies open: { $card }.
ev-celibate = { $seat } renounces love, for good.
ev-look = { $seat } looks through packet { $packet }.
ev-exchange = { $seat } puts the packet back.
ev-over = Five goals: { $seat } has lived. The game is over.
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
no-such-person = Nobody of that kind is there.
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
no-secure = { $person } is in a secure relation and does not leave it.
no-phone = You don’t know { $person } and have no telephone of theirs.
no-phone-goal = You don’t know { $person } yet, and telephones are silent when a goal is realised.
no-refused = { $person } has said no.
no-callers-first = { $person } did not call; those who called come first.
no-others-left = With { $person } here, nobody would be left for the rest.
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
no-blank-reset = Your own card is not right yet: “{ $phrase }”: only characteristics fall to 0.
no-blank-unknown-give = Your own card is not right yet: “{ $phrase }” is no consequence: “{ $verb }” is not known.
no-blank-once = Your own card is not right yet: “{ $phrase }”: it happens only once.
no-blank-marry = Your own card is not right yet: “{ $phrase }”: marry whom? Write: marry A.
no-blank-rest = Your own card is not right yet: “{ $phrase }”: after “{ $verb }” comes a number or A, not “{ $rest }”.

## View

part-slice = year
part-offer = table
part-goals = goals
part-super = super goal
part-packet = packet
part-auction = auction
part-event = event
view-player = player { $n }
view-slice = { $slice ->
        [0] Before life.
        [1] Leaving home.
       *[other] Slice { $slice } of life.
    } In the bank: { $bank } time.
view-board = { $player }: { $time } time, { $goals ->
        [one] one goal
       *[other] { $goals } goals
    } realised{ $passed ->
        [true] ; has passed
       *[false] {""}
    }.
view-tie = { $person } ({ $place })
view-card = { $title } [{ $needs } → { $gives }]
view-offer = On the table:
view-goals = Your goals:
view-super = Super goal: { $card }
view-packet = You are looking at:
view-auction = Auction of { $card }: { $player } leads with { $price }.
view-event = { $player } is living { $card }.
