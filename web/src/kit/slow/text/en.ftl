### Playing over days: the pace, the time that is left, standing orders, what happened meanwhile.

tempo = Pace
tempo-live = Live: everybody plays now
tempo-day = A day for each answer
tempo-three-days = Three days for each answer
tempo-week = A week for each answer
tempo-free = No time limit
tempo-about = You needn’t be there at the same time. Whoever lets the time run out is asked first; then a bot plays for them until they come back.

## At the table

slow-mine = Your turn, until { $when }.
slow-theirs = { $names }: until { $when }.
slow-free = Over days, without a limit.
slow-late-mine = Your time is up. Still there? From { $when } on, a bot plays for you, unless you answer.
slow-late = { $names }: the time is up. From { $when } on, a bot plays, unless there is an answer.
slow-wait = Wait longer
slow-bot = Let a bot play now
slow-end = End it here
slow-more = Ask for more time

## Standing orders

standing = Standing orders
standing-about = For whatever would only hold up the others. Nobody but you sees them; you can change them at any time. Whoever else takes your seat doesn’t get them.
standing-none = Always ask me

## While you were away

since = While you were away
since-more = Before that, { $n ->
    [one] one more thing
   *[other] { $n } more things
  } happened; the history has all of it.
since-now = And now:
since-wait = And now it’s up to { $names }.
since-go = Go on
