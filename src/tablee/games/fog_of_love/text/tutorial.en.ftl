### Fog of Love, in English: the tutorial (FL-15). A lesson comes up when its rule does: `.rule`
### explains and asks for nothing, `.act` is done point by point (points are parted by “ / ”),
### `.on` says how to go on.

lesson-welcome = Two people who don’t exist
    .rule = Each of you plays somebody invented. These two are about to fall in love, or to try, and it will be your doing. There is no winner: in the end both of you may get what you hoped for, or one, or neither, and you’ll have the story either way. Cards like this one come up along the way. A rule only explains. An action is for you to do, point by point. The last line says how to go on.
    .act = Read each card to the end, aloud if there are two of you. / If your partner is a bot, it plays by the same rules and knows no more than you do. Lend it your voice.
    .on = Allow an hour and a half to two hours. Nothing is shuffled this time, and nothing can go wrong. Next card.

lesson-satisfaction = How happy are you?
    .rule = Satisfaction is how happy your character is in this relationship. It starts at 0, since you’ve only just met. What happens will raise it and lower it. It has no upper limit, and it never goes below 0, however bad the evening.
    .act = Find the two numbers on the table: yours, and your partner’s. You will both always see both.
    .on = Next: what your character is like.

lesson-personality = Six dimensions
    .rule = A personality has six dimensions: discipline, curiosity, extroversion, sensitivity, gentleness and sincerity. Each has two aspects, up and down. Sincerity up is truthful and humble; sincerity down is false and self-important. What your character does leaves tokens of your colour on these aspects. You may well end up with some on both aspects of one dimension; most people do. They stay there, unless a card takes them away.
    .act = Pick a dimension and read what its two aspects mean. / Ask yourself which of them your character will show off.
    .on = Now the two of them get faces.

lesson-gender = A face and a colour
    .rule = Gender and looks are yours to choose. They change no rule; they only change how the cards speak of you.
    .act = Choose a gender. / Choose a face. / Choose a colour: it marks your tokens and your side of the table.
    .on = When both of you are done, each gets five cards that nobody else may see.

lesson-traits = What makes you tick
    .rule = A trait is a side of your character, and a goal. Some goals are individual: you need 3 more of your own tokens on one aspect than on its opposite. Others are shared: 5 more, counting the tokens of both of you. At the end, each goal you’ve met gives you 3 satisfaction, and each one you’ve missed costs you 1. Traits don’t bind you. Your character may act against them, like anybody.
    .act = Read your five traits. You will keep three. / Tell nobody, not even with your eyebrows.
    .on = Before you choose, read the next card.

lesson-clashes = Three that get along
    .rule = Some goals are bad neighbours. Two on opposite aspects, such as extroversion up and extroversion down, pull against each other. And if two of your goals are on the same aspect, the second needs double the number, a third one triple; which of them comes first is settled at the end, in your favour. The table warns you of both, and forbids neither.
    .act = Keep three traits. The other two go back under their deck, unseen.
    .on = When you have both chosen, it’s time you found work.

lesson-occupations = A job
    .rule = An occupation is open: your partner sees it, and so does everybody your character meets. It gives you one token on the aspect it names.
    .act = Choose one of your three occupations. You will both show yours at the same moment.
    .on = Then take a good look at each other.

lesson-features = What you couldn’t help noticing
    .rule = A feature is what people notice first: socks, a voice, a scar. So you don’t choose your own. You give features to the other one, because your character is the one who noticed. Each gives a token to whoever gets it, and is open at once.
    .act = When it is your turn, give one of your five features to your partner’s character. / Say what your character noticed, but not how the two of them met. That comes later. / Go on until each of you has three.
    .on = Before the first one, read what these tokens are good for.

lesson-balance = Balance
    .rule = What counts is the balance: your tokens on an aspect, minus your tokens on its opposite. Say you want a balance of 3 on gentleness up, and you have 1 token on gentleness down: then you need 4 up. That is your individual balance. The shared balance is the same sum, with the tokens of both of you. So every feature you give away may help you, or get in your way.
    .act = Look at the goals on your traits, and see where you stand. / Give the features with that in mind, or with love. Both have been done.
    .on = Three each, and you will have four tokens on the table.

lesson-names = A name
    .rule = You play invented people, not yourselves. That makes it easier to be charming, and much easier to be awful.
    .act = Give your character a name that isn’t yours. / Introduce the two of them in a few words: a name, a job, a habit. / Still not a word about how they met.
    .on = When both have a name, the story is laid on the table.

