### Fiese Freunde Fette Feten, in English.
###
### Attributes of a card: `.story` is read aloud to whoever lives it (its line in the biography
### is `past-<id>`, in past.en.ftl); `.star` says what its star changes. Arguments named trait or place
### arrive as words (the message `trait-<id>`, `place-<id>`); $a is "true" when the person is the
### card's A, else "false". Everyone in here is an adult.

title = Fiese Freunde Fette Feten
tagline = One life each, sold by the slice.
    .about = You are eighteen and leaving home, with five secret goals and not nearly enough time. Bid for what life has on offer: friends, love, vices and the odd miracle. The first to reach five goals has lived; the others have stories.
about = A whole life, auctioned among friends: loves, vices, parties and what they leave behind.
lasts = 60–90 min
mood = Wicked, sociable
short =
    You live a life, card by card. A card says what it needs, and what it makes of you.
    First everybody leaves home and takes cards in turn. From then on cards are auctioned, and paid for with time.
    Your characteristics go from 0 to 3. A point more on a full one resets another to 0.
    Friends, loves and nights are people: those of the town, or each other. With a telephone you call to be the one.
    Whoever passes is out for this slice of life and gets time: the sooner, the more.
    Whoever first realises five goals, their own or the open super goal, has won.
notice = For adults: this life has love, drink, faith, illness and bad jokes in it, and whatever your table would rather not meet can be left out before you begin.

## Options

filter-sex = sex
filter-drugs = drugs
filter-religion = religion
filter-death = death

option-goals = Goals
option-goals-dealt = Dealt
    .about = Five goals each, one of every kind. You take the life you are given.
option-goals-chosen = Chosen
    .about = Two or three at the table: two packets each, and you keep one goal of every kind. Four to six: the packets go round.
option-first = Who begins
option-first-lot = Random
    .about = Drawn at random.
option-first-host = The table’s creator
    .about = Whoever created the table goes first.
option-sex = Cards about sex
option-sex-in = Included
    .about = A wink now and then, never more.
option-sex-out = Left out
    .about = These cards stay in the box.
option-drugs = Cards about drugs
option-drugs-in = Included
    .about = Odd biscuits and green balconies.
option-drugs-out = Left out
    .about = These cards stay in the box.
option-religion = Cards about religion
option-religion-in = Included
    .about = Choirs, pilgrims and one bathrobe.
option-religion-out = Left out
    .about = These cards stay in the box.
option-death = Cards about death
option-death-in = Included
    .about = There are two, and both are gentle.
option-death-out = Left out
    .about = These cards stay in the box.
options-note = That leaves { $home } cards for leaving home, { $a_cards } life cards A and { $b_cards } life cards B. Goals that are left out come back only if there would not be five for everybody.
option-blank = The table’s own card
    .about = Write one card yourselves, as title | conditions | consequences: Karaoke | friend A | +alcohol 1, partner A. Leave it empty to play without one.

## Characteristics: 0 to 3; a point on a full one throws another to 0

trait-smoking = smoking
    .about = The first is for the conversation, the last for no reason at all. One too many kills the appetite: weight resets to 0.
trait-alcohol = alcohol
    .about = It makes other people interesting. One too many drowns what you knew: wisdom resets to 0.
trait-drugs = drugs
    .about = A holiday without luggage. One too many and the wallet stays there: money resets to 0.
trait-money = money
    .about = It calms the nerves, chiefly the bank’s. A coin too many and you cry no more: sadness resets to 0.
trait-illness = illness
    .about = From a cough to a file of your own. One ache too many and the doctor puts a foot down: smoking resets to 0.
trait-weight = weight
    .about = What good evenings leave behind. One dessert too many and there is no room for a drink: alcohol resets to 0.
trait-sadness = sadness
    .about = It doesn’t knock, and it knows where the tissues are. One grief too many and heaven seems empty: church resets to 0.
trait-church = church
    .about = Candles, hymns and the benefit of the doubt. One prayer too many and you are cured: illness resets to 0.
