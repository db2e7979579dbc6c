### Fog of Love, the serious deck. An opening is spoken by who plays the card, an option by who
### chooses it; what nobody says stands in parentheses.

scene-serious-1 = Two Toothbrushes, One Glass
    .open = Half my life is in a sports bag on your stairs. { $you }, let’s find a place with one door and two keys.
    .ask = Where do you look?
    .a = In the thick of it: a bar below, a cinema next door, noise until three and bread at six.
    .b = { $child ->
        [yes] A suburb: a hedge, a swing, and neighbours who have a hedge and a swing.
       *[no] A suburb: a hedge, a hose, the same bus at the same time, and always somewhere to park.
      }
    .c = The country. Two hens, one road, and nobody at the door unless they’re lost.
    .d = Soon, soon. There’s a clause in my lease. (There isn’t.)
    .also-1 = You measure the sofa, the door, the sofa again; that same evening the sports bag is unpacked for good.
    .also-2 = You come home from the viewings with two lists, and not one address in common.

scene-serious-2 = Same Stairs, Two Parties
    .open = Two in the morning, two parties, the same stairs. Don’t say anything yet. On three, we both say how it was.
    .ask = How was your party?
    .a = There was a bowl of punch. Then there was this doormat. I’ve got nothing in between.
    .b = Two of us sat on the coats and talked about our fathers until there were no coats left.
    .c = Somebody kissed me by the fridge. Well, “somebody”: it was more of a joint project.
    .also-1 = The same story twice. You sit down on the same step, and on either side a secret stirs.
    .tell = Tell the evening, a sentence or two each. And if you gave the same answer: hint at a secret of yours.

scene-serious-3 = Thursday, All Evening
    .open = If anybody rings: on Thursday I was here. All evening, with you. We played rummy. Can you remember that?
    .ask = Does { $you } lie for { $me }?
    .a = All evening. You lost, you sulked. Just pray that nobody asks me for the score.
    .b = I was here without you on Thursday, { $you }, and when I lie, it shows from across the street. No.

scene-serious-4 = The Smallest Room
    .open = Last night, in the dark, I sat down and there was nothing there. It’s cold in there. It’s deep. We need a law.
    .ask = How should the toilet be left?
    .a = Everything down, lid and all. What’s shut can’t swallow a telephone.
    .b = Everything up, always. Then we all know what we’re getting into.
    .c = Seat down, lid up: ready for either of us, even asleep.
    .d = It stays the way it was used. It’s a toilet, not a constitution.
    .also-1 = The shortest treaty in history, signed on three-ply.
    .also-2 = Three weeks on, you are still negotiating, and the building has taken sides.

scene-serious-5 = Two Names in Pencil
    .open = Fourteen guests in ink, and two names in pencil: your ex and mine. The invitations go out tonight.
    .ask = Do you invite the exes?
    .a = No way. Yours counts my grey hairs, and mine counts the teaspoons.
    .b = Why not? I’ve always wanted to meet the person who taught you to whistle.
    .c = Always. They know where the glasses are, and it stopped hurting years ago.
    .also-1 = The last envelope is pressed shut by two thumbs. This party has one host, with four hands.
    .also-2 = Pencilled in, rubbed out, pencilled in: by midnight there is a hole in the list.

scene-serious-6 = Hands in Pockets
    .open = They have a soup there that cooks for two days, says the guidebook. And overleaf: couples like us had better not hold hands.
    .ask = Do you go there?
    .a = I’d go for the soup. My hands will be busy with the spoon.
    .b = One night, between two flights. For one night I can pass for your cousin.
    .c = Never. I won’t pay for two weeks of pretending I don’t know you.
    .d = You decide, { $you }. If you go, I go. If you can’t, I never liked soup.
    .also-1 = One bowl, two spoons and, under the table, where no law looks, a knee.
    .also-2 = You agree before the page is turned. The rest of the atlas is still there.
    .also-3 = { $a } has read the menu, { $c } the law. The guidebook sleeps between you.
    .also-4 = { $d } gives the map away, and looks at nothing but the face above it.

scene-serious-7 = Glitter in the Toolbox
    .open = It’s Pride on Saturday, and I’ve found the glitter. It was in the toolbox, don’t ask. Are we going?
    .ask = Pride, with you or without you?
    .a = We’re going. It was a fight before it was a party, and it isn’t won.
    .b = What for? I’m who I am all week, and nobody has to close a street for it.
    .c = Saturday’s when I lie down. I’ll march in spirit, and in pyjamas.
    .also-1 = Agreed at once. The glitter gets on both of you anyway, and stays until March.
    .also-2 = You argue as far as the corner, where the drums are louder than either of you.
    .also-3 = { $a } walks behind the drums and looks up at your window; { $c } has drawn the curtains.

