### Tablée, les mots du client, en français.

## La maison

home-title = Quatre jeux sur les gens, à une même table.
home-text = Pour des amis dans la même pièce, des amis au loin, ou personne d’autre que le noir. Pas de compte : un lien suffit.
home-games = Les jeux
home-continue = Reprendre où tu en étais
home-forget = Retirer { $game } de cette liste
nav = Site
skip = Aller au contenu
to-home = Vers les jeux
to-table = Vers la table
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

## Une nouvelle partie

new-game = Nouvelle partie
new-which = Quelle partie ?
new-seed = Une autre partie
new-seed-about = La même graine redonne la même partie : rejoue-la, ou envoie-la à quelqu’un.
new-seed-name = Graine
new-seed-roll = Une autre
new-house = Règles de la maison
new-rules = Lire d’abord les règles
new-record = { $won } sur { $games } gagnées sur cet appareil
new-untried = Pas encore tenté sur cet appareil
daily = Partie du jour
daily-about = Une partie par jour, la même pour tout le monde.

## Une table

table-opening = On met la table…
link-connecting = Connexion
link-open = En ligne
link-lost = Connexion perdue, nouvel essai
link-full = La maison est pleine, nouvel essai bientôt
link-closed = Fermé
tools = Outils de la table
undo = Reprendre le coup
rules = Règles
settings = Réglages
keys = Touches
story = Récit et discussion
log = Récit
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-unread = ({ $n ->
    [one] 1 nouveau
   *[other] { $n } nouveaux
  })
spectator = Public
watching = Tu regardes.
back-to-end = Retour à la fin
your-name = Ton nom
take-seat = Prendre place
seats = Places
seat-open = Place libre
seat-number = Place { $n }
seat-me = { $name } (toi)
seat-bot = tenue par la maison
seat-here = en ligne
seat-away = hors ligne
seat-awaited = doit décider
undo-asked = Quelqu’un voudrait reprendre son dernier coup.
undo-waiting = On attend l’accord des autres pour reprendre le coup.
undo-agree = D’accord
undo-refuse = Refuser
curtain-title = { $name }, à toi
curtain-text = { $n ->
    [one] L’autre regarde ailleurs.
   *[other] Les autres regardent ailleurs.
  }
curtain-lift = C’est moi, { $name }

## Comment on vient à une table

door = Place et invitation
door-link = Le lien de cette table
door-link-about = Qui l’a peut regarder, et prendre une place libre.
door-new-link = Nouveau lien d’invitation
door-new-link-about = L’ancien lien ne marche plus, et qui ne fait que regarder doit sortir. Les personnes assises gardent leur place.
door-free = Places libres
door-asks = Demander avant d’asseoir quelqu’un
door-asks-about = Qui voudrait une place libre attend alors que l’un de vous dise oui.
door-devices = Ta place
door-log-out = Déconnecter mes autres appareils
door-log-out-about = Pour un téléphone perdu, ou un ordinateur qui n’est pas à toi. Seul cet appareil garde ta place.
door-done-link = Voilà un nouveau lien. L’ancien ne marche plus.
door-done-asks = C’est changé. Tout le monde ici peut le voir.
door-done-devices = Tous tes autres appareils sont déconnectés.
door-changed = { $name } a changé le lien, ou la demande avant d’asseoir quelqu’un.
knock-ask = Demander une place
knock-waiting = Tu as demandé une place, { $name }. Dès que quelqu’un à la table dit oui, tu t’assieds. Garde cette page ouverte.
knock-asked = { $name } voudrait s’asseoir.
knock-yes = Laisser entrer
knock-no = Pas maintenant
open-again = Rouvrir la table

## Des donnes qu’on peut connaître

deal-title = Les cartes sont-elles secrètes ?
deal-chosen = Donne choisie : { $seed }
deal-chosen-about = La donne de cette table a été choisie (graine « { $seed } »). Qui connaît la graine peut découvrir chaque carte, les tiennes aussi. C’est bien pour rejouer la même soirée ; pour des secrets, ouvre une nouvelle table sans graine.
deal-chosen-setup = Donne choisie, graine « { $seed } » : qui la connaît peut découvrir chaque carte. Si d’autres jouent avec toi, on le leur dit.
deal-secret = Plutôt mélanger en secret
deal-replayed = Cartes connues par une partie revue
deal-replayed-about = Cette table reprend une partie finie. Qui l’a revue peut connaître chaque carte, les tiennes aussi.

## Pourquoi ?

why = pourquoi ?
why-title = Pourquoi ?
why-about = Pourquoi ? { $about } ({ $rule })
rules-of = Règles : { $game }
rules-near = Clauses voisines
rules-whole = Toutes les règles
rules-short = En bref
rules-missing = Les règles de ce jeu ne sont pas encore écrites ici.

## Réglages

