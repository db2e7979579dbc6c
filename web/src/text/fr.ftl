### Tablée, les mots du client, en français.

## La maison

home-title = Quatre jeux qui parlent de nous, à une même table.
home-text = Ensemble, à distance ou en solo. Pas de compte : un lien suffit.
home-games = Les jeux
home-continue = Reprendre où tu en étais
home-finished = Terminées récemment
home-forget = Retirer { $game } de cette liste
nav = Site
skip = Aller au contenu
to-home = Tous les jeux
to-table = Retour à la table
footer = Sans lien avec les éditeurs de ces jeux ; les noms appartiennent à leurs propriétaires. Tous les textes et dessins d’ici sont les nôtres.
loading = Un instant…
close = Fermer
cancel = Annuler
labelled = { $label } : { $count }
play = Jouer
play-game = Jouer à { $game }
players = { $lo ->
    [1] { $hi ->
        [1] 1 personne
       *[other] 1 à { $hi } personnes
    }
   *[other] { $hi ->
        [2] 2 personnes, ou en solo
       *[other] { $lo } à { $hi } personnes, ou en solo
    }
  }

## Une première partie

play-first = Apprendre en jouant
play-first-of = Apprendre en jouant : { $game }
lesson = Leçon
lesson-wish = Explique-moi en jouant
lesson-read = Compris
lesson-stop = Couper les leçons
lesson-again = Réactiver les leçons

## Une nouvelle partie

new-rules = Lire d’abord les règles
daily = Partie du jour

## Une table

table-opening = Ouverture de la table…
link-connecting = Connexion
link-open = En ligne
link-lost = Connexion perdue, reconnexion…
link-full = Serveur complet, nouvel essai bientôt
link-closed = Connexion fermée
link-late = Envoyé, en attente du serveur…
not-sent = Rien n’a pu être envoyé : la connexion est perdue. Elle revient toute seule ; réessaie alors.
mute = Couper le son
tools = Outils de la table
undo = Annuler le coup
rules = Règles
settings = Réglages
keys = Raccourcis clavier
story = Historique et discussion
log = Historique
log-empty = Rien ne s’est encore passé.
log-seal = Preuve que le mélange est honnête
chat = Discussion
chat-unread = ({ $n ->
    [one] 1 nouveau
   *[other] { $n } nouveaux
  })
spectator = Public
watching = Tu regardes.
seats-free = { $n ->
    [0] {""}
    [one] Une place est libre.
   *[other] { $n } places sont libres.
  }
back-to-end = Retour à la fin
your-name = Ton nom
take-seat = Prendre place
seats = Places
seat-open = Place libre
seat-number = Place { $n }
ready-nobody = On commence quand c’est bon pour tout le monde.
ready-who = C’est bon pour : { $names }.
ready-not = Pas encore : { $names }.
ready-on = C’est bon pour moi
ready-off = Pas encore pour moi
player-as = { $player } ({ $role })
seat-you = Toi
nobody = personne
seat-me = { $name } (toi)
seat-bot = robot
seat-here = en ligne
seat-away = hors ligne
seat-awaited = réfléchit…
waiting-away = { $names } { $n ->
    [one] n’est pas là. La table attend son retour.
   *[other] ne sont pas là. La table attend leur retour.
  }
waiting-done = De ton côté, c’est fait. On laisse à { $names } le temps de réagir.
waiting-over = De ton côté, c’est fait. On continue dans un instant.
waiting-later = C’est à { $names } de jouer. Tu peux fermer cette page en attendant.
undo-asked = { $name } demande à annuler son dernier coup. Il faut l’unanimité.
undo-waiting = On attend l’accord des autres pour annuler le coup.
undo-agree = D’accord
undo-refuse = Refuser
your-turn = À toi : { $game }
curtain-title = { $name }, à toi
curtain-text = { $n ->
    [one] Que l’autre regarde ailleurs.
   *[other] Que les autres regardent ailleurs.
  }
curtain-role = Tu joues { $name }.
curtain-lift = C’est moi, { $name }

## Comment on vient à une table

door = Place et invitation
letters-have = Rejoindre avec un code de quatre lettres
letters-go = Aller à la table
door-asks = Nous demander avant chaque arrivée
door-changed = { $name } a changé la façon d’entrer à cette table.
knock-ask = Demander une place
open-again = Rouvrir la table

## Aller et venir

