"""The options in words: which message, and what it has to say of where they lead."""

from __future__ import annotations

from typing import Any

from tablee.games.fear_of_the_dark.content.pack import TILES
from tablee.games.fear_of_the_dark.geometry import DELTA, DOORS, PLACES, SIDES, square_at
from tablee.games.fear_of_the_dark.maze import beside
from tablee.games.fear_of_the_dark.rules.light import strike_adds
from tablee.games.fear_of_the_dark.screen.show import PRINTED, kind_at, sides, what_beside
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Ask


def label(m: Fear, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
    """The message of one option: its words are in `text/*.ftl`."""
    match ask.why:
        case "turn":
            return "opt-turn", _turned(m, choice)
        case "lever" | "door" | "map":
            return f"opt-{ask.why}", _place(m, *choice.split(","))
        case "plan":
            return "opt-pick", {"card": choice}
        case "step" if choice in SIDES:
            return _step(m, choice)
        case "target" if choice in SIDES:
            return "opt-target", {"side": choice, "there": what_beside(m, SIDES.index(choice))}
    verb, *rest = str(choice).split(":")
    match verb:
        case "here":
            return "opt-here", {"there": kind_at(m, m.pawn)}
        case "strike":
            return "opt-strike", {"adds": strike_adds(m)}
        case "joker":
            return "opt-joker", {"card": rest[0], "action": rest[1]}
        case "use":
            return "opt-use", {"object": rest[0], "does": rest[0]}
        case "play":
            return "opt-play", {"card": rest[0], "does": rest[0]}
        case "two" | "hand" | "deck":
            return f"opt-{verb}", {"card": rest[0]}
    return f"opt-{verb}", {}


def _step(m: Fear, side: str) -> tuple[str, dict[str, Any]]:
    """One step: what is there, if anything; through a door, also into which room."""
    n = SIDES.index(side)
    there, cell = what_beside(m, n), beside(m, m.pawn, n) // 9
    if cell in (m.pawn // 9, -1):
        return "opt-step", {"side": side, "there": "" if there == "empty" else there}
    tile = TILES[m.grid[cell] // 4].id
    return "opt-step-through", {"side": side, "tile": tile, "water": cell == m.leak, "there": there}


def _turned(m: Fear, turn: int) -> dict[str, Any]:
    """The new room, were it to lie that way."""
    assert m.placing is not None
    lying = m.tile(m.placing.card) * 4 + turn
    return {"turn": turn, "sides": sides(DOORS[lying]), "things": PRINTED[lying]}


def _place(m: Fear, x: str, y: str, side: str = "") -> dict[str, Any]:
    """A square or a wall, by its room; of a wall, also what is behind it."""
    square = square_at(int(x), int(y))
    cell, local = divmod(square, 9)
    named = {"tile": TILES[m.grid[cell] // 4].id, "place": PLACES[local]}
    if not side:
        return named
    beyond = m.grid.get(cell + DELTA[SIDES.index(side)])
    return named | {"side": side, "beyond": "nothing" if beyond is None else TILES[beyond // 4].id}
