### Les mots que tous les jeux partagent.

## Refus
no-over = Cette partie est finie. Revois-la, ou rejoue à partir d’un de ses moments, à une nouvelle table.
no-not-asked = Ce n’est pas à toi de décider. On te le demandera quand ce sera ton tour.
no-such-option = Ce choix n’est pas proposé. Prends-en un dans la liste.
no-undo = Ce coup ne peut plus être annulé : quelque chose a été révélé ou pioché, ou quelqu’un a répondu depuis. À plusieurs, demande l’accord des autres.
no-undo-nothing = Il n’y a encore rien à annuler.
no-undo-far = Ton dernier coup est trop loin pour être annulé : il s’est passé trop de choses depuis.
no-such-moment = Cette partie n’a pas de moment { $moment } ; le dernier est le { $last }.
no-such-setting = Dans ce jeu, l’option { $name } ne peut pas valoir { $value }.
no-such-game = Il n’y a pas ici de jeu nommé { $game }.
no-such-seats = { $game } ne se joue pas à { $seats }.

## Formulaires
form-amount = Un nombre de { $lo } à { $hi }
form-text = Tes mots, { $longest } caractères au plus
form-timed = Tes propres mots, { $longest } caractères au plus
form-subset = { $lo ->
    [0] Jusqu’à { $hi } parmi : { $items }
   *[other] De { $lo } à { $hi } parmi : { $items }
  }
form-order = À mettre en ordre : { $items }
option-in-group = { $group } : { $label }
waiting = On attend : { $people }.
player-numbered = Place { $n }
nobody = personne

## Événements de toute partie
ev-commit = Empreinte du mélange : { $hash }
ev-key = Clé pour vérifier le mélange : { $key }
ev-new-rules = { $again ->
    [0] Les règles de ce jeu ont été mises à jour. À partir d’ici, les nouvelles s’appliquent ; ce qui s’est passé avant reste tel quel.
    [one] Les règles de ce jeu ont été mises à jour. À partir d’ici, les nouvelles s’appliquent ; ce qui s’est passé avant reste tel quel, sauf la dernière réponse, qu’il faut redonner.
   *[other] Les règles de ce jeu ont été mises à jour. À partir d’ici, les nouvelles s’appliquent ; ce qui s’est passé avant reste tel quel, sauf les { $again } dernières réponses, qu’il faut redonner.
  }
