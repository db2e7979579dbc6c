### Fear of the Dark, en français.
###
### Les arguments nommés card, object, action, side, tile, what, deck ou difficulty arrivent en mots
### (le message `card-<id>`, `action-<id>`, `side-<id>` …) ; les listes (cards) arrivent jointes par
### des virgules ; les booléens comme « true » et « false ». Attributs : `.about` dit ce que fait
### une chose, `.flavor` est la ligne en italique sur sa carte, `.story` clôt la soirée.

title = Fear of the Dark
tagline = Un labyrinthe, six allumettes, et ta raison pour tout combustible.
    .about = Personne avec toi, de la pierre partout. Craque une allumette, choisis ce que tu feras tant qu’elle brûle, et trouve la sortie avant que ta raison ne s’épuise.
about = Un labyrinthe, six allumettes, et personne. Prépare ce que tu feras tant que la flamme dure, et sors avant que ta raison ne s’épuise.
lasts = 20 min
mood = Tendue, feutrée
short =
    Découvre toutes les salles. Alors chaque porte qui ne donne sur rien mène dehors : franchis-en une, et tu as gagné.
    Tu commences dans le noir. Dépense une allumette et choisis les trois cartes que tu joueras à sa lumière ; avec Craquer une allumette, cinq.
    À la lumière, une carte fait ce qu’elle dit ou te déplace de deux cases, puis revient dans ton esprit. Quand ta main est vide, la lumière s’éteint.
    Tu peux aussi brûler une carte pour presque n’importe quelle action ; elle est perdue pour toujours. Dans le noir, c’est ainsi qu’on agit.
    Si tu perds ta dernière carte esprit, tu as perdu. Sauf en facile, une seconde Terreur, ou un piège qui se referme dans un Écho sombre, est aussi la fin.

## Difficultés

difficulty-easy = facile
    .about = Six allumettes, et rien ne tue d’un seul coup.
difficulty-normal = normal
    .about = Six allumettes. Une seconde Terreur, ou un piège qui se referme dans un Écho sombre, et c’est la fin.
difficulty-hard = difficile
    .about = Cinq allumettes ; le reste comme en normal.
difficulty-nightmare = cauchemar
    .about = Quatre allumettes ; le reste comme en normal. Le plus souvent, qui entre y reste.

option-difficulty = Difficulté
option-difficulty-easy = Facile
    .about = { difficulty-easy.about }
option-difficulty-normal = Normal
    .about = { difficulty-normal.about }
option-difficulty-hard = Difficile
    .about = { difficulty-hard.about }
option-difficulty-nightmare = Cauchemar
    .about = { difficulty-nightmare.about }

option-terror = Ce que prend une Terreur
option-terror-choose = Une carte de ton choix
    .about = De ta main ou de ta pioche esprit.
option-terror-random = Une carte au hasard
    .about = Le noir choisit, dans la pioche esprit.
option-search = D’où l’on fouille
option-search-beside = Seulement d’une case voisine
    .about = Tu fouilles une case voisine de la tienne.
option-search-on = Aussi depuis la case elle-même
    .about = Tu peux aussi te tenir dessus.

## Mots

side-N = nord
side-E = est
side-S = sud
side-W = ouest

what-obstruction = obstruction
what-lock = verrou
what-hole = trou
what-empty = rien sur le passage
what-wall = mur
what-door = une porte, rien de connu derrière
what-exit = une porte, et la sortie
what-object = objet
what-secret = secret
what-object1 = { what-object } 1
what-object2 = { what-object } 2
what-object3 = { what-object } 3
what-object4 = { what-object } 4
what-secret1 = { what-secret } 1
what-secret2 = { what-secret } 2
what-secret3 = { what-secret } 3
what-secret4 = { what-secret } 4
what-secret-door = porte secrète
what-leak = fuite
what-match = allumette

deck-object = objets
deck-secret = secrets
deck-danger = dangers
deck-mind = esprit

## Salles

