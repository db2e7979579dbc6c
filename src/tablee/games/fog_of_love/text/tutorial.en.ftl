### Fog of Love, in English: the tutorial (FL-15). A lesson comes up when its rule does: `.rule`
### explains and asks for nothing, `.act` is done point by point (points are parted by “ / ”),
### `.on` says how to go on. `.dealt` stands for both where the characters are ready-made. They
### stand in the order of an ordinary evening.

play-on = Then play on.

lesson-welcome = Two people who don’t exist
    .rule = Each of you plays somebody invented, and these two try to fall in love. Nobody wins: there is a story, and an ending you hope for.
    .on = First, a face.

lesson-gender = A face and a colour
    .rule = Gender and looks are yours to choose. They change no rule; they only change how the cards speak of you.
    .act = On the next screen, choose a gender, a face and a colour. Your tokens will have that colour.
    .dealt = Look for your tokens in “Personality”: they have your colour.
    .on = Then we’ll see what your character is like.

lesson-personality = Six dimensions
    .rule = A personality has six dimensions, each with two aspects, up and down. Sincerity up is truthful and humble, sincerity down is false. What your character does leaves tokens of your colour on these aspects.
    .act = Open “Personality”, and find the six dimensions.
    .on = Next: what your character is after.

lesson-traits = What makes you tick
    .rule = A trait is a goal: more tokens on one aspect than on its opposite. Individual goals need 3 more of your own, shared goals 5 more, of both of you together. At the end, a goal met gives you 3 satisfaction, a goal missed costs 1.
    .act = On the next screen you get five traits. Keep three, and tell nobody.
    .dealt = Three are yours. Read them in “My secrets”, and tell nobody.
    .on = They don’t bind you: you may act against them, like anybody.

lesson-clashes = Three that get along?
    .rule = Two goals on opposite aspects pull against each other. Of two on the same aspect, the second needs double the number, a third one triple; which comes first is settled at the end, in your favour.
    .act = Look at your goals in “My secrets”. Do any of them clash? It’s allowed, only harder.
    .dealt = Look at your goals in “My secrets”. You were given three that don’t oppose each other: the table saw to that. Another time, when you create your own, look out for it.
    .on = Next, you need a job.

lesson-occupations = A job
    .rule = An occupation is open: everybody sees it. It gives you one token, on the aspect it names.
    .act = On the next screen you get three occupations. Choose one. Your partner does the same, and you show them together.
    .dealt = Touch one of the two faces, and see what the other one does all day.
    .on = Then take a good look at each other.

lesson-features = What you couldn’t help noticing
    .rule = A feature is what people notice first: socks, a voice, a scar. So you don’t choose your own: you give features to the other one, who gets a token with each.
    .act = You now get five. Taking turns, give three of them to your partner’s character. / Say, if you like, what your character noticed, but not yet how the two met.
    .dealt = This time the cards gave three to each of you. Touch a face to read them. / Say, if you like, what your character noticed first.
    .on = Go on until each of you has three.

lesson-balance = Balance
    .rule = What counts is the balance: your tokens on an aspect, minus yours on its opposite. For 3 on gentleness up, with 1 on gentleness down, you need 4 up. The shared balance counts the tokens of both.
    .act = Find your first tokens in “Personality”, and compare them with your goals in “My secrets”.
    .dealt = Find your tokens in “Personality”, and compare them with your goals in “My secrets”.
    .on = Give the other features with that in mind, or with love.

lesson-names = A name
    .rule = You play invented people, not yourselves. That makes it easier to be charming, and much easier to be awful.
    .act = On the next screen, give your character a name that isn’t yours. / Introduce the two of them in a few words. Still nothing about how they met.
    .dealt = Give yours a voice, if you like: say the next line aloud, as that person.
    .on = When both have a name, the story begins.

lesson-synopsis = The love story
    .rule = There are four love stories. This one is about a first date; it has three chapters and a finale, and nobody looks ahead.
    .act = Next, a curtain. On it you’ll find what the story is about, and how its first chapter opens. Read both, aloud if you like, and raise it.
    .dealt = Guess what will come of these two. Nobody will hold you to it.
    .on = Behind it, a question is waiting.

lesson-both-choose = Both choose
    .rule = A chapter asks both of you something. Each picks an option in secret, and you show them together. No discussing it first: guess what the other will say.
    .act = Pick an option, and seal it. / When both are shown, say yours aloud, if you like.
    .on = The table works out the rest.

lesson-satisfaction = How happy are you?
    .rule = The number beside each heart, by the two faces, is satisfaction: how happy that character is in this relationship. It began at 0, and your answers raise or lower it. It has no upper limit, and never falls below 0.
    .act = Find both numbers. Each of you always sees both.
    .on = Play on.

lesson-hand = Five scenes
    .rule = You hold five scenes, and never show them. Scenes are what happens to your couple: sweet ones are romance, serious ones the big events of a life, drama is crises and confessions.
    .act = When it’s your turn, they lie at the bottom of the screen. Pick one to read it; nothing is played before you say so.
    .on = Whoever’s turn it is plays one of theirs.

lesson-turn = Your turn
    .rule = On your turn you play one scene, and then draw until you hold five again. There is no passing: nobody sits out their own relationship.
    .act = If it is yours, play a scene, and read its opening, aloud if you like; words in parentheses nobody says. If not, see what is played.
    .on = The scene says who answers it.

