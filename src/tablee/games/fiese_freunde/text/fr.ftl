### Fiese Freunde Fette Feten, en français.
###
### Attributs d’une carte : `.story` se lit à voix haute à qui la vit ; `.past` est sa ligne dans la
### biographie de la fin, avec { $name } ; `.star` dit ce que change son étoile. Les arguments nommés
### trait ou place arrivent en mots (le message `trait-<id>`, `place-<id>`) ; $a vaut « true » quand
### il s’agit de la personne A de la carte, sinon « false ». Ici, tout le monde est adulte. Rien de
### ce qui parle de qui joue ne s’accorde en genre.

title = Fiese Freunde Fette Feten
tagline = Une vie par personne, vendue à la tranche.
    .about = Tu as dix-huit ans, tu quittes la maison avec cinq buts secrets et bien trop peu de temps. Enchéris sur ce que la vie propose : des amis, des amours, des vices, un miracle de temps en temps. À cinq buts, on a vécu ; les autres auront des histoires à raconter.
notice = Pour adultes : dans cette vie on aime, on boit, on croit, on tombe malade et on rit de tout ; ce que votre table préfère ne pas croiser s’écarte avant de commencer.

## Options

filter-sex = sexe
filter-drugs = drogue
filter-religion = religion
filter-death = mort

option-goals = Les buts
option-goals-dealt = Distribués
    .about = Cinq buts par personne, un de chaque sorte. On prend la vie comme elle vient.
option-goals-chosen = Choisis
    .about = À deux ou trois : deux paquets par personne, on garde un but de chaque sorte. De quatre à six : les paquets tournent.
option-first = Qui commence
option-first-lot = Le sort
    .about = La vie sait bien qui a le plus vécu.
option-first-host = L’hôte
    .about = Qui a mis la table ouvre le bal.
option-sex = Les cartes sur le sexe
option-sex-in = Avec
    .about = Un clin d’œil par-ci par-là, jamais plus.
option-sex-out = Sans
    .about = Ces cartes restent dans la boîte.
option-drugs = Les cartes sur la drogue
option-drugs-in = Avec
    .about = De drôles de biscuits, des balcons bien verts.
option-drugs-out = Sans
    .about = Ces cartes restent dans la boîte.
option-religion = Les cartes sur la religion
option-religion-in = Avec
    .about = Des chorales, des pèlerins et un peignoir.
option-religion-out = Sans
    .about = Ces cartes restent dans la boîte.
option-death = Les cartes sur la mort
option-death-in = Avec
    .about = Il y en a deux, et toutes deux sont douces.
option-death-out = Sans
    .about = Ces cartes restent dans la boîte.
option-blank = La carte de la table
    .about = Écrivez une carte vous-mêmes, sous la forme titre | conditions | conséquences : Karaoké | friend A | +alcohol 1, partner A. Laissez vide, et personne ne chantera.

## Caractéristiques : de 0 à 3 ; un point sur une pleine en fait tomber une autre à 0

trait-smoking = tabac
    .about = La première, c’est pour la conversation ; la dernière, pour rien du tout. Une de trop coupe l’appétit : le poids tombe à 0.
trait-alcohol = alcool
    .about = Il rend les autres intéressants. Un verre de trop noie ce que tu savais : la sagesse tombe à 0.
trait-drugs = drogue
    .about = Des vacances sans bagages. Un voyage de trop, et le portefeuille reste là-bas : l’argent tombe à 0.
trait-money = argent
    .about = Il calme les nerfs, surtout ceux de la banque. Une pièce de trop, et plus une larme : la tristesse tombe à 0.
trait-illness = maladie
    .about = De la petite toux au dossier à ton nom. Un bobo de trop, et la faculté tape du poing : le tabac tombe à 0.
trait-weight = poids
    .about = Ce que laissent les bonnes soirées. Un dessert de trop, et plus de place pour un verre : l’alcool tombe à 0.
trait-sadness = tristesse
    .about = Elle entre sans frapper et sait où sont les mouchoirs. Un chagrin de trop, et le ciel semble vide : l’Église tombe à 0.
trait-church = Église
    .about = Des cierges, des cantiques et le bénéfice du doute. Une prière de trop, et te voilà en pleine santé : la maladie tombe à 0.
trait-wisdom = sagesse
    .about = Ce qui reste quand on a tout fait de travers une fois. Une lumière de trop, et les petites poudres n’ont plus rien à t’apprendre : la drogue tombe à 0.