save = Enregistrer
your-face = Ton avatar
face-none = Pas d’avatar
face-number = Avatar { $n }
notice-seen = J’ai vu que c’est à moi. Je jouerai plus tard.
seat-bot-for = un robot joue pour { $name }
pass-on = Céder ma place
come-back = Revenir
poll-bot = Vote : { $by } propose qu’un robot joue pour { $name }. Il faut l’unanimité.
poll-open = Vote : { $by } propose de libérer une place ({ $name }). Il faut l’unanimité.
poll-bot-out = Vote : { $by } propose de remplacer { $name } par un robot. Il faut l’unanimité.
poll-open-out = Vote : { $by } propose d’exclure { $name } de la table. Il faut l’unanimité.
poll-end = Vote : { $by } propose d’arrêter la partie ici. Il faut l’unanimité.
poll-wait = Vote : { $by } propose d’attendre : le délai repart de zéro. Il faut l’unanimité.
poll-waiting = On attend le vote des autres.
poll-withdraw = Annuler le vote
ended = Tout le monde a accepté d’arrêter la partie.
again = Rejouer ensemble
again-alone = Rejouer
again-join = Rejoindre la partie suivante
watchers = { $n ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
  }


## Pourquoi ?

why = pourquoi ?
# Ce dont il s’agit est écrit juste avant le bouton : on ne le redit pas.
why-about = Pourquoi ? { $rule }
rules-of = Règles : { $game }
rules-short = En bref

## Réglages

setting-language = Langue
key-arrows = Flèches
key-enter = Entrée
key-tab = Tab
key-esc = Échap
key-help = Cette liste

## Revoir

replay = Revoir

## Mes tables

me = Toi et tes appareils
join = Relier cet appareil
mine-your-turn = À toi de jouer
mine-turn = À toi de jouer
mine-open = une place libre
mine-waits = On attend { $names }
mine-under-way = En cours
mine-over = Terminée
mine-with = avec { $names }
mine-news = { $n ->
    [one] Une chose s’est passée depuis ta visite
   *[other] { $n } choses se sont passées depuis ta visite
  }
mine-days = Sur plusieurs jours
mine-until = Jusqu’à { $when }
mine-late = Le délai est passé : réponds avant { $when }, sinon un robot joue pour toi
mine-late-theirs = Délai passé : à partir de { $when }, un robot joue
mine-bot = Un robot joue pour toi. Ouvre la table pour revenir.
mine-left = Ta place est libre. Ouvre la table pour revenir.
mine-again = Une nouvelle partie avec les mêmes personnes est prête.
mine-next = Partie suivante
mine-thoughts = { $names } { $n ->
    [one] a laissé un mot sur la partie
   *[other] ont laissé un mot sur la partie
  }. Écris le tien, et vous pourrez tout lire.
mine-thoughts-all = Tout le monde a laissé un mot sur la partie : tu peux tout lire.
mine-replay = Revoir
mine-story = Lire l’histoire
mine-all = Tout afficher ({ $n })
mine-fewer = Afficher moins

## Statistiques

stats = Tes statistiques

## Une histoire à garder

keep-html = Enregistrer la page
keep-pdf = Enregistrer en PDF
keep-print = Imprimer
keep-picture = Enregistrer l’image
keep-no-picture = Ce navigateur n’a pas pu dessiner l’image.
keep-no-pdf = { $why } Passe par la fenêtre d’impression du navigateur : elle sait aussi enregistrer un PDF.

## Quand quelque chose ne va pas

lost-title = Page introuvable
lost-text = Cette adresse ne mène nulle part. La table n’a peut-être jamais existé, ou le lien est incomplet.
broken-title = Impossible d’ouvrir
broken-text = La page n’a pas pu se charger. Vérifie la connexion et réessaie.
fault-unreachable = Le serveur est injoignable. Vérifie la connexion et réessaie.
fault-unknown = Quelque chose s’est mal passé sur le serveur. Réessaie dans un instant.
fault-not-found = Il n’y a rien à cette adresse. Retourne à l’accueil.
    .title = Rien ici

## Une table à plusieurs

invite = { $n ->
    [one] Une place est encore libre. Envoie ce lien :
   *[other] { $n } places sont encore libres. Envoie ce lien :
  }
invited = { $name } t’invite à jouer : { $title }
invite-copy = Copier
invite-copied = Le lien est copié.
invite-code = Code QR
invite-scan = Vise le code avec l’appareil photo d’un téléphone, ou ouvre le lien.
invite-label = Code QR avec le lien de cette table
which-seat = Quelle place
curtain-wait = Un instant : les autres décident.
curtain-meanwhile = Entre-temps
