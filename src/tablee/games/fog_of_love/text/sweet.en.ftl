### Fog of Love, in English: the scenes of the sweet deck.
###
### `.open` is said by who plays the card, an option by who chooses it, to the other; what nobody
### says stands in (parentheses) or in `.ask`, `.also-n`, `.tell`, which a narrator speaks. On cards
### that both choose on, an option has to sit well in either mouth. What a choice gives and costs is
### drawn from cards/sweet/pack.toml and never written here.

scene-sweet-1 = Waving at a Bus
    .open = I’ve just waved back at somebody for a whole minute. They were flagging down the bus. Your turn, { $you }: your worst moment, in public.
    .ask = What does { $you } own up to?
    .a = Me? I’ve never had one. Ask anybody. Anybody but my sister.
    .b = Oh, well, I… Is that the time? I’ve left something in the… oven.
    .c = I nearly jumped a fountain on a bike. The bride was lovely about it.
    .d = { $me_school_1 ->
        [no] School dance. Eyes shut, lean in, kiss. It was the fire extinguisher.
       *[a] The school dance. I was aiming at you. I kissed the fire extinguisher.
      }
    .tell = { $you }, there’s always a witness. Who, and what do they say happened? Two sentences will do.

scene-sweet-2 = Don’t Shake It
    .open = It’s your birthday tomorrow, { $you }, and I’ve hidden something where you never look: behind the hoover. What are you hoping for?
    .ask = { $me } gives it, { $you } hopes for it: what is it?
    .a = Two days in pyjamas, phones in the bread bin, nothing ironed.
    .b = A taxi after dark, an address in an envelope, and shoes for dancing.
    .c = A brooch from 1910. Old things have stopped changing their minds.
    .also-1 = The paper comes off, and { $you } makes the small noise that nobody can fake.
    .also-2 = “It’s lovely,” says { $you }, a second too late. { $me } has counted the second.

scene-sweet-3 = The Sixth Chair
    .open = Six chairs: us, three friends, and goulash for a regiment. The sixth is for anyone you like, living or dead. Who gets it?
    .ask = Who does { $you } invite?
    .a = A film star. Late, in dark glasses. The neighbours will need a ladder.
    .b = A billionaire who began in a garage. I’ll take notes; the goulash can go cold.
    .c = Cleopatra. Nobody’s ever asked for her side of it. I’d have the cheek.
    .d = My late gran. She’d say it wants salt. I’d give a lot to hear it.
    .tell = { $you }, the bell rings: what’s the first thing you say at the door?

scene-sweet-4 = Don’t Tell Me, I Know
    .open = Hold still. When you stare at the lamp like that it’s always one of four things, and I’m about to say which.
    .ask = { $me } guesses, { $you } knows: what is it?
    .a = Bed. And nobody’s sleepy.
    .b = Dinner. And what happens if you put black garlic on everything.
    .c = Work. That one email, marked as unread since Monday.
    .d = Something sad. It came in with the rain and hasn’t taken its coat off.
    .also-1 = “Yes,” says { $you }, and for a moment it is very pleasant not to be a mystery.

scene-sweet-5 = The Next Table
    .open = Those two over there haven’t said a word since the olives. What must never happen to us, { $you }? Say it now, while we’re brave.
    .ask = Does { $you } name it?
    .a = There’s one ending that scares me. Look at it with me, and we’ll bin it.
    .b = There’s nothing to discuss. We’re fine. Could you pass the olives?

scene-sweet-6 = Shorter on One Side
    .open = You only went in for a fringe! And ever since, the waiter, the lady from number nine and my own accountant have been flirting with you.
    .ask = All eyes are on that head. How do you take it?
    .a = It’s too much, all these eyes. Can we have the table behind the plant?
    .b = Nobody’s flirting. They were reading the blackboard. It’s hair.
    .c = What fun! I’ve just complimented the waiter’s ears. Who’s next?
    .also-1 = You cross the room like one person, with one very good haircut.
    .also-2 = One of you studies the floor, the other the bill. The fringe has never felt so alone.

scene-sweet-7 = A Very Small Clause
    .open = Say somebody world-famous turns up, on foot, in the rain, mad about you. One exception each, no questions asked; I’d go and be busy in the kitchen. Who’s yours?
    .ask = What sort of person would it be?
    .a = A film director. They look at a teaspoon as if they’d just met it.
    .b = A singer with a whole stadium singing along, and a lonely face.
    .c = A head of state. I’ve a weakness for people who are expected at nine.
    .d = A doctor who flies into floods. I’d be happy carrying the boxes.
    .also-1 = The same taste exactly. If the bell ever rings, you’ll both be at the door.

