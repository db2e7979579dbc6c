### Fog of Love : ce qu’on demande, répond, raconte et montre. Les personnes arrivent par leur nom.

title = Fog of Love
tagline = Deux personnes qui n’existent pas, et tout ce qu’il y a entre elles.
    .about = Invente quelqu’un, rencontre quelqu’un, et voyez où ça vous mène. On choisit en secret, on espère choisir pareil, on garde une chose ou deux pour soi, et on décide, tout à la fin, ce que c’était. Personne ne gagne ; il reste une histoire.
about = Deux personnes tombent amoureuses, chacune avec son idée secrète de la suite. Une comédie romantique dont vous jouez les rôles.
lasts = 60–90 min
mood = Tendre, drôle
short =
    On joue quelqu’un d’inventé : un métier, trois caractéristiques, et trois traits qui restent secrets.
    À tour de rôle, on joue des scènes de sa main. Une seule personne choisit ce qui se passe, ou les deux, en secret ; puis on montre.
    Les choix font monter ou baisser la satisfaction, le nombre près du cœur, et laissent des jetons sur la personnalité.
    Un trait est un objectif : plus de jetons d’un côté de ta personnalité que du côté opposé.
    On commence avec les mêmes destins, et l’on en perd en route. Au final, on en garde un, en secret.
    Personne ne bat personne : on accomplit son destin, ou non, de part et d’autre.
notice = Pour adultes : amour, portes claquées, lits défaits. Rien d’explicite ; vous pouvez écarter ce qui vous gênerait.

## Réglages

filter-sex = sexe
filter-religion = religion
filter-death = mort
filter-prejudice = préjugés

option-story = Histoire d’amour
option-story-sunday = Un dimanche, dix heures
    .about = Un premier rendez-vous, et ce qui s’ensuit. Trois chapitres, et personne ne s’en va.
option-story-school = Depuis le dernier rang
    .about = Ensemble depuis le lycée, une demi-vie déjà. Trois chapitres, et un destin de plus : Une vie à soi.
option-story-year = Trois cent soixante-cinq
    .about = Une promesse d’un an. Trois chapitres ; ça peut finir en mariage, en bel adieu ou en cœur brisé.
option-story-want = Une place de plus
    .about = Un enfant, le monde, ou tout à la fois. Quatre chapitres, et tous les destins.
option-story-tutorial = Le tutoriel
    .about = Un dimanche, dix heures, avec des cartes dans un ordre fixe et chaque règle expliquée quand elle arrive.
option-characters = Vos personnages
option-characters-own = À inventer
    .about = Les objectifs, la profession, ce que l’autre remarque : à vous de tout choisir.
option-characters-dealt = Tout faits
    .about = Tu choisis un visage et un prénom, les cartes donnent le reste. Directement à la première scène.
option-first = Qui commence
option-first-lot = Au hasard
    .about = Tiré au sort.
option-first-host = Qui a créé la table
    .about = La personne qui a créé la table commence.
option-first-guest = L’autre
    .about = La personne qui rejoint la table commence.
option-events = Événements spéciaux
option-events-story = Ceux de l’histoire
    .about = Seulement les événements prévus par l’histoire.
option-events-all = Tous
    .about = Un mariage et un enfant peuvent entrer dans n’importe quelle histoire.
option-events-none = Aucun
    .about = Ni mariage ni enfant.
option-child = Si un enfant arrive
option-child-pregnancy = Grossesse
    .about = Les scènes parlent d’une grossesse, qui que vous soyez.
option-child-adoption = Adoption
    .about = Les scènes parlent d’une adoption ; son événement est dans la pioche Sérieux dès le début.
option-sex = Scènes sur le sexe
option-sex-in = Gardées
    .about = Un clin d’œil, jamais plus.
option-sex-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-religion = Scènes sur la religion
option-religion-in = Gardées
    .about = Il y en a une, et la question est sérieuse.
option-religion-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-death = Scènes sur la mort
option-death-in = Gardées
    .about = Il y en a deux, et elles sont douces.
option-death-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-prejudice = Scènes sur les préjugés
option-prejudice-in = Gardées
    .about = Des inconnus, des proches et des lois qui n’aiment pas vous voir ensemble.
option-prejudice-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-left_out = Scènes à écarter
    .about = Des noms de scènes, séparés par des virgules : sweet-3, drama-1. Laisse vide pour les garder toutes.

## Questions

