### Anomia, the rules as pictures, in English: few words below each picture.

pic-about = Everybody turns over cards with a theme and a symbol. When two symbols are the same, their owners face off: who has a word first? You know one. Just not now.
pic-win = When both piles are empty, count the cards you have won: whoever has the most wins. The cards before you count for nothing.
pic-turn-1 = In turn, each draws a card and lays it on their own pile, for all to see. Only the top cards count.
pic-turn-2 = You draw. Compare the symbols: yours and Camille’s are the same!
pic-turn-3 = Face-off! Name an example of what is on the OTHER’s card, before Camille names one for yours.
pic-turn-4 = You were first. Her card is yours, face down: one point. Your own card stays where it is.
pic-turn-5 = What lay below may match at once: the next face-off, without a draw. That is a cascade.
pic-sample-1 = Robin draws a duel card, and the die is rolled: bolt and sun. Until the next duel card, these two match as well.
pic-sample-2 = You show a bolt, Camille a sun: face-off. You need a fruit, she a sport.
pic-sample-3 = “Mango!” You began first, so you are first. The others may object, and vote; nobody does.
pic-sample-4 = Camille’s card is yours. What it uncovers matches nothing. A duel card ends no turn: Robin draws again.
pic-symbol-sun = { symbol-sun }
pic-symbol-wave = { symbol-wave }
pic-symbol-leaf = { symbol-leaf }
pic-symbol-moon = { symbol-moon }
pic-symbol-key = { symbol-key }
pic-symbol-bolt = { symbol-bolt }
pic-symbol-ring = { symbol-ring }
pic-symbol-cross = { symbol-cross }
pic-symbol-pair = the die: these two match
pic-wrong =
    You name what is on the other’s card. Your own theme is your rival’s problem.
    The winner takes one card, the loser’s. The winner’s own stays, and may match again.
    Every word counts once a game, for everybody: said is said.
    You win by starting a right answer first, not by finishing first.
    There is no list of right answers: the group decides. In a tie, the answer counts.
    No card is drawn while two cards match, even if nobody has seen it yet.