scene-sweet-8 = Mustard Corduroy
    .open = Corduroy, mustard, and I can breathe in them if I plan ahead. So, { $you }: these trousers, are they me or aren’t they?
    .ask = What is the verdict on the trousers?
    .a = Perfect. Whoever invented mustard had exactly this in mind.
    .b = No. Not on anyone. Even the dummy in the window looked sorry.
    .c = Magnificent! On somebody with a yacht and no shame whatsoever.
    .also-1 = Your eyes meet in the mirror, and the trousers have nothing to add.
    .also-2 = { $me } goes back behind the curtain, and stays there a little too long.

scene-sweet-9 = The Spoon Goes Round
    .open = You’ve been stirring that tea for ten minutes, and there’s no sugar in it. What on earth does { $your_job } think about all that time?
    .ask = What is on { $you }’s mind?
    .a = My phone updates itself at night. I’d like to know what it’s learning.
    .b = A hammock, with me in it. Then a second hammock, for my feet.
    .c = Sixty press-ups. Either before the tea or instead of it.
    .d = What lives in the shower drain. It’s got our hair, { $you }. It’s wearing it.

scene-sweet-10 = It Isn’t the Lentils
    .open = When I hear your voice in the hall, something in my stomach starts to flap. I’ve checked: it isn’t the lentils.
    .ask = After a confession like that, what comes next?
    .a = Nobody’s ever said anything lovelier. Poets can hand in their pens.
    .b = Thank you. That’s very kind. (a small nod, as at the post office)
    .c = (a kiss, in the middle of the hall, with the front door wide open)
    .also-1 = The same answer, in the same breath. Out with it, then: is this for good?

scene-sweet-11 = Other People’s Lanterns
    .open = Hear that? An accordion, people laughing, and somebody’s grilling peppers. And look, { $you }: the gate’s wide open.
    .ask = Nobody has invited you. What do you do?
    .a = In we go! If anyone asks, we’re with the accordion.
    .b = We find the host and ask. You don’t barge in on people’s peppers.
    .c = Not tonight. I’d only end up in tears beside the punch.
    .d = No. I don’t know a soul in there, and I’d like to keep it that way.
    .also-1 = You agree without a word. Whatever else you had on tonight, it’s off.
    .also-2 = You hover at the gate, half in and half out, until the music stops.

scene-sweet-12 = For No Reason
    .open = No, you haven’t forgotten anything. I passed a shop window and thought of you, that’s all. Before you open it: what do you hope it is?
    .ask = { $me } gives, { $you } wishes: what’s in the bag?
    .a = A watch, with a line engraved where only the wrist can read it.
    .b = A goat, for a village that needs one. We get the certificate.
    .c = A little something that hums. Charger included, no instructions.
    .also-1 = { $you } looks at the bag, then at { $me }. Anyone would think you’d gone shopping together.
    .also-2 = It’s not at all what { $you } had in mind, and it’s very hard not to smile.

scene-sweet-13 = Off the Marked Path
    .open = Two hours and not a soul, { $you }. Moss like a mattress, the sun just so… Are you thinking what the ferns are thinking?
    .ask = The moss is soft, the path is far. Well?
    .a = If you’re in the mood, it’s fine by me. I’ll hang the map on a branch.
    .b = Oh yes. Here and now, and let the woodpecker tell whoever it likes.
    .c = Out here? That’s not for me. I like a door, ideally a shut one.
    .d = Ugh, no! Ticks, slugs, and half of somebody else’s sandwich.
    .also-1 = You are of one mind, and for a whole hour nobody comes by.
    .also-2 = You see the slug at the same moment, and you’re still laughing when you reach the car.
    .also-3 = { $b } spreads out a jacket, { $a } folds the trousers. You’ll be finding moss for days.
    .also-4 = It’s a no, then. The picnic’s excellent, and everyone keeps their shoes on.
    .also-5 = { $d } has said “ugh”. It goes with you, like a third hiker, all the way down.
    .also-6 = { $c } goes on ahead. The path, as it turns out, is very well marked.

