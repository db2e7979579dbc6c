### Fog of Love, en français : nos propres scènes, les grands jours et ce qui y mène, les liaisons,
### et quelques-unes pour les histoires suivantes.
###
### `.open` est dit par qui joue la carte (pour un secret : une fois qu’il est dehors), une réponse
### par qui la choisit ; ce que personne ne dit est entre (parenthèses) ou revient au conteur. Un
### mariage ou un enfant déjà là se lit au choix fait ce jour-là ($me_wedding_day, $me_a_child), qui
### vaut pour le moment de la scène. L’enfant peut naître ou s’adopter ($way), et rien ici ne dit de
### quel corps ni de quel menton il s’agit. Les phrases évitent l’accord en genre.

scene-friends-wedding = Le slow
    .open = { $me_wedding_day ->
        [c] J’ai vu où était la porte de côté, et je n’en veux pas. Enlève tes chaussures, { $you } : Ange et Dany ont dit oui, et l’orchestre tient enfin son slow.
       *[no] Enlève tes chaussures, { $you }. Ange et Dany ont dit oui, l’orchestre tient enfin son slow, et depuis les discours, je n’attends que ça : te marcher sur les pieds.
      }

scene-proposal = Dans l’autre manteau
    .open = { $me_wedding_day ->
        [no] La bague est dans mon autre manteau, { $you }. La question est dans celui-ci. Alors, ici, sous la bruine, entre deux trams : tu veux m’épouser ?
        [c] J’ai pris la porte de côté, je sais. Depuis, j’ai fait tout le tour du bâtiment, et me voilà devant la grande. Tu veux m’épouser ?
       *[a] { $you_wedding_day ->
            [c] Tu as pris la porte de côté, et j’ai gardé ta fleur. Elle est sèche, mais entière. Alors je redemande : tu veux m’épouser ?
           *[a] La première fois, je tremblais trop pour entendre quoi que ce soit. Tu m’épouserais encore, { $you }, lentement, que je puisse écouter ?
          }
      }
    .ask = Que répond { $you } ?
    .a = { $me_wedding_day ->
        [no] Oui, { $you }. De tout mon cœur, et en gants. Laisse passer le tram.
       *[a] Oui, { $you }. Encore, lentement, et de tout mon cœur : oui.
      }
    .b = Pas encore. Redemande-moi par temps sec, un mardi ordinaire.
    .c = { $me_wedding_day ->
        [no] Non. J’aime ce qu’on a, et je ne veux pas de tampon dessus.
       *[a] Non. Une fois, ça m’a suffi.
      }

scene-guest-list = À supposer que
    .open = { $me_wedding_day ->
        [no] Pure hypothèse, { $you } : si un jour on se mariait, il y aurait qui, dans la salle ? J’ai un crayon, et le dos d’un PV.
       *[a] Suppose qu’on recommence tout, les fleurs, le registre : il y aurait qui, dans la salle, cette fois ? J’ai un crayon, et le dos d’un PV.
      }
    .ask = Il y aurait qui ?
    .a = Tout le monde ! La pétanque, l’immeuble, et même le vendeur du matelas.
    .b = La famille, point. Les gens qui savent d’où viennent nos nez.
    .c = Personne. Toi, moi, et quelqu’un de la mairie qu’on ne reverra jamais.
    .d = Pas maintenant. La mine est cassée, et ça, je tiens à bien le faire.
    .also-1 = Le PV retourne dans la boîte à gants, et le crayon avec. Vous repartez, le cœur curieusement léger.
    .also-2 = La même liste, au nom près. Et une voix, on ne sait plus laquelle, demande ce que vous attendez.
    .also-3 = Deux moitiés de salle, et pas une chaise en commun. Et c’était juste pour parler.

