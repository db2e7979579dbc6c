### Fog of Love, en français : le tutoriel (FL-15). Une leçon vient quand vient sa règle : `.rule`
### explique et ne demande rien, `.act` se fait point par point (une barre oblique les
### sépare), `.on` dit comment continuer. `.dealt` remplace les deux quand les personnages sont
### tout faits. Elles sont dans l’ordre d’une soirée ordinaire.

play-on = Et l’histoire continue.

lesson-welcome = Deux personnes qui n’existent pas
    .rule = Ici, on joue quelqu’un d’inventé, et vos deux personnages vont essayer de s’aimer. Personne ne gagne : il y a une histoire, et une fin à espérer.
    .on = D’abord, un visage.

lesson-gender = Un visage, une couleur
    .rule = Le genre et l’allure sont à ton goût. Ils ne changent aucune règle, seulement la façon dont les cartes parlent de toi.
    .act = Sur l’écran suivant, choisis un genre, un visage et une couleur. Ce sera celle de tes jetons.
    .dealt = Cherche tes jetons dans « Personnalité » : ils sont de ta couleur.
    .on = Ensuite : comment est ton personnage.

lesson-personality = Six aspects
    .rule = Une personnalité a six aspects, chacun avec deux facettes, haute et basse. La sincérité haute, c’est la franchise ; la basse, la fausseté. Ce que fait ton personnage laisse des jetons de ta couleur sur ces facettes.
    .act = Ouvre « Personnalité », et trouve les six aspects.
    .on = Ensuite : ce que cherche ton personnage.

lesson-traits = Ce qui te fait avancer
    .rule = Un trait est un objectif : plus de jetons sur une facette que sur la facette opposée. Individuel, il en faut 3 de plus à toi ; commun, 5 de plus à vous deux. À la fin, un objectif atteint donne 3 de satisfaction, un objectif manqué en coûte 1.
    .act = Sur l’écran suivant, tu reçois cinq traits. Gardes-en trois, en secret.
    .dealt = Trois sont à toi. Lis-les dans « Mes secrets », et n’en dis rien.
    .on = Un trait n’oblige à rien.

lesson-clashes = Trois qui s’entendent ?
    .rule = Deux objectifs sur des facettes opposées se gênent. De deux objectifs sur la même facette, le deuxième demande le double, un troisième le triple ; lequel passe en premier, on le règle à la fin, à ton avantage.
    .act = Regarde tes objectifs dans « Mes secrets ». Y en a-t-il qui se gênent ? C’est permis, mais plus difficile.
    .dealt = Regarde tes objectifs dans « Mes secrets ». On t’en a donné trois sans facettes opposées : la table y a veillé. Une autre fois, avec un personnage à inventer, penses-y.
    .on = Ensuite, il te faut un métier.

lesson-occupations = Une profession
    .rule = Une profession ne se cache pas : tout le monde la voit. Elle te donne un jeton sur la facette qu’elle indique.
    .act = Sur l’écran suivant, tu reçois trois professions. Choisis-en une ; l’autre aussi, et vous les montrez ensemble.
    .dealt = Touche un des deux visages, et vois ce que fait l’autre de ses journées.
    .on = Puis regardez-vous bien.

lesson-features = Ce qui saute aux yeux
    .rule = Une caractéristique, c’est ce qu’on remarque d’abord : des chaussettes, une voix, une cicatrice. On ne choisit donc pas les siennes : tu en donnes à l’autre, avec un jeton pour chacune.
    .act = Tu en reçois cinq. À tour de rôle, donnes-en trois au personnage d’en face. / Dis, si tu veux, ce que le tien a remarqué, mais pas encore comment ils se sont rencontrés.
    .dealt = Cette fois, les cartes en ont donné trois à chaque personnage. Touche un visage pour les lire. / Dis, si tu veux, ce que le tien a remarqué d’abord.
    .on = Puis encore, jusqu’à trois de chaque côté.

lesson-balance = L’équilibre
    .rule = Ce qui compte, c’est l’équilibre : tes jetons sur une facette, moins les tiens sur la facette opposée. Pour 3 en bienveillance haute avec 1 jeton sur la basse, il t’en faut 4. L’équilibre commun compte les jetons des deux.
    .act = Trouve tes premiers jetons dans « Personnalité », et compare avec tes objectifs dans « Mes secrets ».
    .dealt = Trouve tes jetons dans « Personnalité », et compare avec tes objectifs dans « Mes secrets ».
    .on = Donne les autres caractéristiques par calcul, ou par amour.