lesson-partner-chooses = The partner chooses
    .rule = Some scenes are answered by one of you alone. Whoever played the card is the player; the other is the partner. Here the partner alone answers, and the tokens of the answer are theirs.
    .act = Partner: read the options, choose one, and say it aloud, if you like.
    .on = Then see what it does.

lesson-tokens = What a choice does
    .rule = An answer counts in a fixed order. First its tokens: what was said leaves a mark on a personality. Then its effects: satisfaction up or down, a card to draw.
    .act = Look in “Personality” for what is new.
    .on = Go on.

lesson-additional = And then…
    .rule = Where both choose, a card also looks at your two answers together. The same letter is a match. Some lines name a letter, or a pair such as A and B. They are read from the top, and only the first line that fits counts.
    .act = See on the last scene what your two answers brought.
    .on = From now on it pays to guess well.

lesson-destinies = Where this is going
    .rule = A destiny is an ending to aim for. It says whether you stay or break up, and what must be true: your happiness, your partner’s, what you two are like. You both began with the same ones. At the end you choose one.
    .act = Read yours in “My secrets”: in all of them, you two stay together. / Pick a favourite.
    .on = On the way you’ll discard some of them.

lesson-reaction = A word in between
    .rule = A reaction is a scene played out of turn, in answer to another, when its card says so. It takes no turn, and you draw one scene for it. Nobody reacts to a chapter, or to a reaction. The table pauses for it in any case, so a pause gives nothing away.
    .act = If you are asked, react, or don’t.
    .on = Play on.

lesson-chapter = A chapter
    .rule = A chapter lasts for a number of scenes: the dots at the top, under its name. The sign beside them is the deck you draw from as long as it lasts. You may still play whatever you hold.
    .act = Find the name, the dots and the sign.
    .on = When all the dots are filled, the next chapter opens.

lesson-talk = What you may say
    .rule = You may talk about the relationship, truthfully or not, and say what you think of a choice once it’s made. You don’t say what you’ll choose, what you hold, or what your goals and destinies are. If a card asks you to tell something, two sentences will do, or none.
    .act = If you like, say one sentence about how it’s going, in your character’s voice.
    .on = Then play on.

lesson-situation = A situation
    .rule = A situation asks nobody anything. It acts on the next scene played to the table; this is called a carry-over, and other cards can have one. A new one replaces one that is still waiting. It never touches a chapter or the finale.
    .act = As long as one is waiting, you can read it below the last scene.
    .on = Play on.

lesson-minor = A minor scene
    .rule = Minor scenes don’t count for the length of the chapter, and go straight to the discard pile. Playing one takes your turn. But at the start of your turn you may exchange them, as often as you like, and still play. Reactions are minor too, though they take no turn.
    .act = On your turn, look through your scenes: a minor one says so.
    .on = Play on.

lesson-secret = A secret
    .rule = A secret is laid face down, and that takes up the turn. The partner sees that there is one, but not which. Nothing happens yet, and it doesn’t count for the length of the chapter. A later scene may bring it to light; if none does, the finale will.
    .act = Those you lay are listed in “My secrets”, for you alone.
    .on = Play on. It can wait.

lesson-reveal = It comes to light
    .rule = A revealed secret is read out like any scene. Its player is the one who hid it, and gets its tokens; if it asks something, the partner answers. From then on it counts for the length of the chapter. One that nobody finds comes out at the finale, with other consequences.
    .act = When one comes to light, read it, aloud if you like.
    .on = Then go on where you were.

lesson-chapter-end = A chapter closes
    .rule = When all its scenes have been played, a chapter is over. They go to the discard pile, where both of you can read them again, at any time. Whoever did not take the last turn takes the next. You keep your scenes, and draw from the new chapter’s deck.
    .act = Take a break whenever you like: the table waits.
    .on = Play on.

lesson-discarding-destinies = Letting go of an ending
    .rule = From here on you lose destinies. They go to a pile of your own, and you always keep at least two. Some cards let you take one back, or swap one for another. Your partner never sees what you did.
    .act = Answer the chapter. Your answer says which destiny is safe. / Then discard one of the others.
    .on = You’ll find them all in “My secrets”.

lesson-change = People change
    .rule = A scene may have you change a trait, a feature or your occupation. The old one goes under its deck; you get three, and keep one. A feature or an occupation takes its token along, and the new one brings its own. A trait you’ve given up neither gives nor costs anything.
    .on = Go on.

lesson-last-chapter = The last chapter
    .rule = One more chapter, and then the finale. Goals and destinies will count as tokens and satisfaction are at the very end.
    .act = Look at “My secrets”: which goals are within reach, and what does your favourite destiny still need? / Then answer the chapter, and discard one more destiny, unless you’re down to two.
    .on = You’ve got one chapter to put it right.

lesson-finale = How it ends
    .rule = First each of you chooses a destiny, in secret, and you show them together. Then come the secrets nobody found, one by one. Then your traits: 3 satisfaction for a goal met, 1 less for a goal missed. Last, we see whose destiny is fulfilled.
    .act = Choose your final destiny.
    .on = Then the table tells your story again. Next time, the cards are shuffled.
