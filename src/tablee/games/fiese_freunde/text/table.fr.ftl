### Fiese Freunde : ce qu’on demande, répond, raconte et montre. Les personnes arrivent par leur nom.

## Asks

ask-sex = Qui seras-tu ?
ask-change = Vous avez choisi le même sexe à six, et cinq est le maximum. Tu changes le tien ?
ask-keep = Lequel de ces deux buts gardes-tu ?
ask-draft = Quel but gardes-tu ? Le reste passe à ta gauche.
ask-turn = À toi : que fais-tu ?
ask-open = Tu mets « { $card } » aux enchères. À combien ouvres-tu l’enchère ?
ask-bid = « { $card } » : on en est à { $price }. Tu montes ?
ask-name = « { $card } » : avec qui vis-tu ça ?
ask-call = { $seat } vit « { $card } » et choisit : { $persons }. Tu appelles, pour participer ?
ask-decide = « { $card } » : après ces appels, qui participe ?
ask-leave = { $seat } voudrait commencer quelque chose avec toi (« { $card } »). Tu quittes une relation solide pour ça ?
ask-order = « { $card } » : dans quel ordre ça te change ?
ask-bed = « { $card } » : avec une femme ou avec un homme ?
ask-steal = Il manque { $missing } de temps à la banque. À qui le prends-tu ?
ask-packet = Quel paquet de buts regardes-tu ?
ask-exchange = Quels buts échanges-tu, catégorie par catégorie ?

## Options

opt-sex-w = Une femme
opt-sex-m = Un homme
opt-change = Changer
opt-remain = Ne rien changer
opt-bed-w = Avec une femme
opt-bed-m = Avec un homme
opt-card = { $card }
    .does = { $brings }{ $starred ->
        [true] {" "}; étoile : { $stars }
       *[false] {""}
    }
opt-keep = { $card }
    .does = { opt-card.does }
opt-nothing = N’en garder aucun : faire passer
opt-take = Vivre : { $card }
    .does = { opt-card.does }
opt-auction = Aux enchères : { $card }
    .does = { opt-card.does }
opt-goal = Réaliser le but : { $card }
    .does = { opt-card.does }
opt-exchange = Échanger des buts (coûte 4 de temps)
opt-pass = Passer pour cette tranche, et prendre { $time } de temps
opt-bid = Enchérir à { $time }
    .group = Enchérir ouvertement
opt-max = { $time }
    .group = Enchère auto, en secret, jusqu’à
opt-drop = Abandonner l’enchère
opt-company = et { $persons }
    .group = Avec { $person }
    .does = { opt-persons.does }
opt-persons = { $persons }
    .does = { $n ->
            [0] {""}
           *[other] coûte ton téléphone : { $phones }
        }
opt-cast = { $others }
    .group = { $part }
    .does = { $n ->
            [0] {""}
           *[other] coûte ton téléphone : { $phones }
        }
opt-stay = Ne pas appeler
opt-call = Appeler
    .does = Si on te choisit, tu reçois aussi ce qu’apporte la carte, et tu perds ce téléphone.
opt-yes = Oui, partir
opt-no = Non, rester
opt-order = { $changes }
    .does = { $traits }
opt-enough = Ne plus rien prendre
opt-steal = Prendre { $time } de temps à { $seat }
opt-packet = Paquet { $n }
opt-category = { $category }
    .does = « { $mine } » s’en va, « { $card } » arrive
person-anonymous = quelqu’un sans nom
person-nobody = personne
cast-marry = mariage avec { $name }
cast-partner = amour avec { $name }
cast-sex = une nuit avec { $name }
cast-child = un enfant avec { $name }
cast-friend = amitié avec { $name }
cast-ex = l’ex, { $name }
cast-bedmate = nuit passée avec { $name }

## Events

ev-begin = { $first } commence.
ev-left-out = Ce que vous avez écarté reste dans la boîte. Il reste { $home } cartes pour le départ de la maison, { $a_cards } cartes de vie A et { $b_cards } cartes de vie B{ $goals ->
        [0] {""}
        [one] {" "}; un but a dû revenir, pour que chaque main en ait cinq
       *[other] {" "}; { $goals } buts ont dû revenir, pour que chaque main en ait cinq
    }.
ev-changed = { $seat } change, et devient { $sex ->
        [w] une femme
       *[m] un homme
    }.
