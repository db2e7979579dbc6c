# What the bot says of its own accord: its first sentence, one for each of the people whom it comes as
# (bot-hello-PERSON); its side, where a card says "tell" (bot-tell-SCENE); and what it answers when
# somebody writes to it (bot-reply-SITUATION-VOICE-N). The lines take no arguments, tell nothing
# that is still hidden, and never claim that a human is speaking.

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
bot-reply-hi-wry-1 = Hello. I was just practising being casual.
bot-reply-hi-bold-1 = Hello yourself! Sit. Or dance. Sitting is safer.

bot-reply-love-tender-1 = Say that once more, slowly. I’m building a shelf for it.
bot-reply-love-wry-1 = I’m going to pretend I didn’t hear it, so that you say it again.
bot-reply-love-bold-1 = Finally! I’d have said it first, but I was winning.

bot-reply-sorry-tender-1 = It’s all right. Come and be sorry over here, it’s warmer.
bot-reply-sorry-wry-1 = Accepted. I’ll only bring it up at birthdays.
bot-reply-sorry-bold-1 = Don’t be sorry. Be better, be quick, and bring crisps.

bot-reply-thanks-tender-1 = You needn’t thank me. But do, I like how you say it.
bot-reply-thanks-wry-1 = Put it on my tab. It’s a short tab.
bot-reply-thanks-bold-1 = Of course. I’m magnificent on Tuesdays.

bot-reply-laugh-tender-1 = That laugh. I’d tell bad jokes all evening for it.
bot-reply-laugh-wry-1 = I’m glad one of us is enjoying my face.
bot-reply-laugh-bold-1 = Louder! The neighbours only heard half.

bot-reply-who-tender-1 = I’m a bot, with a small stock of sentences. The character would like to hold your hand all the same.
bot-reply-who-wry-1 = A bot, yes. I come with the table, like the wobble.
bot-reply-who-bold-1 = A bot! With better timing than most. Your move.

bot-reply-ask-tender-1 = I’d have to think about that, and I think best while you’re looking elsewhere.
bot-reply-ask-tender-2 = Ask me again when the chapter’s over. I may be braver then.
bot-reply-ask-wry-1 = Excellent question. I’m going to admire it from here.
bot-reply-ask-wry-2 = I could tell you. But then what would the cards be for?
bot-reply-ask-bold-1 = Why, when, how! Play the scene and find out.
bot-reply-ask-bold-2 = The answer’s yes. Or no. It was a lovely question.

bot-reply-cross-tender-1 = That one landed. I’m still here, though.
bot-reply-cross-wry-1 = Noted. I’ll file it under weather.
bot-reply-cross-bold-1 = Ooh. Say that again with the plates in reach.

bot-reply-matched-tender-1 = I’m still thinking of how we said the same thing.
bot-reply-matched-wry-1 = We agreed just now. I’ve asked for it in writing.
bot-reply-matched-bold-1 = Did you see us just now? In step! Somebody should have filmed it.

bot-reply-missed-tender-1 = We were apart on that last one. I’d like to be nearer on the next.
bot-reply-missed-wry-1 = After that last scene I’d say we complete each other’s. Sentences. Badly.
bot-reply-missed-bold-1 = We crashed just now, and look: not a scratch. Hardly.

bot-reply-up-tender-1 = That last one did me good. I didn’t know I needed it.
bot-reply-up-wry-1 = I’m happier than I was a scene ago. I’ve checked twice.
bot-reply-up-bold-1 = After that one I could carry you up the stairs. One flight.

bot-reply-down-tender-1 = The last one stung a little. Talk to me, it helps.
bot-reply-down-wry-1 = I’ve had better scenes than that. I’ve also had dentists.
bot-reply-down-bold-1 = That last one cost me something. I’m taking it back with interest.

bot-reply-still-tender-1 = I like it when you write. It’s like a hand on the table.
bot-reply-still-wry-1 = I’m listening. I only look like a lamp.
bot-reply-still-bold-1 = Less ink, more scenes! No, go on. Ink’s lovely.

bot-reply-early-tender-1 = We’ve hardly begun, and I’ve already saved you a seat.
bot-reply-early-wry-1 = Nothing’s happened yet. I’m enjoying it enormously.
bot-reply-early-bold-1 = Enough talk. Let’s begin, I’ve put on shoes for this.

bot-reply-over-tender-1 = It’s told now. I’d keep every page, even the torn one.
bot-reply-over-wry-1 = The end, they say. I’d have liked an appendix.
bot-reply-over-bold-1 = Over? We’ve only run out of cards.
