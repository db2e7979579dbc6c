"""Your turn: people who are not looking are called, by push or by e-mail, if they wish so.

calls.py     at a live table: who is to be called, and who has looked
records.py   addresses and notices, as they lie in the store
queue.py     what waits in the store, claimed, sent, tried again
sending.py   one notice to one address: its words, and the way it goes
push.py      Web Push: the server's key (VAPID), and a message that only the browser can read
mail.py      e-mail, over the SMTP server that the host names
outside.py   connections to addresses that strangers name: never into the private network
quiet.py     hours in which somebody is not called
wishes.py    what a person wishes: addresses, quiet hours, tables that stay silent
later.py     “seen, later”: the others hear of it at the table
codes.py     what a notice lets its reader do without a key
settings.py  what the host allows
words.py     the texts, in the person's language
"""
