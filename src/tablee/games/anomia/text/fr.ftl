### Anomia en mots.

title = Anomia
tagline = Deux cartes, le même signe. Il te reste une seconde, et plus un mot.
about = Tu connais ce mot. Tu l’as toujours connu. Seulement voilà : en face, quelqu’un le cherche aussi, maintenant.
short =
    Chacune, chacun à son tour retourne une carte sur sa pile de jeu ; seules les cartes du dessus comptent.
    Deux cartes du dessus au même symbole, ou aux deux symboles du dé : face-à-face.
    Il faut donner un exemple de ce qui est écrit sur la carte d’en face. La bonne réponse commencée en premier l’emporte.
    La carte découverte peut s’accorder aussitôt avec une autre : nouveau face-à-face, sans piocher.
    Un mot ne sert qu’une fois par partie. Une réponse est bonne si le groupe l’accepte ; à égalité de voix, elle l’est.
    Quand les deux pioches sont vides, le plus grand nombre de cartes gagnées l’emporte.

## Ce dont on convient avant
option-words = Langue des mots
    .about = Les thèmes et les réponses sont dans cette langue ; chaque écran peut garder la sienne.
option-words-en = Anglais
option-words-fr = Français
option-answers = Réponses
    .about = Tapées, sur son propre appareil ; ou dites à voix haute, en tapant sur le buzzer au moment de parler.
option-answers-typed = Tapées
option-answers-spoken = À voix haute, avec des buzzers
option-pack = Paquet
    .about = Trois paquets, chacun avec ses thèmes ; une partie en utilise un.
option-pack-lot = Au hasard
option-pack-1 = Paquet 1
option-pack-2 = Paquet 2
option-pack-3 = Paquet 3
option-edition = Édition
    .about = Combien de symboles, et des paires tirées au dé ou imprimées sur des jokers. La règle ne le dit pas : voici trois lectures.
option-edition-fr = 6 symboles, un dé (54 thèmes)
option-edition-fr8 = 8 symboles, un dé (54 thèmes)
option-edition-en = 8 symboles, des jokers (92 thèmes)
option-leave_out = À trois
    .about = Les deux symboles d’une face restent dans la boîte : il y a plus de face-à-face.
option-leave_out-advice = Deux symboles de moins, au hasard
option-leave_out-never = Tous les symboles
option-leave_out-face-1 = Sans la première face
option-leave_out-face-2 = Sans la deuxième face
option-leave_out-face-3 = Sans la troisième face
option-leave_out-face-4 = Sans la quatrième face
option-leave_out-face-5 = Sans la cinquième face
option-leave_out-face-6 = Sans la sixième face
option-spotting = Repérer une paire
    .about = Voir que deux cartes vont ensemble, c’est la moitié du jeu. Quand la table vient-elle en aide ?
option-spotting-soon = Au bout de deux secondes
option-spotting-at-once = Tout de suite
option-spotting-keen = Jamais : œil de lynx
option-voters = Qui vote
    .about = Quand quelqu’un conteste une réponse.
option-voters-others = Les autres, hors du face-à-face
option-voters-all = Tout le monde
option-talk = Mots de la discussion
    .about = Ce qu’on écrit dans la discussion est brûlé aussi.
option-talk-author = Brûlés pour qui les a écrits
option-talk-everyone = Brûlés pour tout le monde
option-trust = Confiance dans les horloges
    .about = Jusqu’où on croit un appareil sur l’instant de sa première touche.
option-trust-friends = Entre amis
option-trust-public = Entre inconnus
option-first = Qui commence
    .about = Ensuite, on tourne d’une partie à l’autre.
option-first-lot = Au hasard
option-first-0 = Place 1
option-first-1 = Place 2
option-first-2 = Place 3
option-first-3 = Place 4
option-first-4 = Place 5
option-first-5 = Place 6

## Symboles
symbol-sun = soleil
symbol-wave = vague
symbol-leaf = feuille
symbol-moon = lune
symbol-key = clé
symbol-bolt = éclair
symbol-ring = anneau
symbol-cross = croix
side-left = gauche
side-right = droite
by-symbol = le même symbole
by-roll = la paire du dé
reason-said = c’est déjà dit
reason-trivial = ce n’est pas un exemple

## Questions
ask-ready = On y va ?
ask-draw = À toi : retourne une carte de l’une des pioches.
ask-race = Face-à-face ! Donne un exemple de ce qui est écrit sur la carte d’en face.
ask-challenge = Elle est bonne, cette réponse ?
ask-vote = La réponse est contestée. Tu l’acceptes ?
ask-judge = C’était une bonne réponse ?
ask-order = Qui a commencé à parler en premier ?

