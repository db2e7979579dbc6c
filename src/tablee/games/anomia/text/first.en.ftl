### Anomia, in English: the lessons of the first play, some to be read while a race is on. Each says
### what it is about and the one thing to do now. $touch is "true" where there are no keys.

first-ready = Two cards with the same symbol? Their owners race to name an example of what is on the OTHER’s card. Watch the symbols! Say that you’re ready.
first-draw = Your turn: { $touch ->
        [true] touch one of the piles.
       *[other] click a pile, or press an arrow key.
    } Then look for the same symbol elsewhere.
first-pair = Same symbol! Type an example of this, then Enter. Begin first, and the other card is yours.
first-judge = Somebody answers. Right? “I accept”. Wrong? “I object”, and the others vote.
first-cascade = A card is won, and the one below it matches at once: a cascade. Stay awake, and answer!
first-tie = Both began at the same moment: a tie. Now a new card counts for both. Answer!
first-duel = These two symbols now match as well, until the next such card. Draw on, with open eyes.
