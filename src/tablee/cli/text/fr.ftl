### Ce que dit la ligne de commande elle-même.

no-balance = { $game } n’a pas encore de bilan d’équilibre.
played = { $done } parties sur { $total } jouées

## Quand quelque chose ne va pas : une phrase à chaque fois
bug = C’est une erreur de Tablée ({ $kind } : { $what }). TABLEE_TRACE=1 montre où ; signale-la, s’il te plaît.
no-command = Il n’y a pas de commande « { $command } ». Il y a : { $commands }.
no-option = Cette commande n’a pas d’option { $option }. Son --help en donne la liste.
missing = Il manque { $name }. Le --help de la commande en dit plus.
too-much = « { $word } » est de trop. Le --help de la commande dit ce qu’elle attend.
bad-value = { $name } ne peut pas valoir « { $value } ». Le --help de la commande dit ce qu’il faut.
no-game = Il n’y a pas ici de jeu « { $name } ». Il y a : { $games }.
which-game = Quel jeu ? Par exemple : tablee play fear-of-the-dark
no-seats = Ce jeu ne se joue pas à { $seats }. On y joue à : { $possible }.
no-humans = On ne peut pas s’asseoir ici à { $humans } : { $seats ->
        [one] il y a une place
       *[other] il y a { $seats } places
    }.
no-setting = Ce jeu n’a pas d’option { $name }. Il a : { $names }.
no-setting-value = { $name } ne peut pas valoir « { $value } », mais : { $values }.
no-bot = Il n’y a pas de robot « { $name } » pour ce jeu. Il y a : { $names }.
seed-or-daily = Choisis --seed ou --daily : la partie du jour a sa propre graine.
no-rules = Les règles de { $game } ne sont pas écrites ici.
no-clause = Il n’y a pas d’article { $clause } dans les règles de { $game }.
no-seat = Il n’y a pas de place { $seat } dans cette partie ; il y en a { $seats }.
no-moment = Cette partie n’a pas de réponse { $at } ; la dernière est la { $last }.
cannot-read = Impossible de lire { $file } ({ $reason }).
cannot-write = Impossible d’écrire { $file } ({ $reason }).
not-a-match = { $file } n’est pas une partie qu’on puisse ouvrir ici ({ $reason }).
log-refused = Ce journal ne suit pas les règles : { $reason } [{ $rule }]
no-checkout = Cette commande travaille sur les fichiers du projet, et seul le paquet installé est ici : lance-la dans une copie du dépôt.
no-bench = Il n’y a pas de mesure « { $name } ». Il y a : { $names }.
too-few = { $name } doit valoir au moins { $least }.

## Jouer
keys = h aide · l regarder · w pourquoi ? · u annuler · s enregistrer · q quitter
help =
    Un numéro, ou les mots mêmes du choix (quelques-uns suffisent), est une réponse.
    Quand on choisit plusieurs choses : leurs numéros ou leurs noms, à la suite.
    Entrée  toute la position à nouveau, en bref (une question ne montre que le nouveau)
    l       regarder : « regarder main » dit tout de cette partie, « regarder tout » dit tout
    u       annuler ta dernière réponse
    w       pourquoi ? L’article derrière la question (« w FD-4.3 » montre celui-là)
    s       enregistrer (« s FICHIER » nomme le fichier)
    q       quitter ; la partie est gardée si tu veux
    Quand on te demande des mots à toi, mets deux-points devant : « :q ».
you-are = À cette table, ton nom est : { $name }.
seeded = Graine : { $seed }
unclear = Plusieurs choix conviennent : { $options }
refused-why = (« { $mark }w { $rule } » ouvre cet article.)
pick-count = Tu en as nommé { $named } ; { $lo ->
        [0] on peut en choisir jusqu’à { $hi }.
       *[other] on peut en choisir { $hi }, et il en faut au moins { $lo }.
    }
