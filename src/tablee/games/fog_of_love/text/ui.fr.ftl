### Fog of Love : ce qu’on demande, répond, raconte et montre. Les personnes arrivent par leur nom.

title = Fog of Love
tagline = Deux personnes qui n’existent pas, et tout ce qu’il y a entre elles.
    .about = Invente quelqu’un, rencontre quelqu’un, et voyez ensemble. On choisit en secret, on espère choisir pareil, on garde une chose ou deux pour soi, et l’on décide tout à la fin de ce que c’était. Personne ne gagne ; il reste une histoire.
notice = Pour adultes : il s’agit d’amour, avec ses portes claquées et ses lits refaits. Rien d’explicite, et ce que votre table préfère ne pas croiser s’écarte avant de commencer.

## Réglages

filter-sex = sexe
filter-religion = religion
filter-death = mort
filter-prejudice = préjugés

option-story = Histoire d’amour
option-story-sunday = Un premier rendez-vous
    .about = Un dimanche matin et ce qui s’ensuit. Trois chapitres, personne ne s’en va.
option-story-school = Depuis l’école
    .about = Ces deux-là se connaissent depuis une moitié de vie. Trois chapitres, et une destinée à soi.
option-story-year = Une année
    .about = Une promesse de douze mois. Trois chapitres ; cela peut finir par un cœur brisé, avec dignité, ou par une noce.
option-story-want = Ce que nous voulons
    .about = Des enfants, ou le monde, ou les deux. Quatre chapitres et toutes les destinées.
option-story-tutorial = La première soirée
    .about = Le premier rendez-vous, avec des cartes dans un ordre fixe et chaque règle expliquée quand elle arrive.
option-first = Qui commence
option-first-lot = Le sort
    .about = Personne ne sait plus d’où venait le dernier baiser envoyé.
option-first-host = L’hôte
    .about = Qui a mis la table a envoyé le dernier baiser.
option-first-guest = L’autre
    .about = Qui est venu à table a envoyé le dernier baiser.
option-events = Événements spéciaux
option-events-story = Ceux de l’histoire
    .about = Il peut arriver ce qui appartient à l’histoire, et rien d’autre.
option-events-all = Tous
    .about = Une noce et un enfant peuvent entrer dans n’importe quelle histoire.
option-events-none = Aucun
    .about = Ni noce ni enfant.
option-child = Un enfant, s’il en vient un
option-child-pregnancy = Naît
    .about = Les scènes parlent d’une grossesse, qui que vous soyez.
option-child-adoption = Est adopté
    .about = Les scènes parlent d’une adoption ; son événement est dans la pile dès le début.
option-sex = Scènes sur le sexe
option-sex-in = Dedans
    .about = Un clin d’œil, jamais plus.
option-sex-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-religion = Scènes sur la religion
option-religion-in = Dedans
    .about = Il y en a une, et la question est sérieuse.
option-religion-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-death = Scènes sur la mort
option-death-in = Dedans
    .about = Il y en a une, et elle est douce.
option-death-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-prejudice = Scènes sur les préjugés
option-prejudice-in = Dedans
    .about = Des inconnus, des proches et des lois qui n’aiment pas vous voir ensemble.
option-prejudice-out = Écartées
    .about = Ces scènes restent dans la boîte.
option-left_out = Scènes à écarter
    .about = Des noms de scènes, séparés par des virgules : sweet-3, drama-1. Laissez vide, et tout peut arriver.

## Questions

ask-gender = Qui seras-tu ? Cela ne change aucune règle.
ask-portrait = À quoi ressembles-tu ?
ask-colour = Quelle est ta couleur ?
ask-traits = Cinq traits. Gardes-en trois ; ils restent cachés, et leurs objectifs sont les tiens.
ask-occupation = Quel est ton métier ? Les deux se montrent en même temps.
ask-feature = Qu’as-tu remarqué chez l’autre ? Donne une de ces particularités.
ask-name = Comment s’appelle ton personnage ? Choisis un nom qui n’est pas le tien.
ask-play = À toi : joue une scène. Tu peux d’abord échanger des scènes mineures.
ask-choose = { $scene } : que choisis-tu ?
ask-answer = { $scene } : que dis-tu ?
ask-rechoose = Ton choix doit changer. Lequel est-ce, maintenant ?
ask-in-turn = Cette fois, vous ne choisissez pas ensemble. Qui commence ?
ask-react = { $scene } : réponds-tu par une réaction ?
ask-destiny = Tes destinées : que deviennent-elles ?
ask-change = Que veux-tu changer ?
ask-keep = Trois nouvelles cartes. Laquelle gardes-tu ?
ask-discard = Quelles scènes défausses-tu, face cachée ?
ask-trade = Quelle scène donnes-tu ? L’échange se fait au même instant.
ask-point = Quel secret de { $seat } révèle-t-on ?
ask-wipe = De quelle facette retire-t-on tous les jetons de { $seat } ?
ask-guess = Quelle facette l’un des objectifs de l’autre demande-t-il ?
ask-deck = Dans quelle pile pioches-tu ?
ask-lesson = { $lesson }
ask-final = Quelle destinée choisis-tu, pour finir ?
ask-become = Ton secret n’a jamais été découvert. Ta destinée sera-t-elle : { $destiny } ?

