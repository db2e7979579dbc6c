### Fog of Love, en français : les leçons de la première partie. Chacune dit de quoi il s’agit et la
### seule chose à faire maintenant, en trente mots au plus.

first-face = Deux personnages inventés essaient de s’aimer, et tu joues l’un des deux. Personne ne gagne : il y a une histoire. D’abord, qui es-tu ?
first-both = Chacun répond en secret, puis on montre ensemble. Devine ce que dira l’autre : s’accorder paie souvent. Choisis, et scelle ta réponse.
first-play = À toi. Ces scènes sont ce qui vous arrive. Touche l’une d’elles pour la lire, et joue-la.
first-hearts = Le nombre près de chaque cœur dit le bonheur du personnage. Les scènes le font monter ou baisser. Regarde où vous en êtes, et choisis.
first-tokens = Les petits signes d’une réponse sont des jetons : ils façonnent ta personnalité, visible pour vous deux. Choisis ce que ferait ton personnage.
first-goals = Tes trois traits sont des objectifs secrets : il leur faut des jetons de ces côtés-là. Vois-les dans « Mes secrets », puis continue.
first-destinies = Tes destins disent comment tout peut finir pour toi ; un seul comptera. Vois-les dans « Mes secrets », puis joue une scène.
first-destiny = Au fil de l’histoire, il te reste moins de destins, et à la fin un seul. Renonce à celui qui te va le moins.
