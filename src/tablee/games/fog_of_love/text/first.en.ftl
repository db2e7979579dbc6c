### Fog of Love, in English: the lessons of the first play. Each says what it is about and the one
### thing to do now, in thirty words at most.

first-face = Two invented people try to fall in love, and you play one of them. Nobody wins: there is a story. First of all, who are you?
first-both = Both of you answer in secret, then show it together. Guess what the other will say: it often pays to agree. Choose, and seal it.
first-play = Your turn. These scenes are what happens to the two of you. Touch one to read it, and play it.
first-hearts = The number beside each heart says how happy that character is. Scenes raise and lower it. See how it stands, and choose.
first-tokens = The little signs on an answer are tokens: they shape your personality, for both to see. Choose what your character would do.
first-goals = Your three traits are secret goals: they need tokens on those sides of your personality. Find them in “My secrets”, then go on.
first-destinies = Your destinies say how it may end for you; one of them counts. Find them in “My secrets”, then play a scene.
first-destiny = As the story goes on you have fewer destinies, and in the end one. Let go of the one that suits you least.
