### Fog of Love, in English: ten scenes of today, for all three decks.
###
### `.open` is said by who plays the card (of a secret: once it is out), an option by who chooses it,
### to the other; what nobody says stands in (parentheses) or is told by a narrator. What a choice
### gives and costs is drawn from cards/today/pack.toml and never written here.

scene-next-episode = Episode Eight
    .open = Episode seven stopped at a door that was just opening. You fall asleep at nine, I don’t, and the little bar never lies, { $you }. On three, honestly: who’s seen episode eight?
    .ask = Who has watched ahead?
    .a = Not me. I’ve only looked at the picture of it. Every night. For a week.
    .b = Me. But I’ll gasp again tonight, in all the right places. You’ll see.
    .c = Me, and all the rest. It’s the gardener. Oh no. Did I say that aloud?
    .d = I looked up how it ends. Doors like that one give me a stomach ache.
    .also-1 = You watch it at last, holding hands, and for forty-two minutes there is nobody else in the world.
    .also-2 = Two confessions at once. Tonight you watch it again together, and gasp like professionals.
    .also-3 = { $a } had waited all week. Now { $a } knows about the gardener.
    .also-4 = You watch it all the same: one of you watching the door, the other watching the watcher.

scene-in-the-frame = Forty People Say Hello
    .open = Don’t move. No, too late: you’re in my meeting, { $you }, in the dressing gown with the ducks, holding toast. Forty people. They’re waving. Do something.
    .ask = The camera is on. What does { $you } do?
    .a = (takes a bow, waves the toast, and introduces the ducks)
    .b = (sinks slowly out of the picture, like the sun, only redder)
    .c = Don’t mind me. So that’s your boss? I’d pictured somebody taller.
    .d = Good morning. I’ve come about the boiler. It was the boiler.

scene-four-minutes = Four Minutes Eleven
    .open = I’ve left you a voice message. Four minutes eleven, I know. I was walking, I had a lot to say, and then I had to find my way back to the point. How do you listen to mine, { $you }?
    .ask = How do you listen to each other’s messages?
    .a = Twice. Once for what you say, once for how you breathe in between.
    .b = At double speed. You sound like a squirrel in love. It suits you.
    .c = I watch the little waves, I wait a bit, and I write “so true”.
    .d = I send one back. Five minutes, with traffic, and part of a song.
    .also-1 = The same way, on both sides. It’s good to know what sort of ear you’re talking into.
    .also-2 = { $a } plays them twice. { $c } has never got beyond “hi, it’s me”.

scene-autocorrect = I Moss You
    .open = I wrote “I miss you”. My phone sent “I moss you”. And you answered with a heart, { $you }. Be honest: who was it for, that heart?
    .ask = Who was the heart for?
    .a = For you. I always know what you mean. I moss you too, { $you }.
    .b = For the moss. I’ve bought some. It’s on the balcony, settling in.
    .c = I took it for a code. I looked it up: nine meanings, two of them legal.
    .d = For nobody. I was in a queue, and a heart is quicker than reading.

scene-shared-calendar = No Yellow
    .open = I’ve made us a calendar, { $you }. You’re green, I’m blue, and the two of us together are yellow. I’ve had a look at next month. There isn’t any yellow.
    .ask = What do you do about the yellow?
    .a = Thursdays, eight to ten, every week: “us”. With a reminder.
    .b = Leave it white. If I need reminding of you, it’s too late already.
    .c = My mother’s got the password. She’s orange. She’s taken the Sundays.
    .d = There’d be plenty of yellow without your “Pilates, bring cake”.
    .also-1 = On Thursday two phones chime at once, in two pockets. You had both set off already.
    .also-2 = The same answer, in two colours. You save it before anybody can think again.
    .also-3 = The calendar takes both answers, one on top of the other, and reports a conflict.

