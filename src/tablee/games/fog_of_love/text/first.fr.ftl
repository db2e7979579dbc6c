### Fog of Love, en français : les leçons pour qui débute. Chacune dit de quoi il s’agit et la
### seule chose à faire maintenant, en trente mots au plus.

first-face = Deux personnages inventés essaient de s’aimer, et tu joues l’un des deux. Personne ne gagne : il y a une histoire. D’abord, qui es-tu ?
first-traits = Cinq traits, chacun avec un objectif : tant de jetons de son signe. Un objectif atteint donne du bonheur à la fin, et reste caché jusque-là. Gardes-en trois.
first-occupation = Ta profession est visible de l’autre, et rapporte aussitôt un jeton. Une de celles-ci sert-elle tes objectifs ? Choisis.
first-feature = Que remarques-tu chez l’autre ? Chaque caractéristique lui donne un jeton, pour ou contre des objectifs que tu ne peux que deviner. Donnes-en une.
first-both = Vous répondez en secret, puis tout se montre en même temps. Devine ce que dira l’autre : tomber d’accord paie souvent. Choisis, et scelle ta réponse.
first-play = À toi. Ces scènes, c’est tout ce qui peut vous arriver. Prends-en une pour la lire, et joue celle qui te plaît.
first-hearts = Le nombre près de chaque cœur, c’est le bonheur de ce personnage. Les scènes le font monter ou baisser. Vois où vous en êtes, et choisis.
first-tokens = Les petits signes d’une réponse sont des jetons pour ta personnalité, que l’autre voit aussi. Une cible marque ceux qui servent tes objectifs. Choisis.
first-alone = Cette fois, la réponse ne tient qu’à toi, et les jetons sont pour toi. Le reste est écrit avec chaque réponse. Choisis.
first-goals = Ton personnage poursuit trois objectifs, et l’autre n’en sait rien. Lis-les dans « Mes secrets », puis donne-lui un prénom.
first-destinies = Tes destins disent comment tout peut finir pour toi ; un seul comptera. Vois-les dans « Mes secrets », puis joue une scène.
first-secret = Il y a un secret parmi ces cartes : on le pose face cachée, et le tour est fini. Il compte une fois révélé. Lis-le, puis décide.
first-exchange = Il y a une scène mineure parmi ces cartes : elle ne fait pas avancer le chapitre. Tu peux d’abord l’échanger contre une autre. Décide.
first-react = Tu tiens une réaction faite pour cet instant : elle peut changer ce qui se passe. Lis-la ; puis joue-la, ou laisse la scène suivre son cours.
first-deck = Tu pioches une scène, dans la pioche la plus légère ou dans la plus grave : leur nom le dit. Choisis.
first-destiny = Au fil des chapitres, tu renonces à des destins. Ici, chaque réponse en met un à l’abri : c’est écrit dessous. Lequel veux-tu garder ?
first-back = Certaines réponses te rendent un destin, d’autres t’en coûtent un : c’est écrit dessous. Pense à la fin que tu veux, et choisis.
first-final = Dernier choix : un destin, parmi ceux qui te restent. Ensuite tout se dévoile, tes objectifs se comptent, et l’on voit s’il s’accomplit.
