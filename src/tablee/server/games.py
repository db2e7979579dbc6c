"""What a client without a screen for a game needs to play it: description, texts (Fluent), picture
(if it has one), and a check of its options.

All of it comes from the game, which may be installed from another distribution.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablee import bots
from tablee.kernel import Game, Option, Refused
from tablee.kernel.words.catalogue import COMMON, files_of
from tablee.kernel.words.clauses import read_clauses
from tablee.wire import http
from tablee.wire import messages as wire

ART = "art.svg"


def describe(game: Game) -> http.GameInfo:
    return http.GameInfo(
        game.id,
        list(game.seats),
        [_option(option) for option in game.options],
        list(game.languages),
        bots.names(game.id),
        game.order,
        sorted(game.windows),
        dict(game.kinds),
        {lang: headline(game, lang) for lang in game.languages},
        (game.folder / ART).is_file(),
        game.level,
        game.daily,
        _first(game),
        game.pictures is not None,
        game.over_days and max(game.seats) > 1,
        [http.OrderInfo(order.name, list(order.values)) for order in game.orders if order.offered],
        game.story,
    )


def _first(game: Game) -> http.FirstInfo | None:
    first = game.first
    if first is None:
        return None
    spoken = {lang: dict(options) for lang, options in first.spoken.items()}
    options, bots = dict(first.options), list(first.bots)
    return http.FirstInfo(first.seed, options, bots, spoken, first.nameless)


def _option(option: Option) -> http.OptionInfo:
    values = list(option.values)
    return http.OptionInfo(option.name, values, option.default, option.rule, option.about)


def refused(game: Game, options: Mapping[str, Any]) -> dict[str, wire.Refusal]:
    """The refusals of these options, each checked for itself."""
    found = {}
    for name, value in options.items():
        try:
            game.settle({name: value})
        except Refused as no:
            found[name] = wire.Refusal(no.key, dict(no.args_), no.rule)
    return found


def note_on(game: Game, options: Mapping[str, Any]) -> dict[str, int | str] | None:
    """The game's note on these options together, without those that it refuses."""
    if game.note is None:
        return None
    no = refused(game, options)
    try:
        note = game.note(game.settle({k: v for k, v in options.items() if k not in no}))
    except Refused:  # each is allowed, but not together
        return None
    return None if note is None else dict(note)


def headline(game: Game, lang: str) -> http.Headline:
    source = own_source(game, lang)
    title = message(source, lang, "title") or game.id
    about, length, mood = (message(source, lang, key) for key in ("about", "lasts", "mood"))
    return http.Headline(title, about, length, mood, levels(game, source, lang))


def levels(game: Game, source: str, lang: str) -> dict[str, str]:
    values = next((option.values for option in game.options if option.name == game.level), ())
    said = ((str(v), message(source, lang, f"option-{game.level}-{v}")) for v in values)
    return {value: words or value for value, words in said}


def in_short(game: Game, lang: str) -> list[str]:
    """The game in a few sentences, for those who will not read all of its rules."""
    return message(own_source(game, lang), lang, "short").splitlines()


def rules_of(game: Game, lang: str) -> http.Rules:
    return http.Rules(read_clauses(game, lang), in_short(game, lang))


def own_source(game: Game, lang: str) -> str:
    return "\n".join(read(file) for file in files_of(game.folder / "text", lang))


def message(source: str, lang: str, key: str) -> str:
    """One message, without parsing the others, which takes half a second for a large game. Empty if
    there is none."""
    found = re.search(rf"^{key} *=.*(\n[ \t]+.*|\n(?=\n*[ \t]))*", source, re.MULTILINE)
    if found is None:
        return ""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(found[0]))
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""


def fluent_source(game: Game, lang: str) -> bytes:
    """The messages of the kernel, then those of the game: the later definition wins."""
    files = [*files_of(COMMON, lang), *files_of(game.folder / "text", lang)]
    return "\n".join(read(file) for file in files).encode()


def read_art(game: Game) -> bytes:
    return (game.folder / ART).read_bytes()


def read(file: Path) -> str:
    return file.read_text("utf-8")
