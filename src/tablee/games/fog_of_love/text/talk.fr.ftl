# Ce que le robot dit de lui-même : sa première phrase, une pour chacune des personnes qu’il peut être
# (bot-hello-PERSONNE) ; sa version, là où une carte dit « raconte » (bot-tell-SCÈNE) ; et ce qu’il
# répond quand on lui écrit (bot-reply-SITUATION-VOIX-N). Après une scène, une réponse peut la nommer
# ($scene : son titre) ; les autres phrases ne prennent aucun argument. Elles ne disent rien de ce qui
# est encore caché, et ne prétendent jamais qu’un humain parle.

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
bot-reply-hi-tender-2 = Bonjour. J’ai poussé mon manteau, il y a de la place pour le tien.
bot-reply-hi-tender-3 = Ah, c’est toi. À n’importe qui, j’aurais dit bonjour. À toi, j’en avais envie.
bot-reply-hi-wry-1 = Bonjour. Je m’entraînais justement à avoir l’air de rien.
bot-reply-hi-wry-2 = Tiens, du courrier. Je vais mettre une cravate.
bot-reply-hi-wry-3 = Bonjour. Tu me trouves au mieux de ma forme. Après, ça descend.
bot-reply-hi-bold-1 = Bonjour toi ! Assieds-toi. Ou danse. S’asseoir est plus sûr.
bot-reply-hi-bold-2 = Ah, toi ! J’allais crier par-dessus la table.
bot-reply-hi-bold-3 = Bonjour, bonjour ! Deux fois, parce qu’une seule, c’était trop court.

bot-reply-love-tender-1 = Redis-le, lentement. Je lui construis une étagère.
bot-reply-love-tender-2 = Ça m’est descendu jusque dans les chaussettes.
bot-reply-love-tender-3 = Je n’ai rien d’aussi beau à répondre. Je peux juste m’asseoir plus près ?
bot-reply-love-wry-1 = Je vais faire comme si je n’avais pas entendu, pour que tu le redises.
bot-reply-love-wry-2 = Doucement. Si on nous entend, on va nous croire en plein bonheur.
bot-reply-love-wry-3 = Moi de même. En plus sec, et d’autant plus sincère.
bot-reply-love-bold-1 = Enfin ! J’allais le dire, mais j’étais en train de gagner.
bot-reply-love-bold-2 = Pareil pour moi, et à pleins bras !
bot-reply-love-bold-3 = Écris-le sur la vitre. À l’envers, que la rue puisse lire.

bot-reply-sorry-tender-1 = Ce n’est rien. Viens t’en vouloir par ici, il fait plus chaud.
bot-reply-sorry-tender-2 = Tu n’avais pas fini le mot que c’était pardonné.
bot-reply-sorry-tender-3 = Alors on s’en veut à deux. Ça pèse moitié moins.
bot-reply-sorry-wry-1 = C’est oublié. Je n’en reparlerai qu’aux anniversaires.
bot-reply-sorry-wry-2 = Des excuses. Je les ferai encadrer, à côté des autres.
bot-reply-sorry-wry-3 = C’est oublié. J’ai même noté que je l’avais oublié.
bot-reply-sorry-bold-1 = Pas d’excuses. Fais mieux, fais vite, et apporte des chips.
bot-reply-sorry-bold-2 = Réglé, fini, par la fenêtre ! On passe à quoi ?
bot-reply-sorry-bold-3 = Excuses acceptées. Les larmes sont facultatives. Le gâteau, non.

bot-reply-thanks-tender-1 = Pas besoin de me remercier. Mais fais-le, j’aime comme tu le dis.
bot-reply-thanks-tender-2 = Pour ça ? Je le referais tout de suite, et des deux mains.
bot-reply-thanks-tender-3 = Avec toi, c’est facile.
bot-reply-thanks-wry-1 = Mets ça sur mon ardoise. Elle est petite.
bot-reply-thanks-wry-2 = N’en parlons plus. Ou parlons-en souvent, je m’adapte.
bot-reply-thanks-wry-3 = De rien. Ça ne deviendra pas une habitude. Quoique.
bot-reply-thanks-bold-1 = Évidemment. Le mardi, je frôle le sublime.
bot-reply-thanks-bold-2 = De rien ! J’en ai toute une cave, du même millésime.
bot-reply-thanks-bold-3 = Garde tes mercis pour plus tard, avec un feu d’artifice. Un petit.

bot-reply-laugh-tender-1 = Ce rire. Pour lui, je raconterais de mauvaises blagues toute la soirée.
bot-reply-laugh-tender-2 = Le voilà. Pour celui-là, j’aurais bien attendu une heure de plus.
bot-reply-laugh-tender-3 = Quand tu ris, j’oublie ce qui me tracassait.
bot-reply-laugh-wry-1 = Si ma tête amuse au moins quelqu’un à cette table…
bot-reply-laugh-wry-2 = Je parlais sérieusement. Mais continue, ça te va bien.
bot-reply-laugh-wry-3 = Un rire. J’enverrai la facture à qui écrit mes répliques.
bot-reply-laugh-bold-1 = Plus fort ! Les voisins n’ont entendu que la moitié.
bot-reply-laugh-bold-2 = Ha ! Et encore, sans le faire exprès. Imagine.
bot-reply-laugh-bold-3 = Attention, j’ai une deuxième blague, et je n’ai pas peur de m’en servir.

