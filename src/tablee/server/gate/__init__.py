"""Connection limits and trust, before a request is read.

addresses.py  whose request it is, as the limits count it
trust.py      which proxies are trusted, and which origins may change things
guard.py      limits the number of connections
gate.py       an uvicorn connection with timeouts and size limits
"""
