## Moi, sans compte : la page /me

me-about = Ni compte ni mot de passe : cet appareil a sa propre clé, et tes places vont avec. Ajoute tes autres appareils, et tes tables y seront aussi.
me-name-about = À tes tables, les autres voient ton nom et ton avatar, rien d’autre.
me-saved = C’est enregistré.
me-devices = Tes appareils
me-device-here = Cet appareil
me-device-nameless = Un appareil
me-device-first = ton premier appareil
me-device-device = accepté par un autre appareil
me-device-words = grâce à tes six mots
me-device-passkey = grâce à une clé d’accès
me-device-since = Depuis le { $date }, { $by }. Dernier usage : { $seen }.
me-device-remove = Retirer
me-device-remove-sure = { $name } ne sera plus l’un de tes appareils. Il perd toutes tes places ; tes autres appareils les gardent.
me-device-remove-words = Tes six mots ne serviront plus non plus : il les connaît peut-être.
me-device-removed = L’appareil est retiré
me-device-removed-about = { $name } ne peut plus jouer à ta place.
me-device-removed-words = Tes anciens six mots ne servent plus.
me-device-leave = Me déconnecter de cet appareil
me-device-leave-sure = Ton nom, tes tables et tes statistiques quittent cet appareil. Tes autres appareils les gardent.
me-device-leave-last = C’est ton seul appareil, et tu n’as ni six mots ni clé d’accès : ensuite, tu ne pourras plus retrouver tes tables.
me-add = Ajouter un appareil
me-add-about = Ouvre l’appareil photo de l’autre appareil et vise ce code. Ou, sur l’autre appareil, ouvre { $where } et tape ces six mots :
me-add-label = Code QR qui ajoute un autre appareil
me-add-until = Valable dix minutes, pour un seul appareil. Ne le montre à personne d’autre.
me-add-wait = En attente de l’autre appareil…
me-add-asks = « { $name } » demande à être l’un de tes appareils. Affiche-t-il le nombre { $number } ?
me-add-yes = Oui, accepter
me-add-no = Non, refuser
me-add-done = L’appareil est maintenant l’un des tiens.
me-words = Six mots pour revenir
me-words-about = Si tu perds tous tes appareils, ces six mots te permettent de revenir. Note-les sur papier ; qui les connaît peut se faire passer pour toi.
me-words-have = Tu as six mots, créés le { $date }. On ne peut pas les réafficher.
me-words-make = Créer six mots
me-words-anew = Créer d’autres mots
me-words-anew-about = Les anciens ne serviront plus.
me-words-told = Tes six mots. Ils ne s’afficheront plus ensuite :
me-words-copy = Copier
me-words-copied = Les six mots sont copiés.
me-words-done = Je les ai notés
me-passkeys = Clés d’accès
me-passkeys-about = Avec une clé d’accès dans ton téléphone, ton ordinateur ou ton gestionnaire de mots de passe, tu reviens d’une empreinte ou d’un code.
me-passkeys-since = Créées depuis l’ajout de cet appareil. Retire celles que tu ne connais pas :
me-passkey = { $name }, le { $date }
me-passkey-make = Créer une clé d’accès
me-other = Tu joues déjà sur un autre appareil ?
me-other-go = Relier cet appareil
me-known = Ce que le serveur sait de toi
me-known-about = Un identifiant tiré au hasard, ton nom, ta langue et ton avatar, tes appareils, la liste de tes tables, où vont les notifications si tu en veux, les invitations et, pendant trois jours, ton essai de la partie du jour. Rien d’autre ; ce que tu as fait et dit à une table est gardé avec cette table. D’autres n’apprennent que ton nom et ton avatar : les personnes avec qui tu as joué et, si tu le veux, celles qui regardent les résultats du jour.
me-export = Télécharger mes données
me-forget = Effacer mes données
me-forget-about = Ton nom, tes appareils et ta liste sont effacés, ici et sur le serveur. Des robots continuent à tes places, sans ton nom ; ce que tu as dit aux tables reste dans leur historique.
me-forget-sure = C’est définitif.
me-forget-done = { $n ->
    [0] Tes données sont effacées.
    [one] Tes données sont effacées. Un robot continue à une place.
   *[other] Tes données sont effacées. Des robots continuent à { $n } places.
  }

## Un autre appareil : la page /join

join-about = Tape les six mots : ceux que ton autre appareil affiche sous « Ajouter un appareil », ou ceux que tu as notés.
join-words = Six mots
join-look = Continuer
join-you = Jouer sur cet appareil comme { $name } ?
join-nameless = la même personne
join-along = Les tables de cet appareil restent dans ta liste.
join-yes = Oui, c’est moi
join-no = Non
join-passkey = Utiliser une clé d’accès
join-number = Regarde maintenant ton autre appareil : il demande s’il doit accepter celui-ci. Dis oui s’il affiche le même nombre.
join-waiting = En attente…
join-refused = L’autre appareil a refusé celui-ci, ou trop de temps a passé. Demande-lui un nouveau code.
join-done = Te revoilà, { $name }.
join-done-nameless = Te revoilà.
