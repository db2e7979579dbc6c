### Fear of the Dark, in English: the lessons for who is new. Each says what it is about and the
### one thing to do now, in thirty words at most.

first-strike = You are lost in the dark, and want out. You have a few matches: by their light you see and plan. Spend the first one.
first-plan = Your mind lies open. Choose the cards to act with while this match burns: two Walks and something else, say. Then confirm your hand.
first-walk = Pick Walk, then a glowing square. A door leads into an unknown room. Once every room is found, any open door leads out.
first-turn = A new room! Turn it until its doors lead on and nothing blocks your way. Then place it.
first-danger = Claw marks: a danger! It strikes whoever walks straight in; most dangers spare whoever looks in first, with Scout. Turn the room and place it.
first-search = A numbered square within your reach hides an object. Play Search to take it. Most objects stay with you until you use them.
first-secret = A square within your reach hides a secret: a door, a map or a hint. Only in the light can it be read. Play Search.
first-last-card = Your last card: once it is played, the light goes out. It can do what it says, or carry you two squares. Play it.
first-joker = Dark again. Here every action burns a card for ever, and without cards you are lost. Better to spend another match.
first-exit = Every room is found! Now each open door leads out into the day. Walk through one, and you have won.