trait-wisdom = wisdom
    .about = What remains once you have done it all wrong. One insight too many and you need no powders: drugs reset to 0.

## What else goals count, briefly: “circle 2/3”

count-friend = circle
count-partner = love
count-ex = exes
count-married = marriage
count-happily-married = happy marriage
count-sex = nights
count-child = children

category-lifestyle = lifestyle
category-spirit = spirituality
category-job = work
category-relationship = couple
category-friends = friends

place-stranger = stranger
place-friend = friend
place-love = in love
place-engaged = engaged
place-married = married
place-happy = happily married
place-ex = ex
place-separated = separated, still married

## Needs and gives

need-trait = { $n ->
        [3] { $trait } at 3
       *[other] { $trait } at { $n } or more
    }
need-no-trait = { $trait } at 0
need-friend = { $a ->
        [true] a friend (A)
       *[false] { $n ->
            [one] a friend
           *[other] { $n } friends
        }
    }
need-partner = { $a ->
        [true] a partner (A)
       *[false] a partner
    }
need-no-partner = no partner
need-ex = { $a ->
        [true] an ex (A)
       *[false] { $n ->
            [one] an ex
           *[other] { $n } exes
        }
    }
need-married = a marriage (even if only on paper)
need-no-married = no marriage (not even on paper)
need-happily-married = a happy marriage
need-sex = { $a ->
        [true] a past night with A
       *[false] { $n ->
            [one] a past night with somebody
           *[other] past nights with { $n } people
        }
    }
need-no-sex = no night with anybody yet
need-child = { $n ->
        [one] a child
       *[other] { $n } children
    }
need-no-child = no child
need-time = { $n } time to pay
need-same-sex = { $n ->
        [one] one same-sex relationship or night
       *[other] { $n } same-sex relationships or nights
    }

give-gain = { $trait } +{ $n }
give-reset = { $trait } back to 0
give-friend = { $a ->
        [true] a friend old or new (A)
       *[false] { $n ->
            [one] a friend old or new
           *[other] { $n } friends old or new
        }
    }
give-partner = { $a ->
        [true] love begun or deepened with A
       *[false] love begun or deepened
    }
give-separation = separation
give-marry = marriage with A (a happy marriage goes back to “married”)
give-divorce = divorce
give-sex = { $a ->
        [true] a night with A
       *[false] a night without names
    }
give-child = { $a ->
        [true] a child with A
       *[false] a child of that night
    }

star-other-sex = the partner must be of the other sex
star-new-partner = a new partner only: nothing is deepened
star-new-friend = it must be somebody new to your circle
star-same-sex-too = also with a partner of the same sex
star-ex-untouched = the ex is spared the consequences
star-sex-partner-too = the consequences strike the other half of that night too
star-celibate = from now on no sex, no love, no marriage

## People about town

person-wilma = Wilma
    .about = She mends bicycles and hearts, and charges only for the bicycles.
person-jutta = Jutta
    .about = She referees handball, and family dinners on request.
person-renske = Renske
    .about = She lives on a houseboat that has only sunk twice.
person-paula = Paula
    .about = She is on first-name terms with every bouncer in town, and with their mothers.
person-odile = Odile
    .about = She plays the organ in hiking boots and nobody dares to cough.
person-svenja = Svenja
    .about = She has a doctorate in beetles, and one asleep in her handbag.
person-carla = Carla
    .about = She runs the night kiosk and gives advice instead of change.
person-ines = Ines
    .about = She says exactly what she thinks, then fetches the cake.
person-ruben = Ruben
    .about = He cries at weddings, including those in commercials.
person-gustav = Gustav
    .about = He has left three bands and kept the trousers of each.
person-benno = Benno
    .about = He drives the night bus, and waits for people who run.
person-malik = Malik
    .about = He bakes at four, sings at five and falls asleep in the soup at eight.
person-theo = Theo
    .about = He has read all the philosophers and is still afraid of geese.
person-kasper = Kasper
    .about = He sells insurance all week, and jumps out of aeroplanes on Saturdays.
