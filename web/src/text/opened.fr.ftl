### Tablée, en français : les mots de ce qu’on ouvre (réglages, porte d’une table, règles, relecture,
### statistiques) et de ce qui arrive rarement à une table. Ils arrivent avec (`kit/words/fetched.ts`).

## Comment on vient à une table

door-link = Le lien de cette table
door-link-about = Avec ce lien, on peut regarder, ou prendre une place libre.
letters-ask = Afficher un code de quatre lettres
letters-about = Facile à dire au téléphone : tapé sur la page d’accueil, il mène à cette table.
letters-told = Sur la page d’accueil de { $house }, tape ces lettres : elles marchent 15 minutes.
door-new-link = Créer un nouveau lien
door-new-link-about = L’ancien lien ne marche plus, et le public doit sortir. Les personnes assises gardent leur place.
door-free = Places libres
door-asks-about = Dans ce cas, les nouvelles personnes attendent que quelqu’un à la table les laisse entrer.
door-devices = Ta place
door-log-out = Déconnecter mes autres appareils
door-log-out-about = Pour un téléphone perdu, ou un ordinateur qui n’est pas à toi. Seul cet appareil garde ta place.
door-done-link = Voilà un nouveau lien. L’ancien ne marche plus.
door-done-asks = C’est changé. Tout le monde ici peut le voir.
door-done-devices = Tous tes autres appareils sont déconnectés.
knock-waiting = Tu as demandé une place, { $name }. Tu l’auras dès que quelqu’un à la table dira oui. Garde cette page ouverte.
knock-asked = { $name } voudrait s’asseoir.
knock-yes = Laisser entrer
knock-no = Pas maintenant

## Aller et venir

door-company = À cette table
seat-left = { $name } a quitté sa place et peut revenir
seat-fill = Faire jouer un robot
seat-replace = Remplacer par un robot
seat-free = Libérer la place
seat-swap = Échanger avec moi
seat-drop = Retirer la place
seats-about = Personne ne commande : toute personne qui joue peut changer les places. Pour la place de quelqu’un, il faut que tout le reste de la table soit d’accord. On peut remplacer { $tempo ->
    [live] qui est hors ligne depuis deux minutes
    [free] qui n’a pas répondu depuis une semaine
   *[other] qui a laissé passer le délai
  }, et cette personne peut revenir.
seats-no-drop = Le nombre de places est fixé dès la première réponse : un robot peut jouer à une place libre, mais on ne peut plus la retirer.
seats-end = Proposer d’arrêter la partie
seats-end-about = Si tout le monde est d’accord, la partie s’arrête ici, inachevée. On pourra toujours la revoir.
leave-bot = Quitter ma place, un robot continue
leave-open = Quitter ma place et la libérer
leave-about = Tu peux revenir tant que personne d’autre ne s’y est assis. La personne qui s’y assied voit tout ce que tu voyais.
pass-on-about = Tu reçois un lien. La personne qui l’ouvre prend ta place et voit tout ce que tu voyais ; d’ici là, tu continues à jouer.
pass-on-link = Envoie ce lien à une seule personne. Il ne sert qu’une fois ; ensuite la place est à elle.
pass-on-not = Garder ma place
watch = Qui peut regarder
watch-all = Toute personne qui a le lien
watch-link = Seulement avec un lien pour regarder
watch-none = Personne
watch-behind = Avec quel retard ?
watch-minutes = { $n ->
    [0] Aucun retard
    [60] Une heure
   *[other] { $n } minutes
  }
left-bot = Un robot joue pour toi jusqu’à ton retour.
left-open = Tu as quitté ta place. Elle est libre.
left-waits = Tu as quitté ta place. La table attend que quelqu’un revienne.
change-sat = { $name } a pris place.
change-took = { $name } joue maintenant à la place de { $was }.
change-left = { $name } a quitté sa place, qui est libre.
change-freed = { $name } n’est plus de la partie : une place est libre.
change-bot = Un robot joue pour { $name }.
change-replaced = Un robot remplace { $name } pour la suite.
change-back = { $name } est de retour.
change-renamed = { $was } s’appelle maintenant { $name }.
change-filled = { $name }, un robot, a pris place.
change-anew = Les places ont changé avant le début : tout est redistribué.
porch = À la table : { $names }. Ici, on ne peut pas regarder, mais une place est libre.
porch-full = À la table : { $names }. Il n’y a plus de place libre.
porch-opens = À la table : { $names }. Le public voit cette table avec quelques minutes de retard, pour que personne ne puisse aider qui joue. Début à { $when } ; garde cette page ouverte.
take-over = Une place pour toi
take-over-about = { $name } te cède sa place à { $game }. Tu verras tout ce qu’on voit de cette place.

