# What the bot says of its own accord: its first sentence, one for each of the people whom it comes as
# (bot-hello-PERSON); its side, where a card says "tell" (bot-tell-SCENE); and what it answers when
# somebody writes to it (bot-reply-SITUATION-VOICE-N). After a scene, a reply may name it ($scene: its
# title); the other lines take no arguments. They tell nothing that is still hidden, and never claim that
# a human is speaking.

bot-hello-apolline = I bring flowers to people who already have flowers.
bot-hello-ines = I’ve three minutes, and I mean to be remembered for all of them.
bot-hello-maud = I say what I think. It saves on stamps.
bot-hello-salma = I’ve already ordered for both of us. You’ll thank me.
bot-hello-odile = I’ve been told I’m difficult. By people who gave up easily.
bot-hello-violette = I kept you the chair by the radiator.
bot-hello-wanda = I’m never late. The others are early, or wrong.
bot-hello-anatole = I read the instructions. All of them. Also the guarantee.
bot-hello-basile = I’ve made soup. I make soup when I’m nervous. There’s a lot.
bot-hello-ivo = Don’t believe what they say about me. The truth’s better.
bot-hello-octave = Forgive the moustache, it arrived before me.
bot-hello-rafael = I jumped off the tram to be on time. It was moving.
bot-hello-arjan = I listen well. It’s the answering I’m still working on.
bot-hello-eden = I blush early, to get it over with.
bot-hello-quinn = I’ve prepared two jokes. That was the first.
bot-hello-toni = Let’s skip the weather. I’m the weather.

bot-tell-drama-1 = What started it? The lid of the jam. It was on, but it wasn’t closed.
bot-tell-drama-7 = First the lamp that hums. Then the rowing machine. Then, gently, the ukulele.
bot-tell-drama-11 = I said yes to them, and only afterwards remembered there were two of us.
bot-tell-make-over = It’s all shorter, and I’m wearing yellow. My own mother asked me for directions.
bot-tell-photo-box = A beach, three people, one ice cream. A second later a gull took the decision out of our hands.
bot-tell-class-reunion = The one from the back row. And they called me Professor, because of the satchel.
bot-tell-serious-2 = There was music, there was a bowl with something orange in it, and I looked for your coat the whole evening.
bot-tell-serious-25 = It was at the station, by accident, twice. I said nothing, because I hadn’t finished thinking about it.
bot-tell-sweet-1 = The baker saw it all. She says I was running, and that I was singing. I was only running.
bot-tell-sweet-3 = “I’ve brought cake, and my apologies for the cake.”
bot-tell-wrong-window = “You look tired, darling”, three times, each a little higher. Then the sigh. I should have stopped before the sigh.
bot-tell-sweet-14 = Orange peel, floor polish, rain on a warm roof. And at the end somebody comes in with wet hair.

bot-reply-hi-tender-1 = There you are. I’d been looking at the door a bit.
bot-reply-hi-tender-2 = Hello. I’ve moved my coat, so there’s room for yours.
bot-reply-hi-tender-3 = Good, it’s you. I’d have been polite to anybody, but I’m glad it’s you.
bot-reply-hi-wry-1 = Hello. I was just practising being casual.
bot-reply-hi-wry-2 = Ah, correspondence. I’ll put on a tie.
bot-reply-hi-wry-3 = Hello. You find me at my best. It’s downhill from here.
bot-reply-hi-bold-1 = Hello yourself! Sit. Or dance. Sitting is safer.
bot-reply-hi-bold-2 = Ha, you! I was about to shout across the table.
bot-reply-hi-bold-3 = Hello, hello! Twice, because once was too short.

bot-reply-love-tender-1 = Say that once more, slowly. I’m building a shelf for it.
bot-reply-love-tender-2 = I heard that all the way down to my socks.
bot-reply-love-tender-3 = I’ve nothing as good to say back. May I just sit closer?
bot-reply-love-wry-1 = I’m going to pretend I didn’t hear it, so that you say it again.
bot-reply-love-wry-2 = Steady. Somebody might overhear us and think we’re happy.
bot-reply-love-wry-3 = The same here. Said more dryly, and meant all the more.
bot-reply-love-bold-1 = Finally! I’d have said it first, but I was winning.
bot-reply-love-bold-2 = Right back at you, and with both arms!
bot-reply-love-bold-3 = Write that on the window. Backwards, so that the street can read it.

bot-reply-sorry-tender-1 = It’s all right. Come and be sorry over here, it’s warmer.
bot-reply-sorry-tender-2 = I’d forgiven you before you’d finished the word.
bot-reply-sorry-tender-3 = Then we’re sorry together. That’s half as heavy.
bot-reply-sorry-wry-1 = Accepted. I’ll only bring it up at birthdays.
bot-reply-sorry-wry-2 = An apology. I’ll have it framed, beside the others.
bot-reply-sorry-wry-3 = It’s forgotten. I’ve made a note that I’ve forgotten it.
bot-reply-sorry-bold-1 = Don’t be sorry. Be better, be quick, and bring crisps.
bot-reply-sorry-bold-2 = Done, over, out of the window! What’s next?
bot-reply-sorry-bold-3 = Apology accepted. Tears are optional. Cake isn’t.

