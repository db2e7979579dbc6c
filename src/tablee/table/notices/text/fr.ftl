## Les notifications : sur l’écran verrouillé d’un téléphone, ou dans une boîte de courriel. Rien de ce qui se passe à la table.

notice-turn = À toi de jouer : { $game }
    .about = À ta table avec { $who }.
notice-late = Délai passé : { $game }
    .about = On t’attend à ta table avec { $who }. Réponds vite, sinon un robot jouera pour toi jusqu’à ton retour.
notice-asked = Une question pour toi : { $game }
    .about = À ta table avec { $who }, on attend ton oui ou ton non.
notice-over = Partie terminée : { $game }
    .about = Vois comment elle s’est finie avec { $who }.
notice-again = Une autre partie : { $game }
    .about = La prochaine partie avec { $who } est prête, et ta place aussi.
notice-free = Une autre partie : { $game }
    .about = Une nouvelle partie avec { $who } est prête. Il y a peut-être une place libre pour toi.
notice-invite = Une invitation : { $game }
    .about = { $who } a envie de jouer avec toi.
notice-others = les autres
notice-later = Je joue plus tard
notice-seen = J’ai vu que c’est à moi. Je jouerai plus tard.

## Courriel

mail-confirm = Tablée : est-ce bien ton adresse ?
    .about = Quelqu’un, toi sans doute, a demandé un courriel à cette adresse quand c’est son tour à une table. Si c’est bien toi, ouvre cette page et confirme :
    .ignore = Sinon, ne fais rien : tu ne recevras plus de courriels.
mail-later = Pas maintenant ? Dis aux autres que tu l’as vu :
mail-stop = Pour arrêter ces courriels :
