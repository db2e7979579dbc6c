## Notifications: on the lock screen of a phone, or in a mailbox. Nothing of what happens at a table.

notice-turn = Your turn: { $game }
    .about = At your table with { $who }.
notice-late = Your time is up: { $game }
    .about = Your table with { $who } is waiting. Answer soon, or a bot plays for you until you come back.
notice-asked = A question for you: { $game }
    .about = Your table with { $who } needs your yes or no.
notice-over = Game over: { $game }
    .about = See how it ended with { $who }.
notice-again = Another game: { $game }
    .about = The next game with { $who } is ready, and so is your seat.
notice-free = Another game: { $game }
    .about = A new game with { $who } is ready. A seat may be free for you.
notice-invite = An invitation: { $game }
    .about = { $who } would like to play with you.
notice-others = the others
notice-later = I’ll play later
notice-seen = I’ve seen that it’s my turn. I’ll play later.

## E-mail

mail-confirm = Tablée: is this your address?
    .about = Somebody, most likely you, asked for a mail to this address when it is their turn at a table. If it was you, open this page and confirm:
    .ignore = If not, do nothing: you will get no more mails.
mail-later = Not now? Tell the others that you have seen it:
mail-stop = To stop these mails:
