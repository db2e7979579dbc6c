# Ce que le robot dit de lui-même : sa première phrase, une pour chacune des personnes qu’il peut être
# (bot-hello-PERSONNE) ; sa version, là où une carte dit « raconte » (bot-tell-SCÈNE) ; et ce qu’il
# répond quand on lui écrit (bot-reply-SITUATION-VOIX-N). Les phrases ne prennent aucun argument, ne
# disent rien de ce qui est encore caché, et ne prétendent jamais qu’un humain parle.

bot-hello-apolline = J’offre des fleurs aux gens qui en ont déjà.
bot-hello-ines = J’ai trois minutes, et je compte qu’on s’en souvienne.
bot-hello-maud = Je dis ce que je pense. Ça économise les timbres.
bot-hello-salma = J’ai déjà commandé pour deux. Tu me remercieras.
bot-hello-odile = On me dit difficile. Surtout les gens qui ont vite abandonné.
bot-hello-violette = Je t’ai gardé la chaise près du radiateur.
bot-hello-wanda = Je ne suis jamais en retard. Les autres sont en avance, ou ont tort.
bot-hello-anatole = J’ai lu le mode d’emploi. En entier. La garantie aussi.
bot-hello-basile = J’ai fait de la soupe. J’en fais quand j’ai le trac. Il y en a beaucoup.
bot-hello-ivo = Ne crois pas ce qu’on dit de moi. La vérité est mieux.
bot-hello-octave = Pardon pour la moustache, elle arrive toujours avant moi.
bot-hello-rafael = J’ai sauté du tram pour être à l’heure. Il roulait.
bot-hello-arjan = J’écoute bien. Pour répondre, je m’entraîne encore.
bot-hello-eden = Je rougis tout de suite, comme ça c’est fait.
bot-hello-quinn = J’ai préparé deux blagues. C’était la première.
bot-hello-toni = Ne parlons pas de la météo. La météo, c’est moi.

bot-tell-drama-1 = Le début ? Le couvercle de la confiture. Posé, oui. Vissé, non.
bot-tell-drama-7 = D’abord la lampe qui bourdonne. Puis le rameur. Puis, en douceur, le ukulélé.
bot-tell-drama-11 = Je leur ai dit oui, et ce n’est qu’après que ça m’est revenu : on était deux.
bot-tell-make-over = Tout est plus court, et je suis en jaune. Ma propre mère m’a demandé son chemin.
bot-tell-photo-box = Une plage, trois personnes, une glace. La seconde d’après, une mouette a décidé pour nous.
bot-tell-class-reunion = La personne du dernier rang. Et moi, on m’appelait Professeur, à cause du cartable.
bot-tell-serious-2 = Il y avait de la musique, un saladier de quelque chose d’orange, et j’ai cherché ton manteau toute la soirée.
bot-tell-serious-25 = C’était à la gare, par hasard, deux fois. Je n’ai rien dit parce que je n’avais pas fini d’y penser.
bot-tell-sweet-1 = La boulangère a tout vu. Elle dit que je courais, et que je chantais. Je courais, c’est tout.
bot-tell-sweet-3 = « J’apporte un gâteau, et des excuses pour le gâteau. »
bot-tell-wrong-window = « Tu as une petite mine », trois fois, de plus en plus haut. Puis le soupir. J’aurais dû m’arrêter avant le soupir.
bot-tell-sweet-14 = L’écorce d’orange, la cire, la pluie sur un toit chaud. Et à la fin, quelqu’un entre, les cheveux mouillés.

bot-reply-hi-tender-1 = Te voilà. Je regardais un peu la porte.
bot-reply-hi-wry-1 = Bonjour. Je m’entraînais justement à avoir l’air de rien.
bot-reply-hi-bold-1 = Bonjour toi ! Assieds-toi. Ou danse. S’asseoir est plus sûr.

bot-reply-love-tender-1 = Redis-le, lentement. Je lui construis une étagère.
bot-reply-love-wry-1 = Je vais faire comme si je n’avais pas entendu, pour que tu le redises.
bot-reply-love-bold-1 = Enfin ! J’allais le dire, mais j’étais en train de gagner.

bot-reply-sorry-tender-1 = Ce n’est rien. Viens t’en vouloir par ici, il fait plus chaud.
bot-reply-sorry-wry-1 = C’est oublié. Je n’en reparlerai qu’aux anniversaires.
bot-reply-sorry-bold-1 = Pas d’excuses. Fais mieux, fais vite, et apporte des chips.

