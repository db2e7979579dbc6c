"""Sends one notice to one address: its text, and the transport."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from tablee.table.clock import Clock
from tablee.table.notices.codes import NoticeCodes
from tablee.table.notices.outside import Forbidden, post, read_place
from tablee.table.notices.queue import Outcome
from tablee.table.notices.records import Due
from tablee.table.notices.settings import Settings
from tablee.table.notices.words import headline, say

if TYPE_CHECKING:
    from tablee.table.notices.push import PushKey

DAY = 24 * 3600
PUSH_LASTS = {"three-days": 5 * DAY, "week": 10 * DAY, "free": 28 * DAY}
ELSE_LASTS = 2 * DAY
"""Seconds that a push service keeps a message for a device that is off, by the tempo of the table:
until a bot has answered."""
TAKEN = {200, 201, 202, 204}
GONE = {404, 410}
NOT_NOW = {401, 403, 408, 425, 429}
"""And all from 500 on: retry later. (401 and 403, as a push service may have yet to learn our
key.)"""


CountWaiting = Callable[[str], Awaitable[int | None]]
"""How many tables wait for that person; None: unknown now."""


class Sender:
    def __init__(
        self, secret: bytes, clock: Clock, settings: Settings, waiting: CountWaiting
    ) -> None:
        self._secret = secret
        self._clock = clock
        self._settings = settings
        self._waiting = waiting
        self._push_key: PushKey | None = None
        self.codes = NoticeCodes(secret)

    @property
    def push_key(self) -> PushKey:
        """Made at first use, as its imports are slow."""
        if self._push_key is None:
            from tablee.table.notices.push import PushKey

            self._push_key = PushKey(self._secret)
        return self._push_key

    async def __call__(self, due: Due) -> Outcome:
        if due.way == "mail":
            return await self._mail(due)
        return await self._push(due)

    def _later(self, due: Due) -> str:
        """The code by which the reader answers “seen, later”."""
        return self.codes.make("later", due.address, due.table, str(due.made))

    # -- push ---------------------------------------------------------------------------------

    async def _push(self, due: Due) -> Outcome:
        local = self._settings.loopback
        waiting = await self._waiting(due.person)
        try:
            place = read_place(due.where, local)
            body = await asyncio.to_thread(self._sealed, due, waiting)
            headers = {
                "Authorization": self.push_key.authorization(
                    place.origin, self._contact(), self._clock.now()
                ),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(lasts(due)),
                "Topic": topic_of(due),
                "Urgency": "normal",
            }
            answer = await post(place, headers, body, local)
        except (Forbidden, ValueError):
            return Outcome("gone")
        except OSError:
            return Outcome("later")
        if answer.status in TAKEN:
            return Outcome("sent")
        if answer.status in GONE:
            return Outcome("gone")
        if answer.status in NOT_NOW or answer.status >= 500:
            return Outcome("later", answer.retry_after)
        return Outcome("never")

    def _sealed(self, due: Due, waiting: int | None) -> bytes:
        from tablee.table.notices.push import encrypt

        keys = msgspec.json.decode(due.data, type=dict[str, str])
        told = json.dumps(self._told(due, waiting), ensure_ascii=False).encode()
        return encrypt(told, keys["p256dh"], keys["auth"])

    def _told(self, due: Due, waiting: int | None) -> dict[str, str | int]:
        """What the service worker shows (`web/src/worker/notices.ts`)."""
        title, about = headline(due)
        return {
            "title": title, "body": about, "tag": due.table, "url": page_of(due),
            "lang": due.lang, "id": topic_of(due),
            **({} if waiting is None else {"waiting": waiting}),
            **({"later": self._later(due), "laterText": say(due.lang, "notice-later")}
               if due.kind in ("turn", "late") else {}),
        }  # fmt: skip

    def _contact(self) -> str:
        """Whom a push service may write to about us: a mailbox, or a page over TLS (RFC 8292)."""
        mail, site = self._settings.mail, self._settings.site
        if mail is not None:
            return f"mailto:{mail.sender}"
        return site if site.startswith("https:") else "mailto:nobody@localhost"

    # -- mail ---------------------------------------------------------------------------------

    async def _mail(self, due: Due) -> Outcome:
        from tablee.table.notices.mail import notice, send_aside

        mailbox, site = self._settings.mail, self._settings.site
        if mailbox is None:  # mail has been switched off since
            return Outcome("later")
        stop, later = self.codes.make("stop", due.address), self._later(due)
        message = await asyncio.to_thread(
            notice, due, page_of(due), topic_of(due), mailbox.sender, site, stop, later
        )
        return await send_aside(mailbox, message)


def lasts(due: Due) -> int:
    found = [seconds for tempo, seconds in PUSH_LASTS.items() if f'"{tempo}"' in due.tempo]
    return found[0] if found else ELSE_LASTS


def page_of(due: Due) -> str:
    """The page that the notice opens. An invitation is answered on the home page, which also knows
    the code of the link."""
    return "/" if due.kind == "invite" else f"/t/{due.table}"


def topic_of(due: Due) -> str:
    """The same for every attempt to send a notice: a push service or device that already has it
    replaces it."""
    said = f"{due.address}\n{due.table}\n{due.made}\n{due.kind}"
    return base64.urlsafe_b64encode(hashlib.sha256(said.encode()).digest()).decode()[:32]
