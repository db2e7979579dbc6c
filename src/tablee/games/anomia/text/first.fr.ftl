### Anomia, en français : les leçons de la première partie, dont certaines se lisent en pleine course.
### Chacune dit de quoi il s’agit et la seule chose à faire.

first-ready = Deux cartes au même symbole ? Face-à-face : vite, un exemple pour la carte d’EN FACE ! Dis que tu y es, puis retourne une carte quand une pile brille.
first-pair = Même symbole ! Tape un exemple de ceci, puis Entrée. Commence avant l’autre, et sa carte est à toi.
first-judge = Une réponse est donnée. Juste ? « J’accepte ». Fausse ? « Je conteste », et les autres votent.
first-cascade = Une carte est gagnée, et celle du dessous va déjà avec une autre : une cascade ! Reste en éveil, ça peut continuer.
first-tie = Commencer au même instant, c’est une égalité : une nouvelle carte départage, et il faut un exemple pour elle.
first-duel = Au milieu : ces deux symboles vont ensemble, eux aussi, jusqu’à la prochaine carte de ce genre. Ouvre l’œil sur les deux !
