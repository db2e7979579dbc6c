## Les notifications : être prévenu quand c’est mon tour (sur la page /me, et à une table)

notices-title = Notifications
notices-about = Tu en reçois une quand c’est à toi, qu’on attend ton oui ou ton non, qu’une partie se termine ou que la suivante est prête, et que tu n’es pas à la table ; et quand quelqu’un avec qui tu as joué t’invite. Elle nomme le jeu et les personnes à la table, et ne dit rien de la partie.
notices-here = Cet appareil
notices-here-on = Cet appareil te prévient.
notices-on = Activer
notices-off = Désactiver
notices-other = { $name } te prévient.
notices-cannot-no = Ce navigateur ne sait pas les afficher, ou la page n’est pas ouverte en HTTPS.
notices-cannot-install = Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil et ouvre-la de là.
notices-cannot-refused = Tu as bloqué les notifications de cette page. Autorise-les dans les réglages du navigateur, puis rouvre cette page.
notices-mail = Courriel
notices-mail-add = Utiliser cette adresse
notices-mail-waits = Un courriel est en route vers { $address }. Ouvre le lien qu’il contient pour confirmer.
notices-mail-on = Les courriels vont à { $address }.
notices-quiet = Heures calmes
notices-quiet-about = Rien n’est envoyé pendant ces heures ; tu le reçois après.
notices-quiet-on = Rien n’est envoyé pendant ces heures.
notices-quiet-from = de
notices-quiet-until = à
notices-table = Me prévenir quand on m’attend à cette table
notices-table-none = Tu veux savoir quand c’est à toi ?
notices-table-go = Activer les notifications
notices-table-mail = Utiliser le courriel
notices-table-more = Heures calmes et courriel
notices-failed = Le navigateur n’a pas activé les notifications. Réessaie.

## Depuis un courriel : la page /notice

notice-page = Depuis ton courriel
notice-confirm = Envoyer à cette adresse les courriels au sujet de tes tables ?
notice-confirm-do = Oui, l’utiliser
notice-confirm-done = L’adresse est confirmée.
notice-stop = Ne plus recevoir de courriels au sujet de tes tables ?
notice-stop-do = Arrêter les courriels
notice-stop-done = Tu ne recevras plus de courriels. Tu peux les réactiver quand tu veux.
notice-later-ask = Dire aux autres, à la table, que tu l’as vu et que tu joueras plus tard ?
notice-later-do = Le leur dire
notice-later-done = C’est dit. Si tu oublies, tu recevras un seul rappel, dans douze heures.
notice-none = Ce lien est incomplet : ouvre-le de nouveau depuis le courriel.
notice-home = Voir tes tables
