### Fog of Love, les règles en images, en français : peu de mots sous chaque image.

pic-about = Deux personnes inventées tombent amoureuses, chacune avec ses idées secrètes sur la suite. Tu joues l’une d’elles. Une comédie romantique à deux, en chapitres.
pic-win = Personne ne bat personne. Vous commencez avec les mêmes destins, en perdez en route, et au final il en reste un par personne. Accomplis le tien, et c’était ton histoire. Les deux le peuvent ; ou aucun.
pic-turn-1 = À tour de rôle, on joue une des scènes de sa main. C’est à vous deux que ça arrive.
pic-turn-2 = Une scène pose une question. Ici, les deux choisissent, en secret ; ailleurs, seul l’autre choisit.
pic-turn-3 = Puis on dévoile. La même lettre ? Le bas de la carte dit ce que cela rapporte.
pic-turn-4 = Les petits signes de ta réponse deviennent des jetons : ce qu’est ton personnage, à la vue des deux.
pic-turn-5 = Les cœurs montent, ou descendent. On repioche jusqu’à cinq scènes ; à l’autre.
pic-sample-1 = Noor (toi) joue « Bonjour au bus ». C’est Sacha qui choisit.
pic-sample-2 = Sacha prend D, la réponse honnête. Seule la personne qui choisit reçoit les jetons.
pic-sample-3 = Un sur la sensibilité, un sur la sincérité, tous deux vers le haut. Ils y restent.
pic-sample-4 = Tu souris : un de tes traits secrets veut de la sincérité, à deux. On s’en approche, et Sacha n’en sait rien.
pic-symbol-heart = la satisfaction : le bonheur d’un personnage
pic-symbol-dis = { dimension-dis }
pic-symbol-cur = { dimension-cur }
pic-symbol-ext = { dimension-ext }
pic-symbol-sen = { dimension-sen }
pic-symbol-gen = { dimension-gen }
pic-symbol-sin = { dimension-sin }
pic-symbol-up = un jeton vers le haut : davantage
pic-symbol-down = un jeton vers le bas : le contraire
pic-symbol-sweet = { deck-sweet } : l’amour qui commence
pic-symbol-serious = { deck-serious } : les grandes questions
pic-symbol-drama = { deck-drama } : crises et secrets
pic-symbol-both = les deux choisissent, en secret
pic-symbol-partner = l’autre choisit
pic-symbol-situation = situation : change la scène suivante
pic-symbol-secret = secret : posé face cachée
pic-symbol-reveal = met au jour un secret de l’autre
pic-symbol-reaction = réaction : jouée aussitôt, hors de son tour
pic-symbol-special = fait ce qui est écrit dessus
pic-symbol-minor = mineure : ne compte pas dans le chapitre ; peut être échangée
pic-symbol-carry = agit sur la scène suivante
pic-symbol-own = un objectif pour tes propres jetons
pic-symbol-shared = un objectif pour les jetons des deux
pic-symbol-destiny = destin
pic-symbol-goal = sert un de tes objectifs
pic-wrong =
    Un trait est un objectif, pas un ordre. On peut agir contre lui à tout moment.
    Un objectif compte la différence : les jetons d’un côté, moins ceux de l’autre.
    On ne se concerte pas avant de répondre. Deviner l’autre, c’est le jeu.
    Un objectif atteint rapporte 3 cœurs à la fin ; un objectif manqué en coûte 1.
    Le bonheur de l’autre ne te coûte rien : la plupart des destins demandent deux personnes heureuses.
    On ne descend jamais sous deux destins avant le final.
