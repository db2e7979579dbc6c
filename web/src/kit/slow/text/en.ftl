### Playing over several days: the pace, the time that is left, automatic answers, what happened meanwhile.

tempo = Pace
tempo-live = Live: everybody plays now
tempo-day = A day for each answer
tempo-three-days = Three days for each answer
tempo-week = A week for each answer
tempo-free = No time limit
tempo-about = Everybody plays when they like, on any of their devices.
tempo-late = If your time runs out, you get a reminder; then a bot plays for you until you come back.
slow-pace-day = Played over several days, each in their own time: there’s a day for each answer.
slow-pace-three-days = Played over several days, each in their own time: there are three days for each answer.
slow-pace-week = Played over several days, each in their own time: there’s a week for each answer.
slow-pace-free = Played over several days, each in their own time: there’s no time limit.

## At the table

slow-mine = Your turn, until { $when }.
slow-theirs = Waiting for { $names }, until { $when }.
slow-late-mine = Your time is up. Still there? From { $when } on, a bot plays for you, unless you answer.
slow-late = { $names }: the time is up. From { $when } on, a bot plays, unless there is an answer.
slow-theirs-free = Waiting for { $names }, without a time limit. From { $when } on, you can suggest a bot.
slow-late-mine-free = Nobody has heard from you for a week. Still there? The others can suggest a bot, unless you answer.
slow-late-free = { $names }: no answer for a week. You can go on waiting, or suggest a bot.
slow-replace-from = Can be replaced from { $when } on, unless there is an answer.
slow-bot-plays = A bot plays for { $names } until they come back.
slow-wait = Suggest waiting
slow-bot = Suggest a bot
slow-end = Suggest ending the game
slow-more = Ask for more time

## What happens while I am away

away = Playing over several days
away-plan = Plan for being away
away-close = You can close this page: the table waits among your tables on the home page.
away-notices = Notifications

## Automatic answers

standing = Automatic answers
standing-about = Answers given for you without asking, so that the others need not wait. Nobody but you sees them; you can change them at any time. Whoever else takes your seat doesn’t get them.
standing-none = Always ask me

## While you were away

since = While you were away
since-bot = A bot has played for { $names } meanwhile.
since-bot-me = A bot has played for you meanwhile.
since-more = Before that, { $n ->
    [one] one more thing
   *[other] { $n } more things
  } happened; the history has all of it.
since-now = And now:
since-wait = And now it’s up to { $names }.
since-go = Continue