ev-sexes = Tout le monde a choisi qui être. En ville, il y a aussi : { $neutrals }.
ev-goals-chosen = Les buts sont choisis.
ev-draft = Les buts passent à gauche.
ev-slice = { $slice ->
        [1] Le départ de la maison : la vie est sur la table.
       *[other] Tranche de vie n° { $slice }. De nouvelles cartes sont sur la table.
    } { $first } commence.
ev-auction = { $seat } met « { $card } » aux enchères.
ev-bid = { $seat } enchérit à { $time }.
ev-drop = { $seat } abandonne l’enchère.
ev-sold = « { $card } » revient à { $seat }, pour { $time } de temps.
ev-live = { $seat } vit « { $card } ».
ev-named = { $seat } choisit : { $persons }.
ev-company = Ensemble dans « { $card } » : { $seat }, { $persons }.
ev-call = Le téléphone sonne chez { $active } : c’est { $seat }, qui veut participer.
ev-refuse = { $seat } dit non à { $active }, et reste.
ev-phone-lost = Un téléphone de moins : { $seat } ne peut plus appeler { $colour }.
ev-traits = { $seat } change : { $traits }.
ev-tie = { $now ->
        [friend] { $a } et { $b } font connaissance.
        [love] { $was ->
            [friend] De l’amitié à l’amour : { $a } et { $b }.
           *[stranger] C’est l’amour entre { $a } et { $b }.
        }
        [engaged] { $was ->
            [ex] { $a } et { $b } recommencent, et se fiancent.
           *[love] { $a } et { $b } se fiancent.
        }
        [married] { $was ->
            [happy] { $a } et { $b } se remarient : leur mariage était heureux, ce n’est plus qu’un mariage.
            [stranger] { $a } et { $b } se rencontrent, et se marient.
            [friend] De l’amitié à la mairie : { $a } et { $b } se marient.
            [love] De l’amour à la mairie : { $a } et { $b } se marient.
            [ex] { $a } et { $b }, malgré leur passé, se marient.
            [separated] { $a } et { $b } ne vivaient plus ensemble, et se remarient.
           *[engaged] { $a } et { $b } se marient.
        }
        [happy] { $was ->
            [separated] { $a } et { $b } se retrouvent, pour un mariage heureux.
           *[married] { $a } et { $b } vivent un mariage heureux.
        }
        [ex] C’est fini entre { $a } et { $b }{ $was ->
            [love] , malgré l’amour
            [engaged] , malgré les fiançailles
            [married] , malgré le mariage
            [happy] , malgré un mariage heureux
           *[separated] , désormais aussi sur le papier
        }.
       *[separated] { $was ->
            [happy] Un mariage si heureux : { $a } et { $b } ne vivent plus ensemble, sans divorce.
           *[married] { $a } et { $b } ne vivent plus ensemble, sans divorce.
        }
    }
ev-sex = Une nuit : { $a } et { $b }.
ev-bed = Une nuit sans nom pour { $a }, avec { $half ->
        [w] une femme
       *[m] un homme
    }.
ev-bed-child = { $a } a un enfant, né d’une nuit sans nom.
ev-child = { $a } et { $b } ont un enfant.
ev-pay = { $seat } paie { $time } de temps.
ev-receive = { $seat } reçoit { $time } de temps.
ev-steal = { $seat } prend { $time } de temps à { $victim }.
ev-pass = { $seat } passe pour cette tranche de vie.
ev-goal = { $seat } réalise { $super ->
        [true] un super but
       *[false] un but
    }, le n° { $count } : « { $card } ».
ev-super = Voici un nouveau super but : « { $card } ».
ev-celibate = { $seat } renonce à l’amour, pour de bon.
ev-look = { $seat } regarde le paquet { $packet }.
ev-exchange = { $seat } repose le paquet.
ev-over = Cinq buts : { $seat } gagne. Une vie bien remplie !
ev-aimless = Plus de cartes à vivre. Une existence sans but pour tout le monde.

## The end

win = Une vie, cinq buts
    .story = Tu voulais cinq choses de la vie, et pour une fois elle t’écoutait.
lose = { $winner } a fini avant toi, avec cinq buts ; tu en as { $goals }.
    .story = Tu n’as pas fini ta liste. Tu as de meilleures histoires.
aimless = Une existence sans but
    .story = Personne n’a tout eu, et tout le monde était là. Il y a de pires soirées.

## Refusals

