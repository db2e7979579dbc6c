### Fog of Love, la pioche Sérieux. L’ouverture est dite par qui joue la carte, une réponse par qui la
### choisit ; ce que personne ne dit est entre parenthèses.

scene-serious-1 = Le sac sur le palier
    .open = La moitié de ma vie dort dans un sac de sport, sur ton palier. On se cherche un chez-nous, { $you } ? Une porte, deux clés.
    .ask = Où cherchez-vous ?
    .a = En ville : un bar en bas, un ciné à côté, du bruit jusqu’à trois heures.
    .b = { $child ->
        [yes] En banlieue : une haie, une balançoire, et pareil chez les voisins.
       *[no] En banlieue : une haie, un tuyau d’arrosage, et le dimanche, les tondeuses en chœur.
      }
    .c = La campagne. Deux poules, une route, et si ça sonne, c’est une erreur.
    .d = Bientôt, bientôt. Il y a une clause dans mon bail. (Il n’y en a pas.)
    .also-1 = Vous mesurez le canapé, la porte, encore le canapé ; le soir même, le sac de sport est vidé pour de bon.
    .also-2 = Vous rentrez des visites avec deux listes, et pas une adresse en commun.

scene-serious-2 = Deux fêtes, un escalier
    .open = Deux heures du matin, deux fêtes, le même escalier. Ne dis rien. À trois, on dit ensemble comment c’était.
    .ask = Comment c’était, chez les autres ?
    .a = Il y avait un saladier de punch. Puis ce paillasson. Entre les deux, rien.
    .b = Sur le tas de manteaux, on a parlé de nos pères. Jusqu’au dernier manteau.
    .c = J’ai reçu un baiser près du frigo. Enfin, « reçu » : on s’y est mis à deux.
    .also-1 = Deux fois la même histoire. Vous voilà sur la même marche, et de chaque côté un secret remue.
    .tell = La soirée, en une phrase ou deux par personne. Et si vous avez répondu pareil : une allusion à l’un de vos secrets.

scene-serious-3 = Jeudi soir, avec toi
    .open = Si on t’appelle : jeudi, j’étais ici. Toute la soirée, avec toi. On a joué au rami. Tu t’en souviendras ?
    .ask = { $you } va mentir pour { $me } ?
    .a = Toute la soirée. Tu as perdu, tu as boudé. Pourvu qu’on ne demande pas le score.
    .b = Non. Quand je mens, { $you }, ça se voit du trottoir d’en face.

scene-serious-4 = Le petit coin
    .open = Cette nuit, dans le noir, j’ai voulu m’asseoir, et il n’y avait rien. C’est froid. C’est profond. Il nous faut une loi.
    .ask = Comment laisse-t-on les toilettes ?
    .a = Tout baissé, couvercle compris. Ce qui est fermé n’avale pas les téléphones.
    .b = Tout relevé, toujours. Au moins, on sait où on met les pieds.
    .c = Lunette baissée, couvercle levé : prêt à l’emploi, même en dormant debout.
    .d = On laisse comme on s’en est servi. C’est une cuvette, pas une constitution.
    .also-1 = Le traité le plus court de l’histoire, signé sur triple épaisseur.
    .also-2 = Trois semaines plus tard, vous négociez encore, et l’immeuble a choisi son camp.

scene-serious-5 = Deux noms au crayon
    .open = Quatorze noms à l’encre, et deux au crayon : ton ex et mon ex. Les invitations partent ce soir.
    .ask = Invitez-vous les ex ?
    .a = Ah non. Ton ex compte mes cheveux blancs, et mon ex, les petites cuillères.
    .b = Pourquoi pas ? Depuis le temps que je veux voir qui t’a appris à siffler.
    .c = Toujours. Les ex savent où sont les verres, et ça ne fait plus mal.
    .also-1 = Deux pouces ferment la dernière enveloppe. Pour recevoir, vous ne faites plus qu’un, avec quatre bras.
    .also-2 = Écrits, gommés, réécrits : à minuit, la liste a un trou.

