### Ce que la page d’accueil dit du labyrinthe du jour, en français.

fd-daily-title = Le labyrinthe du jour
fd-daily-text = Le même pour tout le monde, jusqu’à minuit (UTC). Jusqu’où te porteront tes allumettes ?
fd-daily-play = Jouer le labyrinthe du jour
fd-daily-board = Résultats du jour
fd-daily-won = Tu as trouvé la sortie aujourd’hui. Un autre labyrinthe demain.
fd-daily-lost = Le labyrinthe a gagné aujourd’hui. Un autre t’attend demain.
