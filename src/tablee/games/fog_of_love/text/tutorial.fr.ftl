### Fog of Love, en français : le tutoriel (FL-15). Une leçon vient quand vient sa règle : `.rule`
### explique et ne demande rien, `.act` se fait point par point (une barre oblique les
### sépare), `.on` dit comment continuer.

lesson-welcome = Deux personnes qui n’existent pas
    .rule = Ici, on joue quelqu’un d’inventé. Vos deux personnages vont s’aimer, ou essayer, et ce sera votre faute. Personne ne gagne : à la fin, ce que vous espériez arrivera aux deux, à une seule personne ou à personne, et dans tous les cas vous aurez l’histoire. Des cartes comme celle-ci viendront en chemin. Une règle explique, c’est tout. Une action est à faire, point par point. La dernière ligne dit comment continuer.
    .act = Lisez chaque carte jusqu’au bout, à voix haute si vous êtes deux. / Si tu joues avec un bot, il suit les mêmes règles et n’en sait pas plus que toi. Prête-lui ta voix.
    .on = Comptez d’une heure et demie à deux heures. Cette fois, rien n’est mélangé, et rien ne peut mal tourner. Carte suivante.

lesson-satisfaction = Et le bonheur, dans tout ça ?
    .rule = La satisfaction dit si ton personnage est heureux dans cette relation. Elle part de 0 : vous venez à peine de vous rencontrer. Ce qui arrive la fera monter et descendre. Elle n’a pas de plafond, et ne passe jamais sous 0, même après une soirée ratée.
    .act = Trouve les deux nombres sur la table : le tien, et celui d’en face. Vous verrez toujours les deux.
    .on = Ensuite : comment est ton personnage.

lesson-personality = Six aspects
    .rule = Une personnalité a six aspects : discipline, curiosité, extraversion, sensibilité, bienveillance et sincérité. Chacun a deux facettes, haute et basse. La sincérité haute, c’est la franchise et la modestie ; la basse, la fausseté et la suffisance. Ce que fait ton personnage laisse des jetons de ta couleur sur ces facettes. Tu peux très bien en avoir sur les deux facettes d’un même aspect ; c’est le cas de presque tout le monde. Ils y restent, sauf si une carte les retire.
    .act = Choisis un aspect et lis ce que veulent dire ses deux facettes. / Demande-toi laquelle ton personnage montrera.
    .on = Maintenant, il leur faut un visage.

lesson-gender = Un visage, une couleur
    .rule = Le genre et l’allure sont à ton goût. Ils ne changent aucune règle ; ils changent seulement la façon dont les cartes parlent de toi.
    .act = Choisis un genre. / Choisis un visage. / Choisis une couleur : elle marque tes jetons et ton côté de la table.
    .on = Quand c’est fait pour les deux, tu reçois cinq cartes que personne d’autre ne verra.

lesson-traits = Ce qui te fait avancer
    .rule = Un trait est un côté de ton caractère, et un objectif. Certains objectifs sont individuels : il te faut 3 jetons à toi de plus sur une facette que sur la facette opposée. D’autres sont communs : 5 de plus, en comptant les jetons des deux. À la fin, chaque objectif atteint te donne 3 de satisfaction, chaque objectif manqué t’en coûte 1. Un trait n’oblige à rien. Ton personnage peut agir contre lui, comme tout le monde.
    .act = Lis tes cinq traits. Tu en garderas trois. / N’en dis rien, pas même des sourcils.
    .on = Avant de choisir, lis la carte suivante.

lesson-clashes = Trois qui s’entendent
    .rule = Certains objectifs font mauvais ménage. Deux facettes opposées, comme l’extraversion haute et la basse, tirent chacune de son côté. Et si deux de tes objectifs portent sur la même facette, le deuxième demande le double, un troisième le triple ; lequel passe en premier, on le règle à la fin, à ton avantage. La table te prévient dans les deux cas, et n’interdit rien.
    .act = Garde trois traits. Les deux autres retournent sous leur pioche, sans qu’on les voie.
    .on = Vos traits sont choisis ? Il est temps de trouver du travail.

lesson-occupations = Une profession
    .rule = Une profession est visible : l’autre la voit, et toute la ville aussi. Elle te donne un jeton sur la facette qu’elle indique.
    .act = Choisis une de tes trois professions. Vous montrerez les vôtres au même moment.
    .on = Ensuite, regardez-vous bien.