scene-serious-6 = Les mains dans les poches
    .open = Là-bas, ils ont une soupe qui mijote deux jours, dit le guide. Et au dos de la page : les couples comme nous feraient mieux de ne pas s’y tenir la main.
    .ask = Vous partez là-bas ?
    .a = J’irais pour la soupe. Mes mains, je les occupe avec la cuillère.
    .b = Une nuit, entre deux avions. Une nuit, je peux passer pour de la famille.
    .c = Jamais. Je ne paie pas quinze jours pour jouer à ne pas te connaître.
    .d = Décide, { $you }. Tu y vas, j’y vais. Sinon, je n’ai jamais aimé la soupe.
    .also-1 = Un bol, deux cuillères et, sous la table, là où la loi ne regarde pas, un genou.
    .also-2 = Vous tombez d’accord avant d’avoir tourné la page. Il reste tout l’atlas.
    .also-3 = { $a } a lu le menu, { $c } a lu la loi. Le guide dort entre vous.
    .also-4 = { $d } abandonne la carte et ne regarde plus que le visage au-dessus.

scene-serious-7 = Paillettes et boîte à outils
    .open = Samedi, c’est la Marche des fiertés, et j’ai retrouvé les paillettes. Dans la boîte à outils, ne cherche pas à comprendre. On y va ?
    .ask = La Marche, avec ou sans vous ?
    .a = On y va. Avant d’être une fête, c’était une lutte, et elle n’est pas gagnée.
    .b = Pour quoi faire ? Je suis moi toute la semaine, et sans qu’on barre une rue.
    .c = Le samedi, je m’allonge. Je défilerai par la pensée, et en pyjama.
    .also-1 = Accord immédiat. Les paillettes finissent quand même sur vous deux, et y restent jusqu’en mars.
    .also-2 = Vous discutez jusqu’au coin de la rue, où les tambours parlent plus fort que vous.
    .also-3 = { $a } suit les tambours et lève les yeux vers vos fenêtres ; { $c } a tiré les rideaux.

scene-serious-8 = La baignoire à pattes
    .open = Ne regarde pas encore le prix. Regarde les pattes. Une baignoire en cuivre, à pattes de lion, et je n’ai pas de quoi payer une griffe. Et toi ?
    .ask = { $you } paie ?
    .a = La baignoire, les robinets, et quatre gros bras. Cet argent s’ennuyait.
    .b = (tout bas) C’est tout mon été… Oui. Pour toi, oui. Je m’assieds un peu.
    .c = Je te le prête. À trois pour cent, et je garde les pattes en gage.

scene-serious-9 = La deuxième ligne
    .open = La banque a envoyé un papier. Deux lignes pour les noms, et pour l’instant, rien que mon écriture.
    .ask = Un compte commun ?
    .a = J’y mets tout, découvert compris. Autant que tu le voies en plein jour.
    .b = Non. Ce que je dépense en orchidées reste entre les orchidées et moi.
    .c = Au prorata, à deux décimales. J’ai un tableau ; il s’appelle « nous ».
    .also-1 = Un seul compte : désormais, quand il pleut, il pleut sur vous deux.
    .also-2 = Deux comptes, et un pot à confiture pour le lait. Ma foi, ça tourne.
    .also-3 = Entre vos deux tableaux, quatre centimes d’écart. Vous trinquez aux centimes.
    .also-4 = Vous sortez de la banque avec deux stylos offerts, et rien de signé.

scene-serious-10 = Indélébile
    .open = { $married ->
        [yes] Une alliance, ça s’enlève pour faire du pain. L’encre, non.
       *[no] Il reste deux fauteuils au salon de tatouage, à trois heures.
      } Je porterais ton prénom là, au poignet. Tu porterais le mien ?
    .ask = { $you } tend le poignet ?
    .a = Oui. « { $you } », en tout petit. Vite, avant que je réfléchisse.
    .b = Ma peau reste comme à la livraison. Je ne note même rien sur ma main.
    .c = (en larmes) Me garder, moi ? Je ne peux pas… Prête-moi ta manche.

scene-serious-11 = Lundi, céleri
    .open = J’ai donné le fromage à la chorale. À partir de lundi, toi et moi, on mange comme les lapins, pendant un mois. Tu me suis ?
    .ask = { $you } se met au régime ?
    .a = À fond. Chaque feuille pesée. Si je pleure devant des pâtes, ne dis rien.
    .b = « Toi et moi » ? Dis-le, que c’est moi. Et va me rechercher mon comté.
    .c = Je me plais comme ça. Prends le céleri, je prends ta part de tarte.

