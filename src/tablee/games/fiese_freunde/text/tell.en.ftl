### Fiese Freunde: the position in words, for the ear and the terminal. Persons arrive as names. The
### page never says any of it, and does not fetch it.

part-slice = slice
part-offer = table
part-goals = goals
part-super = super goal
part-packet = The packet you are looking through
part-auction = auction
part-event = event
part-town = town
view-player = Player { $n }
view-slice = { $slice ->
        [0] Before life.
        [1] Leaving home.
       *[other] Slice { $slice } of life.
    } In the bank: { $bank } time.
view-turn = It is { $seat }’s turn; { $first } began.
view-bank = Whoever passes next gets { $passing } time; the bank has { $bank }.
view-passed = Passed, in this order: { $persons }.
view-piles = Still face down: { $home } cards for leaving home, { $life_a } life cards A, { $life_b } life cards B; free packets of goals: { $packets }.
view-own-card = The table’s own card: “{ $card }”.
view-won = Five goals: { $winner } has won.
view-aimless = An aimless existence for all: it is over.
view-board = { $seat }{ $sex ->
        [w] {" "}(woman)
        [m] {" "}(man)
       *[none] {""}
    }: { $time } time, { $goals ->
        [one] one goal
       *[other] { $goals } goals
    } realised, { $hand } in hand{ $passed ->
        [true] ; has passed
       *[false] {""}
    }{ $celibate ->
        [true] ; celibate
       *[false] {""}
    }.
view-traits = Has: { $traits }.
view-without = At 0: { $what }.
view-circle = Circle: { $what }.
view-tie = { $person } ({ $place }{ $nights ->
        [0] {""}
        [one] , one night
       *[other] , { $nights } nights
    }{ $children ->
        [0] {""}
        [one] , one child
       *[other] , { $children } children
    })
view-bed = Nights without names: { $women } with women, { $men } with men; children of them: { $n }.
view-children = Children in all: { $n }.
view-phones = Holds the telephones of: { $persons }.
view-lived = Lived: { $cards }.
view-realised = Realised: { $cards }.
view-town = People in this game: { $n }.
view-women = Women: { $persons }.
view-men = Men: { $persons }.
view-card = { $card } [{ $deck }]. { $terms }
view-needs = Needs { $what }.
view-no-needs = No condition.
view-brings = Brings { $what }
view-no-brings = Brings nothing
view-terms = { $needs } { $gives }{ $starred ->
        [true] ; star: { $stars }
       *[false] {""}
    }.
view-check = { $what } ({ $ok ->
        [true] yes
       *[false] no
    }: { $have })
view-yours = Open to you.
view-makes = You would have: { $ways }.
view-becomes = { $traits }
view-same = what you have now
view-nothing = nothing
view-or = {" "}or{" "}
view-falls = One too many resets to 0: { $what }.
view-step = Goal “{ $card }”: { $what } { $of ->
        [0] { $to }, where there must be none
       *[other] { $to }/{ $of }
    }{ $met ->
        [true] , met
       *[false] {""}
    }{ $nearer ->
        [true] {""}
       *[false] , farther than before
    }{ $sure ->
        [true] {""}
       *[false] , depending on the person
    }.
view-reaches = All that “{ $card }” asks for would be there.
view-shared = { $seat } would get this too: { $ways }.
view-between = Between the two: { $deeds }.
view-with = With { $person }:
view-ends = The love with { $person } would be over.
view-unmoved = nothing that changes
view-offer = On the table: { $n ->
        [one] one card, { $yours ->
            [0] not open to you
           *[other] open to you
        }.
       *[other] { $n } cards, { $yours } of them open to you.
    }
view-goals = Your goals: { $n } in hand, { $near } within reach.
view-super = Super goal: “{ $card }”; { $left ->
        [one] it is the last.
       *[other] { $left } are left, with this one.
    }
view-auction = Auction of “{ $card }”: { $seat } leads with { $price }. { $terms }
view-bidders = Still in it: { $persons }.
view-maximum = Your auto-bid limit: { $time }.
view-event = { $seat } is living “{ $card }” [{ $deck }]. { $terms }
view-event-with = { view-event } Picked: { $persons }.
view-callers = Have called: { $persons }.
view-by-phone = Only by your telephone: { $persons }.
view-role = { $n ->
        [one] One person
       *[other] { $n } people
    }: { $fits ->
        [friend] a friend
        [ex] an ex
        [sex] somebody from a night
        [bedmate] somebody from a night, named or not
       *[anyone] anybody
    }; with them: { $deeds }.