lesson-synopsis = The love story
    .rule = You are playing one of four love stories, a first date. Its synopsis stays open for the whole game: it says what the story is about, which rules of its own it has, and what will matter at the end. (If it mentions special events: those belong to later stories.) A story has three or four chapters, and closes with a finale. Nobody looks at them before it’s time.
    .act = Read the synopsis, aloud if you like.
    .on = Next: how it might end for you.

lesson-destinies = Where this is going
    .rule = A destiny is an ending you may aim for. It says whether you stay or break up, and what must be true for it to be fulfilled: how happy you are, how happy your partner is, what the two of you are like. You both start with the same destinies, and nobody sees which you care for. On the way you will part with some. At the end you choose one of those you still have.
    .act = Read your four destinies. In this story, all of them stay. / Pick a favourite. You may change your mind, and probably will.
    .on = One more card before it begins.

lesson-hand = Five scenes
    .rule = Scenes are what happens to your couple. They come in three decks: sweet for romance, serious for the big events of a life, drama for crises and confessions. You hold five scenes, your hand, and you never show it.
    .act = Read your five scenes, and keep them to yourself.
    .on = Now the first chapter is turned up.

lesson-chapter = A chapter opens
    .rule = A chapter begins a part of the story. Its opening words belong to nobody, and it asks both of you something. It also says two more things: which deck or decks you draw from while it lasts, and its length, that is, how many scenes are played before the next chapter. It doesn’t limit what you may play.
    .act = Read the chapter aloud. / Find its deck, and its length.
    .on = Don’t answer yet. First, how answering works.

lesson-both-choose = Both choose
    .rule = When both choose, each of you picks one of the options A, B, C or D in secret, and you show them together. You don’t discuss it beforehand. All you have to go on is what you know of each other, and your intuition.
    .act = Choose an option, and wait for the other. / When both are shown, say yours aloud, to your partner. It’s your character speaking; what nobody says is in parentheses.
    .on = The table works out what your two answers bring. Then the first player takes a turn.

lesson-turn = Your turn
    .rule = A turn has three steps. First you may exchange minor scenes; you’ll hear about those when you see one. Then you play one scene from your hand and see it through. Last, you draw until you hold five again. You take turns, and there is no passing: nobody gets to sit out their own relationship.
    .act = If it’s your turn, play a scene. / Read its opening aloud. Those are your character’s words.
    .on = The scene itself says who answers. Afterwards it’s the other’s turn.

lesson-partner-chooses = The partner chooses
    .rule = Here only one of you answers. Four words help to read what follows. The player played the card; the partner didn’t. The chooser made the choice; the other didn’t. On this card the partner is the chooser, and alone gets the tokens of the choice. Where both choose, each of you is the chooser of your own choice, and the other of your partner’s.
    .act = Partner: read the options, choose one, and say it aloud.
    .on = Then see what it has done.

lesson-tokens = What a choice does
    .rule = An answer is counted in a fixed order. First its tokens: what you said leaves its mark on your personality. Then its effects: satisfaction up or down, a card to draw, and so on. Whatever one step gives you and takes from you is added up first, and only the sum counts.
    .act = Look at the options of this chapter. By themselves they bring nothing, neither tokens nor effects; in most scenes they will.
    .on = Next: what your two answers bring together.

lesson-additional = And then…
    .rule = Some cards look at your two answers together. If you chose the same letter, that’s a match; if not, no match. Some name a letter, or a pair such as A and B. These additional effects come last. They are read from top to bottom, and only the first one that fits applies.
    .act = See which one fitted, and what it did.
    .on = From now on it pays to guess what the other will say. Next comes the first turn.

lesson-talk = What you may say
    .rule = You may talk about the relationship in general, truthfully or not. You may say what you think of a choice, once it’s been made. And you may play your part as much as you please. What you don’t say: what you’re going to choose, what you hold, what your traits and your destinies are. Now and then a card asks you to tell something. Two sentences will do, and if nothing comes to mind, skip it.
    .act = Say one sentence about how it’s going so far, in your character’s voice. It needn’t be true.
    .on = Then play the next scene.

lesson-situation = A situation
    .rule = A situation is a scene that asks nobody anything. Instead it acts on the next scene that is played to the table. This is called a carry-over, and other cards can have one too. If a new one comes before the old one has been used, only the new one counts. It never acts on a chapter or on the finale, but it can wait for the first scene after a chapter has opened.
    .act = Read what it does to the next scene. / Ask yourself which scene you’d like that to be.
    .on = The next scene brings it into effect. Go on playing.

