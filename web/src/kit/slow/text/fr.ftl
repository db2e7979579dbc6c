### Jouer sur plusieurs jours : le rythme, le temps qui reste, les consignes, ce qui s’est passé entre-temps.

tempo = Rythme
tempo-live = En direct : on joue maintenant
tempo-day = Un jour par réponse
tempo-three-days = Trois jours par réponse
tempo-week = Une semaine par réponse
tempo-free = Sans limite de temps
tempo-about = Pas besoin d’être là en même temps. Qui laisse passer le délai est d’abord relancé ; ensuite un robot joue à sa place jusqu’à son retour.

## À la table

slow-mine = À toi, jusqu’à { $when }.
slow-theirs = { $names } : jusqu’à { $when }.
slow-free = Sur plusieurs jours, sans limite.
slow-late-mine = Le délai est passé. Toujours là ? À partir de { $when }, un robot joue à ta place, sauf si tu réponds.
slow-late = { $names } : le délai est passé. À partir de { $when }, un robot joue, sauf réponse d’ici là.
slow-wait = Attendre encore
slow-bot = Passer au robot
slow-end = Arrêter ici
slow-more = Demander plus de temps

## Consignes

standing = Consignes
standing-about = Pour tout ce qui ne ferait que retarder les autres. Personne d’autre que toi ne les voit ; tu peux les changer à tout moment. Qui reprend ta place ne les reçoit pas.
standing-none = Toujours me demander

## Pendant ton absence

since = Pendant ton absence
since-more = Avant cela, il s’est encore passé { $n ->
    [one] une chose
   *[other] { $n } choses
  } ; tout est dans l’historique.
since-now = Et maintenant :
since-wait = Et maintenant, c’est à { $names }.
since-go = Continuer