no-celibate = Tu as renoncé à l’amour, au sexe et au mariage ; cette carte en apporte un.
no-cast = Il n’y a personne avec qui vivre ça.
no-such-person = Personne ici ne convient à ce rôle.
no-friend = { $person } n’est pas dans ton cercle d’amis.
no-partner = { $person } ne partage pas ta vie.
no-ex = { $person } ne fait pas partie de tes ex.
no-bedmate = Tu n’as pas passé de nuit avec { $person }.
no-twice = { $person } est déjà dans cette carte.
no-other-sex = { $person } devrait être de l’autre sexe.
no-new-friend = Il faut quelqu’un de nouveau ; tu connais { $person }.
no-new-partner = Il faut un nouvel amour ; tu vis déjà le tien avec { $person }.
no-child = Pour un enfant, il faut les deux sexes ; { $person } a le tien.
no-celibate-person = { $person } a renoncé à l’amour.
no-secure = { $person } vit une relation solide et n’en sort pas.
no-phone = Tu ne connais pas { $person }, et tu n’as pas son téléphone.
no-phone-goal = Tu ne connais pas encore { $person }, et les téléphones se taisent quand on réalise un but.
no-refused = { $person } a dit non.
no-callers-first = { $person } n’a pas appelé ; les appels passent d’abord.
no-others-left = Avec { $person } ici, il ne resterait personne pour les autres rôles.
no-blank-line = Ta carte n’est pas encore au point : une carte tient sur une ligne de { $most } caractères au plus.
no-blank-parts = Ta carte n’est pas encore au point : écris titre | conditions | conséquences.
no-blank-empty = Ta carte n’est pas encore au point : une carte a un titre et au moins une conséquence.
no-blank-many = Ta carte n’est pas encore au point : une carte a au plus { $most } conditions et autant de conséquences.
no-blank-crowd = Ta carte n’est pas encore au point : une carte a de la place pour { $most } personnes.
no-blank-time = Ta carte n’est pas encore au point : seul un but coûte du temps ; une carte de vie se paie aux enchères.
no-blank-twice = Ta carte n’est pas encore au point : le même symbole y figure deux fois ; écris plutôt un nombre.
no-blank-two-a = Ta carte n’est pas encore au point : A figure dans deux conditions ; une seule suffit à dire qui est A.
no-blank-who = Ta carte n’est pas encore au point : qui est A ? Écris friend A, partner A, ex A ou marry A.
no-blank-child = Ta carte n’est pas encore au point : un enfant avec qui ? Écris child A, ou bien sex et child.
no-blank-unknown-need = Ta carte n’est pas encore au point : « { $phrase } » n’est pas une condition ; on ne connaît pas « { $verb } ».
no-blank-alone = Ta carte n’est pas encore au point : « { $phrase } » : « { $verb } » s’écrit tout seul.
no-blank-struck = Ta carte n’est pas encore au point : « { $phrase } » : une condition barrée n’a ni nombre ni A.
no-blank-gain = Ta carte n’est pas encore au point : « { $phrase } » : seules les caractéristiques augmentent.
no-blank-reset = Ta carte n’est pas encore au point : « { $phrase } » : seules les caractéristiques retombent à 0.
no-blank-unknown-give = Ta carte n’est pas encore au point : « { $phrase } » n’est pas une conséquence ; on ne connaît pas « { $verb } ».
no-blank-once = Ta carte n’est pas encore au point : « { $phrase } » : cela n’arrive qu’une fois.
no-blank-marry = Ta carte n’est pas encore au point : « { $phrase } » : épouser qui ? Écris marry A.
no-blank-rest = Ta carte n’est pas encore au point : « { $phrase } » : après « { $verb } » vient un nombre ou A, pas « { $rest } ».

## View

deck-home = départ
deck-a = vie A
deck-b = vie B
deck-lifestyle = style de vie
deck-spirit = spiritualité
deck-job = travail
deck-relationship = couple
deck-friends = amis
deck-super = super but
brings-friend = de l’amitié
brings-partner = de l’amour
brings-marry = un mariage
brings-sex = une nuit
brings-child = un enfant

## Réponses automatiques, pour une table sur plusieurs jours

standing-call = Appels
standing-call-always = Ne jamais appeler
standing-call-named = Ne me demander que si l’on me choisit
standing-bid = Enchères des autres
standing-bid-n = { $n ->
        [0] Toujours abandonner
       *[other] Monter jusqu’à { $n }, puis abandonner
    }
standing-leave = Quitter une relation solide
standing-leave-no = Ne jamais partir
standing-leave-yes = Toujours partir
