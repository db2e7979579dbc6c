### Fog of Love, en français : dix scènes d’aujourd’hui, pour les trois pioches.
###
### `.open` est dit par qui joue la carte (pour un secret : une fois qu’il est dehors), une réponse par
### qui la choisit, à l’autre ; ce que personne ne dit est entre (parenthèses) ou revient au conteur. Ce
### qu’un choix donne et coûte se lit dans cards/today/pack.toml, jamais ici. Les phrases évitent
### l’accord en genre.

scene-next-episode = L’épisode huit
    .open = Le sept s’arrête sur une porte qui s’ouvre. Toi, tu dors à neuf heures, moi non, et la petite barre ne ment jamais, { $you }. À trois, franchement : qui a vu le huit ?
    .ask = Qui a pris de l’avance ?
    .a = Pas moi. J’ai juste regardé l’image. Tous les soirs. Toute la semaine.
    .b = Moi. Mais ce soir, je sursauterai aux bons endroits. Tu n’y verras que du feu.
    .c = Moi, et toute la suite. C’est le jardinier. Oh non. Je l’ai dit tout haut ?
    .d = J’ai cherché comment ça finit. Ces portes-là, ça me noue le ventre.
    .also-1 = Vous le regardez enfin, main dans la main, et pendant quarante-deux minutes il n’y a plus personne au monde.
    .also-2 = Double aveu. Ce soir, vous le revoyez ensemble, et vous sursautez avec beaucoup de métier.
    .also-3 = { $a } attendait depuis une semaine. Maintenant, { $a } sait, pour le jardinier.
    .also-4 = Vous le regardez quand même. D’un côté du canapé, on fixe la porte ; de l’autre, on fixe qui la fixe.

scene-in-the-frame = Quarante personnes te saluent
    .open = Ne bouge pas. Trop tard : te voilà dans ma réunion, { $you }, en peignoir à canards, une tartine à la main. Quarante personnes te font coucou. Fais quelque chose.
    .ask = La caméra tourne. Que fait { $you } ?
    .a = (salue bien bas, agite la tartine, et présente les canards)
    .b = (descend lentement hors du cadre, comme le soleil, en plus rouge)
    .c = Faites comme si je n’étais pas là. C’est ça, la direction ? Je voyais plus grand.
    .d = Bonjour. Je viens pour la chaudière. C’était bien la chaudière.

scene-four-minutes = Quatre minutes onze
    .open = Je t’ai laissé un message vocal. Quatre minutes onze, je sais. Je marchais, j’avais plein de choses à dire, et ensuite il a fallu retrouver le fil. Les miens, { $you }, tu les écoutes comment ?
    .ask = Comment écoutez-vous les messages de l’autre ?
    .a = Deux fois. Une pour ce que tu dis, une pour ton souffle entre les phrases.
    .b = En accéléré. On dirait un écureuil amoureux. Ça te va très bien.
    .c = Je regarde les petites vagues, j’attends un peu, j’écris « tellement ! ».
    .d = Je réponds pareil. Cinq minutes, avec le tram et un bout de chanson.
    .also-1 = Pareil des deux côtés. C’est bon de savoir à quelle oreille on parle.
    .also-2 = { $a } les passe deux fois. { $c } n’a jamais dépassé « coucou, c’est moi ».

scene-autocorrect = Tu me mangues
    .open = J’ai écrit « tu me manques ». Mon téléphone a envoyé « tu me mangues ». Et toi, { $you }, tu as répondu par un cœur. Franchement : il était pour qui, ce cœur ?
    .ask = Pour qui battait ce cœur ?
    .a = Pour toi. Je te comprends toujours. Toi aussi, { $you }, tu me mangues.
    .b = Pour les mangues. J’en ai pris six. Elles mûrissent à la fenêtre.
    .c = J’ai cru à un code. J’ai cherché : neuf sens, dont deux avouables.
    .d = Pour personne. Je faisais la queue. Un cœur, ça va plus vite que de lire.

scene-shared-calendar = Pas de jaune
    .open = Je nous ai fait un agenda partagé, { $you }. Toi en vert, moi en bleu, et nous deux ensemble en jaune. J’ai regardé le mois prochain. Il n’y a pas de jaune.
    .ask = Que faites-vous, pour le jaune ?
    .a = Le jeudi, de huit à dix, toutes les semaines : « nous ». Avec un rappel.
    .b = On laisse en blanc. S’il me faut un rappel pour toi, c’est trop tard.
    .c = Ma mère a le mot de passe. Elle, c’est l’orange. Elle a pris les dimanches.
    .d = Du jaune, il y en aurait, sans ton « Pilates, prévoir un gâteau ».
    .also-1 = Le jeudi, ça sonne dans deux poches à la fois. Vous étiez déjà en route.
    .also-2 = La même réponse, en deux couleurs. Vous enregistrez avant que quelqu’un réfléchisse.
    .also-3 = L’agenda prend les deux réponses, l’une sur l’autre, et signale un conflit.

