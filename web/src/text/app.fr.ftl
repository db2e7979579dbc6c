### Tablée au téléphone : installée, sans réseau, dans une version plus récente ; et de petites choses à côté du jeu.

app-about = Quatre jeux de société qui parlent des gens : ensemble, à distance ou en solo. Sans compte.
app-screen-home = Les quatre jeux
app-screen-table = Une table sur un téléphone
app-screen-wide = Une table sur grand écran

## Une version plus récente, ou une partie de la page qui n’a pas pu se charger

renew-newer = Une version plus récente de Tablée est prête.
renew-newer-take = Mettre à jour
renew-missing = Une partie de la page n’a pas pu se charger : pas de connexion, ou une version plus récente. Rien n’est perdu.
renew-missing-take = Recharger
renew-later = Plus tard

## Sans réseau

offline = Tu es hors ligne.
offline-about = Les parties se jouent sur le serveur et t’y attendent. Ici, tu peux encore voir la liste de tes tables, tes statistiques et tes réglages.
offline-table = Tu es hors ligne. La partie attend sur le serveur, telle que tu l’as laissée, et reprend ici dès que le réseau revient.
link-offline = Hors ligne : la partie attend le réseau
link-kept = Hors ligne : cette page garde ta réponse, et l’envoie plus tard si la question est restée la même

## À côté du jeu

reactions = Réactions rapides
reaction-heart = J’adore
reaction-laugh = Ha ha !
reaction-clap = Bien joué
reaction-gasp = Oh !
reaction-tear = Aïe
reaction-think = Hum…
reacted = { $name } : { $what }
own-note = Note
own-note-hint = Que veux-tu retenir ?
own-note-about = Personne d’autre ne voit cela : la note reste dans ce navigateur et n’est jamais envoyée. Si tu effaces ses données, elle est perdue.

## Après la fin

thoughts = Qu’en as-tu pensé ?
thoughts-about = Comment as-tu vécu cette partie ? Personne ne lit ceci avant que tout le monde ait écrit ; ensuite, toutes les personnes qui ont joué le peuvent. Cela reste avec la table.
thoughts-send = Envoyer
thoughts-waiting = C’est envoyé. On attend encore : { $names }. Ensuite, tout se lira ici.
thoughts-read = Ce qu’on en a pensé
