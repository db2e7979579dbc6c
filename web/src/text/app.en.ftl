### Tablée on a phone: installed, without a network, in a newer version; and small things beside the game.

app-about = Four tabletop games about people: together, far apart or alone. No account.
app-screen-home = The four games
app-screen-table = A table on a phone
app-screen-wide = A table on a large screen

## A newer version, or a part of the page that could not be fetched

renew-newer = A newer version of Tablée is ready.
renew-newer-take = Update now
renew-missing = Part of this page could not be loaded: no connection, or a newer version. Nothing is lost.
renew-missing-take = Reload
renew-later = Later

## Without a network

offline = You are offline.
offline-about = Games are played on the server and wait there for you. Here you can still see the list of your tables, statistics and settings.
offline-table = You are offline. The game waits on the server as you left it, and goes on here as soon as the network is back.
link-offline = Offline: the game waits for the network
link-kept = Offline: this page keeps your answer, and sends it later if the question is still the same

## Beside the game

reactions = Quick reactions
reaction-heart = Love it
reaction-laugh = Ha ha!
reaction-clap = Well done
reaction-gasp = Oh!
reaction-tear = Ouch
reaction-think = Hmm…
reacted = { $name }: { $what }
own-note = Note
own-note-hint = What do you want to remember?
own-note-about = Only you see this: it stays in this browser and is never sent. If you clear the browser’s data, it is lost.

## After the end

thoughts = What did you think?
thoughts-about = How was it for you? Nobody reads this until all of you have written; then everyone who played can. It stays with the table.
thoughts-send = Send
thoughts-waiting = Sent. Still waiting for: { $names }. Then all of you can read it here.
thoughts-read = What we thought
