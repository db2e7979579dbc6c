### Fog of Love, in English: the love stories, their chapters and finales.
###
### `.synopsis` and `.rules` are read before anybody has a name. A chapter is played by nobody: its
### opening is a narrator’s and stands in (parentheses), $me in it is who plays first; an option is
### said by who chooses it, to the other. `.together` and `.parted` tell how it ended for the
### couple. What a choice gives and costs is drawn from cards/stories/pack.toml and never written
### here.

## A first date

story-sunday = Ten on a Sunday
    .synopsis = A first date, on a Sunday morning, between two people who both swear they aren’t nervous. It starts with a coffee. Then there’s a second one, and then there’s a Monday.
    .rules = The simplest of the stories, and the one to begin with. Each of you has four destinies: Devotion, A Good Team, Eye to Eye and The Upper Hand. In all four you stay, so nobody gets left; who is happy is another question. No special events, nothing in your discard pile at the start, and a finale without rules of its own.
    .together = Every Sunday at ten, { $me } and { $you } arrange to meet in the square, although they wake up in the same bed. { $me_sunday_1 ->
        [b] They still sing, and still not well.
        [c] They still haven’t been to the top of the tower.
       *[no] One of them is always early.
      }
    .parted = On Sundays { $me } crosses the square quickly, and { $you } goes round by the canal. The clock there has stopped, at ten.

chapter-sunday-1 = Ten O’Clock
    .open = (A Sunday, a square, and two people who are both early and both pretend they aren’t. Behind some window or other, somebody is failing to learn the trumpet.)
    .ask = Where do you begin?
    .a = A proper restaurant, where the waiter pretends it’s evening.
    .b = Karaoke! They open at ten, for the night shift. And for us.
    .c = Let’s play tourists. Nine years here, and never up that tower.
    .also-1 = You say it at the same moment, and set off in the same direction. Well, that’s a start.
    .also-2 = You do the one, and then the other. There’s time for both; it’s Sunday.

chapter-sunday-2 = Two Toothbrushes
    .open = (Some weeks on. There are two toothbrushes in one glass. Nobody has said a word about it, but the glass has been moved an inch, to make room.)
    .ask = And how are things, between the two of you?
    .a = { $you_sunday_1 ->
        [a] Meant to be. You folded a napkin boat, and I thought: there you are.
        [b] Meant to be. You missed every note, and I thought: there you are.
       *[no] Meant to be. I don’t believe in that. I’ve no other explanation.
      }
    .b = Promising. Ask me again once we’ve both had flu in the same week.
    .c = Rocky, { $you }. They know us at the market, and not for the cheese.
    .also-1 = The same word, from both sides of the basin. In their glass, the toothbrushes lean together.

chapter-sunday-3 = Question Seven
    .open = (A waiting room, a form, one pen on a string. Question seven: “Where do you see yourselves in ten years?” You hold the clipboard together. One of you has the pen.)
    .ask = Where are you, in ten years?
    .a = Married, with children. One’s drawn on the wall. Nobody’s owning up.
    .b = Anywhere. No loan, no lawn, nothing signed. Come, if you’re free.
    .c = Somewhere I know who I am. Don’t ask me more than that, { $you }.
    .also-1 = One line is enough for both of you, and there’s room left over for a drawing.
    .also-2 = You leave question seven blank. In the car, you talk about the heating.

chapter-sunday-finale = Sunday Again
    .open = (The square, ten o’clock, and nobody’s early any more. The trumpet has got as far as a tune. Are these two made for each other? They’ve made up their minds. Now they’ll say it.)

## Since school

story-school = Since the Back Row
    .synopsis = They met when the worst thing in the world was a chemistry test. Half a life later they share a mortgage, a drawer full of dead batteries and the same twelve jokes. This week one of them found the old class photograph, and looked at it for longer than the other expected.
    .rules = Each of you has five destinies: Devotion, A Good Team, Eye to Eye, The Upper Hand and A Life of One’s Own. In all of them you stay; after so many years, nobody leaves. No special events, and nothing in your discard pile at the start. What to know about the finale: before you choose your final destiny, each of you may take back one that you have discarded. So no road is closed for good.
    .together = The class photograph hangs in the hall. { $me_school_1 ->
        [a] { $me } and { $you } share a bench in it, and neither is looking at the camera.
        [c] { $me } and { $you } aren’t in it. They were on the bus that day, as everybody knows.
       *[no] { $me } and { $you } are at opposite ends of it. It took them years to walk across.
      }
    .parted = They cut the class photograph down the middle, { $me } and { $you }, and each took the wrong half.

