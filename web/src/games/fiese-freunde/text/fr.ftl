### Fiese Freunde Fette Feten dans le navigateur : les mots de la page seulement, en français.
### Les noms arrivent comme texte ; $name est la personne dont c’est la vie, $who est l’autre.
### Le récit est au passé simple et évite l’accord en genre.

## La table

ff-dock = Ce qu’on te demande
ff-status = Tranche de vie
ff-before = Avant la vie
ff-before-life = Tout le monde se demande encore qui être.
ff-age = à { $age } ans
ff-bank = banque
ff-bank-of = Temps à la banque : { $n }
ff-pass = passer
ff-pass-brings = Passer maintenant : +{ $n } temps
ff-lives = Les vies autour de la table
ff-on-turn = son tour
ff-has-passed = a passé
ff-show = Que montrer
ff-tab-offer = Cartes à vivre
ff-unfold = rien de vécu encore : vois de quoi une vie est faite
ff-read-card = Lire la carte
ff-tab-me = Ma vie
ff-tab-goals = Buts
ff-goal-ready = Un but peut être réalisé
ff-offer = Cartes à vivre
ff-offer-empty = Il ne reste rien de cette tranche de vie.
ff-of = { $n } sur { $of }
ff-chapter = { $slice ->
    [1] Quitter la maison
    [2] Premier loyer
    [3] Agenda plein
    [4] Midi
    [5] La mi-temps
    [6] Deuxième souffle
    [7] Le bon fauteuil
    [8] Cheveux gris, idées vives
    [9] Lumière du soir
    [10] Rappel
   *[other] Toujours là
  }

## Cartes

ff-needs = Il faut
ff-needs-nothing = sans condition
ff-gives = Elle apporte
ff-cannot = tu ne peux pas la prendre maintenant
ff-star = a une étoile : une règle à elle
ff-overflow = ferait retomber à 0 : { $traits }
ff-then = Pour toi
ff-or = ou bien
ff-then-next = puis
ff-order-later = Ça dépend de l’ordre, et on te le demandera.
ff-step = { $what } { $to }/{ $of }
ff-step-none = { $to ->
    [0] { $what } à 0 : c’est ce qu’il faut
   *[other] { $what } { $to }, et il n’en faut pas
}
ff-step-unsure = (selon la personne)
ff-fulfils = Remplit une condition : { $goals }
ff-reaches = Remplit la dernière condition : { $goals }
ff-nearer = plus près
ff-farther = plus loin qu’avant
ff-gets-too = en profite aussi : { $what }
ff-gets-too-goal = en profite aussi : { $what }, et approche du super but
ff-nothing-changes = rien ne change
ff-no-change = Tes caractéristiques ne changent pas.
ff-rises = { $trait } : de { $from } à { $to }
ff-sinks = { $trait } : de { $from } à { $to }
ff-falls-to-0 = { $trait } : retombe à 0
ff-becomes = { $trait } { $to }
ff-have = tu en as { $n }
ff-met = c’est bon
ff-deck-home = Quitter la maison
ff-deck-a = Vie A : le quotidien
ff-deck-b = Vie B : les gens
ff-take = Prendre cette carte
ff-auction-it = Mettre aux enchères
ff-own-story = Celle-ci, c’est votre table qui l’a écrite.

## Vies

ff-life-of = { $name } : une vie
ff-traits = Caractéristiques
ff-falls = Un point de trop ({ $trait }) fait retomber à 0 : { $falls }
ff-full = plein : un point de plus fait retomber à 0 : { $falls }
ff-would-be = deviendrait { $n }
ff-circle = Cercle d’amis
ff-circle-of = { $n ->
    [one] { $n } personne dans le cercle
   *[other] { $n } personnes dans le cercle
  }
ff-nobody = personne
ff-bed = Nuits sans nom
ff-bed-women = Nuits avec des femmes : { $n }
ff-bed-men = Nuits avec des hommes : { $n }
ff-nights = { $n ->
    [one] une nuit ensemble
   *[other] { $n } nuits ensemble
  }
ff-children = { $n ->
    [one] { $n } enfant
   *[other] { $n } enfants
  }
ff-time = Temps : { $n }
ff-goals-of = { $n ->
    [one] { $n } but
   *[other] { $n } buts
  } sur { $of }
ff-phones = { $n ->
    [0] Plus un seul téléphone
   *[other] Peut appeler : { $names }
  }