scene-serious-8 = The Bath with Feet
    .open = Don’t look at the price yet. Look at the feet. A copper bath, with the feet of a lion, and I can’t pay for so much as a toe. Could you?
    .ask = Does { $you } pay?
    .a = The bath, the swan taps, and four strong people for the stairs. That money only bored me.
    .b = (very quietly) That’s my whole summer… Yes. For you, yes. I’ll just sit on the edge a moment.
    .c = I’ll lend it to you. Three per cent, first of the month, and the feet are my security.

scene-serious-9 = The Second Line
    .open = The bank has sent a form. It has two lines for names, and so far it’s all my handwriting.
    .ask = A joint account?
    .a = Everything I’ve got goes in, overdraft included. You might as well see it by daylight.
    .b = No. What I spend on orchids stays between me and the orchids.
    .c = A share each, by income, to two decimals. I’ve made a spreadsheet; the file is called “us”.
    .also-1 = One account: from now on, when it rains, it rains on both of you.
    .also-2 = Two accounts, and a jam jar for the milk. It works rather well.
    .also-3 = Your two formulas differ by eleven cents. You drink to the cents.
    .also-4 = You leave the bank with two free pens and nothing signed.

scene-serious-10 = Permanent Ink
    .open = { $married ->
        [yes] A ring comes off when you knead dough. Ink doesn’t.
       *[no] Two chairs are free at the tattoo place, at three.
      } I’d wear your name here, on the wrist. Would you wear mine?
    .ask = Does { $you } hold out a wrist?
    .a = Yes. “{ $you }”, in small letters, so I can read it when I wash up. Quick, before I think.
    .b = My skin stays as delivered. I don’t even write shopping lists on my hand.
    .c = (in tears) Nobody ever wanted to keep me… I can’t… Lend me your sleeve.

scene-serious-11 = From Monday, Celery
    .open = I’ve given the cheese to the choir. From Monday you and I eat what rabbits eat, for a month. Are you with me?
    .ask = Does { $you } go on a diet?
    .a = All in. Every leaf weighed and written down. And if I cry at a poster for pasta, look away.
    .b = “You and I”? Meaning me. Go on, say it. And then fetch me back my Stilton.
    .c = I like me the way I am. You take the celery; I’ll take your half of the tart.

scene-serious-12 = Twenty Questions, Two Boxes
    .open = Who parks, who cries, who knows the fuse box: twenty questions, and the computer tells you who’s “the man” here and who’s “the woman”. Shall we compare?
    .ask = What does the quiz make of you?
    .a = “The man”: never lost, never wrong. I don’t see what there is to laugh about.
    .b = “The woman”: I remember birthdays and pick up socks. Well, I do. Give me yours.
    .c = I never got past the two boxes. Why two? I’ve drawn a third, and I’m still shaking.
    .d = I stopped at question three and descaled the kettle.
    .also-1 = One of each, says the computer, with fireworks. It’s nonsense, and you are both a little flattered.
    .also-2 = Two of a kind. You are now in dispute over the custody of the fuse box.
    .also-3 = The screen goes down, the kettle goes on, and nobody in this kitchen fits a box.
    .also-4 = On one side of the table the result is printed, on the other it becomes a paper boat. Nobody laughs.

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
    .also-4 = A list goes up on the door, in two columns. The miracle is the ticks.
    .also-5 = You switch off the big light. By the small one it is really quite clean.
    .also-6 = The place is half clean, and you both know exactly which half.

scene-serious-14 = The Other Alarm Clock
    .open = Between { $my_job } and { $your_job }: who has the easier day, do you think? Let’s swap jobs and find out.
    .ask = Do you swap?
    .a = I’ll take your pay. Keep the work, you’re so good at it.
    .b = Yes. Then I’ll know at last what makes you sigh like that on Sunday evenings.
    .c = Dream on. Who lets me in on Monday? They’d find me out before the first coffee.
    .also-1 = Two salaries, no work. By Friday others have your jobs, and nobody has noticed a difference.
    .also-2 = Keys, coats and alarm clocks change hands. On Monday you each set off into the other’s life.
    .also-3 = You keep what you have, and look at it over your cups: not bad, when you think of it.
    .also-4 = { $c } laughs out loud. It hadn’t been a joke.

