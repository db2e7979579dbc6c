### Fiese Freunde Fette Feten, en français.
###
### Attributs d’une carte : `.story` se lit à voix haute à qui la vit (sa ligne dans la biographie est
### `past-<id>`, dans past.fr.ftl) ; `.star` dit ce que change son étoile. Les arguments nommés
### trait ou place arrivent en mots (le message `trait-<id>`, `place-<id>`) ; $a vaut « true » quand
### il s’agit de la personne A de la carte, sinon « false ». Ici, tout le monde est adulte, et les
### phrases sur qui joue évitent l’accord en genre.

title = Fiese Freunde Fette Feten
tagline = Une vie par personne, vendue à la tranche.
    .about = Tu as dix-huit ans, tu quittes la maison avec cinq buts secrets et bien trop peu de temps. Enchéris sur ce que la vie propose : des amis, des amours, des vices, un miracle de temps en temps. À cinq buts, on a vécu ; les autres auront des histoires à raconter.
about = Toute une vie, mise aux enchères entre amis : les amours, les vices, les fêtes et ce qu’il en reste.
lasts = 60–90 min
mood = Rosse, conviviale
short =
    On vit une vie, carte après carte. Une carte dit ce qu’elle demande, et ce qu’elle fait de toi.
    D’abord, on quitte la maison et l’on prend des cartes à tour de rôle. Ensuite, elles se vendent aux enchères, contre du temps.
    Les caractéristiques vont de 0 à 3. Un point de plus sur une qui est pleine en fait retomber une autre à 0.
    Amitiés, amours et nuits se vivent avec des gens : ceux de la ville, ou ceux de la table. Avec un téléphone, on appelle pour en être.
    Passer, c’est sortir de cette tranche de vie et recevoir du temps : plus tôt, plus de temps.
    Dès que quelqu’un a réalisé cinq buts, les siens ou le super but ouvert, c’est gagné.
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
option-first-lot = Au hasard
    .about = Tiré au sort.
option-first-host = Qui a créé la table
    .about = La personne qui a créé la table commence.
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
options-note = Il restera { $home } cartes pour le départ de la maison, { $a_cards } cartes de vie A et { $b_cards } cartes de vie B. Les buts écartés ne reviennent que s’il n’y en avait pas cinq pour chaque personne.
option-blank = La carte de la table
    .about = Écrivez une carte vous-mêmes, sous la forme titre | conditions | conséquences : Karaoké | friend A | +alcohol 1, partner A. Laissez vide pour jouer sans.

## Caractéristiques : de 0 à 3 ; un point sur une pleine en fait retomber une autre à 0

trait-smoking = tabac
    .about = La première, c’est pour la conversation ; la dernière, pour rien du tout. Une de trop coupe l’appétit : le poids retombe à 0.
trait-alcohol = alcool
    .about = Il rend les autres intéressants. Un verre de trop noie ce que tu savais : la sagesse retombe à 0.
trait-drugs = drogue
    .about = Des vacances sans bagages. Un voyage de trop, et le portefeuille reste là-bas : l’argent retombe à 0.
trait-money = argent
    .about = Il calme les nerfs, surtout ceux de la banque. Une pièce de trop, et plus une larme : la tristesse retombe à 0.
trait-illness = maladie
    .about = De la petite toux au dossier à ton nom. Un bobo de trop, et la faculté tape du poing : le tabac retombe à 0.
trait-weight = poids
    .about = Ce que laissent les bonnes soirées. Un dessert de trop, et plus de place pour un verre : l’alcool retombe à 0.
trait-sadness = tristesse
    .about = Elle entre sans frapper et sait où sont les mouchoirs. Un chagrin de trop, et le ciel semble vide : l’Église retombe à 0.
trait-church = Église
    .about = Des cierges, des cantiques et le bénéfice du doute. Une prière de trop, et te voilà en pleine santé : la maladie retombe à 0.
trait-wisdom = sagesse
    .about = Ce qui reste quand on a tout fait de travers une fois. Une lumière de trop, et les petites poudres n’ont plus rien à t’apprendre : la drogue retombe à 0.

## Ce que les buts comptent aussi, en bref : « cercle 2/3 »

count-friend = cercle
count-partner = amour
count-ex = ex
count-married = mariage
count-happily-married = mariage heureux
count-sex = nuits
count-child = enfants

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
need-married = un mariage (ne serait-ce que sur le papier)
need-no-married = pas de mariage (même sur le papier)
need-happily-married = un mariage heureux
need-sex = { $a ->
        [true] une nuit passée avec A
       *[false] { $n ->
            [one] une nuit passée avec quelqu’un
           *[other] des nuits passées avec { $n } personnes
        }
    }