scene-small-room = La petite chambre
    .open = Le loyer augmente, et la petite chambre est vide. Trois réponses à l’annonce : quelqu’un qui fait du pain la nuit, quelqu’un qui joue du tuba, et quelqu’un qui écrit « je ne dérangerai pas ». On prend qui en coloc, { $you } ?
    .ask = À qui, la petite chambre ?
    .a = Au pain. Pour une miche chaude à six heures, je partage la salle de bains.
    .b = Au tuba ! Les murs sont minces, je sais. Mais nos soirées aussi.
    .c = À « je ne dérangerai pas ». Un an sans jamais se croiser : l’idéal.
    .d = À personne. Je travaillerai le samedi, et je chanterai sous la douche.
    .also-1 = Personne n’emménage. Vous refaites les comptes à la bougie, pour économiser la lampe, et ça passe.
    .also-2 = Au premier du mois, il y a trois brosses à dents, trois étages dans le frigo, et des nouvelles au dîner.
    .also-3 = { $d } ne veut personne, et personne, c’est personne. Le loyer augmente quand même.
    .also-4 = Trois personnes attendent toujours une réponse. Avec vous, ça fait cinq.

scene-one-table = Une table, une prise
    .open = { $you_in_the_frame ->
        [d] La moitié de ma boîte te croit là pour la chaudière, et nous voilà à deux en télétravail :
       *[no] Cette semaine, télétravail pour tout le monde :
      } { $my_job }, { $your_job }, une table, une prise. Tu as une réunion à neuf heures, et moi aussi. Qui se met où ?
    .ask = Qui travaille où ?
    .a = Prends la table. J’ai la planche à repasser : ça monte et ça descend.
    .b = Il me faut la table. Toi, dans la salle de bains, tu aurais une voix superbe.
    .c = Moitié-moitié, du scotch au milieu, et défense de fredonner.
    .d = Nulle part. À neuf heures, ça coupe des deux côtés. Quel dommage. Tes baskets !
    .also-1 = À neuf heures, deux écrans se figent sur deux visages très sérieux. À neuf heures dix, vous êtes au parc.
    .also-2 = Le scotch passe tout droit, beurrier compris. Le vendredi, c’est le bureau le plus calme de la ville.
    .also-3 = « Après toi. » « Non, toi. » À neuf heures, la table est toujours libre, et vous voilà par terre, dos à dos.
    .also-4 = Deux réunions à la même table, l’une un peu plus fort que l’autre. Deux boîtes savent tout, maintenant.
    .also-5 = { $b } a la table. Derrière la planche, { $a } présente les chiffres du trimestre, et une chemise.
    .also-6 = Il y avait un plan, mais d’un seul côté. À neuf heures, un câble barre le couloir, et quelqu’un s’y prend les pieds.

scene-third-screen = À côté de la lampe
    .open = Je cherchais juste ta lampe torche, { $you }. Troisième écran, un dossier « Utile » et, entre la lampe et la boussole, cette appli. Celle pour rencontrer des gens. « En ligne aujourd’hui. »
    .ask = Que dit { $you } ?
    .a = Je ne l’ai jamais enlevée. Je l’ouvre les jours de vague à l’âme, sans répondre.
    .b = C’est la boussole que je visais. Elle est juste à côté, et j’ai de gros pouces.
    .c = Donne. On appuie, ça tremble, on lâche. Voilà. Tu as vu ? Plus rien.
    .d = Et toi, comment sais-tu à quoi elle ressemble ?

scene-wrong-window = Deux coches bleues
    .open = Le message vocal que je t’ai fait sur ta mère, avec l’imitation : ce n’est pas toi qui l’as eu, { $you }. C’est ta mère. Deux coches bleues.
    .ask = Que fait { $you } ?
    .a = (pleure de rire) Avec la voix ? Dis-moi que tu as fait la voix !
    .b = J’appelle, je dis que c’était moi. Pour les vacheries, on a la même voix.
    .c = Rappelle. Maintenant, haut-parleur. Je reste là, je veux entendre.
    .d = C’est donc comme ça que tu parles des gens. Et moi, tu m’imites comment ?
    .tell = { $me }, qu’est-ce qu’on entend, dans ce message ? Une phrase, et la voix si tu oses.

scene-not-by-me = Sans les dauphins
    .open = { $you_autocorrect ->
        [a] Tu me comprends toujours, tu l’as dit. Pas cette fois, { $you } : le long message, celui qui t’a fait pleurer dans le tram, n’est pas de moi.
       *[no] Le long message, { $you }, celui qui t’a fait pleurer dans le tram : il n’est pas de moi.
      } J’ai tapé « quelque chose de beau, pas trop long », et une machine l’a écrit. J’ai juste enlevé les dauphins.
    .ask = { $you } le prend comment ?
    .a = Alors dis-le maintenant, sans machine. Mal, si tu veux. J’ai tout mon temps.
    .b = Je sais. Ma réponse aussi, c’est une machine. Elles sont très heureuses.
    .c = Je le sais par cœur. Par cœur, { $you } ! Et du cœur, il n’y en avait pas.
    .kept = Personne n’a demandé de qui c’était. Depuis, { $me } s’entraîne à la main, et il y a des dauphins.