scene-sweet-14 = One Hour, in a Jar
    .open = If you could put one hour of your life in a jar, just as it was, with the smells left in, which one would you take, { $you }?
    .ask = Which memory does { $you } keep?
    .a = My parents singing in the car, me in the back, pretending to sleep.
    .b = Seven of us on a roof with a melon and no knife. We managed.
    .c = My name up on the results board. And all those mornings at five.
    .d = { $me_school_1 ->
        [a] My first love: you, a bench, half your sandwich. I wasn’t even hungry.
        [b] My first love: you, half a point ahead and gloating. I was done for.
        [c] My first love: you, on a bus that was going nowhere near the school.
       *[no] My first love. Shared headphones, night bus. I missed my stop. Twice.
      }
    .tell = { $you }, what does it smell of, in that jar, and who comes in at the end?

scene-sweet-15 = With Subtitles
    .open = { $child ->
        [yes] The little one’s asleep, and I’ve found us a film.
       *[no] I’ve found us a film for tonight.
      } It’s Danish, the plot would fit on a stamp, and by minute nine nobody’s wearing a cardigan.
    .ask = Does { $you } join { $me } on the sofa?
    .a = All right, put it on. I’ll be judging the acting.
    .b = Not tonight. I’ve a dozen things to finish, and most of them to start.
    .c = Not my thing. I like films where people look at the sea. For hours.

scene-sweet-16 = For the Future, Ring Twice
    .open = { $you_sweet_29 ->
        [c] You believe in Claude’s lady in grey, so here’s one for you: second floor, bead curtain, a parrot. Palms and coffee grounds.
       *[no] Second floor, bead curtain, a parrot. The sign says: palms, coffee grounds, lost keys.
      } Shall we go up?
    .ask = Do you ring?
    .a = Never. Whatever’s coming can come without an appointment.
    .b = Could be a laugh. And I’d like a word with the parrot.
    .c = Yes. I want to know, and I want to know tonight.
    .also-1 = { $b } giggles, { $c } holds still, and the lady lets you see a little of how it ends.
    .also-2 = She looks at your palms, then at the clock, and gives you your money back.

scene-sweet-17 = Ten Seconds
    .open = { $married ->
        [yes] I’m blinking in every single wedding picture, so once more: the phone’s against the pickles, the timer’s on. Ten seconds!
       *[no] The phone’s propped against a jar of pickles, and the timer’s on. Ten seconds!
      } How do you want us, { $you }? Nine!
    .ask = What is the pose?
    .a = Come here. I’ve got you. Just lean.
    .b = Hold me, quick. And not only for the picture.
    .c = Face to face, the way it’s always been done. Nose to nose.
    .d = We jump! On two! I’ll never last till three!
    .also-1 = { $b } topples, { $a } is there. Even the pickles look moved.
    .also-2 = Two profiles, and a thin line of daylight. Straight on the fridge with it.
    .also-3 = Everybody in the air, and all four eyes open. That never happens.
    .also-4 = The picture shows an elbow, a blur, and somebody asking what the plan is.

scene-sweet-18 = Third Stool from the Left
    .open = Don’t turn round. The third stool from the left, peeling an orange in a single ribbon. Rather cute, no? I’m only asking.
    .ask = And what do you say?
    .a = (staring) Hm? Yes. Very. What was the question?
    .b = Not bad. But the other half, holding the coats? Goodness.
    .c = Not my type. Anyone who peels like that alphabetises the spices.
    .d = What orange? I’m here with you. I haven’t seen anything else.
    .also-1 = You stare together, entirely without shame. In the end you’re offered a segment.
    .also-2 = { $a } gets the stool, { $b } gets the coats: a fair division, purely in theory.
    .also-3 = { $me } has looked a moment too long, and { $you } has been looking at { $me }.
    .also-4 = It was a test. { $you } wasn’t told, and has just failed it.
    .also-5 = { $me } saw nothing; { $you } saw enough to have an opinion. That will keep somebody awake.
    .also-6 = Nobody’s type, then. Your type, it would seem, is sitting right across the table.
    .also-7 = The bar could burn down. { $me } has just been given the answer nobody dares to ask for.

scene-sweet-19 = Your Side of the Wardrobe
    .open = { $me_sweet_8 ->
        [no] Don’t be cross. Your jacket was on the chair, then it was on me,
       *[a] Since those trousers I only trust your wardrobe. Your jacket was on the chair, then it was on me,
      } and now three people have asked me where I got it.
    .ask = What does { $you } say to that?
    .a = Next time, ask. Jackets, scarves, anything. There’s a system in there.
    .b = You look wonderful. Six years I’ve worn it, and it was waiting for you.
    .c = You look like my understudy. And you haven’t even read the play.