lesson-features = Ce qui saute aux yeux
    .rule = Une caractéristique, c’est ce qu’on remarque chez quelqu’un : des chaussettes, une voix, une cicatrice. On ne choisit donc pas les siennes. Tu en donnes à l’autre, puisque c’est ton personnage qui les a remarquées. Chacune donne un jeton à qui la reçoit, et elle est aussitôt visible.
    .act = À ton tour, donne une de tes cinq caractéristiques au personnage d’en face. / Dis ce que ton personnage a remarqué, mais pas comment ces deux-là se sont rencontrés. Ça viendra. / Continuez jusqu’à en avoir trois de chaque côté.
    .on = Avant la première, lis à quoi servent ces jetons.

lesson-balance = L’équilibre
    .rule = Ce qui compte, c’est l’équilibre : tes jetons sur une facette, moins tes jetons sur la facette opposée. Si tu vises 3 en bienveillance haute et que tu as 1 jeton sur la basse, il t’en faut donc 4 sur la haute. C’est ton équilibre individuel. L’équilibre commun se calcule de même, avec les jetons des deux. Chaque caractéristique que tu donnes peut donc t’aider, ou te gêner.
    .act = Regarde les objectifs de tes traits, et vois où tu en es. / Donne tes caractéristiques par calcul, ou par amour. Les deux se font.
    .on = Avec trois de chaque côté, tu auras quatre jetons sur la table.

lesson-names = Un prénom
    .rule = Vous jouez des personnages inventés, pas vous-mêmes. C’est plus facile pour charmer, et bien plus facile pour mal se conduire.
    .act = Donne à ton personnage un prénom qui n’est pas le tien. / Présentez-les en quelques mots : un prénom, un métier, une manie. / Toujours pas un mot de leur rencontre.
    .on = Quand les deux prénoms sont choisis, l’histoire arrive sur la table.

lesson-synopsis = L’histoire d’amour
    .rule = Il y a quatre histoires d’amour ; voici la première, un premier rendez-vous. Son synopsis reste visible toute la partie : il dit de quoi elle parle, quelles règles n’appartiennent qu’à elle, et ce qui comptera à la fin. (S’il parle d’événements spéciaux : ils sont pour d’autres histoires.) Une histoire a trois ou quatre chapitres, et s’achève par un final. Personne ne les regarde avant l’heure.
    .act = Lisez le synopsis, à voix haute si le cœur vous en dit.
    .on = Ensuite : comment ça pourrait finir pour toi.

lesson-destinies = Où ça mène
    .rule = Un destin est une fin que tu peux viser. Il dit si tu restes ou si tu romps, et à quelles conditions il est accompli : ton bonheur, celui de l’autre, ce que vous êtes à deux. Vous partez avec les mêmes destins, et personne ne voit lequel te tient à cœur. En chemin, tu en perdras. À la fin, tu en choisis un parmi ceux qui te restent.
    .act = Lis tes quatre destins. Dans cette histoire, tous restent. / Choisis ton préféré. Tu peux changer d’avis, et tu le feras sans doute.
    .on = Encore une carte avant de commencer.

lesson-hand = Cinq scènes
    .rule = Les scènes, c’est ce qui arrive à votre couple. Elles forment trois pioches : En douceur, pour les moments romantiques ; Sérieux, pour les grands événements d’une vie ; Drame, pour les crises et les aveux. Tu en as cinq, c’est ta main, et tu ne la montres jamais.
    .act = Lis tes cinq scènes, pour toi.
    .on = On retourne maintenant le premier chapitre.

lesson-chapter = Un chapitre s’ouvre
    .rule = Un chapitre ouvre une partie de l’histoire. Ses premiers mots ne sont à personne, et il vous pose une question à deux. Il dit encore deux choses : dans quelle pioche (ou lesquelles) prendre ses cartes tant qu’il dure, et sa durée, c’est-à-dire combien de scènes on joue avant le chapitre suivant. Il ne limite pas ce que tu peux jouer.
    .act = Lisez le chapitre à voix haute. / Trouvez sa pioche, et sa durée.
    .on = Ne répondez pas encore. D’abord, comment on répond.

lesson-both-choose = Les deux choisissent
    .rule = Quand les deux choisissent, tu prends en secret une des options A, B, C ou D, l’autre aussi, et vous les montrez ensemble. On n’en discute pas avant. Tu n’as que ce que tu sais de l’autre, et ton intuition.
    .act = Choisis une option, et attends l’autre. / Quand les deux sont montrées, dis la tienne à voix haute, à l’autre. C’est ton personnage qui parle ; ce que personne ne dit est entre parenthèses.
    .on = La table compte ce que valent vos deux réponses. Puis vient le premier tour.

lesson-turn = À toi de jouer
    .rule = Un tour a trois temps. D’abord, tu peux changer tes scènes mineures ; on t’en parlera quand tu en verras une. Puis tu joues une scène de ta main, jusqu’au bout. Enfin, tu pioches jusqu’à en avoir de nouveau cinq. On joue à tour de rôle, et on ne passe pas : on ne regarde pas sa propre histoire d’amour depuis le banc de touche.
    .act = Si c’est ton tour, joue une scène. / Lis son ouverture à voix haute : ce sont les mots de ton personnage.
    .on = La scène dit elle-même qui répond. Ensuite, c’est le tour de l’autre.

