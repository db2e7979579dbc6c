### Les Pies, le jeu d’apprentissage.

title = Les Pies
about = Des trésors dans l’herbe, des plumes en main : qui en pose le plus, et seul, en emporte un.
option-rounds = Manches

## Les cartes
card-hiss = un jacassement
card-1 = une plume
card-2 = deux plumes
card-3 = trois plumes
card-4 = quatre plumes
card-5 = cinq plumes
card-6 = six plumes
card-unknown = une carte

treasure-button = un bouton de nacre (1)
treasure-marble = une bille de verre (1)
treasure-thimble = un dé à coudre (2)
treasure-spoon = une petite cuillère (2)
treasure-coin = une pièce étrangère (3)
treasure-key = la clé d’un journal intime (3)
treasure-ring = une bague perdue (4)
treasure-locket = un médaillon et sa boucle de cheveux (5)

## Ce qu’on peut décider avant
option-rounds-5 = Cinq
    .about = Un quart d’heure environ.
option-rounds-3 = Trois
    .about = Un vol bref.

## La position
part-round = manche
part-grass = herbe
part-laid = posé
part-hand = main
part-magpie = pie { $player }
part-discards = défausse
view-round = Manche { $round } sur { $rounds }. La pie { $leader } mène. { $deck ->
    [0] La pioche est vide.
    [one] Une carte dans la pioche.
   *[other] { $deck } cartes dans la pioche.
  }
view-grass = Dans l’herbe : { $treasures }.
view-laid = Posé : { $cards }.
view-hand = Dans ta main : { $cards }.
view-you = Tu es la pie { $player }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
view-magpie = Pie { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
  } en main.
view-holds = tu en connais : { $cards }
view-nest = dans le nid : { $treasures }
view-discards = Défausse : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
view-cards = { $cards }

## Questions et choix
ask-point = Tu mènes. De quel trésor s’agira-t-il ?
ask-bid = Pose une carte. Le plus de plumes emporte le trésor, sauf si une autre pie en pose autant.
ask-listen = Les cartes sont visibles. Jacasse, et le trésor est perdu ; ou tais-toi.
ask-caw = Combien de plumes en tout ? Tu ne peux crier qu’une fois.
opt-treasure = { $treasure }
opt-card = { $card }
opt-silent = se taire
opt-time = le temps est écoulé

## Ce qui s’est passé
ev-turned-up = Dans l’herbe, il y a { $treasure }.
ev-point = La pie { $player } montre { $treasure }.
ev-lay = La pie { $player } pose { $card }.
ev-take = La pie { $player } emporte { $treasure }.
ev-gone = Personne n’aura { $treasure } : c’est perdu pour de bon.
ev-caw = « { $number } ! » crie la pie { $player }, qui gagne un caillou.
ev-no-caw = Personne n’a compté juste : il y en avait { $number }.
ev-draw = La pie { $player } pioche { $card }.
ev-shuffle = La défausse est mélangée.

## La fin
result-win = La pie { $player } gagne, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
result-share = La pie { $player } partage la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
result-lose = La pie { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
