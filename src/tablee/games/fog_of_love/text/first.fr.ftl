### Fog of Love, en français : les leçons de la première partie. Chacune dit de quoi il s’agit et la
### seule chose à faire maintenant, en trente mots au plus.

first-face = Deux personnages inventés essaient de s’aimer, et tu joues l’un des deux. Personne ne gagne : il y a une histoire. D’abord, qui es-tu ?
first-both = Chacun répond en secret, puis tout se montre en même temps. Devine ce que dira l’autre : tomber d’accord paie souvent. Choisis, et scelle ta réponse.
first-play = À toi. Ces scènes, c’est tout ce qui peut vous arriver. Prends-en une pour la lire, et joue celle qui te plaît.
first-hearts = Le nombre près de chaque cœur, c’est le bonheur de ce personnage. Les scènes le font monter ou baisser. Vois où vous en êtes, et choisis.
first-tokens = Les petits signes d’une réponse sont des jetons pour ta personnalité, que l’autre voit aussi. Une cible marque ceux qui servent tes objectifs. Choisis.
first-goals = Ton personnage poursuit trois objectifs, et l’autre n’en sait rien. Lis-les dans « Mes secrets », puis donne-lui un prénom.
first-destinies = Tes destins disent comment tout peut finir pour toi ; un seul comptera. Vois-les dans « Mes secrets », puis joue une scène.
first-destiny = Au fil des chapitres, tu renonces à des destins. Ici, chaque réponse en met un à l’abri : c’est écrit dessous. Lequel veux-tu garder ?
first-final = Dernier choix : un destin, parmi ceux qui te restent. Ensuite tout se dévoile, tes objectifs se comptent, et l’on voit s’il s’accomplit.
