### Fog of Love, the serious deck. An opening is spoken by who plays the card, an option by who
### chooses it; what nobody says stands in parentheses.

scene-serious-1 = A Bag on Your Stairs
    .open = Half my life is in a sports bag on your stairs. { $you }, let’s find a place with one door and two keys.
    .ask = Where do you look?
    .a = In the thick of it: bar below, noise till three, fresh bread at six.
    .b = { $child ->
        [yes] A suburb: a hedge, a swing, and neighbours with the same.
       *[no] A suburb: a hedge, a hose, and always somewhere to park.
      }
    .c = The country. Two hens, and nobody at the door unless they’re lost.
    .d = Soon, soon. There’s a clause in my lease. (There isn’t.)
    .also-1 = You measure the sofa, the door, the sofa again. That same evening, the sports bag is unpacked for good.
    .also-2 = You come home from the viewings with two lists, and not one address in common.

scene-serious-2 = Same Stairs, Two Parties
    .open = Two in the morning, two parties, the same stairs. Don’t say anything yet. On three, we both say how it was.
    .ask = How was your party?
    .a = There was punch. Then there was this doormat. Nothing in between.
    .b = On a pile of coats, with a stranger, talking about fathers, till the last coat.
    .c = Somebody kissed me by the fridge. All right, it was a joint project.
    .also-1 = The same story, twice. You sit down on the same step, and on either side a secret stirs.
    .tell = Tell us about the evening, a sentence or two each. And if you gave the same answer: hint at a secret of yours.

scene-serious-3 = Thursday, All Evening
    .open = If anybody rings: on Thursday I was here. All evening, with you. We played rummy. Can you remember that?
    .ask = Does { $you } lie for { $me }?
    .a = All evening. You lost, you sulked. Just pray nobody asks the score.
    .b = No. I was here alone on Thursday, { $you }, and that’s what I’ll say.

scene-serious-4 = The Smallest Room
    .open = Last night, in the dark, I sat down and there was nothing there. It’s cold down there. It’s deep. We need a law.
    .ask = How should the toilet be left?
    .a = Everything down, lid and all. What’s shut can’t swallow a phone.
    .b = Everything up, always. Then we all know what we’re getting into.
    .c = Seat down, lid up: ready for either of us, even asleep.
    .d = It stays the way it was used. It’s a toilet, not a constitution.
    .also-1 = The shortest treaty in history, signed on three-ply.
    .also-2 = Three weeks on, you are still negotiating, and the building has taken sides.

scene-serious-5 = Two Names in Pencil
    .open = Fourteen guests in ink, and two names in pencil: your ex and mine. The invitations go out tonight.
    .ask = Do you invite the exes?
    .a = No way. Yours counts my grey hairs, and mine counts the teaspoons.
    .b = Why not? I’d like to meet whoever taught you to whistle like that.
    .c = Always. They know where the glasses are, and it no longer hurts.
    .also-1 = The last envelope is pressed shut by two thumbs. This party has one host, with four hands.
    .also-2 = Pencilled in, rubbed out, pencilled in: by midnight there is a hole in the list.

scene-serious-6 = Hands in Pockets
    .open = They have a soup there that cooks for two days, says the guidebook. And overleaf: couples like us had better not hold hands.
    .ask = Do you go there?
    .a = I’d go for the soup. My hands will be busy with the spoon.
    .b = One night, between flights. For one night I can be your cousin.
    .c = Never. I won’t pay for two weeks of pretending I don’t know you.
    .d = You decide, { $you }. If you can’t face it, I never liked soup.
    .also-1 = One bowl, two spoons and, under the table, where no law looks, a knee.
    .also-2 = You agree before the page is turned. The rest of the atlas is still there.
    .also-3 = { $a } has read the menu, { $c } the law. The guidebook sleeps between you.
    .also-4 = { $d } hands over the map, and looks at nothing but the face above it.

