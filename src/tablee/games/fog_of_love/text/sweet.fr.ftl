### Fog of Love, en français : les scènes de la pioche En douceur.
###
### `.open` est dit par qui joue la carte, une option par qui la choisit, à l’autre ; ce que personne
### ne dit est entre (parenthèses) ou dans `.ask`, `.also-n` et `.tell`, que dit une voix de conteur.
### Quand on choisit à deux, l’option doit convenir aux deux bouches. Ce qu’un choix donne et coûte se
### lit dans cards/sweet/pack.toml, jamais ici. Les phrases évitent l’accord en genre.

scene-sweet-1 = Bonjour au bus
    .open = Je viens de faire coucou, une bonne minute, à quelqu’un qui faisait signe au bus. À toi, { $you } : ta plus grande honte en public.
    .ask = Qu’avoue { $you } ?
    .a = Moi ? Aucune. Jamais. Demande à n’importe qui, sauf à ma sœur.
    .b = Oh… ça. Il est quelle heure ? J’ai laissé quelque chose au… au four.
    .c = J’ai sauté une fontaine à vélo. Presque. La mariée l’a très bien pris.
    .d = { $me_school_1 ->
        [no] Le bal du lycée. Les yeux fermés, j’embrasse… l’extincteur. Ça a résonné.
       *[a] Le bal du lycée, les yeux fermés. Je te visais, toi. J’ai eu l’extincteur.
      }
    .tell = { $you }, c’était où, et qui en reparle encore ? Deux phrases suffisent.

scene-sweet-2 = Ne secoue pas
    .open = Demain, c’est ton anniversaire, { $you }, et j’ai caché quelque chose là où tu ne regardes jamais : derrière l’aspirateur. Tu espères quoi ?
    .ask = { $me } l’offre, { $you } l’espère : qu’est-ce que c’est ?
    .a = Deux jours en pyjama, les téléphones au frigo, et défense de repasser.
    .b = Un taxi la nuit, une adresse sous enveloppe, des chaussures pour danser.
    .c = Une broche de 1910. Les vieilles choses ne changent plus d’avis.
    .also-1 = Le papier se déchire, et { $you } pousse ce petit cri qui ne s’imite pas.
    .also-2 = « C’est ravissant », dit { $you }, avec une seconde de retard. { $me } a compté la seconde.

scene-sweet-3 = La sixième chaise
    .open = Six chaises, nous deux, trois copains, et du couscous pour un régiment. La sixième est pour qui tu veux, de ce monde ou de l’autre. Alors, qui ?
    .ask = { $you } invite qui ?
    .a = Une star de cinéma. En retard, lunettes noires, et l’immeuble au judas.
    .b = Quelqu’un qui a bâti un empire dans un garage. Je prendrai des notes.
    .c = Cléopâtre. Personne ne lui a jamais demandé sa version. Moi, j’ai le culot.
    .d = Ma grand-mère. Elle dirait que ça manque de sel. Neuf ans que ça me manque.
    .tell = { $you }, on sonne : c’est quoi, ta première phrase à la porte ?

scene-sweet-4 = Ne dis rien, je sais
    .open = Ne bouge pas. Quand tu fixes la lampe comme ça, c’est toujours une chose sur quatre, et je vais te dire laquelle.
    .ask = { $me } devine, { $you } le sait : c’est quoi ?
    .a = Le lit. Et il n’est pas question d’y dormir.
    .b = Le dîner. Et ce que ça donnerait, de l’ail noir sur absolument tout.
    .c = Le boulot. Ce mail qu’on remet toujours en non lu.
    .d = Quelque chose de triste, entré avec la pluie, et qui a gardé son manteau.
    .also-1 = « Oui », dit { $you }, et c’est bien agréable, un instant, de ne plus être un mystère.

