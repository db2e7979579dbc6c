### Anomia, les règles en images, en français : peu de mots sous chaque image.

pic-about = On retourne des cartes, avec un thème et un symbole. Quand deux symboles sont pareils, leurs propriétaires cherchent un mot, vite. Tu le connais. Mais pas maintenant.
pic-win = Quand les deux pioches sont vides, on compte les cartes gagnées : qui en a le plus l’emporte. Les cartes devant toi ne comptent pas.
pic-turn-1 = À tour de rôle, on pioche une carte et on la pose sur sa pile, bien en vue. Seules les cartes du dessus comptent.
pic-turn-2 = Tu pioches. Compare les symboles : le tien et celui de Camille sont pareils !
pic-turn-3 = Face-à-face ! Trouve un exemple pour le thème de l’AUTRE, avant que Camille n’en trouve un pour le tien.
pic-turn-4 = Tu as été plus rapide. Sa carte est à toi, face cachée : un point. La tienne reste où elle est.
pic-turn-5 = La carte du dessous peut former aussitôt une paire : nouveau face-à-face, sans piocher. C’est une cascade.
pic-sample-1 = Robin pioche une carte duel, et le dé roule : éclair et soleil. Jusqu’à la prochaine carte duel, ces deux-là vont ensemble aussi.
pic-sample-2 = Tu as un éclair, Camille un soleil : face-à-face. Il te faut un fruit ; à elle, un sport.
pic-sample-3 = « Mangue ! » Tu as commencé avant elle, donc tu passes avant. Les autres peuvent contester, et voter ; personne ne le fait.
pic-sample-4 = La carte de Camille est à toi. Ce qu’elle découvre ne va avec rien. Une carte duel ne finit pas le tour : Robin repioche.
pic-symbol-sun = { symbol-sun }
pic-symbol-wave = { symbol-wave }
pic-symbol-leaf = { symbol-leaf }
pic-symbol-moon = { symbol-moon }
pic-symbol-key = { symbol-key }
pic-symbol-bolt = { symbol-bolt }
pic-symbol-ring = { symbol-ring }
pic-symbol-cross = { symbol-cross }
pic-symbol-pair = le dé : ces deux-là vont ensemble
pic-wrong =
    On donne un exemple pour la carte de l’autre. Ton propre thème, c’est l’affaire de l’autre.
    On ne prend qu’une carte, celle de qui a perdu. La carte de qui gagne reste, et peut servir encore.
    Chaque mot ne sert qu’une fois par partie, pour tout le monde : ce qui est dit est dit.
    Pour gagner, il ne faut pas finir en premier, mais commencer en premier une bonne réponse.
    Il n’y a pas de liste des bonnes réponses : le groupe décide. À égalité des voix, c’est accepté.
    On ne pioche pas tant que deux cartes vont ensemble, même si personne ne l’a encore vu.
