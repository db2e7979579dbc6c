### The plain table, in English: what it says around the words of the game.

plain-begin = Start
plain-position = The table
plain-drawing = The same, drawn with text characters
plain-details = More
plain-no-words = This moment has no description.
plain-happened = What happened
plain-nothing = Nothing since your last decision.
plain-waiting = Waiting for { $names }
plain-moment = One moment…
plain-passing = You have nothing to decide here. The game goes on in a moment.
plain-sealed = All decide at the same time, in secret.
plain-pass-on = Pass the device to { $name }
plain-field = Number, words or command
plain-field-find = Type to find: number, words or command
plain-your-words = Your words
plain-send = Send
plain-fitting = { $n ->
    [0] Nothing fits
    [one] 1 fits
   *[other] { $n } fit
  }
plain-several = Several fit: { $list }
plain-unknown = Nothing here fits “{ $typed }”.
plain-not-asked = You have nothing to decide at the moment.
plain-less = Less
plain-more = More
plain-confirm = Confirm
plain-choose-exactly = Choose { $n }
plain-choose-between = { $lo ->
    [0] Choose up to { $hi }
   *[other] Choose { $lo } to { $hi }
  }
plain-chosen = { $n } of { $of } chosen
plain-up = { $label }: up
plain-down = { $label }: down
plain-moved = { $label } is number { $n } now.
plain-end = The end
plain-over = The game is over.
plain-results = How it ended for everybody
plain-command-position = position
plain-command-look = look
plain-look-all = all
plain-command-question = options
plain-command-last = last
plain-command-why = why
plain-command-undo = undo
plain-command-rules = rules
plain-command-help = help
plain-key-field = Go to the input field
plain-key-digits = Choose by number
plain-key-position = Go to the position
plain-key-look = Unfold a part of the table: “look hand”, “look all”
plain-key-last = Go to what happened
plain-key-question = Go to the question and its options
plain-key-why = Why? The rule behind the question
plain-key-esc = Empty the field, then leave it
plain-key-commands = The same as words, in the field (where words of your own are asked for, with a colon: “:undo”)
