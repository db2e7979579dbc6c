### Fog of Love, en français : les histoires d’amour, leurs chapitres et leurs finals.
###
### `.synopsis` et `.rules` se lisent avant que quiconque ait un prénom. Un chapitre n’est joué par
### personne : son ouverture est à une voix de conteur, entre (parenthèses), et $me y est la
### personne qui a commencé ; une option est dite à l’autre par qui la choisit. `.together` et
### `.parted` racontent la fin du couple. Ce qu’un choix donne et coûte se lit dans
### cards/stories/pack.toml, jamais ici. Les phrases évitent l’accord en genre.

## Un premier rendez-vous

story-sunday = Un dimanche, dix heures
    .synopsis = Un premier rendez-vous, un dimanche matin, entre deux personnes qui jurent ne pas avoir le trac. Ça commence par un café. Puis il y en a un deuxième, et puis il y a un lundi.
    .rules = La plus simple des histoires, celle par où commencer. Quatre destins par personne : Dévotion, Une bonne équipe, D’égal à égal et La haute main. Dans les quatre, tu restes : personne ne se fera quitter ; qui y trouvera son bonheur, c’est une autre affaire. Pas d’événement spécial, rien dans les défausses au début, et un final sans règle particulière.
    .together = Tous les dimanches à dix heures, { $me } et { $you } se donnent rendez-vous sur la place, après s’être dit bonjour sur le même oreiller. { $me_sunday_1 ->
        [b] On chante encore, et toujours aussi mal.
        [c] En haut de la tour, il faudra bien monter un jour.
       *[no] Il y a toujours quelqu’un en avance.
      }
    .parted = Le dimanche, { $me } traverse la place à grands pas, et { $you } passe par le canal. L’horloge, là-bas, s’est arrêtée à dix heures.

chapter-sunday-1 = Dix heures
    .open = (Un dimanche, une place, deux personnes en avance qui font semblant de ne pas l’être. Derrière une fenêtre, quelqu’un apprend la trompette, sans succès.)
    .ask = Par où commencez-vous ?
    .a = Par un restaurant, un vrai. Nappe et bougie, à dix heures du matin.
    .b = Un karaoké ! Ça ouvre à dix heures, pour les équipes de nuit. Et pour nous.
    .c = On joue les touristes. Neuf ans ici, et jamais vu le haut de la tour.
    .also-1 = Vous le dites en même temps, et vous partez du même côté. C’est un début.
    .also-2 = Vous faites l’un, et puis l’autre. Rien ne presse, c’est dimanche.

chapter-sunday-2 = Deux brosses à dents
    .open = (Quelques semaines plus tard. Deux brosses à dents dans un verre. Personne n’en a parlé, mais le savon s’est poussé de deux centimètres, pour faire de la place.)
    .ask = Et entre vous, c’est du solide ?
    .a = { $you_sunday_1 ->
        [a] C’était écrit. Tu as plié ta serviette en bateau, et j’ai pensé : te voilà.
        [b] C’était écrit. Tu as chanté tout faux, et j’ai pensé : ah. Te voilà.
       *[no] C’était écrit. Je n’y crois pas, mais je n’ai pas d’autre explication.
      }
    .b = Prometteur. Redemande-moi quand on aura eu la grippe la même semaine.
    .c = Ça secoue, { $you }. Au rayon fromage, on nous connaît. Pas pour le fromage.
    .also-1 = Le même mot, des deux côtés du lavabo. Dans leur verre, les brosses à dents se penchent l’une vers l’autre.

chapter-sunday-3 = Question sept
    .open = (Une salle d’attente, un formulaire, un stylo au bout d’une ficelle. Question sept : « Où vous voyez-vous dans dix ans ? » Vous tenez la planchette à deux. Il n’y a qu’un stylo.)
    .ask = Dans dix ans, où êtes-vous ?
    .a = Le mariage, les enfants. Il y a un dessin sur le mur, et personne n’avoue.
    .b = Où ça nous chante. Ni crédit, ni pelouse. Tu viens, si tu es libre.
    .c = Là où je saurai qui je suis. Je ne peux pas t’en dire plus, { $you }.
    .also-1 = Une ligne suffit pour deux, et il reste de la place pour un dessin.
    .also-2 = Vous laissez la sept en blanc. Dans la voiture, vous parlez du chauffage.

chapter-sunday-finale = Encore un dimanche
    .open = (La place, dix heures, et plus personne n’est en avance. La trompette en est à un air entier. Est-ce que ça va ensemble, ces deux-là ? La réponse est prête. Il n’y a plus qu’à la dire.)

## Depuis le lycée

