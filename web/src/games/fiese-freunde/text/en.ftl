### Fiese Freunde Fette Feten in the browser: words of the page only, in English.
### Names arrive as text; $name is the one whose life it is, $who the other one.

## The table

ff-dock = What is asked
ff-status = Slice of life
ff-before = Before life
ff-before-life = Everyone is still deciding who to be.
ff-age = at { $age }
ff-bank = bank
ff-bank-of = In the bank: { $n } time
ff-pass = pass
ff-pass-brings = Whoever passes now gets { $n } time
ff-lives = Lives at the table
ff-on-turn = their turn
ff-has-passed = has passed
ff-show = What to show
ff-tab-offer = Cards to live
ff-unfold = nothing lived yet: see what a life is made of
ff-read-card = Read the card
ff-tab-me = My life
ff-tab-goals = Goals
ff-goal-ready = A goal can be realised
ff-offer = Cards to live
ff-offer-empty = Nothing is left of this slice of life.
ff-of = { $n } of { $of }
ff-chapter = { $slice ->
    [1] Leaving home
    [2] First rent
    [3] Full diary
    [4] Noon
    [5] Half-time
    [6] Second wind
    [7] The good chair
    [8] Bold and grey
    [9] Late light
    [10] Encore
   *[other] Still here
  }

## Cards

ff-needs = Needs
ff-needs-nothing = needs nothing
ff-gives = Brings
ff-cannot = you can’t take it now
ff-star = has a star: a rule of its own
ff-overflow = would reset to 0: { $traits }
ff-then = For you
ff-or = or
ff-then-next = then
ff-order-later = It depends on the order, and you will be asked.
ff-step = { $what } { $to }/{ $of }
ff-step-none = { $to ->
    [0] { $what } at 0, as it must be
   *[other] { $what } { $to }, and there must be none
}
ff-step-unsure = (depending on who)
ff-fulfils = Fulfils a condition: { $goals }
ff-reaches = Fulfils the last condition: { $goals }
ff-nearer = nearer
ff-farther = farther than before
ff-gets-too = gets this too: { $what }
ff-gets-too-goal = gets this too: { $what }, and the super goal comes nearer
ff-nothing-changes = nothing changes
ff-no-change = Your characteristics stay as they are.
ff-rises = { $trait }: { $from } becomes { $to }
ff-sinks = { $trait }: { $from } becomes { $to }
ff-falls-to-0 = { $trait } resets to 0
ff-becomes = { $trait } { $to }
ff-have = you have { $n }
ff-met = met
ff-deck-home = Leaving home
ff-deck-a = Life A: the everyday
ff-deck-b = Life B: people
ff-take = Take this card
ff-auction-it = Put it up for auction
ff-own-story = Your table wrote this one.

## Lives

ff-life-of = The life of { $name }
ff-traits = Characteristics
ff-falls = One point of { $trait } too many resets this to 0: { $falls }
ff-full = full: one more resets to 0: { $falls }
ff-would-be = would be { $n }
ff-circle = Circle of friends
ff-circle-of = { $n ->
    [one] 1 person in the circle
   *[other] { $n } people in the circle
  }
ff-nobody = nobody
ff-bed = Nights without names
ff-bed-women = Nights with women: { $n }
ff-bed-men = Nights with men: { $n }
ff-nights = { $n ->
    [one] a night together
   *[other] { $n } nights together
  }
ff-children = { $n ->
    [one] 1 child
   *[other] { $n } children
  }
ff-time = { $n } time
ff-goals-of = { $n } of { $of } goals
ff-phones = { $n ->
    [0] No telephone left
   *[other] Can call: { $names }
  }
ff-lived = { $n ->
    [0] Nothing lived yet
    [one] 1 card lived
   *[other] { $n } cards lived
  }
ff-realised = Goals realised
ff-none-yet = None yet.
ff-in-hand = { $n } in hand
ff-tie-of = For { $name }: { $place }
ff-known-by-nobody = Nobody at this table knows them yet.
ff-read-life = Read this life
ff-read-mine = Read my life so far
ff-passed-now = You have passed: you can still call when somebody lives a card.
ff-anonymous = without a name
ff-stranger = stranger

## Goals

ff-goals = Goals
ff-my-goals = My goals
ff-super-goal = Super goal
ff-supers-left = { $n ->
    [one] the last
   *[other] { $n } left
  }
ff-realise = Realise this goal
ff-kept = Kept so far:
ff-mine = Mine:
ff-theirs = In the packet:
ff-swap = Swap: { $category }
ff-swap-n = { $n ->
    [one] Swap 1 goal
   *[other] Swap { $n } goals
  }
ff-swap-none = Swap nothing

## Deciding

ff-turn-home = { $n ->
    [one] You can live one card: pick it, or pass.
   *[other] Pick one of the { $n } cards that you can live.
  }