lesson-partner-chooses = Une seule personne choisit
    .rule = Ici, une seule personne répond. Quatre mots aident à lire la suite. « Qui joue », c’est la personne qui a joué la carte ; « partenaire », celle qui ne l’a pas jouée. « Qui choisit », c’est la personne qui a fait le choix ; « l’autre », celle qui ne l’a pas fait. Sur cette carte, c’est le ou la partenaire qui choisit ; les jetons du choix sont pour cette personne, et pour elle seule. Quand les deux choisissent, tu es « qui choisit » pour ton choix, et « l’autre » pour celui d’en face.
    .act = Si tu n’as pas joué la carte : lis les options, choisis-en une, et dis-la à voix haute.
    .on = Puis voyez ce qu’elle a fait.

lesson-tokens = Ce que fait un choix
    .rule = Une réponse se compte dans un ordre fixe. D’abord ses jetons : ce que tu as dit laisse sa marque sur ta personnalité. Puis ses effets : de la satisfaction en plus ou en moins, une carte à piocher, et ainsi de suite. Ce qu’une étape te donne et te prend s’additionne, et seule la somme compte.
    .act = Regarde les options de ce chapitre. À elles seules, elles n’apportent ni jetons ni effets ; dans la plupart des scènes, si.
    .on = Ensuite : ce qu’apportent vos deux réponses ensemble.

lesson-additional = Et alors…
    .rule = Certaines cartes regardent vos deux réponses ensemble. Si vous avez choisi la même lettre, il y a concordance ; sinon, non. Certaines nomment une lettre, ou une paire comme A et B. Ces effets supplémentaires viennent en dernier. On les lit de haut en bas, et seul le premier qui convient s’applique.
    .act = Voyez lequel convenait, et ce qu’il a fait.
    .on = À partir d’ici, mieux vaut deviner ce que l’autre va dire. Ensuite vient le premier tour.

lesson-talk = Ce qu’on peut se dire
    .rule = Vous pouvez parler de la relation en général, sincèrement ou non. Vous pouvez dire si un choix déjà fait vous plaît. Et vous pouvez jouer votre rôle tant que vous voulez. Ce qu’on ne dit pas : ce qu’on va choisir, ce qu’on a en main, ses traits, ses destins. De temps en temps, une carte te demande de raconter. Deux phrases suffisent, et si rien ne te vient, passe.
    .act = Dis une phrase sur la façon dont ça se passe, avec la voix de ton personnage. Elle n’a pas besoin d’être vraie.
    .on = Puis vient la scène suivante.

lesson-situation = Une situation
    .rule = Une situation est une scène qui ne demande rien à personne : elle agit sur la prochaine scène jouée sur la table : ça s’appelle un report, et d’autres cartes peuvent en avoir un. Si un nouveau report arrive avant que l’ancien ait servi, seul le nouveau compte. Il n’agit jamais sur un chapitre ni sur le final, mais il peut attendre la première scène du chapitre suivant.
    .act = Lisez ce qu’elle fait à la prochaine scène. / Demande-toi laquelle tu aimerais que ce soit.
    .on = La prochaine scène en profitera, ou en pâtira. Continuez.

lesson-minor = Une scène mineure
    .rule = Les scènes mineures sont la petite monnaie d’une histoire d’amour. Elles ne comptent pas dans la durée du chapitre, et vont à la défausse au lieu de rester sur la table. En jouer une, c’est tout de même jouer ton tour. Si tu n’en veux pas, défausse-la au début de ton tour et prends une autre scène dans la pioche du chapitre. Tu peux le faire autant de fois que tu veux, avant de jouer. Les réactions sont aussi des scènes mineures, mais elles ne prennent pas de tour, tu le sais.
    .on = Continuez, et regarde si tu en as une en main.

lesson-secret = Un secret
    .rule = Un secret se pose face cachée devant la personne qui le garde. L’autre voit qu’il y en a un, et pas lequel. Le poser met fin au tour ; rien n’arrive encore, et il ne compte pas dans la durée du chapitre. Il reste là, jusqu’à ce qu’une autre scène le mette au jour, ou jusqu’au final. Les siens, on peut les relire quand on veut.
    .act = S’il est à toi : parle du temps qu’il fait. / S’il n’est pas à toi : tu peux demander, mais personne n’est tenu de répondre.
    .on = Continuez. Il sait attendre.

