### Fog of Love dans le navigateur, en français. Les mots des cartes sont dans les fichiers du jeu.

## Avant l’histoire

fl-lead = Deux personnes inventées tombent amoureuses. Chacune sait bien pourquoi, et n’en dit rien.
fl-which-story = Quelle histoire ?
fl-story-tutorial = Votre premier rendez-vous
    .about = L’histoire du dimanche matin, expliquée en chemin : chaque règle quand son moment vient. Sans rien lire avant.
fl-first-time = Première fois ? Commencez ici
fl-about-sunday = Un premier rendez-vous, un dimanche matin, et où il mène. L’histoire la plus douce : personne ne peut partir.
fl-about-school = Ensemble depuis le lycée, une demi-vie déjà. Qu’est-ce qui vous a tenus, et qui auriez-vous été ?
fl-about-year = Vous vous promettez un an. Après, vous verrez ; et l’un de vous sait peut-être déjà.
fl-about-want = Un enfant, une vie, le monde entier : vous savez ce que vous voulez, sans vous l’être dit. La plus longue histoire.
fl-with-whom = Avec qui ?
fl-partner-bot = La maison
    .about = En solo, à toute heure : la table joue l’autre, avec ses buts et ses secrets.
fl-partner-open = Par un lien
    .about = Chacun son appareil, pendant un appel ou sur plusieurs jours. La table attend et raconte ce qui s’est passé.
fl-partner-me = Sur cet appareil
    .about = Un appareil pour deux, avec un rideau entre vous.
fl-their-name = Le nom de l’autre
fl-house = La maison
fl-comfort = Ce qu’on laisse de côté, naissance ou adoption, qui commence
fl-filters = Ce qui peut arriver
fl-filter-sex = Le sexe
    .about = Avec humour, jamais cru.
fl-filter-religion = La religion
    .about = La foi, l’église, et ce qu’en pense la famille.
fl-filter-death = La mort
    .about = Perdre quelqu’un.
fl-filter-prejudice = Les préjugés
    .about = Ce que le monde dit aux couples qu’il n’attendait pas.
fl-child = Si un enfant arrive
fl-child-pregnancy = Une grossesse
    .about = Pour tous les couples ; le comment vous appartient.
fl-child-adoption = Une adoption
    .about = Pour tous les couples ; la lettre peut arriver à tout moment.
fl-events = Événements spéciaux
fl-events-story = Ceux de l’histoire
    .about = Un mariage dans l’une, un enfant dans l’autre.
fl-events-all = Tous
    .about = Mariages et enfants dans chaque histoire.
fl-events-none = Aucun
    .about = Le quotidien suffit bien.
fl-first = Qui a envoyé un baiser en dernier ?
fl-first-lot = On ne sait plus
    .about = Le sort désigne qui commence.
fl-first-host = Moi
    .about = Vous commencez.
fl-first-guest = L’autre
    .about = L’autre commence.
fl-begin = Commencer

## La table

fl-me = vous
fl-satisfaction = satisfaction
fl-hearts = satisfaction { $n }
fl-secrets = { $n ->
    [one] Un secret posé
   *[other] { $n } secrets posés
  }
fl-board = Personnalité
fl-heard = { $name } : { $up } en plus, { $down } en moins, équilibre { $n }.
fl-wanted = un de vos buts : { $aspect }
fl-together = Des deux ensemble
fl-up = en plus
fl-down = en moins
fl-times = × { $n }
fl-show = Montrer
fl-tab-scene = Scène
fl-tab-board = Personnalité
fl-tab-mine = Mes secrets
fl-story = L’histoire
fl-chapter = Chapitre { $n }
fl-finale = Finale
fl-creating = Qui sont ces deux-là ?
fl-played = { $n } scènes sur { $of }
fl-allowed = On pioche dans { $deck } : il en reste { $n }
fl-pile = Scènes jouées et défaussées
fl-pile-none = Rien encore.
fl-pile-hidden = { $n ->
    [one] Une scène est face cachée.
   *[other] { $n } scènes sont face cachée.
  }
