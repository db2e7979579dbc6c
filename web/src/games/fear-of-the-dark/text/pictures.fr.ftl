### Fear of the Dark, les règles en images, en français : peu de mots sous chaque image.

pic-about = Un labyrinthe, le noir, et personne avec toi. Tu as six allumettes et neuf cartes : ton esprit. Trouve toutes les salles, puis une porte qui mène dehors.
pic-win = Une fois toutes les salles de la pioche trouvées, chaque porte qui ne donne sur rien mène dehors. Franchis-en une, et c’est gagné. Si ta dernière carte esprit est perdue, tu l’es aussi.
pic-turn-1 = Il fait noir. Dépense une allumette pour voir, et pour prévoir.
pic-turn-2 = Ton esprit est étalé devant toi : choisis trois cartes. C’est tout ce que tu feras à cette lumière.
pic-turn-3 = Joue une carte pour ce qu’elle dit, ou pour avancer de deux cases. Elle retourne à ton esprit.
pic-turn-4 = Derrière une porte, une nouvelle salle : tourne-la, pose-la. Des griffes ? On retourne une carte danger, et le plus souvent elle frappe dès qu’on entre.
pic-turn-5 = La dernière carte est jouée, la lumière s’éteint. Dans le noir, chaque action brûle une carte pour toujours. Mieux vaut une allumette.
pic-sample-1 = Tu dépenses une allumette et tu choisis Marche, Marche et Fouille. Le seul passage est à l’ouest.
pic-sample-2 = Marche, quatre cases : par la porte, dans une salle tranquille, jusqu’à côté de la case 1.
pic-sample-3 = Fouille, juste à côté : une Clé ! Elle reste avec toi jusqu’à ce que tu t’en serves.
pic-sample-4 = Marche, quatre cases en arrière. C’était la dernière carte : noir. Mais la Clé ne coûte aucune carte et sert aussi dans le noir : le verrou d’à côté saute.
pic-symbol-object = { fd-sign-object }
pic-symbol-secret = { fd-sign-secret }
pic-symbol-obstruction = { fd-sign-obstruction }
pic-symbol-lock = { fd-sign-lock }
pic-symbol-hole = { fd-sign-hole }
pic-symbol-danger = { fd-sign-danger }
pic-symbol-leak = { fd-sign-leak }
pic-symbol-unknown = { fd-sign-unknown }
pic-symbol-exit = { fd-sign-exit }
pic-symbol-secret-door = { fd-sign-secret-door }
pic-wrong =
    Une carte jouée n’est pas perdue : elle retourne à ton esprit. Seule une carte brûlée est perdue.
    On fouille depuis la case d’à côté, pas depuis la case numérotée.
    Regarde d’abord avec Repérage, et la plupart des dangers t’épargnent. Pas si tu entres tout droit.
    Une allumette complète ta main jusqu’à trois ; elle n’en ajoute pas trois. Joue d’abord tes cartes.
    La seconde Terreur met fin à la partie, sauf en facile.
    Une porte ouverte n’est une sortie que s’il ne reste aucune salle dans la pioche.
