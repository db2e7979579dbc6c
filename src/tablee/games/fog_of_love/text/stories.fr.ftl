### Fog of Love, en français : les histoires d’amour, leurs chapitres et leurs finals.
###
### `.synopsis` et `.rules` se lisent avant que quiconque ait un prénom. Un chapitre n’est joué par
### personne : son ouverture est à une voix de conteur, entre (parenthèses), et $me y est la
### personne qui a commencé ; une option est dite à l’autre par qui la choisit. `.together` et
### `.parted` racontent la fin du couple. Ce qu’un choix donne et coûte se lit dans
### cards/stories/pack.toml, jamais ici. Les phrases évitent l’accord en genre.

## Un premier rendez-vous

story-sunday = Un dimanche, dix heures
    .synopsis = Un premier rendez-vous, un dimanche matin, entre deux personnes qui jurent ne pas avoir le trac. Cela commence par un café. Puis il y en a un deuxième, et puis il y a un lundi.
    .rules = La plus simple des histoires, celle par où commencer. Vous avez quatre destins de chaque côté : Dévotion, Une bonne équipe, D’égal à égal et La haute main. Tous les quatre restent : personne ne se fera quitter ; savoir qui y trouvera son bonheur, c’est une autre affaire. Pas d’événement spécial, rien dans ta défausse au début, et un final sans règle à lui.
    .together = Tous les dimanches à dix heures, { $me } et { $you } se donnent rendez-vous sur la place, après s’être dit bonjour sur le même oreiller. { $me_sunday_1 ->
        [b] On chante encore, et toujours aussi mal.
        [c] En haut de la tour, il faudra bien monter un jour.
       *[no] Il y a toujours quelqu’un en avance.
      }
    .parted = Le dimanche, { $me } traverse la place à grands pas, et { $you } passe par le canal. L’horloge, là-bas, s’est arrêtée à dix heures.

chapter-sunday-1 = Dix heures
    .open = (Un dimanche, une place, deux personnes en avance qui font semblant de ne pas l’être. Derrière une fenêtre, quelqu’un n’apprend pas la trompette.)
    .ask = Par où commencez-vous ?
    .a = Par un vrai restaurant. Nappe blanche, et un serveur qui fait comme si c’était le soir.
    .b = Un karaoké ! Ça ouvre à dix heures, pour les fins de nuit à l’hôpital. Et pour nous.
    .c = On joue les touristes. Neuf ans que j’habite ici, et cette tour, je ne l’ai jamais faite.
    .also-1 = Vous le dites en même temps, et vous partez du même côté. C’est déjà quelque chose.
    .also-2 = Vous faites l’un, et puis l’autre. Il y a le temps ; c’est dimanche.

chapter-sunday-2 = Deux brosses à dents
    .open = (Quelques semaines plus tard. Deux brosses à dents dans un verre. Personne n’en a soufflé mot, mais on a poussé le verre de deux centimètres, pour faire de la place.)
    .ask = Et entre vous, c’est fort comment ?
    .a = { $you_sunday_1 ->
        [a] C’était écrit. Tu as plié ta serviette en bateau, et j’ai pensé : ah. Te voilà.
        [b] C’était écrit. Tu as raté toutes les notes de la chanson, et j’ai pensé : ah. Te voilà.
       *[no] C’était écrit. Je n’y crois pas, à ces choses-là, et je n’ai pas d’autre explication.
      }
    .b = Prometteur. Redemande-moi quand on aura eu la grippe la même semaine.
    .c = Ça secoue, { $you }. Au rayon fromage, tout le monde nous connaît, et ce n’est pas pour le fromage.
    .also-1 = Le même mot, des deux côtés du lavabo. Dans leur verre, les brosses à dents se penchent.

chapter-sunday-3 = Question sept
    .open = (Une salle d’attente, un formulaire, un stylo au bout d’une ficelle. Question sept : « Où vous voyez-vous dans dix ans ? » Vous tenez la planchette à deux. Une seule main a le stylo.)
    .ask = Dans dix ans, où êtes-vous ?
    .a = Le mariage, les enfants, le grand jeu. Il y a un dessin sur le mur, et personne n’avoue.
    .b = Où ça nous chante. Ni crédit, ni pelouse, rien de signé. Tu viens, si tu es libre.
    .c = Quelque part où je sais qui je suis. Je ne peux pas t’en dire plus, { $you }. C’est un peu ça, l’idée.
    .also-1 = Une ligne suffit pour deux, et il reste de la place pour un dessin.
    .also-2 = Vous laissez la sept en blanc. Dans la voiture, vous parlez du chauffage.

