### La table en mots, en français : ce qu’elle dit autour des mots du jeu.

plain-begin = Commencer
plain-position = La table
plain-drawing = La même chose, dessinée avec des caractères
plain-details = Plus
plain-no-words = Cet instant n’a pas de description.
plain-happened = Ce qui s’est passé
plain-nothing = Rien depuis ta dernière décision.
plain-waiting = On attend { $names }
plain-moment = Un instant…
plain-passing = Tu n’as rien à décider ici. La partie continue dans un instant.
plain-sealed = Tout le monde décide en même temps, en secret.
plain-pass-on = Passer l’appareil à { $name }
plain-field = Numéro, mots ou commande
plain-field-find = Écris pour trouver : numéro, mots ou commande
plain-your-words = Tes mots
plain-send = Envoyer
plain-fitting = { $n ->
    [0] Rien ne correspond
    [one] { $n } correspond
   *[other] { $n } correspondent
  }
plain-several = Plusieurs possibilités : { $list }
plain-unknown = Rien ici ne correspond à « { $typed } ».
plain-not-asked = Tu n’as rien à décider pour le moment.
plain-less = Moins
plain-more = Plus
plain-confirm = Confirmer
plain-choose-exactly = Choisis-en { $n }
plain-choose-between = { $lo ->
    [0] Choisis-en { $hi } au plus
   *[other] Choisis-en { $lo } à { $hi }
  }
plain-chosen = { $n ->
    [one] { $n } choisi sur { $of }
   *[other] { $n } choisis sur { $of }
  }
plain-up = { $label } : plus haut
plain-down = { $label } : plus bas
plain-moved = { $label } : maintenant numéro { $n }.
plain-end = La fin
plain-over = La partie est finie.
plain-results = Comment cela finit pour tout le monde
plain-command-position = position
plain-command-look = regarder
plain-look-all = tout
plain-command-question = choix
plain-command-last = dernier
plain-command-why = pourquoi
plain-command-undo = annuler
plain-command-rules = règles
plain-command-help = aide
plain-key-field = Aller au champ de saisie
plain-key-digits = Choisir par numéro
plain-key-position = Aller à la position
plain-key-look = Déplier une partie de la table : « regarder main », « regarder tout »
plain-key-last = Aller à ce qui s’est passé
plain-key-question = Aller à la question et aux choix
plain-key-why = Pourquoi ? La règle derrière la question
plain-key-esc = Vider le champ, puis le quitter
plain-key-commands = La même chose en mots, dans le champ (là où l’on demande tes propres mots, avec deux-points : « :annuler »)