tile-start = la cellule de ton réveil
tile-r01 = la galerie effondrée
tile-r02 = le boyau
tile-r03 = la salle du puits
tile-r04 = la longue réserve
tile-r05 = la chapelle d’angle
tile-r06 = l’escalier rompu
tile-r07 = la loge du portier
tile-r08 = le caveau aux trois voies
tile-r09 = la citerne
tile-r10 = la vieille cuisine
tile-r11 = la croisée de fer
tile-r12 = la croisée noyée
tile-r13 = un Écho sombre
tile-r14 = un Écho sombre
tile-r15 = un Écho sombre
tile-nothing = rien encore

## Cases d’une salle

place-nw = au nord-ouest
place-n = au nord
place-ne = au nord-est
place-w = à l’ouest
place-c = au centre
place-e = à l’est
place-sw = au sud-ouest
place-s = au sud
place-se = au sud-est

# Colonnes et rangées du plan : O2 est la deuxième à l’ouest.
axis-N = N
axis-E = E
axis-S = S
axis-W = O

## Cartes esprit

card-light = Craquer une allumette
    .about = Dépense une allumette et complète ta main jusqu’à cinq cartes.
    .flavor = Tiens-la bas. Tiens-la longtemps. Ne regarde pas la flamme.
card-walk = Marche
    .about = Avance de quatre cases au plus, à la lumière ou dans le noir.
    .flavor = Une main sur le mur, et compte tes pas.
card-stealth = Pas feutrés
    .about = Avance de deux cases au plus, trous compris. À la lumière seulement.
    .flavor = Le rebord est étroit. Toi aussi, si tu ne respires pas.
card-scout = Repérage
    .about = Depuis une porte, révèle la salle d’après sans y entrer. À la lumière seulement.
    .flavor = Lance un caillou. Écoute ce qui répond.
card-search = Fouille
    .about = Prends ce que cache une case numérotée voisine : un objet, ou à la lumière un secret.
    .flavor = Quelqu’un a caché ça. Quelqu’un comptait revenir.
card-clear = Déblayage
    .about = Retire une obstruction d’une case voisine.
    .flavor = Pierre après pierre, et chaque pierre fait du bruit.

## Dangers

card-terror = Terreur
    .about = Perds une carte esprit pour toujours. La seconde Terreur est la fin (sauf en facile).
    .flavor = Quelque chose respire là où tu respirais à l’instant.
card-knockout = K.-O.
    .about = Une salle mise de côté rejoint le labyrinthe.
    .flavor = Tu reviens à toi, de la poussière plein la bouche. Les murs ont bougé. Non ?
card-draught = Courant d’air
    .about = Toute ta main retourne dans la pioche esprit. Il fait noir.
    .flavor = Un soupir venu de nulle part. La flamme s’incline, et s’en va.
card-collapse = Éboulement
    .about = Une obstruction tombe sur la case que tu viens de quitter.
    .flavor = Le plafond t’a laissé le temps de passer.
card-lockdown = Verrouillage
    .about = Un verrou ferme la case que tu viens de quitter.
    .flavor = Derrière toi, le fer rencontre le fer, poliment.
card-leak = Fuite
    .about = L’eau ruisselle dans cette salle : ici, ni cartes en main ni allumette.
    .flavor = Goutte à goutte, le noir se remplit.

## Objets

card-match = Allumette
    .about = Défausse-la pour gagner une allumette (jamais plus de six).
    .flavor = Tordue, un peu humide. Une allumette quand même.
card-paper = Bout de papier
    .about = À la lumière, défausse-le pour compléter ta main jusqu’à trois cartes.
    .flavor = Une lettre, autrefois. Elle brûle comme les autres.
card-key = Clé
    .about = Défausse-la pour retirer un verrou d’une case voisine.
    .flavor = Des dents froides. Elle ouvre bien quelque chose.
card-lever = Levier
    .about = Aussitôt : un verrou s’ouvre, n’importe où dans le labyrinthe.
    .flavor = Très loin, une chose lourde change d’avis.

object-match = { card-match }
object-paper = { card-paper }
object-key = { card-key }
object-lever = { card-lever }

# Ce que fait une carte de la main, après son nom
does-light = une allumette pour une main de cinq
does-walk = quatre cases au plus
does-stealth = deux cases au plus, trous compris
does-scout = la salle derrière la porte où tu te tiens
does-search = la première carte d’un emplacement à côté de toi
does-clear = une obstruction à côté de toi