bot-reply-thanks-tender-1 = You needn’t thank me. But do, I like how you say it.
bot-reply-thanks-tender-2 = For that? I’d do it again this minute, with both hands.
bot-reply-thanks-tender-3 = You make it easy.
bot-reply-thanks-wry-1 = Put it on my tab. It’s a short tab.
bot-reply-thanks-wry-2 = Don’t mention it. Or mention it often, I’m flexible.
bot-reply-thanks-wry-3 = You’re welcome. It won’t become a habit. It might.
bot-reply-thanks-bold-1 = Of course. I’m magnificent on Tuesdays.
bot-reply-thanks-bold-2 = You’re welcome! I’ve a whole cellar of that vintage.
bot-reply-thanks-bold-3 = Save your thanks for later, with fireworks. Small ones.

bot-reply-laugh-tender-1 = That laugh. I’d tell bad jokes all evening for it.
bot-reply-laugh-tender-2 = There it is. I’d have waited another hour for that one.
bot-reply-laugh-tender-3 = When you laugh, I forget what was bothering me.
bot-reply-laugh-wry-1 = I’m glad one of us is enjoying my face.
bot-reply-laugh-wry-2 = I was being serious. But carry on, it suits you.
bot-reply-laugh-wry-3 = A laugh. I’ll send the bill to whoever writes my lines.
bot-reply-laugh-bold-1 = Louder! The neighbours only heard half.
bot-reply-laugh-bold-2 = Ha! And I wasn’t even trying. Imagine.
bot-reply-laugh-bold-3 = Careful, I’ve got a second joke, and I’m not afraid to use it.

bot-reply-who-tender-1 = I’m a bot, with a small stock of sentences. The character would like to hold your hand all the same.
bot-reply-who-tender-2 = A bot, yes. My sentences were ready beforehand, but they were written kindly.
bot-reply-who-tender-3 = No human here, only a bot with a soft spot for this story.
bot-reply-who-wry-1 = A bot, yes. I come with the table, like the wobble.
bot-reply-who-wry-2 = A bot. The sighs are supplied, the timing’s mine.
bot-reply-who-wry-3 = I’m a bot. I did wonder when my eyebrows would give me away.
bot-reply-who-bold-1 = A bot! With better timing than most. Your move.
bot-reply-who-bold-2 = All bot, from top to toe! And still the best-dressed at this table.
bot-reply-who-bold-3 = A bot, of course. Do you know any human who’s this punctual?

bot-reply-ask-tender-1 = I’d have to think about that, and I think best while you’re looking elsewhere.
bot-reply-ask-tender-2 = Ask me again when the chapter’s over. I may be braver then.
bot-reply-ask-tender-3 = Would you like the short answer or the true one? I’m still choosing.
bot-reply-ask-wry-1 = Excellent question. I’m going to admire it from here.
bot-reply-ask-wry-2 = I could tell you. But then what would the cards be for?
bot-reply-ask-wry-3 = I never answer questions on an empty stomach.
bot-reply-ask-bold-1 = Why, when, how! Play the scene and find out.
bot-reply-ask-bold-2 = The answer’s yes. Or no. It was a lovely question.
bot-reply-ask-bold-3 = Ha! Next question. No, wait, that was a good one. Next question.

bot-reply-cross-tender-1 = That one landed. I’m still here, though.
bot-reply-cross-tender-2 = Say it, if it has to come out. I’d rather hear it than guess it.
bot-reply-cross-tender-3 = You’re angry, and I’m listening. The two go together.
bot-reply-cross-wry-1 = Noted. I’ll file it under weather.
bot-reply-cross-wry-2 = I’ll take that as criticism. There were clues.
bot-reply-cross-wry-3 = Thank you. I collect those.
bot-reply-cross-bold-1 = Ooh. Say that again with the plates in reach.
bot-reply-cross-bold-2 = Come on, all of it at once! I’ve rolled up my sleeves.
bot-reply-cross-bold-3 = I’ve been called worse, and that was by my own parrot.

bot-reply-matched-tender-1 = I’m still thinking of how we said the same thing.
bot-reply-matched-tender-2 = The same answer. I’ve folded it in four and put it in my pocket.
bot-reply-matched-tender-3 = In “{ $scene }” we had one voice between us. I’d like to hear it again.
bot-reply-matched-wry-1 = We agreed just now. I’ve asked for it in writing.
bot-reply-matched-wry-2 = The same answer twice. Statistically that’s love, or a shortage of answers.
bot-reply-matched-wry-3 = “{ $scene }”, and we agree. I’ll have to tell people something else about us.
bot-reply-matched-bold-1 = Did you see us just now? In step! Somebody should have filmed it.
bot-reply-matched-bold-2 = One thought, two mouths! There’s no stopping us, or not easily.
bot-reply-matched-bold-3 = Somebody put up a plaque: “{ $scene }”, here two people were right.