scene-sweet-5 = La table d’à côté
    .open = Ces deux-là n’ont pas échangé un mot depuis les olives. Qu’est-ce qui ne doit jamais nous arriver, { $you } ? Dis-le maintenant, tant qu’on ose.
    .ask = { $you } met un nom dessus ?
    .a = Il y a une fin qui me fait peur. Regarde-la avec moi. Après, je la jette.
    .b = Il n’y a rien à discuter. On va très bien. Tu me passes les olives ?

scene-sweet-6 = Plus court d’un côté
    .open = Tu y allais juste pour la frange ! Depuis, tout le monde te drague : le serveur, la dame du neuf, mon propre notaire.
    .ask = Tous les regards vont à cette tête. Comment le prenez-vous ?
    .a = C’est trop, tous ces yeux. On peut avoir la table derrière la plante ?
    .b = Personne ne drague personne. Les gens lisaient l’ardoise. C’est des cheveux.
    .c = Ça m’amuse ! J’ai complimenté le serveur sur ses oreilles. À qui le tour ?
    .also-1 = Vous traversez la salle comme une seule personne, remarquablement coiffée.
    .also-2 = Un regard au sol, un autre sur l’addition. Jamais frange ne s’est sentie aussi seule.

scene-sweet-7 = Une toute petite clause
    .open = Suppose qu’une célébrité débarque, à pied, sous la pluie, folle de toi. Une exception par personne, sans questions ; moi, j’aurais à faire en cuisine. C’est qui ?
    .ask = Ce serait quel genre de célébrité ?
    .a = Une légende de la mise en scène. Ce regard, même sur une petite cuillère…
    .b = Une voix que tout un stade reprend, et un visage si seul en gros plan.
    .c = Une Excellence, fanion sur la voiture. J’ai un faible pour les agendas pleins.
    .d = Quelqu’un qui soigne en pleine inondation. Moi, je porterais les caisses.
    .also-1 = Exactement les mêmes goûts. Si ça sonne un jour, vous irez ouvrir à deux.

scene-sweet-8 = Velours moutarde
    .open = Velours côtelé, moutarde, et j’arrive à respirer si je m’organise. Alors, { $you } : ce pantalon, c’est moi, ou ce n’est pas moi ?
    .ask = Quel est le verdict, pour ce pantalon ?
    .a = Parfait. La moutarde n’attendait que ce pantalon.
    .b = Non. Sur personne. Même le mannequin, en vitrine, avait l’air désolé.
    .c = Magnifique ! Il lui faut juste quelqu’un avec un yacht et aucune pudeur.
    .also-1 = Vos regards se croisent dans la glace, et le pantalon n’a rien à ajouter.
    .also-2 = { $me } repasse derrière le rideau, et y reste un peu trop longtemps.

scene-sweet-9 = La cuillère tourne
    .open = Dix minutes que tu remues ce thé, et il n’y a pas de sucre dedans. À quoi ça pense, { $your_job }, pendant tout ce temps ?
    .ask = Qu’est-ce qui occupe { $you } ?
    .a = Mon téléphone se met à jour la nuit. J’aimerais savoir ce qu’il apprend.
    .b = Un hamac, avec moi dedans. Puis un deuxième hamac, pour les pieds.
    .c = Soixante pompes. J’hésite entre avant le thé et à la place du thé.
    .d = Ce qui vit dans la bonde. Ça a nos cheveux, { $you }. Ça les porte.

scene-sweet-10 = Ce ne sont pas les lentilles
    .open = Quand j’entends ta voix dans l’entrée, ça se met à battre des ailes, là, dans mon ventre. J’ai vérifié : ce ne sont pas les lentilles.
    .ask = Et après un aveu pareil ?
    .a = Personne n’a rien dit d’aussi beau. Les poètes peuvent rendre leur stylo.
    .b = Merci. C’est très aimable. (un petit signe de tête, comme à la poste)
    .c = (un baiser, en pleine entrée, la porte grande ouverte)
    .also-1 = La même réponse, dans le même souffle. Allez, dites-le : c’est pour de bon ?

