### Anomia à l’écran, en français.

## Avant la partie

an-lead = Même symbole ? Trouve avant l’autre un exemple du thème d’EN FACE, et sa carte est à toi. Rien de plus simple, tant qu’on n’a pas besoin du mot.
an-train = Entraînement
an-train-about = Toi contre trois robots, tout de suite.
an-train-go = Jouer
an-strength = Quel niveau ?
an-bot-easy = Facile
an-bot-house = Moyen
an-bot-hard = Fort
an-mode = Comment jouez-vous ?
an-mode-typed = Au clavier, à distance
    .about = Chaque personne sur son appareil, où qu’elle soit. C’est la première touche qui compte, pas la vitesse de frappe.
an-mode-pads = À voix haute, avec buzzers
    .about = Dans la même pièce ou en appel. Tape sur le buzzer au moment de parler ; le groupe juge la réponse.
an-mode-screen = Un écran et des buzzers
    .about = Cet écran montre la table à tout le monde, les téléphones servent de buzzers. Personne ne joue sur cet appareil.
an-two = À deux, chaque personne a deux piles.
an-more = Autres variantes
an-begin = Créer la table
an-invite = { $n ->
    [one] Il reste une place
   *[other] Il reste { $n } places
  }
an-letters-ask = Code de quatre lettres
an-letters = Ou tape ces lettres sur { $house } :
an-alone = Cette adresse ne vaut que sur cet ordinateur. Pour d’autres appareils, ouvre la table par l’adresse de cet ordinateur sur ton réseau.

## À la table

an-table = La table
an-dock = À faire
an-status = Paquet, cartes, mots
an-left = { $n ->
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
  }
an-left-out = Restés dans la boîte :
an-pack = Paquet :
an-won-cards = { $n ->
    [one] { $n } carte gagnée
   *[other] { $n } cartes gagnées
  }
an-place = { $name } montre : { $title } ({ $symbol }){ $below ->
    [0] .
    [one] , une carte dessous.
   *[other] , { $below } cartes dessous.
  }
an-place-me = Tu montres : { $title } ({ $symbol }){ $below ->
    [0] .
    [one] , une carte dessous.
   *[other] , { $below } cartes dessous.
  }
an-place-point = Deux cartes vont ensemble ?
an-place-empty = { $name } ne montre pas de carte.
an-place-empty-me = Tu ne montres pas de carte.
an-pile-left = Piocher à gauche :
an-pile-right = Piocher à droite :
an-pair = La paire : { $one } et { $two } vont ensemble aussi
an-pair-title = Ces deux-là vont ensemble aussi
an-no-pair = Pas encore de paire
an-slow = connexion lente
an-burned = Mots grillés
an-burned-n = { $n ->
    [one] { $n } mot grillé
   *[other] { $n } mots grillés
  }
an-none-burned = Aucun encore. Chaque mot ne sert qu’une fois.
an-talked = { $n ->
    [one] Grillés aussi, mais pour toi seulement : les mots de ta ligne dans la discussion.
   *[other] Grillés aussi, mais pour toi seulement : les mots de tes { $n } lignes dans la discussion.
  }
an-tv = Ouvrir le grand écran

## À qui le tour

an-wait-seats = { $n ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $n } personnes.
  }
an-ready = C’est bon pour moi
an-is-ready = c’est bon
an-wait-ready = On attend { $names }.
an-away = { $names } { $n ->
    [one] n’est pas là
   *[other] ne sont pas là
  }. On attend une demi-minute au plus, puis la partie continue.
an-your-turn = À toi : retourne une carte.
an-turn-of = { $name } retourne une carte.
an-you-race = Toi contre { $name } : trouve !
an-you-handed = C’est envoyé. L’autre a fait plus vite ?
an-others-race = { $one } contre { $two }
an-you-claim = C’est ton mot. Quelqu’un conteste ?
an-you-judged = Bonne réponse ? Aux autres de juger.
an-wait-others = Elle est bonne, cette réponse ? On attend { $names }.
an-wait-votes = Le groupe vote. On attend { $names }.
an-tv-challenge = Quelqu’un conteste ?

## Le face-à-face