ask-gender = Qui seras-tu ? Cela ne change rien aux règles.
ask-portrait = À quoi ressembles-tu ?
ask-colour = Quelle est ta couleur ?
ask-traits = Cinq traits. Gardes-en trois ; ils restent cachés, et leurs objectifs sont les tiens.
ask-occupation = Quelle est ta profession ? Vous montrez les vôtres au même moment.
ask-feature = Qu’as-tu remarqué chez l’autre ? Donne-lui une de ces caractéristiques.
ask-name = Comment s’appelle ton personnage ? Choisis un prénom qui n’est pas le tien.
ask-play = À toi : joue une scène. Tu peux d’abord échanger tes scènes mineures.
ask-choose = { $scene } : que choisis-tu ?
ask-answer = { $scene } : que dis-tu ?
ask-rechoose = Il te faut un autre choix. Lequel ?
ask-in-turn = Cette fois, vous ne choisissez pas ensemble. Qui commence ?
ask-react = { $scene } : tu réagis ?
ask-destiny = Que fais-tu de tes destins ?
ask-change = Que changes-tu ?
ask-keep = Trois nouvelles cartes. Laquelle gardes-tu ?
ask-discard = Quelles scènes défausses-tu, face cachée ?
ask-trade = Quelle scène donnes-tu ? Vous échangez au même moment.
ask-point = Quel secret révèle-t-on, chez { $seat } ?
ask-wipe = { $seat } perd tous ses jetons sur une facette. Laquelle ?
ask-guess = À ton avis, sur quelle facette porte un des objectifs de l’autre ?
ask-deck = Dans quelle pioche prends-tu une scène ?
ask-lesson = { $lesson }
ask-final = Pour finir, quel sera ton destin ?
ask-order = Plusieurs de tes objectifs portent sur la même facette. Le deuxième compté demande le double, le troisième le triple. Dans quel ordre ?
ask-become = Personne n’a découvert ton secret. Ton destin final sera-t-il : { $destiny } ?

## Réponses

opt-gender-f = Une femme
opt-gender-m = Un homme
opt-gender-n = Ni l’un ni l’autre, ou les deux
opt-portrait = Portrait { $n } : { $portrait }
portrait-p1 = cheveux bruns ondulés, yeux verts, peau claire, chemisier
portrait-p2 = cheveux foncés sur le côté, barbe de trois jours, yeux bleus, peau claire, chemise
portrait-p3 = coupe afro noire, boucles d’oreilles, peau brun foncé, col roulé
portrait-p4 = cheveux châtains en bataille, taches de rousseur, yeux verts, peau claire, tee-shirt
portrait-p5 = carré noir, peau claire, veste
portrait-p6 = cheveux noirs très ras, barbe fournie, peau brun très foncé, veste
portrait-p7 = foulard noué sur les cheveux, peau mate, tee-shirt
portrait-p8 = houppe blonde, yeux bleus, peau claire, salopette
portrait-p9 = cheveux roux courts, taches de rousseur, boucles d’oreilles, yeux verts, peau claire, salopette
portrait-p10 = locks foncées, lunettes rondes, peau brune, chemise
portrait-p11 = chignon gris, lunettes carrées, peau claire, quelques rides, col roulé
portrait-p12 = crâne chauve, moustache grise, peau mate, quelques rides, chemise
portrait-p13 = longs cheveux prune, yeux violets, peau claire, tee-shirt
portrait-p14 = boucles foncées, yeux bruns, peau hâlée, tee-shirt
portrait-p15 = tresses noires, peau brune, chemisier
portrait-p16 = turban, barbe noire fournie, peau hâlée, veste
opt-colour-rose = Rose
opt-colour-azure = Azur
opt-colour-amber = Ambre
opt-colour-fern = Fougère
opt-colour-violet = Violet
opt-colour-slate = Ardoise
opt-scene = { $scene }
    .does = { $deck } ; { $sort }
opt-trait = { $trait } ({ $aspect } { $n }{ $shared ->
    [yes] {" "}à deux
   *[no] {" "}pour toi
  })
opt-occupation = { $occupation } ({ $aspect })
opt-feature = { $feature } ({ $aspect })
opt-destiny = { $destiny }
    .does = { $forecast }
opt-play = Jouer : { $scene }
    .does = { $deck } ; { $sort }
opt-hide = Poser face cachée : { $scene }
    .does = { $deck } ; { $sort }
opt-exchange = Échanger : { $scene }
    .does = { $deck } ; { $sort }
opt-stuck = Rien ne peut être joué. Défausser : { $scene }
    .does = { $deck } ; { $sort }
