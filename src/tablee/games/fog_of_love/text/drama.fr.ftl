### Fog of Love, la pioche Drame. L’ouverture est dite par qui joue la carte, une réponse par qui la
### choisit, à l’autre ; ce que personne ne dit est entre parenthèses.

scene-drama-1 = Pour mémoire
    .open = Je ne crie pas. J’articule, pour que les voisins du dessous aient les deux versions. Et pour mémoire, { $you }, tout est parti de là…
    .ask = Qui a raison ?
    .a = Moi. Cent pour cent. On pourrait l’encadrer.
    .b = Moi, en gros. Le ton, d’accord, je te le laisse. Le reste, non.
    .c = Moitié toi, moitié moi. Question bêtise, on est à égalité.
    .d = J’ai tort. Je le sais depuis trois phrases, mais ma bouche a continué.
    .also-1 = { $a } a gagné. Le prix : avoir raison, dans une cuisine très silencieuse.
    .also-2 = { $b } s’offre un tour d’honneur, autour du canapé.
    .also-3 = { $c } venait partager les torts, et s’entend dire de garder la monnaie.
    .also-4 = Moitié-moitié, et pour une fois ça tombe juste. Poignée de main, par-dessus l’évier.
    .also-5 = Voilà que vous vous disputez les torts. Le ton remonte, et puis quelqu’un pouffe.
    .tell = { $me }, c’est parti de quoi ? Plus c’est petit, mieux c’est : un couvercle, un virage, une façon de dire « hm ».

scene-drama-2 = Moins quatre sur le balcon
    .open = Tu riais sur le balcon, porte fermée, par moins quatre. { $you_serious_18 ->
        [b] C’était Claude, du canapé minuscule ?
       *[no] Et ce n’est pas le rire que tu as pour la banque.
      } Tu parlais avec qui, { $you } ?
    .ask = C’était qui, au téléphone ?
    .a = Quelqu’un du boulot. Tu veux que je te les amène un par un, à renifler ?
    .b = Moi ? Non, c’est à côté. Même balcon, même rire, tout le monde s’y trompe.
    .c = Mon ex. Pour voir si ça chatouille encore. Oui : l’oreille gauche.
    .d = Ça, je ne le dirai pas. Et je vais finir ma poire.

scene-drama-3 = La cassette des gouttières
    .open = La cassette marquée « Gouttières ». Tu l’as regardée. Alors oui : c’est moi, { $me_school_1 ->
        [no] c’est bien avant toi,
       *[a] c’est l’été où on ne se parlait plus,
      } et le lustre n’était pas à moi.
    .ask = Qu’en dit { $you } ?
    .a = Et un lustre comme ça, on trouve ça où ? Tiens la caméra. J’ai des idées.
    .b = Quelle horreur. Ça, entre la confiture et la peinture ! N’approche pas.
    .c = Quelle cassette ? J’étais à la cave pour les patates. Regarde : des patates.
    .d = (en larmes) Ce rire, la tête en arrière… Avec moi, jamais. Pas une fois.

scene-drama-4 = Quarante sopranos
    .open = Je ne l’ai dit qu’à ma sœur. Ma sœur l’a dit à sa chorale. Alors oui, { $you }, c’est vrai : quarante sopranos savent ce que j’aimerais changer chez toi.
    .ask = { $you } va changer ?
    .a = D’accord, je change. Ce caractère commençait à s’user aux coudes.
    .b = Toi, ta sœur, toute la volière : fermez-la ! Et chantez vos propres défauts.
    .c = Changer ? Je bâille déjà. Dis aux altos que j’ai commencé par une sieste.

scene-drama-5 = La chambre du fond
    .open = Ma tante arrive vendredi, avec sa valise et ses idées sur les couples comme nous. { $married ->
        [yes] On a deux alliances, et dans mes lettres, tu me loues toujours la chambre du fond.
       *[no] Dans mes lettres, tu me loues la chambre du fond. Elle t’envoie des chaussettes.
      } On fait quoi ?
    .ask = Que faites-vous, pour la tante ?
    .a = Rien ne presse. Quand tu voudras, je voudrai. Je fais l’autre lit.
    .b = On lui écrit avant. Moi, je ne mens pas la bouche pleine.
    .c = On lui dit ici, calmement, au dessert. C’est une nouvelle, pas un séisme.
    .d = Jusqu’à lundi, je ne suis pas là. J’ai regardé les trains, c’est mieux.
    .also-1 = Vous voulez la même chose. Ce n’est plus une cachette, c’est un plan, et vous êtes deux.
    .also-2 = Toute la semaine, vous répétez deux pièces différentes. Seule la tante passe un bon séjour.

