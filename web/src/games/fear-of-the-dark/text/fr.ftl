### Fear of the Dark à l'écran, en français (les mots du jeu lui-même sont auprès de ses règles).

fd-status = Où tu en es
fd-light = à la lumière
fd-put-back = Reposer la carte
fd-dark = dans le noir
fd-outside = à ciel ouvert
fd-more = Voir les emplacements, les dangers vus, les cartes perdues
fd-of = { $n } / { $of }
fd-mind-left = Esprit
    .about = les cartes qu’il te reste pour penser, en main et dans la pioche. Sans aucune, c’est la fin.
fd-matches-left = Allumettes
    .about = chacune éclaire le noir et te laisse choisir une main.
fd-rooms-left = Salles à trouver
    .about = les salles encore dans la pioche. Quand elle est vide, une porte ouverte mène dehors.
fd-dangers-left = Dangers restants
    .about = les cartes encore dans la pioche des dangers. Les salles griffées en révèlent une.
fd-terrors = Terreurs
    .about = les Terreurs déjà subies, chacune au prix d’une carte de ton esprit.
fd-objects = Objets
fd-secrets = Secrets
fd-dangers-seen = Dangers vus
fd-lost = Perdu pour toujours
fd-slot-left = Emplacement { $slot }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }

fd-camera = Vue du labyrinthe
fd-zoom-in = Zoomer
fd-zoom-out = Dézoomer
fd-centre = Centrer sur moi
fd-whole = Voir tout le labyrinthe
fd-legend = Ce que veulent dire les signes
fd-signs = Signes du labyrinthe
fd-sign-object = Objet : joue Fouille sur une case voisine pour le prendre. Le numéro dit de quel emplacement.
fd-sign-secret = Secret : joue Fouille sur une case voisine pour le lire, à la lumière seulement. Le numéro dit de quel emplacement.
fd-bare = Vide : il ne reste rien dans l’emplacement de ce numéro.
fd-sign-obstruction = Obstruction : on ne passe pas tant qu’elle n’est pas dégagée.
fd-sign-lock = Verrou : on ne passe pas sans clé ni levier.
fd-sign-hole = Trou : on ne le franchit qu’avec la carte Pas feutrés.
fd-sign-danger = Danger : une carte danger a été retournée quand on a trouvé cette salle.
fd-sign-leak = Eau : ici, ni cartes en main ni allumette.
fd-sign-unknown = Porte ouverte : on ne sait pas encore ce qu’il y a derrière.
fd-sign-exit = Une porte, et la sortie.
fd-sign-secret-door = Porte secrète : elle s’emprunte comme les autres.
fd-squares = Cases à choisir
fd-maze-label = Le labyrinthe : { $rooms ->
    [one] une salle connue
   *[other] { $rooms } salles connues
  }. La position en mots se trouve juste avant.
fd-in-words = La position en mots
fd-map-label = Carte de la partie : { $rooms ->
    [one] { $rooms } salle
   *[other] { $rooms } salles
  }, { $steps } pas.

fd-dock = Ce que tu peux faire
fd-hand = Ta main
fd-a-hand = La main
fd-mind = Ton esprit
fd-mind-deck = Ta pioche esprit
fd-a-mind-deck = La pioche esprit
fd-dark-choice = Dépense une allumette, ou reste dans le noir, où chaque action brûle une carte esprit.
fd-dark-burn = Dans le noir, chaque action coûte une carte esprit : choisis celle que tu brûles.
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
fd-act-hint = Prends une carte : ce qu’elle permet s’affiche ici, où elle mène s’affiche dans le labyrinthe.
fd-not-here = { $card } ne peut pas se jouer telle quelle ici.
fd-nothing-here = Tu ne peux pas t’en servir ici et maintenant.
fd-burn = La brûler : perdue pour toujours
fd-burn-hand = La brûler pour n’importe quelle action : perdue pour toujours
fd-burn-deck = La brûler : perdue pour toujours
fd-armed = Choisis une case du labyrinthe, ou avance pas à pas.
fd-step-by-step = Pas à pas
fd-strike-left = { $n ->
    [one] il en reste une
   *[other] il en reste { $n }
  }
fd-strike-short = Dépenser une allumette
fd-strike-hand = main de 3
fd-strike-full = main déjà pleine
fd-no-matches = Plus d’allumettes
fd-strike-waste = Ta main est déjà aussi grande qu’avec une allumette. Tu en dépenserais une seulement pour choisir d’autres cartes.
fd-strike-not = Garder l’allumette
fd-strike-anew = La dépenser et choisir à nouveau
fd-give-up-sure = La partie comptera comme perdue.
fd-go-on = Continuer