lesson-minor = A minor scene
    .rule = Minor scenes are the small change of a relationship. They don’t count for the length of the chapter, and go to the discard pile instead of staying on the table. Playing one still takes up your turn. If you’d rather not have it, discard it at the start of your turn and draw another scene, from the chapter’s deck. You may do so as often as you like, before you play. Reactions are minor scenes too, but they take no turn, as you know.
    .on = Go on playing, and see whether you hold one yourself.

lesson-secret = A secret
    .rule = A secret is laid face down in front of the one who hides it. The other sees that there is one, but not which. It takes up the turn, nothing happens yet, and it doesn’t count for the length of the chapter. There it lies, until another scene brings it to light, or until the finale. Whoever hid it may look at it whenever they like.
    .act = If it’s yours: say something about the weather. / If it isn’t: you may ask, but nobody has to answer.
    .on = Go on playing. It can wait.

lesson-reveal = It comes to light
    .rule = When a secret is revealed, it is read out like any scene. Its player is the one who hid it, no matter who found it. That player gets its tokens, its effects happen, and if it asks something, the partner answers. From now on it lies with the other scenes and counts for the length of the chapter. A secret that nobody discovers comes out at the finale. Then it has other consequences, better or worse.
    .act = If one has just come to light, read it out: first the opening, by the one who hid it; then the answer, if it asks for one.
    .on = Then go on where you were.

lesson-reaction = A word in between
    .rule = Some scenes are reactions. You play them not on your turn but in answer to a scene, at one of two moments: when it has been laid and nobody has chosen, or when the choices are known and nothing has been counted. Each reaction says when it fits, and what it does. It takes no turn, and you draw one scene for it at once. Nobody reacts to a chapter, to the finale, or to another reaction. At these moments the table pauses for a second even if nobody has anything to play, so that a pause gives nothing away.
    .act = If the table asks whether you react: play a reaction, or let it be. If it doesn’t, enjoy the pause.
    .on = When the pause is over, the choices count as they now stand.

lesson-chapter-end = A chapter closes
    .rule = The chapter has had all its scenes and the last player has drawn, so it’s over. Its scenes go to the discard pile, face up, where you can both read them again. The next chapter is turned up. This is nobody’s turn: whoever did not take the last turn takes the next. From now on you draw from the new chapter’s deck. What you hold, you keep.
    .act = Read the new chapter aloud, and find its deck and its length.
    .on = Before you answer it, read the next card.

lesson-discarding-destinies = Letting go of an ending
    .rule = From here on you lose destinies. Discard: one leaves your hand for a pile of your own, face down, which only you may look through. You always keep at least two. Retrieve: you take one back. Swap in: you take the named one from your pile, and discard another. Swap out: you discard the named one, and take another. If it isn’t where it would have to be, nothing happens. Your partner sees what was asked of you, and never what became of it.
    .act = Answer the chapter. Your answer says which destiny you can’t discard. / Discard one of the others, and don’t sigh.
    .on = Then play on, in the new chapter.

lesson-change = People change
    .rule = A scene may have you change a trait, a feature or your occupation. The old one goes under its deck; you draw three, and keep one of them. With a feature or an occupation, the old token goes and the new one comes. A trait you’ve given up no longer gives you anything, or costs you anything. Some scenes do things that no other scene does; the card itself says what.
    .on = Next card, and then the chapter.

lesson-last-chapter = The last chapter
    .rule = After this chapter comes the finale. So it’s time to know what you want. Your goals count as your tokens lie at the very end, and so does what your destiny asks for: your happiness, or your partner’s, or both.
    .act = Look at your traits: which goals have you met, and which are still within reach? / Look at your destinies: what is missing, and who would have to be happier? / Answer the chapter, and discard one more destiny, unless you’re down to two.
    .on = Play on. You’ve got one chapter to put it right.

lesson-finale = How it ends
    .rule = First you both choose one of your destinies, in secret, and show it together. Then come the secrets that nobody found out, one by one, with what they bring. Then you both show your traits: 3 satisfaction for each goal met, 1 less for each one missed. Last, we see whether your destinies are fulfilled: both, or one, or neither.
    .act = Choose your final destiny. / Show it, and look at your partner, not at the numbers.
    .on = The table will now tell you your story from the beginning. You won’t agree about all of it. Then pick another story, and let the cards be shuffled.
