"""Evenings as every released version of the rules left them; every later version must open them.

`<game>-v<version>.json`: the row of a table, its log, and the snapshots that were left on the way,
near the beginning, in the middle and near the end. (Version 1 of the four games left none; and
neither hashes nor digests.) Whoever raises the version of a game runs
`python -m tests.archive.make`, which adds a file for it and touches no other.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from tablee.table.store.store import Record, Snapshot, TableRow

HERE = Path(__file__).parent


class Archived(Struct):
    row: TableRow
    log: list[Record]
    snapshots: list[Snapshot]

    @property
    def version(self) -> str:
        return self.row.version

    def moments(self) -> list[tuple[list[Record], list[Snapshot]]]:
        """What lay on disk when each snapshot was the newest: with it alone, and with some records
        after it, as if the server had been killed there."""
        found = []
        for snapshot in self.snapshots:
            for more in (0, 5):
                log = self.log[: snapshot.seq + more]
                found.append((log, [snapshot]))
        return found


def files() -> list[Path]:
    return sorted(HERE.glob("*.json"))


def read(path: Path) -> Archived:
    return msgspec.json.decode(path.read_bytes(), type=Archived)


def write(archived: Archived) -> Path:
    """One record to a line: so that a change can be read."""
    path = HERE / f"{archived.row.game}-v{archived.version}.json"
    row, log, snapshots = (
        msgspec.json.encode(value).decode()
        for value in (archived.row, archived.log, archived.snapshots)
    )
    lines = log.replace('},{"seq"', '},\n{"seq"')
    kept = snapshots.replace('},{"seq"', '},\n{"seq"')
    path.write_text(f'{{"row":{row},\n"log":{lines},\n"snapshots":{kept}}}\n', "utf-8")
    assert msgspec.to_builtins(read(path)) == msgspec.to_builtins(archived)
    return path
