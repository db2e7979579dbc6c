### Anomia, en français : les leçons pour qui débute, dont certaines se lisent en plein face-à-face.
### Chacune dit de quoi il s’agit et la seule chose à faire.

first-ready = Deux cartes au même symbole ? Face-à-face : vite, un exemple pour la carte d’EN FACE ! Appuie sur « C’est bon pour moi », puis retourne une carte quand une pile brille.
first-pair = Même symbole ! Tape un exemple de ceci, puis { $touch ->
    [true] Envoyer
   *[false] Entrée
  }. Commence avant l’autre, et sa carte est à toi.
first-pair-aloud = Même symbole ! Tape sur le buzzer et dis un exemple de ceci. Commence avant l’autre, et sa carte est à toi.
first-judge = La réponse est bonne ? Appuie sur « J’accepte ». Sinon, « Je conteste », et les autres votent.
first-judge-aloud = La réponse est bonne ? Appuie sur « Oui ». Sinon, « Non » ; déjà entendue, « Déjà dit ».
first-cascade = La carte du dessous va aussitôt avec une autre : une cascade ! Et tu en es. Donne un exemple de ceci, et commence avant l’autre.
first-tie = Vous avez commencé au même instant : égalité ! Une nouvelle carte départage. Donne un exemple de ceci, et commence avant l’autre.
first-duel = Au milieu : ces deux symboles vont ensemble, eux aussi. Retourne une carte, et cherche-les tous les deux.
