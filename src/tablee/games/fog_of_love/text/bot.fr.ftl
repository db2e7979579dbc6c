# Ce que le bot dit en jouant : bot-line-SITUATION-VOIX-N. Ces phrases ne prennent pas d’argument, et
# ne disent rien de ce qui est encore caché.

bot-line-hello-tender-1 = J’ai répété cette phrase toute la matinée. Devant la glace, elle était plus longue.
bot-line-hello-tender-2 = Voilà, tu connais mon nom. Dis-le, pour voir ce que ça fait.
bot-line-hello-wry-1 = Bonjour. En général, je m’améliore dès la deuxième phrase. La voici.
bot-line-hello-wry-2 = Enfin, c’est ce qui est écrit sur ma boîte aux lettres. Sous les pubs de pizzas.
bot-line-hello-bold-1 = Retiens bien ce nom. Un jour, tu le crieras dans une gare.
bot-line-hello-bold-2 = J’ai décidé d’être inoubliable. Je commence après le café.

bot-line-chapter-tender-1 = Une nouvelle page. On la tourne ensemble ? Prends ce coin-là.
bot-line-chapter-tender-2 = Quoi qu’il arrive, tant mieux si ça nous arrive à deux.
bot-line-chapter-wry-1 = Nouveau chapitre. J’espère qu’on a laissé dormir l’auteur.
bot-line-chapter-wry-2 = J’y ai mûrement réfléchi, pendant près d’une minute.
bot-line-chapter-bold-1 = La suite ! De toute ma vie, je n’ai jamais lu un livre lentement.
bot-line-chapter-bold-2 = Ne me regarde pas comme ça. Regarde-moi comme avant.

bot-line-matched-tender-1 = La même chose, au même moment. Celle-là, je la garde.
bot-line-matched-tender-2 = Toi aussi, tu as entendu le petit déclic ?
bot-line-matched-tender-3 = Tu me connais. Ça fait un peu peur, et beaucoup de bien.
bot-line-matched-wry-1 = Nous sommes d’accord. Que quelqu’un note la date.
bot-line-matched-wry-2 = Attention, on a frôlé l’harmonie.
bot-line-matched-wry-3 = Un seul avis pour deux têtes. On fera des économies de chapeaux.
bot-line-matched-bold-1 = Ha ! À nous deux, on braquerait une banque. Une petite.
bot-line-matched-bold-2 = Je le savais. Je le sais toujours. Cette fois, c’était même vrai.
bot-line-matched-bold-3 = Encore ! On recommence, avant de comprendre comment on a fait.

bot-line-missed-tender-1 = Raté, à une main près. La mienne est encore tendue.
bot-line-missed-tender-2 = Ce n’est rien. Avec quelqu’un que je devinerais, je m’ennuierais.
bot-line-missed-tender-3 = La prochaine fois, je te regarde d’abord, et la question après.
bot-line-missed-wry-1 = Bon. Il est établi que nous sommes deux.
bot-line-missed-wry-2 = Quelque part, un couple vient de répondre pareil. Pas nous.
bot-line-missed-wry-3 = J’appellerais ça une divergence d’opinions, si je me souvenais de la mienne.
bot-line-missed-bold-1 = Faux ! Quelqu’un s’est trompé, ici. Je ne dirai pas qui.
bot-line-missed-bold-2 = Très bien, on se cogne. C’est comme ça que naissent les étoiles.
bot-line-missed-bold-3 = Tu me surprends toujours. Continue, j’ai rangé le vase.

bot-line-sweet-tender-1 = Celle-ci est pour toi. Je la gardais.
bot-line-sweet-tender-2 = Viens là une minute. Ça ne fait pas mal, ça fait peut-être même du bien.
bot-line-sweet-wry-1 = Tiens-toi bien : voilà quelque chose d’agréable.
bot-line-sweet-wry-2 = Il paraît que c’est ce qu’on fait quand on s’aime. On essaie ?
bot-line-sweet-bold-1 = Lâche tout. Pas le chat.
bot-line-sweet-bold-2 = J’ai une idée, et je n’ai pas vérifié si elle était bonne.

bot-line-serious-tender-1 = Il faudrait qu’on parle. Ne fais pas cette tête, c’est juste la vie.
bot-line-serious-tender-2 = Cette conversation, je préfère l’avoir avec toi qu’avec n’importe qui.
bot-line-serious-wry-1 = Et maintenant, la partie avec des formulaires.
bot-line-serious-wry-2 = Assieds-toi. Ou reste debout, c’est la même conversation.
bot-line-serious-bold-1 = On règle ça maintenant. Mon courage part dans cinq minutes, et c’est le dernier ce soir.
bot-line-serious-bold-2 = Je n’attends jamais le bon moment. J’attendrais encore.

bot-line-drama-tender-1 = J’ai quelque chose à te dire, et je le dis tout bas.
bot-line-drama-tender-2 = Prends-moi la main pour celle-ci. Non, l’autre : celle-là, j’en ai besoin pour les gestes.
bot-line-drama-wry-1 = Je signale que jusqu’ici, tout était calme.
bot-line-drama-wry-2 = Toute bonne histoire a son chapitre d’assiettes cassées. Attention à tes pieds.
bot-line-drama-bold-1 = Ferme la fenêtre. Non, laisse : que tout l’immeuble en profite.
bot-line-drama-bold-2 = Je me tais depuis trois bonnes minutes. C’est fini.

