### Fear of the Dark, en français : les leçons pour qui débute. Chacune dit de quoi il s’agit et
### la seule chose à faire maintenant, en trente mots au plus.

first-strike = Te voilà dans le noir, et il faut sortir. Tu as quelques allumettes : à leur lueur, on voit et on prépare ses actions. Dépense la première.
first-plan = Ton esprit est là. Choisis les cartes pour agir tant que l’allumette brûle : deux fois Marche et autre chose, par exemple. Puis valide ta main.
first-walk = Prends Marche, puis une case qui brille. Une porte donne sur une salle inconnue. Quand toutes seront découvertes, chaque porte ouverte mènera dehors.
first-turn = Une nouvelle salle ! Tourne-la : que ses portes mènent plus loin et que rien ne barre le passage. Puis pose-la.
first-danger = Des griffes : un danger ! Si l’on entre tout droit, il frappe ; si l’on regarde d’abord, avec Repérage, presque tous épargnent. Tourne la salle et pose-la.
first-search = Une case numérotée, à ta portée, cache un objet. Joue Fouille pour le prendre. Presque tous se gardent jusqu’au bon moment.
first-secret = Une case à ta portée cache un secret : une porte, un plan, un indice. On ne le lit qu’à la lumière. Joue Fouille.
first-last-card = Ta dernière carte : une fois jouée, la lumière s’éteint. Elle fait ce qu’elle dit, ou te porte de deux cases. Joue-la.
first-joker = De nouveau le noir. Ici, chaque action brûle une carte pour toujours ; sans cartes, tout est perdu. Mieux vaut dépenser une allumette.
first-exit = Toutes les salles sont découvertes ! Désormais, chaque porte ouverte mène au jour. Franchis-en une, et tu as gagné.
