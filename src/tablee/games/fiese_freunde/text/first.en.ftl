### Fiese Freunde Fette Feten, in English: the lessons for who is new. Each says what it is about
### and the one thing to do now, in thirty words at most.

first-life = You are eighteen, with five secret goals. Every card you live changes your life. But first of all: who are you? Choose.
first-card = Leaving home! Above, a card says what it needs; below, what it makes of you. Pick one you can live, then “Take this card”.
first-goals = These are your goals: whoever reaches five of them first wins. See what they need, and find a card that brings you nearer.
first-tracks = Your characteristics go from 0 to 3; cards and goals ask for them. See what has moved, then take another card.
first-friend = This happens with somebody, who will be in your circle of friends; other cards will need them. Choose with whom.
first-love = Love! Another card like this with the same person deepens it: engaged, married, happily married. Choose with whom.
first-telephone = Somebody is about to live this without you. You hold their telephone: call, and it happens to you too. See what it would bring you, then decide.
first-pass = Had enough for now? Pass: whoever passes first gets the most time, and soon you bid with it. Or live one more card.
first-auction = From now on, cards are sold for time. Put up one that you would like; whoever could live it may bid.
first-bid = Everything is paid for in time. Bid: the others bid more or drop out. Only the winner pays, and lives the card.
first-overflow = This card adds to a full characteristic, so another one resets to 0: follow the arrow. Sometimes that helps. Open the card, and decide.
first-goal = You have all that this goal needs! Realise it now. Four more, and you have won.