opt-letter = { $letter }
    .does = { $offered }
opt-pass = Ne pas réagir
opt-react = Réagir : { $scene }
    .does = { $deck } ; { $sort }
opt-me = Moi d’abord
opt-you = L’autre d’abord
opt-destiny-swap = Prendre { $take }, défausser { $give }
    .does = { $forecast }
opt-destiny-retrieve = Reprendre : { $destiny }
    .does = { $forecast }
opt-destiny-drop = Défausser : { $destiny }
    .does = { $forecast }
opt-destiny-show = Révéler : { $destiny }
    .does = { $forecast }
opt-nothing = Ne rien changer
opt-aspect = { $aspect }
opt-deck = { $deck } ({ $n })
opt-point = Secret { $n }
opt-order = { $traits } (objectifs atteints : { $met })
opt-yes = Oui
opt-no = Non
opt-read = Continuer

## Noms des choses

deck-sweet = En douceur
deck-serious = Sérieux
deck-drama = Drame
deck-traits = traits
deck-occupations = professions
deck-features = caractéristiques
scene-some = une scène
trait-some = un trait
destiny-some = un destin
destiny-any = au choix
destiny-none = aucun
dimension-dis = Discipline
    .up = ordre, cœur à l’ouvrage
    .down = insouciance, paresse
dimension-cur = Curiosité
    .up = invention, goût du nouveau
    .down = œillères, habitudes
dimension-ext = Extraversion
    .up = aisance, assurance
    .down = réserve, timidité
dimension-sen = Sensibilité
    .up = un rien émeut, un rien inquiète
    .down = un calme que rien n’entame
dimension-gen = Bienveillance
    .up = main tendue, pardon facile
    .down = dureté, entêtement
dimension-sin = Sincérité
    .up = franchise, modestie
    .down = fausseté, suffisance
aspect-dis-up = discipline haute
aspect-dis-down = discipline basse
aspect-cur-up = curiosité haute
aspect-cur-down = curiosité basse
aspect-ext-up = extraversion haute
aspect-ext-down = extraversion basse
aspect-sen-up = sensibilité haute
aspect-sen-down = sensibilité basse
aspect-gen-up = bienveillance haute
aspect-gen-down = bienveillance basse
aspect-sin-up = sincérité haute
aspect-sin-down = sincérité basse
kind-trait = un trait
kind-feature = une caractéristique
kind-occupation = la profession
kind-married = un mariage
kind-child = un enfant
kind-double-satisfaction = la satisfaction compte double
kind-double-tokens = les jetons de personnalité comptent double
kind-double-sensitivity = les jetons de sensibilité comptent double
kind-exchanged = chaque choix compte comme celui de l’autre
kind-in-turn = si les deux choisissent, c’est à tour de rôle
kind-on-behalf = tu joues pour l’autre, et l’autre pour toi
kind-one-sided = la satisfaction ne bouge pas pour qui en est à l’origine, et compte double pour l’autre

## Événements

ev-begin = { $story }. { $first } commence.
ev-look = { $seat } : un visage, une couleur ({ $colour }), et { $gender ->
    [f] c’est une femme
    [m] c’est un homme
   *[n] ni femme ni homme, ou les deux
  }.
ev-traits = { $seat } garde trois traits, et n’en montre aucun. { $traits }
ev-occupation = { $seat }, profession : { $occupation }.
ev-feature = { $seat } reçoit : { $feature }.
ev-name = Un prénom : { $name }.
ev-synopsis = L’histoire peut commencer : { $story }.
ev-chapter = { $number ->
    [0] Le final : { $chapter }.
   *[other] Chapitre { $number } : { $chapter }.
  }
ev-lay = { $how ->
    [revealed] { $seat } avait un secret, et il éclate au grand jour : « { $scene } ».
    [exchanged] Jouée pour { $seat } : « { $scene } ».
   *[other] { $seat } joue « { $scene } ».
  }
