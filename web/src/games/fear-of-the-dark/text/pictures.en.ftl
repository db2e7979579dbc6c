### Fear of the Dark, the rules as pictures, in English: few words below each picture.

pic-about = You are alone in a maze, in the dark, with six matches and nine cards: your mind. Find every room, then a door that leads out.
pic-win = Once every room of the deck is found, each door with nothing behind it leads out. Walk through one, and you have won. If your last mind card is lost, you are lost too.
pic-turn-1 = It is dark. Spend a match to see, and to plan.
pic-turn-2 = Your mind lies open: choose three cards. They are all you will do by this light.
pic-turn-3 = Play a card for what it says, or to move two squares. It goes back to your mind.
pic-turn-4 = Through a door lies a new room: turn it, place it. Claw marks? A danger card is turned up, and usually hits whoever walks in.
pic-turn-5 = The last card is played, and the light goes out. In the dark every action burns a card for ever. Better to spend a match.
pic-sample-1 = You spend a match and choose Walk, Walk and Search. The only way on is west.
pic-sample-2 = Walk, four squares: through the door into a calm room, up to the square with the 1.
pic-sample-3 = Search, beside it: a Key! It stays with you until you use it.
pic-sample-4 = Walk back, four squares. That was the last card: dark. But the Key costs no card, and works in the dark: the lock beside you is gone.
pic-symbol-object = { fd-sign-object }
pic-symbol-secret = { fd-sign-secret }
pic-symbol-obstruction = { fd-sign-obstruction }
pic-symbol-lock = { fd-sign-lock }
pic-symbol-hole = { fd-sign-hole }
pic-symbol-danger = { fd-sign-danger }
pic-symbol-leak = { fd-sign-leak }
pic-symbol-unknown = { fd-sign-unknown }
pic-symbol-exit = { fd-sign-exit }
pic-symbol-secret-door = { fd-sign-secret-door }
pic-wrong =
    A played card is not gone: it returns to your mind. Only a burned card is lost.
    You search from the square beside, not from the numbered square itself.
    Look in first with Scout, and most dangers spare you. Not if you walk straight in.
    A match fills your hand up to three; it does not add three. Play your cards first.
    The second Terror ends the game at once, except on easy.
    An open door is a way out only when no room is left in the deck.
