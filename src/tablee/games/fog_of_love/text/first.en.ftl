### Fog of Love, in English: the lessons for who is new. Each says what it is about and the one
### thing to do now, in thirty words at most.

first-face = Two invented people try to fall in love, and you play one of them. Nobody wins: there is a story. First of all, who are you?
first-traits = Five traits, each with a goal: so many tokens of its sign. Goals reached make you happier at the end, and stay hidden until then. Keep three.
first-occupation = Both of you see your job, and it brings a token at once. Does one of these serve your goals? Choose.
first-feature = What do you notice about the other? Each of these gives them a token, for or against goals you can only guess. Give one.
first-both = Both of you answer in secret, then show it together. Guess what the other will say: it often pays to agree. Choose, and seal it.
first-play = Your turn. These scenes are what may happen to the two of you. Take one up to read it, and play the one you like.
first-hearts = The number beside each heart says how happy that character is. Scenes raise and lower it. See how it stands, and choose.
first-tokens = The little signs on an answer are tokens for your personality, which both of you see. A target marks those that serve your goals. Choose.
first-alone = This time only you answer, and the tokens are yours alone. What else an answer does is written with it. Choose.
first-goals = Your character is after three goals, and the other knows nothing of them. Read them in “My secrets”, then give your character a name.
first-destinies = Your destinies say how it may end for you; one of them counts. Find them in “My secrets”, then play a scene.
first-secret = Among these is a secret: you lay it face down, and your turn is over. It counts once it comes out. Read it, then decide.
first-exchange = Among these is a minor scene: it brings the chapter no nearer to its end. You may first exchange it for another. Decide.
first-react = You hold a reaction that fits this moment: it can change what happens here. Read it; then play it, or let the scene go on.
first-deck = You draw a new scene, from the gentler deck or from the graver one: their names say which. Choose.
first-destiny = From chapter to chapter you give up destinies. Here each answer keeps one of them safe: it says so below. Which would you keep?
first-back = Some answers bring back a destiny, others cost you one: it says so below each. Think of how it should end for you, and choose.
first-final = Your last choice: one of the destinies you have left. Then everything comes out, your goals are counted, and you see whether it is fulfilled.
