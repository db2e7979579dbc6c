### Fog of Love dans le navigateur, en français. Les mots des cartes sont dans les fichiers du jeu.

## Avant l’histoire

fl-first-time = Première fois ? Commence ici
fl-first-evening = On choisit en secret, en espérant choisir pareil.
fl-otherwise = Plus de choix : une autre histoire, vos personnages, ce qu’on écarte
fl-with-whom = Avec qui ?
fl-partner-bot = Un robot
    .about = En solo, à toute heure : l’ordinateur joue l’autre.
fl-partner-open = Inviter par lien
    .about = Deux appareils, pendant un appel ou sur plusieurs jours.
fl-partner-me = Sur cet appareil
    .about = Un appareil pour deux ; l’écran est caché entre deux tours.
fl-their-name = Le nom de l’autre
fl-house = Robot
fl-comfort = Ce qu’on écarte ; grossesse ou adoption ; qui commence
fl-out-about = Écris ou choisis un titre. Sans choix, toutes les scènes peuvent sortir.
fl-out-unknown = Aucune scène ne s’appelle « { $title } » pour l’instant : choisis dans la liste.
fl-out-again = Garder finalement { $title }
fl-filters = Ce qui peut arriver
fl-begin = Commencer

## La table

fl-me = toi
fl-satisfaction = satisfaction
fl-hearts = satisfaction { $n }
fl-secrets = { $n ->
    [one] Un secret posé
   *[other] { $n } secrets posés
  }
fl-board = Personnalité
fl-heard = { $name } : facette haute { $up }, basse { $down }, équilibre { $n }.
fl-wanted = un de tes objectifs : { $aspect }
fl-together = Équilibre commun
fl-together-short = ensemble
fl-meanings = Ce que cela veut dire
fl-up = haute
fl-down = basse
fl-times = × { $n }
fl-show = Montrer
fl-tab-scene = Scène
fl-above = Les réponses sont au-dessus, sous « Scène ».
fl-tab-board = Personnalité
fl-tab-mine = Mes secrets
fl-story = L’histoire
fl-chapter = Chapitre { $n }
fl-finale = Final
fl-creating = Qui sont ces deux-là ?
fl-played = Scènes jouées : { $n } sur { $of }
fl-allowed = Pioche { $deck }, cartes restantes : { $n }
fl-synopsis = Le synopsis
fl-to-know = À savoir sur cette histoire
fl-pile = Scènes jouées et défaussées
fl-pile-none = Rien encore.
fl-pile-hidden = { $n ->
    [one] Une scène est face cachée.
   *[other] { $n } scènes sont face cachée.
  }
fl-unwritten = On n’en sait pas encore grand-chose.
fl-couple = { $one } & { $other }
fl-says = { $name } : « { $words } »
fl-until-now = Dernière scène : { $scene }
fl-raise = { $n ->
    [0] Commencer le final
    [1] Commencer l’histoire
   *[other] Commencer le chapitre { $n }
  }
fl-lessons = Leçons
fl-people = Les deux personnages
fl-serves = sert un de tes objectifs
fl-hush = Un secret devant { $name }
    .about = Face cachée. Une scène le révélera peut-être, et sinon le final.
fl-hush-mine = Ton secret : { $title }
    .about = Il est posé face cachée : { $name } n’en voit que le dos. Une scène peut le révéler ; sinon, le final s’en chargera.
fl-meet = Qui est { $name } ?
fl-lessons-which = Quelle leçon ?
fl-lesson = Leçon { $n }
fl-dock = Ce qui est demandé
fl-answers = Réponses
fl-gender = Genre
fl-portrait = Visage
fl-colour = Couleur
fl-name = Prénom

## Les cartes

fl-minor-about = Ne prend pas de place dans le chapitre ; peut être échangée
fl-played-by = jouée par { $name }
fl-played-for = jouée pour { $name }
fl-reacts = { $name } réagit : { $scene }
fl-opening = Comment cela a commencé
fl-noticed = Remarqué chez toi par { $name }
fl-noticed-me = Remarqué chez toi
fl-you-notice = Ce que tu remarques chez { $name }
fl-job = Métier
fl-how-skipped = sautée
fl-how-revealed = un secret, révélé
fl-how-reaction = une réaction
fl-how-kept = gardé jusqu’à la fin
fl-on-laid = Quand on la joue
fl-does = Ce qu’elle fait
fl-revealed = Une fois révélé
fl-kept = Si personne ne le découvre
fl-tokens-later = Alors
fl-carry = Pour la prochaine scène
fl-tell = À raconter :
fl-tell-skip = Passer le récit
fl-also = Ensuite : seulement la première ligne qui convient
fl-sealed = scellé
fl-thinking = pas encore choisi
fl-acting = Pour cette scène :
fl-waits = Pour la prochaine scène :
fl-before = La scène précédente
fl-result = Ce que ça a donné
fl-look-together = Regardez ensemble, puis continuez.
fl-lost = perdu :
fl-hand = Les scènes de ta main
fl-notice-guest = Pour adultes : de l’amour, des portes qui claquent, des lits défaits. Rien d’explicite. La personne qui t’invite a choisi ce qu’on laisse de côté : parle-lui, s’il y a quelque chose que tu préfères ne pas croiser.
fl-exchange = L’échanger
fl-exchange-about = Une scène mineure s’échange contre une autre, et tu joues quand même.

