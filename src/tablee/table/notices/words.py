"""The text of a notice, in the person's language: the game and the names of the others, and nothing
of what happens there. In a thread, as the texts of a large game take time to load."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tablee.kernel import OWN, Catalogue
from tablee.table.errors import TableFault
from tablee.table.making.seating import find_game
from tablee.table.notices.records import Due

CATALOGUE = Catalogue(Path(__file__).parent / "text", {"game": OWN, "who": OWN})


def say(lang: str, key: str, **args: Any) -> str:
    return CATALOGUE.format(lang, key, args)


def title_of(game: str, lang: str) -> str:
    try:
        found = find_game(game)
    except TableFault:  # a game that this server no longer has
        return game
    known = lang if lang in found.languages else found.languages[0]
    words = found.catalogue
    return words.format(known, "title") if words.has(known, "title") else game


def listed(names: list[str], lang: str) -> str:
    from babel.lists import format_list

    return format_list(names, locale=lang) if names else say(lang, "notice-others")


def headline(due: Due) -> tuple[str, str]:
    """The title of a notice, and one line more."""
    names = msgspec.json.decode(due.people, type=list[str])
    args = {"game": title_of(due.game, due.lang), "who": listed(names, due.lang)}
    key = f"notice-{due.kind}"
    return say(due.lang, key, **args), say(due.lang, f"{key}.about", **args)