scene-serious-15 = Mental Arithmetic
    .open = { $you_sweet_14 ->
        [d] { $you_school_1 ->
            [no] You’ve told me about your first love. Since then I keep thinking of the sequel.
           *[a] I was your first love, you told me. Love, you said. You said nothing of the rest.
          }
       *[no] I don’t want names. I want a number, and one doesn’t ask, I know.
      } How many, before me? I’ll say mine if you say yours.
    .ask = How many were there before?
    .a = None. Not one. (The ceiling has become fascinating.)
    .b = Four and a half. I can explain the half.
    .c = I don’t keep a list. And if they made you who you are, I owe them flowers.
    .d = Lots. I fall fast, I fall hard, and I still know all the birthdays.
    .also-1 = It comes out in chorus. Neither of you had been afraid, of course.
    .also-2 = You do the sum in silence. There is a remainder, and it moves in.

scene-serious-16 = Cumin
    .open = Your mother sorted our spices. I sorted them back. Now she’s crying in the hall, and your father’s out in the car with the engine running. Say something.
    .ask = Where does { $you } stand?
    .a = { $married ->
        [yes] I’ll tell them to drive home. I said yes to { $you }, not to a spice rack.
       *[no] I’ll tell them to drive home. In this kitchen { $you } is right, even about cumin.
      }
    .b = I love all three of you, and I’m going out to buy cumin. I’ll be about an hour.

scene-serious-17 = One Faith at the Table
    .open = { $child ->
        [yes] Ever since the child came, my family asks every Sunday: one house, one faith, so which one? Yours or mine?
       *[no] At my parents’ table everybody gives thanks in the same words. They’d like to hear us do it with one voice. Which of us would cross over?
      }
    .ask = Do you take on the other’s faith?
    .a = I’ll cross over to yours. I’ll learn the songs; at worst I’ll move my lips.
    .b = No. I’d be lying to everybody in the room, and to you first of all.
    .also-1 = { $a } learns the songs, a little flat; { $b } moves up on the bench, and then so does the row.
    .also-2 = That evening thanks are given twice, the second time rather louder.

scene-serious-18 = The Rest of the Bottle
    .open = I’m off to bed. You two finish the bottle. And don’t mind Camille, { $me_sweet_29 ->
        [no] who’s been eyeing you since the starters like the last cream puff.
       *[a] who’s given up on ghosts, and has been eyeing you since the starters.
      }
    .ask = Does { $you } resist?
    .a = Camille wanted to show me the stars. I said I’d seen them, and washed the glasses.
    .b = (You give in.) It got late, that’s all. No more trams. Camille has a tiny sofa.
    .c = One kiss, just one, at the sink, out of curiosity. Taste of olives. Now I know.

scene-serious-19 = A Folder at Six
    .open = I can’t tonight. It’s six, there’s a folder on my desk, and my boss says “we’re a family here”. I’m sorry about the table by the window.
    .ask = How does { $you } take it?
    .a = Stay, it’s all right. I’ll bring dinner home; at midnight you’ll find a plate under a plate.
    .b = You owe me a window, with candles. And you’ll put it in your diary. Now. Out loud.
    .c = Poor love. Well, early to bed for me. (Downstairs, a taxi full of friends is honking.)

scene-serious-20 = Two Brown Envelopes
    .open = “Reorganisation”, with a photograph of people laughing. A machine will replace { $my_job }, says my letter. And yours says: { $your_job }, too.
    .ask = What do you do about work?
    .a = Nothing. I’ll keep my head down until they forget which desk is mine.
    .b = I’ll be first in and last out. Let them try it without me.
    .c = I’m handing in my notice before noon, with cake for the whole third floor.
    .d = Evening classes, from Tuesday. I’ve already bought the pencil case.
    .also-1 = You go through it side by side: same plan, same rings under the eyes.
    .also-2 = At breakfast, one end of the table explains to the other how it’s done. And the other way round.

scene-serious-21 = Seven Fish
    .open = There are seven fish in that tank; I’ve had time to count. And now we’re being looked at, you and I, with a pen in the air: whose fault is it?
    .ask = What do you tell the therapist?
    .a = { $me_drama_8 ->
        [b] Not mine. Nor was it in the restaurant, and there we had witnesses.
       *[no] Not mine. Ask anybody you like. Ask the fish.
      }
    .b = Mine. For months you’ve been saying “take your coat off and stay”, and I hear “coat”.
    .c = Both of us. I start, you finish. It’s a polished duet, in the wrong opera.
    .also-1 = The pen is put down. Even the fish move to the other side.
    .also-2 = On the stairs you are no longer quite the two people who came up. It doesn’t show yet.