scene-serious-7 = Glitter in the Toolbox
    .open = It’s Pride on Saturday, and I’ve found the glitter. It was in the toolbox, don’t ask. Are we going?
    .ask = Pride, with you or without you?
    .a = We’re going. It was a fight before it was a party, and it isn’t won.
    .b = What for? I’m me all week, and nobody has to close a road for it.
    .c = Saturday’s when I lie down. I’ll march in spirit, and in pyjamas.
    .also-1 = Agreed at once. The glitter gets on both of you anyway, and stays until March.
    .also-2 = You argue as far as the corner, where the drums are louder than either of you.
    .also-3 = { $a } walks behind the drums and looks up at your window; { $c } has drawn the curtains.

scene-serious-8 = The Bath with Feet
    .open = Don’t look at the price yet. Look at the feet. A copper bath, on four lion’s paws, and I couldn’t pay for so much as a toe. Could you?
    .ask = Does { $you } pay?
    .a = The bath, the swan taps, and porters. That money was just bored.
    .b = (faintly) That’s my whole summer… Yes. For you, yes. I’ll just sit down.
    .c = I’ll lend it to you. Three per cent, and the paws are my security.

scene-serious-9 = The Second Line
    .open = The bank has sent a form. It has two lines for names, and so far it’s all my handwriting.
    .ask = A joint account?
    .a = All of it, overdraft included. You may as well see it in daylight.
    .b = No. What I spend on orchids stays between me and the orchids.
    .c = By income, to the penny. I’ve made a spreadsheet. It’s called “us”.
    .also-1 = One account: from now on, when it rains, it rains on both of you.
    .also-2 = Two accounts, and a jam jar for the milk. It works rather well.
    .also-3 = Your two formulas differ by four pence. You drink to the pence.
    .also-4 = You leave the bank with two free pens and nothing signed.

scene-serious-10 = Permanent Ink
    .open = { $married ->
        [yes] A ring comes off when you knead dough. Ink doesn’t.
       *[no] The tattoo place has two chairs free at three.
      } I’d wear your name here, on the wrist. Would you wear mine?
    .ask = Does { $you } hold out a wrist?
    .a = Yes: “{ $you }”, in very small letters. Quick, before I think.
    .b = No. My skin stays as delivered. I don’t even write on my hand.
    .c = (crying) No one’s ever wanted to keep me… I can’t… Your sleeve?

scene-serious-11 = From Monday, Celery
    .open = I’ve given the cheese to the choir. From Monday you and I eat what rabbits eat, for a month. Are you with me?
    .ask = Does { $you } go on a diet?
    .a = All in. Every leaf weighed. If I cry at a photo of pasta, look away.
    .b = “You and I”? You mean me. Say it. Then go and get my Stilton back.
    .c = I like me as I am. You take the celery, I’ll take your half of the tart.

scene-serious-12 = Twenty Questions, Two Boxes
    .open = Who parks, who cries, who knows the fuse box: twenty questions, and the computer tells you who’s “the man” around here and who’s “the woman”. Shall we compare?
    .ask = What does the quiz make of you?
    .a = “The man”: never lost, never wrong. I don’t see what’s so funny.
    .b = “The woman”: I never forget a birthday or a sock. Well, I don’t.
    .c = Two boxes? Why two? I’ve drawn a third, and I’m still shaking.
    .d = I stopped at question three and descaled the kettle.
    .also-1 = One of each, says the computer, with fireworks. It’s nonsense, and you are both a little flattered.
    .also-2 = Two of a kind. You are now in dispute over the custody of the fuse box.
    .also-3 = The screen goes down, the kettle goes on, and nobody in this kitchen fits a box.
    .also-4 = { $a }{ $b } prints the result; across the table, { $c }{ $d } makes a paper boat of it. Nobody laughs.