scene-sweet-11 = Les lampions des autres
    .open = Tu entends ? Un accordéon, des rires, et ça sent le poivron grillé. Et regarde, { $you } : la grille est grande ouverte.
    .ask = Personne ne vous attend. Que faites-vous ?
    .a = On entre ! Si on nous demande, on est avec l’accordéon.
    .b = On cherche qui reçoit, on demande. On n’envahit pas les poivrons des gens.
    .c = Pas ce soir. Je finirais en larmes à côté du punch.
    .d = Non. Je n’y connais personne, et j’aimerais que ça dure.
    .also-1 = Accord parfait, sans un mot. Ce que vous aviez prévu d’autre ce soir attendra.
    .also-2 = Vous restez à la grille, moitié dedans, moitié dehors, jusqu’à la fin de la musique.

scene-sweet-12 = Sans raison
    .open = Non, tu n’as oublié aucune date. J’ai vu une vitrine et j’ai pensé à toi, voilà tout. Avant d’ouvrir : tu voudrais que ce soit quoi ?
    .ask = { $me } offre, { $you } souhaite : qu’y a-t-il dans le sac ?
    .a = Une montre, avec une phrase gravée là où seul le poignet peut la lire.
    .b = Une chèvre, pour un village qui en a besoin. À nous, le certificat.
    .c = Un petit quelque chose qui ronronne. Chargeur fourni, mode d’emploi non.
    .also-1 = { $you } regarde le sac, puis { $me }. On jurerait que vous avez fait les courses à deux.
    .also-2 = Ce n’est pas du tout ce que voulait { $you }, qui sourit quand même, jusqu’aux oreilles.

scene-sweet-13 = Hors sentier
    .open = Deux heures sans croiser âme qui vive, { $you }. Une mousse comme un matelas, un soleil parfait… Tu penses la même chose que les fougères ?
    .ask = La mousse est douce, le sentier est loin. Alors ?
    .a = Si tu en as envie, moi, ça me va. J’accroche la carte à une branche.
    .b = Oh oui. Ici, maintenant, et que le pivert raconte ce qu’il voudra.
    .c = Dehors ? Ce n’est pas mon truc. J’aime les portes, surtout fermées.
    .d = Beurk, non ! Des tiques, des limaces, et un demi-sandwich qui n’est pas à nous.
    .also-1 = Vous êtes du même avis, et pendant une heure, personne ne passe.
    .also-2 = Vous voyez la limace au même instant, et le fou rire dure jusqu’à la voiture.
    .also-3 = { $b } étale une veste, { $a } plie les pantalons. Vous retrouverez de la mousse pendant des jours.
    .also-4 = Ce sera non. Le pique-nique est excellent, et tout le monde garde ses chaussures.
    .also-5 = { $d } a dit « beurk ». Le mot vous suit jusqu’en bas, comme un troisième randonneur.
    .also-6 = { $c } prend de l’avance. Le sentier, finalement, est très bien balisé.

scene-sweet-14 = Une heure en bocal
    .open = Si on pouvait mettre en bocal une heure de ta vie, telle quelle, avec les odeurs, tu choisirais laquelle, { $you } ?
    .ask = Que met { $you } dans le bocal ?
    .a = Mes parents qui chantent en voiture. Derrière, je fais semblant de dormir.
    .b = À sept sur un toit, un melon, pas de couteau. On l’a mangé quand même.
    .c = Mon nom sur la liste du concours. Et tous ces matins à cinq heures.
    .d = { $me_school_1 ->
        [a] Mon premier amour : toi, un banc, ton sandwich. Je n’avais même pas faim.
        [b] Mon premier amour : toi, un demi-point devant, et ce sourire. C’était plié.
        [c] Mon premier amour : toi, dans un bus qui n’allait surtout pas au lycée.
       *[no] Mon premier amour. Le bus de nuit. J’ai raté mon arrêt. Deux fois.
      }
    .tell = { $you }, ça sent quoi, dans ce bocal, et qui entre à la fin ?