category-lifestyle = style de vie
category-spirit = spiritualité
category-job = travail
category-relationship = couple
category-friends = amis

place-stranger = sans lien
place-friend = amitié
place-love = amour
place-engaged = fiançailles
place-married = mariage
place-happy = mariage heureux
place-ex = ex
place-separated = séparation sans divorce

## Conditions et conséquences

need-trait = { $n ->
        [3] { $trait } à 3
       *[other] { $trait } à { $n } au moins
    }
need-no-trait = { $trait } à 0
need-friend = { $a ->
        [true] quelqu’un de ton cercle (A)
       *[false] { $n ->
            [one] quelqu’un de ton cercle
           *[other] { $n } personnes de ton cercle
        }
    }
need-partner = { $a ->
        [true] une vie de couple (avec A)
       *[false] une vie de couple
    }
need-no-partner = pas de vie de couple
need-ex = { $a ->
        [true] au moins 1 ex (A)
       *[false] au moins { $n } ex
    }
need-married = un mariage (même sur le papier)
need-no-married = pas de mariage (même sur le papier)
need-happily-married = un mariage heureux
need-sex = { $a ->
        [true] une nuit avec A à ton actif
       *[false] { $n ->
            [one] une nuit avec quelqu’un à ton actif
           *[other] des nuits avec { $n } personnes à ton actif
        }
    }
need-no-sex = aucune nuit à ton actif
need-child = { $n ->
        [one] un enfant
       *[other] { $n } enfants
    }
need-no-child = pas d’enfant
need-time = { $n } de temps à payer
need-same-sex = { $n ->
        [one] un lien d’amour ou de lit avec ton propre sexe
       *[other] { $n } liens d’amour ou de lit avec ton propre sexe
    }

give-gain = { $trait } +{ $n }
give-reset = { $trait } : retour à 0
give-friend = { $a ->
        [true] une amitié ancienne ou nouvelle (A)
       *[false] { $n ->
            [one] une amitié ancienne ou nouvelle
           *[other] { $n } amitiés anciennes ou nouvelles
        }
    }
give-partner = { $a ->
        [true] un amour qui naît ou grandit avec A
       *[false] un amour qui naît ou grandit
    }
give-separation = séparation
give-marry = mariage avec A
give-divorce = divorce
give-sex = { $a ->
        [true] une nuit avec A
       *[false] une nuit sans nom
    }
give-child = { $a ->
        [true] un enfant avec A
       *[false] un enfant de cette nuit-là
    }

star-other-sex = l’autre moitié du couple doit être de l’autre sexe
star-new-partner = un nouvel amour seulement : rien ne grandit
star-new-friend = ce doit être quelqu’un de nouveau dans ton cercle
star-same-sex-too = possible aussi dans un couple de même sexe
star-ex-untouched = les conséquences épargnent l’ex
star-sex-partner-too = les conséquences frappent aussi l’autre moitié de la nuit
star-celibate = désormais ni sexe, ni amour, ni mariage

## Les gens de la ville

person-wilma = Wilma
    .about = Elle répare les vélos et les cœurs, et ne fait payer que les vélos.
person-jutta = Jutta
    .about = Elle arbitre le handball et, sur demande, les repas de famille.
person-renske = Renske
    .about = Elle vit sur une péniche qui n’a coulé que deux fois.
person-paula = Paula
    .about = Elle tutoie tous les videurs de la ville, et appelle leurs mères par leur prénom.
person-odile = Odile
    .about = Elle tient l’orgue en chaussures de marche, et personne n’ose tousser.
person-svenja = Svenja
    .about = Elle a un doctorat sur les scarabées, et un spécimen qui dort dans son sac.
person-carla = Carla
    .about = Elle tient le kiosque de nuit et rend la monnaie en conseils.
person-ines = Ines
    .about = Elle dit exactement ce qu’elle pense, puis va chercher le gâteau.
person-ruben = Ruben
    .about = Il pleure aux mariages, y compris ceux des publicités.
person-gustav = Gustav
    .about = Il a quitté trois groupes et gardé chaque fois le pantalon.
person-benno = Benno
    .about = Il conduit le bus de nuit, et attend les gens qui courent.
person-malik = Malik
    .about = À quatre heures il pétrit, à cinq il chante, à vingt il s’endort dans la soupe.
person-theo = Theo
    .about = Il a lu tous les philosophes et craint toujours les oies.
person-kasper = Kasper
    .about = Il vend des assurances toute la semaine et saute en parachute le samedi.
