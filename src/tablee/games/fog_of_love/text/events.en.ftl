### Fog of Love, in English: our own scenes, the special events and what leads to them, affairs,
### and a few for the later stories.
###
### `.open` is said by who plays the card (of a secret: once it is out), an option by who chooses
### it; what nobody says stands in (parentheses) or is told by a narrator. A wedding or a child that
### came before is remembered by the choice made then ($me_wedding_day, $me_a_child), which holds
### for the moment of the scene. A child may be born or adopted ($way), and nothing here says whose
### body or whose chin it was.

scene-friends-wedding = The Slow One
    .open = { $me_wedding_day ->
        [c] I’ve seen where the side door is, and I don’t want it. Shoes off, { $you }: Ange and Dany are married, and the band’s found the slow one at last.
       *[no] Shoes off, { $you }. Ange and Dany are married, the band’s found the slow one at last, and I’ve been waiting since the speeches to tread on your feet.
      }

scene-proposal = In the Other Coat
    .open = { $me_wedding_day ->
        [no] The ring’s in my other coat, { $you }. The question’s in this one. So, here, in the drizzle, between two trams: will you marry me?
        [c] I left by the side door, I know. I’ve gone all the way round the building since, and here I am at the front. Will you marry me?
       *[a] { $you_wedding_day ->
            [c] You left by the side door, and I kept your flower. It’s dry, but it’s all there. So I’m asking once more: will you marry me?
           *[a] The first time, I was shaking so much that I heard none of it. Would you marry me again, { $you }, slowly, so that I can listen?
          }
      }
    .ask = What does { $you } answer?
    .a = { $me_wedding_day ->
        [no] Yes. With all my heart and both gloves on, { $you }. Let the tram go.
       *[a] Yes, { $you }. Again, slowly, and with all my heart: yes.
      }
    .b = Not yet. Ask me again on a plain Tuesday, in dry weather.
    .c = { $me_wedding_day ->
        [no] No. I like what we’ve got, and I don’t want it stamped.
       *[a] No. Once was enough for me.
      }

scene-guest-list = Purely in Theory
    .open = { $me_wedding_day ->
        [no] Purely in theory, { $you }: if we ever got married, who’d be in the room? I’ve got a pencil, and the back of a parking ticket.
       *[a] Suppose we did it all over again, the flowers, the register: who’d be in the room this time? I’ve got a pencil, and the back of a parking ticket.
      }
    .ask = Who would be there?
    .a = Everybody! The bowls club! The people who sold us the mattress!
    .b = The family, and that’s it. The ones who know where we got our noses.
    .c = Nobody. You, me, and a registrar we’ll never see again.
    .d = Not just now. The pencil’s blunt, and I’d want to do it properly.
    .also-1 = The ticket goes back into the glove box, and the pencil with it. You drive on, strangely light.
    .also-2 = The same list, name for name. And a voice, it’s hard to say whose, asks what you’re waiting for.
    .also-3 = Two halves of a room, and not one chair in common. And it was only talk.

scene-wedding-day = The Microphone’s On
    .open = { $you_proposal ->
        [b] You asked for a plain Tuesday, in dry weather. It’s Tuesday, { $you }, the sun’s out, the microphone’s on, and they’ve all turned round. Who goes first?
        [c] You told me no, once. And here you are in new shoes, { $you }, the microphone’s on, and they’ve all turned round. Who goes first?
       *[no] My flower’s upside down, the microphone’s on, and they’ve all turned round, { $you }. It’s us they’re looking at. Who goes first?
      }
    .ask = What do you say, in front of everybody?
    .a = (in tears) I take you, your silences, your short cuts and your Mondays.
    .b = I do! Objections? The doors are locked, and I’ve got your coats.
    .c = (Nothing. Two steps back, a side door, and the street.)
    .also-1 = You meet behind the building, at the same railing. Inside, the music is still playing.
    .also-2 = { $c } is gone. { $a }{ $b } stands there with two rings, and the whole room studies its shoes.
    .also-3 = Neither voice holds; each of you finishes the other’s sentence. You sign, and the page is wet.
    .also-4 = The ring rolls away and the whole room crawls after it, laughing. By the time it’s found, you’re married.
    .also-5 = { $a } cries, { $b } makes them laugh, and somewhere between the two there’s a yes, and then another.

scene-baby-shoes = No Bigger than My Thumb
    .open = { $me_a_child ->
        [no] Wait. Look at those:
       *[a] There are three of us already, I know. But look at those:
      } red, with laces, and no bigger than my thumb. Who on earth can tie a bow that small?
    .ask = What do you do at the shop window?
    .a = Oh… they’ve got soles. Tiny little soles. Leave me here a minute.
    .b = (to the whole street) Enchanting! Have they got them in my size?
    .c = Very nice. Come along, it’s late, and we’ve seen shoes before.
    .also-1 = Two foreheads against the glass. In the mist they’ve made, a finger draws a third.
    .also-2 = You’re round the corner already, in step, without a word. The window stays behind.
    .also-3 = A whole street further on, { $c } turns round: { $a } is still at the window.
    .also-4 = { $b } laughs, and nobody joins in. In the window, everything comes in pairs.

