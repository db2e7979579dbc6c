### Fog of Love, in English: the tutorial (FL-15). A lesson comes up when its rule does: `.rule`
### explains and asks for nothing, `.act` is the one thing to do, `.on` says how to go on: thirty
### words at most, all parts together. `.dealt` stands for the last two where the characters are
### ready-made. They stand in the order of an ordinary evening.

play-on = Then play on.

lesson-welcome = Two people who don’t exist
    .rule = You each play somebody invented, and these two try to fall in love. Nobody wins: there is a story, and an ending to hope for.
    .on = First, a face.

lesson-gender = A face and a colour
    .rule = Gender and looks change no rule, only how the cards speak of you.
    .act = Choose a gender, a face, and the colour of your tokens.
    .dealt = Find your tokens in “Personality”: they have your colour.
    .on = Next: who you are inside.

lesson-personality = Six dimensions
    .rule = A personality has six dimensions, each with an upper and a lower aspect. What you do leaves tokens there.
    .act = Open “Personality”, and find the six.
    .on = Next: what you are after.

lesson-traits = What makes you tick
    .rule = A trait is a goal: more tokens on one aspect than on its opposite. “Together” counts both of you.
    .act = Keep three of five, in secret.
    .dealt = Read yours in “My secrets”, and tell nobody.
    .on = They don’t bind you.

lesson-clashes = Three that get along?
    .rule = Goals on opposite aspects pull against each other; of two on the same aspect, the second needs double.
    .act = Look at yours in “My secrets”.
    .dealt = Look at yours in “My secrets”: none are opposed.
    .on = A clash is allowed, only harder.

lesson-occupations = A job
    .rule = Your job is no secret. It gives you one token, on the aspect it names.
    .act = Choose one; you two show them together.
    .dealt = Touch the other’s face to see what they do all day.
    .on = Then take a good look at each other.

lesson-features = What you couldn’t help noticing
    .rule = A feature is what one notices first, and brings a token: you give them to each other.
    .act = Give one of your five.
    .dealt = Touch your own face to read yours.
    .on = Take turns, until each has three.

lesson-balance = Balance
    .rule = What counts is the balance: tokens on an aspect, minus those on its opposite.
    .act = Compare your tokens in “Personality” with your goals in “My secrets”.
    .dealt = Compare your tokens in “Personality” with your goals in “My secrets”.
    .on = Give cleverly, or with love.

lesson-names = A name
    .rule = You play somebody else. That makes it easier to be charming, and much easier to be awful.
    .act = Give your character a name that isn’t yours.
    .dealt = Say your next line aloud, as that person.
    .on = Then the story begins.

lesson-synopsis = The love story
    .rule = This love story is a first date, in three chapters and a finale. Nobody looks ahead.
    .act = Read what comes, then press “Start the story”.
    .dealt = Open “The synopsis” (the book at the top): what comes next?
    .on = Then a question is waiting.

lesson-both-choose = Both choose
    .rule = A chapter asks both of you. You choose in secret, and show it together: guess the other’s answer.
    .act = Choose an answer, and seal it.
    .on = The table works out the rest.

lesson-satisfaction = How happy are you?
    .rule = The number beside each heart is satisfaction: how happy that character is with the other. It never falls below 0.
    .act = Find both numbers.
    .on = Keep an eye on them.

lesson-hand = Five scenes
    .rule = You hold five scenes, for your eyes only: sweet ones for romance, serious ones for a life, drama for crises.
    .act = Pick one to read it.
    .on = Nothing is played yet.

lesson-turn = Your turn
    .rule = On your turn you play one scene, then draw up to five. Nobody passes: it’s your own relationship.
    .act = If it is your turn, play.
    .on = The scene says who answers.

lesson-partner-chooses = The partner chooses
    .rule = Some scenes are for one alone: whoever did not play the card answers, and gets the tokens.
    .act = If that is you, choose an answer.
    .on = See what it does.

lesson-tokens = What a choice does
    .rule = An answer first leaves tokens on a personality; then its effects follow, such as hearts or a card.
    .act = Find the new tokens in “Personality”.
    .on = Do they serve your goals?

lesson-additional = And then…
    .rule = Where both choose, the card also compares your letters: only the first line that fits counts.
    .act = See on the last scene what yours brought.
    .on = It pays to guess well.

lesson-destinies = Where this is going
    .rule = A destiny is an ending to aim for: stay or part, and what must be true. At the end, one counts.
    .act = Read yours in “My secrets”.
    .on = Pick a favourite.

lesson-reaction = A word in between
    .rule = A reaction answers another scene, out of turn. The table always pauses for one, so a pause gives nothing away.
    .act = If you are asked, react, or don’t.
    .on = Play on.

lesson-chapter = A chapter
    .rule = Each dot at the top is a scene of this chapter; when all are full, it ends. Beside them: the deck you draw from.
    .act = Find both.
    .on = Play on.

lesson-talk = What you may say
    .rule = Say what you like about choices made, true or not. Not a word about your hand, your secrets or what you’ll choose.
    .act = Say how it’s going, in character.
    .on = Play on.

lesson-situation = A situation
    .rule = A situation asks nobody anything. It acts on the next scene, never on a chapter or the finale.
    .act = While it waits, read it below the last scene.
    .on = Play on.

lesson-minor = A minor scene
    .rule = A minor scene fills no dot. Playing it takes your turn, but you may first exchange it for another.
    .act = Look for one in your hand: it says so.
    .on = Play on.

lesson-secret = A secret
    .rule = A secret lies face down, and takes the turn. The other sees that there is one, not which.
    .act = See in “My secrets” whether you have one.
    .on = It can wait.

lesson-reveal = It comes to light
    .rule = A secret that comes to light is played like any scene, for whoever hid it. The others come out at the finale.
    .act = Read it, aloud if you like.
    .on = Play on.

lesson-chapter-end = A chapter closes
    .rule = A chapter is over. You keep your scenes, and draw from a new deck; what was played can be read again.
    .act = Take a break if you like.
    .on = The table waits.

lesson-discarding-destinies = Letting go of an ending
    .rule = From now on you lose destinies, but never go below two. Your answer here says which one is safe.
    .act = Answer, then discard one of the others.
    .on = Nobody sees which.

lesson-change = People change
    .rule = A trait, a feature or a job can change: the old one goes, with its token or goal, and one of three replaces it.
    .on = See who becomes what.

lesson-last-chapter = The last chapter
    .rule = One more chapter, then the finale. Goals and destinies count as things stand then.
    .act = Look in “My secrets” for what is still missing.
    .on = There is still time.

lesson-finale = How it ends
    .rule = Destinies are chosen, hidden secrets come out; each goal met brings 3 satisfaction, each one missed costs 1.
    .act = Choose your final destiny.
    .on = Then see whether it comes true.
