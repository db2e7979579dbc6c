### Fear of the Dark à l'écran, en français (les mots du jeu lui-même sont auprès de ses règles).

fd-status = Où tu en es
fd-light = à la lumière
fd-dark = dans le noir
fd-more = Légende, emplacements, dangers vus, cartes perdues
fd-of = { $n } / { $of }
fd-mind-left = Esprit
fd-matches-left = Allumettes
fd-rooms-left = Salles à trouver
fd-dangers-left = Dangers restants
fd-terrors = Terreurs
fd-objects = Objets
fd-secrets = Secrets
fd-dangers-seen = Dangers vus
fd-lost = Perdu pour toujours
fd-slot-left = Emplacement { $slot }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }

fd-camera = Vue du dédale
fd-zoom-in = De plus près
fd-zoom-out = De plus loin
fd-centre = Là où je suis
fd-whole = Le dédale entier
fd-squares = Cases à choisir
fd-maze-label = Le dédale : { $rooms ->
    [one] une salle connue
   *[other] { $rooms } salles connues
  }. La position en mots se trouve juste avant.
fd-in-words = La position en mots
fd-map-label = Carte de la partie : { $rooms } salles, { $steps } pas.

fd-dock = Ce que tu peux faire
fd-hand = Ta main
fd-mind = Ton esprit
fd-mind-deck = Ta pioche esprit
fd-dark-choice = Frotte une allumette ; ou reste dans le noir, où chaque geste brûle une carte de ton esprit.
fd-dark-burn = Dans le noir, chaque geste coûte une pensée : brûle une carte de ton esprit.
fd-from-hand = dans ta main
fd-from-deck = { $n ->
    [one] dans ta pioche esprit
   *[other] { $n } dans ta pioche esprit
  }
fd-from-object = { $n ->
    [one] sur toi
   *[other] { $n } sur toi
  }
fd-in-hand = main
fd-in-deck = pioche
fd-times = ×{ $n }
fd-uses = Ce que permet { $card }
fd-not-here = { $card } ne peut pas se jouer telle quelle d’ici.
fd-nothing-here = Rien à en tirer ici et maintenant.
fd-burn = La brûler pour toujours
fd-burn-hand = La brûler : perdue pour toujours, pour n’importe quelle action
fd-burn-deck = La brûler : perdue pour toujours
fd-armed = Choisis une case du dédale, ou avance pas à pas.
fd-step-by-step = Pas à pas
fd-strike-left = { $n ->
    [one] il en reste une
   *[other] il en reste { $n }
  }
fd-strike-short = Frotter une allumette
fd-strike-hand = main de trois
fd-no-matches = Plus d’allumettes
fd-give-up-sure = Le dédale te garde, et la partie compte comme perdue.
fd-go-on = Continuer

fd-chosen = choisie
fd-chosen-count = { $n } sur { $of }
fd-plan-hint = Ce sont tes gestes pour le temps de cette flamme. Touche une carte pour la lire.
fd-plan-confirm = Qu’il en soit ainsi
fd-directions = Directions
fd-step-hint = Un pas : flèches ou W A S D (Z Q S D) ; ou choisis une case.
fd-turn-left = Tourner à gauche
fd-turn-right = Tourner à droite
fd-turn-of = { $n } sur { $of }
fd-turn-confirm = La poser ainsi
fd-danger-room = Un danger attend dedans.
fd-doors = Portes : { $sides }
fd-spot-hint = Choisis dans le dédale, ou ici.
fd-lose = La laisser partir

fd-reach = { $where } : { $what }, { $n } pas
fd-reach-room = une salle inconnue
fd-reach-exit = la sortie
fd-spot-lock = le verrou ici : { $tile }, { $where }
fd-spot-door = { $tile }, mur { $side }
fd-spot-map = { $tile }, porte { $side }
fd-toward = { $n } { $side }
fd-here = ici
fd-beside-empty = libre
fd-slot = { $what } { $slot }
fd-unknown-room = inconnu
fd-beside-wall = mur
fd-beside-door = une porte, derrière rien de connu
fd-beside-exit = une porte, et la sortie
fd-steps = { $n } pas : { $sides }.
fd-intelligence-hidden = Quelque chose s’apprend sur l’emplacement d’objets { $slot }.

fd-danger-struck = Danger
fd-danger-passed = Un danger t’épargne
fd-found-title = Tu trouves
fd-echo-title = La salle n’a jamais été là
fd-you-see = Dans cet emplacement

fd-won = Dehors
fd-lost-game = Perdu
fd-stat-level = Difficulté
fd-stat-rooms = Salles
fd-stat-actions = Actions
fd-stat-steps = Pas
fd-device = Sur cet appareil, à cette difficulté : { $won } sur { $games } gagnées ; série en cours : { $streak } ; la plus longue : { $best }.
fd-daily-of = Dédale du { $day }.
fd-daily-tomorrow = Le prochain s’ouvre à minuit (UTC).
fd-another = Un autre dédale
fd-again = Le même encore
fd-share = Partager la graine
fd-shared = Le lien vers ce dédale est dans ton presse-papiers.
fd-look = Regarder le dédale

fd-key-card = Prendre une carte
fd-key-match = Frotter une allumette
fd-key-step = Un pas
fd-key-turn = Tourner la nouvelle salle
fd-key-enter = Confirmer : la main, le sens ; en marchant : s’arrêter
fd-key-tab = Vers chaque bouton ; dans le dédale, les flèches vont de case en case
fd-key-undo = Reprendre le coup
fd-key-zoom = Plus près, plus loin, retour à moi
fd-key-esc = Retour, fermer, s’arrêter
fd-key-help = Cette liste

## Avant la partie

fd-which = Quel dédale ?
fd-another-about = La même graine redonne le même dédale : rejoue-le, ou envoie-le à quelqu’un.
fd-go-in = Entrer
fd-daily = Dédale du jour
fd-daily-about = Un dédale par jour, le même pour tout le monde.