fl-unwritten = On n’en sait pas encore grand-chose.
fl-couple = { $one } & { $other }
fl-says = { $name } : « { $words } »
fl-until-now = Jusqu’ici : { $scene }
fl-raise = Lever le rideau
fl-meanwhile = Pendant votre absence
fl-go-on = Continuer
fl-lessons = Leçons
fl-lessons-which = Quelle leçon ?
fl-lesson = Leçon { $n } sur { $of }
fl-dock = Ce qui est demandé
fl-answers = Réponses
fl-gender = Genre
fl-portrait = Visage
fl-colour = Couleur
fl-name = Prénom

## Les cartes

fl-kind-both = Choix des deux
fl-kind-partner = Choix de l’autre
fl-kind-situation = Situation
fl-kind-secret = Secret
fl-kind-reaction = Réaction
fl-kind-reveal = Révèle un secret
fl-kind-special = Spéciale
fl-kind-chapter = Choix des deux
fl-kind-finale = Finale
fl-minor = mineure
fl-minor-about = Ne compte pas dans la longueur du chapitre, et peut être échangée
fl-event = événement spécial
fl-played-by = { $name }
fl-how-skipped = passée
fl-how-revealed = un secret, révélé
fl-how-reaction = une réaction
fl-how-exchanged = jouée pour l’autre
fl-how-kept = gardé jusqu’à la fin
fl-on-laid = Quand on la joue
fl-does = Ce qu’elle fait
fl-revealed = Une fois révélé
fl-kept = Si personne ne le découvre
fl-tokens-later = Alors
fl-carry = Agit sur la scène suivante
fl-tell = Racontez
fl-tell-skip = Passer le récit
fl-also = Et ensuite, la première ligne qui convient
fl-sealed = scellé
fl-thinking = pas encore choisi
fl-acting = Agit sur cette scène :
fl-waits = Attend la scène suivante :
fl-before = La dernière scène
fl-result = Ce qu’il en reste
fl-lost = perdu :
fl-hand = Les scènes de votre main
fl-exchange = L’échanger
fl-exchange-about = Une scène mineure s’échange contre une autre, et vous jouez quand même.

## Ce qui est caché

fl-mine = Pour vos yeux seulement
fl-mine-none = Vos buts et vos destins seront ici.
fl-goals = Vos buts
fl-goal-own = { $aspect } : { $n } à vous
fl-goal-shared = { $aspect } : { $n } à deux
fl-progress = { $have } sur { $needs }
fl-laid = Vos secrets
fl-unknown = Un secret que l’autre a posé pour vous
fl-destinies = Vos destins
fl-forgone = Mis de côté
fl-stays = reste
fl-leaves = rompt
fl-clash-same = { $one } et { $other } veulent la même chose : le second demande le double.
fl-clash-opposed = { $one } et { $other } tirent en sens contraire.
fl-need-own = { $me } : { $aspect }, équilibre de { $n } ou plus
fl-need-shared = Ensemble : { $aspect }, équilibre de { $n } ou plus
fl-need-own-heart = { $me } : satisfaction de { $n } ou plus
fl-need-partner-heart = { $you } : satisfaction de { $n } ou plus
fl-need-partner-heart-at-most = { $you } : satisfaction de { $n } ou moins
fl-need-sum-heart = Satisfaction des deux : { $n } ou plus
fl-need-apart-heart = Au plus { $n } de satisfaction d’écart
fl-need-ahead-heart = { $me } devance { $you } de { $n } ou plus
fl-need-partner-stays = { $you } ne rompt pas
fl-need-goals-met = Buts atteints : { $n } ou plus
fl-need-goals-opposed = Ce que le couple est devenu s’éloigne de ce que voulait { $me }
fl-met = accompli
fl-missed = pas accompli
fl-met-now = accompli pour l’instant
fl-missed-now = pas accompli pour l’instant
fl-short = manque { $n }