person-luis = Luis
    .about = À chaque fête, il invite d’abord à danser la personne la plus âgée.
person-arne = Arne
    .about = Il dit onze mots par jour, et on ne regrette pas l’attente.

## Quitter la maison

card-p01 = Le tampon sur la main
    .story = Les basses pensent à ta place, le bar fait le reste. Tu rentres avec un prénom que la musique a couvert deux fois ; le tampon sur ta main durera plus longtemps.
    .past = { $name } apprit beaucoup de choses sur la nuit, et aucun nom de famille.
card-p02 = L’enveloppe du baptême
    .story = Dedans, de la part de ton parrain et de ta marraine : trois billets, une image pieuse, et l’espoir d’un coup de fil. Tu ranges le saint dans ton portefeuille, pour surveiller les billets.
    .past = { $name } rangea un saint dans son portefeuille, surtout pour la sécurité.
card-p03 = Le car du retour
    .story = Douze heures de car, un paquet de chips pour deux, et vos têtes qui finissent l’une contre l’autre quelque part après la frontière. Personne ne dormait.
    .past = { $name } trouva l’amour dans un car, à quatre-vingt-dix à l’heure.
card-p04 = Deux boîtes aux lettres
    .story = Tes parents attendent que tes cartons soient prêts pour t’annoncer qu’ils font aussi les leurs. Chaque parent te glisse un billet dans l’entrée, pour que tu ne choisisses pas ; tu aurais rendu les deux.
    .past = { $name } quitta la maison une semaine avant ses parents.
card-p05 = Cheveux verts
    .story = La boîte annonçait Rosée des bois ; le miroir répond piscine municipale. À l’arrêt de bus, quelqu’un te dit que c’est courageux, le pense, et laisse passer son bus.
    .past = { $name } se teignit en vert, et sut enfin qui riait avec et qui riait de.
card-p06 = T’as du feu ?
    .story = Tu ne fumes pas vraiment. Mais c’est devant cette porte que se tiennent les gens intéressants, et il faut bien que quelqu’un tienne le briquet.
    .past = { $name } commença à fumer pour la conversation.
card-p07 = Le cercle du mardi
    .story = Tu venais prier pour les biscuits, tu restes pour la voix qui lit les psaumes. Chaque mardi finit par une minute de silence, et à deux vous la tenez de mieux en mieux.
    .past = { $name } demanda un signe au ciel et reçut un numéro de téléphone.
    .star = L’autre moitié du couple doit être de l’autre sexe : le cercle retarde un peu.
card-p08 = Du premier coup
    .story = Aucune expérience, multipliée par deux, et une notice lue après. Neuf mois plus tard, l’amour de ta vie pèse trois kilos deux et il a ton nez.
    .past = { $name } réussit du premier coup, selon la sage-femme.
card-p09 = L’été au bord du lac
    .story = Ça dure ce que dure le marchand de glaces. Depuis, une bouffée de crème solaire, et tu souris dans le vide.
    .past = { $name } passa un été dont aucune carte postale ne parle.
card-p10 = La fac de l’escalier de secours
    .story = Entre deux cours, sur l’escalier de secours, le monde est refait par des gens qui ne savent plus leur code d’entrée. Tu inhales tout, y compris une idée qui te restera.
    .past = { $name } apprit plus sur l’escalier de secours qu’en amphi, et toussa.
card-p11 = Premier chagrin d’amour
    .story = La nouvelle arrive par message et se termine par un pouce levé. Pendant trois semaines, il n’y a que la vanille pour te comprendre, en format familial.
    .past = { $name } s’en remit en trois semaines et onze pots de vanille.
card-p12 = La cabane à fraises
    .story = Huit heures par jour, tu vends des fraises en costume de fraise. Avec la personne d’à côté, en costume de chantilly, l’amitié n’est qu’une question de temps.
    .past = { $name } gagna sa première paie en costume de fraise.
card-p13 = Menu dix-sept
    .story = Bien sûr que tu sais cuisiner : la poêle existe, elle est sur l’armoire. Au grill du coin, on connaît ta commande, tes dates d’examen et, depuis peu, ta mère.
    .past = { $name } vécut un an du menu dix-sept, et sans regret.
card-p14 = Trois jours de boue
    .story = Quelque part entre la deuxième scène et les premières toilettes, on te tend un biscuit qui n’est pas qu’un biscuit. Toute la nuit, tu expliques les nuages à quelqu’un de formidable, qui prend des notes.
    .past = { $name } expliqua les nuages, et ce fut clair.
