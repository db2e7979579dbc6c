### The page of the rules as pictures, in English; its own words are with each game.

pictures-win = How to win
pictures-turn = A turn in five pictures
pictures-sample = A sample turn
pictures-symbols = The symbols
pictures-wrong = What newcomers get wrong
pictures-pdf = Print on one page (PDF)
pictures-you = You
pictures-stop = Stop the moving picture