## Ce qui est caché

fl-mine = Rien que pour toi
fl-mine-none = Tes objectifs et tes destins seront ici.
fl-goals = Tes objectifs
fl-goal-own = { $aspect } : { $n } jetons à toi
fl-goal-of = { $aspect } : { $n } jetons à { $name }
fl-goal-shared = { $aspect } : { $n } jetons à vous deux
fl-goal-theirs = { $aspect } : { $n } jetons à deux
fl-goals-moved = Tes objectifs, en secret :
fl-progress = { $have } sur { $needs }
fl-reached = atteint
fl-laid = Tes secrets
fl-unknown = Un secret que l’autre a posé pour toi
fl-destinies = Tes destins
fl-forgone = Défaussés
fl-destiny-drop = Défausser
fl-destiny-retrieve = Reprendre en main
fl-destiny-show = Révéler
fl-stays = tu restes
fl-leaves = tu pars
fl-because = { $card } : { $told }
fl-change-trait = un de tes traits change. Tu y renonces, avec son objectif, on t’en montre trois autres, et tu en gardes un.
fl-change-feature = une de tes caractéristiques change. Tu la rends avec son jeton, on t’en montre trois autres, et tu en gardes une.
fl-keep-trait = voici ce que tu pourrais devenir.
fl-keep-feature = voici ce qu’on pourrait remarquer chez toi.
fl-keep-occupation = voici ce que tu pourrais faire dans la vie.
fl-clash-same = { $one } et { $other } veulent la même chose : le deuxième demande le double.
fl-clash-opposed = { $one } et { $other } tirent en sens contraire.
fl-met = accompli
fl-missed = pas accompli
fl-met-now = accompli pour l’instant
fl-missed-now = pas accompli pour l’instant
fl-have-now = pour l’instant { $n }
fl-have = { $n } à la fin
fl-short = il manque { $n }
fl-over = { $n } de trop

## Questions et boutons

fl-pause = Temps de réaction…
fl-pause-long = Un instant : une réaction, peut-être…
fl-continue = Continuer
fl-more = Voir la suite
fl-ask-rechoose = { $name } réagit : il te faut un autre choix. Lequel ?
fl-ask-lesson = Lis cette leçon
fl-ask-play = À toi : joue une scène.
fl-ask-colour = { $name } a déjà pris sa couleur. Quelle sera la tienne ?
fl-ask-destiny-drop = À quel destin renonces-tu ?
fl-sealed-about = Scellé jusqu’à ce que les deux aient choisi.
fl-left = { $n ->
    [one] encore 1
   *[other] encore { $n }
  }
fl-first = Fais d’abord un choix
fl-first-gender = Choisis d’abord un genre
fl-first-portrait = Choisis d’abord un visage
fl-first-colour = Choisis d’abord une couleur
fl-first-name = Choisis d’abord un prénom
fl-first-feature = Choisis d’abord une caractéristique
fl-first-choose = Choisis d’abord une réponse
fl-first-play = Choisis d’abord une scène
fl-first-final = Choisis d’abord un destin
fl-go = Confirmer
fl-go-gender = Valider mon apparence
fl-go-portrait = Valider mon apparence
fl-go-colour = Valider mon apparence
fl-go-traits = Garder ces trois-là
fl-go-occupation = Choisir cette profession
fl-go-feature = Donner cette caractéristique
fl-go-name = Prendre ce prénom
fl-go-hide = La poser face cachée
fl-go-play = Jouer cette scène
fl-go-exchange = L’échanger
fl-go-stuck = La défausser, face cachée
fl-go-choose = Sceller mon choix
fl-go-rechoose = Changer mon choix
fl-go-answer = Répondre
fl-go-react = Réagir
fl-go-discard = Défausser
fl-go-trade = La donner
fl-go-keep = Garder cette carte
fl-go-change = Changer cette carte
fl-go-drop = Renoncer à ce destin
fl-go-final = Choisir ce destin
fl-leave-destinies = Ne rien changer
fl-i-first = Moi d’abord
fl-you-first = D’abord { $name }
fl-watching = Tu regardes.
fl-waiting = On attend { $names }.
fl-waiting-gender = { $names } { $n ->
    [one] se demande
   *[other] se demandent
  } encore qui être.