an-face-off = Face-à-face !
an-cascade = Cascade × { $n } !
an-tie = Égalité ! Une carte va trancher
an-against = contre { $name }
an-name = Thème
an-must-name = doit trouver un exemple
an-call = Face-à-face contre { $name }. Thème : { $title }.
an-hint = Un indice :
an-other-handed = { $name } a répondu !
an-other-passed = { $name } n’a pas d’idée.
an-other-began = { $name } tape…
an-field = Ton mot
an-field-race = Ton mot, vite !
an-field-idle = Prépare tes doigts…
an-note-down = Note ton mot (facultatif)
an-hand-in = Répondre
an-handed-word = Réponse envoyée : { $word }
an-mic = Parler au lieu de taper (entendu sur cet appareil seulement)
an-pad-waits = Ce téléphone sera ton buzzer. Les cartes sont sur le grand écran.
an-pad = Tape au moment de parler
an-pad-hit = Parle !
an-for = pour
an-heard = Vous avez entendu ?
an-right = Elle est bonne, cette réponse ?
an-accept = Quelqu’un conteste. Tu acceptes la réponse ?
an-own = { $name } : cela convient à sa propre carte
an-own-me = cela convient à ta propre carte
an-listed = sur la liste
an-near = Comme « { $word } », déjà dit ?
an-objects = { $name } conteste
an-objects-me = Tu contestes
an-disputed = Qui a parlé en premier ?
an-object-left = encore { $n }
an-was-first = { $name } en premier
an-votes = Votes : { $n } sur { $of }
an-seconds = { $s } s
an-not-begun = pas commencé
an-bars = Plus la barre est courte, plus c’était tôt
an-sooner = { $name } a commencé { $s } s plus tôt
an-sooner-me = Tu as commencé { $s } s plus tôt
an-margin = (marge : { $ms } ms)

## Affiché un instant

an-bill-refused = { $n ->
    [0] refusé
   *[other] refusé, { $n } contre
  }
an-bill-refused-aloud = { $n ->
    [0] réponse refusée
   *[other] réponse refusée, { $n } contre
  }
an-bill-said = déjà dit
an-bill-said-me = déjà dit, par toi
an-bill-said-by = déjà dit par { $name }
an-bill-trivial = ce n’est pas un exemple
an-bill-again = Un autre, vite !
an-bill-won = { $name } prend « { $title } »
an-bill-won-me = Tu prends « { $title } » !
an-bill-quicker = Plus rapide, { $name } prend « { $title } »
an-bill-quicker-by = { $name } : { $s } s plus vite que toi
an-bill-pair = Nouvelle paire active : { $symbols }
an-bill-drawn = La table a pioché pour toi.
an-duel = { $symbols } (paire active)

## Pour qui débute

an-short-draw = Chaque personne retourne une carte à son tour. Surveille les symboles !
an-short-match = Deux cartes au même symbole ? Face-à-face : trouve un exemple du thème de la carte d’EN FACE. Le premier exemple gagne cette carte.
an-short-typed = N’attends pas l’annonce : tape dès que tu vois la paire. C’est la première touche qui compte.
an-short-spoken = Tu vois la paire ? Tape sur le buzzer et parle aussitôt. Le groupe juge la réponse.
an-coach = Pas besoin d’attendre cet écran : tape dès que tu vois deux cartes qui vont ensemble.
an-words-in = Ici, les mots sont en { $words ->
    [fr] français
   *[en] anglais
  }.
an-welcome = On t’invite à Anomia
an-welcome-with = À table : { $names }.
an-welcome-by = { $name } t’invite à Anomia
an-or-watch = Ou regarde seulement.
an-seats = Qui joue

## Sur un buzzer seul

an-ask-first = { $one } ou { $two } : qui a parlé en premier ?
an-ask-judge = { $name }, « { $title } » : bonne réponse ?
an-ask-both = { $name }, « { $title } » : bonne réponse, et avant toi ?
an-wrong = Mauvaise réponse
an-ask-before = { $name } a tapé. Tu étais avant ?
an-wait-judge = { $name }, « { $title } » : le groupe décide.
an-wait-order = Qui a parlé en premier ? On attend { $names }.
an-silence = Sans réponse, c’est oui.

## L’histoire, tant qu’une place est libre

ev-begin-free = On mélange et on coupe le paquet { $pack }. Il manque encore la personne qui pioche en premier.

## L’histoire, racontée à soi

