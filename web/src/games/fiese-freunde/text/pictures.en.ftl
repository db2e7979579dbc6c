### Fiese Freunde Fette Feten, the rules as pictures, in English: few words below each picture.

pic-about = A whole life each, from leaving home on, card by card: friends, loves, vices, and what they leave behind. Everything is paid for in time.
pic-win = You have five secret goals; each says what your life must be like. Whoever realises five first wins. The open super goal counts as well, for whoever gets there first.
pic-turn-1 = What life has on offer, for all. A card says what it needs (above), and what it makes of you (below).
pic-turn-2 = Put up a card. All who meet its needs may bid time; the highest bid pays, and lives it. (Leaving home, you simply take one.)
pic-turn-3 = Is somebody else in it? You choose who. But whoever holds your telephone may call, and then you must take them.
pic-turn-4 = Your characteristics go from 0 to 3. A point more on a full one changes another instead: it resets to 0.
pic-turn-5 = Had enough? Pass: you are out until the next slice of life, and get time. The first to pass gets the most.
pic-sample-1 = You put up “Sixty metres of elastic”: it needs a friend, takes your sadness and brings wisdom.
pic-sample-2 = You open with 2 of your time. Robin and Camille drop out: you pay the bank, and the card is yours.
pic-sample-3 = You pick Wilma. But Camille, your friend too, calls with her telephone: now it is she who jumps with you, and it changes her life as well.
pic-sample-4 = No sadness, no money, three people in your circle: one of your goals is met. In your next turn you may realise it.
pic-symbol-smoking = { trait-smoking }
pic-symbol-alcohol = { trait-alcohol }
pic-symbol-drugs = { trait-drugs }
pic-symbol-money = { trait-money }
pic-symbol-illness = { trait-illness }
pic-symbol-weight = { trait-weight }
pic-symbol-sadness = { trait-sadness }
pic-symbol-church = { trait-church }
pic-symbol-wisdom = { trait-wisdom }
pic-symbol-least = needs 2 of it, or more
pic-symbol-none = needs none of it
pic-symbol-gain = one point more
pic-symbol-reset = resets to 0
pic-symbol-friend = somebody of your circle; below, somebody new
pic-symbol-partner = the one you love; below, a new love or a deeper one
pic-symbol-ex = somebody you loved
pic-symbol-married = married
pic-symbol-happily-married = happily married
pic-symbol-sex = a night
pic-symbol-child = a child
pic-symbol-same-sex = same-sex relationships or nights
pic-symbol-separation = your love ends
pic-symbol-marry = a wedding
pic-symbol-divorce = a divorce
pic-symbol-same-person = A: one and the same person on this card
pic-symbol-time = time: what you pay with
pic-symbol-phone = telephone: call once, and be in it
pic-symbol-goal = goal
pic-symbol-super = super goal, open to all; on a card, a rule of its own
pic-wrong =
    Only whoever wins the auction pays. If it is not you, and you put the card up, you have another turn.
    Friends, loves and children bind both. If you marry somebody, they are married too.
    Another player who takes part gets all that the card brings, wanted or not.
    You get to know another player only by telephone. Townspeople you simply meet.
    A full characteristic is not always bad: the one that resets may be the one you want rid of.
    Realising a goal takes your turn, and is never done for you.