## Réponses

opt-gender-f = Une femme
opt-gender-m = Un homme
opt-gender-n = Ni l’un ni l’autre, ou les deux
opt-portrait = Portrait { $n }
opt-colour-rose = Rose
opt-colour-azure = Azur
opt-colour-amber = Ambre
opt-colour-fern = Fougère
opt-colour-violet = Violet
opt-colour-slate = Ardoise
opt-scene = { $scene }
opt-trait = { $trait }
opt-occupation = { $occupation }
opt-feature = { $feature }
opt-destiny = { $destiny }
opt-play = Jouer : { $scene }
opt-hide = Poser en secret : { $scene }
opt-exchange = Échanger : { $scene }
opt-stuck = Rien ne peut être joué. Défausser : { $scene }
opt-letter = { $letter }
opt-pass = Laisser faire
opt-react = Réagir : { $scene }
opt-me = Moi
opt-you = Toi
opt-destiny-swap = Prendre { $take }, écarter { $give }
opt-destiny-retrieve = Reprendre : { $destiny }
opt-destiny-drop = Écarter : { $destiny }
opt-destiny-show = Montrer : { $destiny }
opt-nothing = Rien à faire
opt-aspect = { $aspect }
opt-deck = { $deck }
opt-point = Secret { $n }
opt-yes = Oui
opt-no = Non
opt-read = C’est lu, on continue

## Noms des choses

deck-sweet = Douceur
deck-serious = Sérieux
deck-drama = Drame
deck-traits = traits
deck-occupations = métiers
deck-features = particularités
scene-some = une scène
trait-some = un trait
destiny-some = une destinée
destiny-any = au choix
dimension-dis = Discipline
    .up = qui range et travaille dur
    .down = qui néglige et paresse
dimension-cur = Curiosité
    .up = qui invente et s’ouvre à tout
    .down = qui se ferme et tient à ses habitudes
dimension-ext = Extraversion
    .up = qui va vers les autres, sans crainte
    .down = qui reste à l’écart, timide
dimension-sen = Sensibilité
    .up = qui s’émeut et s’inquiète vite
    .down = calme, que rien n’ébranle
dimension-gen = Gentillesse
    .up = qui aide et pardonne vite
    .down = rude, qui n’en fait qu’à sa tête
dimension-sin = Sincérité
    .up = qui dit vrai, avec modestie
    .down = qui ment et se met en avant
aspect-dis-up = discipline en hausse
aspect-dis-down = discipline en baisse
aspect-cur-up = curiosité en hausse
aspect-cur-down = curiosité en baisse
aspect-ext-up = extraversion en hausse
aspect-ext-down = extraversion en baisse
aspect-sen-up = sensibilité en hausse
aspect-sen-down = sensibilité en baisse
aspect-gen-up = gentillesse en hausse
aspect-gen-down = gentillesse en baisse
aspect-sin-up = sincérité en hausse
aspect-sin-down = sincérité en baisse
kind-trait = un trait
kind-feature = une particularité
kind-occupation = le métier
kind-married = mariage
kind-child = parentalité
kind-double-satisfaction = la satisfaction compte double
kind-double-tokens = les jetons de personnalité comptent double
kind-double-sensitivity = les jetons de sensibilité comptent double
kind-exchanged = chaque choix compte comme celui de l’autre
kind-in-turn = si les deux choisissent, c’est l’un après l’autre
kind-on-behalf = chacun joue une scène au nom de l’autre
kind-one-sided = la satisfaction épargne l’un et compte double pour l’autre

## Événements

