### Fog of Love, the drama deck. An opening is spoken by who plays the card, an option by who chooses
### it, to the other; what nobody says stands in parentheses.

scene-drama-1 = For the Record
    .open = I’m not shouting. I’m speaking up, so that the people downstairs get both versions. And for the record, { $you }, this is how it began…
    .ask = Who is right?
    .a = I am. A hundred per cent. You could have it framed.
    .b = I am, mostly. I’ll give you my tone of voice. The rest stands.
    .c = Half you, half me. The stupidity’s been evenly spread since four.
    .d = I’m wrong. I’ve known it for ages, but my mouth kept going.
    .also-1 = { $a } has won. The prize is being right, in a very quiet kitchen.
    .also-2 = { $b } takes a lap of honour, once around the sofa.
    .also-3 = { $c } came to share the blame, and is told to keep the change.
    .also-4 = Half each, for once without a remainder. You shake hands on it, across the sink.
    .also-5 = Now you both insist on being the guilty one. It gets loud again, and then somebody giggles.
    .tell = { $me }, what started it? The smaller the better: a lid, a left turn, a way of saying “hm”.

scene-drama-2 = Minus Four on the Balcony
    .open = You were laughing on the balcony, with the door shut, at minus four. { $you_serious_18 ->
        [b] Was that Claude, of the tiny sofa?
       *[no] And it wasn’t the laugh you keep for the bank.
      } Who were you talking to, { $you }?
    .ask = Who was on the phone?
    .a = A colleague. Shall I line them all up, so you can sniff them?
    .b = Me? No, that’s next door. Same balcony, same laugh. Easily done.
    .c = My ex. I wondered if it still tickled. It does, in the left ear.
    .d = I won’t say. And I’m going to finish my pear.

scene-drama-3 = A Tape Marked Gutters
    .open = The tape marked “Gutters”. You’ve watched it. So, yes: that’s me, { $me_school_1 ->
        [no] that’s long before you,
       *[a] that’s from the summer when we weren’t speaking,
      } and that wasn’t my chandelier.
    .ask = How does { $you } take it?
    .a = Where does one get a chandelier? You hold the camera. I’ve got ideas.
    .b = Revolting! And labelled, and next to the jam! Keep away from me.
    .c = What tape? I went down for potatoes. Look: potatoes.
    .d = (crying) You throw your head back. You never laugh like that with me.

scene-drama-4 = Forty Sopranos
    .open = I only told my sister. My sister told her choir. So yes, { $you }, it’s true: forty sopranos know what I’d like to change about you.
    .ask = Does { $you } change?
    .a = All right, I’ll change. I’m going at the elbows anyway.
    .b = You, your sister, the whole aviary: shut your beaks, the lot of you!
    .c = Change? I’m yawning already. Tell the altos I got as far as the sofa.

scene-drama-5 = The Back Room
    .open = My aunt’s coming on Friday, with a suitcase and her views on couples like us. { $married ->
        [yes] We’ve got two rings, and in my letters you still rent the back room.
       *[no] In my letters you rent the back room. She sends you socks.
      } What do we do?
    .ask = What do you do about the aunt?
    .a = No hurry. It can wait till it’s right. I’ll make up the other bed.
    .b = We write first. She can do her shouting in her own kitchen.
    .c = We tell her here, calmly, over cake. It’s news, not an earthquake.
    .d = I’ll be away till Monday. I’ve looked up the trains. It’s simpler.
    .also-1 = You want the same thing. All at once it isn’t hiding any more, it’s a plan, and there are two of you in it.
    .also-2 = All week you rehearse two different plays. The aunt is the only one to enjoy her stay.

scene-drama-6 = Two Benches Down
    .open = Two benches down, with the dog: “Those two? Together? Oh, come on.” I heard it. You heard it. Even the dog looked ashamed.
    .ask = What do you do?
    .a = (Says nothing, and watches the river until it’s over.)
    .b = Oi, you with the dog! Say that again! D’you want a certificate?
    .c = Kiss me. Here. Long enough for the dog to sit down.
    .d = I’ll go and ask the dog’s name. Some people only need introducing.
    .also-1 = The two of you do it in step, without a rehearsal. The dog is the first to wag.
    .also-2 = { $a } says nothing. It isn’t the stranger who hears it.
    .also-3 = { $b } sees to the shouting, { $c } to the kissing. The stranger has nowhere left to look.

scene-drama-7 = Everything Must Go
    .open = There’s a van downstairs, and a sign: “Everything must go”. Your everything. { $you_serious_22 ->
        [b] You bought a whole living room, fake books and all, and I can’t get to the window any more.
       *[no] I love you, I just can’t get to the window any more.
      }
    .ask = Does { $you } sell?
    .a = No! Every single thing has a story, and the street’s about to hear it!
    .b = Go on, then. All of it, to the tip. I’ll be in the bath, in the dark.
    .tell = { $me }, name three things of { $you }’s that ought to go on the van first.