story-school = Depuis le dernier rang
    .synopsis = Leur histoire date du temps où il n’y avait rien de pire au monde qu’un contrôle de chimie. Une demi-vie plus tard, il y a un crédit à deux, un tiroir de piles mortes et toujours les douze mêmes blagues. Cette semaine, l’ancienne photo de classe a refait surface, et quelqu’un l’a regardée plus longtemps que prévu.
    .rules = Cinq destins par personne : Dévotion, Une bonne équipe, D’égal à égal, La haute main et Une vie à soi. Dans tous, tu restes ; après tant d’années, personne ne s’en va. Pas d’événement spécial, et rien dans les défausses au début. À savoir pour le final : juste avant de choisir ton destin, tu peux en récupérer un que tu avais défaussé, et l’autre aussi. Aucune route n’est donc fermée pour de bon.
    .together = La photo de classe est dans l’entrée. { $me_school_1 ->
        [a] { $me } et { $you } y partagent un banc, et pas un regard pour l’objectif.
        [c] { $me } et { $you } n’y sont pas. Ce jour-là, c’était le bus, comme chacun sait.
       *[no] { $me } et { $you } y sont aux deux bouts. Il a fallu des années pour traverser.
      }
    .parted = { $me } et { $you } ont coupé la photo de classe en deux. Chaque moitié est partie avec la mauvaise personne.

chapter-school-1 = À votre façon
    .open = (À chaque dîner, quelqu’un demande d’où vous vous connaissez, et vous prenez votre souffle au même instant. C’était au lycée, ça, c’est sûr. Le reste appartient à qui parle en premier.)
    .ask = Comment ça a commencé ?
    .a = Sur un banc. Tu m’as donné la moitié de ton sandwich. La grosse moitié.
    .b = Par une guerre : un demi-point en chimie. Je veux toujours voir la copie.
    .c = Dans le bus. On avait géo ; on a préféré aller en voir.
    .also-1 = Au mot près, silences compris. Les invités vous soupçonnent de répéter.
    .also-2 = Deux versions, et aucune ne cède. Il est tard quand les invités réclament leurs manteaux.

chapter-school-2 = Onze mille soirs
    .open = (Le lave-vaisselle laisse toujours deux verres mouillés. Vous les essuyez, un torchon par personne, comme tous les soirs. Ça doit faire onze mille soirs. Personne n’a jamais demandé pourquoi.)
    .ask = Qu’est-ce qui vous tient ensemble, depuis tout ce temps ?
    .a = L’habitude. Ne ris pas. C’est la seule chose que je n’ai jamais cherchée.
    .b = { $me_school_1 ->
        [c] On rit des mêmes choses. On roule toujours dans le mauvais bus, { $you }.
       *[no] On rit au même moment. Aux enterrements aussi, malheureusement.
      }
    .c = La liste de projets. Quatre de faits sur trente. On ne va pas s’arrêter là.
    .also-1 = Une seule raison pour deux. Les verres sont secs depuis longtemps, et vous frottez toujours.
    .also-2 = Ça fait donc deux raisons. Une de plus que prévu.

chapter-school-3 = Les deux clés dedans
    .open = (La porte a claqué, les deux clés sont dedans, et le serrurier dit une heure. Vous voilà côte à côte sur les marches, comme autrefois devant le bureau du proviseur. Ça délie les langues.)
    .ask = Et si c’était à refaire ?
    .a = Tout, jour par jour. Même la caravane. Même la deuxième semaine de caravane.
    .b = Oui, mais autrement. En dansant plus tôt, sans attendre d’avoir tout payé.
    .c = Je veux quelque chose à moi, { $you }. Quoi, je ne sais pas. Avec une porte.
    .also-1 = Le serrurier vous trouve sous un seul manteau, et doit tousser deux fois.
    .also-2 = Le serrurier en a pour une minute. Vous rentrez à la file, et vous n’allumez pas la même lampe.

chapter-school-finale = Dernier rang, à gauche
    .open = (La photo est sur la table, sous la lampe. Trente visages, dont deux sont les vôtres, et derrière vous une porte entrouverte. Vous ne l’aviez jamais vue. Elle menait où ?)
    .before = La porte est toujours entrouverte. On peut encore revenir sur ses pas, et reprendre ce qu’on avait laissé en route.

## Un an

