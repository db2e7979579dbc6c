### Together: the results of the day, and people one has played with.

## The results of the day

board = Today’s results
board-of = Results of { $day }
board-about = The first try of everybody who wants to be listed, as the server recorded it. Later tries, and games played on from a replay, don’t count.
board-tries = { $n ->
    [0] Nobody has tried it yet.
    [one] One person has tried it.
   *[other] { $n } people have tried it.
  }
board-won = { $over ->
    [0] Nobody has finished yet.
   *[other] { $over } finished, { $won } won.
  }
board-none = Nobody is in the results yet.
board-rank = Place
board-who = Who
board-how = How it went
board-length = Actions
board-replay = Replay
board-nameless = Somebody
board-me = { $name } (you)
board-made-it = Won
board-failed = Lost
board-watch = Watch
board-watch-of = Watch the game of { $name }
board-after = You can watch the others’ games once your own try is over.
board-mine = Your try
board-show = Show my try in the results
board-no = No
    .about = Only you see it.
board-as-nameless = Without my name
    .about = Others see how it went, but cannot watch it.
board-as-name = As { $name }
    .about = With your name and avatar; others can watch it.
board-play = Play the game of the day
board-go-on = Continue your try
board-broken = You ended your try early, so it is not in the results.

## People one has played with

known = People you have played with
known-none = Nobody yet. People you play with will appear here.
known-about = Only those who have played at a table with you find you here, by your name and avatar, and can invite you to another one.
known-last = Last time: { $when }
known-mute = Block invitations
known-mute-of = Block invitations from { $name }
known-muted = { $name } can no longer invite you, and is not told.
known-nobody = Nobody may invite me
    .about = Then you are in nobody’s list.
known-nameless = Somebody without a name

invite-known = Invite people you know
invite-known-about = They find the invitation on their home page, and get a notification if they have turned that on.
invite-known-ask = Invite
invite-known-ask-of = Invite { $name }
invite-known-waits = Invited
invite-known-declined = Cannot come this time
invite-known-with = Also invite

invitations = Invitations
invitation-from = { $name } invites you
invitation-go = Go to the table
invitation-go-of = Go to the table: { $game }, { $name }
invitation-no = Decline
invitation-no-of = Decline: { $game }, { $name }
invitation-mute = Decline, and block { $name }
