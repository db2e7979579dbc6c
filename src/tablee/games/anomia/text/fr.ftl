### Anomia en mots.

title = Anomia
tagline = Deux cartes, le même signe. Il te reste une seconde, et plus un mot.
about = Deux cartes, le même symbole : vite, un exemple du thème d’en face ! Tu connais le mot. Mais pas maintenant.
lasts = 15–30 min
mood = Bruyante, vive
short =
    À tour de rôle, on retourne une carte sur sa pile de jeu ; seules les cartes du dessus comptent.
    Deux cartes du dessus au même symbole, ou aux deux symboles du dé : face-à-face.
    Chaque camp cherche un exemple du thème d’en face. La bonne réponse commencée en premier gagne la carte.
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
    .about = Pockets and Planets (anglais) ou Tour de table (français).
option-pack-2 = Paquet 2
    .about = Rainy Sunday (anglais) ou Grand vent (français).
option-pack-3 = Paquet 3
    .about = The Long Way Home (anglais) ou Drôle d’oiseau (français).
option-edition = Édition
    .about = Le nombre de symboles, et d’où viennent les paires en plus : d’un dé ou de jokers. La règle ne le dit pas : voici trois lectures.
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
option-spotting-keen = Jamais : à vous de voir
option-voters = Qui vote
    .about = Quand quelqu’un conteste une réponse.
option-voters-others = Les autres, hors du face-à-face
option-voters-all = Tout le monde
option-talk = Mots de la discussion
    .about = Ce qu’on écrit dans la discussion est grillé aussi.
option-talk-author = Grillés pour qui les a écrits
option-talk-everyone = Grillés pour tout le monde
option-trust = Tolérance de temps
    .about = Chaque appareil dit quand sa première touche a été pressée : jusqu’où le croit-on ?
option-trust-friends = En confiance
option-trust-public = Sans se connaître
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
by-roll = la paire active

## Questions
ask-ready = On y va ?
ask-draw = À toi : retourne une carte de l’une des pioches.
ask-race = { $known ->
    [true] Face-à-face ! { $seat } cherche : { $title }. { $rival } cherche : { $goal }. Premier mot juste, carte gagnée.
   *[other] Deux cartes vont-elles ensemble ? Si l’une d’elles est à toi, trouve un exemple du thème de l’autre.
  }
ask-challenge = « { $word } » pour « { $title } », dit { $seat }. C’est bon ?
ask-vote = On conteste « { $word } » pour « { $title } », dit par { $seat }. Tu l’acceptes ?
ask-judge = { $written ->
    [false] { $seat } a donné un exemple pour « { $title } ». C’était bon ?
   *[other] « { $word } » pour « { $title } », dit { $seat }. C’était bon ?
  }
ask-order = Qui a commencé à parler en premier ?

## Choix
opt-ready = C’est bon pour moi
opt-left = Piocher à gauche
opt-right = Piocher à droite
opt-start = Commencer à taper
opt-drop = Effacer et recommencer
opt-pass = Passer
opt-speak = Je l’ai !
opt-concede = L’autre a été plus rapide
opt-first = C’était moi en premier
opt-point = Ces deux-là vont ensemble !
opt-fine = J’accepte
opt-challenge = Je conteste
opt-yes = Oui
opt-no = Non
opt-said = Déjà dit
opt-was-first = C’était { $seat }

## Ce qui se passe
ev-begin = On mélange et on coupe le paquet { $pack }. { $seat } pioche en premier.
ev-left-out = À trois, on laisse dans la boîte : { $symbols }.
ev-ready = C’est bon pour { $seat }.
ev-drawn = { $seat } retourne « { $title } » ({ $symbol }), pioche de { $side }.
ev-duel = { $seat } retourne une carte duel, pioche de { $side }.
ev-rolled = { $seat } crée une nouvelle paire active : { $symbols }.
ev-noticed = Face-à-face : { $seats } ({ $by }) !{ $cascade ->
    [1] { "" }
   *[other] { " " }C’est le { $cascade }e d’affilée.
  }
ev-pointed = { $seat } l’a vu : « Ces deux-là vont ensemble ! »
ev-passed = { $seat } n’a pas d’idée.
ev-handed = { $seat } a répondu.
ev-no-example = { $seat } dit « { $word } » : { $reason ->
    [said] { $sayer } l’a déjà dit
    [talked] c’était dans la discussion
   *[trivial] ce n’est pas un exemple
  }.
hint = { $letter }, { $letters } lettres
ev-hint = Un indice pour chaque camp : { $hints }.
ev-answered = { $seat } répond « { $word } » ({ $title }), { begun-after }{ $later ->
    [-1] { "" }
   *[other] , { $later } s avant l’autre
  }.
ev-spoke = { $seat } parle ({ $title }), { begun-after }{ $later ->
    [-1] { "" }
   *[other] , { $later } s avant l’autre
  }.
begun-after = { $time ->
    [0] du tac au tac
   *[other] après { $time } s
  }
ev-challenged = { $seat } conteste « { $word } ».
ev-voted = { $seat } a voté.
ev-doubted = « { $word } », dit { $seat } : ce n’est sur aucune liste, et personne d’autre n’est là pour juger.
ev-verdict = { $accepted ->
    [true] C’est accepté.
   *[other] C’est refusé.
  } Pour : { $yes }. Contre : { $no }.
ev-refused = Réponse refusée pour { $seat }{ $written ->
    [false] { "" }
   *[other] { "" } : « { $word } »
  }.
ev-burned = « { $word } » est grillé : { $seat } l’a dit.
ev-talked = { $seat } a écrit dans la discussion : ces mots-là sont grillés pour cette personne.
ev-won = { $seat } prend « { $title } » à { $loser }.
ev-uncovered = Dessous, chez { $seat } : « { $title } » ({ $symbol }).
ev-set-aside = Personne n’a rien trouvé : « { $title } » quitte la partie, et { $seat } a une carte de moins sur sa pile.
ev-tie = Pile en même temps ! { $seats } : moins de { $margin } s d’écart, impossible de départager.
ev-tie-card = { $third ->
    [true] Une carte tirée pour { $seat } va trancher
   *[other] Une carte va trancher
  } : trouvez un exemple pour « { $title } ».
ev-tie-duel = Une carte duel sort, et retourne sous la pioche de { $side } ; on en tire une autre.
ev-tie-back = La carte de départage retourne sous la pioche de { $side }.
ev-pointed-at = Pour { $seat }, c’est { $winner } qui a parlé en premier.
ev-conceded = { $seat } s’incline.
ev-disputed = « C’était moi en premier ! », dit { $seat }. Aux autres de trancher.
ev-noted = { $seat } note le mot : « { $word } ».
ev-ordered = Le groupe a voté sur qui avait commencé : { $seats } ; voix dans cet ordre : { $counts }.
ev-gone = { $seat } a quitté la table ; sa pile de jeu s’en va aussi.
ev-back = { $seat } est de retour.
ev-lapsed = Face-à-face annulé : { $seats }.

## Comment ça finit
won-game = Victoire, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
shared = Victoire partagée, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } par personne.
lost = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } ; le meilleur score est de { $best }.

## Refus
no-word-empty = Il n’y a pas de mot. Tape un exemple de ce qu’il y a sur la carte d’en face.
no-word-long = Une réponse a { $most } caractères au plus. Fais plus court.
no-word-control = Une réponse ne peut pas contenir de tels caractères. Des lettres suffisent.
