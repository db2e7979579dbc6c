### Ce que la page d’accueil dit du dédale du jour, en français.

fd-daily-title = Le dédale du jour
fd-daily-text = La même pierre pour tout le monde, jusqu’à minuit (UTC). Jusqu’où te porteront tes allumettes ?
fd-daily-play = Tenter le dédale du jour
fd-daily-won = Tu as trouvé la sortie aujourd’hui. Un autre dédale demain.
fd-daily-lost = Le dédale a gagné aujourd’hui. Un autre t’attend demain.
