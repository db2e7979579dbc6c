"""Notices: people without an open screen are called, by push or by e-mail, if they wish so.

calls.py     at a live table: decides who is called, and notes who has looked
missed.py    after a kill: whom it kept from being called
records.py   addresses and notices in the store
queue.py     the queue in the store: claim, send, retry
sending.py   one notice to one address: its words, and the way it goes
push.py      Web Push: the server's key (VAPID), and a message that only the browser can read
mail.py      e-mail, over the SMTP server that the host names
outside.py   connections to addresses that strangers name: never into the private network
quiet.py     hours in which somebody is not called
wishes.py    what a person wishes: addresses, quiet hours, tables that stay silent
later.py     what a table does on request: the others hear of “seen, later”; calls after a kill
codes.py     what a notice lets its reader do without a key
settings.py  what the host allows
words.py     the texts, in the person's language
"""