ev-tell = « { $scene } » : { $who }. On peut passer.
teller-player = la personne qui l’a jouée a quelque chose à raconter
teller-partner = l’autre a quelque chose à raconter
teller-chooser = la personne qui choisit a quelque chose à raconter
teller-both = chaque personne a quelque chose à raconter
ev-chosen = Les choix pour « { $scene } » : { $choices }.
ev-chose = { $seat } choisit { $letter }.
ev-also = « { $scene } », et alors ({ $when })…
ev-carry = Pour la prochaine scène ({ $seat }) : { $kind }.
ev-secret = Un secret est posé devant { $seat } : { $scene }.
ev-reveal-secret = Un secret est révélé, chez { $seat } : { $scene }.
ev-react = { $seat } réagit : { $scene }.
ev-skipped = On saute la scène : { $scene }.
ev-answered = { $seat } choisit { $letter }.
ev-rechosen = { $seat } choisit maintenant { $letter }.
ev-draw = { $seat } pioche : { $scene } ({ $deck }).
ev-reshuffle = La pioche se reforme : { $deck }.
ev-discard = { $seat } défausse, face cachée : { $scene }.
ev-trade = { $seat } donne : { $scene }.
ev-event-in = Un événement spécial s’annonce, quelque part dans les { $near } prochaines cartes de la pioche « { $deck } » : { $scene }. Piochez là, et vous pourrez le jouer.
ev-found = { $seat } trouve : { $scene } ({ $deck }).
ev-not-found = { $seat } ne trouve pas de telle scène ({ $deck }).
ev-mark = { $what ->
    [married] Vous avez dit oui, et c’est signé.
   *[other] Vous voilà parents.
  }
ev-hint = { $seat } laisse deviner quelque chose d’un secret : { $scene }.
ev-bury = Un secret est enterré, chez { $seat } : { $scene }.
ev-destiny = { $seat }, côté destins : { $effect }.
ev-destiny-moved = Tes destins ont changé. Repris : { $take }. Défaussé : { $give }.
ev-destiny-stays = Tes destins restent les mêmes : { $why ->
    [two] on en garde toujours deux.
   *[none] aucun ne peut bouger.
}
ev-destiny-shown = { $seat } révèle { $destiny }.
ev-destiny-said = { $held ->
    [yes] { $seat } a { $destiny } en main.
   *[no] { $seat } n’a pas { $destiny } en main.
  }
ev-trait-gone = { $seat } abandonne { $trait }.
ev-trait-new = Du nouveau chez { $seat } : { $trait }.
ev-feature-gone = { $seat } n’a plus : { $feature }.
ev-occupation-gone = { $seat } quitte sa profession : { $occupation }.
ev-token = { $seat } : { $aspect } ({ $n }).
ev-token-lost = { $seat } perd : { $aspect } ({ $n }).
ev-heart = { $seat } : satisfaction { $gain }, à présent { $hearts }.
ev-guess = { $right ->
    [yes] { $seat } devine { $aspect }, et c’est juste.
   *[no] { $seat } devine { $aspect }, et c’est faux.
  }
ev-stuck = { $seat } ne peut jouer aucune de ses scènes.
ev-exchange = { $seat } échange une scène mineure : { $scene }.
ev-lesson = Leçon lue : { $lesson }
ev-final = { $seat } a choisi son destin final : { $destiny }.
ev-kept = { $seat } a gardé un secret jusqu’au bout : { $scene }.
ev-order = { $seat } fait compter ses objectifs dans cet ordre : { $traits }.
ev-goal = { $met ->
    [yes] { $trait } : objectif atteint pour { $seat }.
   *[no] { $trait } : objectif manqué pour { $seat }.
  }
ev-fulfilled = { $destiny } : { $how ->
    [devotion-yes] { $seat } voulait pour { $whose } tout le bonheur du monde, et c’est réussi.
    [devotion-no] { $seat } voulait pour { $whose } tout le bonheur du monde. Ça n’a pas marché.
    [team-yes] { $seat } voulait de la tendresse des deux côtés et du bonheur à deux, et c’est réussi.
    [team-no] { $seat } voulait de la tendresse des deux côtés et du bonheur à deux. Ça n’a pas marché.
    [equals-yes] { $seat } voulait autant de bonheur d’un côté que de l’autre, et c’est réussi.
    [equals-no] { $seat } voulait autant de bonheur d’un côté que de l’autre. Ça n’a pas marché.
    [dominant-yes] { $seat } voulait mener, avec la meilleure part du bonheur, et c’est réussi.
    [dominant-no] { $seat } voulait mener, avec la meilleure part du bonheur. Ça n’a pas marché.
    [exit-yes] { $seat } voulait partir pour de bonnes raisons, et elles étaient bonnes.
    [exit-no] { $seat } voulait partir pour de bonnes raisons. Elles n’étaient pas assez bonnes.
    [heartbreaker-yes] { $seat } voulait voler son cœur à { $whose } et partir, et c’est réussi.
    [heartbreaker-no] { $seat } voulait voler son cœur à { $whose } et partir. Ça n’a pas marché.
    [self-yes] { $seat } voulait du bonheur sans rien céder de soi, et c’est réussi.
    [self-no] { $seat } voulait du bonheur sans rien céder de soi. Ça n’a pas marché.
   *[other] { $seat } espérait quelque chose.
  }
