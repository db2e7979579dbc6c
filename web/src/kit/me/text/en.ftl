## Me, without an account: the page /me

me-about = No account, no password: this device has a key of its own, and your seats belong to that key. Add your other devices, and your tables are there too.
me-name-about = Others at your tables see your name and avatar, and nothing else.
me-saved = Saved.
me-devices = Your devices
me-device-here = This device
me-device-nameless = A device
me-device-first = your first device
me-device-device = let in by another device
me-device-words = by your six words
me-device-passkey = by a passkey
me-device-since = Since { $date }, { $by }. Last used { $seen }.
me-device-remove = Remove
me-device-remove-sure = { $name } will no longer be one of your devices. It loses all your seats; your other devices keep them.
me-device-remove-words = Your six words stop working as well: it may know them.
me-device-removed = The device is removed
me-device-removed-about = { $name } can no longer play as you.
me-device-removed-words = Your old six words no longer work.
me-device-leave = Log out on this device
me-device-leave-sure = Your name, tables and statistics go from this device. Your other devices keep them.
me-device-leave-last = This is your only device, and you have neither six words nor a passkey: after this nothing brings your tables back.
me-add = Add a device
me-add-about = Open the camera of the other device and point it at this code. Or open { $where } there and type these six words:
me-add-label = QR code that joins another device
me-add-until = Good for ten minutes, for one device. Show it to nobody else.
me-add-wait = Waiting for the other device…
me-add-asks = “{ $name }” asks to be one of your devices. Does it show the number { $number }?
me-add-yes = Yes, let it in
me-add-no = No, refuse it
me-add-done = The device is one of yours now.
me-words = Six words to come back
me-words-about = If you lose every device, these six words bring you back. Write them on paper; whoever knows them can play as you.
me-words-have = You have six words, made on { $date }. They can’t be shown again.
me-words-make = Create six words
me-words-anew = Create new words
me-words-anew-about = The old ones stop working.
me-words-told = Your six words. They are shown only now:
me-words-copy = Copy
me-words-copied = The six words are copied.
me-words-done = I have written them down
me-passkeys = Passkeys
me-passkeys-about = A passkey in your phone, computer or password manager brings you back with a fingerprint or a PIN.
me-passkeys-since = Created since that device was added. Remove those that you don’t know:
me-passkey = { $name }, { $date }
me-passkey-make = Create a passkey
me-other = Already playing on another device?
me-other-go = Connect this device
me-known = What the server knows about you
me-known-about = A random id, your name, language and avatar, your devices, your list of tables, where notifications go if you want them, invitations, and for three days your try of the game of the day. Nothing else; what you did and said at a table is kept with that table. Others are told your name and avatar: those you have played with, and in the results of the day if you say so.
me-export = Download my data
me-forget = Delete my data
me-forget-about = Your name, devices and list are deleted here and on the server. Bots play on in your seats, without your name; what you have said at tables stays in their history.
me-forget-sure = This can’t be undone.
me-forget-done = { $n ->
    [0] Your data is deleted.
    [one] Your data is deleted. A bot plays on in one seat.
   *[other] Your data is deleted. Bots play on in { $n } seats.
  }

## Another device: the page /join

join-about = Type the six words: those your other device shows under “Add a device”, or those you wrote down.
join-words = Six words
join-look = Continue
join-you = Play as { $name } on this device?
join-nameless = the same person
join-along = The tables of this device stay in your list.
join-yes = Yes, that’s me
join-no = No
join-passkey = Use a passkey instead
join-number = Now look at your other device: it asks about this one. Let it in there if it shows the same number.
join-waiting = Waiting…
join-refused = The other device has refused this one, or too much time has passed. Ask for a new code there.
join-done = Welcome back, { $name }.
join-done-nameless = Welcome back.