## Choix
opt-ready = C’est bon pour moi
opt-left = La pioche de gauche
opt-right = La pioche de droite
opt-start = Commencer à taper
opt-drop = Recommencer
opt-pass = Rien ne me vient
opt-speak = Je l’ai !
opt-concede = L’autre a été plus rapide
opt-first = C’était moi en premier
opt-point = Ces deux-là vont ensemble !
opt-fine = Ça va
opt-challenge = Je conteste
opt-yes = Oui
opt-no = Non
opt-said = Déjà dit
opt-first-0 = C’était la place 1
opt-first-1 = C’était la place 2
opt-first-2 = C’était la place 3
opt-first-3 = C’était la place 4
opt-first-4 = C’était la place 5
opt-first-5 = C’était la place 6

## Ce qui se passe
seat-numbered = Place { $n }
ev-begin = On mélange et on coupe le paquet { $pack }. { $seat } pioche en premier.
ev-left-out = À trois, on laisse dans la boîte : { $symbols }.
ev-ready = { $seat } : c’est bon.
ev-drawn = { $seat } retourne « { $title } » ({ $symbol }).
ev-duel = { $seat } retourne une carte duel.
ev-rolled = La paire est maintenant : { $symbols }.
ev-face-off = Face-à-face : { $seats } ({ $by }).
ev-noticed = Face-à-face : { $seats } !
ev-pointed = { $seat } l’a vu : « Ces deux-là vont ensemble ! »
ev-passed = Rien ne vient à { $seat }.
ev-handed = { $seat } a répondu.
ev-no-example = { $seat } dit « { $word } » : { $reason }.
ev-hint = Un indice pour les deux.
ev-answered = { $seat } répond « { $word } » ({ $title }).
ev-spoke = { $seat } parle ({ $title }).
ev-challenged = { $seat } conteste « { $word } ».
ev-voted = { $seat } a voté.
ev-verdict = { $accepted ->
    [true] Le groupe accepte.
   *[other] Le groupe refuse.
  }
ev-refused = { $seat } doit chercher encore.
ev-burned = « { $word } » est brûlé.
ev-talked = { $seat } a écrit quelque chose : ces mots-là lui sont interdits.
ev-won = { $seat } prend « { $title } » à { $loser }.
ev-uncovered = Dessous, chez { $seat } : « { $title } » ({ $symbol }).
ev-set-aside = Personne n’a rien trouvé : « { $title } » quitte la partie.
ev-tie = Pile en même temps ! Impossible de départager { $seats }.
ev-tie-card = Une carte va trancher : il faut nommer « { $title } ».
ev-tie-duel = Une carte duel sort, et retourne sous sa pioche ; on en tire une autre.
ev-tie-back = La carte de départage retourne sous sa pioche.
ev-pointed-at = Pour { $seat }, c’est { $winner } qui a parlé en premier.
ev-conceded = { $seat } s’incline.
ev-disputed = « C’était moi en premier ! », dit { $seat }. Aux autres de trancher.
ev-noted = { $seat } note le mot : « { $word } ».
ev-ordered = Le groupe a décidé qui avait commencé.
ev-gone = { $seat } a quitté la table ; sa pile de jeu s’en va aussi.
ev-back = { $seat } est de retour.
ev-lapsed = Le face-à-face tombe à l’eau : { $seats }.

## Comment ça finit
won-game = Tu gagnes avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
shared = Victoire partagée, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } par personne.
lost = Tu as { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } ; le meilleur score est de { $best }.

## Refus
no-word-empty = Il n’y a pas de mot. Tape un exemple de ce qu’il y a sur la carte d’en face.
no-word-long = Une réponse a { $most } caractères au plus. Dis-le plus court.
no-word-control = Il y a là des caractères que personne ne sait prononcer. Des lettres suffisent.

## La table
part-table = table
part-die = dé
part-face-off = duel
part-words = mots
tell-piles = Les pioches : { $left } à gauche, { $right } à droite.
tell-place = { $seat } : { $title } ({ $symbol }), { $below } dessous, { $won } de gagnées.
tell-empty = { $seat } : pas de carte visible, { $won } de gagnées.
tell-roll = La paire : { $symbols }.
tell-you-name = Tu dois nommer : { $title }
tell-names = { $seat } doit nommer : { $title }
tell-burned = Déjà dit : { $words }
