# What the bot says with what it does: bot-line-SITUATION-VOICE-N. The lines take no arguments, and
# tell nothing that is still hidden.

bot-line-hello-tender-1 = I practised that sentence all morning. It was longer in the mirror.
bot-line-hello-tender-2 = There. Now you know my name, and I’d like to hear mine in your voice.
bot-line-hello-wry-1 = Pleased to meet you. I usually get better from the second sentence on. This is it.
bot-line-hello-wry-2 = That’s what it says on my letterbox, anyway. Under the pizza leaflets.
bot-line-hello-bold-1 = Remember that name. You’ll be calling it across a railway station one day.
bot-line-hello-bold-2 = I’ve decided to be unforgettable. I’ll begin after coffee.

bot-line-chapter-tender-1 = A new page. Shall we turn it together? You take that corner.
bot-line-chapter-tender-2 = Whatever comes, I’m glad it comes to the two of us.
bot-line-chapter-wry-1 = A new chapter. I hope the author got some sleep.
bot-line-chapter-wry-2 = I’ve thought it over carefully, for nearly a minute.
bot-line-chapter-bold-1 = Next! I’ve never read a book slowly in my life.
bot-line-chapter-bold-2 = Don’t look at me like that. Look at me like before.

bot-line-matched-tender-1 = The same thing, at the same moment. I’m keeping that one.
bot-line-matched-tender-2 = Did you hear that too? That little click?
bot-line-matched-tender-3 = You know me. It’s a bit frightening, and very nice.
bot-line-matched-wry-1 = We agree. Somebody make a note of the date.
bot-line-matched-wry-2 = Careful, that was almost harmony.
bot-line-matched-wry-3 = One mind, two heads. We’ll save on hats.
bot-line-matched-bold-1 = Ha! Together we could rob a bank. A small one.
bot-line-matched-bold-2 = I knew it. I always know it. This time I was even right.
bot-line-matched-bold-3 = Again! Let’s do that again, before we notice how.

bot-line-missed-tender-1 = We missed each other by a hand’s breadth. Mine’s still out.
bot-line-missed-tender-2 = That’s all right. I’d get bored with somebody I could guess.
bot-line-missed-tender-3 = Next time I’ll look at you first, and then at the question.
bot-line-missed-wry-1 = Well. We’ve established that there are two of us.
bot-line-missed-wry-2 = Somewhere there’s a couple who both said that. Not here.
bot-line-missed-wry-3 = I’d call it a difference of opinion if I could remember mine.
bot-line-missed-bold-1 = Wrong! One of us. I’m not saying which.
bot-line-missed-bold-2 = Fine, we collide. That’s how stars are made.
bot-line-missed-bold-3 = You keep surprising me. Do carry on, I’ve put the vase away.

bot-line-sweet-tender-1 = This one’s for you. I’ve been saving it.
bot-line-sweet-tender-2 = Come here a moment. It won’t hurt. It might even be nice.
bot-line-sweet-wry-1 = Brace yourself: something pleasant.
bot-line-sweet-wry-2 = I’m told this is what people in love do. Shall we have a look?
bot-line-sweet-bold-1 = Drop everything. Not the cat.
bot-line-sweet-bold-2 = I’ve had an idea, and I haven’t checked whether it’s a good one.

bot-line-serious-tender-1 = We should talk. Don’t go pale, it’s only life.
bot-line-serious-tender-2 = I’d rather have this conversation with you than with anybody.
bot-line-serious-wry-1 = Now for the part with the paperwork.
bot-line-serious-wry-2 = Sit down. Or stand, it’s the same conversation.
bot-line-serious-bold-1 = Let’s have this out now. I’ve got a train of thought to catch.
bot-line-serious-bold-2 = I never wait for the right moment. I’d still be waiting.

bot-line-drama-tender-1 = I have to say something, and I’m saying it quietly.
bot-line-drama-tender-2 = Hold my hand for this one. No, the other one, I need that to wave about.
bot-line-drama-wry-1 = I’d like it on record that things were calm until now.
bot-line-drama-wry-2 = Every good story has a chapter with broken plates. Mind your feet.
bot-line-drama-bold-1 = Shut the window. No, leave it open, let them hear.
bot-line-drama-bold-2 = I’ve kept quiet for three whole minutes. That’s over.

