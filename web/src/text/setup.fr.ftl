### Tablée, en français : les mots des pages d’avant la partie. Ils arrivent avec elles (`kit/words/fetched.ts`).

new-game = Nouvelle partie
new-which = Quelle partie ?
new-seed = Partie d’après une graine
new-seed-about = La même graine redonne la même partie : rejoue-la, ou envoie-la à quelqu’un.
new-seed-name = Graine
new-seed-roll = Nouvelle graine
new-house = Variantes
new-record = Gagnées sur cet appareil : { $won } sur { $games }
daily-about = Une partie par jour, la même pour tout le monde.
deal-chosen-setup = Cartes tirées de la graine « { $seed } » : qui la connaît peut découvrir chaque carte. Si d’autres jouent avec toi, on le leur dit.
deal-secret = Jouer sans graine
gather = Qui joue ?
gather-kind = Place { $n }
gather-name = Nom à la place { $n }
gather-me = Moi
gather-here = Sur cet appareil
gather-open = Inviter par lien
gather-bot = Un robot
gather-open-name = qui ouvrira le lien
gather-remove = Enlever la place { $n }
gather-add = Ajouter une place
gather-pass = On se passe l’appareil ; l’écran est caché entre deux tours.
gather-link = { $n ->
    [one] Tu recevras un lien à envoyer.
   *[other] Tu recevras un lien à envoyer à { $n } personnes.
  }
gather-bot-easy = Robot : facile
gather-bot-house = Robot : moyen
gather-bot-hard = Robot : fort
