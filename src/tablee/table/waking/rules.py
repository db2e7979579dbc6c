"""The rules that a table is played by: those of its game, in the version it was made with."""

from __future__ import annotations

import tablee
from tablee.kernel import FirstPlay, Game, Match, find
from tablee.table.errors import TableFault
from tablee.table.store.store import TableRow


def begin(row: TableRow) -> Match:
    """The match of a table at its first decision; only under the rules it was made with."""
    if str(rules_of(row).version) != row.version:
        raise unreadable(row)
    return tablee.new_match(row.game, row.seats, row.options, row.key)


def first_play(row: TableRow) -> FirstPlay | None:
    """The first play of a table, recognised by its seed, if one person plays it."""
    first = rules_of(row).first
    alone = sum(person["kind"] != "bot" for person in row.people) == 1
    return first if first and alone and row.seed == first.seed else None


def rules_of(row: TableRow) -> Game:
    try:
        return find(row.game)
    except tablee.Refused:
        raise unreadable(row) from None


def unreadable(row: TableRow) -> TableFault:
    return TableFault("unreadable", fatal=True, version=row.version)