look-more = ({ $mark }regarder { $names })
look-all = tout
linger = La partie est finie. Tape le nom de ce que tu veux regarder ; Entrée pour quitter la table.
no-part = Il n’y a rien à regarder sous le nom « { $name } ». Il y a : { $names }.
only-choice = { $question } Un seul choix : { $option }.
too-late = Trop tard : la partie a continué.
curtain = Place { $seat } : que personne d’autre ne regarde maintenant. Appuie sur Entrée.
undo-agree = Pour annuler ce coup, il faut l’accord des autres. Sont-ils d’accord ? [o/N]
undone = C’est annulé.
keep-it = Garder cette partie ? [O/n]
kept = Gardée dans { $file }.
kept-over = La partie est gardée dans { $file } : « tablee replay { $file } --verify » prouve ses mélanges.
resume = Pour continuer : tablee play --resume { $file }
bye = À bientôt.
why-unwritten = Article { $clause } ; les règles de ce jeu ne sont pas écrites ici.
letters-yes = oy
command-look = regarder
command-undo = annuler
command-why = pourquoi
command-help = aide
command-save = enregistrer
command-quit = quitter

## Rejouer
replay-head = { $game }, { $seats ->
        [one] une place
       *[other] { $seats } places
    }, { $answers ->
        [one] une réponse
       *[other] { $answers } réponses
    }
replay-seat = Raconté du point de vue de la place { $seat }.
replay-seam = Les { $answers } premières réponses ont été données avec des règles antérieures : ce qui s’est passé alors est raconté comme alors.
replay-before-seam = C’était joué avec des règles antérieures, et cette position ne peut pas être montrée ici. Le premier moment qui peut l’être : --at { $seam }.
replay-answer = { $n }. Place { $seat } : { $choice }
replay-clock = { $n }. L’horloge : { $choice }
verify-ok = Vérifié : la clé est bien celle qui a été scellée avant le premier coup ({ $hash }), et avec elle { $answers ->
        [one] l’unique réponse mène
       *[other] les { $answers } réponses mènent
    } à ces { $events } événements et à aucun autre.
verify-commitment = Non vérifié : la clé n’est pas celle qui a été scellée avant le premier coup.
verify-sealed = Non vérifié : cette partie a été scellée par { $hash }, pas par l’empreinte que tu donnes.
verify-refused = Non vérifié : la réponse { $n } ne suit pas les règles avec ces mélanges.
verify-seam = Les { $answers } premières réponses ont été données avec des règles antérieures, qui ne sont plus ici : leurs tirages ne peuvent pas être rejoués. La Tablée d’alors peut les prouver.
verify-events = Non vérifié : l’événement { $n } n’est pas ce à quoi mènent ces réponses.
verify-state = Non vérifié : la position du fichier n’est pas celle où mènent ces réponses.
verify-nothing = Le journal suit les règles, mais rien dans le fichier ne permet de vérifier sa clé : donne avec --sealed l’empreinte vue au début.

verify-chain = Le journal est entier : { $records ->
        [one] une ligne, et elle suit
       *[other] { $records } lignes, et chacune suit
    } ce qui fut écrit avant.
which-table = Ce fichier contient plusieurs tables : dis laquelle avec --table.
no-table = Il n’y a pas de table « { $table } » dans { $file }.
other-rules = Cette table vient d’une autre version des règles ({ $version }) : elle ne peut pas être rejouée ici.

## Simuler
simulate-head = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $game } ({ $options }), { $bots }, graine { $seed }
simulate-progress = Parties
simulate-rates = { $seconds } s avec { $workers ->
        [one] un processus
       *[other] { $workers } processus
    } : { $games } parties/s, { $decisions } décisions/s
col-reason = comment cela finit
col-games = parties
col-share = part
col-seat = place
col-bot = robot
col-wins = victoires
col-rate = taux
col-interval = intervalle à 95 %
col-score = score moyen
col-length = longueur
col-mean = moyenne
col-least = min.
col-median = médiane
col-most = max.
length-decisions = décisions
length-actions = actions

