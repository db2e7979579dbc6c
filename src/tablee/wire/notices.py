"""Being called when it is my turn: by push to a device, or by e-mail.

Every request under /api/me carries the key of the device (see `persons.py`). Those with a code come
from a notice, whose reader needs no key.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class PushAddress(Struct):
    """POST /api/me/notices/push: this device is called by push; what its browser has subscribed."""

    endpoint: str
    p256dh: str
    auth: str


class MailAddress(Struct):
    """POST /api/me/notices/mail: a mail goes there, with a link to confirm it."""

    address: str


class QuietHours(Struct, omit_defaults=True):
    """POST /api/me/notices/quiet: not called between two minutes of the day; the same twice: always
    called."""

    start: int
    end: int
    zone: str = ""
    """As Europe/Paris."""
    offset: int = 0
    """Minutes east of Greenwich, for a server that does not know that zone."""


class TableNotices(Struct):
    """POST /api/me/notices/table: whether I am called by that table."""

    table: str
    on: bool


class DropAddress(Struct):
    """POST /api/me/notices/drop: not called there any more."""

    id: str


class CalledAt(Struct, omit_defaults=True):
    """Where I am called. `name`: of the device, or the address of the mailbox."""

    id: str
    kind: Literal["push", "mail"]
    name: str
    here: bool = False
    """It is the device that asks."""
    confirmed: bool = True
    """A mailbox whose link was not opened yet is not used."""


class MyNotices(Struct, omit_defaults=True):
    """GET /api/me/notices, and the answer to all of the above."""

    key: str
    """The server's own, for which a browser subscribes."""
    mail: bool
    """Whether this server sends mail."""
    at: list[CalledAt] = []
    quiet: QuietHours | None = None
    muted: list[str] = []
    """Tables that do not call me."""


class Notice(Struct):
    """One that waits to be sent, or was sent and is kept until I look."""

    at: str
    """The address, as `CalledAt.id`."""
    table: str
    kind: str
    people: list[str]
    """The names in it."""
    made: int
    due: int
    """When it will be sent, or was."""
    sent: bool


class NoticeCode(Struct):
    """POST /api/notices/confirm, /later and /stop: what stands in a notice."""

    code: str


class StillWaiting(Struct):
    """What /later answers: so many tables wait for whoever pressed it, for the app's icon."""

    waiting: int | None
    """None: it cannot be told now."""