ff-lived = { $n ->
    [0] Rien de vécu encore
    [one] { $n } carte vécue
   *[other] { $n } cartes vécues
  }
ff-realised = Buts réalisés
ff-none-yet = Aucun pour l’instant.
ff-in-hand = { $n } en main
ff-tie-of = Pour { $name } : { $place }
ff-known-by-nobody = Personne à cette table ne connaît encore ce visage.
ff-read-life = Lire cette vie
ff-read-mine = Lire ma vie jusqu’ici
ff-passed-now = Tu as passé : tu peux encore appeler quand quelqu’un vit une carte.
ff-anonymous = sans nom
ff-stranger = sans lien

## Buts

ff-goals = Buts
ff-my-goals = Mes buts
ff-super-goal = Super but
ff-supers-left = { $n ->
    [one] le dernier
   *[other] encore { $n }
  }
ff-realise = Réaliser ce but
ff-kept = Gardés jusqu’ici :
ff-mine = Le mien :
ff-theirs = Dans le paquet :
ff-swap = Échanger : { $category }
ff-swap-n = { $n ->
    [one] Échanger { $n } but
   *[other] Échanger { $n } buts
  }
ff-swap-none = Ne rien échanger

## Décider

ff-turn-home = { $n ->
    [one] Tu ne peux vivre qu’une carte : choisis-la, ou passe.
   *[other] Choisis une des { $n } cartes que tu peux vivre.
  }
ff-turn-life = { $n ->
    [one] Une carte est à ta portée : choisis-la pour la mettre aux enchères.
   *[other] Choisis une des { $n } cartes à ta portée, pour la mettre aux enchères.
  }
ff-turn-nothing = Aucune carte ne va avec ta vie en ce moment.
ff-turn-empty = Plus rien à prendre.
ff-back-to-it = Répondre
ff-pass-for = Passer (+{ $n } temps)
ff-auction = Enchère
ff-leads = { $name } mène
ff-bidders = Qui enchérit
ff-moment = Un grand moment
ff-leads-with = { $name } mène avec { $price }.
ff-bidder = { $name } { $how ->
        [leads] mène
        [in] peut encore suivre
       *[out] n’enchérit plus
    }, avec { $time } de temps à dépenser.
ff-bid-other = Un autre montant
ff-less = Moins
ff-more = Plus
ff-bid-alone = Personne d’autre ne peut vivre cette carte : elle est à toi pour 0.
ff-secret-max = Enchère auto jusqu’à { $n }
ff-secret-note = Enchère auto : le jeu enchérit pour toi, un par un, jusqu’à ta limite. Personne ne voit la limite.
ff-my-max = Ta limite d’enchère auto : { $n }
ff-event = Une carte en train d’être vécue
ff-lives-it = vit la carte
ff-named = son choix
ff-called = par téléphone
ff-part-new = { $n ->
    [one] Une amitié, ancienne ou nouvelle
   *[other] { $n } amitiés, anciennes ou nouvelles
  }
ff-part-friend = { $n ->
    [one] Quelqu’un de ton cercle
   *[other] { $n } personnes de ton cercle
  }
ff-part-ex = Un ou une ex
ff-part-partner = { $from ->
    [friend] Quelqu’un de ton cercle : l’amour commence
    [ex] Un ou une ex : l’amour recommence
   *[any] L’amour commence, ou grandit
  }