need-no-sex = encore aucune nuit avec personne
need-child = { $n ->
        [one] un enfant
       *[other] { $n } enfants
    }
need-no-child = pas d’enfant
need-time = { $n } de temps à payer
need-same-sex = { $n ->
        [one] une relation ou une nuit avec une personne de ton sexe
       *[other] { $n } relations ou nuits avec des personnes de ton sexe
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
give-marry = mariage avec A (un mariage heureux redevient un simple mariage)
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
card-p02 = L’enveloppe du baptême
    .story = Dedans, de la part de ton parrain et de ta marraine : trois billets, une image pieuse, et l’espoir d’un coup de fil. Tu ranges le saint dans ton portefeuille, pour surveiller les billets.
card-p03 = Le car du retour
    .story = Douze heures de car, un paquet de chips pour deux, et vos têtes qui finissent l’une contre l’autre quelque part après la frontière. Personne ne dormait.
card-p04 = Deux boîtes aux lettres
    .story = Tes parents attendent que tes cartons soient prêts pour t’annoncer qu’ils font aussi les leurs. Chaque parent te glisse un billet dans l’entrée, pour que tu n’aies pas à choisir ; tu aurais rendu les deux.
card-p05 = Cheveux verts
    .story = La boîte annonçait Rosée des bois ; le miroir répond piscine municipale. À l’arrêt de bus, quelqu’un te dit que c’est courageux, le pense, et laisse passer son bus.
card-p06 = T’as du feu ?
    .story = Tu ne fumes pas vraiment. Mais c’est devant cette porte qu’on trouve les gens intéressants, et il faut bien que quelqu’un tienne le briquet.
card-p07 = Le cercle du mardi
    .story = Tu venais pour les biscuits, tu restes pour la voix qui lit les psaumes. Chaque mardi finit par une minute de silence, et à deux vous la tenez de mieux en mieux.
    .star = L’autre moitié du couple doit être de l’autre sexe : le cercle retarde un peu.
card-p08 = Du premier coup
    .story = Aucune expérience, multipliée par deux, et une notice lue après. Neuf mois plus tard, l’amour de ta vie pèse trois kilos deux et il a ton nez.
card-p09 = L’été au bord du lac
    .story = Ça dure ce que dure le marchand de glaces. Depuis, une bouffée de crème solaire, et tu souris dans le vide.
card-p10 = La fac de l’escalier de secours
    .story = Entre deux cours, sur l’escalier de secours, des gens qui ne savent plus leur code d’entrée refont le monde. Tu inhales tout, y compris une idée qui te restera.
card-p11 = Premier chagrin d’amour
    .story = La nouvelle arrive par message et se termine par un pouce levé. Pendant trois semaines, il n’y a que la vanille pour te comprendre, en format familial.
card-p12 = La cabane à fraises
    .story = Huit heures par jour, tu vends des fraises en costume de fraise. Avec la personne d’à côté, en costume de chantilly, l’amitié n’est qu’une question de temps.
card-p13 = Menu dix-sept
    .story = Bien sûr que tu sais cuisiner : la poêle existe, elle est sur l’armoire. Au grill du coin, on connaît ta commande, tes dates d’examen et, depuis peu, ta mère.
card-p14 = Trois jours de boue
    .story = Quelque part entre la deuxième scène et les premières toilettes, on te tend un biscuit qui n’est pas qu’un biscuit. Toute la nuit, tu expliques les nuages à quelqu’un de formidable, qui prend des notes.
card-p15 = Le groupe du garage
    .story = Trois accords, deux amplis, une caisse de bière et pas un voisin qui vous parle encore. On te donne la basse parce que personne n’en veut ; les plus grands ont commencé comme ça.
card-p16 = La carte de bibliothèque
    .story = Il pleut, le radiateur de ta chambre a rendu l’âme, et la salle de lecture est gratuite. En mars, tu en es à la lettre M, pour raisons thermiques.
card-p17 = La maladie du baiser
    .story = Six semaines au lit, la gorge comme un pamplemousse, et beaucoup trop de suspects. Tu lis, tu réfléchis, tu bois du bouillon : finalement, tu es de bonne compagnie.
card-p18 = Le chapeau de grand-mère
    .story = Le curé se trompe de prénom, et tout le premier rang le corrige d’une seule voix ; elle aurait adoré. Tu chantes plus fort que prévu.
card-p19 = Week-end de chorale
    .story = Quarante voix dans un monastère glacé, et un cantique dont tu n’as pas une note. La voix d’à côté n’en a pas davantage, et se rapproche : quitte à se tromper, autant que ce soit à l’unisson.
card-p20 = Le livret d’épargne
    .story = Dix-huit ans de pièces d’anniversaire, une à une, sur un livret avec un écureuil en couverture. Au guichet, on compte, on siffle, et on se met à te vouvoyer.

## Vie A : le quotidien

card-a01 = L’une après l’autre
    .story = Tu allumes la suivante avec la précédente : c’est autant de gagné sur les allumettes. Tes poumons t’envoient un premier courrier, encore poli.
card-a02 = Des vers et des verres
    .story = À trois heures du matin, tu trouves une rime à ce prénom et, au fond de la bouteille, une vérité. Par chance, tu n’envoies ni l’une ni l’autre.
    .star = Rien de tout cela n’atteint l’ex : ni les conséquences, ni les poèmes.
card-a03 = Le pull sur le balcon
    .story = Un soir de pleine lune, tu brûles le pull oublié en lisant une liste à voix haute. Ça empeste, ça fait un bien fou, et les braises sont pratiques pour une cigarette.
    .star = L’ex n’en sent rien : ce n’était qu’un pull.
card-a04 = Souvenir d’une nuit
    .story = Ça gratte, ça porte un nom latin, et le coup de fil à passer est plus pénible que le traitement. Tu es le troisième cas de la matinée, dit le médecin, et ça console.
    .star = Une personne qui a partagé ton lit l’attrape aussi : d’où le coup de fil.
card-a05 = Le cousin de quelqu’un
    .story = Le vin est fini, pas la soirée. Le cousin de quelqu’un ouvre une petite boîte et jure que c’est presque une tisane.
card-a06 = Le comptoir de nuit
    .story = De dix heures du soir à six, tu gardes quarante clés et un yucca. On te paie pour lire, personne chez toi n’attend un biberon, et les insomniaques descendent te raconter leur vie.
card-a07 = Soixante mètres d’élastique
    .story = On avait dit à trois ; l’amitié pousse à deux. Au troisième rebond, la tête en bas, tu vois nettement ce qui compte, et ce n’est rien de ce qui te pesait.
card-a08 = Match à domicile
    .story = Zéro à zéro, sous la pluie, debout. Il ne se passe rien pendant quatre-vingt-dix minutes, tu chantes sans arrêt, et au coup de sifflet final toute une rangée te serre dans ses bras.
card-a09 = Les yeux brillants
    .story = Ça sourit beaucoup, le thé est remarquable, et tout est à tous, sauf ta carte bancaire, qui est au Guide. L’amour est prié d’attendre dehors ; ton nouveau nom signifie Douce Cuillère.
card-a10 = Raid jusqu’à l’aube
    .story = À cinq heures du matin, des gens qui ne se sont jamais vus terrassent un dragon, et pleurent. Il y a de la pizza dans ton clavier, et quelqu’un qui mourrait pour toi : deux fois déjà, cette nuit.
card-a11 = Heures sup
    .story = La lumière s’éteint sur toi, on s’excuse, elle se rallume : c’est l’équipe de nettoyage. Tu connais chaque bruit de ce couloir ; ceux de ton appartement, moins.
card-a12 = Quatre bons numéros
    .story = Ton anniversaire, celui du chat, le numéro du bus, et un stylo qui dérape. Pas de quoi s’offrir un yacht ; de quoi lire les annonces de yachts d’un œil critique.
card-a13 = Rouge ou noir
    .story = Tu as une méthode. Le casino aussi ; la sienne a des lustres, et offre à boire.
card-a14 = Céleri
    .story = Pendant un mois, tu as droit au céleri, et à l’odeur des tartines des autres. La balance est ravie ; elle est bien la seule.
card-a15 = Quarante-deux kilomètres
    .story = Au trentième, tu hais les gens qui applaudissent. Au quarantième, tu leur pardonnes ; à l’arrivée on t’emballe dans de l’alu comme un reste de lasagnes, et tu comprends la vie.
card-a16 = Le cercle de chaises
    .story = La première semaine, tu détestes le cercle de chaises. La quatrième, c’est toi qui les installes, et le soir tu dis merci, à qui au juste, on verra.
card-a17 = Patchs et réglisse
    .story = Il faut t’occuper les mains : d’abord la réglisse, puis les gâteaux, puis les gâteaux des autres. Tu sens de nouveau le printemps, et la boulangerie à trois rues de là.
card-a18 = Une semaine aux thermes
    .story = On te retire ton téléphone, tes chaussures et tes opinions, et on te couche dans la boue tiède. Le jeudi, il te reste une pensée, mais c’est une bonne.
card-a19 = Chambre 214
    .story = Dans le lit d’à côté, ça ronfle, ça triche aux cartes, et ça sonne à ta place quand tu n’oses pas. Tu rentres en pleine forme, et tu reviens le dimanche, en visite.
card-a20 = Sur le divan
    .story = Pendant dix séances, tu parles du travail. À la onzième, tu mentionnes le chien, et voilà.
card-a21 = Le chemin des pèlerins
    .story = Trois semaines à pied, deux chemises, et une ampoule qui porte un prénom. Tu cherchais Dieu, ou du moins le calme ; quelqu’un marche à ton pas, et a des pansements.
card-a22 = Lettre au trésorier
    .story = Tu écris une longue lettre à Dieu, et une courte au trésorier de la paroisse. Seul le trésorier répond, très gentiment ; le virement s’arrête lundi.
card-a23 = Cours du soir
    .story = Finnois débutant, le jeudi, salle 3. Au bout d’un an, tu sais dire que le renne n’est pas à la maison, et il y a une personne au monde que cela fait rire.
card-a24 = Le mémoire
    .story = Tu as tout lu, et refait le plan quatre fois. La dernière nuit, tu découvres enfin ce que tu penses, à raison d’une page par cigarette.
card-a25 = Tournée sur tournée
    .story = On t’offre une tournée, donc tu en dois une ; tu la paies, donc on t’en doit une. L’amitié est une dette qui ne se règle jamais avant la fermeture.
card-a26 = Dégustation
    .story = On t’avait dit de recracher. Au septième verre, tu décèles du cuir, du cassis et la voiture de ton oncle, et tu as raison.
card-a27 = Dans la cuisine
    .story = Tu avais invité douze personnes, il y en a trente, et quelqu’un que tu n’as jamais vu fait des crêpes. Tous les gens qui comptent sont dans la cuisine et fument à la même fenêtre.
card-a28 = L’entrepôt
    .story = Tu entres le vendredi et ressors, pour autant qu’on puisse l’établir, le dimanche. Ton cœur bat encore à quatre temps, et sur ton bras on a écrit un numéro et « pour la vie ».
card-a29 = Balcon vert
    .story = Tes tomates ont de curieuses feuilles, et beaucoup de visites. La vieille dame du dessous en prend deux par mois, pour sa hanche.
card-a30 = Cours de cuisine
    .story = Première leçon : le beurre. Deuxième leçon : encore. À la troisième, tu partages avec le fourneau d’à côté une casserole et une philosophie.
card-a31 = Buffet à volonté
    .story = Tu y vois un défi ; la maison, une affaire personnelle. Tu sors par les cuisines, et la plonge se lève pour applaudir.
card-a32 = La grippe
    .story = Trente-neuf quatre, et au plafond une tache en forme de Portugal. Le cinquième jour, tu dis tout au Portugal.
card-a33 = La chaussette
    .story = Tu te penches pour ramasser une chaussette. C’était lundi ; depuis, tu as fait connaissance avec la plinthe, et la chaussette reste hors d’atteinte.
card-a34 = La soupe populaire
    .story = Tu venais faire le bien, on te donne les oignons. Toute l’équipe pleure avec toi, de bon cœur, et tu sers à la louche jusqu’à ce que tes propres soucis refroidissent.
card-a35 = La tante riche
    .story = Ta tante te remet ton héritage de son vivant, pour voir ta tête. Puis elle reprend du café et te dit ce qu’elle pense de ta vie, année par année.
card-a36 = Contrôle fiscal
    .story = Une personne très calme, au crayon très pointu, passe neuf jours à la table de ta cuisine. Quand le crayon s’arrête, ton estomac aussi.
card-a37 = L’ascenseur
    .story = Un matin, l’ascenseur s’ouvre à ton étage, et tu n’en sors pas. Il te promène de haut en bas, assez gentiment, jusqu’à ce que quelqu’un appuie à ta place et te renvoie à la maison.
card-a38 = Près des poubelles
    .story = Toutes les décisions de la boîte se prennent près des poubelles, sous la bruine, en quatre minutes. Tu n’aimes même pas cette marque ; tu aimes savoir avant les autres.
card-a39 = Novembre
    .story = Il fait nuit à midi. Tu ouvres un rouge, « pour le laisser respirer », et il serait grossier de le laisser respirer sans compagnie.
card-a40 = Rayon bien-être
    .story = Sept étapes vers la lumière, douze vers le bonheur, une vers la caisse. Page deux cents, entre deux points d’exclamation, il y a une phrase si simple que tu la dis le soir, les mains jointes.

## Vie B : l’amour, la famille, les séismes

card-b01 = La foudre, rayon frais
    .story = Vos deux mains se posent sur le dernier yaourt. Il est à l’abricot ; vous détestez ça, et il est déjà trop tard.
    .star = Ce doit être quelqu’un de nouveau, hors de ton cercle : la foudre ne tombe pas sur les habitués.
card-b02 = Deux petits pieds
    .story = Deux traits sur un bâtonnet, et un très long après-midi sur un banc avec l’autre personne concernée. Le sommeil est suspendu jusqu’à nouvel ordre ; mais ces pieds, qu’ils sont petits.
    .star = Les nuits de l’autre parent sont courtes aussi : les conséquences sont pour les deux.
card-b03 = Quarante et un formulaires
    .story = Quarante et un formulaires, quatre visites, une question sur les rideaux. Puis une toute petite personne vous examine, longuement, et décide que ça ira.
    .star = Les couples de même sexe sont tout aussi bienvenus.
card-b04 = Rien ne presse
    .story = Vous vous tenez la main au troisième rang, et la ville n’a jamais rien vu d’aussi osé. La suite attendra, c’est décidé ; à l’orgue, on joue de plus en plus vite.
    .star = Ce doit être un nouvel amour ; celui que tu vis déjà n’y gagne rien.
card-b05 = Sept vertical
    .story = Vous avez partagé une bouillotte, un bail et une tondeuse. Ce soir, vos yeux quittent les mots croisés au même instant : sept vertical, cinq lettres.
    .star = Ce doit être un nouvel amour ; dans le tien, la grille est déjà remplie.
card-b06 = L’autre bout du canapé
    .story = Le film est long, la couverture courte. Personne ne sait comment ça finit ; le film, s’entend.
card-b07 = La plante
    .story = Au matin, un mot sur l’oreiller : « Merci. J’ai arrosé ta plante. » On ne t’a jamais rien laissé de plus tendre.
card-b08 = Plumes et paillettes
    .story = Tu sors en homard et rentres avec un phare. Au matin, il y a des paillettes là où les paillettes n’ont rien à faire.
card-b09 = Les étiquettes
    .story = Le punch est dans la baignoire, et tout le monde porte son prénom sur une étiquette. Au matin, tu portes celle de quelqu’un que tu croyais connaître, et réciproquement.
card-b10 = Vers la droite
    .story = Trois photos, dont une avec un chien. Le chien était prêté ; tout le reste est vrai, et plutôt bien.
card-b11 = La table neuf
    .story = Demi-pension, vue sur la mer et, à la table neuf, quelqu’un d’autre qui déteste l’aquagym. Tu changes deux fois ton billet de retour.
    .star = Ce doit être un nouvel amour ; le tien garde la maison.
card-b12 = Six plats, deux bougies
    .story = Six plats, deux bougies, une serviette en flammes. Vous l’éteignez ensemble avec un très bon chablis, et c’est là que quelque chose se décide.
card-b13 = Week-end à Venise
    .story = La gondole coûte le prix de ta voiture, et le gondolier chante des airs de stade. De la chambre, on entend l’eau ; de la ville, vous ne verrez pas grand-chose.
card-b14 = Deux tire-bouchons
    .story = À partir d’aujourd’hui : deux bouilloires, deux tire-bouchons, et trois exemplaires d’un roman que personne n’a fini. On descend les doubles à la cave, et les soirées, désormais, comptent double.
card-b15 = Mariage au guichet
    .story = Guichet un, les alliances ; guichet deux, les vœux ; guichet trois, les frites. Sur le moment, c’était juste la file la plus courte.
card-b16 = Deux cents colombes
    .story = Deux cents invités, autant de colombes, et un chat que personne n’avait prévu. À minuit, ton compte est aussi vide que la volière, et l’union est bénie par Dieu, le maire et le chat.
card-b17 = La serviette mouillée
    .story = Six ans que vous vous disputez pour une serviette mouillée, et ça n’a jamais été la serviette. C’était le crochet.
card-b18 = La porte claquée
    .story = Tu claques la porte si bien qu’il faut la remonter. Ça demande quatre mains, un tournevis et, allez savoir pourquoi, toute la nuit.
card-b19 = Retour de flamme
    .story = Tu venais seulement reprendre tes disques. À la face B, on redéballe les cartons.
card-b20 = En souvenir
    .story = Ça ne change rien, vous en convenez, deux fois. Au matin, tu rentres à vélo, sans les mains.
card-b21 = Un jeudi au calendrier
    .story = Le calendrier dit jeudi, le thermomètre dit maintenant, et la quiche est au four. La quiche n’y survit pas ; au printemps suivant, il y a quelqu’un de plus à table.
card-b22 = Deux pour cent
    .story = Fiable à quatre-vingt-dix-huit pour cent, dit l’emballage. À la maternité, tu regardes longtemps les deux pour cent qui restent, derrière la vitre ; ils bâillent.
card-b23 = Les assiettes
    .story = D’abord les assiettes de tous les jours, puis le beau service, puis, beaucoup trop doucement, les clés. Il te reste la saucière, qui n’a jamais fait de mal à personne.
card-b24 = Le train de 16 h 12
    .story = Le 16 h 12 est supprimé, et quelqu’un rentre plus tôt. Ça fait trois dans la chambre ; une seule personne porte des chaussures, et c’est elle qui s’en va.
card-b25 = L’avocate hors de prix
    .story = Elle facture à la minute et soupire au quart d’heure. Tu sors du tribunal avec une valise et, sur les marches, tu t’entends siffler.
card-b26 = Le déjeuner d’après
    .story = Vous partagez l’atlas, le cactus et les cousins, puis vous allez déjeuner. Vous trinquez à ce que vous avez fait de mieux ensemble : ça.
card-b27 = La moto
    .story = Tu achètes une moto, un blouson et un briquet, et tu laisses un mot sur le frigo. Le moteur démarre ; la personne qui monte derrière te prie de respecter les limitations.
card-b28 = Rideaux rouges
    .story = Au vestiaire, on te prend ton manteau, puis, poliment, le reste. La soirée a une première partie, une salade de pommes de terre et une seconde partie ; c’est devant la salade que naît l’amitié.
card-b29 = Une tente pour deux
    .story = Les champignons étaient dans le risotto et la tente est dans un arbre, ou l’inverse. Dedans, quelqu’un rit avec toi, et la fermeture éclair est coincée jusqu’à midi.
card-b30 = Les archives
    .story = Il faut deux volontaires pour ranger les archives : vous voilà, et de nouveau la semaine suivante. On n’a jamais vu de dossiers aussi bien classés ; il y a une prime.
card-b31 = Le parapluie rouge
    .story = Tu avais dit : un parapluie rouge. Il pleut, la ville en est pleine, et c’est seulement au dessert que tu comprends : ce n’est pas la bonne personne ; ou plutôt si.
    .star = Ce doit être un nouvel amour, et on voit mal comment faire autrement.
card-b32 = La kermesse
    .story = À la tombola, tu gagnes un jambon si gros qu’il faut le porter à trois. Au milieu marche l’amitié et, à l’autre bout, côté os, l’amour.
card-b33 = Colocation
    .story = Trois brosses à dents, deux clés, et une douche chaude par jour, tirée au sort. Le planning du ménage relève du roman ; on le lit à voix haute à Noël.
card-b34 = Le dernier rang
    .story = Tout le monde est devenu ce qu’il était, avec moins de cheveux. À la deuxième bouteille, tu ne supportes plus que les deux que tu ne supportais pas.
card-b35 = Réunion de parents
    .story = Une heure et demie sur des chaises minuscules, au sujet des noisettes. Après, sur le parking, vous riez à trois jusqu’à l’extinction des lampadaires, et tu apprends comment font les autres : personne ne sait.
card-b36 = Le bon manteau
    .story = Tu pleures deux heures dans un manteau avant de remarquer comme il sent bon. Dedans, quelqu’un attendait ça depuis trois ans.
    .star = Cette épaule doit devenir un nouvel amour ; le tien a déjà prêté la sienne.
card-b37 = La fête de l’année
    .story = Il existe des photos. Sur l’une, une chèvre ; sur une autre, toi, dans un rideau, l’air radieux, main dans la main avec quelqu’un qu’on cherche encore à identifier.
card-b38 = La belle-famille s’installe
    .story = Pour quinze jours, disait-elle, avec neuf valises et un crucifix pour l’entrée. On dit le bénédicité avant chaque repas, et il y a cinq repas.
card-b39 = Une année ailleurs
    .story = Tu avais promis d’écrire chaque jour ; ce fut chaque semaine, puis une carte postale avec un âne. En échange, tu rêves dans une autre langue, où deux personnes corrigent tes verbes.
card-b40 = Table pour une personne
    .story = « Ce sera pour une personne ? » Oui. Tu prends la bonne table, près de la fenêtre, et au milieu du potage, tu t’aperçois que tu n’attends personne.
card-b41 = La carte blanche
    .story = Celle-ci, c’est votre table qui l’a écrite. Quoi qu’il arrive, il n’y aura personne d’autre à accuser.

## Buts : style de vie

card-l1 = Coup de semonce
    .story = Ça te prend dans l’escalier, entre le deuxième étage et la prochaine cigarette. L’ambulancière te tient la main et parle de coup de semonce ; tu lui promets des légumes, tous les légumes.
card-l2 = Une petite voiture en moins
    .story = Tu comptes à rebours à partir de dix, et te réveilles avec deux crans de ceinture et une petite voiture en moins. Dans le miroir, la même personne qu’avant ; elle était déjà très bien.
card-l3 = La der des ders
    .story = Tu enterres le cendrier au jardin, avec les honneurs et un petit discours. Il y a un buffet ensuite et, pour la première fois depuis des années, tout a du goût : tu te ressers.
card-l4 = Et pourtant, les carottes
    .story = Ni fumée, ni vin, huit verres d’eau, au lit à dix heures. Le médecin regarde tes analyses, puis ton dossier, puis te présente les excuses de la médecine.
card-l5 = Plus fort
    .story = Tu as vécu comme une star du rock, sans l’inconvénient du talent. L’hôtel garde le téléviseur comme pièce à conviction ; tes oreilles siffleront jusqu’à mercredi, ton foie jusqu’au printemps.
card-l6 = Le tabouret d’honneur
    .story = Une plaque de cuivre est vissée à ton tabouret de bar, à ton nom et, par délicatesse, sans date. Tu remercies tout le monde, longuement ; puis le portemanteau.
card-l7 = Rien à la banque
    .story = Quatre personnes autour d’une table pour deux, une casserole de pâtes, et le courant coupé : aux bougies, on dirait un choix. Tu n’échangerais pour rien au monde, et personne ne propose.

## Buts : travail

card-j1 = Anniversaire au bureau
    .story = Tu réponds à tes mails dans le bain, aux mariages et pendant les minutes de silence. Le jour de ton anniversaire, l’imprimante chante ; le programme est de toi.
card-j2 = Ton nom sur la boîte
    .story = Onze prototypes, trois cobayes fidèles, et un aspirateur qui a avalé le pion bleu. Au salon, on te fait dédicacer la règle, puis on te demande ce que tu fais après la fermeture.
card-j3 = Le premier million
    .story = Le directeur de la banque te tient la porte, et le directeur régional tient le directeur. L’argent ne fait pas le bonheur, dis-tu à la mer, depuis ta terrasse.
card-j4 = Un bistrot à toi
    .story = Il porte ton nom, il sent la frite, et ta meilleure clientèle, c’est toi. À la fermeture, il n’y a personne pour te mettre dehors.
card-j5 = L’herboristerie du quartier
    .story = Tu as un tarif, des horaires et une carte de fidélité. Quelqu’un du commissariat passe pour une plainte, et reste pour la camomille.
card-j6 = Des deux côtés du drap
    .story = Tu connais le service des deux côtés du drap. Personne d’autre ici ne réchauffe le stéthoscope ; pour cela on te donne la direction, et le salaire qui va avec.
card-j7 = Toute ressemblance
    .story = Quatre cents pages, tous les noms changés, ce qui ne trompe personne et fait tout vendre. Tes ex viennent à la dédicace, chaque ex avec la certitude d’être le chapitre six.

## Buts : couple

card-r1 = Noces d’argent
    .story = Vingt-cinq ans, un orteil cassé, et toujours le même côté du lit. Pour la fenêtre, vous n’êtes toujours pas d’accord ; c’est l’envie de gagner qui est partie.
card-r2 = Portrait de famille
    .story = Le photographe promet du gâteau à qui sourira ; c’est le gâteau qui part d’abord. Ça cligne, ça hurle, ça file sous la table : la photo est dans l’entrée, c’était la meilleure des quarante.
card-r3 = Au grand jour
    .story = Des années que tu répètes devant le miroir de la salle de bains. Ton père pose la louche. « Enfin, dit-il. Amène-nous quelqu’un dimanche, j’en fais toujours pour huit. »
card-r4 = Un verre, une assiette
    .story = Tu as gardé un verre, une assiette et la meilleure moitié de l’armoire. Aux absents, dis-tu, et le miroir, lui, lève son verre.
card-r5 = Libre et solvable
    .story = Le dernier carton est parti, et la lampe que tu as toujours détestée s’en va à la brocante. La personne qui l’achète te demande un coup de main dans l’escalier.
card-r6 = D’une seule main
    .story = D’une seule main, tu fais une tresse, une fraction et un mot pour l’école. Le soir, devant les petites chaussures de l’entrée, la fatigue t’empêche de voir que c’est magnifique.
card-r7 = Conte de fées
    .story = Tu as embrassé le nombre réglementaire de grenouilles. Celle-ci ronfle, reste grenouille le dimanche, et c’est, dans l’ensemble, le bonheur.

## Buts : amis

card-f1 = Une heure pour le pain
    .story = Il te faut une heure pour acheter le pain. Chaque réverbère demande de tes nouvelles, et un sur deux a débouché une bouteille.
card-f2 = La chaussure perdue
    .story = Aucune fête ne commence avant que tu arrives, ni ne finit avant que tu perdes une chaussure. Quelqu’un te la rapporte dans la nuit, comme dans le conte, et reste au petit déjeuner.
card-f3 = La maison sans portes
    .story = Une ferme sans portes, par principe et pour le poêle. La jalousie est abolie à main levée, la pipe tourne, et bientôt la pièce aussi.
card-f4 = Le fromage devant
    .story = Toute la bande a fait deux cents kilomètres pour un fromage. Au retour, il a la place de devant, et son vin à lui.
card-f5 = Le troisième baptême
    .story = Tu tiens le troisième bébé de la saison au-dessus des fonts, et tu commences à avoir le geste. Les familles se sont cotisées ; tu rentres avec une enveloppe, et des dragées plein les poches.
card-f6 = Les autruches
    .story = Une caution par-ci, une toiture par-là, et un petit prêt pour une idée d’autruches. Ton compte est vide ; les autruches t’envoient une carte chaque année.
card-f7 = Le numéro trente et un
    .story = La table du fond est à vous depuis avant l’interdiction ; la voilà sur le trottoir, cendrier compris. Mêmes têtes, mêmes blagues, numérotées depuis : « Trente et un », dit quelqu’un, et la tablée tousse, puis commande.

## Buts : spiritualité

card-s1 = Le vœu
    .story = Tu donnes le grand lit, le bon parfum et un certain carnet d’adresses. Pendant une semaine, le silence fait peur ; ensuite, il se met à répondre.
    .star = Jusqu’à la fin de la partie, ni sexe, ni amour, ni mariage : ces cartes te sont fermées, et personne ne peut t’y entraîner.
card-s2 = La ligne était mauvaise
    .story = Un soir, tu joins les mains et personne ne décroche. Tu ne claques pas la porte ; tu laisses la lampe allumée, au cas où la ligne serait seulement mauvaise.
card-s3 = L’Ordre du Grand Peignoir
    .story = Au début, c’était une blague, en peignoir, avec un très bon encens. Maintenant, quarante personnes se lèvent quand tu te lèves, et la quête réclame une brouette.
card-s4 = La tasse
    .story = Tu renonces au café, puis à la tasse, puis à l’envie de la tasse. Il pleut sur toi, et tu penses : la pluie.
card-s5 = Deux béquilles
    .story = Tu entrais juste allumer un cierge ; tu ressors sans tes béquilles. Ton médecin dit « hum », l’évêque dit « hum » ; toi, tu danses un peu, sur le parvis.
card-s6 = Le guichet de nuit
    .story = À quatre heures du matin, tu as tout compris, et ça n’aide pas. Au guichet de nuit, la pharmacienne a quelque chose pour ça ; elle en prend aussi, et dit que ça passe.
card-s7 = Eau plate
    .story = Tu dors d’une traite, tu pardonnes au souffleur de feuilles d’à côté, et tu t’entends commander de l’eau. Plate, comme un lac.

## Super buts

card-m1 = Les ressorts fatigués
    .story = Les ressorts demandent la retraite anticipée. Tu te rappelles chaque prénom, ou du moins chaque gentillesse, et tu envoies plus de cartes de vœux que la banque.
card-m2 = La collection complète
    .story = Ton médecin te tend la liste : cocher ce qui convient. Tu demandes une deuxième feuille ; la première est désormais sous cadre, dans la salle d’attente.
card-m3 = Une assiette de plus
    .story = Il y a toujours quelqu’un qui pleure, qui rit ou qui cherche l’autre gant, et ce ne sont pas toujours les enfants. Tu mets le couvert pour tout ce monde, et une assiette de plus.
card-m4 = Toute la ville te connaît
    .story = Les chiens te disent bonjour. La fanfare municipale voudrait savoir dans quelle tonalité tu souhaites qu’on t’accueille.
