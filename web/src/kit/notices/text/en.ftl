## Notifications: being called when it is my turn (on the page /me, and at a table)

notices-title = Notifications
notices-about = You get one when it’s your turn, the others need your yes or no, a game ends or the next one is ready while you’re not at the table; and when somebody you have played with invites you. It says which game it is and who plays, never what happens in it.
notices-here = This device
notices-here-on = This device notifies you.
notices-on = Turn on
notices-off = Turn off
notices-other = { $name } notifies you.
notices-cannot-no = This browser can’t show them, or the page isn’t open over HTTPS.
notices-cannot-install = On an iPhone or iPad, add this page to the Home Screen first and open it from there.
notices-cannot-refused = You have blocked notifications from this page. Allow them in the settings of the browser, then open this page again.
notices-mail = E-mail
notices-mail-add = Use this address
notices-mail-waits = A mail is on its way to { $address }. Open the link in it to confirm.
notices-mail-on = Mails go to { $address }.
notices-quiet = Quiet hours
notices-quiet-about = Nothing is sent between these hours; you get it afterwards.
notices-quiet-on = Nothing is sent between these hours.
notices-quiet-from = from
notices-quiet-until = to
notices-table = Notify me when something at this table waits for me
notices-table-none = Want to know when it’s your turn?
notices-table-go = Turn on notifications
notices-table-mail = Use e-mail instead
notices-table-more = Quiet hours and e-mail
notices-failed = The browser didn’t turn notifications on. Try again.

## From a mail: the page /notice

notice-page = From your mail
notice-confirm = Send mails about your tables to this address?
notice-confirm-do = Yes, use it
notice-confirm-done = This address is confirmed.
notice-stop = No more mails about your tables?
notice-stop-do = Stop the mails
notice-stop-done = You will get no more mails. You can turn them on again at any time.
notice-later-ask = Tell the others at the table that you’ve seen it and will play later?
notice-later-do = Tell them
notice-later-done = They have been told. If you forget, you are reminded once, twelve hours from now.
notice-none = This link is incomplete: open it again from the mail.
notice-home = To your tables
