"""What a search may bring: chances from what has not been found yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablee.games.fear_of_the_dark.bot.purse import Purse
from tablee.games.fear_of_the_dark.content.pack import BOX, SLOTS

OTHER = {"map": 1.8, "secret-door": 0.3, "key": 0.3, "lever": 0.3}
"""The actions that other finds save, on average."""


class Finds:
    """The chances of what lies on top of each slot."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.slots = {"object": view["object_slots"], "secret": view["secret_slots"]}
        known = [kind for slot in view["object_slots"] for kind in slot["known"] if kind]
        seen = Counter([*view["objects"], *view["spent"], *known])
        self.unseen = {
            "object": Counter(BOX.objects) - seen,
            "secret": Counter(BOX.secrets) - seen,
        }

    def top(self, square: int) -> list[tuple[str, float]]:
        """Kinds of card that may be on top of a slot, with their chances."""
        deck, number = SLOTS[square]
        known = self.slots[deck][number]["known"]
        if known and known[0]:
            return [(known[0], 1.0)]
        unseen = self.unseen[deck]
        total = sum(unseen.values()) or 1
        return [(kind, count / total) for kind, count in unseen.items()]

    def gain(self, square: int, purse: Purse) -> float:
        """What it brings on average, in actions."""
        now, more = purse.light, 0.0
        for kind, chance in self.top(square):
            if kind == "match":
                more += chance * (purse._replace(matches=purse.matches + 1).light - now)
            elif kind == "paper":
                more += chance * (purse._replace(papers=purse.papers + 1).light - now)
            else:
                more += chance * OTHER.get(kind, 0.0)
        return more