## Jeux, règles, contenu
col-id = id
col-game = jeu
col-seats = places
col-options = options (* sans choix)
types-same = { $file } est à jour.
types-written = { $file } est écrit.
check-messages = messages
check-cards = cartes
check-names = noms
check-uses = messages utilisés
check-answers = réponses naturelles
check-rules = articles cités
check-terms = mots du glossaire
check-setting = typographie
check-own-words = aucune phrase d’un livret
check-hashes = { $file } est écrit : { $count } empreintes.
col-what = quoi
col-where = où
col-count = nombre
col-missing = à corriger
check-ok = Tout est là, dans les deux langues.
check-wrong = { $count ->
        [one] Une chose manque ou ne va pas
       *[other] { $count } choses manquent ou ne vont pas
    } :

## Articles
clauses-all = Chaque article a un test qui le nomme.
clauses-some = { $count ->
        [one] Un article n’a
       *[other] { $count } articles n’ont
    } pas de test : { $ids }
clauses-unknown = Des tests nomment ce qui n’est pas un article : { $ids }
col-clause = article
col-title = titre
col-clauses = articles
col-tested = avec un test
col-tests = tests

## Ruptures des articles
breaks-count = { $caught ->
        [0] Aucune rupture remarquée
        [one] Une rupture remarquée
       *[other] { $caught } ruptures remarquées
    } ; { $wrong ->
        [0] tout va bien.
        [one] une chose ne va pas.
       *[other] { $wrong } choses ne vont pas.
    }
breaks-missing = { $game } : { $count ->
        [one] un article n’a
       *[other] { $count } articles n’ont
    } pas de rupture : { $ids }
breaks-unsound = { $game } : les tests de ces articles échouent sur le jeu tel qu’il est. Répare-les d’abord.
break-stale = { $clause } : la rupture ne s’applique plus ({ $why }).
break-survived = { $clause } : ses tests passent alors que { $file } joue contre cet article.
break-not-run = { $clause } : avec la rupture dans { $file }, les tests ne peuvent même pas être lus. Elle ne prouve rien.
break-hung = { $clause } : avec la rupture dans { $file }, ses tests ne finissent pas.
break-untested = { $clause } : aucun test ne nomme cet article.

## Mesures
bench-head = Médianes de plusieurs passages, en temps de calcul du processus. { $machine }
bench-doing = Mesure : { $what }
pages-head = Comme un téléphone les reçoit sur une ligne lente : la médiane de { $times } passages de Lighthouse.
pages-failed = { $page } : { $audits }
pages-none = Aucune page ne porte ce nom : { $names }.
pages-missing = Lighthouse ne peut rien mesurer ici : { $reason }.
col-page = page
col-performance = performance
col-accessibility = accessibilité
col-practices = bonnes pratiques
col-seo = référencement
col-shift = décalage
col-largest = plus grand affichage, ms
col-blocked = bloqué, ms
col-aims = objectifs
bench-skipped = Laissé de côté : { $what } ({ $reason }).
col-figure = mesure
col-value = valeur
col-aim = objectif
col-unit = unité

## Course
race-honest = Part des courses gagnées par la personne la plus lente, en %, entre deux amis à { $gap } ms d’écart, selon la part des paquets qui trébuchent (80 à 400 ms de plus). À la fin : si la première réponse arrivée au serveur gagnait.
race-hop = La seconde personne passe par un autre processus : chaque message met { $hop } ms de plus sur le bus, dans les deux sens, encore autant en moyenne, et un message sur cent a 80 à 400 ms de retard.
race-liars = De combien le départ d’une personne qui ment a été cru plus tôt que la vérité, en ms.
race-title = Courses gagnées par la personne la plus lente, 3 % des paquets trébuchent
race-across = avance réelle de la plus rapide, ms
race-up = %
race-ours = Tablée
race-arrival = première arrivée
race-blunt = « tout de suite », à chaque fois
race-clever = le plus tôt possible, sur une ligne ralentie exprès
col-links = lignes, aller
col-link = ligne, aller
col-races = courses
col-stutter = { $share }
col-arrival = arrivée
col-liar = mensonge
col-cap = plafond

