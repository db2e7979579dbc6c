### Ensemble : les résultats du jour, et les personnes avec qui on a joué.

## Les résultats du jour

board = Résultats du jour
board-of = Résultats du { $day }
board-about = Le premier essai de toutes les personnes qui veulent y figurer, tel que le serveur l’a enregistré. Repartir d’une relecture ou recommencer ne compte pas.
board-tries = { $n ->
    [0] Personne n’a encore essayé.
    [one] Une personne a essayé.
   *[other] { $n } personnes ont essayé.
  }
board-won = { $over ->
    [0] Personne n’a encore fini.
   *[other] Parties finies : { $over }, dont gagnées : { $won }.
  }
board-none = Personne ne figure encore dans les résultats.
board-rank = Rang
board-who = Qui
board-how = Résultat
board-length = Actions
board-replay = Relecture
board-nameless = Quelqu’un
board-me = { $name } (toi)
board-made-it = Gagné
board-failed = Perdu
board-watch = Revoir
board-watch-of = Revoir la partie : { $name }
board-after = Tu pourras revoir les parties des autres quand ton propre essai sera fini.
board-mine = Ton essai
board-show = Montrer mon essai dans les résultats
board-no = Non
    .about = Il n’y a que toi qui le vois.
board-as-nameless = Sans mon nom
    .about = Les autres voient le résultat, mais ne peuvent pas revoir la partie.
board-as-name = Avec mon nom : { $name }
    .about = Avec ton nom et ton avatar ; les autres peuvent revoir la partie.
board-play = Jouer la partie du jour
board-go-on = Reprendre ton essai
board-broken = Tu as arrêté ton essai en route : il n’est pas dans les résultats.

## Les personnes avec qui on a joué

known = Les personnes avec qui tu as joué
known-none = Personne encore. Les personnes avec qui tu joueras seront ici.
known-about = Seules les personnes qui ont joué à une table avec toi te trouvent ici, par ton nom et ton avatar, et peuvent t’inviter à une autre.
known-last = La dernière fois : { $when }
known-mute = Bloquer les invitations
known-mute-of = Bloquer les invitations : { $name }
known-muted = { $name } ne peut plus t’inviter, et n’en sait rien.
known-nobody = Personne ne peut m’inviter
    .about = Tu n’es alors dans la liste de personne.
known-nameless = Quelqu’un sans nom

invite-known = Inviter des connaissances
invite-known-about = L’invitation les attend sur leur page d’accueil, avec une notification si elles en veulent.
invite-known-ask = Inviter
invite-known-ask-of = Inviter { $name }
invite-known-waits = Invitation envoyée
invite-known-declined = Pas cette fois
invite-known-with = Inviter aussi

invitations = Invitations
invitation-from = { $name } t’invite
invitation-go = Aller à la table
invitation-go-of = Aller à la table : { $game }, { $name }
invitation-no = Décliner
invitation-no-of = Décliner : { $game }, { $name }
invitation-mute = Décliner, et bloquer { $name }
