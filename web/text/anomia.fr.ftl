### Anomia à l’écran, en français.

## Avant la partie

an-lead = Deux cartes montrent le même symbole ? Le premier exemple de ce qui est écrit sur la carte d’EN FACE l’emporte. Rien de plus simple, tant qu’on n’a pas besoin du mot.
an-train = Entraînement
an-train-about = Toi contre trois de la maison, tout de suite.
an-train-go = Jouer
an-strength = Quel niveau ?
an-bot-easy = Facile
an-bot-house = Moyen
an-bot-hard = Fort
an-me = Moi
an-mode = Comment jouez-vous ?
an-mode-typed = Au clavier, à distance
    .about = Chaque personne sur son appareil, où qu’elle soit. C’est la première touche qui compte, pas la vitesse de frappe.
an-mode-pads = À voix haute, avec tampons
    .about = Dans la même pièce ou en appel. Frappe le tampon au moment de parler ; le groupe juge la réponse.
an-mode-screen = Un écran et des tampons
    .about = Cet écran montre la table à tout le monde, les téléphones servent de tampons. Personne ne joue sur cet appareil.
an-two = À deux, une variante : deux piles de jeu par personne.
an-more = Autres règles de la maison
an-begin = Mettre la table
an-invite = { $n ->
    [one] Il reste une place
   *[other] Il reste { $n } places
  }
an-alone = Cette adresse ne vaut que sur cet ordinateur. Pour d’autres appareils, ouvre la table par l’adresse de cet ordinateur sur ton réseau.

## À la table

an-you = toi
an-table = La table
an-dock = À faire
an-status = Paquet, cartes, mots
an-left = { $n ->
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
  }
an-left-out = Restés dans la boîte :
an-won-cards = { $n ->
    [one] { $n } carte gagnée
   *[other] { $n } cartes gagnées
  }
an-place = { $name } montre : { $title } ({ $symbol }), { $below } dessous. Deux cartes vont ensemble ?
an-place-empty = { $name } ne montre pas de carte.
an-pile-left = Piocher à gauche :
an-pile-right = Piocher à droite :
an-pair = La paire : { $one } et { $two } vont ensemble aussi
an-pair-title = Ces deux-là vont ensemble aussi
an-no-pair = Pas encore de paire
an-slow = connexion lente
an-burned = Mots brûlés
an-burned-n = { $n ->
    [one] { $n } mot brûlé
   *[other] { $n } mots brûlés
  }
an-none-burned = Aucun encore. Chaque mot ne sert qu’une fois.
an-talked = { $n ->
    [one] Et pour toi seulement, les mots de ce que tu as écrit dans la discussion.
   *[other] Et pour toi seulement, les mots des { $n } lignes que tu as écrites dans la discussion.
  }
an-tv = Grand écran

## À qui le tour

an-wait-seats = { $n ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $n } personnes.
  }
an-ready = C’est bon pour moi
an-wait-ready = On attend { $names }.
an-your-turn = À toi : retourne une carte.
an-turn-of = { $name } retourne une carte.
an-you-race = Toi contre { $name } : trouve !
an-you-handed = C’est envoyé. L’autre a fait plus vite ?
an-others-race = { $one } contre { $two }
an-you-claim = C’est ton mot. Quelqu’un conteste ?
an-you-judged = Bonne réponse ? Aux autres de juger.
an-wait-others = On attend les autres.
an-wait-votes = Le groupe décide.
an-tv-challenge = Quelqu’un conteste ?

## Le face-à-face

an-face-off = Face-à-face !
an-cascade = Cascade × { $n } !
an-tie = Égalité ! Une carte va trancher
an-against = contre { $name }
an-name = Nomme
an-must-name = doit nommer
an-call = Face-à-face contre { $name }. Nomme : { $title }
an-call-others = Face-à-face : { $one } contre { $two }
an-hint = Un indice :
an-handed = a répondu
an-passed = n’a pas d’idée
an-began = tape…
an-other-handed = { $name } a répondu !
an-other-passed = { $name } n’a pas d’idée.
an-other-began = { $name } tape…
an-field = Ton mot
an-field-race = Ton mot, vite !
an-field-idle = Prépare tes doigts…
an-note-down = Note ton mot, si tu veux
an-hand-in = Répondre
an-handed-word = Envoyé : { $word }
an-mic = Parler au lieu de taper (entendu sur cet appareil seulement)
an-pass = Rien ne me vient
an-pad = Frappe au moment de parler
an-pad-hit = Parle !
an-for = pour
an-heard = Vous avez entendu ?
an-listed = sur la liste
an-near = Comme « { $word } », déjà dit ?
an-objects = { $name } conteste
an-disputed = Qui a parlé en premier ?
an-object = Je conteste ({ $n })
an-was-first = { $name } en premier
an-votes = Votes : { $n } sur { $of }
an-seconds = { $s } s
an-not-begun = rien encore
an-sooner = { $name } a commencé { $s } s plus tôt
an-margin = (mesuré à ± { $ms } ms près)

## Mots gentils

an-not-sent = Ça n’est pas parti. La ligne revient dans un instant.
an-pile-empty = Cette pioche est vide. Prends l’autre.
an-not-your-turn = C’est à { $name } de jouer.
an-look-first = Avant de piocher, regarde toutes les cartes de la table.
an-tap-card = Ta carte va avec une autre ? Alors tape !
an-tap-card-spoken = Ta carte va avec une autre ? Alors frappe le tampon !
an-no-face-off = Pas de face-à-face pour toi en ce moment : rien n’est parti.
an-no-pad-now = Celui-ci se joue entre les autres.
an-wait = Une réponse à la fois : le groupe en regarde une.

## La fin

an-end-won = Victoire : { $names } !
an-end-shared = Victoire partagée : { $names } !
an-fastest = La réponse la plus rapide
an-fastest-by = { $name }, au bout de { $s } s, pour « { $title } »
an-closest = L’arrivée la plus serrée
an-closest-by = { $name } a commencé juste avant l’autre, pour « { $title } »
an-longest = La plus longue cascade
an-in-a-row = { $n } face-à-face de suite
an-longest-by = le dernier entre { $names }
an-funniest = Le plus beau refus
an-funniest-by = tenté par { $name }
an-rematch = Encore une, avec le paquet suivant
an-join-rematch = Rejoindre la partie suivante
an-rematch-line = Encore une partie ? C’est ici : { $link }
an-other-game = Autres règles
an-look-table = Regarder la table
an-back-to-end = Retour à la fin

## Touches

an-key-left = Gauche
an-key-right = Droite
an-key-space = Espace
an-key-draw = Retourner une carte de cette pioche
an-key-type = Taper : ça va dans le champ, où que tu sois
an-key-hand-in = Envoyer la réponse
an-key-drop = Vider le champ et recommencer
an-key-pad = Frapper le tampon
an-key-fine = Ça va ; je conteste (tant que le champ est vide)
an-key-vote = Voter oui ou non (tant que le champ est vide)
an-key-help = Cette liste