person-luis = Luis
    .about = At every party he dances with the oldest guest first.
person-arne = Arne
    .about = He says eleven words a day, and they are worth the wait.

## Leaving home

card-p01 = The stamp on your hand
    .story = The bass does your thinking and the bar does the rest. You go home with a name the music drowned out twice; the stamp on your hand lasts longer.
card-p02 = Envelope from the godparents
    .story = Inside: three banknotes, a picture of a saint, and the hope that you will ring. You put the saint in your wallet, to keep an eye on the banknotes.
card-p03 = The coach home
    .story = Twelve hours by coach, one bag of crisps between you, and two heads that end up against each other somewhere after the border. Neither of you was asleep.
card-p04 = Two letterboxes
    .story = Your parents wait until your boxes are packed to tell you that they are packing theirs. Each slips you a banknote in the hall, so that you needn’t choose; you would have given both back.
card-p05 = Green hair
    .story = The packet promised Forest Dew; the mirror says public swimming pool. At the bus stop somebody calls it brave, means it, and lets the bus go by.
card-p06 = Got a light?
    .story = You don’t really smoke. But this is the door where the interesting people stand, and somebody has to hold the lighter.
card-p07 = Tuesday prayer circle
    .story = You came for the biscuits and stayed for the voice that reads the psalms. Every Tuesday ends in a minute’s silence, and the two of you are getting better and better at it.
    .star = The partner must be of the other sex: the circle is a little behind the times.
card-p08 = First go
    .story = No experience, times two, and a leaflet read afterwards. Nine months later the love of your life weighs seven pounds and has your nose.
card-p09 = Summer at the lake
    .story = It lasts exactly as long as the ice-cream stall. Ever since, one whiff of sun cream and you smile at nobody in particular.
card-p10 = University of the fire escape
    .story = Between lectures, on the fire escape, the world is put to rights by people who can’t remember their own door code. You inhale everything, including one idea that will last.
card-p11 = First broken heart
    .story = The news comes by text message and ends with a thumbs-up. For three weeks the only one who understands you is vanilla, family size.
card-p12 = The strawberry stand
    .story = Eight hours a day you sell strawberries, dressed as a strawberry. With whoever stands beside you dressed as the cream, friendship is only a matter of time.
card-p13 = Menu seventeen
    .story = Of course you can cook: the pan exists, it is on top of the wardrobe. At the corner grill they know your order, your exam dates and, lately, your mother.
card-p14 = Three days of mud
    .story = Somewhere between the second stage and the first toilets you are handed a biscuit that is not only a biscuit. All night long you explain the clouds to somebody wonderful, who takes notes.
card-p15 = Garage band
    .story = Three chords, two amplifiers, one crate of beer, and no neighbours left to lose. You are given the bass because nobody else wants it; all the great ones began like that.
card-p16 = Library card
    .story = It is raining, the heating in your room has died, and the reading room is free. By March you have got as far as the letter M, for thermal reasons.
card-p17 = The kissing disease
    .story = Six weeks in bed, a throat like a grapefruit, and far too many suspects. You read, you think, you drink broth: you turn out to be rather good company.
card-p18 = Grandmother’s hat
    .story = The priest gets her name wrong and the whole front row corrects him, as one; she would have loved it. You sing louder than you had planned.
card-p19 = Choir weekend
    .story = Forty voices in a freezing monastery, and a hymn you can’t sing a note of. The voice next to yours can’t either, and moves closer, so that you can be wrong in unison.
card-p20 = The savings book
    .story = Eighteen years of birthday coins, one by one, in a little book with a squirrel on the cover. The cashier counts, whistles, and starts using your surname.

## Life A: the everyday

card-a01 = One after the other
    .story = You light the next one with the last one: think what you save on matches. Your lungs send a first letter, still polite.
card-a02 = Verses at three in the morning
    .story = At three in the morning you find a rhyme for that name and, at the bottom of the bottle, a truth to go with it. Luckily you post neither.
    .star = None of this reaches the ex: neither the consequences nor the poems.