setting-language = Langue
setting-theme = Thème
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
setting-text = Taille du texte
text-normal = Normale
text-large = Grande
text-huge = Très grande
setting-contrast = Contraste
contrast-auto = Auto
contrast-normal = Normal
contrast-high = Élevé
setting-motion = Mouvement
motion-auto = Auto
motion-full = Complet
motion-calm = Immobile
setting-sound = Son
setting-volume = Volume
settings-note = Gardé sur cet appareil seulement.
key-arrows = Flèches
key-enter = Entrée
key-tab = Tab
key-esc = Échap

## Revoir

replay = Revoir
replay-of = Revoir : { $game }
replay-eyes = Vu par
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } sur { $total }
replay-fork = Repartir d’ici
replay-start = Avant la première décision.
replay-quiet = Rien qui puisse se raconter.

## Statistiques

stats = Tes chiffres
stats-note = Gardés sur cet appareil. Chaque graine compte une fois ; les parties reprises en route ne comptent pas.
stats-none = Aucune partie
stats-rate = { $rate } gagnées
stats-games = Parties
stats-won = Gagnées
stats-streak = Série
stats-best = Meilleure série
stats-last = Dernières parties
stats-was-won = Gagnée
stats-was-lost = Perdue
stats-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
stats-empty = Rien à compter pour l’instant.
stats-clear = Oublier tous les chiffres
stats-clear-sure = Tous les chiffres de cet appareil seront oubliés. C’est sans retour.

## Une histoire à garder

keep-html = En page web
keep-pdf = En PDF
keep-print = Imprimer
keep-picture = En image
keep-no-picture = Ce navigateur n’a pas pu dessiner l’image.
keep-no-pdf = { $why } À la place, passe par la fenêtre d’impression du navigateur : elle sait aussi enregistrer un PDF.

## Quand quelque chose ne va pas

lost-title = Il n’y a pas de porte ici
lost-text = Cette adresse mène à un mur. La table n’a peut-être jamais existé, ou le lien a été coupé.
broken-title = Impossible d’ouvrir
broken-text = La page n’est pas arrivée. Vérifie la connexion et réessaie.
fault-unreachable = Le serveur est injoignable. Vérifie la connexion et réessaie.
fault-unknown = Quelque chose s’est mal passé sur le serveur. Réessaie dans un instant.
fault-internal = Quelque chose s’est mal passé sur le serveur. Réessaie dans un instant.
    .title = Un incident
fault-malformed = Le serveur n’a pas compris ce message. Recharge la page.
    .title = Pas compris
fault-too-big = C’est trop long. Fais plus court.
    .title = Trop long
fault-too-fast = C’était trop rapide pour le serveur. Attends un instant.
    .title = Trop vite
fault-bad-token = La clé de cet appareil pour cette place n’est pas valable.
    .title = Pas ta place
fault-expired = La clé de cet appareil pour cette place a expiré.
    .title = Trop tard
fault-no-such-table = Il n’y a pas de table à cette adresse. Le lien a peut-être été coupé.
    .title = Table introuvable
fault-no-such-seat = Cette table n’a pas cette place.
    .title = Place introuvable
fault-seat-taken = Quelqu’un a été plus rapide : la place est prise.
fault-not-your-seat = C’est la place de quelqu’un d’autre.
    .title = Pas ta place
fault-not-seated = Seules les personnes assises à la table peuvent faire cela.
fault-stale = La table avait déjà avancé. Regarde, et réponds à ce qui est demandé maintenant.
fault-not-asked = On ne te demande rien pour l’instant.
fault-over = Cette partie est finie.
fault-not-over = Cette partie est en cours ; tu pourras la revoir quand elle sera finie.
fault-no-undo = Impossible de revenir là-dessus.
fault-no-proposal = Il n’y a plus rien à accepter.
fault-bad-name = Choisis un nom de 1 à 24 caractères.
fault-bad-options = Ces options n’existent pas dans ce jeu.
fault-bad-seed = Cette graine ne convient pas. Prends au plus 40 caractères simples.
fault-bad-text = Ce texte ne peut pas être envoyé.
fault-bad-bot = La maison n’a pas ce joueur-là.
fault-bad-time = L’heure donnée par cet appareil est impossible : c’est l’arrivée de la réponse qui compte.
fault-no-such-game = Ce jeu n’est pas encore là.
fault-no-such-seats = Ce jeu ne se joue pas à ce nombre-là.
fault-no-such-moment = Cette partie n’a pas ce moment.
fault-full = La maison est pleine. Réessaie dans un instant.
fault-chat-full = La messagerie de cette table est pleine : elle ne prend plus rien. La partie continue.
fault-table-full = Le registre de cette table est plein : il ne prend plus de coups. Rien n’est perdu ; ouvre une nouvelle table.
fault-enough = Assez de nouvelles tables pour aujourd’hui. On peut continuer sur celles qui existent ; la suite demain.
    .title = Complet
