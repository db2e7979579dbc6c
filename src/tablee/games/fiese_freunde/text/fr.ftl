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
    .story = Tes parents attendent que tes cartons soient prêts pour t’annoncer qu’ils font aussi les leurs. Chacun te glisse un billet dans l’entrée, pour que tu ne choisisses pas ; tu aurais rendu les deux.
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
    .past = { $name } garda le lit six semaines, avec des livres pour seule compagnie.
card-p18 = Le chapeau de grand-mère
    .story = Le curé se trompe de prénom, et tout le premier rang le corrige d’une seule voix ; elle aurait adoré. Tu chantes plus fort que prévu.
    .past = { $name } enterra une grand-mère et garda le chapeau.
card-p19 = Week-end de chorale
    .story = Quarante voix dans un monastère glacé, et un cantique dont tu n’as pas une note. La voix d’à côté ne l’a pas non plus, et se rapproche, pour se tromper à l’unisson.
    .past = { $name } chanta faux, à l’unisson.
card-p20 = Le livret d’épargne
    .story = Dix-huit ans de pièces d’anniversaire, une à une, sur un livret avec un écureuil en couverture. Au guichet, on compte, on siffle, et on se met à te vouvoyer.
    .past = { $name } connut la fortune, en petite monnaie.