card-p15 = Le groupe du garage
    .story = Trois accords, deux amplis, une caisse de bière et pas un voisin qui vous parle encore. On te donne la basse parce que personne n’en veut ; les plus grands ont commencé comme ça.
    .past = { $name } tint la basse dans un groupe qui répétait surtout l’entracte.
card-p16 = La carte de bibliothèque
    .story = Il pleut, le radiateur de ta chambre a rendu l’âme, et la salle de lecture est gratuite. En mars, tu en es à la lettre M, pour raisons thermiques.
    .past = { $name } lut tout, de A à M, pour avoir chaud.
card-p17 = La maladie du baiser
    .story = Six semaines au lit, la gorge comme un pamplemousse, et beaucoup trop de suspects. Tu lis, tu réfléchis, tu bois du bouillon : finalement, tu es de bonne compagnie.
    .past = { $name } passa six semaines au lit, avec rien que des livres.
card-p18 = Le chapeau de grand-mère
    .story = Le curé se trompe de prénom, et tout le premier rang le corrige d’une seule voix ; elle aurait adoré. Tu chantes plus fort que prévu.
    .past = { $name } enterra une grand-mère et garda le chapeau.
card-p19 = Week-end de chorale
    .story = Quarante voix dans un monastère glacé, et un cantique dont tu n’as pas une note. La voix d’à côté ne l’a pas non plus, et se rapproche, pour se tromper à l’unisson.
    .past = { $name } chanta faux, à l’unisson.
card-p20 = Le livret d’épargne
    .story = Dix-huit ans de pièces d’anniversaire, une à une, sur un livret avec un écureuil en couverture. Au guichet, on compte, on siffle, et on se met à te vouvoyer.
    .past = { $name } connut la fortune, en petite monnaie.

## Vie A : le quotidien

card-a01 = L’une après l’autre
    .story = Tu allumes la suivante avec la précédente : c’est autant de gagné sur les allumettes. Tes poumons t’envoient un premier courrier, encore poli.
    .past = { $name } économisa une fortune en allumettes.
card-a02 = Des vers et des verres
    .story = À trois heures du matin, tu trouves une rime à ce prénom et, au fond de la bouteille, une vérité. Par chance, tu n’envoies ni l’une ni l’autre.
    .past = { $name } écrivit quarante sonnets et n’en posta aucun : c’était sage.
    .star = Rien de tout cela n’atteint l’ex : ni les conséquences, ni les poèmes.
card-a03 = Le pull sur le balcon
    .story = Un soir de pleine lune, tu brûles le pull oublié en lisant une liste à voix haute. Ça empeste, ça fait un bien fou, et les braises sont pratiques pour une cigarette.
    .past = { $name } brûla un pull et respira de nouveau.
    .star = L’ex n’en sent rien : ce n’était qu’un pull.
card-a04 = Souvenir d’une nuit
    .story = Ça gratte, ça porte un nom latin, et le coup de fil à passer est plus pénible que le traitement. Tu es le troisième cas de la matinée, dit le médecin, et ça console.
    .past = { $name } apprit un mot de latin et passa un coup de fil honnête.
    .star = Une personne qui a partagé ton lit l’attrape aussi : d’où le coup de fil.
card-a05 = Le cousin de quelqu’un
    .story = Le vin est fini, pas la soirée. Le cousin de quelqu’un ouvre une petite boîte et jure que c’est presque une tisane.
    .past = { $name } fit confiance au cousin de quelqu’un.
card-a06 = Le comptoir de nuit
    .story = De dix heures du soir à six, tu gardes quarante clés et un yucca. On te paie pour lire, personne chez toi n’attend un biberon, et ceux qui ne dorment pas descendent te raconter leur vie.
    .past = { $name } veilla sur un yucca et sur la moitié des secrets de la ville.
card-a07 = Soixante mètres d’élastique
    .story = On avait dit à trois ; l’amitié pousse à deux. Au troisième rebond, la tête en bas, tu vois nettement ce qui compte, et ce n’est rien de ce qui te pesait.
    .past = { $name } vit l’essentiel, la tête en bas.
card-a08 = Match à domicile
    .story = Zéro à zéro, sous la pluie, debout. Il ne se passe rien pendant quatre-vingt-dix minutes, tu chantes sans arrêt, et au coup de sifflet final toute une rangée te serre dans ses bras.
    .past = { $name } chanta pendant tout un zéro à zéro et parla de match du siècle.