fault-storage = La table n’a pas pu être enregistrée. Rien n’a changé ; réessaie.
    .title = Pas enregistré
fault-shutting-down = Le serveur redémarre ; la table revient d’elle-même.
    .title = Redémarrage
fault-not-joined = La connexion n’était pas prête. Recharge la page.
fault-foreign-page = Cette page n’est pas de ce serveur, alors rien n’a changé. Si tu l’as ouverte comme d’habitude, préviens la personne qui tient le serveur : son adresse manque dans TABLEE_ORIGINS.
    .title = Une autre maison
fault-unreadable = Cette table vient d’une autre version et ne peut plus être lue.
    .title = D’un autre temps
fault-damaged = Cette table est abîmée sur le disque du serveur et ne peut pas être ouverte. Les autres continuent ; l’hôte peut remettre une sauvegarde.
    .title = Abîmée
fault-no-pdf = Le serveur n’a pas pu faire le PDF : il n’a pas de quoi composer la page, ou l’histoire a pris trop de temps.
    .title = Pas de PDF
fault-hidden-seed = Une graine que tu choisis te laisse découvrir les cartes de tout le monde. Enlève-la, ou accepte que tout le monde le sache.
    .title = Pas en secret
fault-logged-out = Ta place a été gardée pour un autre appareil ; celui-ci a été déconnecté.
    .title = Déconnecté
fault-old-link = Les personnes assises à cette table ont fait un nouveau lien. Demande-le à l’une d’elles.
    .title = Ce lien n’est plus valable
fault-ask-first = À cette table, on demande d’abord à celles et ceux qui y sont. Ouvre la table et demande une place.
    .title = Demander d’abord
fault-not-let-in = Personne ne t’a ouvert cette fois. Parle-leur, puis redemande.
    .title = Pas maintenant
fault-not-found = Il n’y a rien ici.
    .title = Rien ici

## Une table à plusieurs

gather = Qui prend place ?
gather-kind = Place { $n }
gather-name = Nom à la place { $n }
gather-me = Moi
gather-here = Sur cet appareil
gather-open = Par un lien
gather-bot = Un robot
gather-open-name = qui ouvrira le lien
gather-remove = Enlever la place { $n }
gather-add = Une place de plus
gather-pass = L’appareil passe de main en main, avec un rideau entre vous.
gather-link = { $n ->
    [one] Tu recevras un lien à envoyer.
   *[other] Tu recevras un lien à envoyer à { $n } personnes.
  }
invite = { $n ->
    [one] Une place est encore libre. Envoie ce lien :
   *[other] { $n } places sont encore libres. Envoie ce lien :
  }
invited = { $name } t’invite à une partie de { $title }
invite-copy = Copier
invite-copied = Le lien est copié.
invite-code = Code
invite-scan = Vise le code avec l’appareil photo d’un téléphone, ou ouvre le lien.
invite-label = Code QR avec le lien de cette table
gather-bot-easy = Robot : facile
gather-bot-house = Robot : moyen
gather-bot-hard = Robot : fort
which-seat = Quelle place
curtain-wait = Un instant : les autres décident.
curtain-meanwhile = Entre-temps

## La table de texte

setting-text-table = Table de texte
    .about = Chaque jeu en mots et en listes plutôt qu’en dessins : à lire ou à écouter, et jouable au clavier seul.
plain-begin = Commencer
plain-position = La table
plain-drawing = La même chose, dessinée en lettres
plain-details = Plus
plain-no-words = Le jeu n’a pas de mots pour cet instant.
plain-happened = Ce qui s’est passé
plain-nothing = Rien depuis ta dernière décision.
plain-waiting = On attend { $names }
plain-moment = Un instant…
plain-passing = Rien à décider pour toi ici : la table continue dans un instant.
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
plain-not-asked = On ne te demande rien pour le moment.
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
plain-over = C’est fini.
plain-results = Comment cela finit pour chacun
plain-again = Encore une partie
plain-command-position = position
plain-command-look = regarder
plain-look-all = tout
plain-command-question = choix
plain-command-last = dernier
plain-command-why = pourquoi
plain-command-undo = annuler
plain-command-rules = règles
plain-command-help = aide
plain-key-field = Au champ de saisie
plain-key-digits = Choisir par numéro
plain-key-position = À la position
plain-key-look = Déplier une partie de la table : « regarder main », « regarder tout »
plain-key-last = À ce qui s’est passé
plain-key-question = À la question et aux choix
plain-key-why = Pourquoi ? La règle derrière la question
plain-key-undo = Revenir en arrière
plain-key-esc = Vider le champ, puis le quitter
plain-key-help = Cette liste
plain-key-commands = La même chose en mots, dans le champ (là où l’on demande tes propres mots, avec deux-points : « :annuler »)