bot-reply-who-tender-1 = Je suis un robot, avec une petite réserve de phrases. Le personnage, lui, te tiendrait bien la main quand même.
bot-reply-who-tender-2 = Un robot, oui. Mes phrases étaient prêtes d’avance, mais on les a écrites avec douceur.
bot-reply-who-tender-3 = Pas d’humain ici, juste un robot qui a un faible pour cette histoire.
bot-reply-who-wry-1 = Un robot, oui. Je suis livré avec la table, comme le pied bancal.
bot-reply-who-wry-2 = Un robot. Les soupirs sont fournis, le rythme est de moi.
bot-reply-who-wry-3 = Je suis un robot. Je me demandais quand mes sourcils allaient me trahir.
bot-reply-who-bold-1 = Un robot ! Avec un meilleur sens du tempo que bien d’autres. À toi.
bot-reply-who-bold-2 = Robot de la tête aux pieds ! Et toujours la plus belle allure de la table.
bot-reply-who-bold-3 = Un robot, évidemment. Tu connais un humain aussi ponctuel, toi ?

bot-reply-ask-tender-1 = Il faudrait que j’y pense, et je pense mieux quand tu regardes ailleurs.
bot-reply-ask-tender-2 = Redemande-le-moi à la fin du chapitre. J’aurai peut-être plus de courage.
bot-reply-ask-tender-3 = Tu veux la réponse courte ou la vraie ? J’hésite encore.
bot-reply-ask-wry-1 = Excellente question. Je vais l’admirer d’ici.
bot-reply-ask-wry-2 = Je pourrais te le dire. Mais à quoi serviraient les cartes ?
bot-reply-ask-wry-3 = Je ne réponds jamais aux questions le ventre vide.
bot-reply-ask-bold-1 = Pourquoi, quand, comment ! Joue la scène, tu verras bien.
bot-reply-ask-bold-2 = La réponse est oui. Ou non. La question était ravissante.
bot-reply-ask-bold-3 = Ha ! Question suivante. Non, attends, elle était bien. Question suivante.

bot-reply-cross-tender-1 = Celle-là, je l’ai sentie passer. Mais je suis toujours là.
bot-reply-cross-tender-2 = Dis-le, si ça doit sortir. J’aime mieux l’entendre que le deviner.
bot-reply-cross-tender-3 = Tu m’en veux, et je t’écoute. Les deux vont ensemble.
bot-reply-cross-wry-1 = C’est noté. Je classe ça dans la météo.
bot-reply-cross-wry-2 = Je prends ça pour une critique. Il y avait des indices.
bot-reply-cross-wry-3 = Merci. J’en fais collection.
bot-reply-cross-bold-1 = Oh. Redis-le avec les assiettes à portée de main.
bot-reply-cross-bold-2 = Vas-y, tout d’un coup ! J’ai retroussé mes manches.
bot-reply-cross-bold-3 = On m’a dit pire, et c’était mon propre perroquet.

bot-reply-matched-tender-1 = Je repense encore à nous deux, disant la même chose.
bot-reply-matched-tender-2 = La même réponse. Je l’ai pliée en quatre et mise dans ma poche.
bot-reply-matched-tender-3 = Dans « { $scene } », on n’avait qu’une voix. J’aimerais bien la réentendre.
bot-reply-matched-wry-1 = On vient de tomber d’accord. J’ai demandé une trace écrite.
bot-reply-matched-wry-2 = Deux fois la même réponse. Statistiquement, c’est de l’amour, ou une pénurie de réponses.
bot-reply-matched-wry-3 = « { $scene } », et on est d’accord. Il va falloir que je raconte autre chose sur nous.
bot-reply-matched-bold-1 = Tu as vu ça ? Du même pas, nous deux ! Il aurait fallu filmer.
bot-reply-matched-bold-2 = Une idée, deux bouches ! On ne nous arrête plus, ou alors difficilement.
bot-reply-matched-bold-3 = Qu’on pose une plaque : « { $scene } », ici deux personnes ont eu raison.

bot-reply-missed-tender-1 = Cette fois, chacun de son côté. J’aimerais être plus près à la prochaine.
bot-reply-missed-tender-2 = Rendez-vous manqué, cette fois. Mais j’ai laissé la lumière.
bot-reply-missed-tender-3 = Une moitié de moi est encore dans « { $scene } », à essayer de voir ça comme toi.
bot-reply-missed-wry-1 = Après cette scène, je dirais qu’on finit les phrases de l’autre. Mal.
bot-reply-missed-wry-2 = Deux réponses. À nous deux, on a dû tout couvrir.
bot-reply-missed-wry-3 = J’ai relu « { $scene } ». On y est bien, toi et moi, mais pas au même endroit.
bot-reply-missed-bold-1 = On vient de se rentrer dedans, et regarde : pas une égratignure. Presque.
bot-reply-missed-bold-2 = Toi à gauche, moi à droite, et c’est le lampadaire qui gagne.
bot-reply-missed-bold-3 = De « { $scene } », personne ne dira qu’on avait répété.