ff-part-marry = La personne que tu épouses
ff-part-sex = La personne de cette nuit
ff-part-bedmate = Ton aventure d’une nuit
ff-by-phone = par ton téléphone, que tu perdras
ff-why-not-others = Pourquoi pas les autres ?
ff-with = Avec { $names }
ff-choose-first = Choisis d’abord
ff-packets = Dans chacun, caché : un but de chaque sorte. Tu les regardes tous, puis tu échanges ceux que tu veux contre celui de la même sorte.
ff-call-brings = Si tu appelles, pour toi : { $what }.
ff-call-between = { $what ->
    [friend] Toi et { $name } faites connaissance.
    [partner] L’amour commence entre toi et { $name }, ou grandit.
    [marry] Tu épouses { $name }.
    [sex] Tu passes une nuit avec { $name }.
   *[child] Tu as un enfant avec { $name }.
}
ff-ends = C’est fini entre toi et { $name }.
ff-call-can = Qui appelle passe d’abord : tu participes, sauf si { $name } emmène quelqu’un d’autre de la table. Tu ne perds ton téléphone que si tu participes.
ff-stay-with = Rester avec { $name }
ff-go-with = Partir avec { $name }
ff-sex-note = Ça décide de ton visage, et avec qui tu peux avoir des enfants. Tu peux aimer qui tu veux.
ff-watching = Un instant : la partie continue.
ff-waiting = On attend { $names }.
ff-waiting-sex = On attend { $names } : choix du personnage.
ff-waiting-change = Six du même sexe, c’est un de trop. Qui change ? On attend { $names }.
ff-waiting-keep = On attend { $names } : choix des buts.
ff-waiting-draft = On attend { $names } : choix des buts.
ff-waiting-turn = C’est à { $names }.
ff-waiting-open = { $names } ouvre l’enchère.
ff-waiting-bid = { $names } réfléchit à son enchère.
ff-waiting-name = { $names } choisit qui participe.
ff-waiting-call = Quelqu’un appelle ? { $names }…
ff-waiting-decide = { $names } décide qui vient.
ff-waiting-leave = { $names } décide de quitter ou non une relation.
ff-waiting-order = { $names } choisit l’ordre des effets.
ff-waiting-bed = { $names } choisit avec qui c’était.
ff-waiting-steal = La banque est à sec : { $names } choisit à qui prendre du temps.
ff-waiting-packet = { $names } choisit un paquet de buts.
ff-waiting-exchange = { $names } échange des buts.

## La fin

ff-end-title = Une vie bien remplie : { $name }
ff-end-won = Tu gagnes : { $goals } buts, avant tout le monde.
ff-end-lost = { $name } gagne, avec { $goals } buts. Toi, tu en as { $mine }.
ff-end-wins = { $name } gagne, avec { $goals } buts.
ff-again = Nouvelle partie, autres réglages
ff-look = Regarder la table
back-to-end = Revenir à la fin
ff-aloud = En grand, à lire à voix haute
ff-fact-goals = { $n ->
    [one] { $n } but
   *[other] { $n } buts
  }
ff-fact-loves = { $n ->
    [0] aucun amour
    [one] { $n } amour
   *[other] { $n } amours
  }
ff-fact-children = { $n ->
    [0] pas d’enfant
    [one] { $n } enfant
   *[other] { $n } enfants
  }
ff-fact-friends = { $n ->
    [0] cercle vide
   *[other] { $n } dans le cercle
  }
ff-fact-lived = { $n ->
    [one] { $n } expérience
   *[other] { $n } expériences
  }
ff-poster-line = { $n ->
    [one] une vie en une tranche
   *[other] une vie en { $n } tranches
  }
ff-poster-foot = Tablée · Fiese Freunde Fette Feten

## La biographie

ff-bio-opening = À dix-huit ans, { $name } quitta la maison avec deux valises et cinq buts qui ne regardaient personne.
ff-bio-silent = De ces années-là, { $name } ne raconte rien, et sourit.
ff-bio-along = { $who } emmena { $name }.
ff-bio-with = { $n ->
    [one] { $names } en était.
   *[other] { $names } en étaient.
  }
ff-bio-own = Puis vint « { $title } », et cette table est seule à savoir comment { $name } s’en tira.
ff-bio-goal = { $count ->
    [1] Un premier vœu se réalisa : { $title }.
    [2] Un deuxième vœu se réalisa : { $title }.
    [3] Un troisième vœu se réalisa : { $title }.
    [4] Un quatrième vœu se réalisa : { $title }.
   *[other] Et le cinquième : { $title }.
  }
ff-bio-tie = { $now ->
    [friend] { $name } et { $who } firent connaissance.
    [love] { $was ->
        [stranger] { $name } vit { $who }, et ce fut l’amour.
       *[other] Entre { $name } et { $who }, ce fut l’amour.
      }
    [engaged] { $was ->
        [ex] { $name } et { $who } essayèrent encore, avec une bague cette fois.
       *[other] { $name } et { $who } échangèrent des bagues.
      }
    [married] { $name } épousa { $who }.
    [happy] { $was ->
        [separated] { $who } revint, et ce fut mieux qu’avant.
       *[other] { $name } et { $who } découvrirent qu’un mariage peut être heureux.
      }
    [ex] { $was ->
        [love] Avec { $who }, ce fut fini.
        [engaged] La bague retourna chez { $who }.
       *[other] Le mariage avec { $who } prit fin, sur le papier aussi.
      }
   *[separated] { $name } et { $who } firent maison à part, sans divorcer.
  }