ff-turn-life = { $n ->
    [one] One card could be yours: pick it to put it up for auction.
   *[other] Pick one of { $n } cards to put it up for auction.
  }
ff-turn-nothing = No card on offer fits your life just now.
ff-turn-empty = Nothing is left on offer.
ff-back-to-it = Answer
ff-pass-for = Pass (+{ $n } time)
ff-auction = Auction
ff-leads = { $name } leads
ff-bidders = Bidders
ff-moment = A great moment
ff-leads-with = { $name } leads with { $price }.
ff-bidder = { $name } { $how ->
        [leads] leads
        [in] is still in
       *[out] is out
    }, with { $time } time to spend.
ff-bid-other = Another amount
ff-less = Less
ff-more = More
ff-bid-alone = Nobody else can live this card: it is yours for 0.
ff-secret-max = Auto-bid up to { $n }
ff-secret-note = Auto-bid: the game bids for you, one at a time, up to your limit. Nobody sees the limit.
ff-my-max = Your auto-bid limit: { $n }
ff-event = A card is being lived
ff-lives-it = lives the card
ff-named = picked
ff-called = has called
ff-part-new = { $n ->
    [one] A friend, old or new
   *[other] { $n } friends, old or new
  }
ff-part-friend = { $n ->
    [one] A friend of yours
   *[other] { $n } friends of yours
  }
ff-part-ex = An ex
ff-part-partner = { $from ->
    [friend] A friend: love begins
    [ex] An ex: love begins again
   *[any] Love begins, or grows
  }
ff-part-marry = The one you marry
ff-part-sex = The one for the night
ff-part-bedmate = The one you shared a night with
ff-by-phone = by your telephone, which is then gone
ff-why-not-others = Why not the others?
ff-with = With { $names }
ff-choose-first = Choose first
ff-packets = In each, face down: one goal of every kind. You look at all of them, then swap any of yours for the one of the same kind.
ff-call-brings = If you call, for you: { $what }.
ff-call-between = { $what ->
    [friend] You and { $name } get to know each other.
    [partner] Love begins between you and { $name }, or grows.
    [marry] You marry { $name }.
    [sex] You spend a night with { $name }.
   *[child] You have a child with { $name }.
}
ff-ends = It is over between you and { $name }.
ff-call-can = Callers come first: you are in, unless { $name } takes another player. Your telephone is gone only if you are in.
ff-stay-with = Stay with { $name }
ff-go-with = Leave, for { $name }
ff-sex-note = It decides your face, and with whom you can have children. You may love anybody.
ff-watching = One moment: the game goes on.
ff-waiting = Waiting for { $names }.
ff-waiting-sex = { $names }: still deciding who to be.
ff-waiting-change = All six are of one sex, one too many. Who changes? Waiting for { $names }.
ff-waiting-keep = { $names }: choosing goals.
ff-waiting-draft = { $names }: choosing goals.
ff-waiting-turn = It is { $names }’s turn.
ff-waiting-open = { $names } is opening the bidding.
ff-waiting-bid = { $names } is thinking about a bid.
ff-waiting-name = { $names } is choosing who takes part.
ff-waiting-call = Does anybody call? { $names }…
ff-waiting-decide = { $names } is deciding who comes along.
ff-waiting-leave = { $names } is deciding whether to leave a relationship.
ff-waiting-order = { $names } is ordering the effects.
ff-waiting-bed = { $names } is choosing who it was with.
ff-waiting-steal = The bank is short, and { $names } is choosing whose time to take.
ff-waiting-packet = { $names } picks a packet of goals.
ff-waiting-exchange = { $names } is swapping goals.

## The end

ff-end-title = A life well lived: { $name }
ff-end-won = You win: { $goals } goals, before anybody else.
ff-end-lost = { $name } wins, with { $goals } goals. You have { $mine }.
ff-end-wins = { $name } wins, with { $goals } goals.
ff-again = New game, other settings
ff-look = Look at the table
back-to-end = Back to the end
ff-aloud = Large text, to read aloud
ff-fact-goals = { $n ->
    [one] 1 goal
   *[other] { $n } goals
  }
ff-fact-loves = { $n ->
    [0] no love
    [one] 1 love
   *[other] { $n } loves
  }
ff-fact-children = { $n ->
    [0] no children
    [one] 1 child
   *[other] { $n } children
  }
ff-fact-friends = { $n ->
    [0] no circle
    [one] 1 in the circle
   *[other] { $n } in the circle
  }
ff-fact-lived = { $n ->
    [one] 1 experience
   *[other] { $n } experiences
  }
ff-poster-line = { $n ->
    [one] a life in one slice
   *[other] a life in { $n } slices
  }
ff-poster-foot = Tablée · Fiese Freunde Fette Feten

## The biography

ff-bio-opening = At eighteen, { $name } left home with two suitcases and five goals that were nobody’s business.
ff-bio-silent = Of these years { $name } tells nothing, and smiles.
ff-bio-along = { $who } took { $name } along.
ff-bio-with = { $n ->
    [one] { $names } was there.
   *[other] { $names } were there.
  }