scene-wedding-day = Le micro est ouvert
    .open = { $you_proposal ->
        [b] Tu voulais un mardi ordinaire, par temps sec. C’est mardi, { $you }, il fait beau, le micro est ouvert, et toute la salle s’est retournée. Qui commence ?
        [c] Un jour, tu m’as dit non. Et te voilà en souliers neufs, { $you }, le micro est ouvert, et toute la salle s’est retournée. Qui commence ?
       *[no] Ma fleur est à l’envers, le micro est ouvert, et toute la salle s’est retournée, { $you }. C’est nous qu’on regarde. Qui commence ?
      }
    .ask = Que dites-vous, devant tout le monde ?
    .a = (en larmes) Je te prends, toi, tes silences, et tous les lundis à venir.
    .b = Oui ! Et si quelqu’un s’y oppose : c’est moi qui ai vos manteaux.
    .c = (Rien. Deux pas en arrière, une porte de côté, et la rue.)
    .also-1 = Vous vous retrouvez derrière le bâtiment, à la même rambarde. À l’intérieur, la musique joue encore.
    .also-2 = { $c } n’est plus là. { $a }{ $b } reste avec deux alliances, et toute la salle étudie ses chaussures.
    .also-3 = Aucune des deux voix ne tient ; chacune finit la phrase de l’autre. Vous signez, et la page est mouillée.
    .also-4 = L’alliance roule, la salle la cherche à quatre pattes, en riant. Quand on la trouve, vous avez déjà dit oui.
    .also-5 = { $a } pleure, { $b } fait rire, et quelque part entre les deux, il y a un oui, puis un autre.

scene-baby-shoes = Pas plus longues qu’un pouce
    .open = { $me_a_child ->
        [no] Attends. Regarde celles-là :
       *[a] On est déjà trois, je sais. Mais regarde celles-là :
      } rouges, à lacets, pas plus longues que mon pouce. Qui sait faire un nœud aussi petit ?
    .ask = Que faites-vous devant la vitrine ?
    .a = Oh… elles ont des semelles. Toutes petites. Je ne bouge plus d’ici.
    .b = Trop mignon ! (à toute la rue) Vous avez ma pointure ? Et à talons ?
    .c = Très joli. Allez, viens, il est tard. Des chaussures, on en a déjà vu.
    .also-1 = Deux fronts contre la vitre. Dans la buée, un doigt en dessine un troisième.
    .also-2 = Même avis, même pas : vous avez déjà tourné le coin. La vitrine reste derrière.
    .also-3 = Une rue plus loin, { $c } se retourne : { $a } est encore devant la vitrine.
    .also-4 = { $b } rit, et personne ne suit. En vitrine, tout va par deux.

scene-shall-we = Une minute trente de mousse
    .open = Lavage auto : une minute trente, pas de réseau, impossible de sortir. Alors je le dis, { $you }. Et si on avait { $me_a_child ->
        [no] un enfant ?
       *[a] un deuxième enfant ?
      }
    .ask = Un enfant : oui, un jour, jamais ?
    .a = { $me_want_1 ->
        [a] Oui. Une maison pleine de bruit, j’avais dit. Je l’entends encore. Oui.
       *[no] Oui. Je veux savoir qui va venir. Et je veux l’attendre avec toi.
      }
    .b = Un jour, oui. Après le toit, l’examen et les pneus neige. Dans cet ordre.
    .c = { $me_want_1 ->
        [b] Non, et plus tard non plus. J’avais dit une vie à deux. À deux.
       *[no] Non. Ni maintenant, ni plus tard. N’attends pas que je change, { $you }.
      }
    .also-1 = { $way ->
        [adoption] Ça souffle, ça sèche, vous n’entendez rien. Le soir même, vous demandez le dossier : trente-deux pages, recto verso.
       *[pregnancy] Les brosses se lèvent, le feu passe au vert, et plus personne, dans cette voiture, ne sait conduire.
      }
    .also-2 = La même réponse, à travers toute cette mousse. Dehors, il fait très clair.
    .also-3 = { $a } a dit oui, { $c } a dit jamais, et il reste quarante secondes de mousse.
    .also-4 = Le feu passe au vert. La voiture brille, et la question est toujours dedans.

scene-two-lines = Pas une, deux
    .open = N’ouvre pas le robinet. C’est là, au bord du lavabo, à côté de ton peigne. J’ai regardé lumière allumée, lumière éteinte : deux barres{ $me_a_child ->
        [no] .
       *[a] , encore.
      }
    .ask = Que fait { $you } ?
    .a = Deux ? Deux ! Ton manteau ! On le dit à la première personne qu’on croise.
    .b = J’ai peur, { $you }, jusque dans les mains. Mais j’ai peur ici, avec toi.
    .c = (Pas un mot. Le fleuve, loin. Au retour, les réverbères sont allumés.)

scene-the-letter = Lundi, dix heures
    .open = Ce n’est pas une facture. C’est le service de l’adoption. J’ai relu à chaque arrêt du tram : on nous attend lundi, { $you }. { $me_a_child ->
        [no] Lundi, dix heures.
       *[a] Lundi, dix heures, pour un deuxième enfant.
      }
    .ask = Que fait { $you } ?
    .a = Viens là ! Non, pose la lettre, on va la froisser. Maintenant, viens là.
    .b = J’ai peur, { $you } : je ne sais rien faire. Je viens. Tiens-moi la manche.
    .c = (Lit, replie, sort sans un mot. Un tour du parc. Puis un autre.)

