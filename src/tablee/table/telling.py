"""Public facts about a table besides the game: who sits there, its state, what people thought of
it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tablee.table.logged import LoggedTable
from tablee.table.making.deals import may_be_known
from tablee.table.seats.sitter import Sitter
from tablee.wire import messages as wire

Here = Mapping[int, int | None]
"""The seats with an open screen, and the lag of each."""
NOBODY: Collection[int] = ()


def info(
    logged: LoggedTable, here: Here, watchers: int = 0, ready: Collection[int] = NOBODY
) -> wire.TableInfo:
    row, kinds = logged.row, [sitter.kind for sitter in logged.people]
    return wire.TableInfo(
        row.id, row.game, logged.match.options, persons(logged.people, here, ready), row.created,
        logged.over, row.seed, row.forked_from, may_be_known(row, kinds), logged.invitation.code,
        logged.invitation.asks, logged.poll, logged.ended, logged.next, watchers,
        logged.moved, bool(logged.match.log), logged.slow.tempo,
    )  # fmt: skip


def persons(
    people: Sequence[Sitter], here: Here, ready: Collection[int] = NOBODY
) -> list[wire.Person]:
    """`ready`: the seats that said they are ready to begin."""
    return [
        wire.Person(
            seat, sitter.name, sitter.kind, seat in here, here.get(seat), sitter.bot, sitter.face,
            sitter.left, sitter.back, seat in ready,
        )
        for seat, sitter in enumerate(people)
    ]  # fmt: skip


def thoughts(logged: LoggedTable) -> wire.Thoughts | None:
    """What people thought of the game; None before all of them have written."""
    if not logged.thoughts:
        return None
    said = sorted(logged.thoughts)
    missing = [seat for seat in logged.others(-1) if seat not in logged.thoughts]
    texts = [] if missing else [logged.thoughts[seat] for seat in said]
    return wire.Thoughts(said, missing, texts)