scene-sweet-20 = The Same Sip
    .open = Look at us. Same elbow on the table, same sip, same sigh. We’re rubbing off on each other, { $you }. What else have we got in common?
    .ask = What do you share?
    .a = We think before we speak. Often we leave it at that.
    .b = We want a great deal, and it’s all in the diary.
    .c = We cry at the washing-machine advert. Every time. In harmony.
    .d = We can’t pass an open window without seeing what’s for supper.
    .also-1 = You nod at the same moment, which rather settles it.
    .also-2 = You can’t be looking in the same mirror. The cups go down, one after the other.

scene-sweet-21 = Mind the Puddle
    .open = { $you_sunday_1 ->
        [c] You like playing the tourist, so here’s a tour without the sights: scarf over your eyes. Left, puddle, left again…
       *[no] Keep that scarf over your eyes. Left, mind the puddle, left again…
      } Well, { $you }, where do you think we’re going?
    .ask = { $me } leads, { $you } guesses: where to?
    .a = A party full of people off the telly. You can smell the hairspray.
    .b = Honestly? The plan got lost somewhere after puddle two.
    .c = The old storyteller by the harbour. Everyone weeps, nobody leaves.
    .also-1 = The scarf comes off, and this is exactly where you are.

scene-sweet-22 = The Drawer That Sticks
    .open = Everybody has a drawer that sticks a little. Is there anything in yours, { $you }, that I don’t know about?
    .ask = Does { $you } open it a crack?
    .a = Yes, there is something. I’ll show you one corner of it, and no more.
    .b = That one’s mine. Please don’t rattle the handle.
    .tell = { $you }, a single clue to one of your secrets: a place, a smell, a number.

scene-sweet-23 = Crumbs Included
    .open = { $you_serious_24 ->
        [a] Don’t move. The tray’s on its way, the flower’s stolen, and that foundling of yours has only licked one corner.
       *[no] Don’t move. The tray’s on its way, the flower’s from next door’s balcony, and I’ve only burnt the bits that don’t show.
      } What were you dreaming of?
    .ask = { $me } carries it, { $you } dreamt of it: what’s on the tray?
    .a = Porridge, an apple, and a glass of water full of good intentions.
    .b = Noodle soup the Hanoi way, chillies and all. The nose wakes first.
    .c = Brioche, three jams, and a napkin folded into a swan. Très Paris.
    .d = The full fry-up: eggs, bacon, beans, and the pan it came in.
    .also-1 = It’s the tray from the dream. There will be crumbs until Wednesday.
    .also-2 = It’s something else entirely, but it’s warm, and somebody got up for it.

scene-sweet-24 = Before the Lights Go Down
    .open = The little cinema is showing all the old ones again. Quick, { $you }, before it starts: the loveliest thing anyone ever said to anyone on a screen?
    .ask = Which line do you know by heart?
    .a = “Trains come back, Edith. Tonight won’t.” (the black-and-white one)
    .b = “That umbrella? I left it on purpose. Four times.” (the bookshop one)
    .c = “You were the silence. I heard it when you left.” (the subtitled one)
    .d = “Red wire or blue wire? I thought of your eyes.” (the bomb one)
    .also-1 = You say it together, and do the voices. The row in front turns round, and smiles.

scene-sweet-25 = Wrapped in Newspaper
    .open = { $me_drama_8 ->
        [b] I still say I was right, in that restaurant. But I passed a flower stall, and turned round. Find us a vase.
       *[no] I passed a flower stall, and turned round. Don’t look for a reason, look for a vase.
      } What do you suppose I’ve got behind my back?
    .ask = { $me } holds them, { $you } hopes for them: which flowers?
    .a = Red roses, long-stemmed and far too many, like at the opera.
    .b = Tulips. They go on growing in the vase, and lean over to listen.
    .c = Lavender, a whole armful, with one bee that refused to get off.
    .also-1 = { $you } goes in face first and comes out with pollen on the nose.
    .also-2 = They aren’t the ones { $you } was hoping for, but the hall has never smelt so good.