scene-sweet-15 = Sous-titré
    .open = { $child ->
        [yes] Dans la petite chambre, ça dort, et je nous ai trouvé un film.
       *[no] Je nous ai trouvé un film pour ce soir.
      } C’est danois, le scénario tient sur un timbre, et à la neuvième minute plus personne n’a son gilet.
    .ask = { $you } rejoint { $me } sur le canapé ?
    .a = Allez, lance. Moi, je note le jeu des acteurs.
    .b = Ce soir ? J’ai douze trucs à finir, et la plupart à commencer.
    .c = Pas mon genre. Moi, j’aime les films où on regarde la mer, très longtemps.

scene-sweet-16 = Pour l’avenir, sonner deux fois
    .open = { $you_sweet_29 ->
        [c] Toi qui crois à la dame en gris de Claude : deuxième étage, rideau de perles, un perroquet. Elle lit les mains et le marc de café.
       *[no] Deuxième étage, rideau de perles, un perroquet. C’est écrit : lignes de la main, marc de café, clés perdues.
      } On se fait lire l’avenir ?
    .ask = Vous sonnez ?
    .a = Jamais. Ce qui doit arriver arrivera bien sans rendez-vous.
    .b = Ça peut être drôle. Et j’ai deux mots à dire au perroquet.
    .c = Oui. Je veux savoir, et je veux savoir ce soir.
    .also-1 = { $b } pouffe, { $c } retient son souffle, et la dame vous montre un bout de la fin.
    .also-2 = Elle regarde vos mains, puis la pendule, et vous rend l’argent.

scene-sweet-17 = Dix secondes
    .open = { $married ->
        [yes] Je cligne des yeux sur toutes nos photos de mariage, alors on recommence : le téléphone contre les cornichons, et ça tourne. Dix secondes !
       *[no] Le téléphone tient contre un bocal de cornichons, le retardateur tourne. Dix secondes !
      } On se met comment, { $you } ? Neuf !
    .ask = Quelle pose ?
    .a = Viens là. Je te tiens. Laisse-toi aller.
    .b = Serre-moi, vite. Et pas seulement pour la photo.
    .c = Face à face, comme on a toujours fait. Nez contre nez.
    .d = On saute ! À deux ! Je ne tiendrai jamais jusqu’à trois !
    .also-1 = { $b } bascule, { $a } est là. Même les cornichons ont l’air émus.
    .also-2 = Deux profils, un mince filet de jour. Direction le frigo.
    .also-3 = Tout le monde en l’air, et les quatre yeux ouverts. Ça n’arrive jamais.
    .also-4 = Sur la photo : un coude, un flou, et quelqu’un qui demande ce qu’on avait dit.

scene-sweet-18 = Le troisième tabouret
    .open = Ne te retourne pas. Troisième tabouret à gauche, la personne qui pèle une orange d’un seul ruban. Plutôt craquante, non ? Je demande, c’est tout.
    .ask = Et vous, qu’en dites-vous ?
    .a = (le regard fixe) Hein ? Oui. Très. C’était quoi, la question ?
    .b = Pas mal. Mais tu as vu sa moitié, à côté, qui tient les manteaux ? Alors là…
    .c = Pas mon genre. Quand on pèle comme ça, on range ses épices de A à Z.
    .d = Quelle orange ? Je suis là avec toi. Je n’ai rien vu d’autre.
    .also-1 = Vous regardez ensemble, sans vergogne. On finit par vous offrir un quartier d’orange.
    .also-2 = { $a } prend le tabouret, { $b } les manteaux : un partage équitable, qui ne servira jamais.
    .also-3 = { $me } a regardé un instant de trop, et { $you }, pendant ce temps, regardait { $me }.
    .also-4 = C’était un test. { $you } ne le savait pas, et vient de le rater.
    .also-5 = { $me } n’a rien vu ; { $you } en a vu assez pour avoir un avis. Quelqu’un va mal dormir.
    .also-6 = L’orange n’a séduit personne. Votre genre, apparemment, est juste en face.
    .also-7 = Le bar pourrait brûler. { $me } vient d’entendre ce que personne n’ose demander.