card-a03 = The jumper on the balcony
    .story = Under a full moon you burn the jumper that was left behind, and read out a list. It stinks, it does you a world of good, and the embers are handy for a cigarette.
    .star = The ex feels nothing: it was only a jumper.
card-a04 = A souvenir of the night
    .story = It itches, it has a Latin name, and the telephone call is harder than the cure. The doctor says you are the third this morning, which helps.
    .star = It strikes one person who has shared your bed as well: hence the telephone call.
card-a05 = Somebody’s cousin
    .story = The wine is finished and the evening isn’t. Somebody’s cousin opens a little tin and swears it is practically herbal tea.
card-a06 = The night desk
    .story = From ten to six you guard forty keys and a yucca. You are paid to read, nobody at home is waiting for a bottle to be warmed, and those who can’t sleep come down and tell you their lives.
card-a07 = Sixty metres of elastic
    .story = You had agreed on three; friendship pushes at two. On the third bounce, upside down, you see quite clearly what matters, and it is none of what was weighing on you.
card-a08 = Home match
    .story = Nil–nil, in the rain, standing up. Nothing happens for ninety minutes, you sing throughout, and at the final whistle you are hugged by an entire row.
card-a09 = The bright-eyed community
    .story = They smile a great deal, the tea is remarkable, and everything belongs to everyone, except your bank card, which belongs to the Guide. Love is asked to wait outside; your new name means Gentle Spoon.
card-a10 = Raid until sunrise
    .story = At five in the morning, people who have never met slay a dragon and weep. There is pizza in your keyboard, and somebody who would die for you: twice tonight already.
card-a11 = Overtime
    .story = The lights go out over you, somebody apologises, the lights come on: it is the cleaners. You know every sound this corridor makes; your own flat, less so.
card-a12 = Four numbers right
    .story = Your birthday, the cat’s, the number of your bus, and a slip of the pen. It won’t buy a yacht, but you read the yacht adverts with a critical eye.
card-a13 = Red or black
    .story = You have a system. So has the casino, and the casino’s comes with chandeliers and free drinks.
card-a14 = Celery
    .story = For a month you are allowed celery, and the smell of other people’s toast. The scales are delighted, and nobody else is.
card-a15 = Forty-two kilometres
    .story = At thirty you hate everyone who claps. At forty you forgive them; at the finish they wrap you in foil like a leftover lasagne, and you understand life.
card-a16 = The circle of chairs
    .story = In the first week you loathe the circle of chairs. In the fourth it is you who puts them out, and at night you say thank you, to whom exactly remains to be seen.
card-a17 = Patches and liquorice
    .story = Your hands need something to do: first liquorice, then cake, then other people’s cake. You can smell the spring again, and the bakery three streets away.
card-a18 = A week at the baths
    .story = They take away your phone, your shoes and your opinions, and lay you in warm mud. By Thursday you have one thought left, but it is a good one.
card-a19 = Room 214
    .story = The next bed snores, cheats at cards, and rings the bell for you when you don’t dare. You go home as good as new, and come back on Sunday, to visit.
card-a20 = On the couch
    .story = For ten sessions you talk about work. In the eleventh you mention the dog, and there it is.
card-a21 = The pilgrims’ road
    .story = Three weeks on foot, two shirts, and a blister that you have given a name. You were looking for God, or at least for quiet; somebody walks at your pace, and has plasters.
card-a22 = A letter to the treasurer
    .story = You write a long letter to God and a short one to the parish treasurer. Only the treasurer replies, very kindly; the standing order ends on Monday.
card-a23 = Evening class
    .story = Finnish for beginners, Thursdays, room 3. After a year you can say that the reindeer is not at home, and there is one person in the world who finds it funny.
card-a24 = The thesis
    .story = You have read everything, and rewritten the table of contents four times. On the last night you finally find out what you think, at a rate of one page per cigarette.
card-a25 = Round after round
    .story = Somebody stands you a round, so you owe one; you stand it, so you are owed one. Friendship is a debt that can’t be settled before closing time.
