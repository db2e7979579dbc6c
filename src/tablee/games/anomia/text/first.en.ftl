### Anomia, in English: the lessons for who is new, some to be read in the middle of a face-off. Each says
### what it is about and the one thing to do now.

first-ready = Two cards with the same symbol? A face-off: quick, an example of what is on the OTHER’s card! Press “I’m ready”; turn over a card when a pile glows.
first-pair = Same symbol! Type an example of this, then { $touch ->
    [true] Send
   *[false] Enter
  }. Begin first, and the other card is yours.
first-pair-aloud = Same symbol! Hit the buzzer and say an example of this aloud. Be first, and the other card is yours.
first-judge = Is the answer right? Press “I accept”. If it is wrong, press “I object”, and the others vote.
first-judge-aloud = Is the answer right? Press “Yes”. If it is wrong, “No”; heard before, “Already said”.
first-cascade = The card below matches another at once: a cascade! And you are in it. Name an example of this, and begin first.
first-tie = You both began at the same moment: a tie! A new card decides. Name an example of this, and begin first.
first-duel = In the middle: these two symbols now match each other, too. Turn over a card, and look for both.
