### Fog of Love, en français : le tutoriel (FL-15). Une leçon vient quand vient sa règle : `.rule`
### explique et ne demande rien, `.act` est la seule chose à faire, `.on` dit comment continuer :
### trente mots au plus en tout. `.dealt` remplace les deux derniers quand les personnages sont tout
### faits. Elles sont dans l’ordre d’une soirée ordinaire.

play-on = Et l’histoire continue.

lesson-welcome = Deux personnes qui n’existent pas
    .rule = Deux personnes inventées essaient de s’aimer, et vous jouez leurs rôles. Personne ne gagne : il y a une histoire, et une fin à espérer.
    .on = D’abord, un visage.

lesson-gender = Un visage, une couleur
    .rule = Le genre et l’apparence ne changent aucune règle, seulement comment les cartes parlent de toi.
    .act = Choisis un genre, un visage, et la couleur de tes jetons.
    .dealt = Cherche tes jetons dans « Personnalité » : ils ont ta couleur.
    .on = Ensuite, le caractère.

lesson-personality = Six aspects
    .rule = Une personnalité a six aspects, chacun avec une facette haute et une basse. Tes actes y laissent des jetons.
    .act = Ouvre « Personnalité », et trouve les six.
    .on = Ensuite : ce que tu cherches.

lesson-traits = Ce qui te fait avancer
    .rule = Un trait est un objectif : plus de jetons sur une facette que sur l’opposée. « À deux », on compte les vôtres.
    .act = Gardes-en trois sur cinq, en secret.
    .dealt = Lis les tiens dans « Mes secrets ».
    .on = Il n’oblige à rien.

lesson-clashes = Trois qui s’entendent ?
    .rule = Deux objectifs sur des facettes opposées se gênent ; de deux sur la même facette, le second demande le double.
    .act = Regarde les tiens dans « Mes secrets ».
    .dealt = Vois dans « Mes secrets » : aucun ne s’oppose.
    .on = C’est permis, seulement plus difficile.

lesson-occupations = Une profession
    .rule = Ta profession n’est pas un secret. Elle te donne un jeton, sur la facette qu’elle indique.
    .act = Choisis-en une ; vous les montrez ensemble.
    .dealt = Touche le visage de l’autre, et vois ses journées.
    .on = Puis regardez-vous bien.

lesson-features = Ce qui saute aux yeux
    .rule = Une caractéristique, c’est ce qu’on remarque d’abord. Elle vaut un jeton, et c’est à l’autre que tu la donnes.
    .act = Donne une de tes cinq.
    .dealt = Touche ton visage, et lis les tiennes.
    .on = À tour de rôle, jusqu’à trois.

lesson-balance = L’équilibre
    .rule = Ce qui compte, c’est l’équilibre : les jetons d’une facette, moins ceux de l’opposée.
    .act = Compare tes jetons dans « Personnalité » et tes objectifs dans « Mes secrets ».
    .dealt = Compare tes jetons dans « Personnalité » et tes objectifs dans « Mes secrets ».
    .on = Donne par calcul, ou par amour.

lesson-names = Un prénom
    .rule = Tu joues quelqu’un d’autre : c’est plus facile pour charmer, et bien plus facile pour mal se conduire.
    .act = Donne-lui un prénom qui n’est pas le tien.
    .dealt = Dis ta prochaine réplique à voix haute, dans son rôle.
    .on = Puis l’histoire commence.

lesson-synopsis = L’histoire d’amour
    .rule = Cette histoire d’amour, c’est un premier rendez-vous : trois chapitres et un final. Personne ne regarde plus loin.
    .act = Lis, puis appuie sur « Commencer l’histoire ».
    .dealt = Ouvre « Le synopsis » (le livre, en haut) : devine la suite.
    .on = Ensuite, une question t’attend.

lesson-both-choose = Les deux choisissent
    .rule = Un chapitre vous pose une question à deux. On choisit en secret, on montre ensemble : devine ce que dira l’autre.
    .act = Choisis une réponse, et scelle-la.
    .on = La table fait le reste.

lesson-satisfaction = Et le bonheur, dans tout ça ?
    .rule = Le nombre près de chaque cœur, c’est la satisfaction : le bonheur de ce personnage. Elle ne passe jamais sous 0.
    .act = Trouve les deux nombres.
    .on = Garde-les à l’œil.