scene-a-child = Trois noms sur la sonnette
    .open = { $way ->
        [adoption] Trois noms sur la sonnette, désormais. Une petite valise, un lapin sans yeux et, à quatre heures moins dix, un mauvais rêve. C’est nous qu’on appelle, { $you }. Qui se lève ?
       *[pregnancy] Trois noms sur la sonnette, désormais. Cinquante et un centimètres, une voix à remplir l’Opéra, et il est quatre heures moins dix. Tu entends, { $you } ? Qui se lève ?
      }
    .ask = Qui se lève la nuit ?
    .a = À tour de rôle : heures paires pour moi, impaires pour toi. Montre en main.
    .b = Dors, j’y vais. De toute façon, je ne dormais pas. (C’est faux.)
    .c = Vas-y, toi. Demain, je travaille. Tu vois { $my_job } avec ces yeux ?
    .also-1 = Un planning au-dessus du lit, en deux couleurs. Vous vous y tenez, ou presque, et quelqu’un grandit dessous.
    .also-2 = Vous vous cognez dans le noir, sur la pointe des pieds, à la même porte : deux couvertures, un enfant.
    .also-3 = Deux personnes font semblant de dormir. La troisième hausse le ton.
    .also-4 = { $b } y va, pieds nus. { $c } se retourne, et prend toute la largeur du lit.
    .also-5 = { $a } dresse le planning. Ça ne tombe pas juste, mais à un moment, il fait jour.

scene-affair-office = On fermait à deux
    .open = { $you_serious_19 ->
        [a] Le soir de l’assiette sous l’assiette, il n’y avait pas de dossier, { $you }. Il y a quelqu’un, au travail. On ferme à deux. Je n’ai plus d’excuses.
       *[no] Ce n’étaient pas des heures sup, { $you }. Il y a quelqu’un, au travail. Le soir, on ferme à deux, et depuis mars on y met le temps. Je n’ai plus d’excuses.
      }
    .ask = Que dit { $you } ?
    .a = Je te pardonne. Des pardons, je n’en ai qu’un, { $you } : prends-en soin.
    .b = Sors. Laisse les clés, laisse le parapluie. Il pleut ? Tant mieux.
    .c = Alors assieds-toi. Moi aussi, j’ai quelque chose à poser sur la table.
    .kept = Ça n’a jamais été dit. { $me } sait encore, à la minute près, combien de temps il faut pour fermer à deux.

scene-affair-letters = Poste restante
    .open = { $me_sweet_22 ->
        [b] Ce tiroir qu’il fallait laisser tranquille, ce sont des lettres, { $you }. À quelqu’un d’avant toi. On ne se voit pas. Mais ça commence par « mon amour », et les réponses aussi.
       *[no] Je ne collectionne pas les timbres, { $you }. J’écris à quelqu’un d’avant toi. On ne se voit pas, on ne se verra plus. Mais ça commence par « mon amour », et les réponses aussi.
      }
    .ask = Que demande { $you } ?
    .a = Lis-m’en une. Que j’entende ta voix quand elle ne me parle pas.
    .b = Brûle-les. Toutes, maintenant, par ordre de date. Je tiens le seau.
    .kept = Les lettres se sont espacées, puis il n’y en a plus eu qu’au Nouvel An. { $me } a gardé la ficelle.

scene-affair-holiday = Hors saison
    .open = { $you_affair_office ->
        [a] Des pardons, tu n’en avais qu’un, je sais. J’étais à la mer, { $you }, avec quelqu’un.
       *[no] Ce stage, ce n’en était pas un. J’étais à la mer, { $you }, avec quelqu’un.
      } Deux jours de vent, un hôtel à moitié éteint. C’est fini. J’ai encore du sable dans les chaussures.
    .ask = { $you } le prend comment ?
    .a = C’était un week-end. J’ai eu des rhumes plus longs. Secoue tes chaussures.
    .b = Bien. Alors j’en réserve un aussi. La vue sur la mer, c’était de quel côté ?
    .c = (en larmes) Pourquoi ? Avec moi, la mer, c’était trop froid, tu disais.
    .kept = Un jour, { $you } a secoué du sable d’un manteau, sans y penser. { $me } l’a regardé tomber.

