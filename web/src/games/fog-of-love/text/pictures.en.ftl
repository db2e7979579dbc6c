### Fog of Love, the rules as pictures, in English: few words below each picture.

pic-about = Two invented people fall in love, each with secret hopes of their own. You play one of them. A romantic comedy for two, in chapters.
pic-win = Nobody beats anybody. You both begin with the same destinies, lose some on the way, and in the finale each keeps one. Fulfil yours, and it was your story. Both may; or neither.
pic-turn-1 = In turn, you play one of the scenes in your hand. It happens to the two of you.
pic-turn-2 = A scene asks something. Here both choose, in secret; elsewhere only your partner does.
pic-turn-3 = Then you show it. Same letter? The foot of the card says what that brings.
pic-turn-4 = The little signs of your answer become tokens: what your character is like, for both to see.
pic-turn-5 = Hearts go up, or down. Draw back up to five scenes; it is the other’s turn.
pic-sample-1 = Noor (you) plays “Waving at a Bus”. Sacha chooses, alone.
pic-sample-2 = Sacha takes D, the honest one. Only the one who chooses gets the tokens.
pic-sample-3 = One on sensitivity, one on sincerity, both upwards. They stay there.
pic-sample-4 = You smile: one of your secret traits wants sincerity, from both together. It is nearer now, and Sacha has no idea.
pic-symbol-heart = satisfaction: how happy one of you is
pic-symbol-dis = { dimension-dis }
pic-symbol-cur = { dimension-cur }
pic-symbol-ext = { dimension-ext }
pic-symbol-sen = { dimension-sen }
pic-symbol-gen = { dimension-gen }
pic-symbol-sin = { dimension-sin }
pic-symbol-up = a token upwards: more of it
pic-symbol-down = a token downwards: the opposite
pic-symbol-sweet = { deck-sweet }: for falling in love
pic-symbol-serious = { deck-serious }: the great questions
pic-symbol-drama = { deck-drama }: crises and secrets
pic-symbol-both = both choose, in secret
pic-symbol-partner = your partner chooses
pic-symbol-situation = situation: changes the next scene
pic-symbol-secret = secret: laid face down
pic-symbol-reveal = reveals one of the other’s secrets
pic-symbol-reaction = reaction: played at once, out of turn
pic-symbol-special = does what it says
pic-symbol-minor = minor: takes no place in the chapter; can be exchanged
pic-symbol-carry = acts on the next scene
pic-symbol-own = a goal for your own tokens
pic-symbol-shared = a goal for the tokens of both
pic-symbol-destiny = destiny
pic-symbol-goal = serves a goal of yours
pic-wrong =
    Traits are goals, not orders. You may act against them at any time.
    A goal counts the balance: tokens on one side, less those on the other.
    You don’t agree on answers beforehand. Guessing each other is the game.
    A goal met brings 3 hearts at the end; one missed costs 1.
    A happy partner is not your loss: most destinies need two happy people.
    You never go below two destinies before the finale.