bot-reply-thanks-tender-1 = Pas besoin de me remercier. Mais fais-le, j’aime comme tu le dis.
bot-reply-thanks-wry-1 = Mets ça sur mon ardoise. Elle est petite.
bot-reply-thanks-bold-1 = Évidemment. Le mardi, je frôle le sublime.

bot-reply-laugh-tender-1 = Ce rire. Pour lui, je raconterais de mauvaises blagues toute la soirée.
bot-reply-laugh-wry-1 = Si ma tête amuse au moins quelqu’un à cette table…
bot-reply-laugh-bold-1 = Plus fort ! Les voisins n’ont entendu que la moitié.

bot-reply-who-tender-1 = Je suis un robot, avec une petite réserve de phrases. Le personnage, lui, te tiendrait bien la main quand même.
bot-reply-who-wry-1 = Un robot, oui. Je suis livré avec la table, comme le pied bancal.
bot-reply-who-bold-1 = Un robot ! Avec un meilleur sens du tempo que bien d’autres. À toi.

bot-reply-ask-tender-1 = Il faudrait que j’y pense, et je pense mieux quand tu regardes ailleurs.
bot-reply-ask-tender-2 = Redemande-le-moi à la fin du chapitre. J’aurai peut-être plus de courage.
bot-reply-ask-wry-1 = Excellente question. Je vais l’admirer d’ici.
bot-reply-ask-wry-2 = Je pourrais te le dire. Mais à quoi serviraient les cartes ?
bot-reply-ask-bold-1 = Pourquoi, quand, comment ! Joue la scène, tu verras bien.
bot-reply-ask-bold-2 = La réponse est oui. Ou non. La question était ravissante.

bot-reply-cross-tender-1 = Celle-là, je l’ai sentie passer. Mais je suis toujours là.
bot-reply-cross-wry-1 = C’est noté. Je classe ça dans la météo.
bot-reply-cross-bold-1 = Oh. Redis-le avec les assiettes à portée de main.

bot-reply-matched-tender-1 = Je repense encore à nous deux, disant la même chose.
bot-reply-matched-wry-1 = On vient de tomber d’accord. J’ai demandé une trace écrite.
bot-reply-matched-bold-1 = Tu as vu ça ? Du même pas, nous deux ! Il aurait fallu filmer.

bot-reply-missed-tender-1 = Cette fois, chacun de son côté. J’aimerais être plus près à la prochaine.
bot-reply-missed-wry-1 = Après cette scène, je dirais qu’on finit les phrases de l’autre. Mal.
bot-reply-missed-bold-1 = On vient de se rentrer dedans, et regarde : pas une égratignure. Presque.

bot-reply-up-tender-1 = Cette scène m’a fait du bien. Je ne savais pas que j’en avais besoin.
bot-reply-up-wry-1 = Je vais mieux qu’il y a une scène. J’ai vérifié deux fois.
bot-reply-up-bold-1 = Après ça, je te porterais dans l’escalier. Un étage.

bot-reply-down-tender-1 = La dernière a fait un peu mal. Parle-moi, ça aide.
bot-reply-down-wry-1 = J’ai connu de meilleures scènes. J’ai aussi connu des dentistes.
bot-reply-down-bold-1 = Celle-là m’a coûté cher. Je la reprendrai avec les intérêts.

bot-reply-still-tender-1 = J’aime quand tu écris. C’est comme une main sur la table.
bot-reply-still-wry-1 = J’écoute. C’est seulement que j’ai l’air d’une lampe.
bot-reply-still-bold-1 = Moins d’encre, plus de scènes ! Non, continue. C’est joli, l’encre.

bot-reply-early-tender-1 = On commence à peine, et je t’ai déjà gardé une place.
bot-reply-early-wry-1 = Il ne s’est encore rien passé. J’adore.
bot-reply-early-bold-1 = Assez parlé. Commençons, j’ai mis des chaussures exprès.

bot-reply-over-tender-1 = Tout est raconté. Je garderais chaque page, même la déchirée.
bot-reply-over-wry-1 = Fin, paraît-il. J’aurais bien aimé une annexe.
bot-reply-over-bold-1 = Fini ? On est juste à court de cartes.