card-a09 = Les yeux brillants
    .story = Ça sourit beaucoup, le thé est remarquable, et tout est à tous, sauf ta carte bancaire, qui est au Guide. L’amour est prié d’attendre dehors ; ton nouveau nom signifie Douce Cuillère.
    .past = { $name } porta quelque temps le nom de Douce Cuillère.
card-a10 = Raid jusqu’à l’aube
    .story = À cinq heures du matin, des gens qui ne se sont jamais vus terrassent un dragon, en larmes. Il y a de la pizza dans ton clavier, et quelqu’un qui mourrait pour toi : deux fois déjà, cette nuit.
    .past = { $name } terrassa le dragon et nettoya le clavier.
card-a11 = Heures sup
    .story = La lumière s’éteint sur toi, on s’excuse, elle se rallume : c’est l’équipe de nettoyage. Tu connais chaque bruit de ce couloir ; ceux de ton appartement, moins.
    .past = { $name } connut par cœur le couloir du bureau.
card-a12 = Quatre bons numéros
    .story = Ton anniversaire, celui du chat, le numéro du bus, et un trait de stylo malheureux. Pas de quoi s’offrir un yacht ; de quoi lire les annonces de yachts d’un œil critique.
    .past = { $name } gagna grâce à un stylo qui avait glissé.
card-a13 = Rouge ou noir
    .story = Tu as une méthode. Le casino aussi ; la sienne a des lustres, et offre à boire.
    .past = { $name } avait une méthode.
card-a14 = Céleri
    .story = Pendant six semaines, tu as droit au céleri, et à l’odeur des tartines des autres. La balance est ravie ; elle est bien la seule.
    .past = { $name } vécut six semaines de céleri, et tout l’immeuble en entendit parler.
card-a15 = Quarante-deux kilomètres
    .story = Au trentième, tu hais les gens qui applaudissent. Au quarantième, tu leur pardonnes ; à l’arrivée on t’emballe dans de l’alu comme un reste de lasagnes, et tu comprends la vie.
    .past = { $name } courut quarante-deux kilomètres et finit dans du papier d’aluminium.
card-a16 = Le cercle de chaises
    .story = La première semaine, tu détestes le cercle de chaises. La quatrième, c’est toi qui les installes, et le soir tu dis merci, à qui au juste, on verra.
    .past = { $name } installa les chaises, un jour après l’autre.
card-a17 = Patchs et réglisse
    .story = Il faut occuper tes mains : d’abord la réglisse, puis les gâteaux, puis les gâteaux des autres. Tu sens de nouveau le printemps, et la boulangerie à trois rues de là.
    .past = { $name } quitta la cigarette pour la boulangerie.
card-a18 = Une semaine aux thermes
    .story = On te retire ton téléphone, tes chaussures et tes opinions, et on te couche dans la boue tiède. Le jeudi, il te reste une pensée, mais c’est une bonne.
    .past = { $name } eut une bonne pensée, dans la boue tiède.
card-a19 = Chambre 214
    .story = Dans le lit d’à côté, ça ronfle, ça triche aux cartes, et ça sonne à ta place quand tu n’oses pas. Tu rentres en pleine forme, et tu reviens le dimanche, en visite.
    .past = { $name } guérit chambre 214, et y retourna pour les cartes.
card-a20 = Sur le divan
    .story = Pendant dix séances, tu parles du travail. À la onzième, tu mentionnes le chien, et voilà.
    .past = { $name } finit par parler du chien.
card-a21 = Le chemin des pèlerins
    .story = Trois semaines à pied, deux chemises, et une ampoule qui porte un prénom. Tu cherchais Dieu, ou du moins le calme ; quelqu’un marche à ton pas, et a des pansements.
    .past = { $name } marcha trois semaines et baptisa une ampoule.
card-a22 = Lettre au trésorier
    .story = Tu écris une longue lettre à Dieu, et une courte au trésorier de la paroisse. Seul le trésorier répond, très gentiment ; le virement s’arrête lundi.
    .past = { $name } quitta l’Église en bons termes, et garda le virement.
card-a23 = Cours du soir
    .story = Finnois débutant, le jeudi, salle 3. Au bout d’un an, tu sais dire que le renne n’est pas à la maison, et il y a une personne au monde que cela fait rire.
    .past = { $name } sut dire en finnois que le renne était sorti.
card-a24 = Le mémoire
    .story = Tu as tout lu, et refait le plan quatre fois. La dernière nuit, tu découvres enfin ce que tu penses, à raison d’une page par cigarette.
    .past = { $name } rendit quatre-vingt-dix pages, et laissa autant de mégots.
