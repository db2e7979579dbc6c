"""People without accounts: a person is a key made by a browser, and the seats that belong to it.

keys.py        what is kept of a key, and the number two devices show
six_words.py   words that bring somebody back: made, read, and slow to guess
records.py     persons, devices, ways in and seats in the store
persons.py     who somebody is: devices, ways in, forgetting
export.py      all that is stored of a person, for them to have
passkeys.py    what a passkey is asked, and whether it is right (WebAuthn)
by_passkey.py  the passkeys of a person, and coming back by one
my_tables.py   the tables of a person, told for them
glance.py      what one of these tables looks like from a seat, from disk
carry.py       all people, from one store to another
tidying.py     what is kept of people only for a while
seats.py       the seats of somebody who goes, or whose device is lost
"""