does-match = { card-match.about }
does-paper = { card-paper.about }
does-key = { card-key.about }

## Secrets

card-secret-door = Porte secrète
    .about = Ouvre une porte dans un mur plein de n’importe quelle salle, jusqu’à la fin de la partie.
    .flavor = Le mortier est plus jeune que le mur.
card-map = Plan secret
    .about = Pose la prochaine salle à n’importe quelle porte ouverte. On ne tire pas de danger.
    .flavor = Du charbon sur de la peau : quelqu’un a dessiné ce que tu n’as pas encore parcouru.
card-intelligence = Renseignement
    .about = Regarde les deux objets de l’emplacement qui porte le même numéro.
    .flavor = Gravé à l’ongle : où, et combien.

echo = Écho sombre
    .about = La salle n’a jamais été là. Elle est défaussée, te voilà devant sa porte, et la salle suivante prend sa place.
    .flavor = Tu entends ton propre pas arriver avant toi.

## Actions

action-light = craquer une allumette (main de cinq)
action-walk = avancer de quatre cases au plus
action-stealth = te faufiler sur deux cases au plus, trous compris
action-scout = repérer la salle derrière une porte
action-search = fouiller
action-clear = déblayer une obstruction
action-key = déverrouiller
action-two = avancer de deux cases au plus
action-strike = dépenser une allumette (main de trois)

## Ce qu'on te demande

ask-act = { $light ->
        [true] Que fais-tu ?
       *[false] Il fait noir. Que fais-tu ?
    }
ask-plan = Prépare ta main : choisis { $hi ->
        [one] une carte
       *[other] { $hi } cartes
    }.
ask-step = Où vas-tu ? { $left ->
        [one] Encore un pas.
       *[other] Encore { $left } pas.
    }
ask-turn = Dans quel sens poses-tu la nouvelle salle, { $tile } ?
ask-target = Pour { $action } : quelle case ?
ask-terror = Terreur : quelle carte esprit perds-tu pour toujours ?
ask-lever = Le levier : quel verrou ouvres-tu ?
ask-door = La porte secrète : dans quel mur l’ouvres-tu ?
ask-map = Le plan secret : à quelle porte poses-tu la prochaine salle ?

## Ce que tu peux répondre

opt-strike = Dépenser une allumette : main de trois
    .does = { $adds ->
        [0] Tu as déjà autant de cartes en main : elle te ferait seulement choisir à nouveau.
       *[other] {""}
    }
opt-play = { $card } : { $does }
opt-two = { $card }
    .group = Avancer de deux cases au plus avec
opt-joker = { $action }
    .group = Brûler { $card } pour toujours
opt-use = Utiliser : { $object }
    .does = { $does }
opt-give-up = Abandonner
opt-step = Un pas : { $side }
    .does = { $there }
opt-step-through = Un pas : { $side }
    .does = { view-through }
opt-stop = S’arrêter ici
opt-turn = { $turn ->
        [0] Sans tourner
        [1] Un quart de tour
        [2] Un demi-tour
       *[3] Trois quarts de tour
    }
    .does = Portes : { $sides }. Dedans : { $things }.
opt-target = { $side } : { $there }
opt-hand = { $card }, de ta main
opt-deck = { $card }, de la pioche esprit
opt-lever = { $tile } : le verrou { $place }
opt-door = { $tile } : le mur, côté { $side }
    .does = Derrière : { $beyond }.
opt-map = { $tile } : la porte, côté { $side }
opt-pick = { $card }

## Ce qui arrive

ev-begin = Tu te réveilles dans le noir ({ $difficulty }). En poche, { $matches ->
        [one] une allumette
       *[other] { $matches } allumettes
    }.