story-year = Trois cent soixante-cinq
    .synopsis = Ça s’est décidé dans une cuisine, devant un calendrier de pharmacie : un an ensemble, jour pour jour, et après on verra. « Sans rancune », ont dit deux voix. L’une des deux, un peu vite.
    .rules = Six destins par personne : Dévotion, Une bonne équipe, D’égal à égal, La haute main, Un bel adieu et Vol de cœur. Dans les deux derniers, tu pars. Un événement spécial, un mariage : il attend sous le synopsis qu’une scène liée ou un chapitre le mélange à une pioche. Rien dans les défausses au début. À savoir pour le final : si vous restez ensemble, vous y gagnez de la satisfaction ; si une seule personne part, celle qui reste en perd.
    .together = Le calendrier est toujours à son clou, ouvert sur une année passée depuis longtemps. { $me } et { $you } notent les courses au dos.
    .parted = Un an, à peu près jour pour jour. { $me } a gardé le calendrier, et { $you } le clou.

chapter-year-1 = Tope là
    .open = (Le calendrier est accroché. Un cercle autour d’aujourd’hui, un autre dans un an. Il n’y a plus qu’à se serrer la main. Ça fait un bon moment que vous vous la serrez.)
    .ask = Que promettez-vous ?
    .a = Un an, pas un jour de plus. Je ne promets que ce que je sais compter.
    .b = Un an, et après, pour toujours. La pharmacie en offre un neuf chaque Noël.
    .c = Un an, c’est long, on verra. Je ne lis jamais la dernière page d’abord.
    .also-1 = Vous attrapez le même stylo, et personne ne lâche.
    .also-2 = Deux stylos, deux couleurs, un cercle autour d’une date. C’est presque une fête.

chapter-year-2 = Jour 183
    .open = (La moitié du calendrier est passée derrière le clou. Une main barre les jours. Une autre y dessine de petites maisons, avec la fumée.)
    .ask = Six mois. Alors, c’est comment ?
    .a = { $me_year_1 ->
        [a] Mieux que je pensais. « Pas un jour de plus » : j’ai dit ça tout haut ?
       *[no] Mieux que je pensais. J’avais préparé un discours. Je ne le retrouve plus.
      }
    .b = À peu près ce que je pensais. Toi, avec davantage de câbles.
    .c = Je compte les jours, { $you }. Quand on est bien, on perd le compte, non ?
    .also-1 = Sans le savoir, vous regardiez la même case.
    .also-2 = Deux regards sur le calendrier : un pour la moitié passée, un pour celle qui reste.

chapter-year-3 = La dernière page
    .open = (Il reste une page au clou. Vous voilà d’une politesse terrible. Vous vous tenez la porte, à l’intérieur de l’appartement.)
    .ask = Le dernier mois. Que dites-vous ?
    .a = J’ai arrêté de compter. Hier, j’ai dû demander la date à la pharmacie.
    .b = { $me_year_1 ->
        [a] « Pas un jour de plus » : j’ai donné ma parole, et je la tiens. Ça coûte.
        [b] « Pour toujours » : j’ai donné ma parole, et je la tiens. Même à ce prix.
       *[no] J’ai donné ma parole, et je la tiens. J’aimerais juste voir la note.
      }
    .c = J’ai visité un studio. Le soleil du matin. Juste pour voir, { $you }.
    .also-1 = Pour une fois, personne ne regarde le mur.
    .also-2 = La dernière page se décroche d’un coin, toute seule, et reste là, à pendre.

chapter-year-finale = Dis-le
    .open = (Le clou est nu. Il y a un an, vous vous serriez la main ici même, et personne ne voulait lâcher. Maintenant, dites-le, ensemble, à trois. Un. Deux.)
    .also-1 = Personne ne bouge. C’est la plus belle chose que personne ait jamais faite.
    .also-2 = Une chaise recule. Sur l’autre, quelqu’un écoute l’escalier, les quatre étages.

## Ce qu’on veut

story-want = Une place de plus
    .synopsis = Il y a l’amour, deux vélos et, au bout du couloir, une pièce où loge la planche à repasser. Peut-être y a-t-il d’un côté l’envie d’un enfant, de l’autre l’envie d’une vie ; peut-être, des deux côtés, l’envie de tout. Pour l’instant, personne n’a posé la question.
    .rules = Les sept destins pour chaque personne, mais Un bel adieu et Vol de cœur, où tu pars, commencent dans les défausses : personne ne se lance avec l’idée de partir, mais certaines scènes les ramènent à portée de main. Un événement spécial, un enfant. Avec la grossesse, il attend sous le synopsis qu’une scène liée ou un chapitre le mélange à une pioche ; avec l’adoption, il est dès le début dans la pioche Sérieux. À savoir pour le final : un enfant donne de la satisfaction aux deux, et le mariage aussi, si vous jouez avec cet événement.
    .together = { $child ->
        [yes] Au bout du couloir, il y a une pancarte sur la porte : FRAPPER AVANT, au feutre. { $me } et { $you } frappent.
       *[no] Au bout du couloir, il reste toujours une place de plus. { $me } et { $you } y dansent, autour de la planche à repasser.
      }
    .parted = { $child ->
        [yes] Il y a deux petits lits, maintenant, dans deux appartements. { $me } et { $you } se passent le sac à dos sur le seuil, et jamais personne n’oublie le lapin.
       *[no] { $me } a gardé le couloir, et { $you } les vélos, les deux, par erreur. Personne n’a rappelé.
      }

