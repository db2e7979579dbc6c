### Anomia : la situation en mots, pour l’oreille et le terminal. La page n’en dit rien et ne le
### charge pas.

part-table = table
part-face-off = face-à-face
part-field = champ
part-words = mots
tell-stage = { $stage ->
    [ready] On commence quand c’est bon pour tout le monde.
    [table] On retourne des cartes.
    [race] Un face-à-face est en cours.
    [challenge] Une réponse tient, sauf si quelqu’un conteste.
    [vote] Le groupe vote sur une réponse.
    [judge] Le groupe juge une réponse.
    [order] Le groupe dit qui a commencé.
   *[over] La partie est finie.
  }
tell-winners = { $n ->
    [one] Le plus de cartes : { $seats }, avec { $cards }.
   *[other] Le plus de cartes, et une victoire partagée : { $seats }, avec { $cards } par personne.
  }
tell-unready = On attend encore : { $seats }.
tell-piles = Les pioches : { $left } à gauche, { $right } à droite.
tell-roll = La paire active, qui va aussi ensemble : { $symbols }.
tell-duels = Cartes duel sorties : { $n }.
tell-pack = Paquet { $pack }, « { $name } ». Édition : { $edition }.
tell-answers = Thèmes et réponses sont en { $words ->
    [fr] français
   *[en] anglais
  } ; { $spoken ->
    [true] on répond à voix haute
   *[other] on répond au clavier
  }.
tell-symbols = Symboles en jeu : { $symbols }.
tell-left-out = Symboles restés dans la boîte : { $symbols }.
tell-gone = Loin de la table : { $seats }.
tell-watching = Tu ne joues pas : tu regardes.
tell-drawn-for = La dernière carte a été piochée pour { $seat }, qui tardait trop.
tell-place = { $seat }{ $mine ->
    [true] { " " }(toi)
   *[other] { "" }
  }{ $second ->
    [true] , seconde pile
   *[other] { "" }
  } : { $title } ({ $symbol }){ $below ->
    [0] { "" }
    [one] , une carte dessous
   *[other] , { $below } cartes dessous
  }{ tell-won }
tell-empty = { $seat }{ $mine ->
    [true] { " " }(toi)
   *[other] { "" }
  }{ $second ->
    [true] , seconde pile
   *[other] { "" }
  } : pas de carte visible{ $below ->
    [0] { "" }
   *[other] , { $below } cachées
  }{ tell-won }
tell-won = { $second ->
    [true] .
   *[other] { "" } ; { $won ->
        [0] aucune carte gagnée
        [one] une carte gagnée
       *[other] { $won } cartes gagnées
      }.
  }
tell-challenges = { $n ->
    [0] Plus aucune contestation.
   *[other] Contestations qu’on peut encore perdre : { $n }.
  }
tell-next = La prochaine carte va ici.
tell-face-off = Face-à-face entre { $seat } et { $loser } : { $by }.
tell-names = { $mine ->
    [true] Tu cherches
   *[other] { $seat } cherche
  } : { $title }.
tell-hint = (Un indice : { $hint })
tell-began = { $seat } a commencé.
tell-handed = { $seat } a répondu.
tell-passed = { $seat } n’a pas d’idée.
tell-cascade = Face-à-face depuis la dernière carte piochée : { $n }.
tell-ties = Cartes de départage jusqu’ici : { $n }.
tell-tie = La carte de départage : { $title } ({ $spare ->
    [true] d’un autre paquet
   *[other] { $symbol }
  }).
tell-claim = { $seat } répond « { $word } » pour « { $title } ».
tell-spoke = { $seat } a parlé pour « { $title } » ; le mot n’est pas noté.
tell-listed = C’est sur notre liste.
tell-own = Cela irait à sa propre carte : { $seat }.
tell-near = Cela ressemble à « { $word } », déjà dit.
tell-challenger = { $seat } conteste.
tell-disputed = On se dispute sur qui a commencé.
tell-voters = Votent : { $seats }.
tell-voted = Ont voté : { $seats }.
tell-fine = D’accord : { $seats }.
tell-late = { $seat } a dit « { $word } », mais a commencé après.
tell-time = { $seat } a commencé { $time ->
    [0] aussitôt
   *[other] après { $time } s
  }.
tell-margin = À moins de { $margin } s, c’est en même temps.
tell-begun = Tu as commencé à taper.
tell-burned = { $n ->
    [one] Un mot est grillé : { $word }.
   *[other] { $n } mots sont grillés, le dernier : { $word }.
  }
tell-said = { $word } : { $seat }, pour « { $title } ».
tell-talked = Dans ta discussion, et grillé pour toi : { $word }