## Questions et boutons

fl-ask-idle = Un instant : quelqu’un pourrait encore réagir.
fl-ask-lesson = Lisez cette leçon
fl-ask-play = À vous : jouez une scène.
fl-sealed-about = Scellé jusqu’à ce que les deux aient choisi.
fl-left = { $n ->
    [one] encore 1
   *[other] encore { $n }
  }
fl-go = Confirmer
fl-go-gender = C’est moi
fl-go-portrait = C’est moi
fl-go-colour = C’est la mienne
fl-go-traits = Garder ces trois-là
fl-go-occupation = C’est mon métier
fl-go-feature = L’offrir
fl-go-name = C’est mon nom
fl-go-play = Jouer cette scène
fl-go-exchange = L’échanger
fl-go-stuck = La défausser, face cachée
fl-go-choose = Sceller mon choix
fl-go-rechoose = Plutôt cela
fl-go-answer = Le dire
fl-go-react = Réagir ainsi
fl-go-discard = Défausser
fl-go-trade = La donner
fl-go-keep = Le garder
fl-go-change = Le changer
fl-go-final = C’est mon destin
fl-leave-destinies = N’y rien changer
fl-i-first = Moi d’abord
fl-you-first = D’abord { $name }
fl-watching = Vous regardez.
fl-waiting = On attend { $name }.
fl-waiting-gender = { $name } se demande encore qui être.
fl-waiting-portrait = { $name } se demande encore qui être.
fl-waiting-colour = { $name } choisit une couleur.
fl-waiting-traits = { $name } choisit ce qui restera caché.
fl-waiting-occupation = { $name } choisit un métier.
fl-waiting-feature = { $name } cherche ce qu’il y avait à remarquer.
fl-waiting-name = { $name } cherche un prénom.
fl-waiting-play = { $name } choisit une scène.
fl-waiting-choose = C’est fait pour vous. { $name } choisit encore.
fl-waiting-react = Un instant : quelqu’un pourrait encore réagir.
fl-waiting-lesson = { $name } lit encore.
fl-waiting-final = { $name } décide encore comment cela finit.
fl-waiting-deck = { $name } pioche.
quick-lesson = { $name } a lu
quick-react = { $name } laisse passer

## La fin

fl-end-together = { $one } et { $other }, ensemble
fl-end-parted = { $one } et { $other }, chacun son chemin
fl-end-both = Les deux ont trouvé ce qu’ils cherchaient.
fl-end-one = Un seul des deux a trouvé ce qu’il cherchait.
fl-end-none = Personne n’a trouvé ce qu’il cherchait. Mais quelle histoire.
fl-destiny = Destin final
fl-fulfilled = Accompli
fl-unfulfilled = Pas accompli
fl-hid = Ce qui était caché
fl-what-hid = Ce que chacun cachait
fl-kept-secret = Un secret gardé jusqu’à la fin : { $title }
fl-curve = Deux cœurs :
fl-curve-alt = La satisfaction des deux au fil de l’histoire ; à la fin { $one } { $a }, { $other } { $b }.
fl-read-story = Lire l’histoire
fl-other-side = L’autre côté : avec { $name }
fl-again = Une autre histoire
fl-look = Regarder la table
fl-back-to-end = Retour à la finale
fl-aloud = Lire à voix haute
fl-silence = Se taire
fl-keep = La garder
fl-print = Imprimer
fl-picture = En image
fl-no-picture = Ce navigateur n’a pas pu dessiner l’image.
fl-poster-foot = Une histoire jouée à Tablée

## Touches

fl-key-letter = Choisir cette réponse
fl-key-number = Prendre la carte ou la réponse de ce numéro
fl-key-enter = Confirmer ce qui est pris
fl-key-tabs = Personnalité ; mes secrets
fl-key-lessons = Leçons