ff-bio-sex = Il y eut une nuit avec { $who }.
ff-bio-bed = Il y eut une nuit sans nom.
ff-bio-child = { $count ->
    [1] { $name } et { $who } eurent un enfant.
   *[other] Un autre enfant, avec { $who } : cela fit { $count }.
  }
ff-bio-bed-child = { $count ->
    [1] Un enfant en naquit, et { $name } y reconnut son menton.
   *[other] Un autre enfant en naquit : cela fit { $count }.
  }
ff-bio-celibate = Dès lors, { $name } dormit sans personne, et en diagonale.
ff-bio-stayed = { $who } demanda, { $name } resta. On n’en reparla jamais.
ff-bio-refused = { $who } dit non. { $name } rentra par le chemin le plus long.
ff-bio-stole = { $name } chipa un peu de temps à { $who }.
ff-bio-robbed = { $who } emprunta un peu de temps à { $name }, et ne le rendit jamais.
ff-bio-won = Cinq vœux, et la vie avait écouté. { $name } avait vécu.
ff-bio-lost = { $winner } y arriva d’abord. { $name } avait { $n ->
    [0] zéro vœu sur cinq
    [one] un vœu sur cinq
   *[other] { $n } vœux sur cinq
  }, et de meilleures histoires.
ff-bio-aimless = Cela ne mena nulle part, et { $name } recommencerait volontiers.
ff-bio-full-smoking = Désormais, on trouvait { $name } au nuage.
ff-bio-full-alcohol = Au bar, { $name } eut son nom sur une plaque de cuivre.
ff-bio-full-drugs = Les couleurs s’étaient mises à répondre à { $name }.
ff-bio-full-money = { $name } ne regardait plus les prix.
ff-bio-full-illness = À la pharmacie, on reconnaissait { $name } à sa toux.
ff-bio-full-weight = { $name } passa au grand fauteuil, avec dignité.
ff-bio-full-sadness = Il plut beaucoup, surtout à l’intérieur.
ff-bio-full-church = { $name } avait son banc, son livre de cantiques et un avis sur le chauffage.
ff-bio-full-wisdom = On venait demander conseil à { $name }, et on le suivait parfois.
ff-bio-gone-smoking = Le dernier cendrier devint un vide-poche.
ff-bio-gone-alcohol = Le verre resta vide, et les soirées s’allongèrent.
ff-bio-gone-drugs = Les couleurs se turent.
ff-bio-gone-money = L’argent s’en alla comme il était venu, en plus vite.
ff-bio-gone-illness = Un matin, rien ne faisait mal.
ff-bio-gone-weight = Le vieux pantalon allait de nouveau.
ff-bio-gone-sadness = Et puis, un mardi, le soleil entra.
ff-bio-gone-church = Le banc resta vide ; personne ne demanda rien.
ff-bio-gone-wisdom = { $name } oublia en un soir tout ce qu’il fallait savoir.

## Mettre la table

ff-begin = Commencer
ff-filters = Ce qui peut arriver
ff-own-what = (facultatif)
ff-own-title = Titre
ff-own-untitled = Ton titre
ff-own-add = Ajouter : { $what }
ff-own-remove = Enlever : { $what }
ff-own-empty = Laisse vide, et la carte blanche reste dans la boîte.
ff-own-fine = Cette carte convient. Elle sortira parmi les cartes de vie B.
ff-own-no-blank-empty = { $missing ->
    [title] Il lui faut un titre.
    [gives] Il lui faut au moins une conséquence.
   *[both] Il lui faut un titre, et au moins une conséquence.
}
ff-own-no-blank-who = Dis d’abord qui est A : par une amitié, un couple, une rupture, un mariage ou une nuit passée.
ff-own-no-blank-child = Un enfant de cette nuit-là demande aussi la nuit sans nom.

## Touches

ff-key-card = Regarder une carte en vente
ff-key-tab = Parcourir tout, et choisir
ff-key-bid = Enchérir d’un de plus
ff-key-drop = Aller au bouton « abandonner »
ff-key-call = Aller au bouton « appeler » ou « ne pas appeler »
ff-key-pass = Aller au bouton « passer »
ff-key-life = Afficher ma vie en entier
ff-key-esc = Reposer la carte, fermer une fenêtre

## Sur un seul appareil

quick-call = { $name } n’appelle pas
