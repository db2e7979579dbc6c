### Anomia, in English: the lessons of the first play, some to be read while a race is on. Each says
### what it is about and the one thing to do now.

first-ready = Two cards with the same symbol? Their owners race to name an example of what is on the OTHER’s card. Ready? Turn over a card when a pile glows.
first-pair = Same symbol! Type an example of this, then Enter. Begin first, and the other card is yours.
first-judge = Somebody answers. Right? “I accept”. Wrong? “I object”, and the others vote.
first-cascade = A card is won, and the one below it matches another at once: a cascade! Stay awake, it can go on.
first-tie = When both begin at the same moment, it is a tie: a new card decides, and both must name an example of it.
first-duel = In the middle: these two symbols now match each other as well, until the next such card. Keep an eye on both!
