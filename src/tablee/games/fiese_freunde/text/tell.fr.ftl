### Fiese Freunde : la situation en mots, pour l’oreille et le terminal. Les personnes arrivent par
### leur nom. La page n’en dit rien et ne le charge pas.

part-slice = tranche
part-offer = table
part-goals = buts
part-super = super but
part-packet = Le paquet que tu regardes
part-auction = enchères
part-event = événement
part-town = ville
view-player = Place { $n }
view-slice = { $slice ->
        [0] Avant la vie.
        [1] Le départ de la maison.
       *[other] Tranche de vie n° { $slice }.
    } À la banque : { $bank } de temps.
view-turn = C’est à { $seat } ; { $first } a commencé.
view-bank = Qui passe ensuite reçoit { $passing } de temps ; la banque en a { $bank }.
view-passed = Ont passé, dans cet ordre : { $persons }.
view-piles = Encore face cachée : { $home } cartes de départ, { $life_a } cartes de vie A, { $life_b } cartes de vie B ; paquets de buts libres : { $packets }.
view-own-card = La carte de la table : « { $card } ».
view-won = Cinq buts : { $winner } a gagné.
view-aimless = Une existence sans but pour tout le monde : c’est fini.
view-board = { $seat }{ $sex ->
        [w] {" "}(femme)
        [m] {" "}(homme)
       *[none] {""}
    } : { $time } de temps, { $goals ->
        [0] aucun but réalisé
        [one] un but réalisé
       *[other] { $goals } buts réalisés
    }, { $hand } en main{ $passed ->
        [true] {" "}; a passé
       *[false] {""}
    }{ $celibate ->
        [true] {" "}; a renoncé à l’amour
       *[false] {""}
    }.
view-traits = A : { $traits }.
view-without = À 0 : { $what }.
view-circle = Cercle : { $what }.
view-tie = { $person } ({ $place }{ $nights ->
        [0] {""}
        [one] , une nuit
       *[other] , { $nights } nuits
    }{ $children ->
        [0] {""}
        [one] , un enfant
       *[other] , { $children } enfants
    })
view-bed = Nuits sans nom : { $women } avec des femmes, { $men } avec des hommes ; enfants qui en sont nés : { $n }.
view-children = Enfants en tout : { $n }.
view-phones = A les téléphones de : { $persons }.
view-lived = Vécu : { $cards }.
view-realised = Réalisé : { $cards }.
view-town = Personnes dans cette partie : { $n }.
view-women = Femmes : { $persons }.
view-men = Hommes : { $persons }.
view-card = { $card } [{ $deck }]. { $terms }
view-needs = Condition : { $what }.
view-no-needs = Sans condition.
view-brings = Apporte { $what }
view-no-brings = N’apporte rien
view-terms = { $needs } { $gives }{ $starred ->
        [true] {" "}; étoile : { $stars }
       *[false] {""}
    }.
view-check = { $what } ({ $ok ->
        [true] oui
       *[false] non
    } : { $have })
view-yours = À ta portée.
view-makes = Tu aurais : { $ways }.
view-becomes = { $traits }
view-same = ce que tu as déjà
view-nothing = rien
view-or = {" "}ou{" "}
view-falls = Un point de trop fait retomber à 0 : { $what }.
view-step = But « { $card } » : { $what } { $of ->
        [0] { $to }, et il n’en faut pas
       *[other] { $to }/{ $of }
    }{ $met ->
        [true] , rempli
       *[false] {""}
    }{ $nearer ->
        [true] {""}
       *[false] , plus loin qu’avant
    }{ $sure ->
        [true] {""}
       *[false] , selon la personne
    }.
view-reaches = Tout ce que demande « { $card } » serait là.
view-shared = { $seat } y aurait droit aussi : { $ways }.
view-between = Entre les deux : { $deeds }.
view-with = Avec { $person } :
view-ends = Avec { $person }, ce serait fini.
view-unmoved = rien qui change
view-offer = Sur la table : { $n ->
        [one] une carte, { $yours ->
            [0] hors de ta portée
           *[other] à ta portée
        }.
       *[other] { $n } cartes, dont { $yours } à ta portée.
    }
view-goals = Tes buts : { $n } en main, { $near } à portée.
view-super = Super but : « { $card } » ; { $left ->
        [one] c’est le dernier.
       *[other] il en reste { $left }, celui-ci compris.
    }
view-auction = Enchère : « { $card } ». { $seat } mène avec { $price }. { $terms }
view-bidders = Encore en lice : { $persons }.
view-maximum = Ta limite d’enchère auto : { $time }.
view-event = { $seat } vit « { $card } » [{ $deck }]. { $terms }
view-event-with = { view-event } Choix : { $persons }.
view-callers = Ont appelé : { $persons }.
view-by-phone = Seulement par ton téléphone : { $persons }.
view-role = { $n ->
        [one] Une personne
       *[other] { $n } personnes
    } : { $fits ->
        [friend] de ton cercle
        [ex] parmi tes ex
        [sex] d’une nuit
        [bedmate] d’une nuit, avec ou sans nom
       *[anyone] n’importe qui
    } ; ce qui s’y passe : { $deeds }.