ev-strike = Une allumette s’enflamme. { $left ->
        [0] C’était la dernière.
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
ev-plan = Tu choisis ta main : { $cards }.
ev-dark = La lumière s’éteint.
ev-light = Il y a de la lumière.
ev-play = Tu joues { $card }.
ev-two = Avec { $card }, tu avances de deux cases au plus.
ev-joker = Tu brûles { $card } pour { $action }.
ev-step = Un pas : { $side }.
ev-reveal = { $how ->
        [scout] Derrière la porte, tu devines { $tile }.
        [map] Le plan indique { $tile }.
        [echo] À sa place, il y a { $tile }.
        [walk] La porte s’ouvre sur { $tile }.
       *[other] Du noir surgit { $tile }.
    }
ev-place = La salle prend sa place : { $tile }.
ev-enter = Tu entres : { $tile }.
ev-danger = { $triggered ->
        [true] Danger : { $card } !
       *[false] Un danger se retourne, { $card }, et t’épargne.
    }
ev-terror = { $count ->
        [one] La Terreur s’empare de toi.
       *[other] Encore la Terreur. Cela fait { $count }.
    }
ev-lose-card = Un morceau de ta raison s’en va pour toujours : { $card }.
ev-knockout = Tu reviens à toi. Le labyrinthe compte une salle de plus : encore { $left ->
        [1] une
       *[other] { $left }
    } à trouver.
ev-draught = Un courant d’air souffle la flamme : ta main retourne dans la pioche esprit.
ev-collapse = Le plafond s’écroule derrière toi.
ev-lockdown = Un verrou claque derrière toi.
ev-leak = L’eau s’infiltre : { $tile }. Là, ni cartes en main ni allumette.
ev-leak-hand = L’eau noie ta flamme : ta main retourne dans la pioche esprit.
ev-echo = Un Écho sombre : la salle n’a jamais été là.
ev-token = Posé dans la salle : { $what }.
ev-no-token = Plus rien à poser : { $what }.
ev-way-out = C’était la dernière salle. Désormais, toute porte qui ne donne sur rien mène dehors.
ev-clear = Le passage est dégagé.
ev-search = Tu fouilles ({ $what }, emplacement { $slot }).
ev-found = Tu trouves : { $card }.
ev-intelligence = Tu apprends ce que cache l’emplacement d’objets { $slot } : { $cards }.
ev-secret-door = Une porte s’ouvre là où il n’y avait qu’un mur, côté { $side }.
ev-map = Tu te fies au plan, et une salle prend forme.
ev-lever = Quelque part, un verrou s’ouvre.
ev-nothing = { $card } : cela ne change rien.
ev-use = Tu utilises : { $object }.
ev-unlock = Le verrou cède.
ev-match-gained = Une allumette de plus : { $left } en poche.
ev-escape = Un dernier pas, et l’air est froid, immense. Tu es dehors.
ev-end = C’est fini.
ev-commit = Empreinte du labyrinthe : { $hash }
ev-key = Clé pour vérifier le labyrinthe : { $key }

## Comment cela finit

win = Tu es dehors
    .story = De l’herbe, du vent, un ciel ordinaire. Tu restes là, les doigts noirs, tu te retournes une fois, et puis plus jamais.
lose-mind = Ta raison est consumée
    .story = Il y avait toujours une pensée de plus à brûler, jusqu’à ce qu’il n’y en ait plus. Tu t’assieds, et le noir s’assied avec toi.
lose-terror = La seconde Terreur
    .story = Tu courais déjà avant de le savoir. Ce qui courait à côté de toi n’attendait que cela.
lose-echo = L’Écho te garde
    .story = La porte s’est refermée, et la salle autour d’elle a cessé d’en être une. Quelque part, tes pas arrivent encore.
lose-hopeless = Plus d’issue
    .story = Tu tâtes chaque mur, deux fois. Puis tu comprends, et c’est presque paisible.
lose-gave-up = Tu as renoncé
    .story = Tu laisses tomber une allumette sans l’allumer. Le labyrinthe ne t’en veut pas ; il en aura d’autres.

## Vue : la position en mots, pour le terminal et le lecteur d’écran

part-end = fin
part-placing = nouvelle salle
part-light = lumière
part-maze = labyrinthe
part-hand = main
part-mind = esprit
part-lost = perdues
part-objects = objets
part-spent = utilisés
part-moving = pas
part-here = ici
part-doors = portes
part-rooms = salles
part-map = plan
part-slots = emplacements
view-light = Tu es à la lumière. { $matches ->
        [0] Plus une allumette.
        [one] Il te reste une allumette.
       *[other] Il te reste { $matches } allumettes.
    }
view-lit = Tu finis ce que tu as commencé à la lumière.
view-out = La lumière s’est éteinte. { $matches ->
        [0] Plus une allumette.
        [one] Il te reste une allumette.
       *[other] Il te reste { $matches } allumettes.
    }
view-flares = Une allumette s’enflamme : à sa lueur, tu fais ton plan. { $matches ->
        [0] C’était la dernière.
        [one] Il te reste une allumette.
       *[other] Il te reste { $matches } allumettes.
    }
view-dark = Tu es dans le noir. { $matches ->
        [0] Plus une allumette.
        [one] Il te reste une allumette.
       *[other] Il te reste { $matches } allumettes.
    }
view-maze = { $left ->
        [0] Toutes les salles sont découvertes
        [one] Une salle reste à découvrir
       *[other] { $left } salles restent à découvrir
    }{ $out ->
        [true] {" "}: toute porte ouverte est une sortie
       *[false] { "" }
    }. De côté : { $aside }. Terreurs : { $terrors }{ $kills ->
        [true] , et la prochaine est la fin
       *[false] { "" }
    }.
view-dangers = Dangers retournés jusqu’ici : { $cards } ; cartes à venir : { $left }.
view-game = Difficulté : { $difficulty }. Actions jusqu’ici : { $actions }.
view-hand = Ta main : { $cards }.
view-mind = Ta pioche esprit ({ $count }) : { $cards }.
view-lost = Perdues pour toujours ({ $count }) : { $cards }.
view-objects = Tu portes : { $cards }.
view-spent = Utilisés : { $cards }.
view-moving = Tu avances{ $creeping ->
        [true] {" "}à pas feutrés, trous compris
       *[false] { "" }
    } ; { $steps ->
        [1] il te reste un pas.
       *[other] il te reste { $steps } pas.
    }
view-here = Tu es dans { $tile }, { $place }.
view-through = une porte, puis { $tile }{ $water ->
        [true] {" "}(de l’eau : ni cartes en main ni allumette)
       *[false] { "" }
    } ; { $there }
view-beside = Au nord : { $n }. À l’est : { $e }. Au sud : { $s }. À l’ouest : { $w }.
view-key = (@ toi, + porte ouverte, # mur, o trou, X obstruction, L verrou, ~ eau, 1-4 emplacement d’objets, a-d emplacement de secrets)
view-flooded = De l’eau : ni cartes en main ni allumette.
view-danger = Salle de danger.
view-secret-doors = Porte secrète : { $sides }.
view-rooms = Salles sur le plan : { $count }.
view-newest = La dernière : { $tile }, colonne { $col }, rangée { $row }. Portes : { $sides }. Dedans : { $things }.
view-room = Colonne { $col }, rangée { $row } : { $tile }. Portes : { $sides }. Dedans : { $things }.
view-thing = { $what } { $place }
view-bare = rien
view-placing = À poser : { $tile }, colonne { $col }, rangée { $row }, raccordée par sa porte côté { $side }.
view-turned = { opt-turn } : portes { $sides } ; dedans, { $things }.
view-doors = Portes ouvertes : { $rooms }.
view-no-doors = Aucune porte ouverte.
view-open = { $tile }, { $sides }
view-ways = { $movement ->
        [stealth] À pas feutrés
        [two] Avec deux cases
        [step] Avec les pas qui restent
       *[walk] En marchant
    }, tu atteins { $ways }.
view-way = { $goal ->
        [exit] la sortie
       *[room] une salle inconnue
    } ({ $sides })
view-slots = Cartes dans les emplacements 1 à 4 : objets { $objects } ; secrets { $secrets }.
view-objects-slot = Emplacement d’objets { $slot }, du dessus : { $cards }.
view-secrets-slot = Emplacement de secrets { $slot }, du dessus : { $cards }.
card-none = aucune
card-unknown = inconnue
opt-here = ici, où tu te tiens
    .does = { $there }