ev-ending = { $fate ->
    [stay-both] { $seat } et { $whose } restent ensemble, et c’est bien ce que les deux espéraient.
    [stay-one] { $seat } et { $whose } restent ensemble, comme { $seat } l’espérait. { $whose } en espérait un peu plus.
    [stay-none] { $seat } et { $whose } restent ensemble, mais les deux en espéraient un peu plus.
    [exit-met] { $seat } a quitté { $whose }, et a bien fait. { $whose } voulait rester.
    [exit-missed] { $seat } a quitté { $whose }, et le regrette. { $whose } voulait rester.
    [heartbreaker-met] { $seat } a quitté { $whose } en emportant son cœur, comme prévu. { $whose } voulait rester.
    [heartbreaker-missed] { $seat } a quitté { $whose }, mais sans emporter son cœur. { $whose } voulait rester.
    [part-both] { $seat } et { $whose } ont rompu, et les deux ont bien fait.
    [part-one] { $seat } et { $whose } ont rompu. { $seat } a bien fait ; { $whose } le regrette.
    [part-none] { $seat } et { $whose } ont rompu, et les deux le regrettent.
    [too-late] { $seat } et { $whose } ont rompu. { $seat } avait déjà fait sa valise quand { $whose } a volé un cœur.
   *[thieves] { $seat } et { $whose } ont rompu. Les deux étaient là pour voler un cœur, et repartent sans.
  }

## Comment cela finit

end-fulfilled = { $seat } : { $destiny }, destin accompli. { $together ->
    [yes] Vous restez ensemble.
   *[no] Vos routes se séparent.
  } Satisfaction { $hearts }.
end-missed = { $seat } : { $destiny }, destin manqué. { $together ->
    [yes] Vous restez ensemble.
   *[no] Vos routes se séparent.
  } Satisfaction { $hearts }.

## Refus

no-name-long = Ce prénom a { $letters } lettres. Trouves-en un de { $most } au plus, pour qu’il tienne sur une carte.
no-name-empty = Il faut au moins une lettre pour faire un prénom.
no-name-signs = Un prénom s’écrit avec des lettres, des espaces, des traits d’union et des apostrophes ; « { $sign } » ne peut pas en faire partie.
no-name-same = { $name } est déjà pris : c’est le prénom de l’autre. Avec deux prénoms différents, on s’y retrouve mieux.
no-left-out = Aucune scène ne s’appelle { $name }. Écris des noms de scènes, séparés par des virgules.
no-left-out-many = Avec tout ce qui est écarté, il reste { $left } scènes dans la pioche « { $deck } ». Gardes-en au moins { $fewest } dans chaque pioche : écarte moins de scènes, ou garde un sujet.

## À qui s’adresse un effet, et ce qu’il fait

who-chooser = qui choisit
who-other = l’autre
who-player = qui joue
who-partner = partenaire
who-both = les deux
who-stayer = qui reste
who-leaver = qui part
who-letter = qui a choisi { $letters }
who-not-letter = qui n’a pas choisi { $letters }
fx-for = { $whom } : { $deed }
fx-heart = satisfaction { $n }
fx-token = { $aspect }{ $n ->
    [1] {""}
   *[other] {" "}{ $n }
  }
fx-draw = piocher une scène ({ $deck })
fx-discard = défausser { $n ->
    [one] une scène
   *[other] { $n } scènes
  }
fx-discard-may = défausse facultative : jusqu’à { $n } scènes
fx-discard-any = défausser autant de scènes qu’on veut
fx-discard-any-may = défausse facultative : autant de scènes qu’on veut
fx-discard-random = défausser une scène au hasard
fx-trade = échanger une scène
fx-trade-twins = échanger une scène ; si les deux viennent de la même pioche, satisfaction +2 de chaque côté
fx-change = changer { $kind }
fx-change-random = changer { $kind }, au hasard
fx-swap-occupations = échanger les professions
fx-swap-in = reprendre un destin ({ $destinies }) et en défausser un autre
fx-swap-in-may = si on veut, reprendre un destin ({ $destinies }) et en défausser un autre
fx-swap-out = défausser un destin ({ $destinies }) et en reprendre un autre
fx-drop = défausser un destin ({ $destinies })
fx-drop-but = défausser un destin ({ $destinies }, sauf { $but })
fx-retrieve = reprendre un destin ({ $destinies })
fx-retrieve-may = si on veut, reprendre un destin ({ $destinies })
fx-show = révéler un destin au choix
fx-show-random = révéler un destin au hasard
fx-show-and-drop = révéler un destin et le défausser
fx-say = dire si { $destinies } est en main
fx-hint = laisser deviner quelque chose d’un de ses secrets, au hasard
fx-reveal = révéler { $n ->
    [one] un secret
   *[other] { $n } secrets
  }