scene-sweet-26 = Recital in the Dairy Aisle
    .open = { $me_sunday_1 ->
        [b] (among the yoghurts, with a leek for a microphone; it all began with that karaoke)
       *[no] (among the yoghurts, arms wide, at full volume)
      } “Oh, { $you }, without you I’m a pudding with no spoo-oo-oon…”
    .ask = The whole shop has stopped. What does { $you } do?
    .a = Stop. I beg you. That’s my landlady over there, with the cream.
    .b = (joining in) “And I’m a lid, I’m a lid, with no pot to call my own!”
    .c = Go on, go on! Oh… no. What day is it? I was due somewhere at four.

scene-sweet-27 = The Fire Brigade Raffle
    .open = Remember the fire brigade’s raffle? We’ve won! A house on a lake in Slovenia, { $child ->
        [yes] with a rowing boat for three,
       *[no] with a rowing boat,
      } for as long as we like. So how long do we like?
    .ask = How long will you be gone?
    .a = { $me_want_1 ->
        [c] A month! I did say: the whole world first. Slovenia is a start.
       *[no] A month! We’ll swear in Slovenian and know every duck by name.
      }
    .b = A week. Somebody will water the plants. Or nobody will.
    .c = A weekend. Out Friday at six, back Sunday by ten. No dawdling.
    .d = I haven’t the time. And we’ve got a perfectly good bathtub.
    .also-1 = Agreed at the first attempt! The fire brigade sends its compliments.
    .also-2 = The voucher lies on the table between you. Whenever nobody’s looking, it moves an inch.

scene-sweet-28 = Three Kilos of Onions
    .open = { $me_year_1 ->
        [a] A year and not a day more, I said. Now here I am with three kilos of onions, { $you }, and I want that day, and the next. I’m out of my mind about you.
       *[no] I came in with three kilos of onions, I saw you, and now I’ve no idea what they were for. I’m out of my mind about you, { $you }. There.
      }
    .ask = And now?
    .a = How much is that, in kilos? I like to have a figure.
    .b = (says nothing; smiles, for so long that the onions begin to sprout)
    .c = It’s the onions. No, it isn’t. I’m this happy, and it has to come out.
    .also-1 = There was a way out of here somewhere, once. Neither of you could say where any more.

scene-sweet-29 = On the Cellar Stairs
    .open = Claude’s just rung, in a whisper: there’s a lady in grey on the cellar stairs, and she wants to know the time. { $you_sweet_16 ->
        [c] You’d trust the woman with the parrot. Do you trust Claude?
       *[no] What am I supposed to say to that?
      }
    .ask = What did Claude see?
    .a = Stress. Twelve hours at a desk and no lunch: I’d see grey ladies too.
    .b = Wooo! Somebody ask her if she pays her share of the heating.
    .c = Then she was there. I do hope somebody told her the time.
    .also-1 = You ring back, without the ghost of a doubt. Nobody goes down to the cellar.
    .also-2 = You sit up till dawn, hand in hand. Some things take two to believe.
    .also-3 = It’s cold in here all of a sudden, and you can’t blame the lady in grey.

scene-sweet-30 = Over the Car Park
    .open = Quick, a double rainbow, right over the car park! Swap places with me: from here it comes down exactly on your head. Whatever happens next, we’ll remember it.

scene-sweet-31 = The Fox and the Heron
    .open = It’s a masked ball, { $you }. I’ve got us a fox and a heron. Tonight you speak for me, I speak for you, and nobody will ever know who started it.

scene-sweet-32 = Cinnamon in the Lift
    .open = Lights in every window, the lift smells of cinnamon, and your aunt isn’t due till six. Shall we swap one parcel, just one, now? I can’t hold out any longer.

scene-sweet-33 = Tomorrow I’m You
    .open = Tomorrow I’m you and you’re me, until supper. I get your coat and your opinions. You get to be { $my_job }, and you pick up when my mother rings.

scene-sweet-34 = Forty Kilometres to the Shop
    .open = One stove, one lamp, no signal, and snow up to the sill. There’s nothing to hide behind up here, { $you }. Tell me one true thing about where this is going.

scene-sweet-35 = A Complicated Tooth
    .open = I’ve got the dentist again on Saturday. No, don’t come. It’s a complicated tooth. (Thirty guests, one cake, and a single sofa to hide behind.)
    .shown = “Surprise,” says { $me }, too early and too quietly. { $you } has found the guest list, and is reading it again, sniffing.
    .kept = Nobody let it slip. The light, thirty voices, one face in the cake; and { $you } never asked about the tooth again.