scene-serious-12 = Vingt questions, deux cases
    .open = Qui se gare, qui pleure, qui connaît les fusibles : vingt questions, et l’ordinateur dit qui, ici, fait « l’homme » et qui fait « la femme ». On compare ?
    .ask = Que dit le test ?
    .a = « L’homme » : a toujours raison. Je ne vois pas ce qu’il y a de drôle.
    .b = « La femme » : pense à tout, ramasse tout. Eh oui. Donne tes chaussettes.
    .c = Pourquoi deux cases ? J’en ai dessiné une troisième. J’en tremble encore.
    .d = J’ai arrêté à la question trois, et j’ai détartré la bouilloire.
    .also-1 = Un de chaque, annonce l’ordinateur, avec feux d’artifice. C’est idiot, et ça vous flatte un peu.
    .also-2 = Deux fois le même. Vous voilà en litige pour la garde des fusibles.
    .also-3 = L’écran se rabat, la bouilloire chante, et personne dans cette cuisine ne tient dans une case.
    .also-4 = { $a }{ $b } imprime le résultat ; en face, { $c }{ $d } en fait un bateau. Personne ne rit.

scene-serious-13 = Derrière la cuisinière
    .open = J’ai fait tomber une fourchette derrière la cuisinière, et elle a atterri sur du mou. { $me_serious_24 ->
        [a] Pas sur notre pensionnaire à poils, qui dort sur ta chaise.
       *[no] { $you_serious_24 ->
            [a] Pas sur notre pensionnaire à poils, qui dort sur ta chaise.
           *[no] Et chez nous, rien n’est mou.
          }
      } Alors, qui nettoie, ici ?
    .ask = Qui fait le ménage ?
    .a = Toi. C’est toi que ça dérange.
    .b = Moi. Passe-moi l’éponge, et qu’on ne te voie plus avant six heures.
    .c = Moitié-moitié. Et pour être honnête, ma moitié, je ne l’ai jamais faite.
    .d = Personne. La chose était là avant nous.
    .also-1 = { $b } frotte ; { $a } a la bonté de lever les pieds pour laisser passer le balai.
    .also-2 = Vous attendez. La chose derrière la cuisinière aussi.
    .also-3 = Vous vous arrachez l’éponge et, dans l’élan, vous faites aussi le palier des voisins.
    .also-4 = Une liste apparaît sur la porte, en deux colonnes. Le miracle : les deux se remplissent.
    .also-5 = Vous éteignez le plafonnier. À la petite lampe, c’est même assez propre.
    .also-6 = C’est à moitié propre, et vous savez parfaitement de quelle moitié il s’agit.

scene-serious-14 = Le réveil de l’autre
    .open = Entre { $my_job } et { $your_job }, qui a la journée la plus facile, d’après toi ? On échange nos métiers, et on verra bien.
    .ask = Vous échangez ?
    .a = Je prends ta paie. Le travail, garde-le, tu le fais si bien.
    .b = Oui. Que je sache enfin ce qui te fait soupirer comme ça, le dimanche soir.
    .c = Tu rêves. Dès lundi, on me démasquerait avant le premier café.
    .also-1 = Deux paies, zéro travail. Vendredi, d’autres ont vos postes, et personne n’a vu la différence.
    .also-2 = Clés, manteaux, réveils : tout change de main. Lundi, vous partez vivre la vie d’en face.
    .also-3 = Vous gardez ce que vous avez. Vu d’ici, par-dessus les tasses, ce n’est pas si mal.
    .also-4 = { $c } éclate de rire. Ce n’était pas une blague.