scene-serious-13 = The Fork behind the Cooker
    .open = I dropped a fork behind the cooker, and it landed on something soft. { $me_serious_24 ->
        [a] Not our furry lodger, who’s asleep on your chair.
       *[no] { $you_serious_24 ->
            [a] Not our furry lodger, who’s asleep on your chair.
           *[no] We don’t own anything soft.
          }
      } So, who cleans around here?
    .ask = Who does the cleaning?
    .a = You. You’re the one it bothers.
    .b = Me. Hand me the sponge, and stay out of here until six.
    .c = Half each. And if I’m honest, I’ve never done my half.
    .d = Nobody. Whatever it is, it was here before us.
    .also-1 = { $b } scrubs; { $a } kindly lifts both feet to let the broom pass.
    .also-2 = You both wait. So does the thing behind the cooker.
    .also-3 = You fight for the sponge and, while you’re at it, do the neighbours’ landing as well.
    .also-4 = A list goes up on the door, in two columns. The miracle: there are ticks in both.
    .also-5 = You switch off the big light. By the small one it is really quite clean.
    .also-6 = The place is half clean, and you both know exactly which half.

scene-serious-14 = The Other Alarm Clock
    .open = Tell me, between { $my_job } and { $your_job }, who’s got the easier day? Let’s swap jobs and find out.
    .ask = Do you swap?
    .a = I’ll take your pay. Keep the work, you’re so good at it.
    .b = Yes. Then I’ll know why you sigh like that on Sunday evenings.
    .c = Dream on. They’d find me out before the first coffee.
    .also-1 = Two salaries, no work. By Friday two other people have your jobs, and nobody’s noticed the difference.
    .also-2 = Keys, coats and alarm clocks change hands. On Monday you each set off into the other’s life.
    .also-3 = You keep what you have, and look at it over your coffee: not bad, when you think about it.
    .also-4 = { $c } laughs out loud. It hadn’t been a joke.

scene-serious-15 = Mental Arithmetic
    .open = { $you_sweet_14 ->
        [d] { $you_school_1 ->
            [no] You’ve told me about your first love. Ever since, I’ve been wondering about the sequels.
           *[a] I was your first love, you told me. First love. You said nothing about the rest.
          }
       *[no] I don’t want names. I want a number. I know, one doesn’t ask.
      } How many, before me? I’ll say mine if you say yours.
    .ask = How many were there before?
    .a = None. Not one. (The ceiling has become fascinating.)
    .b = Four and a half. I can explain the half.
    .c = I don’t count. And if they made you who you are, I owe them flowers.
    .d = Lots. I fall fast, I fall hard, and I still know all the birthdays.
    .also-1 = It comes out in chorus. Neither of you had been afraid, of course.
    .also-2 = You do the sum in silence. There is a remainder, and it moves in.

scene-serious-16 = Cumin
    .open = Your mother sorted our spices. I unsorted them. Now she’s crying in the hall, and your father’s out in the car with the engine running. Say something.
    .ask = Where does { $you } stand?
    .a = { $married ->
        [yes] (from the window) Go home! I said yes to { $you }, not to a spice rack.
       *[no] (from the window) Go home! { $you } is right, even about the cumin.
      }
    .b = I love all three of you. I’m going out for cumin. I may be an hour.

scene-serious-17 = One Faith at the Table
    .open = { $child ->
        [yes] Ever since the child came, my family’s been asking, every Sunday: one house, one faith, so which is it? Yours or mine?
       *[no] At my parents’ table everybody gives thanks in the same words. They’d like to hear the two of us do it with one voice. Which of us would cross over?
      }
    .ask = Do you take on the other’s faith?
    .a = I’ll cross over. I’ll learn the songs. At worst, I’ll move my lips.
    .b = No. I’d be lying to everybody in the room, and to you first of all.
    .also-1 = { $a } learns the songs, a little flat; { $b } moves up on the bench, and then the whole row does.
    .also-2 = That evening thanks are given twice, the second time rather louder.

scene-serious-18 = The Rest of the Bottle
    .open = I’m off to bed. You two finish the bottle. And don’t mind Claude, { $me_sweet_29 ->
        [no] who’s been eyeing you since the starters like the last profiterole.
       *[a] who’s given up on ghosts, and has been eyeing you since the starters.
      }
    .ask = Does { $you } resist?
    .a = Claude offered me the stars. I said I’d seen them, and washed up.
    .b = (gives in) It got late, that’s all. No trams. Claude has a tiny sofa.
    .c = One kiss, at the sink, to see. It tasted of olives. Now I know.