chapter-school-1 = As You Tell It
    .open = (At every dinner somebody asks how you two met, and you both draw breath. It was at school, that much is certain. The rest depends on who gets in first.)
    .ask = How did it begin?
    .a = A bench by the radiator. You gave me half your sandwich. The big half.
    .b = As rivals. You got half a point more in chemistry. I want a recount.
    .c = On the bus. We should have been in geography. We went to see some.
    .also-1 = Word for word the same, pauses and all. The guests suspect that you rehearse.
    .also-2 = Two versions, and neither gives way. It’s late when the guests ask for their coats.

chapter-school-2 = Eleven Thousand Evenings
    .open = (The dishwasher always leaves two glasses wet. You dry one each, as you do every night. It must be some eleven thousand nights by now. Nobody has ever asked why.)
    .ask = What has kept you together?
    .a = Habit. Don’t laugh. It’s the one thing I’ve never had to look for.
    .b = { $me_school_1 ->
        [c] We laugh at the same things. We’re still on the wrong bus, { $you }.
       *[no] We laugh at the same moment. At funerals too, unfortunately.
      }
    .c = The list behind the door. Thirty things, four done. I want the rest.
    .also-1 = One reason between two. The glasses have been dry for some time, and you go on rubbing.
    .also-2 = So there are two reasons. That’s one more than anybody knew.

chapter-school-3 = Both Keys Inside
    .open = (Locked out, both keys inside, and the locksmith says an hour. So you sit on the stairs, side by side, as you once sat outside the head’s office. It’s a good place for questions.)
    .ask = Would you do it all again?
    .a = Every day. Even the caravan. Even the second week of the caravan.
    .b = Yes, but differently. More dancing, less paying things off.
    .c = I want something of my own, { $you }. I’m not sure what. With a door.
    .also-1 = The locksmith finds you under one coat, and has to cough twice.
    .also-2 = It takes the locksmith a minute. You go in one behind the other, and each puts on a different light.

chapter-school-finale = Back Row, on the Left
    .open = (You’ve put the photograph on the table, under the lamp. Thirty faces, two of them yours, and behind you a door that’s ajar. You never noticed it. Where did it lead?)
    .before = The door is still ajar. Each of you may go back for one road you left behind.

## A year

story-year = Three Hundred and Sixty-Five
    .synopsis = It was agreed in a kitchen, in front of a calendar from the pharmacy: one year together, to the day, and then they’ll decide. No hard feelings, they said. One of them said it a little too fast.
    .rules = Each of you has six destinies: Devotion, A Good Team, Eye to Eye, The Upper Hand, A Good Goodbye and A Stolen Heart. In the last two, you leave. There is one special event, a wedding: it waits under the synopsis until a linked scene or a chapter shuffles it into a deck. Nothing is in your discard pile at the start. What to know about the finale: if you stay together, you both gain satisfaction; if only one of you leaves, the one who stays loses some.
    .together = The calendar is still on its nail, open at a year that’s long gone. { $me } and { $you } write the shopping on the back.
    .parted = A year, more or less to the day. { $me } kept the calendar, and { $you } the nail.

chapter-year-1 = A Long Handshake
    .open = (The calendar is up. A ring round today, a ring round the same day next year. All that’s left is to shake hands on it. You’ve been shaking hands for quite a while.)
    .ask = What do you promise?
    .a = A year, and not a day more. I only promise what I can count.
    .b = A year, and then for ever. They print a new one every Christmas.
    .c = A year’s long. Let’s see. I never read the last page first.
    .also-1 = You reach for the same pen, and nobody wants to be the first to let go.
    .also-2 = Two pens, two colours, one date with two rings round it. It looks quite festive.

chapter-year-2 = Day 183
    .open = (Half the calendar hangs behind the nail. Somebody has been crossing out the days. Somebody else has been drawing small houses on them, with smoke.)
    .ask = Six months gone. How is it?
    .a = { $me_year_1 ->
        [a] Better than I thought. “Not a day more”: did I say that out loud?
       *[no] Better than I thought. I had a speech ready. I don’t miss it.
      }
    .b = About what I thought. It’s you, with more cables.
    .c = I count the days, { $you }. If I were happy I’d lose track, wouldn’t I?
    .also-1 = It turns out you’ve both been looking at the same square.
    .also-2 = One of you looks at the half that’s gone, and one at the half that’s left.

chapter-year-3 = The Last Page
    .open = (One page left on the nail. You’ve both become terribly polite. You hold doors open for each other, inside the flat.)
    .ask = The last month. What do you say?
    .a = I’ve stopped counting. I had to ask the pharmacist what day it was.
    .b = { $me_year_1 ->
        [a] “Not a day more.” I keep my word, whatever it costs. It costs a lot.
        [b] “For ever.” I keep my word, whatever it costs. I knew it wasn’t cheap.
       *[no] I keep my word, whatever it costs. I’d just like to see the bill.
      }
    .c = I’ve been to see a flat. Morning sun. I only looked, { $you }.
    .also-1 = For once, nobody looks at the wall.
    .also-2 = The last page comes off at one corner, all by itself, and hangs there.