card-a26 = Wine tasting
    .story = You were told to spit. By the seventh glass you detect leather, blackcurrant and your uncle’s car, and you are right.
card-a27 = In the kitchen
    .story = You invited twelve, there are thirty, and somebody you have never seen is making pancakes. Everyone who matters is in the kitchen, smoking out of the same window.
card-a28 = The warehouse
    .story = You go in on Friday and come out, as far as anyone can establish, on Sunday. Your heart is still beating in four-four time, and on your arm somebody has written a number and “for life”.
card-a29 = Green balcony
    .story = Your tomatoes have curious leaves, and a great many visitors. The old lady downstairs takes two a month, for her hip.
card-a30 = Cooking course
    .story = Lesson one: butter. Lesson two: more. By the third you share a saucepan and a philosophy with the stove next to yours.
card-a31 = All you can eat
    .story = You take it as a challenge; the house takes it personally. You leave by way of the kitchen, and the dishwashers rise to applaud.
card-a32 = Flu season
    .story = Thirty-nine point four, and a stain on the ceiling in the shape of Portugal. On the fifth day you tell Portugal everything.
card-a33 = The sock
    .story = You bend down to pick up a sock. That was Monday; since then you have got to know the skirting board, and the sock is still out of reach.
card-a34 = Soup kitchen
    .story = You came to do good, and they put you on onions. The whole team weeps with you, heartily, and you ladle away until your own troubles have gone cold.
card-a35 = The rich aunt
    .story = Your aunt hands over your inheritance in her lifetime, to see your face. Then she takes more coffee and tells you what she thinks of your life, year by year.
card-a36 = Tax audit
    .story = A very quiet person with a very sharp pencil spends nine days at your kitchen table. When the pencil stops, so does your stomach.
card-a37 = The lift
    .story = One morning the lift opens at your floor, and you don’t get out. It takes you up and down, quite gently, until somebody presses the button for you and sends you home.
card-a38 = Beside the bins
    .story = Every decision in this company is taken beside the bins, in the drizzle, in four minutes. You don’t even like the brand; you like knowing first.
card-a39 = Grey November
    .story = It is dark by lunch. You open a red, “to let it breathe”, and it would be rude to let it breathe alone.
card-a40 = Self-help shelf
    .story = Seven steps to the light, twelve to happiness, one to the till. On page two hundred, between two exclamation marks, stands a sentence so simple that you say it at night, with your hands folded.

## Life B: love, family, upheaval

card-b01 = Lightning in aisle four
    .story = Your two hands land on the last yoghurt. It is apricot; you both hate apricot, and it is already too late.
    .star = It must be somebody new, not yet in your circle: one is never struck by the familiar.
card-b02 = Two small feet
    .story = Two lines on a little stick, and a very long afternoon on a bench with the other person concerned. Sleep is suspended until further notice; but the feet, how small they are.
    .star = The other parent’s nights are short too: the consequences are for both.
card-b03 = Forty-one forms
    .story = Forty-one forms, four visits, one question about the curtains. Then a very small person inspects the two of you, at length, and decides that you will do.
    .star = Couples of the same sex are just as welcome.
card-b04 = No hurry
    .story = You hold hands in the third pew, and the town has never seen anything so daring. The rest, you have decided, can wait; the organist has begun to play faster.
    .star = It must be a new partner; a love you already have gains nothing by it.
card-b05 = Seven down
    .story = You have shared a hot-water bottle, a lease and a lawnmower. Tonight you both look up from the crossword at the same moment: seven down, four letters.
    .star = It must be a new partner; with the present one the grid is already full.
card-b06 = The other end of the sofa
    .story = The film is long and the blanket short. Nobody knows how it ended; the film, that is.
card-b07 = The plant
    .story = In the morning there is a note on the pillow: “Thank you. I watered your plant.” Nobody has ever left you anything more tender.
card-b08 = Feathers and sequins
    .story = You go out as a lobster and come home with a lighthouse. In the morning there are sequins where sequins have no business to be.