scene-serious-19 = A Folder at Six
    .open = I can’t tonight. It’s six, there’s a folder on my desk, and my boss says “we’re a family here”. I’m sorry about the table by the window.
    .ask = How does { $you } take it?
    .a = It’s all right, stay. You’ll find a plate by the cooker, under a plate.
    .b = You owe me a window and candles. Put it in your diary. Now. Out loud.
    .c = Poor love. Early night for me, then. (Outside: a taxi full of friends.)

scene-serious-20 = Two Brown Envelopes
    .open = “Reorganisation”, it says, over a photo of people laughing. They’re replacing { $my_job } with a machine. And look, in your envelope: { $your_job } as well.
    .ask = What do you do about work?
    .a = Nothing. I’ll keep my head down till they forget which desk is mine.
    .b = I’ll be first in and last out. Let them try it without me.
    .c = I’m resigning before noon, with cake for the whole third floor.
    .d = Evening classes, from Tuesday. I’ve already bought the pencil case.
    .also-1 = You go through it side by side: same plan, same rings under the eyes.
    .also-2 = At breakfast, each end of the table explains to the other how it’s done.

scene-serious-21 = Seven Fish
    .open = There are seven fish in that tank; I’ve had time to count. And now we’re both being looked at, over a raised pen: whose fault is it?
    .ask = What do you tell the therapist?
    .a = { $me_drama_8 ->
        [b] Not mine. Nor was the restaurant, and there we had witnesses.
       *[no] Not mine. Ask anybody you like. Ask the fish.
      }
    .b = Mine. You say “take your coat off and stay”, and I hear “coat”.
    .c = Both of us. I start, you finish. A polished duet, in the wrong opera.
    .also-1 = The pen is put down. Even the fish move to the other side.
    .also-2 = On the stairs you are no longer quite the two people who came up. It doesn’t show yet.

scene-serious-22 = Follow the Arrows
    .open = I think we live here now. Three hours of arrows on the floor, and the same lamp four times. What are we taking home?
    .ask = What goes on the trolley?
    .a = { $me_serious_1 ->
        [c] A table, two chairs, a lamp. That’s what I wanted the country for.
       *[no] A table, two chairs, and that lamp, now we know it so well.
      }
    .b = { $me_want_3 ->
        [a] Everything, and the cot with the moons! The whole catalogue family!
       *[no] Everything! The living room as it is, fake books and all. Who’ll know?
      }
    .c = You choose the sofa, I choose the colour, and nobody sighs.
    .d = Take what you like. I’ll be by the exit, on a pouffe, with a hot dog.
    .also-1 = The trolley reaches the till without one cross word. People turn to look.
    .also-2 = You carry one box in two directions. Something falls out of it, and it isn’t a screw.

scene-serious-23 = The Middle of the Table
    .open = Here’s the bill. Look where they’ve put it: the exact middle. There must have been a ruler.
    .ask = Who pays?
    .a = { $me_sunday_1 ->
        [b] This one’s mine. I’ve owed you since the karaoke: you clapped.
       *[no] This one’s mine. You gave me your last forkful, and I don’t forget.
      }
    .b = (Reads the dessert menu again, slowly, from the top.)
    .c = Half each. I had the fish, and you had most of my fish.
    .d = Ah. My wallet’s on the piano. I can see it from here.
    .also-1 = { $a } reaches out, { $b } lets it happen, and it’s hard to say who enjoys it more.
    .also-2 = Nobody moves. Around you, the chairs go up on the tables.
    .also-3 = To the penny, and half a tip each. It’s oddly tender.
    .also-4 = Somebody has to stay behind as security while somebody goes home for money. It’s far, and it’s raining.