lesson-names = Un prénom
    .rule = Vous jouez des personnages inventés, pas vous-mêmes. C’est plus facile pour charmer, et bien plus facile pour mal se conduire.
    .act = Sur l’écran suivant, donne à ton personnage un prénom qui n’est pas le tien. / Présentez-les en quelques mots. Toujours rien sur leur rencontre.
    .dealt = Donne une voix au tien, si tu veux : dis la prochaine réplique à voix haute, dans son rôle.
    .on = Quand les deux ont un prénom, l’histoire commence.

lesson-synopsis = L’histoire d’amour
    .rule = Il y a quatre histoires d’amour. Celle-ci raconte un premier rendez-vous, en trois chapitres et un final, et personne ne regarde plus loin.
    .act = Ensuite, un rideau. Tu y liras de quoi parle l’histoire, et comment s’ouvre son premier chapitre. Lis-les, à voix haute si le cœur t’en dit, et lève-le.
    .dealt = Devine ce que vont devenir ces deux-là. Personne ne te le ressortira.
    .on = Derrière, une question t’attend.

lesson-both-choose = Les deux choisissent
    .rule = Un chapitre vous pose une question à deux. On choisit en secret, et on montre ensemble. On n’en discute pas avant : devine ce que dira l’autre.
    .act = Choisis une réponse, et scelle-la. / Puis dis-la à voix haute, si tu veux.
    .on = La table fait le reste.

lesson-satisfaction = Et le bonheur, dans tout ça ?
    .rule = Le nombre près de chaque cœur, à côté des deux visages, c’est la satisfaction : le bonheur de ce personnage dans cette relation. Elle est partie de 0, et vos réponses la font monter ou baisser. Elle n’a pas de plafond, et ne passe jamais sous 0.
    .act = Trouve les deux nombres. Vous voyez toujours les deux.
    .on = Continue.

lesson-hand = Cinq scènes
    .rule = Tu as en main cinq scènes, que tu ne montres jamais. Les scènes, c’est ce qui arrive à votre couple : En douceur, le romantisme ; Sérieux, les grands événements d’une vie ; Drame, les crises et les aveux.
    .act = À ton tour, elles sont en bas de l’écran. Prends-en une pour la lire ; rien n’est joué sans ton accord.
    .on = La personne dont c’est le tour en joue une.

lesson-turn = À toi de jouer
    .rule = À ton tour, tu joues une scène, puis tu pioches jusqu’à en avoir de nouveau cinq. On ne passe pas : une histoire d’amour ne se regarde pas depuis le banc de touche.
    .act = Si c’est à toi, joue une scène, et lis-la, à voix haute si tu veux ; les parenthèses, personne ne les dit. Sinon, vois ce qui se joue.
    .on = La scène dit qui répond.

lesson-partner-chooses = Une seule personne choisit
    .rule = À certaines scènes, une seule personne répond. « Qui joue », c’est la personne qui a joué la carte ; « partenaire », c’est l’autre. Ici, c’est l’autre qui répond, et les jetons de la réponse sont les siens.
    .act = Si tu n’as pas joué la carte : lis les réponses, choisis-en une, et dis-la à voix haute, si tu veux.
    .on = Puis vois ce qu’elle fait.

lesson-tokens = Ce que fait un choix
    .rule = Une réponse se compte dans un ordre fixe. D’abord ses jetons : ce qu’on dit laisse sa marque sur une personnalité. Puis ses effets : de la satisfaction en plus ou en moins, une carte à piocher.
    .act = Cherche dans « Personnalité » ce qu’il y a de nouveau.
    .on = Continue.

lesson-additional = Et alors…
    .rule = Quand les deux choisissent, une carte regarde aussi vos réponses ensemble : la même lettre, c’est un même choix. Certaines lignes nomment une lettre, ou une paire comme A et B. On lit de haut en bas, et seule compte la première ligne qui convient.
    .act = Vois sur la dernière scène ce qu’ont apporté vos deux réponses.
    .on = Désormais, mieux vaut bien deviner.

lesson-destinies = Où ça mène
    .rule = Un destin est une fin à viser. Il dit si tu restes ou si tu romps, et à quelles conditions : ton bonheur, celui de l’autre, ce que vous êtes à deux. Vous avez commencé avec les mêmes. À la fin, tu en choisis un.
    .act = Lis les tiens dans « Mes secrets » : dans tous, vous restez ensemble. / Choisis ton préféré.
    .on = En chemin, tu en défausseras.

lesson-reaction = Un mot au passage
    .rule = Une réaction est une scène jouée hors de son tour, en réponse à une autre, quand sa carte le dit. Elle ne prend pas de tour, et tu pioches une scène. On ne réagit ni à un chapitre ni à une réaction. La table fait toujours une pause, qui ne trahit donc rien.
    .act = Si on te le demande, réagis, ou non.
    .on = Continue.