ev-begin = { $story }. Le dernier baiser envoyé venait de { $first }, qui commence.
ev-look = { $seat } : un visage, une couleur.
ev-traits = { $seat } a choisi trois traits.
ev-occupation = { $seat } : { $occupation }.
ev-feature = { $seat } reçoit : { $feature }.
ev-name = Un nom : { $name }.
ev-synopsis = L’histoire peut commencer : { $story }.
ev-chapter = Chapitre { $number } : { $chapter }.
ev-lay = { $how ->
    [revealed] Un secret de { $seat } éclate au grand jour : { $scene }.
    [exchanged] Joué au nom de { $seat } : { $scene }.
   *[other] { $seat } joue { $scene }.
  }
ev-tell = { $scene } : il y a ici quelque chose à raconter. Tu peux passer.
ev-chosen = Les choix : { $choices }.
ev-chose = { $seat } choisit { $letter }.
ev-also = { $scene } : et alors…
ev-carry = Ceci agit sur la prochaine scène : { $kind }.
ev-secret = Un secret est posé devant { $seat }.
ev-reveal-secret = Un secret de { $seat } est révélé : { $scene }.
ev-react = { $seat } réagit : { $scene }.
ev-skipped = On saute la scène : { $scene }.
ev-answered = { $seat } choisit { $letter }.
ev-rechosen = { $seat } choisit maintenant { $letter }.
ev-draw = { $seat } pioche { $scene } ({ $deck }).
ev-reshuffle = La pile est reformée : { $deck }.
ev-discard = { $seat } défausse { $scene }, face cachée.
ev-trade = { $seat } donne { $scene }.
ev-event-in = Un événement spécial rejoint la pile ({ $deck }) : { $scene }.
ev-found = { $seat } trouve { $scene } ({ $deck }).
ev-not-found = { $seat } ne trouve rien de tel ({ $deck }).
ev-mark = Vous voilà { $what ->
    [married] unis par le mariage
   *[other] parents
  }.
ev-hint = { $seat } laisse deviner quelque chose d’un secret : { $scene }.
ev-bury = Un secret de { $seat } est enterré : { $scene }.
ev-destiny = Destinées de { $seat } : { $effect }.
ev-destiny-moved = Tes destinées ont changé.
ev-destiny-shown = { $seat } montre { $destiny }.
ev-destiny-said = { $held ->
    [yes] { $seat } a { $destiny } en main.
   *[no] { $seat } n’a pas { $destiny } en main.
  }
ev-trait-gone = { $seat } renonce à { $trait }.
ev-trait-new = { $seat } a changé : { $trait }.
ev-feature-gone = { $seat } n’a plus : { $feature }.
ev-occupation-gone = { $seat } en a fini avec : { $occupation }.
ev-token = { $seat } : { $aspect } ({ $n }).
ev-token-lost = { $seat } perd : { $aspect } ({ $n }).
ev-heart = { $seat } : satisfaction { $gain }, à présent { $hearts }.
ev-guess = { $right ->
    [yes] { $seat } devine { $aspect }, et c’est juste.
   *[no] { $seat } devine { $aspect }, et c’est faux.
  }
ev-stuck = { $seat } ne peut rien jouer, la table l’a vérifié.
ev-exchange = { $seat } échange { $scene }.
ev-lesson = C’est lu : { $lesson }.
ev-final = La destinée finale de { $seat } : { $destiny }.
ev-kept = { $seat } a gardé un secret jusqu’au bout : { $scene }.
ev-goal = { $met ->
    [yes] { $seat } a été fidèle à ce trait : { $trait }.
   *[no] { $seat } n’a pas été fidèle à ce trait : { $trait }.
  }
ev-fulfilled = { $met ->
    [yes] { $destiny } : c’est accompli pour { $seat }.
   *[no] { $destiny } : ce ne sera pas pour { $seat }.
  }
ev-ending = { $together ->
    [yes] Vous restez ensemble.
   *[no] Vous vous séparez.
  }

## Comment cela finit

end-fulfilled = { $seat } : { $destiny }, accomplie. { $together ->
    [yes] Vous êtes ensemble.
   *[no] Vous vous êtes quittés.
  } Satisfaction { $hearts }.
end-missed = { $seat } : { $destiny }, manquée. { $together ->
    [yes] Vous êtes ensemble.
   *[no] Vous vous êtes quittés.
  } Satisfaction { $hearts }.

## Refus