## Le docteur : ce qui ne va pas, et que faire
doctor-well = Tout va bien.
doctor-ill = { $count ->
        [one] Une chose ne va pas
       *[other] { $count } choses ne vont pas
    }. Rien n’a été changé.
doctor-looked = { $tables ->
        [one] Une table
       *[other] { $tables } tables
    }, { $records ->
        [one] une ligne de journal
       *[other] { $records } lignes de journal
    }.
doctor-other-rules = { $count ->
        [one] Un journal entier vient
       *[other] { $count } journaux entiers viennent
    } d’une autre version des règles : pas rejoué.
doctor-nothing = Il n’y a pas de tablee.sqlite dans { $folder }. Dis avec --data où sont les tables.
doctor-empty = { $name } ne contient encore rien de Tablée. Lance le serveur une fois avec : il fait ce qu’il lui faut.
doctor-said = { $text }
doctor-file = { $file } ne peut pas être lu ({ $reason }). Remets une sauvegarde, ou regarde qui a le droit de le lire.
doctor-open = { $path } est ouvert aux autres comptes de cette machine (mode { $mode }). Ferme-le : chmod -R go= { $folder }
doctor-no-secret = { $path } manque. Remets-le d’une sauvegarde avant de lancer le serveur : il en ferait un nouveau, et personne ne retrouverait sa place.
doctor-pages = { $file } a une page abîmée ({ $line }). Arrête le serveur, copie le dossier, et remets une sauvegarde ; sans sauvegarde, « sqlite3 tablee.sqlite .recover » sauve ce qui se lit encore.
doctor-old = { $file } vient d’une Tablée plus ancienne (schéma { $schema }). Lance le serveur une fois : il le met à jour. Puis redemande.
doctor-page = Table { $table } : une page où elle se trouve est abîmée. Une sauvegarde la ramène ; sans sauvegarde elle est perdue, mais pas les autres.
doctor-no-row = Table { $table } : sa fiche manque, alors qu’il reste quelque chose de son journal. Restaure-la depuis une sauvegarde.
doctor-row = Table { $table } : sa fiche est illisible. Restaure-la depuis une sauvegarde.
doctor-no-head = Table { $table } : la fin de son journal n’est plus notée. Restaure-la depuis une sauvegarde.
doctor-record = Table { $table } : la ligne { $record } du journal est illisible. Restaure-la depuis une sauvegarde.
doctor-gap = Table { $table } : la ligne { $record } du journal manque. Restaure-la depuis une sauvegarde.
doctor-chain = Table { $table } : { $record ->
        [1] la fiche ou la première ligne du journal n’est
       *[other] la ligne { $record } du journal n’est
    } plus telle qu’elle fut écrite. Restaure-la depuis une sauvegarde.
doctor-end = Table { $table } : le journal finit à la ligne { $record }, et ce n’est pas là qu’il devrait finir (ou la fiche a changé). Restaure-la depuis une sauvegarde.
doctor-snapshot = Table { $table } : l’instantané pris après la ligne { $record } n’est plus comme il a été écrit. On s’en passe, la table se réveille par son journal ; si les règles ont changé depuis, remets une sauvegarde.
doctor-kind = Table { $table } : la ligne { $record } du journal est d’un genre que cette version ne connaît pas. Si une Tablée plus récente l’a écrite, lance celle-là ; sinon remets une sauvegarde.
doctor-over = Table { $table } : la note qui dit si la partie est finie est fausse. On peut y jouer quand même ; mais la durée de garde des tables suit cette note.

## tablee siege

siege-attack = attaque
siege-tries = essais
siege-answers = réponses honnêtes
siege-p50_ms = la moitié en (ms)
siege-p99_ms = 99 % en (ms)
siege-worst_ms = la plus lente (ms)

## tablee fuzz

fuzz-reader = lecteur
fuzz-tries = essais
fuzz-inputs = entrées gardées
fuzz-lines = lignes atteintes
fuzz-broken = cassé
fuzz-broke = { $reader } a cédé : { $where }. L’entrée se trouve dans tests/fuzz/{ $reader }/broken.

