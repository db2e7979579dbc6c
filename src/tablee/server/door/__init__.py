"""Who comes in, before anything is heard of them.

addresses.py  whose request it is, as the limits count it
trust.py      which proxies are believed, which pages may ask for changes
guard.py      how many connections there are, and who is turned away
door.py       a connection of uvicorn's that does not wait for ever and does not read everything
"""