scene-serious-15 = Calcul mental
    .open = { $you_sweet_14 ->
        [d] { $you_school_1 ->
            [no] Ton premier amour, tu m’as raconté. Depuis, je pense à la suite.
           *[a] Ton premier amour, c’est moi, tu l’as dit. « Amour », oui. Je te parle du reste.
          }
       *[no] Je ne veux pas de prénoms. Je veux un chiffre, et ça ne se demande pas, je sais.
      } Combien, avant moi ? Tu me dis, je te dis.
    .ask = Combien, avant ?
    .a = Personne. Zéro. (Le plafond devient passionnant.)
    .b = Quatre et demi. Je peux expliquer le demi.
    .c = Je ne compte pas. Tes ex ont bien travaillé : je leur dois des fleurs.
    .d = Beaucoup. Je tombe vite, fort, et je sais encore tous les anniversaires.
    .also-1 = C’est sorti en chœur. Personne n’avait eu peur, évidemment.
    .also-2 = Vous posez l’opération en silence. Il y a un reste, et il emménage.

scene-serious-16 = L’affaire du cumin
    .open = Ta mère a rangé nos épices. Je les ai remises à leur place. Maintenant elle pleure dans l’entrée, et ton père est dans la voiture, moteur allumé. Dis quelque chose.
    .ask = De quel côté se range { $you } ?
    .a = { $married ->
        [yes] (à la fenêtre) Rentrez chez vous ! J’ai épousé { $you }, pas une étagère.
       *[no] (à la fenêtre) Rentrez chez vous ! { $you } a raison, même sur le cumin.
      }
    .b = Je vous aime tous les trois, et je sors acheter du cumin. Longtemps.

scene-serious-17 = Une seule foi à table
    .open = { $child ->
        [yes] Depuis qu’il y a un enfant, ma famille demande chaque dimanche : une maison, une foi, alors laquelle ? La tienne ou la mienne ?
       *[no] Chez mes parents, à table, on dit merci avec les mêmes mots. Ils aimeraient nous entendre d’une seule voix. Et de nous deux, qui ferait le pas ?
      }
    .ask = Prenez-vous la foi de l’autre ?
    .a = Je passe de ton côté. J’apprendrai les chants, ou je remuerai les lèvres.
    .b = Non. Je mentirais à toute l’assemblée, et d’abord à toi.
    .also-1 = { $a } apprend les chants, un peu faux ; { $b } se pousse sur le banc, et tout le rang avec.
    .also-2 = Ce soir-là, on dit merci deux fois, et la deuxième nettement plus fort.

scene-serious-18 = Le fond de la bouteille
    .open = Je vais me coucher. Finissez la bouteille. Et ne fais pas attention à Claude, { $me_sweet_29 ->
        [no] qui te regarde depuis les hors-d’œuvre comme le dernier macaron.
       *[a] qui ne voit plus de fantômes et ne voit plus que toi.
      }
    .ask = { $you } résiste ?
    .a = Claude voulait me montrer les étoiles. J’ai préféré laver les verres.
    .b = (cède) Il n’y avait plus de tram. Claude a un canapé minuscule.
    .c = Un baiser, un seul, près de l’évier. Goût d’olive. Maintenant je sais.

scene-serious-19 = Un dossier à dix-huit heures
    .open = Je ne peux pas ce soir. Il est six heures, j’ai un dossier sur mon bureau, et la direction dit « ici, on est une famille ». Pardon pour la table près de la fenêtre.
    .ask = { $you } le prend comment ?
    .a = Reste, va. À minuit, tu trouveras une assiette sous une assiette.
    .b = Tu me dois une fenêtre, avec bougies. Note-le. Maintenant. À voix haute.
    .c = Pauvre chou. Je me couche tôt, alors. (En bas, un taxi d’amis klaxonne.)

scene-serious-20 = Deux enveloppes kraft
    .open = « Réorganisation », avec une photo de gens qui rient. Ma lettre dit qu’une machine peut très bien remplacer { $my_job }. Et la tienne : { $your_job } aussi.
    .ask = Et au travail, maintenant ?
    .a = Rien. Je baisse la tête jusqu’à ce qu’on oublie quel bureau est le mien.
    .b = J’arrive avant tout le monde et je pars après. Qu’ils essaient sans moi.
    .c = Je démissionne avant midi, avec du gâteau pour tout le troisième étage.
    .d = Cours du soir, dès mardi. J’ai déjà acheté la trousse.
    .also-1 = Vous traversez ça côte à côte : même plan, mêmes cernes.
    .also-2 = Au petit déjeuner, un bout de table explique la vie à l’autre. Et inversement.