chapter-sunday-finale = Encore un dimanche
    .open = (La place, dix heures, et plus personne n’est en avance. La trompette en est à un air entier. Est-ce que ça va ensemble, ces deux-là ? La réponse est prête. Il n’y a plus qu’à la dire.)

## Depuis le lycée

story-school = Depuis le dernier rang
    .synopsis = Leur histoire date du temps où il n’y avait rien de pire au monde qu’un contrôle de chimie. Une demi-vie plus tard, on partage un crédit, un tiroir de piles mortes et les onze mêmes blagues. Cette semaine, l’ancienne photo de classe a refait surface, et quelqu’un l’a regardée plus longtemps que prévu.
    .rules = Vous avez cinq destins de chaque côté : Dévotion, Une bonne équipe, D’égal à égal, La haute main et Une vie à soi. Tous restent ; après tant d’années, personne ne s’en va. Pas d’événement spécial, et rien dans ta défausse au début. Ce qui compte du final : avant de choisir ton destin final, tu peux en récupérer un que tu avais défaussé, et l’autre aussi. Aucune route n’est donc fermée pour de bon.
    .together = La photo de classe est dans l’entrée. { $me_school_1 ->
        [a] { $me } et { $you } y partagent un banc, et pas un regard pour l’objectif.
        [c] { $me } et { $you } n’y sont pas. Ce jour-là, c’était le bus, comme chacun sait.
       *[no] { $me } et { $you } y sont aux deux bouts. Il a fallu des années pour traverser.
      }
    .parted = { $me } et { $you } ont coupé la photo de classe en deux, et des deux côtés on a gardé la mauvaise moitié.

chapter-school-1 = À votre façon
    .open = (À chaque dîner, quelqu’un demande d’où vous vous connaissez, et vous prenez votre souffle au même instant. C’était au lycée, cela au moins est sûr. Le reste est à qui parle en premier.)
    .ask = Comment cela a-t-il commencé ?
    .a = Sur un banc, contre le radiateur. Tu m’as donné la moitié de ton sandwich. La grosse moitié.
    .b = Par une rivalité. Tu avais un demi-point de plus en chimie. Je demande encore à voir la copie.
    .c = Dans le bus. On avait géographie ; on a préféré aller en voir.
    .also-1 = Au mot près, silences compris. Les invités vous soupçonnent de répéter.
    .also-2 = Deux versions, et aucune ne cède. Il est tard quand les invités réclament leurs manteaux.

chapter-school-2 = Onze mille soirs
    .open = (Le lave-vaisselle laisse toujours deux verres mouillés. Vous les essuyez, un de chaque côté, comme tous les soirs. Cela doit faire onze mille soirs. Personne n’a jamais demandé pourquoi.)
    .ask = Qu’est-ce qui vous tient ensemble, depuis tout ce temps ?
    .a = L’habitude. Ne ris pas. C’est la seule chose de ma vie que je n’ai jamais eu à chercher.
    .b = { $me_school_1 ->
        [c] On rit des mêmes choses. On roule toujours dans le mauvais bus, { $you }.
       *[no] On rit au même moment. Aux enterrements aussi, malheureusement.
      }
    .c = La liste derrière la porte. Trente choses à faire, on en est à quatre. Je compte sur les autres.
    .also-1 = Une seule raison pour deux. Les verres sont secs depuis longtemps, et vous frottez toujours.
    .also-2 = Cela fait donc deux raisons. Une de plus qu’on ne croyait.

chapter-school-3 = Les deux clés dedans
    .open = (La porte a claqué, les deux clés sont dedans, et le serrurier dit une heure. Vous voilà côte à côte sur les marches, comme autrefois devant le bureau du proviseur. Cela délie les langues.)
    .ask = Et si c’était à refaire ?
    .a = Tout, jour par jour. Même la caravane. Même la deuxième semaine de caravane.
    .b = Oui. Mais autrement. J’aurais dansé plus tôt, et moins attendu que ce soit payé.
    .c = Je veux quelque chose à moi, { $you }. Quoi, je ne sais pas. Avec une porte.
    .also-1 = Le serrurier vous trouve sous un seul manteau, et doit tousser deux fois.
    .also-2 = Le serrurier en a pour une minute. Vous rentrez à la file, et vous n’allumez pas la même lampe.

chapter-school-finale = Dernier rang, à gauche
    .open = (La photo est sur la table, sous la lampe. Trente visages, dont deux sont les vôtres, et derrière vous une porte entrouverte. Vous ne l’aviez jamais vue. Elle menait où ?)
    .before = La porte est toujours entrouverte. De chaque côté, on peut retourner chercher une route abandonnée.