scene-drama-6 = Deux bancs plus loin
    .open = Deux bancs plus loin, avec le chien : « Ces deux-là ? Ensemble ? Allons donc. » J’ai entendu. Tu as entendu. Même le chien avait honte.
    .ask = Que faites-vous ?
    .a = (Ne dit rien, et regarde le fleuve jusqu’à ce que ça passe.)
    .b = Hé, vous, avec le chien ! Répétez, plus fort ! Il vous faut un certificat ?
    .c = Embrasse-moi. Ici. Assez longtemps pour que le chien s’assoie.
    .d = Je vais demander le nom du chien. Parfois, il suffit des présentations.
    .also-1 = Vous le faites d’un même élan, sans répétition. C’est le chien qui remue la queue en premier.
    .also-2 = { $a } ne dit rien. Et ce n’est pas deux bancs plus loin qu’on l’entend.
    .also-3 = { $b } se charge des cris, { $c } du baiser. Deux bancs plus loin, on ne sait plus où regarder.

scene-drama-7 = Tout doit disparaître
    .open = Il y a une camionnette en bas, et une pancarte : « Tout doit disparaître ». Tout, c’est tes affaires. { $you_serious_22 ->
        [b] Tu as acheté le salon entier, faux livres compris, et je n’atteins plus la fenêtre.
       *[no] Je t’aime, mais je n’atteins plus la fenêtre.
      }
    .ask = { $you } vend ?
    .a = Non ! Chaque chose a son histoire, et la rue va les entendre. Toutes !
    .b = Vas-y. Tout, à la décharge, je ne trie rien. Je serai au bain, dans le noir.
    .tell = { $me }, trois choses à { $you } doivent partir en premier : lesquelles ?

scene-drama-8 = Ça me prend
    .open = { $you_sunday_1 ->
        [a] À notre premier restaurant, tu me laissais dire « gnocchis » à ma façon. Ce soir, tu as corrigé,
       *[no] Tu as corrigé mes « gnocchis »,
      } salé mon assiette et dit au serveur que « ça me prend parfois ». Eh bien voilà : ça me prend.
    .ask = Toute la salle écoute. Comment continuez-vous ?
    .a = J’ai tort, et depuis le pain. Prends mon dessert. Si, si, avec la cerise.
    .b = J’ai raison. Regarde la salle : ça hoche la tête de partout.
    .c = Stop. Ça refroidit, et j’aime mieux manger que gagner. On pose les couteaux.
    .also-1 = Tout le monde a raison, et ça s’entend jusqu’en cuisine. À côté, on demande l’addition.
    .also-2 = Vous échangez vos assiettes, sans un mot, pour goûter ce que l’autre a dû avaler.

scene-drama-9 = Ce n’est que M
    .open = Tu me passes mon téléphone ? … Pourquoi tu le tiens comme un poisson mort ? Ce n’est que M. M écrit toujours à minuit. Avec des cœurs.
    .ask = Que fait { $you } du poisson ?
    .a = « Mon écharpe a ton odeur. » C’est qui, M ? Et ne me dis pas « maman ».
    .b = Tiens. Il a vibré, il est à toi, je n’ai rien lu. Dors bien, { $you }.
    .c = Ce n’est que M, alors. Tiens. (Connaît déjà le numéro par cœur.)

scene-drama-10 = Au feutre vert
    .open = { $child ->
        [yes] Le dessin sur le frigo n’est pas de chez nous.
       *[no] Le dessin sur le frigo n’est pas de mon neveu.
      } J’ai un enfant, { $you }, et pas avec toi. Sept ans, deux dents en moins, mes oreilles. J’aurais dû te le dire depuis longtemps.
    .ask = Que fait { $you } ?
    .a = Sept ans. Il faudra une patère plus basse. (un souffle) Et son prénom ?
    .b = (Prend son manteau. La porte, tout doucement. L’escalier ; puis plus rien.)
    .c = Je ne sais pas si je pourrai regarder ce visage. Ni le tien, d’ailleurs.

scene-drama-11 = Quatre fois l’escalier
    .open = Cet escalier, je l’ai monté quatre fois, et quatre fois redescendu. { $me_drama_1 ->
        [a] Tu me connais, cent pour cent raison, toujours. Pas aujourd’hui.
       *[no] J’avais un discours, je l’ai perdu au deuxième étage.
      } Pardonne-moi, { $you }.
    .ask = { $you } pardonne ?
    .a = Entre, tu trembles. C’est pardonné. Tout, et même le bout que tu ne dis pas.
    .b = Non. Redescends avec, marche par marche. J’espère que c’est lourd.
    .tell = { $me }, qu’as-tu fait ? Une phrase, sans « mais ».

