"""A siege: what one address can do to a server while honest people play there.

enemy.py    somebody at one address, with raw connections
attacks.py  what they try, one function each; run in a process of its own
siege.py    the server, the honest tables, and what they feel meanwhile

All of it on loopback, bounded in count and time. The honest are at 127.0.0.1, each attack comes
from an address of its own: the server's limits, which are those it has by default, can tell them
apart.
"""
