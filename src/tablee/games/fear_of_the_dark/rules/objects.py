"""The objects: FD-11. Most are kept until used (FD-5.6); the Lever works when it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.games.fear_of_the_dark.content.pack import BOX, LOCK
from tablee.games.fear_of_the_dark.maze import next_to
from tablee.games.fear_of_the_dark.rules.light import plan
from tablee.games.fear_of_the_dark.rules.places import pick_beside, pick_square
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Step


def usable(m: Fear, kind: str) -> bool:
    """FD-5.7: is it kept, and does its prerequisite hold?"""
    return any(m.kind(card) == kind for card in m.objects) and KEPT[kind].ready(m)


def use(m: Fear, kind: str) -> Step:
    """FD-5.6: kept objects, at any time between actions, at no mind cost."""
    card = next(card for card in m.objects if m.kind(card) == kind)
    m.objects.remove(card)
    m.spent.append(card)
    m.doubt = True
    m.actions -= 1  # it is no action
    m.emit("use", KEPT[kind].rule, object=kind)
    yield from KEPT[kind].work(m) or ()


# -- match ------------------------------------------------------------------------------------


def room_for_a_match(m: Fear) -> bool:
    """FD-11.1: never more tokens than there are."""
    return m.matches < BOX.tokens["match"]


def gain_match(m: Fear) -> None:
    """FD-11.1: one match token more."""
    m.matches += 1
    m.emit("match-gained", "FD-11.1", left=m.matches)


# -- scrap of paper ---------------------------------------------------------------------------


def in_the_light(m: Fear) -> bool:
    """FD-11.2: in the light only. FD-9.6: and not in the leak, where nothing burns."""
    return m.light and m.cell != m.leak


def burn_paper(m: Fear) -> Step:
    """FD-11.2: build the hand up to three."""
    yield from plan(m, 3)


# -- key --------------------------------------------------------------------------------------


def beside_a_lock(m: Fear) -> bool:
    """FD-11.3: whether there is a lock that the key could open."""
    return bool(next_to(m, LOCK))


def unlock(m: Fear) -> Step:
    """FD-11.3: an adjacent lock is gone."""
    place = yield from pick_beside(next_to(m, LOCK), "key", "FD-11.3")
    m.take_token(place, "unlock", "FD-11.3")


# -- lever ------------------------------------------------------------------------------------


def lever(m: Fear, slot: int) -> Step:
    """FD-11.4: one lock anywhere falls open, at once."""
    locks = [place for place, token in m.tokens.items() if token == LOCK]
    if not locks:
        m.emit("nothing", "FD-11.4", card="lever")
        return
    place = yield from pick_square(locks, "lever", "FD-11.4")
    m.take_token(place, "lever", "FD-11.4")


class Kept(NamedTuple):
    """An object that is kept until used."""

    rule: str
    ready: Callable[[Fear], bool]
    """Its prerequisite holds now."""
    work: Callable[[Fear], Step | None]
    """What it does. One that asks nothing returns None and is done."""


KEPT: dict[str, Kept] = {
    "match": Kept("FD-11.1", room_for_a_match, gain_match),
    "paper": Kept("FD-11.2", in_the_light, burn_paper),
    "key": Kept("FD-11.3", beside_a_lock, unlock),
}
