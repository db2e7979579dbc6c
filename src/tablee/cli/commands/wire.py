"""`tablee types`: the wire in TypeScript, for the web client."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.known import all_games, find_game
from tablee.cli.project import project
from tablee.cli.words import Lang, Words
from tablee.kernel import Game
from tablee.places import PACKAGE


def types(game: str = "", *, out: Path | None = None, lang: Lang | None = None) -> None:
    """Write the types of the wire, made from the Python structs.

    Parameters
    ----------
    game
        The id of a game; without it, all games of this project.
    out
        The folder to write: one file for all games, and one for each.
    lang
        The language: en or fr.
    """
    from tablee.wire.typescript import files

    words = Words(lang)
    out = out or project() / "web" / "src" / "wire"
    out.mkdir(exist_ok=True)
    for name, text in files([find_game(game)] if game else own_games()).items():
        path = out / name
        if path.is_file() and path.read_text("utf-8") == text:
            print(words("types-same", file=name))
        else:
            path.write_text(text, "utf-8")
            print(words("types-written", file=name))


def own_games() -> list[Game]:
    """Those of this package, which the client has screens for."""
    ours = PACKAGE / "games"
    return [game for game in all_games().values() if ours in game.folder.resolve().parents]
