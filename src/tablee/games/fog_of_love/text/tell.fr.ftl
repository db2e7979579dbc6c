### Fog of Love : la situation en mots, pour l’oreille et le terminal. Les personnes arrivent par leur nom.

## Parties du texte : ce qu’on tape pour en regarder une

part-lesson = leçon
part-ending = fin
part-lately = avant
view-lately = Tout à l’heure, « { $scene } » : { $words }
part-scene = scène
part-chosen = choix
part-options = réponses
view-options = Les réponses : { $letters }.
part-then = et puis
part-reaction = réaction
part-next = scène suivante
part-couple = couple
part-dealt = cartes reçues
part-traits = traits
part-clashes = attention
part-destinies = destins
part-forgone = destins défaussés
part-hand = main
part-chapter = chapitre
part-story = histoire
part-piles = pioches
part-past = jusqu’ici

## La carte sur la table

view-on-table = { $how ->
    [chapter] « { $scene } » ({ $kind }).
    [revealed] « { $scene } », un secret qui vient au jour chez { $seat } ({ $kind }).
    [exchanged] « { $scene } », jouée pour { $seat } ({ $kind }).
    [reaction] « { $scene } », une réaction jouée par { $seat } ({ $kind }).
   *[plain] « { $scene } », jouée par { $seat } ({ $kind }).
  }
view-and = { " ; " }
view-says = { $seat } : « { $words } »
view-does-so = { $seat } : { $words }
view-link = liée à « { $scene } »
view-tell = À raconter, si le cœur vous en dit : { $words }
view-acting = Agit sur elle, par { $seat } : { $kind }.
view-skipped = On la saute.
view-on = Quand on la pose : { $does }
view-does = Ce qu’elle fait : { $does }
view-its-tokens = Une fois sortie : { $seat } : { $what }
view-revealed = S’il est révélé : { $does }
view-kept = S’il n’est jamais révélé : { $does }
view-its-carry = Elle agit sur la scène suivante : { $kind }
view-serves = sert un de tes objectifs ({ $what })
view-also = { $when } : { $does }
view-choice = { $name } : { $letter }
view-chosen = Choisi : { $choices }.
view-exchanged = Chaque choix compte comme celui de l’autre.
view-carry = Pour la prochaine scène ({ $seat }) : { $kind }.

## Les deux

view-player = Personnage { $n }
view-person = { $seat }{ $mine ->
    [yes] {" "}(toi)
   *[no] {""}
  } : satisfaction { $hearts }, { $n ->
    [0] aucune scène
    [1] 1 scène
   *[other] { $n } scènes
  } en main{ $secrets ->
    [0] {""}
    [1] , 1 secret posé
   *[other] , { $secrets } secrets posés
  }.
view-gender = { $gender ->
    [f] Une femme
    [m] Un homme
   *[n] Ni femme ni homme, ou les deux
  }
view-face = Visage : { $portrait }
view-colour = Couleur : { $colour }
view-thing = { $what } ({ $aspect })
view-times = { $what } { $n }
view-even = tout à égalité
view-tokens = Jetons : { $what }
view-balances = Équilibre : { $what }
view-couple = À vous deux, équilibre : { $what }.
view-married = Vous êtes un couple marié.
view-child = Vous avez un enfant.
view-secrets-known = Secrets posés que tu connais : { $scenes }
view-secrets-dark = Secrets posés que tu ne connais pas : { $n }
view-final = Destin final : { $destiny }, { $stays ->
    [yes] qui reste
   *[no] qui part
  }
view-came-true = Il s’est accompli.
view-not-true = Il ne s’est pas accompli.

## Traits et destins

view-goal-gave = { $goal } : satisfaction { $gain }

view-dealt = Au choix : { $these ->
    [trait] des traits
    [occupation] des professions
   *[feature] des caractéristiques
  }.
view-traits = Tes traits : { $traits }.
view-goal = { $what } : { $aspect } { $n }, { $shared ->
    [yes] à deux
   *[no] pour toi
  }
view-goal-now = { $goal } (en ce moment { $have }, { $met ->
    [yes] atteint
   *[no] pas atteint
  })
view-clash = { $how ->
    [opposed] { $one } et { $other } tirent chacun de leur côté ({ $rule }).
   *[same] { $one } et { $other } veulent la même facette : le deuxième demande le double ({ $rule }).
  }
view-destinies = Tes destins : { $destinies }.
view-forgone = Les destins que tu as défaussés : { $destinies }.
view-destiny = { $destiny }, { $stays ->
    [yes] tu restes
   *[no] tu pars
  } : { $ok ->
    [yes] en l’état, il s’accomplirait
   *[no] en l’état, il ne s’accomplirait pas
  }
view-need = { $need } : en ce moment { $have }{ $ok ->
    [yes] , atteint
   *[no] , il manque { $n }
  }
view-need-open = { $need } (personne ne le sait encore)
view-need-known = { $need } : { $ok ->
    [yes] c’est vrai
   *[no] ce n’est pas vrai
  }

## Scènes en main, pioches, chapitres

view-hand = Tes scènes : { $scenes }.
view-in-hand = « { $scene } » ({ $kind }){ $can }
view-can = {" "}: tu peux la jouer.
view-can-not = {" "}: tu ne peux pas la jouer maintenant ({ $rule }).
view-chapter = Chapitre { $n } sur { $of }, « { $chapter } » : scènes jouées, { $played } sur { $length } ; on pioche dans : { $decks }.
view-finale = Le final : « { $chapter } ».
view-turn = C’est à { $seat }.
view-chapters = Chapitres jusqu’ici : { $scenes }
view-area = Dans la zone de jeu : { $scenes }
view-story = Histoire d’amour : { $story }.
view-first = { $seat } a commencé.
view-tutorial = C’est le tutoriel.
view-ready-made = Les personnages ont été distribués tout faits.
view-way = { $way ->
    [adoption] L’enfant, s’il y en a un, est adopté.
   *[other] L’enfant, s’il y en a un, naît.
  }
view-piles = Scènes qui restent : { $decks }.
view-other-piles = Autres cartes qui restent : { $decks }.
view-discarded = Défausse : { $n } face visible, { $hidden } face cachée.
view-pile = La défausse, à partir du dessus : { $scenes }

## L’histoire jusqu’ici

view-past-count = L’histoire jusqu’ici : { $n ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $n } cartes
  }.
view-past-chapter = « { $scene } »
view-past = { $how ->
    [revealed] « { $scene } », secret révélé chez { $seat }
    [exchanged] « { $scene } », jouée pour { $seat }
    [reaction] « { $scene } », une réaction jouée par { $seat }
    [kept] « { $scene } », secret gardé jusqu’à la fin par { $seat }
    [skipped] « { $scene } », jouée par { $seat } et sautée
   *[plain] « { $scene } », jouée par { $seat }
  }
view-chose = { $seat } ({ $letter }) : « { $words } »
view-then-hearts = Satisfaction alors : { $one } { $n }, { $other } { $m }