bot-line-secret-tender-1 = Ce n’est rien. Une petite chose pour plus tard. Ne regarde pas.
bot-line-secret-tender-2 = Il y a un tiroir que j’aimerais laisser fermé un moment. Tu veux bien ?
bot-line-secret-wry-1 = Comment ça, c’était quoi ? C’était un courant d’air.
bot-line-secret-wry-2 = On lit en moi à livre ouvert. Il y a des pages collées.
bot-line-secret-bold-1 = Tu n’as rien vu. Et tu l’as fait à merveille.
bot-line-secret-bold-2 = Tout le monde a besoin d’un secret. Et de quelqu’un à qui le cacher.

bot-line-reveal-tender-1 = Je ne t’en veux pas. J’aimerais seulement savoir avec qui je partage la couette.
bot-line-reveal-tender-2 = Tu as quelque chose dans la manche. Avec moi, pas besoin de le cacher.
bot-line-reveal-wry-1 = Je faisais la poussière, et ça s’est ouvert. Absolument tout seul.
bot-line-reveal-wry-2 = Je ne fouillais pas. Je rangeais, en profondeur.
bot-line-reveal-bold-1 = Cartes sur table. Les tiennes.
bot-line-reveal-bold-2 = Allez, montre ! J’ai apporté une lampe.

bot-line-kind-tender-1 = Bien sûr. Tu ne pensais quand même pas que je dirais autre chose ?
bot-line-kind-tender-2 = Ça ne me coûte rien et ça te fait sourire. L’affaire du jour.
bot-line-kind-wry-1 = Ne dis à personne que c’était gentil. J’ai une réputation.
bot-line-kind-wry-2 = De rien. Il n’y aura pas de facture.
bot-line-kind-bold-1 = Oui ! Demande-moi plus difficile.
bot-line-kind-bold-2 = Pour toi, n’importe quand. Enfin, aux heures d’ouverture.

bot-line-firm-tender-1 = J’aime mieux te décevoir que te mentir. À moi aussi, ça fait mal.
bot-line-firm-tender-2 = Ne sois pas triste. Ou alors sois triste, et laisse-moi m’asseoir à côté.
bot-line-firm-wry-1 = J’ai bien cherché plus aimable. Ça ne rentrait pas.
bot-line-firm-wry-2 = Dans ma tête, c’était moins coupant.
bot-line-firm-bold-1 = Tu voulais une réponse. C’en était une.
bot-line-firm-bold-2 = Voilà. Des jours que j’étais d’une politesse à me rendre malade.

bot-line-found-out-tender-1 = C’était donc ça, que tu trimballais. Ça avait l’air lourd.
bot-line-found-out-tender-2 = Voilà, c’est sorti. Viens, il y a de la place pour nous et pour ça.
bot-line-found-out-wry-1 = Et moi qui croyais que c’était la chaudière.
bot-line-found-out-wry-2 = Ah, voilà qui explique le bourdonnement.
bot-line-found-out-bold-1 = Je le savais ! Je n’en avais aucune idée, mais je le savais !
bot-line-found-out-bold-2 = Et voilà ! En dix ans, maximum, j’aurais deviné.

bot-line-react-tender-1 = Attends. Laisse-moi dire ça autrement, avant que ça sèche.
bot-line-react-tender-2 = Je peux ? Une toute petite chose, et après tu continues.
bot-line-react-wry-1 = Objection. Je ne sais pas encore à quoi, mais objection.
bot-line-react-wry-2 = Qu’on note au procès-verbal que j’ai haussé un sourcil.
bot-line-react-bold-1 = Stop ! On rembobine. Et maintenant, avec moi dedans.
bot-line-react-bold-2 = Pas si vite ! J’ai là quelque chose qui me démangeait.

bot-line-guess-tender-1 = Je crois savoir quelque chose de toi. Dis-moi si ça chatouille.
bot-line-guess-tender-2 = J’ai écouté ce que tu ne dis pas. Je peux essayer ?
bot-line-guess-wry-1 = Je t’observe depuis un moment. Pour la science.
bot-line-guess-wry-2 = Tout le monde a un petit tic qui le trahit. Toi, tu en as quatre.
bot-line-guess-bold-1 = Je lis en toi comme sur une affiche. Une grande, avec une moustache au feutre.
bot-line-guess-bold-2 = Ne m’aide pas ! Je trouve du premier coup. Du deuxième, au pire.

bot-line-finale-tender-1 = Quelle que soit la fin : merci pour la partie où il y avait toi.
bot-line-finale-tender-2 = C’est décidé. Mon cœur, lui, attendait déjà, manteau sur le dos.
bot-line-finale-wry-1 = Je tiens à remercier les meubles. Ils ont tout vu et n’ont rien dit.
bot-line-finale-wry-2 = Et voilà. Je nous relirais bien, avec un crayon.
bot-line-finale-bold-1 = Rideau ! Et si ça siffle, on salue quand même.
bot-line-finale-bold-2 = Je recommencerais tout. En plus fort.