card-b09 = Name badges
    .story = The punch is in the bathtub, and everyone wears their name on a sticker. In the morning you are wearing the name of somebody you thought you knew, who is wearing yours.
card-b10 = To the right
    .story = Three photographs, one of them with a dog. The dog was borrowed; all the rest is real, and rather nice.
card-b11 = Table nine
    .story = Half board, a view of the sea, and at table nine somebody else who hates aqua aerobics. You change your return ticket twice.
    .star = It must be a new partner; a love you already have is minding the house.
card-b12 = Six courses, two candles
    .story = Six courses, two candles, one napkin in flames. Together you put it out with a very good Chablis, and that is when something is decided.
card-b13 = Weekend in Venice
    .story = The gondola costs as much as your car, and the gondolier sings about football. From the room you can hear the water; of the town you won’t see much.
card-b14 = Two corkscrews
    .story = As of today: two kettles, two corkscrews, and three copies of a novel that neither of you has finished. The duplicates go down to the cellar, and from now on the evenings count double.
card-b15 = Drive-through wedding
    .story = Window one, rings; window two, vows; window three, chips. At the time it was simply the shortest queue.
card-b16 = Two hundred doves
    .story = Two hundred guests, as many doves, and one cat nobody had reckoned with. By midnight your account is as empty as the aviary, and the union has been blessed by God, the mayor and the cat.
card-b17 = The wet towel
    .story = It emerges that for six years you have been quarrelling about a wet towel, and that it was never about the towel. It was about the hook.
card-b18 = The slammed door
    .story = You slam the door so well that it has to be hung again. It takes both of you, one screwdriver and, for some reason, the whole night.
card-b19 = Old flame
    .story = You had only come for your records. By the B-side the boxes are being unpacked again.
card-b20 = For old times’ sake
    .story = It changes nothing, you agree on that, twice. In the morning you cycle home, no hands.
card-b21 = A Thursday on the calendar
    .story = The calendar says Thursday, the thermometer says now, and the quiche is in the oven. The quiche is lost; by next spring there is one more at the table.
card-b22 = Two per cent
    .story = Ninety-eight per cent reliable, says the packet. At the maternity ward you look for a long time at the other two per cent, through the glass; they yawn.
card-b23 = The plates
    .story = First the everyday plates, then the good ones, then, much too quietly, the keys. You are left with the gravy boat, which never hurt a soul.
card-b24 = The 4.12 train
    .story = The 4.12 is cancelled, and somebody comes home early. That makes three of you in the bedroom; only one is wearing shoes, and that one leaves.
card-b25 = The expensive lawyer
    .story = She bills by the minute and sighs by the quarter-hour. You leave the court with one suitcase, and on the steps you hear yourself whistling.
card-b26 = Lunch afterwards
    .story = You share out the atlas, the cactus and the cousins, and go for lunch afterwards. You drink to the best thing you ever did together: this.
card-b27 = The motorcycle
    .story = You buy a motorcycle, a jacket and a lighter, and leave a note on the fridge. The engine starts; the person who climbs on behind asks you to mind the speed limit.
card-b28 = Red curtains
    .story = In the cloakroom they take your coat and then, politely, the rest. The evening has a first half, a potato salad and a second half; it is over the salad that friendship is born.
card-b29 = Two in one tent
    .story = The mushrooms were in the risotto and the tent is in a tree, or the other way round. In there with you somebody is laughing, and the zip is stuck until noon.
card-b30 = The archive
    .story = You both volunteer to tidy the archive, and again the week after. Never have files been in such good order; there is a bonus.
card-b31 = The red umbrella
    .story = You had said: a red umbrella. It is raining, the town is full of them, and only over dessert do you notice that this is the wrong person; or rather, the right one.
    .star = It must be a new partner, and it could hardly be otherwise.
card-b32 = Parish fair
    .story = You win a ham in the raffle, so big that it takes three to carry it home. In the middle goes friendship and at the far end, by the bone, love.
card-b33 = Shared flat
    .story = Three toothbrushes, two keys, and one hot shower a day, drawn by lot. The cleaning rota is a work of fiction; it is read aloud at Christmas.