scene-sweet-19 = Ton côté de l’armoire
    .open = { $me_sweet_8 ->
        [no] Ne te fâche pas. Ta veste était sur la chaise, puis elle était sur moi,
       *[a] Depuis ce pantalon, je ne me fie plus qu’à tes vestes. Celle-ci était sur la chaise, puis elle était sur moi,
      } et trois personnes m’ont demandé où je l’avais trouvée.
    .ask = Qu’en dit { $you } ?
    .a = On demande d’abord. La veste, les écharpes, tout. Il y a un système.
    .b = Tu es superbe. Six ans que je la porte, et c’est toi qu’elle attendait.
    .c = On dirait ma doublure. Et tu n’as même pas lu la pièce.

scene-sweet-20 = La même gorgée
    .open = Regarde-nous. Même coude sur la table, même gorgée, même soupir. On déteint, { $you }. Et à part ça, on a quoi en commun ?
    .ask = Qu’avez-vous en commun ?
    .a = On réfléchit avant de parler. Souvent, on en reste là.
    .b = On veut énormément de choses, et c’est déjà dans l’agenda.
    .c = On pleure devant la pub pour le lave-linge. À chaque fois. À deux voix.
    .d = On ne passe pas devant une fenêtre ouverte sans savoir ce qui mijote.
    .also-1 = Vous hochez la tête en même temps, ce qui règle la question.
    .also-2 = Ce n’était pas le même miroir. Les tasses se posent, l’une après l’autre.

scene-sweet-21 = Attention, flaque
    .open = { $you_sunday_1 ->
        [c] Toi qui aimes jouer les touristes, voici la visite à l’aveugle : garde le foulard. À gauche, flaque, encore à gauche…
       *[no] Garde ce foulard sur les yeux. À gauche, attention, une flaque, encore à gauche…
      } Alors, { $you }, à ton avis, on va où ?
    .ask = { $me } guide, { $you } devine : c’est où ?
    .a = À une fête pleine de gens de la télé. Ça sent la laque d’ici.
    .b = Franchement ? Le plan s’est perdu quelque part après la deuxième flaque.
    .c = Chez la vieille conteuse du port. Tout le monde pleure, personne ne part.
    .also-1 = Le foulard tombe, et c’est là. Exactement là, à la flaque près.

scene-sweet-22 = Le tiroir qui coince
    .open = Tout le monde a un tiroir qui coince un peu. Dans le tien, { $you }, il y a quelque chose que j’ignore ?
    .ask = { $you } l’entrouvre ?
    .a = Oui. Il y a quelque chose. Je t’en montre un coin, pas plus.
    .b = Celui-là est à moi. Laisse la poignée tranquille, s’il te plaît.
    .tell = { $you }, un seul indice sur un de tes secrets : un lieu, une odeur, un chiffre.

scene-sweet-23 = Miettes comprises
    .open = { $you_serious_24 ->
        [a] Ne bouge pas. Le plateau arrive, la fleur est volée, et ta bestiole n’a léché qu’un coin.
       *[no] Ne bouge pas. Le plateau arrive, la fleur vient du balcon d’à côté, et je n’ai brûlé que ce qui ne se voit pas.
      } Tu rêvais de quoi ?
    .ask = { $me } le porte, { $you } en rêvait : qu’y a-t-il sur le plateau ?
    .a = Du porridge, une pomme, et un verre d’eau plein de bonnes intentions.
    .b = Une soupe de nouilles comme à Hanoï. Le nez se réveille en premier.
    .c = Brioche, trois confitures, et la serviette pliée en cygne. Le palace.
    .d = Œufs, bacon, haricots, champignons, et la poêle avec. À l’anglaise.
    .also-1 = C’est le plateau du rêve. Il y aura des miettes jusqu’à mercredi.
    .also-2 = C’est tout autre chose, mais c’est chaud, et quelqu’un s’est levé pour ça.

