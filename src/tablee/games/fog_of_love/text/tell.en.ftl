### Fog of Love: the position in words, for the ear and the terminal. Persons arrive as names.

## Parts of the text: what one types to look at one of them

part-lesson = lesson
part-ending = ending
part-lately = before
view-lately = A moment ago, “{ $scene }”: { $words }
part-scene = scene
part-chosen = chosen
part-options = options
view-options = The options: { $letters }.
part-then = and then
part-reaction = reaction
part-next = next scene
part-couple = couple
part-dealt = cards dealt
part-traits = traits
part-clashes = warning
part-destinies = destinies
part-forgone = discarded destinies
part-hand = hand
part-chapter = chapter
part-story = story
part-piles = piles
part-past = so far

## The card on the table

view-on-table = { $how ->
    [chapter] “{ $scene }” ({ $kind }).
    [revealed] “{ $scene }”, a secret of { $seat }’s that has come to light ({ $kind }).
    [exchanged] “{ $scene }”, played on { $seat }’s behalf ({ $kind }).
    [reaction] “{ $scene }”, { $seat }’s reaction ({ $kind }).
   *[plain] “{ $scene }”, played by { $seat } ({ $kind }).
  }
view-and = { "; " }
view-says = { $seat }: “{ $words }”
view-does-so = { $seat }: { $words }
view-link = linked to “{ $scene }”
view-tell = To be told in your own words, if you like: { $words }
view-acting = Acting on it, from { $seat }: { $kind }.
view-skipped = It is skipped.
view-on = When it is laid: { $does }
view-does = It does this: { $does }
view-its-tokens = Once it is out: { $seat }: { $what }
view-revealed = If it is revealed: { $does }
view-kept = If it is never revealed: { $does }
view-its-carry = It acts on the next scene: { $kind }
view-serves = serves a goal of yours ({ $what })
view-also = { $when }: { $does }
view-choice = { $name }: { $letter }
view-chosen = Chosen: { $choices }.
view-exchanged = Each choice counts as the other’s.
view-carry = Waiting for the next scene, from { $seat }: { $kind }.

## The two of them

view-player = Player { $n }
view-person = { $seat }{ $mine ->
    [yes] {" "}(you)
   *[no] {""}
  }: satisfaction { $hearts }, { $n ->
    [one] 1 scene
   *[other] { $n } scenes
  } in hand{ $secrets ->
    [0] {""}
    [one] , 1 secret laid
   *[other] , { $secrets } secrets laid
  }.
view-gender = { $gender ->
    [f] A woman
    [m] A man
   *[n] Neither a woman nor a man, or both
  }
view-face = Face: { $portrait }
view-colour = Colour: { $colour }
view-thing = { $what } ({ $aspect })
view-times = { $what } { $n }
view-even = all even
view-tokens = Tokens: { $what }
view-balances = Balance: { $what }
view-couple = The two together, balance: { $what }.
view-married = Married.
view-child = Parents.
view-secrets-known = Secrets laid, known to you: { $scenes }
view-secrets-dark = Secrets laid, unknown to you: { $n }
view-final = Final destiny: { $destiny }, { $stays ->
    [yes] which stays
   *[no] which leaves
  }
view-came-true = It came true.
view-not-true = It did not come true.

## Traits and destinies

view-goal-gave = { $goal }: satisfaction { $gain }

view-dealt = To choose from: { $these ->
    [trait] traits
    [occupation] occupations
   *[feature] features
  }.
view-traits = Your traits: { $traits }.
view-goal = { $what }: { $aspect } { $n }, { $shared ->
    [yes] together
   *[no] yours
  }
view-goal-now = { $goal } (now { $have }, { $met ->
    [yes] met
   *[no] not met
  })
view-clash = { $how ->
    [opposed] { $one } and { $other } pull against each other ({ $rule }).
   *[same] { $one } and { $other } want the same aspect: the second needs double ({ $rule }).
  }
view-destinies = Your destinies: { $destinies }.
view-forgone = Destinies you have discarded: { $destinies }.
view-destiny = { $destiny }, { $stays ->
    [yes] you stay
   *[no] you leave
  }: { $ok ->
    [yes] as things stand, it would come true
   *[no] as things stand, it would not come true
  }
view-need = { $need }: now { $have }{ $ok ->
    [yes] , met
   *[no] , { $n } short
  }
view-need-open = { $need } (nobody knows yet)
view-need-known = { $need }: { $ok ->
    [yes] true
   *[no] not true
  }

## Scenes in hand, piles, chapters

view-hand = Your scenes: { $scenes }.
view-in-hand = “{ $scene }” ({ $kind }){ $can }
view-can = : you can play it.
view-can-not = : you can’t play it now ({ $rule }).
view-chapter = Chapter { $n } of { $of }, “{ $chapter }”: { $played } of { $length } scenes played; scenes are drawn from: { $decks }.
view-finale = The finale: “{ $chapter }”.
view-turn = It is { $seat }’s turn.
view-chapters = Chapters so far: { $scenes }
view-area = In the play area: { $scenes }
view-story = Love story: { $story }.
view-first = { $seat } went first.
view-tutorial = This is the tutorial.
view-ready-made = The characters were dealt ready-made.
view-way = { $way ->
    [adoption] The child, if there is one, is adopted.
   *[other] The child, if there is one, is born.
  }
view-piles = Scenes left: { $decks }.
view-other-piles = Other cards left: { $decks }.
view-discarded = Discarded: { $n } face up, { $hidden } face down.
view-pile = The discard pile, from the top: { $scenes }

## The story so far

view-past-count = The story so far: { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
view-past-chapter = “{ $scene }”
view-past = { $how ->
    [revealed] “{ $scene }”, { $seat }’s secret, revealed
    [exchanged] “{ $scene }”, played on { $seat }’s behalf
    [reaction] “{ $scene }”, { $seat }’s reaction
    [kept] “{ $scene }”, the secret that { $seat } kept to the end
    [skipped] “{ $scene }”, played by { $seat } and skipped
   *[plain] “{ $scene }”, played by { $seat }
  }
view-chose = { $seat } ({ $letter }): “{ $words }”
view-then-hearts = Satisfaction then: { $one } { $n }, { $other } { $m }