scene-serious-24 = An Ear and a Half
    .open = It’s been following me since the station. An ear and a half, no collar, and { $child ->
        [yes] already at the foot of the child’s bed.
       *[no] already on your chair.
      } I said no the whole way. Not very well.
    .ask = Does it stay?
    .a = It stays. I’m on the floor already, talking like my grandmother.
    .b = Too much work. Who’d stay in with it? I mean to be out every night.
    .c = I know a lady with a garden. Well, I know a garden. I’ll drive it over.

scene-serious-25 = At the Cheese Counter
    .open = The one by the Cheddar, with the basket: two years we lived together. And that wave wasn’t for me. Where do you two know each other from?
    .ask = How does { $you } know this ex?
    .a = From chess. Wednesdays, for years. We’ve said “check” to each other.
    .b = From rowing. The slow boat. We were the two who mimed.
    .c = { $me_serious_15 ->
        [a] Er… my ex as well. I know, I said “none”. I’d rounded down.
       *[no] Ah. My ex as well. What taste we have. Shall we compare notes?
      }
    .d = That swine sold me a car with no brakes. And you kissed that!
    .tell = { $you }, in a sentence or two: where, how, and why never a word until now?

scene-serious-26 = The 6.12
    .open = They’re offering me the job, { $you }. The real one, better paid, my name on the door. The door is four hundred kilometres away.
    .ask = Does { $me } go?
    .a = We’ve got screens. We’ll have dinner every night, in two windows.
    .b = We need the money. I’ve done the sums three times, and cried at each.
    .c = { $married ->
        [yes] “For better, for worse.” Nobody mentioned trains. We stay together.
       *[no] No. What’s money for, at one end of the line? We stay together.
      }
    .also-1 = { $me } takes the job and the 6.12. On the platform, { $you } waves until it is a different train.
    .also-2 = { $me } writes back: no, thank you. { $you } posts it before the ink is dry.
    .also-3 = The offer stays on the table; every evening somebody folds it once more.

scene-serious-27 = And, Not Or
    .open = I’ve practised this in the car, always at the same red light. I’m bi. I always have been. It takes nothing away from you.
    .ask = What does { $you } answer?
    .a = Still a duvet thief? Then nothing’s changed. I’m glad you told me.
    .b = All this time? I thought I knew who I slept next to. Don’t touch me.
    .c = Me too. Well, pan. I never got round to saying. I thought it showed.
    .d = Wait. Where does that leave us? Am I only half? I need a minute.
    .kept = { $me } never said it. One red light in town knows, and keeps it to itself.

scene-serious-28 = Bin Day
    .open = I’ve put it in your diary, on the mirror and inside your left shoe. It’s our anniversary: { $married ->
        [yes] the day we said yes.
       *[no] { $me_sunday_1 ->
            [a] the day of the restaurant.
            [b] the day of the karaoke.
            [c] the day we were tourists.
           *[no] the day it all began.
          }
      } Well?
    .ask = Did { $you } remember?
    .a = Why else would there be suitcases in the hall? The train’s at ten.
    .b = Today? Bin day. No? Go on, tell me, so one of us gets a surprise.
    .kept = The note is still in the left shoe. { $me } spent the evening tête-à-tête with a candle.

scene-serious-29 = Eleven Square Metres
    .open = { $you_serious_3 ->
        [a] That Thursday when we “played rummy”, I was signing a lease.
        [b] That Thursday you wouldn’t lie about, I was signing a lease.
       *[no] My Thursday Italian class doesn’t exist. I was signing a lease.
      } Eleven square metres and a shutter that howls. { $you }, I’m starting a business.
    .ask = What does { $you } say?
    .a = A business, fine. But behind my back? Why couldn’t you tell me?
    .b = With what money? I’ll never sleep again. Give back the key, please.
    .c = Move over. I’ll do the books, and I’ve got oil for that shutter.
    .kept = Eleven square metres, and not a word. { $me } oiled the shutter in secret, and the customers came.

scene-serious-30 = On Second Thoughts
    .open = Wait. I heard my answer, and then I heard yours. Strike mine out: I say what you say.