ff-bio-own = Then came “{ $title }”, and nobody but this table knows how { $name } got through it.
ff-bio-goal = { $count ->
    [1] The first wish came true: { $title }.
    [2] A second wish came true: { $title }.
    [3] A third wish came true: { $title }.
    [4] A fourth wish came true: { $title }.
   *[other] And the fifth: { $title }.
  }
ff-bio-tie = { $now ->
    [friend] { $name } got to know { $who }.
    [love] { $was ->
        [stranger] { $name } fell for { $who }, on sight.
       *[other] { $name } and { $who } fell in love.
      }
    [engaged] { $was ->
        [ex] { $name } and { $who } tried again, this time with a ring.
       *[other] { $name } and { $who } got engaged.
      }
    [married] { $name } married { $who }.
    [happy] { $was ->
        [separated] { $who } came back, and it was better than before.
       *[other] { $name } and { $who } found out that a marriage can be happy.
      }
    [ex] { $was ->
        [love] With { $who } it was over.
        [engaged] The ring went back to { $who }.
       *[other] The marriage with { $who } was over, on paper too.
      }
   *[separated] { $name } and { $who } moved apart, still married.
  }
ff-bio-sex = There was a night with { $who }.
ff-bio-bed = There was a night without names.
ff-bio-child = { $count ->
    [1] { $name } and { $who } had a child.
   *[other] Another child, with { $who }: that made { $count }.
  }
ff-bio-bed-child = { $count ->
    [1] A child came of it, with { $name }’s chin.
   *[other] Another child came of it: that made { $count }.
  }
ff-bio-celibate = From then on { $name } slept alone, and diagonally.
ff-bio-stayed = { $who } asked, { $name } stayed. Nobody spoke of it again.
ff-bio-refused = { $who } was asked, and said no. { $name } took the long way home.
ff-bio-stole = { $name } helped out with some of { $who }’s time.
ff-bio-robbed = { $who } borrowed some of { $name }’s time and never gave it back.
ff-bio-won = Five wishes, and life had been listening. { $name } had lived.
ff-bio-lost = { $winner } got there first. { $name } had { $n ->
    [0] none of the five wishes
    [one] one of the five wishes
   *[other] { $n } of the five wishes
  }, and the better stories.
ff-bio-aimless = It led nowhere in particular, and { $name } would do it again.
ff-bio-full-smoking = By now { $name } could be found by the cloud.
ff-bio-full-alcohol = The bar put up a brass plate with { $name } on it.
ff-bio-full-drugs = The colours had begun to answer { $name }.
ff-bio-full-money = { $name } no longer looked at the prices.
ff-bio-full-illness = The chemist knew { $name } by the cough.
ff-bio-full-weight = { $name } moved to the larger armchair, with dignity.
ff-bio-full-sadness = It rained a great deal, mostly indoors.
ff-bio-full-church = { $name } had a pew, a hymn book and a view on heating.
ff-bio-full-wisdom = People began to come to { $name } for advice, and some even took it.
ff-bio-gone-smoking = The last ashtray became a dish for keys.
ff-bio-gone-alcohol = The glass stayed empty, and the evenings grew longer.
ff-bio-gone-drugs = The colours went quiet again.
ff-bio-gone-money = The money went as it had come, only faster.
ff-bio-gone-illness = One morning nothing hurt.
ff-bio-gone-weight = The old trousers fitted again.
ff-bio-gone-sadness = And then, one Tuesday, the sun came in.
ff-bio-gone-church = The pew stayed empty; nobody asked.
ff-bio-gone-wisdom = { $name } forgot everything worth knowing, in one evening.

## Setting the table

ff-begin = Start
ff-filters = What may come up
ff-own-what = (optional)
ff-own-title = Title
ff-own-untitled = Your title
ff-own-add = Add: { $what }
ff-own-remove = Remove: { $what }
ff-own-empty = Leave it empty, and the blank card stays in the box.
ff-own-fine = This card works. It will come up among the life cards B.
ff-own-no-blank-empty = { $missing ->
    [title] It needs a title.
    [gives] It needs at least one consequence.
   *[both] It needs a title, and at least one consequence.
}
ff-own-no-blank-who = First say who A is: by a friend, a partner, an ex, a marriage or a past night.
ff-own-no-blank-child = A child of that night needs the night without names as well.

## Keys

ff-key-card = Look at a card on offer
ff-key-tab = Go through everything, and choose
ff-key-bid = Bid one more
ff-key-drop = Go to the button “drop out”
ff-key-call = Go to the button “call” or “don’t call”
ff-key-pass = Go to the button “pass”
ff-key-life = Show my life in full
ff-key-esc = Put the card back, close a window

## On one device

quick-call = { $name } doesn’t call