scene-make-over = Photo non conforme
    .open = Depuis des années, tu ressembles à ton passeport, { $you }, et je l’aime bien, ce passeport. Mais la boutique est ouverte, j’ai une heure, et j’ai l’œil. Entre ; on verra bien qui ressort.
    .tell = { $you }, le rideau s’ouvre : qu’est-ce qui a changé, et qui va passer devant toi sans te reconnaître ?

scene-photo-box = En haut de l’armoire
    .open = Regarde ce qui dormait là-haut : une boîte à chaussures, un trèfle séché, cent photos, et celle-ci, { $you }. { $me_school_1 ->
        [c] Le fond du bus, et pas un lycée à l’horizon.
       *[no] Tu ris de quelque chose qui n’est pas sur l’image.
      } Je voudrais ça encore une fois.
    .tell = { $me }, qu’est-ce qu’on voit sur la photo, et que s’est-il passé juste après ?

scene-class-reunion = Un badge à deux lignes
    .open = { $me_school_1 ->
        [no] Mon ancienne classe se retrouve samedi.
       *[a] Notre ancienne classe se retrouve samedi.
      } Des badges à deux lignes : ce qu’on est devenu, et avec qui. Eh bien : { $my_job }, et toi. On y va comment, { $you } ?
    .ask = Comment allez-vous à ces retrouvailles ?
    .a = Bras dessus, bras dessous, par la grande porte, exactement comme on est.
    .b = Cabriolet du cousin, montre de l’oncle. Si on demande, on vit à Madère.
    .c = On n’y va pas. Mon plus beau souvenir de lycée, c’est la sortie.
    .also-1 = Bras dessus, bras dessous, badges de travers. Même la terreur du dernier rang vous avance deux chaises.
    .also-2 = On admire la voiture, la montre s’arrête à neuf heures, et ce sont deux autres personnes qui rentrent.
    .also-3 = Ce soir-là, vous êtes sur un quai, sous un seul parapluie, et personne ne vous demande de bilan.
    .also-4 = { $a } dit les choses comme elles sont, { $b } raconte l’autre version. À la table six, on compare.
    .also-5 = { $a }{ $b } porte un badge, { $c } a la migraine. La deuxième ligne reste blanche.
    .tell = Une phrase par personne : quel visage cherchez-vous en premier, et c’était quoi, votre surnom ?

scene-promise-list = Quatre punaises
    .open = Nos promesses sont toujours dans l’entrée, sur quatre punaises, et le papier a jauni. Il y en a trois, { $you }, et soyons honnêtes : il y en a une qui ment. On raye laquelle ?
    .ask = Quelle promesse s’en va ?
    .a = « Ne jamais se coucher sur une dispute. » Ce soir, si. Et demain, pareil.
    .b = « Tout se dire. » Tout, c’est beaucoup. Laisse-moi un coin sans lampe.
    .c = « Du nouveau chaque mois. » Depuis l’escrime, je rêve d’un mois de rien.
    .d = Aucune. C’est écrit, c’est signé. Plutôt rater les trois que d’en rayer une.
    .also-1 = Vous remettez la liste bien droite, et un pouce enfonce les punaises, jusqu’à la tête.
    .also-2 = Un seul trait, tiré à deux mains. Les deux promesses qui restent ont l’air bien plus faciles.
    .also-3 = { $d } plaque la liste contre le mur. { $a }{ $b }{ $c } avait déjà ouvert le stylo, et le referme.
    .also-4 = Deux traits, deux promesses en moins. Ce qui reste au mur est court, et tient à une punaise.

scene-night-talk = Le plafond à trois heures
    .open = Toi non plus tu ne dors pas, je t’entends cligner des yeux. { $me_year_1 ->
        [b] J’avais dit un an, et après, toujours. Et si ça ne devient jamais ce qu’on voulait, { $you } ?
        [c] J’avais dit : un an, c’est long, on verra. Eh bien, je regarde. Et si ça ne devient jamais ce qu’on voulait, { $you } ?
       *[no] Et si ça ne devient jamais ce qu’on voulait, { $you } ?
      }
    .ask = Que dit { $you }, dans le noir ?
    .a = Alors on voudra autre chose, à deux. Donne-moi cette main froide.
    .b = Dors. À trois heures du matin, rien n’est vrai. Redemande-moi à huit.
    .c = Je me le demande aussi. Presque toutes les nuits. Je croyais que tu dormais.
