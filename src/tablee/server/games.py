"""What a client must know of a game, so that it can be played without a screen of its own: its
description, its words as they are written (Fluent), and its picture, if it has one.

All of it comes with the game, which may be of another distribution.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tablee import bots
from tablee.kernel import Game
from tablee.kernel.text import COMMON, files_of
from tablee.wire import http

ART = "art.svg"


def describe(game: Game) -> http.GameInfo:
    return http.GameInfo(
        game.id,
        list(game.seats),
        [http.OptionInfo(o.name, list(o.values), o.default, o.rule) for o in game.options],
        list(game.languages),
        bots.names(game.id),
        game.order,
        sorted(game.windows),
        dict(game.kinds),
        {lang: headline(game, lang) for lang in game.languages},
        (game.folder / ART).is_file(),
    )


def headline(game: Game, lang: str) -> http.Headline:
    source = "\n".join(read(file) for file in files_of(game.folder / "text", lang))
    return http.Headline(message(source, lang, "title") or game.id, message(source, lang, "about"))


def message(source: str, lang: str, key: str) -> str:
    """One message, without reading the others, which takes half a second for a large game. Empty
    if there is none."""
    found = re.search(rf"^{key} *=.*(\n[ \t]+.*|\n(?=\n*[ \t]))*", source, re.MULTILINE)
    if found is None:
        return ""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(found[0]))
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""


def fluent_source(game: Game, lang: str) -> bytes:
    """The messages of the kernel, then those of the game: of two of one name, the later counts."""
    files = [*files_of(COMMON, lang), *files_of(game.folder / "text", lang)]
    return "\n".join(read(file) for file in files).encode()


def read_art(game: Game) -> bytes:
    return (game.folder / ART).read_bytes()


def read(file: Path) -> str:
    return file.read_text("utf-8")
