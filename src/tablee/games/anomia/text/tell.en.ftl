### Anomia: the position in words, for the ear and the terminal. The page never says any of it, and
### does not fetch it.

part-table = table
part-face-off = face-off
part-field = field
part-words = words
tell-stage = { $stage ->
    [ready] The game starts when everybody is ready.
    [table] Cards are turned over.
    [race] A face-off is on.
    [challenge] An answer stands, unless somebody objects.
    [vote] The group votes on an answer.
    [judge] The group judges an answer.
    [order] The group says who was first.
   *[over] The game is over.
  }
tell-winners = { $n ->
    [one] Most cards: { $seats }, with { $cards }.
   *[other] Most cards, and a shared victory: { $seats }, with { $cards } each.
  }
tell-unready = Not ready yet: { $seats }.
tell-piles = The piles: { $left } left, { $right } right.
tell-roll = The active pair, which matches too: { $symbols }.
tell-duels = Duel cards drawn: { $n }.
tell-pack = Pack { $pack }, “{ $name }”. Edition: { $edition }.
tell-answers = Themes and answers are in { $words ->
    [fr] French
   *[en] English
  }; { $spoken ->
    [true] answers are spoken
   *[other] answers are typed
  }.
tell-symbols = Symbols in the game: { $symbols }.
tell-left-out = Symbols left in the box: { $symbols }.
tell-gone = Away from the table: { $seats }.
tell-watching = You are not playing: you are watching.
tell-drawn-for = The last card was drawn for { $seat }, who took too long.
tell-place = { $seat }{ $mine ->
    [true] { " " }(you)
   *[other] { "" }
  }{ $second ->
    [true] , second pile
   *[other] { "" }
  }: { $title } ({ $symbol }){ $below ->
    [0] { "" }
    [one] , one card under it
   *[other] , { $below } cards under it
  }{ tell-won }
tell-empty = { $seat }{ $mine ->
    [true] { " " }(you)
   *[other] { "" }
  }{ $second ->
    [true] , second pile
   *[other] { "" }
  }: no card showing{ $below ->
    [0] { "" }
   *[other] , { $below } hidden
  }{ tell-won }
tell-won = { $second ->
    [true] .
   *[other] ; { $won ->
        [0] no card won
        [one] one card won
       *[other] { $won } cards won
      }.
  }
tell-challenges = { $n ->
    [0] No objections left.
   *[other] Wrong objections still allowed: { $n }.
  }
tell-next = The next card goes here.
tell-face-off = Face-off between { $seat } and { $loser }: { $by }.
tell-names = { $mine ->
    [true] You must name
   *[other] { $seat } must name
  }: { $title }.
tell-hint = (A hint: { $hint })
tell-began = { $seat } has begun.
tell-handed = { $seat } has answered.
tell-passed = { $seat } can’t think of anything.
tell-cascade = Face-offs since the last card was drawn: { $n }.
tell-ties = Tie cards so far: { $n }.
tell-tie = The tie card: { $title } ({ $spare ->
    [true] of another pack
   *[other] { $symbol }
  }).
tell-claim = { $seat } answers “{ $word }” for “{ $title }”.
tell-spoke = { $seat } has spoken for “{ $title }”; the word is not written down.
tell-listed = It is on our list.
tell-own = It would fit { $seat }’s own card.
tell-near = It looks like “{ $word }”, which has been said.
tell-challenger = { $seat } objects.
tell-disputed = Who was first is disputed.
tell-voters = They vote: { $seats }.
tell-voted = They have voted: { $seats }.
tell-fine = They accept it: { $seats }.
tell-late = { $seat } said “{ $word }”, but began later.
tell-time = { $seat } began { $time ->
    [0] at once
   *[other] after { $time } s
  }.
tell-margin = Closer than { $margin } s counts as together.
tell-begun = You have begun to type.
tell-burned = { $n ->
    [one] One word is burned: { $word }.
   *[other] { $n } words are burned, last: { $word }.
  }
tell-said = { $word }: { $seat }, for “{ $title }”.
tell-talked = In your own chat messages, and burned for you: { $word }