scene-small-room = The Small Room
    .open = The rent’s going up, and the small room’s empty. Three people have answered our advert: one bakes at night, one plays the tuba, and one has written “I won’t be any trouble”. Who moves in with us, { $you }?
    .ask = Who gets the small room?
    .a = The baker. For warm bread at six I’d share a bathroom with anybody.
    .b = The tuba! The walls are thin, I know. But then so are our evenings.
    .c = “No trouble.” A whole year, and we might never meet. Ideal.
    .d = Nobody. I’ll work Saturdays, and go on singing in the bath.
    .also-1 = Nobody moves in. You do the sums again by candlelight, to save on lamps, and they come out.
    .also-2 = By the first of the month there are three toothbrushes, three shelves in the fridge, and news at supper.
    .also-3 = { $d } says nobody, and means nobody. The rent goes up all the same.
    .also-4 = Three people are still waiting for an answer. With you, that makes five.

scene-one-table = One Table, One Socket
    .open = { $you_in_the_frame ->
        [d] Half my office thinks you’re in about the boiler, and now we’re both working from home:
       *[no] We’re working from home this week, the pair of us:
      } { $my_job }, { $your_job }, one table, one socket. You’ve got a meeting at nine, and so have I. Who goes where?
    .ask = Who works where?
    .a = You have the table. I’ll take the ironing board. It goes up and down.
    .b = I need the table. You’d sound marvellous in the bathroom.
    .c = Half each, tape down the middle, and nobody hums.
    .d = Nowhere. At nine we’re both cut off. What bad luck. Get your shoes.
    .also-1 = At nine, two screens freeze on two very serious faces. At ten past, you’re in the park.
    .also-2 = The tape runs dead straight, butter dish and all. By Friday it’s the quietest firm in town.
    .also-3 = “After you.” “No, you.” At nine the table is still free, and you’re both on the floor, back to back.
    .also-4 = Two meetings at one table, each a little louder than the other. Two firms now know everything.
    .also-5 = { $b } has the table. From behind the ironing board, { $a } presents the quarterly figures, and a shirt.
    .also-6 = There was a plan, but only on one side. At nine there’s a cable across the hall, and somebody’s foot in it.

scene-third-screen = Next to the Torch
    .open = I only wanted your torch, { $you }. Third screen, a folder called “Useful”, and between the torch and the compass: that app. The one for meeting people. “Active today”, it says.
    .ask = What does { $you } say?
    .a = I never took it off. I open it when I feel old. I’ve never answered.
    .b = It’s the compass I use. They’re side by side, and I’ve got big thumbs.
    .c = Give it here. You press until it trembles. There. Gone. You saw it go.
    .d = And how is it that you know what it looks like?

scene-wrong-window = Two Blue Ticks
    .open = That voice message I made you about your mother, with the impression: it didn’t go to you, { $you }. It went to your mother. Two blue ticks.
    .ask = What does { $you } do?
    .a = (crying with laughter) With the voice? Tell me you did the voice!
    .b = I’ll ring and say it was me. When we’re unkind, we sound the same.
    .c = Ring her. Now, on speaker. I’ll stay right here, I want to hear it.
    .d = So that’s how you talk about people. And how do you do me?
    .tell = { $me }, what is there to hear in that message? One sentence, and the voice if you dare.

scene-not-by-me = Without the Dolphins
    .open = { $you_autocorrect ->
        [a] You always know what I mean, you said. Not that time, { $you }: the long message, the one you cried over on the tram, isn’t mine.
       *[no] That long message, { $you }, the one you cried over on the tram: it isn’t mine.
      } I typed “something lovely, not too long”, and a machine wrote it. I only took out the dolphins.
    .ask = How does { $you } take it?
    .a = Then say it now, without a machine. Badly, if you like. I’ve got time.
    .b = I know. My answer was by a machine as well. They’re very happy together.
    .c = I learnt it by heart. By heart, { $you }! And there wasn’t one in it.
    .kept = Nobody ever asked who had written it. { $me } has been practising since, by hand, and there are dolphins.
