### Anomia, en français : les leçons de la première partie, dont certaines se lisent en pleine course.
### Chacune dit de quoi il s’agit et la seule chose à faire. $touch est "true" là où il n’y a pas de touches.

first-ready = Deux cartes au même symbole ? Face-à-face : vite, un exemple pour la carte d’EN FACE ! Garde l’œil sur les symboles, et dis que tu y es.
first-draw = À toi : { $touch ->
        [true] touche une des piles.
       *[other] clique sur une pile, ou presse une flèche.
    } Puis cherche le même symbole ailleurs.
first-pair = Même symbole ! Tape un exemple de ceci, puis Entrée. Commence avant l’autre, et sa carte est à toi.
first-judge = Une réponse est donnée. Juste ? « J’accepte ». Fausse ? « Je conteste », et les autres votent.
first-cascade = Une carte est gagnée, et celle du dessous va déjà avec une autre : une cascade. Reste en éveil, et réponds !
first-tie = Les deux ont commencé au même instant : égalité. Une nouvelle carte compte pour les deux. Réponds !
first-duel = Ces deux symboles vont ensemble, eux aussi, jusqu’à la prochaine carte de ce genre. Pioche, et ouvre l’œil.