scene-drama-8 = Getting Like This
    .open = { $you_sunday_1 ->
        [a] At that first restaurant of ours you let me say “gnocchi” however I liked. Tonight you’ve corrected it,
       *[no] You’ve corrected my “gnocchi”,
      } salted my plate and told the waiter that I get like this. Well: now I’m getting like this.
    .ask = The whole room is listening. How do you go on?
    .a = I’m wrong. I’ve been wrong since the bread. Please, have my pudding.
    .b = I’m right. Ask the room. Look at them. They’re nodding.
    .c = Enough. It’s getting cold, and I’d rather eat than win. Knives down.
    .also-1 = You’re both right, loud enough for the kitchen. At the next table they ask for the bill.
    .also-2 = You swap plates, without a word. Now each of you tastes what the other has had to swallow.

scene-drama-9 = Only M
    .open = Would you pass me my phone? Thanks… Why are you holding it like a dead fish? That’s only M. M always writes at midnight. With hearts.
    .ask = What does { $you } do with the fish?
    .a = “My scarf still smells of you.” Who’s M? And don’t say your mum.
    .b = Here. It buzzed. I haven’t read a thing. Sleep well, { $you }.
    .c = Only M. Here you are. (The number has already been learnt by heart.)

scene-drama-10 = In Green Crayon
    .open = { $child ->
        [yes] The drawing on the fridge isn’t by ours.
       *[no] The drawing on the fridge isn’t from my nephew.
      } I have a child, { $you }, with somebody else. Seven years old, two teeth missing, my ears. I should have told you long ago.
    .ask = What does { $you } do?
    .a = Seven. A small chair, then. (breathes out) And what’s the name?
    .b = (A coat. A door, closed very softly. The stairs. Then nothing.)
    .c = I don’t know if I could look at that face. Or if I can look at yours.

scene-drama-11 = Four Times up the Stairs
    .open = Four times up these stairs, and four times down again. { $me_drama_1 ->
        [a] You know me, always a hundred per cent right. Not today.
       *[no] I had a speech, but I lost it on the second floor.
      } Forgive me, { $you }.
    .ask = Does { $you } forgive?
    .a = Come in, you’re shivering. It’s all forgiven. Even what you left out.
    .b = No. Carry it down again, one step at a time. I hope it’s heavy.
    .tell = { $me }, what have you done? One sentence, without a “but”.

scene-drama-12 = Thank You for Calling
    .open = Pat died this morning. Twenty years my best friend; and when they told me, I said “thank you for calling”. “Thank you”, { $you }, as if they’d confirmed a table.
    .ask = What does { $you } do?
    .a = Chin up! Pat wouldn’t want a long face. Shall we see what’s on?
    .b = I’ve turned off the soup. Come here, on the floor. Tell me about Pat, or don’t.
    .c = Twenty years, and I never met Pat. Why not? (goes into the other room)

scene-drama-13 = Somebody in Lisbon
    .open = It isn’t a mistake, that line on my tax return. I’m still married, to somebody in Lisbon. { $married ->
        [yes] With you that makes two, { $you }. I’ve looked it up. You’re only meant to have the one.
       *[no] We did mean to divorce, { $you }. Then the boiler broke.
      }
    .ask = What does { $you } answer?
    .a = You’re here at breakfast. I’ve never yet been jealous of paper.
    .b = And you sat at my mother’s table with that face! You make me sick.
    .c = Fine. And what else is there? Take your time. I’ve got a pencil.
    .d = So we’re three already? Open relationship it is, guest book and all.

scene-drama-14 = Four Hundred Hearts
    .open = Dominique has put us online. The beach, the kiss, “Official at last!” Four hundred hearts already. One’s from my boss. One’s from my father, who didn’t know.
    .ask = Nobody asked you. What do you do?
    .a = I’ve answered. In capitals, for all to see. I’m crying on the keys.
    .b = I’ll ring and roar that I’ve got a lawyer. I’ve got a dentist.
    .c = I’ll ring, and say it quietly: that was ours to tell. Take it down.
    .d = Phone in the drawer. By Friday they’ll be looking at someone’s cat.
    .also-1 = You speak with one voice. Within the hour the picture’s gone, and you are still there.
    .also-2 = You roar into one phone, cheek to cheek. Dominique apologises twice, once to each ear.
    .also-3 = Two phones in one drawer. It turns into a lovely evening, and nobody has seen a picture of it.
    .also-4 = Two answers to one picture. Now even Dominique knows that you don’t agree.