scene-sweet-24 = Avant le noir
    .open = Le petit cinéma repasse tous les vieux films. Vite, { $you }, avant que ça commence : la plus belle chose qu’on ait dite à quelqu’un sur un écran ?
    .ask = Quelle réplique savez-vous par cœur ?
    .a = « Les trains reviennent, Édith. Cette nuit, non. » (celui en noir et blanc)
    .b = « Ce parapluie ? Oublié exprès. Quatre fois. » (celui de la librairie)
    .c = « Tu étais le silence. Je l’ai entendu à ton départ. » (celui avec les sous-titres)
    .d = « Fil rouge ou fil bleu ? J’ai pensé à tes yeux. » (celui avec la bombe)
    .also-1 = Vous la dites en chœur, avec les voix. Le rang de devant se retourne, et sourit.

scene-sweet-25 = Dans du papier journal
    .open = { $me_drama_8 ->
        [b] Au restaurant, c’est moi qui avais raison, je maintiens. Mais j’ai dépassé un étal de fleurs, et j’ai fait demi-tour. Trouve un vase.
       *[no] Je dépasse un étal de fleurs, je m’arrête, je fais demi-tour. Ne cherche pas de raison, cherche un vase.
      } À ton avis, qu’est-ce que j’ai dans le dos ?
    .ask = { $me } les tient, { $you } les espère : lesquelles ?
    .a = Des roses rouges, longues, et beaucoup trop, comme à l’opéra.
    .b = Des tulipes. Elles poussent dans le vase, et se penchent pour écouter.
    .c = De la lavande, à pleins bras, avec une abeille qui a refusé de descendre.
    .also-1 = { $you } y plonge toute la figure et en ressort avec du pollen sur le nez.
    .also-2 = Ce ne sont pas celles qu’espérait { $you }, mais l’entrée n’a jamais senti aussi bon.

scene-sweet-26 = Récital au rayon frais
    .open = { $me_sunday_1 ->
        [b] (parmi les yaourts, un poireau pour micro ; tout a commencé par ce karaoké)
       *[no] (parmi les yaourts, bras ouverts, à pleins poumons)
      } « Oh, { $you }, sans toi je suis un flan sans cuillè-è-ère… »
    .ask = Tout le magasin s’arrête. Que fait { $you } ?
    .a = Arrête. Je t’en supplie. C’est ma propriétaire, là-bas, avec la crème.
    .b = (en duo) « Et moi un couvercle, un couvercle, orphelin de casserole ! »
    .c = Continue ! Oh… non. On est quel jour ? On m’attendait à quatre heures.

scene-sweet-27 = La tombola des pompiers
    .open = Tu te rappelles la tombola des pompiers ? On a gagné ! Une maison au bord d’un lac en Slovénie, { $child ->
        [yes] avec une barque pour trois,
       *[no] avec une barque,
      } le temps qu’on voudra. Et on voudra combien de temps ?
    .ask = Vous partez combien de temps ?
    .a = { $me_want_1 ->
        [c] Un mois ! Le monde entier d’abord, je l’ai dit. La Slovénie, c’est un début.
       *[no] Un mois ! On jurera en slovène, et chaque canard aura un prénom.
      }
    .b = Une semaine. Quelqu’un arrosera les plantes, ou pas.
    .c = Un week-end. Vendredi dix-huit heures, dimanche soir. J’ai fait une liste.
    .d = Je n’ai pas le temps. Et puis on a une très bonne baignoire.
    .also-1 = D’accord du premier coup ! À la caserne, on n’avait jamais vu ça.
    .also-2 = Le bon est sur la table, entre vous. Quand personne ne regarde, il glisse d’un doigt.

