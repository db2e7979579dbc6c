"""Searching: FD-6.5, FD-5.8."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.fear_of_the_dark.content.pack import OBJECT, SECRET
from tablee.games.fear_of_the_dark.geometry import SIDES
from tablee.games.fear_of_the_dark.maze import beside
from tablee.games.fear_of_the_dark.rules.objects import KEPT, lever
from tablee.games.fear_of_the_dark.rules.places import pick_beside
from tablee.games.fear_of_the_dark.rules.secrets import intelligence, reveal_by_map, secret_door
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Step


def searchable(m: Fear, lit: bool) -> dict[str, int]:
    """FD-6.5: adjacent squares whose slot has a card; secrets only in the light."""
    places: dict[str, int] = {SIDES[side]: beside(m, m.pawn, side) for side in range(4)}
    if m.options["search"] == "on":
        places["here"] = m.pawn
    return {side: place for side, place in places.items() if can_search(m, place, lit)}


def can_search(m: Fear, place: int, lit: bool) -> bool:
    """The square names a slot that still has a card, and there is light enough for it."""
    square = m.square(place) if place >= 0 else 0
    if square > SECRET:
        return lit and bool(m.secret_slots[square - SECRET - 1])
    return square > OBJECT and bool(m.object_slots[square - OBJECT - 1])


def search(m: Fear) -> Step:
    """FD-6.5: take the top card of the slot that a square next to you names."""
    place = yield from pick_beside(searchable(m, m.lit), "search", "FD-6.5")
    square = m.square(place)
    secret = square > SECRET
    slot = square - (SECRET if secret else OBJECT) - 1
    deck, slots = ("secret", m.secret_slots) if secret else ("object", m.object_slots)
    *rest, card = slots[slot]
    slots[slot], m.doubt = tuple(rest), True
    m.reveal(card)
    kind = m.kind(card)
    (m.objects if kind in KEPT else m.spent).append(card)  # FD-5.8
    m.emit("search", "FD-6.5", what=deck, slot=slot + 1)
    m.emit("found", "FD-5.8", card=kind, deck=deck)
    if kind not in KEPT:
        yield from AT_ONCE[kind](m, slot) or ()


AT_ONCE: dict[str, Callable[[Fear, int], Step | None]] = {
    "lever": lever,
    "secret-door": secret_door,
    "map": reveal_by_map,
    "intelligence": intelligence,
}
"""FD-5.8: what is resolved as soon as it is found in a slot. What asks nothing returns None."""
