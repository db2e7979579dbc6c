"""The first records of a new table: what those who made it wished for besides its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.kernel import Game
from tablee.table.errors import TableFault
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.making.deals import several
from tablee.table.store.store import Record
from tablee.wire import http
from tablee.wire.slow import Tempo


def opening(logged: LoggedTable, tempo: Tempo, door: Mapping[str, object]) -> list[Record]:
    """The first records of a log. The tempo comes first: tables over days are found by its place
    (`slow/waker.py`)."""
    now, records = logged.row.created, list[Record]()
    if tempo != "live":
        records.append(logged.happen("tempo", None, {"tempo": tempo}, now))
    if door:
        records.append(logged.happen("door", None, door, now))
    return records


def checked_tempo(game: Game, wish: http.NewTable, people: Sequence[Sitter]) -> Tempo:
    """The tempo of the table. Over days only if people wait for each other, and nothing is against
    the clock."""
    may = game.over_days and several(sitter.kind for sitter in people)
    if wish.tempo != "live" and not may:
        raise TableFault("bad-tempo")
    return wish.tempo