bot-line-secret-tender-1 = That’s nothing. A little something for later. Don’t look.
bot-line-secret-tender-2 = There’s a drawer I’d like to keep shut a while. Do you mind?
bot-line-secret-wry-1 = What do you mean, what was that? That was a draught.
bot-line-secret-wry-2 = I’m an open book. Some pages stick together.
bot-line-secret-bold-1 = You saw nothing. And you saw it beautifully.
bot-line-secret-bold-2 = Everybody needs a secret. And somebody to keep it from.

bot-line-reveal-tender-1 = I’m not cross. I’d just like to know who I’m sharing the blanket with.
bot-line-reveal-tender-2 = There’s something up your sleeve. You needn’t hide it from me.
bot-line-reveal-wry-1 = I was only dusting, and it fell open. All by itself.
bot-line-reveal-wry-2 = I wasn’t snooping. I was tidying, in depth.
bot-line-reveal-bold-1 = Cards on the table. Yours.
bot-line-reveal-bold-2 = Come on, out with it! I’ve brought a lamp.

bot-line-kind-tender-1 = Of course. Did you think I’d say anything else?
bot-line-kind-tender-2 = It makes you smile. Whatever it costs, that’s a bargain.
bot-line-kind-wry-1 = Don’t tell anyone I was nice. I have a reputation.
bot-line-kind-wry-2 = You’re welcome. There will be no invoice.
bot-line-kind-bold-1 = Easy! Now ask me something harder.
bot-line-kind-bold-2 = For you, any time. Within office hours. Roughly.

bot-line-firm-tender-1 = I saw your face just now. If it helps, it hurt here as well.
bot-line-firm-tender-2 = Don’t be sad. Or be sad, and let me sit next to it.
bot-line-firm-wry-1 = I did consider saying something nicer. It didn’t fit.
bot-line-firm-wry-2 = That came out sharper than it went in.
bot-line-firm-bold-1 = You wanted an answer. That was one.
bot-line-firm-bold-2 = There. I’d been polite for days. It was making me ill.

bot-line-found-out-tender-1 = So that’s what you’ve been carrying about. It looked heavy.
bot-line-found-out-tender-2 = It’s out now. Come here, there’s room for the two of us and that.
bot-line-found-out-wry-1 = And there was I, thinking it was the boiler.
bot-line-found-out-wry-2 = Well, that explains the humming.
bot-line-found-out-bold-1 = I knew it! I had no idea, but I knew it!
bot-line-found-out-bold-2 = There! Ten years at the most, and I’d have guessed it.

bot-line-react-tender-1 = Wait. Let’s touch that up, before it dries.
bot-line-react-tender-2 = May I? One little thing, and then you go on.
bot-line-react-wry-1 = Objection. I’m not sure what to yet, but objection.
bot-line-react-wry-2 = Let the minutes show that I raised an eyebrow.
bot-line-react-bold-1 = Stop! Rewind. And this time with me in it.
bot-line-react-bold-2 = Not so fast! I’ve got something here, and it’s been itching.

bot-line-guess-tender-1 = I think I know something about you. Tell me if it tickles.
bot-line-guess-tender-2 = I’ve been listening to what you don’t say. May I try?
bot-line-guess-wry-1 = I’ve been watching you for some time. For science.
bot-line-guess-wry-2 = Everybody has some little habit that gives them away. You’ve got four.
bot-line-guess-bold-1 = I can read you like a poster. A large one, with a moustache drawn on.
bot-line-guess-bold-2 = Don’t help me! I’ll have it in one. In two, at worst.

bot-line-finale-tender-1 = However this ends: thank you for the part with you in it.
bot-line-finale-tender-2 = I’ve made up my mind. My heart was already sitting there with its coat on.
bot-line-finale-wry-1 = I’d like to thank the furniture. It saw everything and said nothing.
bot-line-finale-wry-2 = And that’s that. I’d read it again, with a pencil this time.
bot-line-finale-bold-1 = Curtain! And if they boo, we bow anyway.
bot-line-finale-bold-2 = I’d do it all again, only louder.
