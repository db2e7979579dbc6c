"""What the host allows: mail, the address under which people reach the house, tests on loopback."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from tablee.table.errors import StoreError

MAIL_PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Mailbox:
    """The SMTP server for outgoing mail. `tls`: from the start; otherwise STARTTLS, which only a
    server on this machine may lack."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    tls: bool = False
    sender: str = ""


@dataclass(frozen=True)
class Settings:
    """Set by TABLEE_SITE, TABLEE_MAIL, TABLEE_MAIL_FROM and TABLEE_NOTICES_LOOPBACK."""

    site: str = ""
    """https://games.example.org: for links in mail, and for push services that want to complain."""
    mail: Mailbox | None = None
    loopback: bool = False
    """Push services on this machine are called as well, without TLS: for tests."""
    grace: int = 5_000
    """In ms: who comes back within it is not called."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        site = environment.get("TABLEE_SITE", "").rstrip("/")
        loopback = environment.get("TABLEE_NOTICES_LOOPBACK", "") == "1"
        if site and (urlsplit(site).scheme not in ("http", "https") or not urlsplit(site).hostname):
            raise StoreError("TABLEE_SITE must be an address, as https://games.example.org.")
        mail = read_mailbox(environment)
        if mail is not None and not site:
            raise StoreError(
                "Mail needs links that lead here: give TABLEE_SITE=https://games.example.org as "
                "well, or leave TABLEE_MAIL out."
            )
        return cls(site, mail, loopback, 0 if loopback else cls.grace)


def read_mailbox(environment: Mapping[str, str]) -> Mailbox | None:
    text = environment.get("TABLEE_MAIL", "")
    if not text:
        return None
    sender = environment.get("TABLEE_MAIL_FROM", "")
    try:
        parts = urlsplit(text)
        port = parts.port or MAIL_PORTS[parts.scheme]
    except (ValueError, KeyError):
        port = 0
    if not port or not parts.hostname or "@" not in sender:
        raise StoreError(
            "TABLEE_MAIL must be smtp://user:password@host:587 (or smtps://…), and "
            "TABLEE_MAIL_FROM the address that mail comes from, as tablee@example.org."
        )
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mailbox(parts.hostname, port, user, password, parts.scheme == "smtps", sender)