scene-serious-21 = Sept poissons
    .open = Il y a sept poissons dans cet aquarium, j’ai eu le temps de compter. Et maintenant on nous regarde, toi et moi, stylo en l’air : à qui la faute ?
    .ask = Que répondez-vous, en thérapie ?
    .a = { $me_drama_8 ->
        [b] Pas à moi. Au restaurant non plus, d’ailleurs, et là, on avait des témoins.
       *[no] Pas à moi. Demande à qui tu veux. Demande aux poissons.
      }
    .b = À moi. Tu dis « enlève ton manteau et reste », et j’entends « manteau ».
    .c = À nous deux. Je commence, tu finis. Beau duo, mauvais opéra.
    .also-1 = Le stylo se pose. Même les poissons changent de côté.
    .also-2 = Dans l’escalier, vous n’êtes plus tout à fait les gens qui sont montés. Ça ne se voit pas encore.

scene-serious-22 = Suivez les flèches
    .open = Je crois qu’on habite ici, maintenant. Trois heures de flèches par terre, et quatre fois la même lampe. Qu’est-ce qu’on emporte ?
    .ask = Que met-on sur le chariot ?
    .a = { $me_serious_1 ->
        [c] Une table, deux chaises, une lampe. La campagne, mais en kit.
       *[no] Une table, deux chaises, et cette lampe : on se connaît, maintenant.
      }
    .b = { $me_want_3 ->
        [a] Tout, et le berceau à lunes ! On aura l’air de la famille du catalogue.
       *[no] Tout ! Le salon tel quel, faux livres compris. Qui verra la différence ?
      }
    .c = Tu choisis le canapé, je choisis la couleur, et personne ne soupire.
    .d = Prends ce que tu veux. Je t’attends à la sortie, avec un hot-dog.
    .also-1 = Le chariot arrive en caisse sans un mot de travers. On se retourne sur votre passage.
    .also-2 = Vous portez un carton dans deux directions. Il en tombe quelque chose, et ce n’est pas une vis.

scene-serious-23 = Au milieu de la nappe
    .open = Voilà l’addition. Regarde où on nous l’a posée : pile au milieu. Il a fallu une règle.
    .ask = Qui paie ?
    .a = { $me_sunday_1 ->
        [b] C’est pour moi. Je te dois ça depuis le karaoké : tu avais applaudi.
       *[no] C’est pour moi. Tu m’as laissé ta dernière bouchée. Ça n’a pas de prix.
      }
    .b = (Relit la carte des desserts, lentement, depuis le début.)
    .c = Moitié-moitié. J’ai pris le poisson, et toi, presque tout mon poisson.
    .d = Aïe. Mon portefeuille est sur le piano. Je le vois d’ici.
    .also-1 = { $a } tend la main, { $b } laisse faire, et on ne sait pas à qui ça plaît le plus.
    .also-2 = Personne ne bouge. Autour de vous, les chaises montent sur les tables.
    .also-3 = Au centime près, pourboire compris. C’est curieusement tendre.
    .also-4 = Il faut laisser quelqu’un en gage et rentrer chercher de l’argent. C’est loin, et il pleut.

scene-serious-24 = Une oreille et demie
    .open = Ça me suit depuis la gare. Une oreille et demie, pas de collier, et { $child ->
        [yes] déjà au pied du lit d’enfant.
       *[no] déjà sur ta chaise.
      } J’ai dit non tout le long du chemin. Pas très bien.
    .ask = On garde la bête ?
    .a = On garde. Je suis déjà par terre, à parler comme ma grand-mère.
    .b = Et qui s’en occupe ? Pas moi, je sors tous les soirs. Trop de travail.
    .c = Je connais une dame qui les prend tous. (La dame reste à trouver.)