fd-chosen = choisie
fd-chosen-count = Choisi : { $n } sur { $of }
fd-plan-hint = Tu pourras jouer ces cartes tant qu’il y a de la lumière. Touche une carte pour la lire.
fd-plan-confirm = Valider la main
fd-directions = Directions
fd-step-hint = Un pas : flèches ou W A S D (Z Q S D) ; ou choisis une case.
fd-turn-left = Tourner à gauche
fd-turn-right = Tourner à droite
fd-turn-of = { $n } sur { $of }
fd-turn-confirm = Poser la salle
fd-danger-room = Il y a un danger dedans.
fd-lies = Portes : { $sides }. Dedans : { $inside }
fd-spot-hint = Choisis dans le labyrinthe, ou ici.
fd-lose = Perdre cette carte
fd-lose-hint = Touche une carte pour lire ce qui part avec elle.

fd-reach = { $where } : { $what }, { $n } pas
fd-reach-room = une salle inconnue
fd-reach-exit = la sortie
fd-spot-lock = { $tile } : le verrou, { $where }
fd-spot-door = { $tile }, mur { $side }
fd-spot-map = { $tile }, porte { $side }
fd-toward = { $n } { $side }
fd-here = ici
fd-beside-empty = libre
fd-slot = { $what } { $slot }
fd-unknown-room = inconnu
fd-beside-wall = mur
fd-beside-door = une porte, rien de connu derrière
fd-beside-exit = une porte, et la sortie
fd-steps = { $n } pas : { $sides }.
fd-intelligence-hidden = Tu apprends ce que contient l’emplacement d’objets { $slot }.

fd-danger-struck = Danger
fd-danger-passed = Danger, sans effet
fd-found-title = Tu trouves
fd-echo-title = La salle n’a jamais été là
fd-you-see = Dans cet emplacement
fd-found-nothing = Cette fois, cela ne change rien.

fd-won = Dehors
fd-lost-game = Perdu
fd-stat-level = Difficulté
fd-stat-rooms = Salles
fd-stat-actions = Actions
fd-stat-steps = Pas
fd-device = Sur cet appareil, à cette difficulté : { $won ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $won } victoires
    } en { $games ->
        [one] une partie
       *[other] { $games } parties
    }{ $best ->
        [0] .
       *[other] {" "}; série en cours : { $streak } ; la plus longue : { $best }.
    }
fd-daily-of = Labyrinthe du { $day }.
fd-board = Voir les résultats du jour
fd-daily-tomorrow = Le prochain s’ouvre à minuit (UTC).
fd-hind-ask = Voir ce que fait le robot
fd-hind-looking = Le robot parcourt le même labyrinthe…
fd-hind-out = Le robot est sorti de ce labyrinthe en { $house ->
    [one] une action
   *[other] { $house } actions
  }.
fd-hind-both = Le robot est sorti de ce labyrinthe en { $house ->
    [one] une action
   *[other] { $house } actions
  }, toi en { $mine }.
fd-hind-lost = Le robot n’est pas sorti de ce labyrinthe non plus.
fd-hind-last = { $n ->
    [0] Après tes tout premiers pas, il n’aurait déjà plus pu sortir.
   *[other] Après ton action { $n }, il aurait encore pu sortir ; une action plus tard, plus du tout.
  }
fd-hind-door = Le dernier chemin vers la sortie passait par ici, entouré sur la carte : { $tile }, la porte côté { $side }.
fd-hind-see = Voir ce moment
fd-another = Nouveau labyrinthe
fd-again = Rejouer ce labyrinthe
fd-share = Partager ce labyrinthe
fd-shared = Le lien vers ce labyrinthe est copié.
fd-look = Regarder le labyrinthe

fd-key-card = Prendre une carte
fd-key-match = Dépenser une allumette
fd-key-step = Un pas
fd-key-turn = Tourner la nouvelle salle
fd-key-enter = Valider la main ou la salle ; en marchant : s’arrêter
fd-key-tab = Vers chaque bouton ; dans le labyrinthe, les flèches vont de case en case
fd-key-zoom = Zoomer, dézoomer, centrer sur moi
fd-key-esc = Retour, fermer, s’arrêter

## Avant la partie

fd-which = Quel labyrinthe ?
fd-another-about = La même graine redonne le même labyrinthe : rejoue-le, ou envoie-le à quelqu’un.
fd-go-in = Commencer
fd-daily = Labyrinthe du jour
fd-daily-about = Un labyrinthe par jour, le même pour tout le monde.