fl-waiting-portrait = { $names } { $n ->
    [one] se demande
   *[other] se demandent
  } encore qui être.
fl-waiting-colour = { $names } choisit une couleur.
fl-waiting-traits = { $names } { $n ->
    [one] choisit
   *[other] choisissent
  } trois traits.
fl-waiting-occupation = { $names } { $n ->
    [one] choisit
   *[other] choisissent
  } une profession.
fl-waiting-feature = { $names } choisit ce qui se remarque chez l’autre.
fl-waiting-name = { $names } cherche un prénom.
fl-waiting-play = { $names } choisit une scène.
fl-waiting-choose = { $names } { $n ->
    [one] choisit
   *[other] choisissent
  } encore.
fl-waiting-answer = { $names } choisit sa réponse.
fl-waiting-rechoose = { $names } doit faire un autre choix.
fl-waiting-in-turn = { $names } décide qui commence.
fl-waiting-change = { $names } { $n ->
    [one] choisit ce qui change chez son personnage
   *[other] choisissent ce qui change chez leur personnage
  }.
fl-waiting-keep = { $names } { $n ->
    [one] choisit
   *[other] choisissent
  } une carte parmi trois nouvelles.
fl-waiting-discard = { $names } { $n ->
    [one] choisit
   *[other] choisissent
  } des scènes à défausser.
fl-waiting-trade = { $names } { $n ->
    [one] choisit
   *[other] choisissent
  } une scène à donner.
fl-waiting-deck = { $names } choisit dans quelle pioche prendre.
fl-waiting-point = { $names } choisit le secret à révéler.
fl-waiting-wipe = { $names } choisit quels jetons retirer.
fl-waiting-guess = { $names } devine sur quoi portent les objectifs de l’autre.
fl-waiting-lesson = { $names } { $n ->
    [one] lit
   *[other] lisent
  } encore.
fl-waiting-final = { $names } { $n ->
    [one] choisit
   *[other] choisissent
  } un destin final.
fl-waiting-order = { $names } { $n ->
    [one] choisit dans quel ordre compter ses objectifs
   *[other] choisissent dans quel ordre compter leurs objectifs
  }.
fl-waiting-become = { $names } décide si un secret change son destin.
quick-react = { $name } ne réagit pas

## La fin

fl-end-together = { $one } et { $other }, ensemble
fl-end-parted = { $one } et { $other }, sur deux chemins
fl-end-both = Deux destins, et tous deux accomplis.
fl-end-one = Deux destins, dont un seul accompli.
fl-end-none = Aucun destin accompli. Mais quelle histoire !
fl-destiny = Destin final
fl-fulfilled = Accompli
fl-unfulfilled = Pas accompli
fl-hid = Ce qui était caché
fl-what-hid = Ce qui se cachait, de part et d’autre
fl-kept-secret = Un secret gardé jusqu’à la fin : { $title }
fl-curve = Deux cœurs :
fl-curve-alt = La satisfaction des deux au fil de l’histoire ; à la fin { $one } { $a }, { $other } { $b }.
fl-read-story = Lire l’histoire
fl-other-side = Revoir l’histoire, côté { $name }
fl-again = Jouer une autre histoire
fl-look = Regarder la table
back-to-end = Retour au final
fl-aloud = Lire à voix haute
fl-silence = Arrêter la lecture
fl-poster-foot = Une histoire jouée à Tablée

## Touches

fl-key-letter = Choisir cette réponse
fl-key-number = Prendre la carte ou la réponse qui porte ce numéro
fl-key-enter = Confirmer ce qui est pris ; continuer
fl-key-tabs = Personnalité ; mes secrets
fl-key-lessons = Leçons

# Le final, pas à pas.
fl-fin-open = Ce que { $one } et { $other } ne se sont jamais dit
fl-fin-open-about = Maintenant, tout se dévoile : les secrets, les objectifs, les destins.
fl-fin-secret = { $name } a gardé ce secret jusqu’au bout
fl-fin-goal = Ce que cherchait { $name }
fl-fin-goal-told = { $goal }. À la fin { $have } : { $met }
fl-fin-hearts = Ce que l’histoire leur laisse de bonheur
fl-fin-sum = { $one } { $a }, { $other } { $b }
fl-fin-destiny = { $name } retourne son destin
fl-fin-stays = { $name } veut rester.
fl-fin-leaves = { $name } a l’intention de partir.
fl-fin-next = Suivant
fl-fin-skip = Aller droit à la fin
fl-fin-pause = Pause
fl-fin-play = Lecture automatique
fl-fin-again = Revoir le final
fl-fin-step = Étape { $n } sur { $of }
fl-fin-table = Regarder la table
