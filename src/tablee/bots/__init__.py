"""Players that are given only a seat's view, so they cannot cheat.

A bot is a function `bot(view, events, prompt, rand) -> choice`. It is given what its seat may know,
never the match.

known.py      the bots of a game by their names: its own (`Game.bots`), and `random`
anything.py   `random`: plays anything that is allowed
seating.py    a bot becomes a player, who can be given a match
"""

from tablee.bots.anything import at_random
from tablee.bots.known import (
    HOUSE,
    RANDOM,
    UnknownBot,
    bots_of,
    find,
    house_bot,
    names,
    remarks,
    replies,
)
from tablee.bots.seating import player, prepare, seated
from tablee.kernel import Bot, Player, Prompt, Remark, Reply

__all__ = [
    "HOUSE", "RANDOM", "Bot", "Player", "Prompt", "Remark", "Reply", "UnknownBot", "at_random",
    "bots_of", "find", "house_bot", "names", "player", "prepare", "remarks", "replies", "seated",
]  # fmt: skip