chapter-year-finale = Say It
    .open = (The nail is bare. A year ago you shook hands on this very spot, and neither would let go first. Now say it, both of you, on three. One. Two.)
    .also-1 = Nobody moves. It’s the nicest thing that nobody has ever done.
    .also-2 = One chair is pushed back. On the other, somebody listens to the stairs, all four floors of them.

## What one wants

story-want = Room for One More
    .synopsis = They have each other, two bicycles, and a room at the end of the corridor where the ironing board lives. Perhaps one of them wants a child and the other wants a life; perhaps they both want both. So far nobody has asked.
    .rules = Each of you has all seven destinies, but A Good Goodbye and A Stolen Heart, in which you leave, begin in your discard pile: nobody sets out to go, and some scenes bring them within reach. There is one special event, a child. With pregnancy it waits under the synopsis until a linked scene or a chapter shuffles it into a deck; with adoption it is in the serious deck from the start. What to know about the finale: a child gives both of you satisfaction, and so does being married, if you play with the wedding.
    .together = { $child ->
        [yes] There’s a sign on the door at the end of the corridor: KNOCK FIRST, in felt pen. { $me } and { $you } knock.
       *[no] At the end of the corridor there’s still a room for one more. { $me } and { $you } dance in there, round the ironing board.
      }
    .parted = { $child ->
        [yes] There are two small beds now, in two flats. { $me } and { $you } hand over the rucksack at the door, and neither ever forgets the rabbit.
       *[no] { $me } kept the corridor, and { $you } the bicycles, both of them, by mistake. Nobody has rung up about it.
      }

chapter-want-1 = By Candlelight
    .open = (You both know what you want. You’ve known it for months, in the bath, on the tram. Tonight there’s a candle on the table, and for once the telephone has nothing to add.)
    .ask = So: what do you want?
    .a = A house full of noise. Small boots in the hall, and never two of a pair.
    .b = A life for two. A door we can close, with you on my side of it.
    .c = The whole world first. All of it, in order. I’ve made a list of the ferries.
    .also-1 = You’ve said the same thing. For a moment the candle stands quite still.
    .also-2 = It isn’t the same thing. But it’s been said, and nobody gets up from the table.

chapter-want-2 = Eleven Legs
    .open = (All your friends have children now. You drive home with jam on your sleeves and a drawing on the back seat: the two of you, hand in hand, with eleven legs.)
    .ask = What do you say, in the car?
    .a = A bit envious. The small one fell asleep on me. I didn’t dare breathe.
    .b = Listen. No, listen: nothing. I’m going to kiss our front door.
    .c = They’ve all got children? I thought it was the same two, running.
    .also-1 = You say it at the same red light, and it goes green at once.
    .also-2 = The light goes green, and then red, and then green. Somebody behind you is being very patient.

chapter-want-3 = The Room at the End
    .open = (An ironing board, a box marked MISC., and good light until noon. You stand in the door of the spare room with a tape measure, one end each.)
    .ask = What is this room for?
    .a = { $me_want_1 ->
        [b] A cot, there, in the sun. I know what I said. I’ve changed my mind.
       *[no] A cot. Just there, where the sun gets in and the draught doesn’t.
      }
    .b = A desk. Mine. Door shut, you knocking, me saying “in a minute”.
    .c = A suitcase, packed, by the window. I sleep better when it’s ready.
    .also-1 = You measure it twice, and agree both times.
    .also-2 = Somebody lets go, and the tape snaps back. You look at the pinched finger, so as not to look at each other.

chapter-want-4 = What’s Left of the Candle
    .open = { $child ->
        [yes] (Late, and quiet at last behind the door at the end. In the drawer with the string you find that candle, half burnt. The question is still on the table.)
       *[no] (Looking for string, you find that candle at the back of the drawer, half burnt. You put it on the table. You might as well ask again.)
      }
    .ask = Do you still want what you wanted?
    .a = { $me_want_1 ->
        [a] The same: noise, boots, all of it. With you, or it’s only noise.
        [b] The same: a life for two. I’ve recounted, and it’s still you and me.
        [c] The same: all the ferries. With you at the rail, being sick.
       *[no] The same as then, and with you. That was always the better half of it.
      }
    .b = Something else by now. But however I turn it, { $you }, you’re in it.
    .c = The same. Even without you. I’ve practised saying it. It doesn’t help.
    .also-1 = There’s an inch of it left. You light it, and let it burn right down.
    .also-2 = The candle goes back into the drawer, in with the string and the batteries.

chapter-want-finale = All You Wanted
    .open = (Boots, ferries, a desk, a door that shuts. Some of it came, some of it came quite differently, and some is still standing in the corridor. What became of you two?)
    .also-1 = From the room at the end somebody calls. It could be for either of you, so you both go.
    .also-2 = There are two rings on the edge of the basin, one inside the other. Nobody put them like that.