scene-serious-22 = Follow the Arrows
    .open = I think we live here now. Three hours of arrows on the floor, and four times the same lamp. What are we taking home?
    .ask = What goes on the trolley?
    .a = { $me_serious_1 ->
        [c] A table, two chairs, a lamp. That’s what I wanted the country for.
       *[no] A table, two chairs and that lamp, now that we know it so well. I never needed more.
      }
    .b = { $me_want_3 ->
        [a] Everything, and the cot with the moons! We’ll look like the family in the catalogue.
       *[no] Everything! The living room as it stands, fake books and all. Who’s to know it isn’t us?
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
       *[no] This one’s mine. You gave me your last forkful; there’s no paying that back, but I’ll try.
      }
    .b = (Reads the dessert menu again, slowly, from the top.)
    .c = Half each. I had the fish, and you had most of my fish.
    .d = Ah. My wallet’s on the piano. I can see it from here.
    .also-1 = { $a } reaches out, { $b } lets it happen, and it’s hard to say who enjoys it more.
    .also-2 = Nobody moves. Around you, the chairs go up on the tables.
    .also-3 = To the cent, and half a tip each. It is oddly tender.
    .also-4 = Somebody has to stay as a pledge while somebody goes home for money. It’s far, and it’s raining.

scene-serious-24 = An Ear and a Half
    .open = It’s been following me since the station. An ear and a half, no collar, and { $child ->
        [yes] already at the foot of the child’s bed.
       *[no] already on your chair.
      } I said no the whole way. Not very well.
    .ask = Does it stay?
    .a = It stays. I’m on the floor already, talking like my grandmother.
    .b = And who stays in with it? Not me, I mean to be out every night. Too much work.
    .c = I know a lady with a garden who takes them all. I’ll drive it over. (The lady is yet to be found.)

scene-serious-25 = At the Cheese Counter
    .open = The one at the cheese, with the basket: we lived together for two years. And that wave wasn’t for me. Where do you two know each other from?
    .ask = How does { $you } know this ex?
    .a = From chess. Every Wednesday, for years. I believe we’ve said “check” to each other.
    .b = From rowing. The last boat. We were the two who only mimed it.
    .c = { $me_serious_15 ->
        [a] Er… my ex as well. I know, I said “none”. I’d rounded down.
       *[no] Well… my ex as well. You have excellent taste. Shall we go and compare notes?
      }
    .d = That jerk sold me a car with no brakes. And you kissed that!
    .tell = { $you } tells it in a sentence or two: where, how, and why never a word until now?

scene-serious-26 = The 6.12
    .open = They’re offering me the job, { $you }. The real one, better paid, my name on the door. The door is four hundred kilometres away.
    .ask = Does { $me } go?
    .a = We’ve got screens. We’ll have dinner together every night, in two windows.
    .b = We need the money. I’ve done the sum three times, and cried at the total.
    .c = { $married ->
        [yes] “For better, for worse”, we said. There was no mention of trains. We stay together.
       *[no] No. What’s all that money for, at one end of the line? We stay together.
      }
    .also-1 = { $me } takes the job and the 6.12. On the platform, { $you } waves until it is a different train.
    .also-2 = { $me } writes back: no, thank you. { $you } posts it before the ink is dry.
    .also-3 = The offer stays on the table; every evening somebody folds it once more.

scene-serious-27 = And, Not Or
    .open = I’ve practised this in the car, always at the same red light. I’m bi. I always have been. It takes nothing away from you.
    .ask = What does { $you } answer?
    .a = All right. Will you still steal the duvet? Then nothing’s changed. I’m glad you told me.
    .b = All this time? And I thought I knew who I was sleeping next to. Don’t touch me.
    .c = Me too. Well: pan. I never got round to telling you; I thought it showed.
    .d = Wait. And us, in all this? Do I count for half? Give me a minute, I’m all in a tangle.
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
    .a = Why do you think there are two suitcases in the hall? The night train leaves at ten.
    .b = Today? Bin day. No? Then tell me, so that at least one of us gets a surprise.
    .kept = The note is still in the left shoe. { $me } kept the day tête-à-tête with a candle.

scene-serious-29 = Eleven Square Metres
    .open = { $you_serious_3 ->
        [a] That Thursday when we “played rummy”, I was signing a lease.
        [b] That Thursday you wouldn’t lie about, I was signing a lease.
       *[no] My Thursday Italian class doesn’t exist. I was signing a lease.
      } Eleven square metres and a shutter that howls. { $you }, I’m starting a business.
    .ask = What does { $you } say?
    .a = A business, fine. But all that time behind my back? Why couldn’t you tell me?
    .b = With what money? I’ll never sleep again, not tonight, not ever. Give back the key, please.
    .c = Move over. I’ll do the books, I’ll do the speech, and I’ve got oil for the shutter.
    .kept = Eleven square metres, and not a word. { $me } oiled the shutter in secret, and the customers came.

scene-serious-30 = On Second Thoughts
    .open = Wait. I heard my answer, and then I heard yours. Strike mine out: I say what you say.