## Un an

story-year = Trois cent soixante-cinq
    .synopsis = Cela s’est décidé dans une cuisine, devant un calendrier de pharmacie : un an ensemble, jour pour jour, et après on verra. Sans rancune, a-t-on dit des deux côtés. D’un côté, un peu vite.
    .rules = Vous avez six destins de chaque côté : Dévotion, Une bonne équipe, D’égal à égal, La haute main, Un bel adieu et Vol de cœur. Les deux derniers rompent. Il y a un événement spécial, un mariage : il attend sous le synopsis qu’une scène liée ou un chapitre le mélange à une pioche. Rien n’est dans ta défausse au début. Ce qui compte du final : si vous restez ensemble, vous y gagnez de la satisfaction ; si une seule personne part, celle qui reste en perd.
    .together = Le calendrier est toujours à son clou, ouvert sur une année passée depuis longtemps. { $me } et { $you } notent les courses au dos.
    .parted = Un an, à peu près jour pour jour. { $me } a gardé le calendrier, et { $you } le clou.

chapter-year-1 = Tope là
    .open = (Le calendrier est accroché. Un cercle autour d’aujourd’hui, un autre dans un an. Il n’y a plus qu’à se serrer la main. Cela fait un bon moment que vous vous serrez la main.)
    .ask = Que promettez-vous ?
    .a = Un an, pas un jour de plus. Je ne promets que ce que je sais compter.
    .b = Un an, et après, pour toujours. La pharmacie offre un calendrier neuf chaque Noël.
    .c = Un an, c’est long, on verra. Je ne lis jamais la dernière page d’abord.
    .also-1 = Vous attrapez le même stylo, et il ne se trouve personne pour le lâcher.
    .also-2 = Deux stylos, deux couleurs, un cercle autour d’une date. C’est presque une fête.

chapter-year-2 = Jour 183
    .open = (La moitié du calendrier a passé derrière le clou. Une main barre les jours. Une autre y dessine de petites maisons, avec la fumée.)
    .ask = Six mois. Alors, c’est comment ?
    .a = { $me_year_1 ->
        [a] Mieux que je ne pensais. « Pas un jour de plus » : j’ai dit ça tout haut ?
       *[no] Mieux que je ne pensais. J’avais préparé un discours. Je ne le trouve plus, et il ne me manque pas.
      }
    .b = À peu près ce que je pensais. Toi, avec davantage de câbles.
    .c = Je compte les jours, { $you }. Si le bonheur était là, je me tromperais dans le compte, non ?
    .also-1 = Il se trouve que vous regardiez la même case.
    .also-2 = D’un côté on regarde la moitié passée, de l’autre celle qui reste.

chapter-year-3 = La dernière page
    .open = (Il reste une page au clou. Vous voilà d’une politesse terrible. Vous vous tenez la porte, à l’intérieur de l’appartement.)
    .ask = Le dernier mois. Que dites-vous ?
    .a = J’ai arrêté de compter. Hier, j’ai dû demander la date à la pharmacie.
    .b = { $me_year_1 ->
        [a] « Pas un jour de plus » : j’ai donné ma parole, et je la tiens, quoi qu’il en coûte. Il en coûte.
        [b] « Pour toujours » : j’ai donné ma parole, et je la tiens, quoi qu’il en coûte. Je savais le prix.
       *[no] Je t’ai donné ma parole, et je la tiens, quoi qu’il en coûte. J’aimerais juste voir la note.
      }
    .c = J’ai visité un appartement. Une pièce, le soleil du matin. Juste pour voir, { $you }.
    .also-1 = Pour une fois, personne ne regarde le mur.
    .also-2 = La dernière page se décroche d’un coin, toute seule, et reste là, à pendre.

chapter-year-finale = Dis-le
    .open = (Le clou est nu. Il y a un an, vous vous serriez la main ici même, et il ne s’est trouvé personne pour lâcher. Maintenant dites-le, ensemble, à trois. Un. Deux.)
    .also-1 = Personne ne bouge. C’est la plus belle chose que personne ait jamais faite.
    .also-2 = Une chaise recule. Sur l’autre, on écoute l’escalier, les quatre étages.

## Ce qu’on veut