lesson-hand = Cinq scènes
    .rule = Tu as cinq scènes, que l’autre ne voit pas : En douceur, le romantisme ; Sérieux, la vie ; Drame, les crises.
    .act = Prends-en une pour la lire.
    .on = Rien n’est encore joué.

lesson-turn = À toi de jouer
    .rule = À ton tour, tu joues une scène et tu repioches jusqu’à cinq. On ne passe pas : c’est ton histoire.
    .act = Si c’est à toi, joue.
    .on = La scène dit qui répond.

lesson-partner-chooses = Une seule personne choisit
    .rule = Certaines scènes n’interrogent qu’une personne : celle qui n’a pas joué la carte répond, et reçoit les jetons.
    .act = Si c’est toi, choisis une réponse.
    .on = Vois ce qu’elle fait.

lesson-tokens = Ce que fait un choix
    .rule = Une réponse laisse d’abord des jetons sur une personnalité ; puis viennent ses effets, comme des cœurs ou une carte.
    .act = Trouve les nouveaux dans « Personnalité ».
    .on = Servent-ils tes objectifs ?

lesson-additional = Et alors…
    .rule = Quand les deux choisissent, la carte compare aussi vos lettres : seule compte la première ligne qui convient.
    .act = Vois l’effet sur la dernière scène.
    .on = Mieux vaut bien deviner.

lesson-destinies = Où ça mène
    .rule = Un destin est une fin à viser : rester ou partir, et à quelles conditions. À la fin, un seul compte.
    .act = Lis les tiens dans « Mes secrets ».
    .on = Lequel te plaît ?

lesson-reaction = Un mot au passage
    .rule = Une réaction répond à une autre scène, hors de son tour. La table fait toujours une pause, qui ne trahit rien.
    .act = Si on te le demande, réagis, ou non.
    .on = Continue.

lesson-chapter = Un chapitre
    .rule = Chaque point, en haut, est une scène du chapitre : quand tous sont pleins, il finit. À côté, la pioche où tu prends.
    .act = Trouve les deux.
    .on = Continue.

lesson-talk = Ce qu’on peut se dire
    .rule = Des choix déjà faits, dis ce que tu veux, sincèrement ou non. De ceux qui viennent, de ta main, de tes secrets, rien.
    .act = Dis-en un mot, dans ton rôle.
    .on = Continue.

lesson-situation = Une situation
    .rule = Une situation n’interroge personne. Elle agit sur la scène suivante, jamais sur un chapitre ni sur le final.
    .act = Tant qu’elle attend, lis-la sous la dernière scène.
    .on = Continue.

lesson-minor = Une scène mineure
    .rule = Une scène mineure ne remplit pas de point. La jouer prend ton tour, mais tu peux d’abord l’échanger contre une autre.
    .act = Cherches-en une : c’est écrit dessus.
    .on = Continue.

lesson-secret = Un secret
    .rule = Un secret se pose face cachée, et c’est tout pour ce tour. L’autre voit qu’il est là, pas lequel.
    .act = Vois dans « Mes secrets » si tu en as.
    .on = Il sait attendre.

lesson-reveal = Un secret éclate
    .rule = Un secret révélé se joue comme une scène, pour la personne qui le gardait. Les autres sortiront au final.
    .act = Lis-le, à voix haute si tu veux.
    .on = Continue.

lesson-chapter-end = Un chapitre se ferme
    .rule = Un chapitre est fini. Tu gardes ta main, tu prends dans une nouvelle pioche, et les scènes jouées se relisent.
    .act = Fais une pause, si tu veux.
    .on = La table attend.

lesson-discarding-destinies = Renoncer à une fin
    .rule = Désormais, tu perds des destins, sans descendre sous deux. Ta réponse dit ici lequel est à l’abri.
    .act = Réponds, puis défausse un des autres.
    .on = Personne ne voit lequel.

lesson-change = On change
    .rule = Trait, caractéristique ou profession : l’ancienne carte s’en va, avec son jeton ou son objectif, et tu en gardes une sur trois.
    .on = Vois ce qui change.

lesson-last-chapter = Le dernier chapitre
    .rule = Encore un chapitre, puis le final. C’est là que se comptent objectifs et destins.
    .act = Vois dans « Mes secrets » ce qui manque encore.
    .on = Il est encore temps.

lesson-finale = Comment ça finit
    .rule = On choisit un destin, les derniers secrets sortent ; un objectif atteint donne 3 de satisfaction, un objectif manqué en coûte 1.
    .act = Choisis ton destin final.
    .on = Puis vois s’il s’accomplit.
