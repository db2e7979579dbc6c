### What the home page says of today's maze, in English.

fd-daily-title = Today’s maze
fd-daily-text = The same maze for everybody, until midnight (UTC). How far will your matches carry you?
fd-daily-play = Play today’s maze
fd-daily-board = Today’s results
fd-daily-won = You found the way out today. Another maze tomorrow.
fd-daily-lost = The maze kept you today. Another one tomorrow.