## Des donnes qu’on peut connaître

deal-title = Les cartes sont-elles secrètes ?
deal-chosen = Cartes tirées d’une graine : { $seed }
deal-chosen-about = Les cartes de cette table viennent d’une graine (« { $seed } »). Toute personne qui la connaît peut découvrir chaque carte, les tiennes aussi. C’est parfait pour rejouer la même partie ; pour garder des secrets, crée une nouvelle table, sans graine.
deal-replayed = Cartes connues par une relecture
deal-replayed-about = Cette table reprend une partie finie. Toute personne qui l’a revue connaît peut-être chaque carte, les tiennes aussi.

## Pourquoi ?

why-title = Pourquoi ?
rules-near = Règles voisines
rules-whole = Toutes les règles
rules-pictures = Les règles en images
rules-small = Les petites lignes : toutes les règles
rules-search = Chercher dans les règles
rules-none = Aucun article ne contient tous ces mots.
rules-missing = Les règles de ce jeu ne sont pas encore écrites ici.

## Réglages

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
setting-speed = Vitesse du jeu
    .about = Combien de temps chaque coup des autres reste affiché. Un appui passe à la suite.
speed-relaxed = Tranquille
speed-normal = Normal
speed-quick = Rapide
setting-motion = Mouvement
motion-auto = Auto
motion-full = Complet
motion-calm = Réduit
setting-sound = Son
setting-volume = Volume
setting-vibration = Vibrer quand c’est à moi
settings-note = Gardé sur cet appareil seulement.

## Revoir

replay-of = Revoir : { $game }
replay-eyes = Point de vue
replay-first = Au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-at = { $at } sur { $total }
replay-fork = Jouer à partir d’ici
replay-fork-about = Une nouvelle table s’ouvre avec la position du moment { $at } sur { $total }. La partie finie reste comme elle est.
replay-fork-as = Ta place
replay-fork-go = Créer la table
replay-speed = Vitesse
replay-times = { $n } ×
replay-start = Avant la première décision.
replay-quiet = Rien de visible ne s’est passé.
replay-earlier-rules = Joué avec des règles antérieures : le texte date d’alors ; l’image est { $shown ->
    [0] celle du début
   *[other] celle du moment { $shown }
  }.

## Statistiques

stats-note = De tous tes appareils. Chaque graine compte une fois ; les parties reprises d’une relecture ne comptent pas.
stats-none = Aucune partie
stats-rate = { $rate } gagnées
stats-games = Parties
stats-won = Gagnées
stats-streak = Série
stats-best = Meilleure série
stats-last = Dernières parties
stats-first = Première partie, avec leçons
stats-was-won = Gagnée
stats-was-lost = Perdue
stats-was-played = Jouée ensemble
stats-together = Parties jouées ensemble, non comptées
stats-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
stats-empty = Aucune partie finie pour l’instant.
stats-clear = Effacer mes statistiques
stats-clear-sure = Toutes les statistiques et la liste de tes parties finies seront effacées, sur tous tes appareils. C’est définitif.

## La table de texte

setting-text-table = Mode texte
    .about = Chaque jeu en mots et en listes plutôt qu’en dessins : à lire ou à écouter, et jouable au clavier seul.

## Un lien partagé avec l’application

open-title = Pas de lien vers une table
open-text = Partage ici le lien d’une table ({ $link }), ou tape ses quatre lettres sur la page d’accueil.

## À côté du jeu

setting-reactions = Montrer les réactions rapides

## La discussion

chat-empty = Aucun message pour l’instant.
chat-say = Écrire un message
chat-send = Envoyer
