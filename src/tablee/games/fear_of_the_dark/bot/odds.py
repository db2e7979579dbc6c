"""What may lie behind a door: chances from what has not been seen yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tablee.games.fear_of_the_dark.content.pack import BOX


class Odds(NamedTuple):
    """Shares of the tiles not seen yet, and of the danger cards not seen yet."""

    calm: float
    danger: float
    echo: float
    danger_echo: float
    terror: float
    again: float
    """The share of Terrors after one more of them has come."""
    knockout: float
    blow: float
    """Draught or Leak: the hand goes."""
    trap: float
    """Collapse or Lockdown: death in a Dark Echo."""

    def rough(self) -> Odds:
        """Rounded, so that the far future is computed for a few cases only."""
        echo, danger_echo = 1 / 15, _round(self.danger_echo, 8)
        danger = min(_round(self.danger, 4), 1 - echo - danger_echo)
        terror, knockout = _round(self.terror, 6), 0.25 if self.knockout else 0.0
        again = _round(self.again, 6)
        calm = 1 - echo - danger_echo - danger
        return Odds(calm, danger, echo, danger_echo, terror, again, knockout, 0.2, 0.3)


def _round(share: float, parts: int) -> float:
    return round(share * parts) / parts


def odds(view: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> Odds:
    """FD-1.4 minus what has been revealed: tiles by the events, dangers by the view."""
    seen = {event["args"]["tile"] for event in events if event["key"] == "reveal"}
    unseen = [tile for tile in BOX.rooms if tile.id not in seen]
    tiles = Counter((tile.danger, tile.echo) for tile in unseen)
    cards = Counter(BOX.dangers) - Counter(view["dangers_seen"])
    cards["terror"] -= view["terrors"]
    rooms, dangers = len(unseen) or 1, sum(cards.values()) or 1
    return Odds(
        calm=tiles[False, False] / rooms,
        danger=tiles[True, False] / rooms,
        echo=tiles[False, True] / rooms,
        danger_echo=tiles[True, True] / rooms,
        terror=cards["terror"] / dangers,
        again=max(0, cards["terror"] - (not view["terrors"])) / max(1, dangers - 1),
        knockout=cards["knockout"] / dangers if view["aside"] else 0.0,
        blow=(cards["draught"] + cards["leak"]) / dangers,
        trap=(cards["collapse"] + cards["lockdown"]) / dangers,
    )
