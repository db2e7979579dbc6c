### Fiese Freunde Fette Feten, les règles en images, en français : peu de mots sous chaque image.

pic-about = Une vie entière par personne, depuis le départ de la maison, carte après carte : amitiés, amours, vices, et ce qu’il en reste. Tout se paie en temps.
pic-win = Tu as cinq buts secrets ; chacun dit à quoi ta vie doit ressembler. Qui en réalise cinq en premier a gagné. Le super but, visible pour tout le monde, compte aussi, pour qui y arrive d’abord.
pic-turn-1 = Ce que la vie propose, à tout le monde. Une carte dit ce qu’elle demande (en haut), et ce qu’elle fait de toi (en bas).
pic-turn-2 = Mets une carte aux enchères. Qui remplit les conditions peut miser du temps ; la plus haute mise paie, et vit la carte. (Au départ de la maison, on la prend, c’est tout.)
pic-turn-3 = Il y a quelqu’un d’autre dans l’histoire ? Tu choisis qui. Mais qui tient ton téléphone peut appeler, et alors il faut l’emmener.
pic-turn-4 = Tes caractéristiques vont de 0 à 3. Un point de trop sur une qui est pleine en touche une autre : elle retombe à 0.
pic-turn-5 = Assez vécu ? Passe : te voilà hors jeu jusqu’à la prochaine tranche de vie, avec du temps en poche. Qui passe d’abord en reçoit le plus.
pic-sample-1 = Tu mets aux enchères « Soixante mètres d’élastique » : il faut quelqu’un de ton cercle ; adieu tristesse, bonjour sagesse.
pic-sample-2 = Tu ouvres à 2 de ton temps. Robin et Camille abandonnent : tu paies la banque, et la carte est à toi.
pic-sample-3 = Tu choisis Wilma. Mais Camille, amie elle aussi, appelle avec son téléphone : c’est elle qui saute avec toi, et sa vie change de même.
pic-sample-4 = Plus de tristesse, pas d’argent, trois personnes dans ton cercle : un de tes buts est rempli. À ton prochain tour, tu peux le réaliser.
pic-symbol-smoking = { trait-smoking }
pic-symbol-alcohol = { trait-alcohol }
pic-symbol-drugs = { trait-drugs }
pic-symbol-money = { trait-money }
pic-symbol-illness = { trait-illness }
pic-symbol-weight = { trait-weight }
pic-symbol-sadness = { trait-sadness }
pic-symbol-church = { trait-church }
pic-symbol-wisdom = { trait-wisdom }
pic-symbol-least = il en faut 2, ou plus
pic-symbol-none = il n’en faut pas du tout
pic-symbol-gain = un point de plus
pic-symbol-reset = retombe à 0
pic-symbol-friend = quelqu’un de ton cercle ; en bas, une rencontre
pic-symbol-partner = qui tu aimes ; en bas, un amour, ou plus d’amour
pic-symbol-ex = quelqu’un que tu as aimé
pic-symbol-married = le mariage
pic-symbol-happily-married = le mariage heureux
pic-symbol-sex = une nuit
pic-symbol-child = un enfant
pic-symbol-same-sex = relations ou nuits avec ton propre sexe
pic-symbol-separation = ton amour prend fin
pic-symbol-marry = des noces
pic-symbol-divorce = un divorce
pic-symbol-same-person = A : la même personne sur toute la carte
pic-symbol-time = le temps : avec quoi l’on paie
pic-symbol-phone = le téléphone : appeler une fois, et en être
pic-symbol-goal = but
pic-symbol-super = super but, ouvert à tout le monde ; sur une carte, une règle à elle
pic-wrong =
    Seule la personne qui remporte l’enchère paie. Si ce n’est pas toi, et que la carte venait de toi, tu rejoues.
    Amitiés, amours et enfants valent pour les deux. Si tu épouses quelqu’un, cette personne est mariée aussi.
    Une personne de la table qui participe reçoit tout ce que la carte apporte, bon ou mauvais.
    Les autres à la table, on ne fait leur connaissance que par téléphone. Les gens de la ville, on les rencontre.
    Une caractéristique pleine n’est pas toujours un mal : celle qui retombe est peut-être celle qui te gêne.
    Réaliser un but prend ton tour, et personne ne le fera pour toi.