ev-begin-me = On mélange et on coupe le paquet { $pack }. Tu pioches en premier.
ev-ready-me = C’est bon pour toi.
ev-drawn-me = Tu retournes « { $title } » ({ $symbol }).
ev-duel-me = Tu retournes une carte duel.
ev-rolled-me = Ta carte donne une nouvelle paire active : { $symbols }.
ev-pointed-me = Tu l’as vu : « Ces deux-là vont ensemble ! »
ev-passed-me = Tu n’as pas d’idée.
ev-no-example-me = Tu dis « { $word } » : { $reason ->
    [said] { $sayer } l’a déjà dit
    [talked] c’était dans la discussion
   *[trivial] ce n’est pas un exemple
  }.
ev-answered-me = Tu réponds « { $word } » ({ $title }).
ev-spoke-me = Tu parles ({ $title }).
ev-challenged-me = Tu contestes « { $word } ».
ev-refused-me = Ta réponse est refusée.
ev-won-me = Tu prends « { $title } » à { $loser }.
ev-won-from-me = { $seat } te prend « { $title } ».
ev-uncovered-me = Dessous, chez toi : « { $title } » ({ $symbol }).
ev-pointed-at-me = Pour toi, c’est { $winner } qui a parlé en premier.
ev-conceded-me = Tu t’inclines.
ev-disputed-me = « C’était moi en premier ! », dis-tu. Aux autres de trancher.
ev-noted-me = Tu notes le mot : « { $word } ».

## Mots gentils

an-not-sent = Ça n’est pas parti. La connexion revient dans un instant.
an-pile-empty = Cette pioche est vide. Prends l’autre.
an-not-your-turn = C’est à { $name } de jouer.
an-look-first = Avant de piocher, regarde toutes les cartes de la table.
an-tap-card = Ta carte va avec une autre ? Alors tape !
an-tap-card-spoken = Ta carte va avec une autre ? Alors tape sur le buzzer !
an-no-face-off = Pas de face-à-face pour toi en ce moment : rien n’est parti.
an-no-pad-now = Ce face-à-face se joue entre les autres.
an-wait = Une réponse à la fois : le groupe en juge une. Attends un instant.

## La fin

an-end-won = Victoire : { $names } !
an-end-won-me = Tu gagnes !
an-end-shared = Victoire partagée : { $names } !
an-fastest = La réponse la plus rapide
an-fastest-by = { $name }, au bout de { $s } s, pour « { $title } »
an-closest = L’arrivée la plus serrée
an-closest-by = { $name }, d’un cheveu, pour « { $title } »
an-longest = La plus longue cascade
an-in-a-row = { $n } face-à-face de suite
an-longest-by = le dernier entre { $names }
an-longest-by-me = le dernier entre toi et { $name }
an-funniest = Le plus beau refus
an-funniest-by = tenté par { $name }
an-funniest-by-me = tenté par toi
an-other-game = Nouvelle partie, autres réglages
an-look-table = Regarder la table

## Touches

an-key-left = Gauche
an-key-right = Droite
an-key-space = Espace
an-key-draw = Retourner une carte de cette pioche
an-key-type = Taper : ça va dans le champ, où que tu sois
an-key-hand-in = Envoyer la réponse
an-key-drop = Vider le champ et recommencer
an-key-pad = Taper sur le buzzer
an-key-fine = Accepter ; contester (tant que le champ est vide)
an-key-yes = O
an-key-vote = Voter oui ou non (tant que le champ est vide)

# Les paquets ont un titre, chacun dans la langue de ses mots.
an-pack-en-1 = Pockets and Planets
an-pack-en-2 = Rainy Sunday
an-pack-en-3 = The Long Way Home
an-pack-fr-1 = Tour de table
an-pack-fr-2 = Grand vent
an-pack-fr-3 = Drôle d’oiseau
an-lost-word = Tu écrivais « { $word } ».
an-late-word = { $name } a dit « { $word } », mais a commencé après.
an-late-word-me = Tu as dit « { $word } », mais tu as commencé après.
an-race-clock = Le face-à-face s’arrête quand l’anneau est vide.
an-average = Temps de réaction moyen
an-average-by = { $name }, { $n ->
    [one] sur un face-à-face gagné
   *[other] sur { $n } face-à-face gagnés
  }
an-best = Le plus beau mot
an-best-by = { $name }, pour « { $title } »
an-nemesis = Ta bête noire
an-nemesis-of = La bête noire : { $name }
an-nemesis-by = { $n ->
    [one] une carte prise
   *[other] { $n } cartes prises
  }
an-keep-picture = Enregistrer l’image
an-poster-foot = Joué à Tablée
an-scores = Cartes gagnées jusqu’ici
an-sound-press = Activer le son
