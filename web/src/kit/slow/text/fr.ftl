### Jouer sur plusieurs jours : le rythme, le temps qui reste, les réponses automatiques, ce qui s’est passé entre-temps.

tempo = Rythme
tempo-live = En direct : on joue maintenant
tempo-day = Un jour par réponse
tempo-three-days = Trois jours par réponse
tempo-week = Une semaine par réponse
tempo-free = Sans limite de temps
tempo-about = On joue quand on veut, sur n’importe lequel de ses appareils.
tempo-late = Si tu laisses passer le délai, tu reçois un rappel ; ensuite, un robot joue pour toi jusqu’à ton retour.
slow-pace-day = On joue sur plusieurs jours, quand on veut : un jour par réponse.
slow-pace-three-days = On joue sur plusieurs jours, quand on veut : trois jours par réponse.
slow-pace-week = On joue sur plusieurs jours, quand on veut : une semaine par réponse.
slow-pace-free = On joue sur plusieurs jours, quand on veut : sans limite de temps.

## À la table

slow-mine = À toi, jusqu’à { $when }.
slow-theirs = On attend { $names }, jusqu’à { $when }.
slow-late-mine = Le délai est passé. Toujours là ? À partir de { $when }, un robot joue à ta place, sauf si tu réponds.
slow-late = { $names } : le délai est passé. À partir de { $when }, un robot joue, sauf réponse d’ici là.
slow-theirs-free = On attend { $names }, sans limite de temps. À partir de { $when }, tu pourras proposer un robot.
slow-late-mine-free = Une semaine sans réponse de ta part. Toujours là ? Les autres peuvent proposer un robot, sauf si tu réponds.
slow-late-free = { $names } : une semaine sans réponse. Tu peux attendre encore, ou proposer un robot.
slow-replace-from = Remplacement possible à partir de { $when }, sauf réponse d’ici là.
slow-bot-plays = Un robot joue pour { $names } en attendant.
slow-wait = Proposer d’attendre
slow-bot = Proposer un robot
slow-end = Proposer d’arrêter
slow-more = Demander plus de temps

## Pendant que je ne suis pas là

away = Jouer sur plusieurs jours
away-plan = Prévoir mon absence
away-close = Tu peux fermer cette page : la table t’attend parmi tes tables, à l’accueil.
away-notices = Notifications

## Réponses automatiques

standing = Réponses automatiques
standing-about = Des réponses données à ta place sans te demander, pour ne pas faire attendre les autres. Personne d’autre que toi ne les voit ; tu peux les changer à tout moment. Qui reprend ta place ne les reçoit pas.
standing-none = Toujours me demander

## Pendant ton absence

since = Pendant ton absence
since-bot = Entre-temps, un robot a joué pour { $names }.
since-bot-me = Entre-temps, un robot a joué pour toi.
since-more = Avant cela, il s’est encore passé { $n ->
    [one] une chose
   *[other] { $n } choses
  } ; tout est dans l’historique.
since-now = Et maintenant :
since-wait = Et maintenant, c’est à { $names }.
since-go = Continuer