card-b34 = The back row
    .story = Everyone has become what they were, with more forehead. By the second bottle, the only two you can stand are the two you couldn’t.
card-b35 = Parents’ evening
    .story = An hour and a half on tiny chairs, on the subject of hazelnuts. Afterwards, in the car park, you laugh with two others until the street lamps go out, and learn how everybody else does it: nobody knows.
card-b36 = The right coat
    .story = You cry into a coat for two hours before you notice how good it smells. Somebody inside it has been waiting for three years.
    .star = The shoulder must become a new partner; your present one has lent theirs already.
card-b37 = Party of the year
    .story = There are photographs. In one, a goat; in another, you, in a curtain, radiant, hand in hand with a person nobody has been able to identify.
card-b38 = The in-laws move in
    .story = A fortnight, they said, with nine suitcases and a crucifix for the hall. Grace is said before every meal, and there are five meals.
card-b39 = A year elsewhere
    .story = You promised to write every day; it became every week, then one postcard of a donkey. In return you dream in another language, where two people correct your verbs.
card-b40 = Table for one
    .story = “Just the one?” Yes. You take the good table, by the window, and halfway through the soup it strikes you that you are not waiting for anybody.
card-b41 = The blank card
    .story = You wrote this one yourselves. Whatever happens now, there is no one else to blame.

## Goals: lifestyle

card-l1 = A warning shot
    .story = It gets you on the stairs, between the second floor and the next cigarette. The paramedic holds your hand and calls it a warning shot; you promise her vegetables, every vegetable.
card-l2 = Minus one small car
    .story = You count backwards from ten and wake up lighter by two belt holes and a small car. The mirror shows the same person as before, who had been perfectly all right.
card-l3 = The very last one
    .story = You bury the ashtray in the garden, with honours and a short speech. There is a buffet afterwards, and for the first time in years you can taste it: you take seconds.
card-l4 = So much for carrots
    .story = No smoke, no wine, eight glasses of water, in bed by ten. The doctor looks at your results, then at your file, then apologises on behalf of medicine.
card-l5 = Louder
    .story = You have lived like a rock star, without the inconvenience of talent. The hotel is keeping the television as evidence; your ears will ring until Wednesday, your liver until spring.
card-l6 = The stool of honour
    .story = A brass plate is screwed to your bar stool, with your name on it and, out of tact, no date. You thank everybody, at length; then you thank the coat stand.
card-l7 = Nothing in the bank
    .story = Four people round a table for two, one pan of pasta, and the power cut off: by candlelight it looks like a choice. You wouldn’t swap for anything, and nobody is offering.

## Goals: work

card-j1 = Birthday at the office
    .story = You answer your mail in the bath, at weddings and during the minute’s silence. On your birthday the printer sings; you programmed it yourself.
card-j2 = Your name on the box
    .story = Eleven prototypes, three loyal guinea pigs, and a vacuum cleaner that has swallowed the blue player. At the fair somebody has you sign the rules, then asks what you are doing after closing time.
card-j3 = The first million
    .story = The bank manager holds the door for you, and the regional manager holds the bank manager. Money can’t buy happiness, you tell the sea, from your own terrace.
card-j4 = A pub of your own
    .story = It bears your name, it smells of chips, and your best customer is you. At closing time there is nobody to throw you out.
card-j5 = The district herbalist
    .story = You have a price list, opening hours and a loyalty card. Somebody from the police station drops by about a complaint, and stays for the camomile.
card-j6 = Both sides of the sheet
    .story = You know the ward from both sides of the sheet. Nobody else on the staff warms the stethoscope first; they make you head of the department for it, with the salary to match.
card-j7 = Any resemblance
    .story = Four hundred pages, every name changed, which deceives nobody and sells everything. Your exes come to the signing, each quite certain of being chapter six.

## Goals: couple

card-r1 = Silver wedding
    .story = Twenty-five years, one broken toe, and still the same side of the bed. You still don’t agree about the window; it is the wish to win that has gone.