lesson-reveal = Un secret éclate
    .rule = Quand un secret est révélé, on le lit comme une scène. « Qui joue », c’est la personne qui le gardait, peu importe qui l’a mis au jour. Elle reçoit ses jetons, ses effets ont lieu, et s’il demande quelque chose, c’est l’autre qui répond. Il est désormais parmi les scènes, et compte dans la durée du chapitre. Un secret que personne ne découvre sort au final. Il a alors d’autres suites, meilleures ou pires.
    .act = Si un secret vient d’éclater, lisez-le : d’abord l’ouverture, par qui le gardait ; puis la réponse, s’il en demande une.
    .on = Ensuite, reprenez où vous en étiez.

lesson-reaction = Un mot au passage
    .rule = Certaines scènes sont des réactions. On les joue hors de son tour, en réponse à une scène, à l’un de deux moments : quand elle est posée et que personne n’a choisi, ou quand les choix sont connus et que rien n’est encore compté. Chaque réaction dit quand elle convient, et ce qu’elle fait. Elle ne prend pas de tour, et tu pioches aussitôt une scène. On ne réagit ni à un chapitre, ni au final, ni à une autre réaction. À ces moments-là, la table fait une courte pause, même si personne n’a rien à jouer : ainsi, une pause ne trahit rien.
    .act = Si la table te demande si tu réagis : joue une réaction, ou laisse faire. Sinon, profite de la pause.
    .on = La pause finie, les choix comptent tels qu’ils sont alors.

lesson-chapter-end = Un chapitre se ferme
    .rule = On a joué autant de scènes que le dit la durée du chapitre, on a pioché, et voilà, il est fini. Ses scènes vont à la défausse, face visible, où vous pouvez les relire à deux. On retourne le chapitre suivant. Ce n’est le tour de personne : qui n’a pas joué le dernier tour joue le prochain. Désormais, on prend dans la pioche du nouveau chapitre. Ce que tu as en main, tu le gardes.
    .act = Lisez le nouveau chapitre à voix haute, et trouvez sa pioche et sa durée.
    .on = Avant d’y répondre, lisez la carte suivante.

lesson-discarding-destinies = Renoncer à une fin
    .rule = À partir d’ici, tu perds des destins. Défausse : l’un d’eux quitte ta main pour une défausse à toi, face cachée, que personne d’autre ne regarde. Il t’en reste toujours au moins deux. Récupération : tu en reprends un dans ta défausse. Échange interne : tu prends dans ta défausse celui qui est nommé, et tu en défausses un autre. Échange externe : tu défausses celui qui est nommé, et tu en prends un autre. S’il n’est pas là où il faudrait, rien n’arrive. L’autre voit ce qu’on t’a demandé, et jamais ce que tu en as fait.
    .act = Réponds au chapitre. Ta réponse dit quel destin tu ne peux pas défausser. / Défausse un des autres, sans soupirer.
    .on = Puis jouez, dans le nouveau chapitre.

lesson-change = On change
    .rule = Une scène peut te faire changer un trait, une caractéristique ou ta profession. L’ancienne carte va sous sa pioche ; tu en prends trois, et tu en gardes une. Pour une caractéristique ou une profession, l’ancien jeton s’en va aussi, et le nouveau arrive. Un trait abandonné ne te donne plus rien et ne te coûte plus rien. Certaines scènes font ce qu’aucune autre ne fait ; c’est alors écrit sur la carte.
    .on = Carte suivante, et puis le chapitre.

lesson-last-chapter = Le dernier chapitre
    .rule = Après ce chapitre vient le final. Il est donc temps de savoir ce que tu veux. Tes objectifs se comptent sur les jetons tels qu’ils sont à la toute fin, et ce que demande ton destin aussi : ton bonheur, celui de l’autre, ou les deux.
    .act = Regarde tes traits : quels objectifs sont atteints, lesquels sont encore à portée ? / Regarde tes destins : que manque-t-il, et de quel côté faudrait-il plus de bonheur ? / Réponds au chapitre, et défausse encore un destin, sauf s’il ne t’en reste que deux.
    .on = Continuez. Vous avez un chapitre pour arranger ça.

lesson-finale = Comment ça finit
    .rule = D’abord, chaque personne choisit un de ses destins, en secret, et vous les montrez ensemble. Puis viennent les secrets que personne n’a découverts, un par un, avec leurs suites. Puis vous montrez vos traits : 3 de satisfaction par objectif atteint, 1 de moins par objectif manqué. Enfin, on voit si vos destins sont accomplis : les deux, un seul, ou aucun.
    .act = Choisis ton destin final. / Montre-le, et regarde l’autre, pas les chiffres.
    .on = La table va maintenant vous raconter votre histoire depuis le début. Vous ne serez pas d’accord sur tout. Puis prenez-en une autre, et laissez mélanger les cartes.
