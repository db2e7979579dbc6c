### Words that every game shares.

## Refusals
no-over = This game is over. Watch the replay, or play on from one of its moments at a new table.
no-not-asked = It is not your turn to decide. You will be asked when it is.
no-such-option = That is not one of the choices. Pick one that is offered.
no-undo = That can’t be undone any more: something was revealed or drawn, or somebody has answered since. At a table of several, ask the others to agree.
no-undo-nothing = There is nothing to undo yet.
no-undo-far = Your last move is too far back to be undone: too much has happened since.
no-such-moment = This game has no moment { $moment }; the last one is { $last }.
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
waiting = Waiting for { $people }.
player-numbered = Player { $n }
nobody = nobody

## Events of every match
ev-commit = Fingerprint of the shuffle: { $hash }
ev-key = Key to check the shuffle: { $key }
ev-new-rules = { $again ->
    [0] The rules of this game were updated. From here on the new ones apply; what happened before stays as it was.
    [one] The rules of this game were updated. From here on the new ones apply; what happened before stays as it was, except for the last answer, which has to be given again.
   *[other] The rules of this game were updated. From here on the new ones apply; what happened before stays as it was, except for the last { $again } answers, which have to be given again.
  }