scene-shall-we = Ninety Seconds of Foam
    .open = Car wash: ninety seconds, no signal, nobody can get out. So I’ll say it, { $you }. What if we had { $me_a_child ->
        [no] a child?
       *[a] another child?
      }
    .ask = A child: yes, one day, or never?
    .a = { $me_want_1 ->
        [a] Yes. A house full of noise, I said once. I can still hear it. Yes.
       *[no] Yes. I want to know who it’ll be. And I want to wait with you.
      }
    .b = One day. After the roof, the exam, the winter tyres. In that order.
    .c = { $me_want_1 ->
        [b] No, and no “one day” either. A life for two, I said. I meant it.
       *[no] No, and no “one day” either. Don’t wait for me to change, { $you }.
      }
    .also-1 = { $way ->
        [adoption] The dryer roars, and neither of you hears it. That same evening you send for the forms, all thirty-two pages.
       *[pregnancy] The brushes lift, the light goes green, and there’s nobody in this car who remembers how to drive.
      }
    .also-2 = The same answer, through all that foam. Outside, the weather is very clear.
    .also-3 = { $a } has said yes, { $c } has said never, and there are forty seconds of foam to go.
    .also-4 = The light goes green. The car is spotless, and the question is still in it.

scene-two-lines = Not One, Two
    .open = Don’t turn on the tap. It’s there, on the edge of the basin, next to your comb. I’ve looked with the light on and with the light off: two lines{ $me_a_child ->
        [no] .
       *[a] , again.
      }
    .ask = What does { $you } do?
    .a = Two? Two! Coats on! I’ll tell the first person we meet, you the next.
    .b = I’m frightened, { $you }. But I’ll be frightened here, next to you.
    .c = (Not a word. The river path, alone, as far as the last lamp.)

scene-the-letter = Monday at Ten
    .open = It isn’t a bill. It’s the adoption office. I’ve read it again at every traffic light: they want us on Monday, { $you }. { $me_a_child ->
        [no] Monday at ten.
       *[a] Monday at ten, about a second child.
      }
    .ask = What does { $you } do?
    .a = Come here! No, letter down first, we’ll crease it. Now. Come here!
    .b = I’m scared, { $you }. I’m coming. Just keep hold of my sleeve.
    .c = (Folds it along its folds. Goes out. Round the park, then again.)

scene-a-child = Three Names on the Bell
    .open = { $way ->
        [adoption] Three names on the bell now. One small suitcase, one rabbit with no eyes and, at ten to four, a bad dream. It’s us being called, { $you }. Who gets up?
       *[pregnancy] Three names on the bell now. Fifty-one centimetres, with the lungs of an opera house, and it’s ten to four. Hear that, { $you }? Who gets up?
      }
    .ask = Who gets up at night?
    .a = We take turns: even hours me, odd hours you. And nobody rounds up.
    .b = You sleep, I’ll go. I was awake anyway. (walks into the door)
    .c = You go, I’ve got work. Who wants { $my_job } with eyes like these?
    .also-1 = A timetable hangs over the bed, in two colours. You keep to it, nearly, and somebody small keeps growing.
    .also-2 = You collide in the dark, on tiptoe, at the same door: two blankets for one child.
    .also-3 = Two people lie perfectly still, breathing like sleepers. The third one gets louder.
    .also-4 = { $b } goes, barefoot. { $c } turns over, and has the whole width of the bed.
    .also-5 = { $a } draws up the timetable. It doesn’t quite add up, but at some point it gets light.

scene-affair-office = We Locked Up Together
    .open = { $you_serious_19 ->
        [a] The night you left me a plate under a plate, there was no folder, { $you }. There’s somebody at work. We’re the two who lock up. I’ve no excuses left.
       *[no] It wasn’t overtime, { $you }. There’s somebody at work. We’re the two who lock up at night, and since March we’ve been taking our time. I’ve no excuses left.
      }
    .ask = What does { $you } say?
    .a = I forgive you. Once. I’ve only got the one, { $you }. Look after it.
    .b = Get out. Leave the keys, leave the umbrella. It’s raining? Good.
    .c = Then sit down. I’ve been carrying something as well, and I’m so tired.
    .kept = It was never said. { $me } still knows, to the minute, how long it takes two people to lock up.