no-name-long = Ce nom a { $letters } lettres. Trouves-en un de { $most } au plus, pour qu’il tienne sur une carte.
no-name-empty = Il faut au moins une lettre pour faire un nom.
no-name-signs = Un nom s’écrit avec des lettres, des espaces, des traits d’union et des apostrophes ; « { $sign } » ne peut pas en faire partie.
no-name-same = { $name } est déjà pris : c’est le nom de l’autre. Avec deux noms différents, on s’y retrouve mieux.
no-left-out = Aucune scène ne s’appelle { $name }. Écris des noms de scènes, séparés par des virgules.
no-left-out-many = Il reste trop peu de scènes. Gardes-en au moins vingt dans chaque pile.

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
fx-heart = satisfaction { $n }
fx-token = { $aspect }
fx-draw = pioche une scène ({ $deck })
fx-discard = { $may ->
    [yes] peut défausser jusqu’à { $n } scènes
   *[no] défausse { $n ->
        [one] une scène
       *[other] { $n } scènes
      }
  }
fx-discard-any = { $may ->
    [yes] peut défausser autant de scènes que voulu
   *[no] défausse autant de scènes que voulu
  }
fx-discard-random = défausse une scène au hasard
fx-trade = donne une scène de sa main, et en reçoit une
fx-trade-twins = donne une scène de sa main, et en reçoit une ; satisfaction +2 chacun si elles sont de la même pile
fx-change = change { $kind }
fx-change-random = change { $kind }, au hasard
fx-swap-occupations = échange des métiers
fx-swap-in = { $may ->
    [yes] peut faire entrer : { $destinys }
   *[no] fait entrer : { $destinys }
  }
fx-swap-out = fait sortir : { $destinys }
fx-drop = écarte une destinée : { $destinys }
fx-drop-but = écarte une destinée : { $destinys }, sauf { $but }
fx-retrieve = { $may ->
    [yes] peut reprendre : { $destinys }
   *[no] reprend : { $destinys }
  }
fx-show = montre une destinée de son choix
fx-show-random = montre une destinée au hasard
fx-show-and-drop = montre une destinée et l’écarte
fx-say = dit si { $destinys } est en main
fx-hint = laisse deviner quelque chose d’un de ses secrets, au hasard
fx-reveal = révèle { $n ->
    [one] un secret
   *[other] { $n } secrets
  }
fx-reveal-affairs = révèle tous les secrets qui sont des liaisons
fx-bury = un secret en jeu, au hasard, est défaussé
fx-wipe-partner = retire tous les jetons de l’autre d’une facette
fx-wipe-self = retire tous ses jetons d’une facette
fx-guess = devine une facette des objectifs de l’autre ; si c’est juste, ce trait change
fx-carry = effet sur la suite : { $kind }
fx-add = mêle à la pile l’événement spécial : { $scene }
fx-search = cherche dans une pile un effet sur la suite ({ $deck })
fx-mark = vous voilà : { $kind }
fx-become = { $may ->
    [yes] peut prendre pour destinée finale : { $destinys }
   *[no] destinée finale : { $destinys }
  }
fx-skip = la scène est sautée
fx-rechoose = choisit autre chose
fx-copy = choisit comme l’autre
fx-spared = les effets de la scène l’épargnent
fx-no-also = pas d’effets supplémentaires

when-match = Accord
when-no-match = Désaccord
when-else = Sinon
when-match-of = Accord sur { $letters }
when-one-of = Une seule personne a choisi { $letters }
when-pair = qui joue { $player }, partenaire { $partner }
when-or = , ou{ " " }
when-stay = Si vous restez ensemble
when-part = Si vous vous séparez
when-one-leaves = Si l’un de vous part
when-child = Si vous avez un enfant
when-married = Si le mariage a eu lieu

## La situation en mots

view-player = Personne { $n }
view-story = Histoire d’amour : { $story }
view-chapter = { $chapter } : { $played } scènes sur { $length }
view-person = { $seat } : satisfaction { $hearts }, { $scenes } scènes en main
view-is = { "    " }{ $occupation } ; { $features }
view-secrets = { "    " }Secrets posés : { $n }
view-carry = En attente de la prochaine scène : { $kind }
view-traits = Tes traits :
view-trait = { $trait } : { $aspect }, { $have } sur { $needs }{ $shared ->
    [yes] , ensemble
   *[no] {""}
  }
view-destinies = Tes destinées : { $destinys }
view-forgone = Écartées : { $destinys }
view-hand = Tes scènes : { $scenes }
view-scene = Sur la table : { $scene }
view-also = { $when } : { $effects }
view-chosen = Choisi : { $choices }
