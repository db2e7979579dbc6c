### Fog of Love, in English: the lessons of the first play. Each says what it is about and the one
### thing to do now, in thirty words at most.

first-face = Two invented people try to fall in love, and you play one of them. Nobody wins: there is a story. First of all, who are you?
first-both = Both of you answer in secret, then show it together. Guess what the other will say: it often pays to agree. Choose, and seal it.
first-play = Your turn. These scenes are what may happen to the two of you. Take one up to read it, and play the one you like.
first-hearts = The number beside each heart says how happy that character is. Scenes raise and lower it. See how it stands, and choose.
first-tokens = The little signs on an answer are tokens for your personality, which both of you see. A target marks those that serve your goals. Choose.
first-goals = Your character is after three goals, and the other knows nothing of them. Read them in “My secrets”, then give your character a name.
first-destinies = Your destinies say how it may end for you; one of them counts. Find them in “My secrets”, then play a scene.
first-destiny = From chapter to chapter you give up destinies. Here each answer keeps one of them safe: it says so below. Which would you keep?
first-final = Your last choice: one of the destinies you have left. Then everything comes out, your goals are counted, and you see whether it is fulfilled.
