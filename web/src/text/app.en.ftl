### Tablée on a phone: installed, without a network, in a newer version; and small things beside the game.

app-about = Four tabletop games about people: together, far apart or alone. No account.
app-screen-home = The games of the house
app-screen-table = A table on a phone
app-screen-wide = A table on a large screen

## A newer version

newer = A newer version of Tablée is ready.
newer-take = Use it now
newer-later = Later

## Without a network

offline = You are offline.
offline-about = Games are played on the server and wait there for you. What is on this device is here: the list of your tables, statistics and settings.
offline-table = You are offline. The game waits on the server as you left it, and goes on here as soon as the network is back.
link-offline = Offline: the game waits and goes on when the network is back
link-kept = Offline: your answer is kept on this page, and is sent when the network is back if you are still asked the same

## A link that was shared with the app

open-title = No table in what was shared
open-text = Share a link to a table here ({ $link }), or type its four letters on the home page.