## tablee upgrade
upgrade-how = Pour mettre à jour, lance simplement le nouveau serveur. Pour voir d’abord ce que deviendraient les tables : tablee upgrade --check
upgrade-proven = Table { $table } ({ $game }, règles { $was }) : continue telle quelle ; avec les nouvelles règles, son journal raconte la même chose.
upgrade-seam = Table { $table } ({ $game }, règles { $was }) : continue depuis son instantané{ $again ->
    [0] , sans rien redemander
    [one] , la dernière réponse est à redonner
   *[other] , les { $again } dernières réponses sont à redonner
  }. On prévient toute la table.
upgrade-unreadable = Table { $table } ({ $game }, règles { $was }) : ne peut pas continuer avec ces règles. Laisse-la finir avant de relancer.
upgrade-newer = Table { $table } ({ $game }, règles { $was }) : se joue déjà avec des règles plus récentes. Ce programme n’y touche pas.
upgrade-damaged = Table { $table } : illisible. Demande au docteur : tablee doctor
upgrade-count = { $tables ->
    [one] Une table en cours
   *[other] { $tables } tables en cours
  } : { $goes_on } continueraient, dont { $seams } depuis un instantané.
upgrade-well = Aucune partie n’est perdue. Rien n’a été changé.
upgrade-lost = { $count ->
    [one] Une table ne continuerait pas.
   *[other] { $count } tables ne continueraient pas.
  } Rien n’a changé.

## tablee move

move-same = --from et --to désignent le même endroit.
move-nothing = Il n’y a pas de tables dans { $name }.
move-busy = { $name } est pris par un serveur. Arrête-le d’abord : ce qui se jouerait entre-temps ne suivrait pas.
move-secret = { $name } a déjà son propre secret : c’est celui d’un autre serveur, et qui est assis ici y perdrait sa place. Choisis un endroit vide. Rien n’a changé.
move-other = { $name } a déjà une table { $table }, et c’en est une autre (ou elle a continué là-bas). Rien n’a changé.
move-differs = La table { $table } n’est pas la même dans { $name } après y avoir été écrite. Demande au docteur pour les deux endroits ; { $source } est intact.
move-people = Les personnes de { $source } ne sont pas toutes dans { $name } après y avoir été écrites. Recommence le déplacement ; { $source } est intact.
move-done = { $tables ->
        [one] Une table
       *[other] { $tables } tables
    }, { $records ->
        [one] une ligne de journal
       *[other] { $records } lignes de journal
    }, de { $source } à { $target } ; { $already ->
        [0] aucune n’y était déjà.
        [one] une y était déjà.
       *[other] { $already } y étaient déjà.
    }
move-checked = Chacune y a été relue et comparée, ligne par ligne : tout est pareil. Rien n’a été effacé dans { $source }.

# scale
scale-compared = Mesuré, puis simulé (réponses par seconde ; ms jusqu’à ce que la moitié, et 99 sur 100, soient annoncées)
scale-tables = tables
scale-answers = réponses/s
scale-p50 = p50 ms
scale-p99 = p99 ms
scale-used = sert au réglage
scale-plan = Ce qu’il faudrait pour plus de monde à table
scale-people = personnes
scale-processes = processus
scale-cells = cellules
scale-bottleneck = limite atteinte en premier
scale-bus = bus/s
scale-disk = Go/jour
scale-assumed = Supposé, et non mesuré ici : { $names }.

# faults
faults-seed = Graine : { $seed }

# cluster
cluster-ready = Tablée : { $address } ({ $processes } processus, PostgreSQL et NATS sur cette machine). Ctrl-C arrête le tout.
cluster-kept = Les tables restent dans { $folder }.
cluster-passing = Pour essayer : les tables sont effacées à la fin. Pour les garder, --data DOSSIER.
cluster-processes = --processes va de 1 à { $most }.
cluster-part = { $problem }
cluster-ended = Tout est arrêté.
