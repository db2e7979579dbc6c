### La page des règles en images, en français ; ses propres mots sont avec chaque jeu.

pictures-win = Comment on gagne
pictures-turn = Un tour en cinq images
pictures-sample = Exemple de tour
pictures-symbols = Les symboles
pictures-wrong = Les erreurs du début
pictures-pdf = Imprimer sur une page (PDF)
pictures-you = Toi
pictures-stop = Arrêter l’image animée
