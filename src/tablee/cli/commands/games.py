"""`tablee games`: what can be played."""

from __future__ import annotations

from tablee.cli.columns import print_table
from tablee.cli.known import all_games, title
from tablee.cli.words import Lang, Words
from tablee.kernel import Option


def games(*, all: bool = False, lang: Lang | None = None) -> None:
    """List the games that are known here.

    Parameters
    ----------
    all
        The small games of the laboratory too.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    rows = []
    for id, game in all_games().items():
        if game.hidden and not all:
            continue
        seats = ", ".join(map(str, game.seats))
        options = "\n".join(map(spell, game.options))
        rows.append([id, title(game, words.lang), seats, options])
    heads = [words(f"col-{name}") for name in ("id", "game", "seats", "options")]
    print_table(heads, rows)


def spell(option: Option) -> str:
    """An option with its values, the usual one marked; "…" where it is free words."""
    values = [f"{v}*" if v == option.default else str(v) for v in option.values]
    return f"{option.name} = {' | '.join(values) or '…'}"
