### Fiese Freunde Fette Feten, en français : les leçons pour qui débute. Chacune dit de quoi il
### s’agit et la seule chose à faire maintenant, en trente mots au plus.

first-life = Tu as dix-huit ans et cinq buts secrets. Chaque carte vécue change ta vie. Mais d’abord : qui es-tu ? Choisis.
first-card = On quitte la maison ! En haut, ce qu’une carte demande ; en bas, ce qu’elle fait de toi. Choisis-en une que tu peux vivre, puis « Prendre cette carte ».
first-goals = Voici tes buts : il en faut cinq pour gagner. Regarde ce qu’ils demandent, puis cherche une carte qui t’en rapproche.
first-tracks = Tes caractéristiques vont de 0 à 3 ; cartes et buts les demandent. Regarde ce qui a bougé, puis prends une autre carte.
first-friend = Cela se vit avec quelqu’un, qui entrera dans ton cercle d’amis ; d’autres cartes en auront besoin. Choisis avec qui.
first-love = L’amour ! Une autre carte de ce genre, avec la même personne, l’approfondit : fiançailles, mariage, mariage heureux. Choisis avec qui.
first-telephone = Quelqu’un va vivre cela sans toi. Tu as son téléphone : appelle, et cela t’arrive aussi. Regarde ce que tu y gagnerais, puis décide.
first-pass = Assez pour l’instant ? Passe : la première personne à passer reçoit le plus de temps, et bientôt on enchérit avec. Ou vis encore une carte.
first-auction = Désormais, les cartes se paient en temps. Mets aux enchères celle qui te plaît ; quiconque pourrait la vivre peut enchérir.
first-bid = Tout se paie en temps. Enchéris : les autres montent ou abandonnent. Seule la personne qui l’emporte paie, et vit la carte.
first-overflow = Cette carte remplit une caractéristique déjà pleine, et une autre retombe à 0 : suis la flèche. Parfois, cela aide. Ouvre-la, puis décide.
first-goal = Tu as tout ce que ce but demande ! Réalise-le maintenant. Encore quatre, et tu as gagné.