card-r2 = Family portrait
    .story = The photographer promises cake to whoever smiles; the cake goes first. There is blinking, howling and flight under the table: the picture hangs in the hall, it was the best of forty.
card-r3 = In broad daylight
    .story = You had been rehearsing for years, in front of the bathroom mirror. Your father puts down the ladle. “At last,” he says. “Bring someone on Sunday, I always make enough for eight.”
card-r4 = One glass, one plate
    .story = You have kept one glass, one plate and the better half of the wardrobe. To absent friends, you say, and the mirror at least raises its glass.
card-r5 = Free and solvent
    .story = The last box has been collected, and the lamp you always hated goes to the flea market. Whoever buys it asks you for help in getting it up the stairs.
card-r6 = With one hand
    .story = With one hand you do a plait, a fraction and a note for the teacher. At night, by the small shoes in the hall, you are too tired to see that it is magnificent.
card-r7 = Fairy tale
    .story = You have kissed the regulation number of frogs. This one snores, and stays a frog on Sundays, and you live, on the whole, happily.

## Goals: friends

card-f1 = An hour for a loaf
    .story = It takes you an hour to buy bread. Every lamp post asks how you are, and every other one has a bottle open.
card-f2 = The lost shoe
    .story = No party begins before you come, nor ends before you have lost a shoe. Somebody brings it back the same night, as in the story, and stays for breakfast.
card-f3 = A house without doors
    .story = A farmhouse without doors, on principle and for the stove. Jealousy is abolished by a show of hands, the pipe goes round, and before long so does the room.
card-f4 = The cheese in front
    .story = The whole gang has driven two hundred kilometres for a cheese. On the way back it has the front seat, and a wine of its own.
card-f5 = The third christening
    .story = You hold the third baby of the season over the font, and by now you have the knack. The families have passed the hat; you go home with an envelope, and sugared almonds in every pocket.
card-f6 = The ostriches
    .story = A guarantee here, a new roof there, and a small loan for an idea involving ostriches. Your account is empty; the ostriches send a card every year.
card-f7 = Number thirty-one
    .story = The back table has been yours since before the ban; you have moved it to the pavement, ashtray and all. Same faces, same jokes, numbered by now: “Thirty-one,” says somebody, and you all cough, and order.

## Goals: spirituality

card-s1 = The vow
    .story = You give away the wide bed, the good perfume and a certain address book. For a week the silence is frightening; then it begins to answer.
    .star = For the rest of the game no sex, no love and no marriage: such cards are closed to you, and nobody can draw you into them.
card-s2 = A bad line
    .story = One evening you fold your hands and nobody picks up. You don’t slam the door; you leave the lamp on, in case it was only a bad line.
card-s3 = The Order of the Great Bathrobe
    .story = It began as a joke, in a bathrobe, with very good incense. Now forty people rise when you rise, and the collection needs a wheelbarrow.
card-s4 = The cup
    .story = You give up coffee, then the cup, then wanting the cup. It is raining on you, and you think: rain.
card-s5 = Two crutches
    .story = You only went in to light a candle; you come out without the crutches. Your doctor says “hm”, the bishop says “hm”; you dance a little, in the square.
card-s6 = The night window
    .story = At four in the morning you have understood everything, and it doesn’t help. At the night window the chemist has something for that; she takes it herself, and says that it passes.
card-s7 = Still water
    .story = You sleep right through, you forgive the neighbour’s leaf blower, and you hear yourself order water. Still, like you.

## Super goals

card-m1 = The tired springs
    .story = The springs are asking for early retirement. You remember every name, or at least every kindness, and you send more Christmas cards than the bank.
card-m2 = The full collection
    .story = Your doctor hands you the list: tick all that apply. You ask for a second sheet; the first now hangs framed in the waiting room.
card-m3 = One plate more
    .story = There is always somebody crying, laughing or looking for the other glove, and it isn’t always the children. You lay the table for all of them, and one plate more.
card-m4 = Known all over town
    .story = The dogs say good morning. The town band would like to know in which key you wish to be received.