chapter-want-1 = À la bougie
    .open = (Vous savez ce que vous voulez. Vous le savez depuis des mois, dans le bain, dans le tram. Ce soir il y a une bougie sur la table et, pour une fois, le téléphone n’a rien à ajouter.)
    .ask = Alors : vous voulez quoi ?
    .a = Une maison pleine de bruit. Des petites bottes, et jamais la paire.
    .b = Une vie à deux. Une porte qu’on ferme, et toi du bon côté.
    .c = Le monde entier d’abord. Tout, dans l’ordre. J’ai fait la liste des ferries.
    .also-1 = Vous avez dit la même chose. Un instant, la flamme se tient toute droite.
    .also-2 = Ce n’est pas la même chose. Mais c’est dit, et personne ne se lève de table.

chapter-want-2 = Onze jambes
    .open = (Tous vos amis ont des enfants, maintenant. Vous rentrez avec de la confiture sur les manches et un dessin sur la banquette : vous deux, main dans la main, avec onze jambes.)
    .ask = Que dites-vous, dans la voiture ?
    .a = Je les envie. Un peu. La petite dormait sur mon bras. Je ne respirais plus.
    .b = Écoute. Non, écoute : rien. Je vais embrasser notre porte d’entrée.
    .c = Ils ont tous des enfants ? Je croyais que c’étaient toujours les deux mêmes.
    .also-1 = Vous le dites au même feu rouge, et il passe au vert aussitôt.
    .also-2 = Le feu passe au vert, au rouge, au vert. Derrière vous, quelqu’un a une patience d’ange.

chapter-want-3 = La pièce du fond
    .open = (Une planche à repasser, un carton marqué DIVERS, et du soleil jusqu’à midi. Vous voilà à la porte, avec un mètre ruban et un bout par personne.)
    .ask = À quoi servira cette pièce ?
    .a = { $me_want_1 ->
        [b] À un berceau. Juste là, au soleil. Oui, je sais ce que j’avais dit.
       *[no] À un berceau. Juste là, où il y a du soleil et pas de courant d’air.
      }
    .b = À un bureau. Le mien. Toi qui frappes, et moi qui dis « une minute ».
    .c = À une valise. Toujours prête, près de la fenêtre. Je dors mieux comme ça.
    .also-1 = Vous mesurez deux fois, et deux fois vous tombez d’accord.
    .also-2 = Quelqu’un lâche, et le mètre claque. Vous regardez le doigt pincé. C’est plus facile que de vous regarder.

chapter-want-4 = Le reste de la bougie
    .open = { $child ->
        [yes] (Tard, et le calme, enfin, au bout du couloir. Dans le tiroir à ficelle, vous retrouvez cette bougie, à moitié brûlée. La question est toujours sur la table.)
       *[no] (En cherchant de la ficelle, vous retrouvez cette bougie au fond du tiroir, à moitié brûlée. Vous la posez sur la table. Autant reposer la question.)
      }
    .ask = Voulez-vous toujours ce que vous vouliez ?
    .a = { $me_want_1 ->
        [a] La même chose : le bruit, les bottes. Sans toi, ce n’est que du bruit.
        [b] La même chose : une vie à deux. J’ai recompté, c’est toujours toi et moi.
        [c] La même chose : les ferries. Et toi au bastingage, couleur d’algue.
       *[no] La même chose. Et avec toi ; c’était déjà la meilleure moitié.
      }
    .b = Autre chose. J’ai tourné ça dans tous les sens, { $you } : tu es dans tous.
    .c = La même chose. Même sans toi. Cette phrase, je la répète depuis des jours.
    .also-1 = Il en reste deux doigts. Vous l’allumez, et vous la laissez brûler jusqu’au bout.
    .also-2 = La bougie retourne au tiroir, avec la ficelle et les piles.

chapter-want-finale = Tout ce qu’on voulait
    .open = (Des bottes, des ferries, un bureau, une porte qui ferme. Il y a ce qui est venu, ce qui est venu autrement, et ce qui attend encore dans le couloir. Et vous deux, là-dedans ?)
    .also-1 = Au bout du couloir, quelqu’un appelle, sans dire qui. Vous y allez à deux.
    .also-2 = Au bord du lavabo, deux alliances, l’une dans l’autre. Personne ne les a mises comme ça.