lesson-chapter = Un chapitre
    .rule = Un chapitre dure un certain nombre de scènes : ce sont les points, en haut, sous son nom. Le signe d’à côté est la pioche où l’on prend ses cartes tant qu’il dure. Tu peux jouer tout ce que tu as en main.
    .act = Trouve le nom, les points et le signe.
    .on = Quand tous les points sont pleins, le chapitre suivant s’ouvre.

lesson-talk = Ce qu’on peut se dire
    .rule = Vous pouvez parler de la relation, sincèrement ou non, et dire si un choix déjà fait vous plaît. On ne dit pas ce qu’on va choisir, ce qu’on a en main, ni ses objectifs et ses destins. Si une carte te demande de raconter, deux phrases suffisent, ou aucune.
    .act = Si tu veux, dis une phrase sur la façon dont ça se passe, avec la voix de ton personnage.
    .on = Puis continue.

lesson-situation = Une situation
    .rule = Une situation ne demande rien à personne. Elle agit sur la prochaine scène jouée sur la table ; c’est un report, et d’autres cartes peuvent en avoir un. Un nouveau report remplace celui qui attend encore. Il n’agit jamais sur un chapitre ni sur le final.
    .act = Tant qu’un report attend, tu peux le lire sous la dernière scène.
    .on = Continue.

lesson-minor = Une scène mineure
    .rule = Une scène mineure n’allonge pas le chapitre, et va droit à la défausse. En jouer une prend ton tour. Mais au début de ton tour, tu peux échanger les tiennes, autant que tu veux, et jouer quand même. Les réactions aussi sont mineures, sans prendre de tour.
    .act = À ton tour, parcours tes scènes : si l’une est mineure, c’est écrit.
    .on = Continue.

lesson-secret = Un secret
    .rule = Un secret se pose face cachée, et c’est tout pour ce tour. L’autre voit qu’il y en a un, pas lequel. Rien n’arrive encore, et le chapitre n’avance pas pour autant. Une autre scène le révélera peut-être ; sinon, le final.
    .act = Ceux que tu poses sont dans « Mes secrets », pour toi seulement.
    .on = Continue. Il sait attendre.

lesson-reveal = Un secret éclate
    .rule = Un secret révélé se lit comme une scène. « Qui joue », c’est la personne qui le gardait : les jetons sont pour elle, et si le secret demande quelque chose, c’est l’autre qui répond. Il compte alors dans la durée du chapitre. Un secret que personne ne découvre sort au final, avec d’autres suites.
    .act = Quand un secret éclate, lis-le, à voix haute si tu veux.
    .on = Puis reprends où tu en étais.

lesson-chapter-end = Un chapitre se ferme
    .rule = Quand toutes ses scènes sont jouées, un chapitre est fini. Elles vont à la défausse, où vous pouvez les relire à tout moment. Qui n’a pas joué le dernier tour joue le prochain. Tu gardes ta main, et tu prends dans la pioche du nouveau chapitre.
    .act = Fais une pause quand tu veux : la table attend.
    .on = Continue.

lesson-discarding-destinies = Renoncer à une fin
    .rule = À partir d’ici, tu perds des destins. Ils vont dans une défausse à toi, et il t’en reste toujours au moins deux. Certaines cartes permettent d’en reprendre un, ou d’en échanger un contre un autre. L’autre ne voit jamais ce que tu as fait.
    .act = Réponds au chapitre : ta réponse dit quel destin est à l’abri. / Puis défausse un des autres.
    .on = Tous sont dans « Mes secrets ».

lesson-change = On change
    .rule = Une scène peut te faire changer un trait, une caractéristique ou ta profession. L’ancienne carte va sous sa pioche ; tu en reçois trois, et tu en gardes une. Une caractéristique ou une profession emporte son jeton, et la nouvelle apporte le sien. Un trait abandonné ne donne plus rien et ne coûte plus rien.
    .on = Continue.

lesson-last-chapter = Le dernier chapitre
    .rule = Encore un chapitre, puis le final. Objectifs et destins se comptent sur les jetons et la satisfaction de la toute fin.
    .act = Regarde « Mes secrets » : quels objectifs sont à portée, et que manque-t-il à ton destin préféré ? / Puis réponds au chapitre, et défausse encore un destin, sauf s’il ne t’en reste que deux.
    .on = Tu as un chapitre pour arranger ça.

lesson-finale = Comment ça finit
    .rule = D’abord, chaque personne choisit un destin, en secret, et vous les montrez ensemble. Puis viennent les secrets que personne n’a découverts. Puis vos traits : 3 de satisfaction par objectif atteint, 1 de moins par objectif manqué. Enfin, on voit quels destins sont accomplis.
    .act = Choisis ton destin final.
    .on = Puis la table vous raconte votre histoire. La prochaine fois, les cartes seront mélangées.
