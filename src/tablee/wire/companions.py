"""People one has played with. Every request carries the key of the device (see `persons.py`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Companion(Struct, omit_defaults=True):
    """Somebody who has answered at a table at which I have answered, too."""

    id: str
    """My own id for them: it differs for every reader."""
    name: str
    face: int = 0
    at: int = 0
    """When we last sat down together."""
    asked: Literal["", "waits", "declined"] = ""
    """Whether I have invited them to the table that the request names, and what they said."""
    muted: bool = False
    """I want no invitations of theirs."""


class Invitation(Struct, omit_defaults=True):
    """An invitation to a table, by a companion. It disappears when I sit there, when the game is
    over, or after two weeks."""

    table: str
    game: str
    by: str
    """As `Companion.id`."""
    name: str
    face: int = 0
    code: str = ""
    """The code of that table's link."""
    made: int = 0


class Companions(Struct, omit_defaults=True):
    """GET /api/me/companions?table=…, and the answer to all of the below."""

    people: list[Companion] = []
    invitations: list[Invitation] = []
    nobody: bool = False
    """Nobody may invite me: my companions do not find me in their lists."""


class InviteCompanion(Struct):
    """POST /api/me/companions/invite. They find it on their home page and are called, if they wish
    to be; somebody who has muted me is not, and I am not told."""

    id: str
    token: str
    """The token of my seat at the table."""


class DeclineInvitation(Struct):
    """POST /api/me/companions/decline: not this time."""

    table: str


class MuteCompanion(Struct):
    """POST /api/me/companions/mute: mute somebody, or unmute; "": everybody."""

    id: str
    on: bool