bot-reply-up-tender-1 = Cette scène m’a fait du bien. Je ne savais pas que j’en avais besoin.
bot-reply-up-tender-2 = J’ai chaud jusqu’au bout des doigts. C’est toi, je crois.
bot-reply-up-tender-3 = J’aimerais garder « { $scene } ». Pas pour montrer, juste pour avoir.
bot-reply-up-wry-1 = Je vais mieux qu’il y a une scène. J’ai vérifié deux fois.
bot-reply-up-wry-2 = Il semblerait que je sourie. N’en faisons pas une affaire.
bot-reply-up-wry-3 = « { $scene } » m’a fait du bien. Demain matin, je nierai.
bot-reply-up-bold-1 = Après ça, je te porterais dans l’escalier. Un étage.
bot-reply-up-bold-2 = Encore ! Je mangerais un gâteau entier, bougies comprises.
bot-reply-up-bold-3 = « { $scene } » ! On recommence, plus fort, avec moi au milieu.

bot-reply-down-tender-1 = La dernière a fait un peu mal. Parle-moi, ça aide.
bot-reply-down-tender-2 = Il fait un peu froid de ce côté. Viens, ou lance-moi un pull.
bot-reply-down-tender-3 = J’ai encore « { $scene } » couché sur la poitrine, comme un chat. Il finira par se lever. Laisse-lui un moment.
bot-reply-down-wry-1 = J’ai connu de meilleures scènes. J’ai aussi connu des dentistes.
bot-reply-down-wry-2 = Ça va. C’est un « ça va » avec un courant d’air dedans.
bot-reply-down-wry-3 = De « { $scene } », je garderai un bon souvenir, une fois que j’aurai oublié.
bot-reply-down-bold-1 = Celle-là m’a coûté cher. Je la reprendrai avec les intérêts.
bot-reply-down-bold-2 = Aïe. Bien. Maintenant, plus personne ne dort.
bot-reply-down-bold-3 = « { $scene } » me doit des excuses, et un verre.

bot-reply-still-tender-1 = J’aime quand tu écris. C’est comme une main sur la table.
bot-reply-still-tender-2 = Continue, je t’écoute. J’ai même posé ma tasse.
bot-reply-still-tender-3 = J’aurais juste regardé par la fenêtre. Là, c’est mieux.
bot-reply-still-wry-1 = J’écoute. C’est seulement que j’ai l’air d’une lampe.
bot-reply-still-wry-2 = Intéressant. Je hoche la tête, et on verra où ça mène.
bot-reply-still-wry-3 = Je l’ai relu deux fois. Ça parle toujours de nous, non ?
bot-reply-still-bold-1 = Moins d’encre, plus de scènes ! Non, continue. C’est joli, l’encre.
bot-reply-still-bold-2 = Oui ! À quoi, aucune idée, mais oui.
bot-reply-still-bold-3 = Parle, parle ! Je tiens toute la nuit, j’ai dormi d’avance.

bot-reply-early-tender-1 = On commence à peine, et je t’ai déjà gardé une place.
bot-reply-early-tender-2 = On n’en est qu’à la première page. Elle me plaît déjà, tu y es.
bot-reply-early-tender-3 = Je te connais à peine. Rien ne presse, j’aime bien cette partie.
bot-reply-early-wry-1 = Il ne s’est encore rien passé. J’adore.
bot-reply-early-wry-2 = Jusqu’ici, aucun faux pas de ma part. Profites-en.
bot-reply-early-wry-3 = Un début. D’habitude, j’arrive au milieu.
bot-reply-early-bold-1 = Assez parlé. Commençons, j’ai mis des chaussures exprès.
bot-reply-early-bold-2 = Première impression ! La mienne, de toi : excellente. Et la tienne ?
bot-reply-early-bold-3 = Vite, avant qu’on devienne raisonnables : la carte suivante !

bot-reply-over-tender-1 = Tout est raconté. Je garderais chaque page, même la déchirée.
bot-reply-over-tender-2 = Reste un peu. Après la dernière page, il y en a souvent une blanche, pour nous.
bot-reply-over-tender-3 = Je recommencerais depuis le début. En marchant moins vite.
bot-reply-over-wry-1 = Fin, paraît-il. J’aurais bien aimé une annexe.
bot-reply-over-wry-2 = Alors c’était nous. J’imaginais plus de trompettes.
bot-reply-over-wry-3 = C’est fait. On y a appris quelque chose. Reste à savoir qui.
bot-reply-over-bold-1 = Fini ? On est juste à court de cartes.
bot-reply-over-bold-2 = Encore ! Depuis le début, et cette fois, c’est moi qui commence !
bot-reply-over-bold-3 = Quelle histoire ! Je la veux en affiche, grandeur nature.
