### Words that every game shares.

## Refusals
no-over = This match is over. Replay it, or fork a moment of it into a new table.
no-not-asked = It is not your decision now. You will be asked when it is.
no-such-option = That is not one of the choices. Pick one that is offered.
no-undo = That can’t be taken back any more: something was revealed or drawn, or somebody has answered since. At a table of several, ask the others to agree.
no-undo-nothing = There is nothing to take back yet.
no-undo-far = Nothing of yours is near enough to be taken back: too much has happened since.
no-such-moment = This match has no moment { $moment }; the last one is { $last }.
no-such-setting = The option { $name } can’t be { $value } in this game.
no-such-game = There is no game called { $game } here.
no-such-seats = { $game } can’t be played by { $seats }.

## Forms
form-amount = A number from { $lo } to { $hi }
form-text = Your words, at most { $longest } characters
form-timed = Your own words, at most { $longest } characters
form-subset = { $lo ->
    [0] Up to { $hi } of: { $items }
   *[other] { $lo } to { $hi } of: { $items }
  }
form-order = Put in order: { $items }
option-in-group = { $group }: { $label }
waiting = Waiting for seat { $seats }.
player-numbered = player { $n }

## Events of every match
ev-commit = The shuffle is sealed ({ $hash }).
ev-key = The seal is opened: { $key }