story-want = Une place de plus
    .synopsis = Il y a l’amour, deux vélos et, au bout du couloir, une pièce où loge la planche à repasser. Peut-être veut-on d’un côté un enfant, de l’autre une vie ; peut-être veut-on tout, des deux côtés. Pour l’instant, personne n’a posé la question.
    .rules = Vous avez les sept destins de chaque côté, mais Un bel adieu et Vol de cœur, qui rompent, sont dans ta défausse au début : personne ne se met en route pour partir, et certaines scènes les ramènent à portée de main. Il y a un événement spécial, un enfant. Avec la grossesse, il attend sous le synopsis qu’une scène liée ou un chapitre le mélange à une pioche ; avec l’adoption, il est dès le début dans la pioche Sérieux. Ce qui compte du final : un enfant donne de la satisfaction des deux côtés, et le mariage aussi, si vous jouez avec cet événement.
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
    .a = Une maison pleine de bruit. Des petites bottes dans l’entrée, et jamais la paire.
    .b = Une vie à deux. Une porte qu’on ferme, et toi du bon côté.
    .c = Le monde entier d’abord. Tout, dans l’ordre. J’ai fait la liste des ferries.
    .also-1 = Vous avez dit la même chose. Un instant, la flamme se tient toute droite.
    .also-2 = Ce n’est pas la même chose. Mais c’est dit, et la bougie brûle toujours.

chapter-want-2 = Onze jambes
    .open = (Tous vos amis ont des enfants, maintenant. Vous rentrez avec de la confiture sur les manches et un dessin sur la banquette : vous deux, main dans la main, avec onze jambes.)
    .ask = Que dites-vous, dans la voiture ?
    .a = Je les envie. Un peu. La petite s’est endormie sur mon bras, et je n’osais plus respirer.
    .b = Écoute. Non, écoute : rien. Je vais embrasser notre porte d’entrée.
    .c = Ils ont tous des enfants ? Je croyais que c’étaient les deux mêmes, qui couraient.
    .also-1 = Vous le dites au même feu rouge, et il passe au vert aussitôt.
    .also-2 = Le feu passe au vert, au rouge, au vert. Derrière vous, quelqu’un est d’une grande patience.

chapter-want-3 = La pièce du fond
    .open = (Une planche à repasser, un carton marqué DIVERS, et du soleil jusqu’à onze heures. Vous voilà à la porte avec un mètre ruban, un bout de chaque côté.)
    .ask = À quoi servira cette pièce ?
    .a = { $me_want_1 ->
        [b] À un berceau. Je sais ce que j’avais dit. Juste là, au soleil. J’ai changé d’avis.
       *[no] À un berceau. Juste là, où il y a du soleil et pas de courant d’air.
      }
    .b = À un bureau. Le mien. La porte fermée, toi qui frappes, et moi qui dis « une minute ».
    .c = À une valise. Bouclée, toujours, près de la fenêtre. Je dors mieux quand elle est prête.
    .also-1 = Vous mesurez deux fois. Le mètre est d’accord, et vous aussi.
    .also-2 = Quelqu’un lâche, et le mètre claque. Vous regardez le doigt pincé, plutôt que de vous regarder.

chapter-want-4 = Le reste de la bougie
    .open = { $child ->
        [yes] (Tard, et le calme, enfin, au bout du couloir. Dans le tiroir à ficelle, vous retrouvez cette bougie, à moitié brûlée. La question est toujours sur la table.)
       *[no] (En cherchant de la ficelle, vous retrouvez cette bougie au fond du tiroir, à moitié brûlée. Vous la posez sur la table. Autant reposer la question.)
      }
    .ask = Voulez-vous toujours ce que vous vouliez ?
    .a = { $me_want_1 ->
        [a] La même chose : le bruit, les bottes, tout. Et avec toi, sinon ce n’est que du bruit.
        [b] La même chose : une vie à deux. J’ai recompté, c’est toujours toi et moi.
        [c] La même chose : tous les ferries. Et toi au bastingage, avec le mal de mer. Avec toi.
       *[no] La même chose. Et avec toi ; c’était déjà la meilleure moitié.
      }
    .b = Autre chose, maintenant. J’ai tourné ça dans tous les sens, { $you }, et tu es dans tous.
    .c = La même chose. Même sans toi. Je l’ai répétée, cette phrase, et elle ne raccourcit pas.
    .also-1 = Il en reste deux doigts. Vous l’allumez, et vous la laissez brûler jusqu’au bout.
    .also-2 = La bougie retourne au tiroir, avec la ficelle et les piles.

chapter-want-finale = Tout ce qu’on voulait
    .open = (Des bottes, des ferries, un bureau, une porte qui ferme. Il y a ce qui est venu, ce qui est venu autrement, et ce qui attend encore dans le couloir. Et vous deux, là-dedans ?)
    .also-1 = Au bout du couloir, quelqu’un appelle, sans dire qui. Vous y allez à deux.
    .also-2 = Au bord du lavabo, deux alliances, l’une dans l’autre. Personne ne les a mises comme ça.