scene-serious-25 = Rayon fromages
    .open = La personne aux fromages, avec le panier : on a vécu deux ans ensemble. Et ce signe de la main n’était pas pour moi. Vous vous connaissez d’où ?
    .ask = D’où { $you } connaît cette personne ?
    .a = Des échecs. Tous les mercredis. Je crois qu’on s’est déjà dit « échec ».
    .b = De l’aviron. Le dernier bateau. On était deux à ramer en play-back.
    .c = { $me_serious_15 ->
        [a] Euh… mon ex aussi. Je sais, j’avais dit zéro. J’avais arrondi.
       *[no] Eh bien… mon ex aussi. Tu as très bon goût. On compare nos notes ?
      }
    .d = Cette ordure m’a vendu une voiture sans freins. Et toi, tu as embrassé ça !
    .tell = { $you }, en une phrase ou deux : où, comment, et pourquoi pas un mot jusqu’ici ?

scene-serious-26 = Le 6 h 12
    .open = On me propose le poste, { $you }. Le vrai, mieux payé, mon nom sur la porte. La porte est à quatre cents kilomètres.
    .ask = { $me } y va ?
    .a = On a des écrans. On dînera ensemble tous les soirs, dans deux fenêtres.
    .b = On a besoin de l’argent. J’ai refait le calcul, et pleuré sur le total.
    .c = { $married ->
        [yes] « Le meilleur et le pire », d’accord. Pas les trains. On reste ensemble.
       *[no] Tout cet argent, à un seul bout de la ligne ? Non. On reste ensemble.
      }
    .also-1 = { $me } prend le poste et le 6 h 12. Sur le quai, { $you } agite la main jusqu’au train suivant.
    .also-2 = { $me } répond : non merci. { $you } met la lettre à la boîte avant que l’encre soit sèche.
    .also-3 = L’offre reste sur la table ; chaque soir, quelqu’un la plie une fois de plus.

scene-serious-27 = Et, pas ou
    .open = J’ai répété ça en voiture, toujours au même feu rouge. Je suis bi. Depuis toujours. Ça ne t’enlève rien, à toi.
    .ask = Que répond { $you } ?
    .a = Tu voles toujours la couette ? Alors rien ne change. Merci de me l’avoir dit.
    .b = Tout ce temps ? Moi qui croyais savoir qui dort à côté… Ne me touche pas.
    .c = Moi aussi. Enfin, pan. Je n’ai rien dit : je croyais que ça se voyait.
    .d = Attends. Je compte pour moitié, moi ? Une minute, tout s’emmêle.
    .kept = { $me } ne l’a jamais dit. Un feu rouge, en ville, est au courant, et garde ça pour lui.

scene-serious-28 = Le jour des poubelles
    .open = Je l’ai mis dans ton agenda, sur le miroir et dans ta chaussure gauche. C’est notre anniversaire : { $married ->
        [yes] le jour de nos deux oui.
       *[no] { $me_sunday_1 ->
            [a] le jour du restaurant.
            [b] le jour du karaoké.
            [c] le jour où on a joué les touristes.
           *[no] le jour où tout a commencé.
          }
      } Alors ?
    .ask = { $you } y a pensé ?
    .a = Et ces valises dans l’entrée, c’est pour quoi ? Le train est à dix heures.
    .b = Aujourd’hui ? Les poubelles. Non ? Dis-moi, que j’aie au moins la surprise.
    .kept = Le mot est toujours dans la chaussure gauche. { $me } a fêté ça en tête à tête avec une bougie.

scene-serious-29 = Onze mètres carrés
    .open = { $you_serious_3 ->
        [a] Le jeudi où on « jouait au rami », je signais un bail.
        [b] Le jeudi où tu n’as pas voulu mentir pour moi, je signais un bail.
       *[no] Mon cours d’italien du jeudi n’existe pas. Je signais un bail.
      } Onze mètres carrés et un rideau de fer qui hurle. { $you }, je monte ma boîte.
    .ask = Que dit { $you } ?
    .a = Une boîte, très bien. Mais tout ce temps dans mon dos ? Pourquoi ?
    .b = Avec quel argent ? Je ne dormirai plus jamais. Rends la clé, s’il te plaît.
    .c = Pousse-toi. Je fais les comptes, et j’ai de l’huile pour ce rideau.
    .kept = Onze mètres carrés, et pas un mot. { $me } a huilé le rideau en cachette, et les gens sont venus.

scene-serious-30 = Tout bien réfléchi
    .open = Attends. J’ai entendu ma réponse, puis la tienne. Raye la mienne : je dis comme toi.