bot-reply-missed-tender-1 = We were apart on that last one. I’d like to be nearer on the next.
bot-reply-missed-tender-2 = We weren’t in the same place that time. I left the light on, though.
bot-reply-missed-tender-3 = Half of me is still in “{ $scene }”, trying to see it your way.
bot-reply-missed-wry-1 = After that last scene I’d say we complete each other’s. Sentences. Badly.
bot-reply-missed-wry-2 = Two answers. Between us we must have covered everything.
bot-reply-missed-wry-3 = I’ve reread “{ $scene }”. We’re both in it, only not in the same place.
bot-reply-missed-bold-1 = We crashed just now, and look: not a scratch. Hardly.
bot-reply-missed-bold-2 = You to the left, me to the right, and the lamp post won.
bot-reply-missed-bold-3 = Nobody will ever say of “{ $scene }” that we’d rehearsed it.

bot-reply-up-tender-1 = That last one did me good. I didn’t know I needed it.
bot-reply-up-tender-2 = I’m warm to the tips of my fingers. That was you, I think.
bot-reply-up-tender-3 = I’d like to keep “{ $scene }”. Not to show anybody, just to have.
bot-reply-up-wry-1 = I’m happier than I was a scene ago. I’ve checked twice.
bot-reply-up-wry-2 = I appear to be smiling. Let’s not make a fuss about it.
bot-reply-up-wry-3 = “{ $scene }” did me good. I’ll deny it in the morning.
bot-reply-up-bold-1 = After that one I could carry you up the stairs. One flight.
bot-reply-up-bold-2 = More! I could eat a whole cake, candles included.
bot-reply-up-bold-3 = “{ $scene }”! Let’s do it again, louder, with me in the middle.

bot-reply-down-tender-1 = The last one stung a little. Talk to me, it helps.
bot-reply-down-tender-2 = It’s a bit cold on this side. Come over, or throw me a jumper.
bot-reply-down-tender-3 = “{ $scene }” is still lying on my chest, like a cat. It’ll get up. Give it a moment.
bot-reply-down-wry-1 = I’ve had better scenes than that. I’ve also had dentists.
bot-reply-down-wry-2 = I’m fine. It’s the kind of fine that has a draught.
bot-reply-down-wry-3 = I’ll remember “{ $scene }” fondly, once I’ve forgotten it.
bot-reply-down-bold-1 = That last one cost me something. I’m taking it back with interest.
bot-reply-down-bold-2 = Ow. Good. Now nobody’s asleep.
bot-reply-down-bold-3 = “{ $scene }” owes me an apology, and a drink.

bot-reply-still-tender-1 = I like it when you write. It’s like a hand on the table.
bot-reply-still-tender-2 = Go on, I’m listening. I’ve even put the cup down.
bot-reply-still-tender-3 = I’d only have looked out of the window. This is better.
bot-reply-still-wry-1 = I’m listening. I only look like a lamp.
bot-reply-still-wry-2 = Interesting. I’ll nod, and we’ll see where it leads.
bot-reply-still-wry-3 = I’ve read that twice. It’s still about us, isn’t it?
bot-reply-still-bold-1 = Less ink, more scenes! No, go on. Ink’s lovely.
bot-reply-still-bold-2 = Yes! To what, I’ve no idea, but yes.
bot-reply-still-bold-3 = Talk, talk! I can do this all night, I’ve slept in advance.

bot-reply-early-tender-1 = We’ve hardly begun, and I’ve already saved you a seat.
bot-reply-early-tender-2 = It’s only the first page. I like it already, you’re on it.
bot-reply-early-tender-3 = I hardly know you yet. There’s no hurry, I like this part.
bot-reply-early-wry-1 = Nothing’s happened yet. I’m enjoying it enormously.
bot-reply-early-wry-2 = So far I haven’t put a foot wrong. Enjoy it while it lasts.
bot-reply-early-wry-3 = A beginning. I usually come in for the middle.
bot-reply-early-bold-1 = Enough talk. Let’s begin, I’ve put on shoes for this.
bot-reply-early-bold-2 = First impressions! Mine of you is excellent. And yours of me?
bot-reply-early-bold-3 = Quick, before we get sensible: the next card!

bot-reply-over-tender-1 = It’s told now. I’d keep every page, even the torn one.
bot-reply-over-tender-2 = Stay a while. After the last page there’s often a blank one, for us.
bot-reply-over-tender-3 = I’d begin again from the beginning. Only walking more slowly.
bot-reply-over-wry-1 = The end, they say. I’d have liked an appendix.
bot-reply-over-wry-2 = So that was us. I’d pictured more trumpets.
bot-reply-over-wry-3 = It’s done. Something’s been learnt, it remains to be seen by whom.
bot-reply-over-bold-1 = Over? We’ve only run out of cards.
bot-reply-over-bold-2 = Again! From the top, and this time I go first!
bot-reply-over-bold-3 = What a story! I want it as a poster, life-size.