fx-reveal-affairs = révéler tous ses secrets qui sont des liaisons
fx-bury = un secret en jeu, au hasard, est défaussé
fx-wipe-partner = retirer d’une facette tous les jetons de l’autre
fx-wipe-self = retirer d’une facette tous ses jetons
fx-guess = deviner la facette d’un objectif de l’autre ; si c’est juste, ce trait change
fx-carry = à la scène suivante, { $kind }
fx-add = un événement pourra survenir : { $scene }
fx-search = chercher une scène qui agit sur la suivante ({ $deck })
fx-mark = désormais : { $kind }
fx-become = destin final : { $destinies }
fx-become-may = destin final facultatif : { $destinies }
fx-skip = la scène est sautée
fx-rechoose = choisir autre chose
fx-copy = choisir comme l’autre
fx-spared = à l’abri des effets de la scène
fx-no-also = pas d’effets supplémentaires

when-match = Même choix
when-no-match = Choix différents
when-else = Sinon
when-match-of = Même choix ({ $letters })
when-one-of = Une seule personne a choisi { $letters }
when-pair = qui joue : { $player }, partenaire : { $partner }
when-pair-named = { $one } { $player }, { $other } { $partner }
when-or = , ou{ " " }
when-stay = Si vous restez ensemble
when-part = Si vous vous séparez
when-one-leaves = Si une seule personne part
when-child = Si vous avez un enfant
when-married = Si le mariage a eu lieu

## Réponses automatiques, pour une table sur plusieurs jours

standing-react = Réactions
standing-react-always = Ne jamais réagir
standing-react-asked = Ne me demander qu’avant les choix
standing-react-chosen = Ne me demander qu’après les choix
standing-destiny = Destins
standing-destiny-keep = Les garder si possible
standing-lesson = Leçons
standing-lesson-read = Ne pas m’attendre

## Sortes de cartes, et ce que demandent les destins

view-mirror = Les jetons de chaque réponse vont à vous deux.
view-behalf = Bal masqué : { $n ->
    [one] à ce tour, la scène se joue
   *[other] pendant { $n } tours, celui-ci compris, chaque scène se joue
  } au nom de l’autre.
view-counted = En l’état, tes objectifs te valent { $gain } de satisfaction : c’est déjà compté ici.
view-synopsis = Sous le synopsis attend un événement spécial : { $scenes }
view-coming = Un événement spécial s’annonce, dans la pioche « { $deck } » ou dans une main : { $scene }
fl-kind-both = Les deux choisissent
fl-kind-partner = L’autre choisit
fl-kind-situation = Situation
fl-kind-secret = Secret
fl-kind-reaction = Réaction
fl-kind-reveal = Révèle un secret
fl-kind-special = Spéciale
fl-kind-chapter = Chapitre : les deux choisissent
fl-kind-finale = Final
fl-minor = mineure
fl-event = événement spécial
fl-chooses = { $name } choisit
fl-need-own = { $me } : { $aspect }, équilibre de { $n } ou plus
fl-need-shared = À deux : { $aspect }, équilibre de { $n } ou plus
fl-need-own-heart = { $me } : satisfaction de { $n } ou plus
fl-need-partner-heart = { $you } : satisfaction de { $n } ou plus
fl-need-partner-heart-at-most = { $you } : satisfaction de { $n } ou moins
fl-need-sum-heart = Satisfaction des deux : { $n } ou plus
fl-need-apart-heart = Au plus { $n } de satisfaction d’écart
fl-need-ahead-heart = { $me } devance { $you } de { $n } ou plus
fl-need-partner-stays = { $you } ne rompt pas
fl-need-goals-met = Objectifs atteints : { $n } ou plus
fl-need-goals-opposed = { $me } : sur deux de ses objectifs, le couple penche du côté opposé