card-a25 = Tournée sur tournée
    .story = On t’offre une tournée, donc tu en dois une ; tu la paies, donc on t’en doit une. L’amitié est une dette qui ne se règle jamais avant la fermeture.
    .past = { $name } devait encore une tournée à quelqu’un, ou le contraire.
card-a26 = Dégustation
    .story = On t’avait dit de recracher. Au septième verre, tu décèles du cuir, du cassis et la voiture de ton oncle, et tu as raison.
    .past = { $name } apprit à distinguer un bourgogne d’un mardi.
card-a27 = Dans la cuisine
    .story = Tu avais invité douze personnes, il y en a trente, et quelqu’un que tu n’as jamais vu fait des crêpes. Tous les gens qui comptent sont dans la cuisine et fument à la même fenêtre.
    .past = { $name } donna une fête, qui eut lieu dans la cuisine.
card-a28 = L’entrepôt
    .story = Tu entres le vendredi et ressors, pour autant qu’on puisse l’établir, le dimanche. Ton cœur bat encore à quatre temps, et sur ton bras on a écrit un numéro et « pour la vie ».
    .past = { $name } sortit un vendredi ; le dimanche fut une surprise.
card-a29 = Balcon vert
    .story = Tes tomates ont de curieuses feuilles, et beaucoup de visites. La vieille dame du dessous en prend deux par mois, pour sa hanche.
    .past = { $name } fit pousser des tomates excellentes pour la hanche.
card-a30 = Cours de cuisine
    .story = Première leçon : le beurre. Deuxième leçon : encore. À la troisième, tu partages avec le fourneau d’à côté une louche et une philosophie.
    .past = { $name } apprit la cuisine, c’est-à-dire le beurre.
card-a31 = Buffet à volonté
    .story = Tu y vois un défi ; la maison, une affaire personnelle. Tu sors par les cuisines, et la plonge se lève pour applaudir.
    .past = { $name } partit sous les applaudissements de la plonge.
card-a32 = La grippe
    .story = Trente-neuf quatre, et au plafond une tache en forme de Portugal. Le cinquième jour, tu dis tout au Portugal.
    .past = { $name } se confia à une tache du plafond.
card-a33 = La chaussette
    .story = Tu te penches pour ramasser une chaussette. C’était lundi ; depuis, tu as fait connaissance avec la plinthe, et la chaussette reste hors d’atteinte.
    .past = { $name } n’attrapa jamais cette chaussette.
card-a34 = La soupe populaire
    .story = Tu venais faire le bien, on te donne les oignons. Toute l’équipe pleure avec toi, de bon cœur, et tu sers à la louche jusqu’à ce que tes propres soucis refroidissent.
    .past = { $name } pleura sur des oignons, en bonne compagnie.
card-a35 = La tante riche
    .story = Ta tante te remet ton héritage de son vivant, pour voir ta tête. Puis elle reprend du café et te dit ce qu’elle pense de ta vie, année par année.
    .past = { $name } reçut une fortune et un avis.
card-a36 = Contrôle fiscal
    .story = Une personne très calme, au crayon très pointu, passe neuf jours à la table de ta cuisine. Quand le crayon s’arrête, ton estomac aussi.
    .past = { $name } finit par tout déclarer, y compris un ulcère.
card-a37 = L’ascenseur
    .story = Un matin, l’ascenseur s’ouvre à ton étage, et tu n’en sors pas. Il te promène de haut en bas, assez gentiment, jusqu’à ce que quelqu’un appuie à ta place et te renvoie à la maison.
    .past = { $name } resta dans l’ascenseur.
card-a38 = Près des poubelles
    .story = Toutes les décisions de la boîte se prennent près des poubelles, sous la bruine, en quatre minutes. Tu n’aimes même pas cette marque ; tu aimes savoir avant les autres.
    .past = { $name } savait tout avant les autres, près des poubelles.
card-a39 = Novembre
    .story = Il fait nuit à midi. Tu ouvres un rouge, « pour le laisser respirer », et il serait grossier de le laisser respirer sans compagnie.
    .past = { $name } tint compagnie à une bouteille, un mois de novembre.
card-a40 = Rayon bien-être
    .story = Sept étapes vers la lumière, douze vers le bonheur, une vers la caisse. Page deux cents, entre deux points d’exclamation, il y a une phrase si simple que tu la dis le soir, les mains jointes.
    .past = { $name } trouva une phrase vraie, page deux cents.