scene-affair-letters = Care of the Post Office
    .open = { $me_sweet_22 ->
        [b] That drawer you weren’t to rattle: it’s letters, { $you }. To somebody from before you. We never meet. But mine begin “my love”, and so do the answers.
       *[no] I don’t collect stamps, { $you }. I write to somebody from before you. We never meet, we never will. But mine begin “my love”, and so do the answers.
      }
    .ask = What does { $you } ask for?
    .a = Read me one. I want to hear how you sound when it isn’t me.
    .b = Burn them. All of them, now, in order of date. I’ll hold the bucket.
    .kept = The letters came less often, then only at New Year. { $me } has kept the string.

scene-affair-holiday = Out of Season
    .open = { $you_affair_office ->
        [a] You only had the one forgiveness, I know. I was at the sea, { $you }, with somebody.
       *[no] That training weekend wasn’t one. I was at the sea, { $you }, with somebody.
      } Two days of wind, and a hotel sign with half its letters out. It’s over. There’s still sand in my shoes.
    .ask = How does { $you } take it?
    .a = A weekend? I’ve had colds that lasted longer. Shake out your shoes.
    .b = Fine. Then I’m booking one too. Which room had the sea view?
    .c = (weeping) Why? I begged you for the sea. You said it was too cold.
    .kept = One day { $you } shook sand out of a coat, and thought nothing of it. { $me } watched it fall.

scene-make-over = Unlike the Photograph
    .open = You’ve looked like your passport for years, { $you }, and I’m fond of that passport. But the shop’s open, I’ve got an hour, and I’ve got an eye. In you go; we’ll see who comes out.
    .tell = { $you }, the curtain opens: what’s different, and who’ll be the first to walk straight past you?

scene-photo-box = On Top of the Wardrobe
    .open = Look what was asleep up there. A shoe box: tickets, a pressed clover, a hundred photographs, and this one, { $you }. { $me_school_1 ->
        [c] The back seat of the bus, and no school for miles.
       *[no] You’re laughing at something outside the picture.
      } I’d like that again.
    .tell = { $me }, what’s in the photograph, and what happened just after it was taken?

scene-class-reunion = A Badge with Two Lines
    .open = { $me_school_1 ->
        [no] My old class is meeting on Saturday.
       *[a] Our old class is meeting on Saturday.
      } Badges, with two lines: what became of you, and with whom. Well: { $my_job }, and you. How do we go in, { $you }?
    .ask = How do you go to the reunion?
    .a = Arm in arm, through the front door, exactly as we are.
    .b = Borrowed car, borrowed watch. If anyone asks, we winter in Madeira.
    .c = We don’t. My best day there was the last one. Why spoil it?
    .also-1 = Arm in arm, badges crooked. Even the terror of the back row pulls up two chairs for you.
    .also-2 = The car’s admired, the watch stops at nine, and it’s two quite different people who drive home.
    .also-3 = On the night, you’re on a quay under one umbrella, and nobody asks what became of you.
    .also-4 = { $a } tells it as it is, { $b } tells the other version. At table six they’re comparing notes.
    .also-5 = { $a }{ $b } wears a badge, { $c } has a sudden headache. The second line stays blank.
    .tell = A sentence each: which face do you look for first, and what did they call you back then?

scene-promise-list = Four Drawing Pins
    .open = Our promises are still up in the hall, on four drawing pins, and the paper’s gone yellow. There are three, { $you }, and if we’re honest one’s a lie. Which do we strike out?
    .ask = Which promise goes?
    .a = “Never go to bed angry.” I’d like to, tonight. And wake up angry.
    .b = “Tell each other everything.” Leave me one corner without a lamp.
    .c = “Something new every month.” Never again. Not after the fencing.
    .d = None. We signed it. I’d sooner fail at all three than drop one.
    .also-1 = The list is hung straight again, and a thumb pushes the pins in, right up to the head.
    .also-2 = A single line, drawn by two hands. The two promises that are left look a good deal easier.
    .also-3 = { $d } holds the list flat to the wall. { $a }{ $b }{ $c } already had the pen open, and caps it.
    .also-4 = Two lines, two promises gone. What’s left on the wall is short, and hangs by one pin.

scene-night-talk = The Ceiling at Three
    .open = You’re not asleep either, I can hear you blinking. { $me_year_1 ->
        [b] I said a year, and then for ever. What if it never becomes what we wanted, { $you }?
        [c] I said a year’s long, let’s see. I’ve been looking. What if it never becomes what we wanted, { $you }?
       *[no] What if it never becomes what we wanted, { $you }?
      }
    .ask = What does { $you } say, into the dark?
    .a = Then we’ll want something else, together. Give me that cold hand.
    .b = Go to sleep. Nothing’s true at three in the morning. Ask me at eight.
    .c = I’ve wondered too. Most nights. I thought you were asleep.