scene-drama-12 = Merci d’avoir appelé
    .open = Pat vient de mourir. Vingt ans qu’on se disait tout. Et quand on me l’a annoncé, j’ai dit « merci d’avoir appelé ». « Merci », { $you }, comme pour une réservation.
    .ask = Que fait { $you } ?
    .a = Allez, haut les cœurs ! Pat détestait ces têtes-là. Il passe quoi, ce soir ?
    .b = J’ai éteint sous la soupe. Viens par terre. Parle-moi de Pat, ou ne dis rien.
    .c = Vingt ans, et je n’ai jamais vu Pat. Pourquoi ? (s’en va dans l’autre pièce)

scene-drama-13 = Quelqu’un à Lisbonne
    .open = La ligne, là, sur ma feuille d’impôts, ce n’est pas une erreur. J’ai toujours une moitié légale, à Lisbonne. { $married ->
        [yes] Avec toi, { $you }, ça fait deux moitiés. Le compte est bon, mais c’est interdit.
       *[no] On allait divorcer, { $you }, et puis la chaudière a lâché.
      }
    .ask = Que répond { $you } ?
    .a = Au petit déjeuner, tu es à moi. Le reste, c’est du papier. Passe le beurre.
    .b = Et tu as mangé chez ma mère ! Tu m’écœures, toi, Lisbonne et les dragées.
    .c = Bon. Dans l’ordre. Quoi d’autre ? Prends ton temps, j’ai de quoi noter.
    .d = On est déjà trois ? Alors couple ouvert, avec livre d’or. Toi d’abord.

scene-drama-14 = Quatre cents cœurs
    .open = Dominique a publié notre photo. La plage, le baiser, « Enfin officiel ! » Déjà quatre cents cœurs. Un vient du boulot. Un autre de mon père, qui ne savait pas.
    .ask = On ne vous a rien demandé. Que faites-vous ?
    .a = J’ai répondu dessous, en majuscules, en public. Je pleure sur les touches.
    .b = J’appelle, je hurle, je dis que j’ai un avocat. J’ai un dentiste.
    .c = J’appelle, tout bas : c’était à nous de le dire. Retire-la, s’il te plaît.
    .d = Téléphone au tiroir. D’ici vendredi, ils seront tous passés à un chat.
    .also-1 = Vous parlez d’une seule voix. Une heure après, la photo n’y est plus, et vous, si.
    .also-2 = Vous hurlez joue contre joue dans le même appareil. Dominique s’excuse deux fois, une par oreille.
    .also-3 = Deux téléphones dans un tiroir. La soirée est délicieuse, et il n’en existe aucune photo.
    .also-4 = Deux réponses à une photo. Maintenant, même Dominique sait que vous n’êtes pas d’accord.

scene-drama-15 = Morceaux choisis
    .open = Vas-y, regarde le passeport. Non, ce n’est pas une coquille. { $me_school_1 ->
        [no] Sur mes gâteaux, les bougies ont toujours été des morceaux choisis.
       *[a] Au lycée, cette classe-là, je l’avais déjà faite. Deux fois.
      } Voilà, tu sais mon âge.
    .ask = { $you } le prend comment ?
    .a = Les années ? Ça m’est bien égal ! (emporte son oreiller au salon)
    .b = C’est tout ? Génial ! Raconte : c’était comment, avant la fermeture éclair ?
    .c = Je ne t’aime pas moins. Mais laisse-moi refaire mes comptes. À dimanche.
    .kept = { $me } n’a jamais laissé traîner ce passeport. Personne n’a compté les bougies ; on les soufflait trop vite.

scene-drama-16 = D’un œil
    .open = (un sanglot, un long) Non, ne t’occupe pas de moi. Je vais m’allonger dans l’entrée, là où je ne gêne… (un œil s’ouvre, pour voir si ça prend)
    .ask = { $you } s’y laisse prendre ?
    .a = Oh non, ne pleure pas ! Pardon. Mouche-toi. Je retire, je dis autre chose.
    .b = Arrête. Tu te regardes dans la cuillère pour voir si c’est assez triste.