scene-drama-15 = A Selection of Candles
    .open = Well, go on, look at the passport. No, it isn’t a misprint. { $me_school_1 ->
        [no] The candles on my cakes have always been a selection.
       *[a] At school, I’d done that year before. Twice.
      } Now you know how old I am.
    .ask = How does { $you } take it?
    .a = As if I cared about years! (carries the pillow over to the sofa)
    .b = Brilliant! So tell me, what was it like before the zip was invented?
    .c = I love you no less. I just need to redo the sums. Give me till Sunday.
    .kept = { $me } never did leave the passport lying about. Nobody ever counted the candles; they went out too fast.

scene-drama-16 = One Eye Open
    .open = (a sob, a long one) No, don’t worry about me. I’ll go and lie down in the hall, where nobody has to step over… (one eye opens, to see how it’s going)
    .ask = Does { $you } fall for it?
    .a = Oh no, don’t cry! Here, blow. Forget it, I’ll say something else.
    .b = Stop it. You’re checking your face in the back of a spoon.

scene-drama-17 = Ask the Rubber Plant
    .open = (to { $me_serious_24 ->
        [a] the animal with an ear and a half
       *[no] { $you_serious_24 ->
            [a] the animal with an ear and a half
           *[no] the rubber plant
          }
      }) Kindly tell { $you } that I’m not saying anything. (And that is the last word until Thursday.)

scene-drama-18 = Wrong, Once More
    .open = Wrong. (one finger, on the table) Once more, { $you }, from the beginning. And this time, the answer I had in mind.

scene-drama-19 = Shrimp
    .open = Third floor, blue shutters: that was us. The baker still calls me Shrimp. On these steps I turn into somebody else, { $you }. We had a rule at table: whoever holds the bread may speak. You or me first?

scene-drama-20 = The Lunch Box
    .open = { $me_serious_21 ->
        [no] Eight sessions of my mother, and in the ninth, out of nowhere: the lunch box.
       *[a] I went back to the seven fish, without you. Eight hours of my mother, and then, out of nowhere: the lunch box.
      } I howled, I laughed, I paid. And since ten past five, { $you }, I haven’t been the same.

scene-drama-21 = Into the Stove
    .open = There was a list. What you said at Easter, what you did to my coat, that business with the boat. It’s in the stove, { $you }. As of tonight, you never did any of it.

scene-drama-22 = Radio Off
    .open = Turn off the radio. No, off. For a month all we’ve said to each other is “salt” and “keys”. I think I know what you really want, { $you }. Let me try to say it.

scene-drama-23 = The Hollow of the Shoulder
    .open = Shh. Don’t explain. Come here, put your head there; that’s what the hollow is for. Breathe when I breathe. Whatever you were a minute ago, you can stop being it.

scene-drama-24 = The Same Pea
    .open = Ow! You too? Both of us under the table, after the same pea. What were we saying? Something nobody was supposed to know… No, it’s gone. And from down here, you look like somebody else.

scene-drama-25 = Apricot
    .open = My apricot. My lighthouse. My warm side of the pillow. (scratching gently behind one ear) There’s something you wish for, and I’m going to say what. If I’m right, you needn’t answer: just purr.

scene-drama-26 = Lucky Numbers 4 and 19
    .open = Listen to mine: “Tomorrow you will be another person. Lucky numbers 4 and 19.” Laugh if you like, { $you }. I can feel it already. It starts in the knees.

scene-drama-27 = Page 94
    .open = Page 94: “Look at the one you love as you would at a house by night. Which room has the light on?” Hold still, { $you }, and leave the curtains open. I think I can see which.

scene-drama-28 = Not a Word of It
    .open = What I said just now: it isn’t true. Not a word of it. I’ve no idea why I do that. It came in, sat down, and looked so natural.

scene-drama-29 = Stripes
    .open = (at the window) Look at that, next door have got a new awning. With stripes. I’d never have had them down as stripes.

scene-drama-30 = Same Size, Please
    .open = That sentence, can I have it back? I’ve only worn it once. I’d like to change it for another one, same size, in a kinder colour.

scene-drama-31 = Long Showers
    .open = { $you_drama_2 ->
        [b] So it was next door, on the balcony?
        [d] You wouldn’t say who it was, on the balcony.
       *[no] I know, I know: one doesn’t do this.
      } Your code’s still your birthday, { $you }, and you take such long showers. Come and read me this message, aloud.

scene-drama-32 = The Basin at the Back
    .open = Head back, eyes shut, warm water, and then that voice above me: “As for { $you }, well, you know all that, of course.” I said of course. So tell me, what do I know?
