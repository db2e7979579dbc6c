"""How a person is shown others: by an id that differs for every reader, a name and a face."""

from __future__ import annotations

from tablee.table.companions.records import InvitationRow
from tablee.table.seats.tokens import Signer
from tablee.wire.companions import Invitation

SHORT = 20
"""The length of an id: enough to tell sixty people apart, and not to be guessed."""


def id_for(signer: Signer, mine: str, theirs: str) -> str:
    return signer.key_of(f"companion {mine} {theirs}")[:SHORT]


def told(signer: Signer, mine: str, rows: list[InvitationRow]) -> list[Invitation]:
    return [Invitation(row.table, row.game, id_for(signer, mine, row.by), *row[3:]) for row in rows]
