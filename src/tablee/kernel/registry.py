"""Which games there are, and how one is found. A game is imported when it is asked for.

The games of the house are announced by `tablee.games`. Any other distribution adds one by an entry
point of the group `tablee.games`, with the game's id for a name and "package:GAME" for a value.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tablee.kernel.errors import Refused
from tablee.kernel.game import Game
from tablee.kernel.words.catalogue import Catalogue

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tablee.games"

_registry: dict[str, Game] = {}
_announced: dict[str, str] = {}
_left_out: set[str] = set()


def register(game: Game) -> Game:
    """Register a game object under its id: for tests and for the games of the laboratory."""
    _registry[game.id] = game
    return game


def announce(targets: Mapping[str, str]) -> None:
    """Register games that are imported when they are asked for: {id: "package:GAME"}."""
    _announced.update(targets)


def games() -> dict[str, Game]:
    """All games by id, in their order on the home page; imports every one of them."""
    for game_id in [*_announced, *_elsewhere()]:
        _known(game_id)
    return dict(sorted(_registry.items(), key=lambda item: (item[1].order, item[0])))


def find(game_id: str) -> Game:
    """The game of that id; imports no other."""
    game = _known(game_id)
    if game is None:
        refusal = Refused("no-such-game", game=game_id)
        refusal.catalogue = Catalogue(None)
        raise refusal
    return game


def _known(game_id: str) -> Game | None:
    if game_id in _registry:
        return _registry[game_id]
    if game_id in _announced:
        module, _, name = _announced[game_id].partition(":")
        return register(_checked(game_id, getattr(import_module(module), name)))
    if game_id in _elsewhere() and game_id not in _left_out:
        return _welcome(_elsewhere()[game_id])
    return None


def _checked(game_id: str, found: Any) -> Game:
    if not isinstance(found, Game) or found.id != game_id:
        raise TypeError(f"this is not a Game with the id {game_id!r}: {found!r}")
    return found


# -- other distributions ----------------------------------------------------------------------


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    """The entry points of other distributions; they cannot replace a built-in game."""
    from importlib.metadata import entry_points  # it takes as long as all of the kernel

    points = {point.name: point for point in entry_points(group=GROUP)}
    return {name: point for name, point in points.items() if name not in _announced}


def _welcome(point: EntryPoint) -> Game | None:
    """Load a game from an entry point. If that fails, warn once and leave the game out; all others
    can still be played."""
    try:
        return register(_checked(point.name, point.load()))
    except Exception as error:
        _left_out.add(point.name)
        owner = point.dist.name if point.dist is not None else "an unknown distribution"
        problem = f"{type(error).__name__}: {error}"
        warnings.warn(f"{owner}: the game {point.name!r} is left out ({problem})", stacklevel=4)
        return None