scene-drama-17 = Vois avec le ficus
    .open = ({ $me_serious_24 ->
        [a] à la bête à une oreille et demie
       *[no] { $you_serious_24 ->
            [a] à la bête à une oreille et demie
           *[no] au ficus
          }
      }) Tu voudras bien dire à { $you } que je ne dis rien. (Et plus un mot jusqu’à jeudi.)

scene-drama-18 = Faux, on reprend
    .open = Faux. (un doigt, sur la table) On reprend, { $you }, depuis le début. Et cette fois, avec la réponse que j’avais en tête.

scene-drama-19 = Crevette
    .open = Troisième étage, volets bleus : c’était chez nous. À la boulangerie, on m’appelle encore Crevette. Ici, { $you }, je deviens quelqu’un d’autre. À table, il y avait une règle : qui tient le pain parle. Toi ou moi d’abord ?

scene-drama-20 = La boîte à goûter
    .open = { $me_serious_21 ->
        [no] Huit séances sur ma mère, et à la neuvième, sans prévenir : la boîte à goûter.
       *[a] J’ai revu les sept poissons, sans toi. Ma mère, ma mère, et soudain : la boîte à goûter.
      } J’ai hurlé, j’ai ri, j’ai payé. Depuis cinq heures dix, { $you }, je ne suis plus la même personne.

scene-drama-21 = Au feu, la liste
    .open = Il y avait une liste. Ce que tu as dit à Pâques, ce que tu as fait à mon manteau, l’histoire du bateau. Elle est dans le poêle, { $you }. À partir de ce soir, tu n’as jamais rien fait de tout ça.

scene-drama-22 = Sans la radio
    .open = Éteins la radio. Non, éteins. Un mois qu’on se dit « le sel » et « les clés », et c’est tout. Je crois savoir ce que tu veux vraiment, { $you }. Laisse-moi essayer de le dire.

scene-drama-23 = Le creux de l’épaule
    .open = Chut. N’explique pas. Viens là, pose ta tête ici, le creux est fait pour. Respire quand je respire. Ce que tu étais il y a une minute, tu peux arrêter de l’être.

scene-drama-24 = Le même petit pois
    .open = Aïe ! Toi aussi ? À deux sous la table, pour le même petit pois. On disait quoi, déjà ? Une chose que personne ne devait savoir… Non, c’est parti. Et vu d’en bas, on te prendrait pour quelqu’un d’autre.

scene-drama-25 = Mon abricot
    .open = Mon abricot. Mon phare. Mon côté chaud de l’oreiller. (en grattant doucement derrière une oreille) Il y a une chose dont tu rêves, et je crois savoir laquelle. Si c’est ça, ne réponds pas : ronronne.

scene-drama-26 = Numéros chance : 4 et 19
    .open = Écoute le mien : « Demain, vous serez une autre personne. Numéros chance : 4 et 19. » Ris si tu veux, { $you }. Moi, je le sens déjà. Ça commence par les genoux.

scene-drama-27 = Page 94
    .open = Page 94 : « Regardez l’être aimé comme une maison, la nuit. Dans quelle pièce reste-t-il de la lumière ? » Ne bouge plus, { $you }, et laisse les rideaux ouverts. Je crois que je vois.

scene-drama-28 = Pas un mot de vrai
    .open = Ce que je viens de dire, c’est faux. Pas un mot de vrai. Je ne sais pas pourquoi je fais ça. C’est entré, ça s’est assis, ça avait l’air tellement naturel.

scene-drama-29 = Des rayures
    .open = (à la fenêtre) Tiens, à côté, ils ont un nouveau store. À rayures. Jamais je n’aurais cru ça d’eux, les rayures.

scene-drama-30 = Même taille, autre couleur
    .open = Cette phrase, tu peux me la rendre ? Je ne l’ai portée qu’une fois. Je voudrais l’échanger contre une autre, même taille, dans un ton plus doux.

scene-drama-31 = Tes longues douches
    .open = { $you_drama_2 ->
        [b] C’était à côté, hein, le balcon ?
        [d] Tu n’as pas voulu dire qui c’était, sur le balcon.
       *[no] Ça ne se fait pas, je sais.
      } Ton code, c’est toujours ton anniversaire, { $you }, et tu prends de si longues douches. Viens me lire ce message, à voix haute.

scene-drama-32 = Le bac du fond
    .open = La tête en arrière, les yeux fermés, l’eau tiède, et cette voix au-dessus de moi : « Et pour { $you }, vous êtes au courant, bien sûr. » J’ai dit bien sûr. Alors dis-moi : au courant de quoi ?
