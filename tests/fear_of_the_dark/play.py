"""Words to play a maze with, so that a test reads like the rulebook.

Squares are (x, y), x to the east and y to the south. The start tile covers (0,0) to (2,2):

    . o .      the pawn wakes on (1,1); north of it a hole, east a lock,
    . @ L      south an obstruction, west a free square; a door in the middle
    . X .      of every side.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, cast

import tablee
from tablee.games.fear_of_the_dark.screen.show import reach
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Subset

GAME = "fear-of-the-dark"
MINDS = ("light", "walk", "walk", "walk", "stealth", "scout", "scout", "search", "clear")
WEST = (0, 1)
"""The square inside the west door of the start tile, the only free one."""


def maze(**position: Any) -> tablee.Match:
    """A position built by hand; see `scenario.build`."""
    return tablee.scenario(GAME, **position)


def new(key: str = "a key", **options: str) -> tablee.Match:
    return tablee.new_match(GAME, options=options, key=key)


def do(m: tablee.Match, *answers: Any) -> None:
    for answer in answers:
        m.answer(0, answer)


def move(m: tablee.Match, path: Iterable[str], by: str = "play:walk") -> None:
    """Pay for a movement, go that way, and stop if steps are left."""
    do(m, by, *path)
    if m.ask is not None and m.ask.why == "step":
        do(m, "stop")


def offers(m: tablee.Match) -> tuple[Any, ...]:
    """What may be answered now."""
    options = m.asks[0]
    assert isinstance(options, tuple)
    return options


def jokers(m: tablee.Match) -> set[str]:
    """The actions for which a mind card could be discarded now."""
    return {choice.split(":")[2] for choice in offers(m) if choice.startswith("joker:")}


def asked(m: tablee.Match) -> str:
    """The name of the question on the table."""
    assert m.ask is not None
    return m.ask.why


def end(m: tablee.Match) -> tuple[str, str] | None:
    """How it ended and by which clause; None while it goes on."""
    if m.outcome is None:
        return None
    (result,) = m.outcome
    return result.key, result.rule


def truth(m: tablee.Match) -> Fear:
    return cast(Fear, m.state)


def told(m: tablee.Match, key: str) -> list[dict[str, Any]]:
    """The arguments of every event of that name."""
    return [event["args"] for event in m.events(0) if event["key"] == key]


def keys(m: tablee.Match, after: int = 0) -> list[str]:
    """The names of the events, without the seal around the match."""
    return [e["key"] for e in m.events(0)[after:] if e["key"] not in ("commit", "key")]


def room(m: tablee.Match, col: int, row: int) -> dict[str, Any]:
    found = [r for r in m.view(0)["rooms"] if (r["col"], r["row"]) == (col, row)]
    assert len(found) == 1, f"{len(found)} rooms at column {col}, row {row}"
    return cast(dict[str, Any], found[0])


def is_room(m: tablee.Match, col: int, row: int) -> bool:
    return any((r["col"], r["row"]) == (col, row) for r in m.view(0)["rooms"])


def token(m: tablee.Match, x: int, y: int) -> str:
    """ "lock", "obstruction" or "": what lies on a square of the maze."""
    return str(room(m, x // 3, y // 3)["tokens"][y % 3 * 3 + x % 3])


def printed(m: tablee.Match, x: int, y: int) -> str:
    return str(room(m, x // 3, y // 3)["squares"][y % 3 * 3 + x % 3])


def pawn(m: tablee.Match) -> tuple[int, int]:
    x, y = m.view(0)["pawn"]
    return x, y


def hand(m: tablee.Match) -> list[str]:
    return sorted(m.view(0)["hand"])


def lost(m: tablee.Match) -> list[str]:
    return sorted(m.view(0)["lost"])


def all_but(*kept: str) -> list[str]:
    """Every mind card but these: to be lost already."""
    rest = list(MINDS)
    for card in kept:
        rest.remove(card)
    return rest


def snapshot(m: tablee.Match) -> tuple[Any, ...]:
    """All that a refusal must leave as it is."""
    words = tuple(m.text(0, lang) for lang in ("en", "fr"))
    return m.view(0), m.view(None), m.events(0), list(m.log), m.asks, m.outcome, words


# -- a player ---------------------------------------------------------------------------------

LIKES = {
    "use": 9.0, "play:light": 1.0, "play:walk": 99.0, "play": 5.0, "strike": 0.2, "two": 0.5,
    "joker": 0.02, "walk": 99.0, "light": 20.0, "scout": 0.5,
}  # fmt: skip
"""How much a wanderer likes to do each thing, and to hold each card."""


def likes(thing: str) -> float:
    return next((much for name, much in LIKES.items() if thing.startswith(name)), 1.0)


def wander(m: tablee.Match, rand: random.Random) -> Any:
    """A random player who gets around: mostly on to the next door, with cards to walk, rather
    by playing than by burning them, and never giving up."""
    options = m.asks[0]
    if isinstance(options, Subset):
        cards = sorted(options.items, key=lambda card: -(rand.random() ** (1 / likes(card))))
        return options.accept(tuple(cards[: options.hi]))
    assert isinstance(options, tuple)
    if asked(m) == "step":
        t = truth(m)
        doors = [r.path[0] for r in reach(t, 12, t.stealth) if r.what]
        return doors[0] if doors and rand.random() < 0.95 else rand.choice(options)
    offered = [choice for choice in options if choice != "give-up"]
    return rand.choices(offered, [likes(str(choice)) for choice in offered])[0]
