### La page des règles en images, en français ; ses propres mots sont avec chaque jeu.

pictures-win = Comment on gagne
pictures-turn = Un tour en cinq images
pictures-sample = Un tour, raconté
pictures-symbols = Les symboles
pictures-wrong = Ce qu’on croit à tort au début
pictures-pdf = Imprimer sur une page (PDF)
pictures-you = Toi
pictures-stop = Arrêter l’image animée