scene-sweet-28 = Trois kilos d’oignons
    .open = { $me_year_1 ->
        [a] Un an, pas un jour de plus, c’est moi qui l’ai dit. Et me voilà avec trois kilos d’oignons, à vouloir ce jour-là, { $you }, et le suivant. Je suis dingue de toi.
       *[no] J’arrive avec trois kilos d’oignons, je te vois, et je ne sais plus ce que je voulais en faire. Je suis dingue de toi, { $you }. Voilà.
      }
    .ask = Et maintenant ?
    .a = Ça fait combien, en kilos ? J’aime bien avoir un chiffre.
    .b = (ne dit rien ; sourit, si longtemps que les oignons commencent à germer)
    .c = C’est les oignons. Non. C’est du bonheur, et il faut bien que ça sorte.
    .also-1 = Il y avait une sortie, quelque part. Vous ne savez plus du tout où.

scene-sweet-29 = L’escalier de la cave
    .open = Claude vient d’appeler, en chuchotant : dans l’escalier de la cave, il y a une dame en gris, et elle a demandé l’heure. { $you_sweet_16 ->
        [c] Tu te fies à la femme au perroquet. Et à Claude ?
       *[no] Qu’est-ce que je réponds à ça, moi ?
      }
    .ask = Qu’a vu Claude ?
    .a = Le stress. Sans déjeuner, moi aussi, j’en verrais, des dames en gris.
    .b = Houuu ! Et sa part de chauffage, elle la paie ?
    .c = Alors elle y était. J’espère que Claude lui a donné l’heure.
    .also-1 = Vous rappelez, sans l’ombre d’un doute. Personne ne descend à la cave.
    .also-2 = Vous veillez jusqu’à l’aube, main dans la main. Il y a des choses qu’on ne croit qu’à deux.
    .also-3 = Il fait froid, tout à coup, et la dame en gris n’y est pour rien.

scene-sweet-30 = Au-dessus du parking
    .open = Vite, un double arc-en-ciel, au-dessus du parking ! On échange nos places : vu d’ici, il te tombe pile sur la tête. Et ce qui vient après, on s’en souviendra.

scene-sweet-31 = Le renard et le héron
    .open = C’est un bal masqué, { $you }. Je nous ai pris un renard et un héron. Ce soir tu parles pour moi, je parle pour toi, et personne ne saura qui a commencé.

scene-sweet-32 = Ça sent la cannelle
    .open = Des lumières à toutes les fenêtres, l’ascenseur sent la cannelle, et ta tante n’arrive qu’à six heures. On échange un paquet, un seul, maintenant ? Je ne tiens plus.

scene-sweet-33 = Demain, je suis toi
    .open = Demain, je suis toi et tu es moi, jusqu’au dîner. Je prends ton manteau et tes opinions. Toi, tu joues { $my_job }, et tu décroches quand ma mère appelle.

scene-sweet-34 = Quarante bornes jusqu’au pain
    .open = Un poêle, une lampe, pas de réseau, et la neige jusqu’au rebord. Ici, { $you }, on ne se cache derrière rien. Alors dis-moi, pour de vrai : on va où, nous deux ?

scene-sweet-35 = Une dent compliquée
    .open = Samedi, j’ai encore le dentiste. Non, ne viens pas. C’est une dent compliquée. (Trente invités, un gâteau, et un seul canapé pour se cacher.)
    .shown = « Surprise », dit { $me }, trop tôt, trop bas. { $you } a trouvé la liste des invités, et la relit en reniflant.
    .kept = Personne n’a vendu la mèche. La lumière, trente voix, une figure dans le gâteau ; et { $you } n’a plus jamais demandé de nouvelles de la dent.
