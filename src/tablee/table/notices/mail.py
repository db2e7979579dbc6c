"""E-mail, over the SMTP server that the host names. In a thread; imported only where it is used.

A mail must be handed over within `DEADLINE` of its request, or is not sent: when our claim runs
out, another process may claim it, and would send it a second time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from urllib.parse import urlsplit

from tablee.table.notices.queue import AT_ONCE, Outcome
from tablee.table.notices.records import Due
from tablee.table.notices.settings import Mailbox
from tablee.table.notices.words import headline, say

TIMEOUT, DEADLINE = 15.0, 45.0
"""Seconds: for one step, and for all steps, including the wait for a thread."""
MAILING = ThreadPoolExecutor(AT_ONCE["mail"], "mail")
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")
"""Plain addresses only; what else the standards allow is not worth the risk."""
HERE = ("127.0.0.1", "::1", "localhost")


def notice(
    due: Due, page: str, topic: str, sender: str, site: str, stop: str, later: str
) -> EmailMessage:  # fmt: skip
    title, about = headline(due)
    lines = [about, "", f"{site}{page}", ""]
    if due.kind in ("turn", "late"):
        lines += [say(due.lang, "mail-later"), f"{site}/notice#later={later}", ""]
    lines += ["-- ", say(due.lang, "mail-stop"), f"{site}/notice#stop={stop}"]
    message = letter(sender, due.where, title, lines, due.lang)
    message["Message-ID"] = f"<{topic}@{urlsplit(site).hostname}>"
    message["List-Unsubscribe"] = f"<{site}/api/notices/stop/{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def confirmation(to: str, code: str, sender: str, site: str, lang: str) -> EmailMessage:
    lines = [
        say(lang, "mail-confirm.about"), "", f"{site}/notice#confirm={code}", "",
        say(lang, "mail-confirm.ignore"),
    ]  # fmt: skip
    return letter(sender, to, say(lang, "mail-confirm"), lines, lang)


def letter(sender: str, to: str, title: str, lines: list[str], lang: str) -> EmailMessage:
    message = EmailMessage(SMTP)
    message["From"] = Address("Tablée", addr_spec=sender)
    message["To"] = to
    message["Subject"] = title
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = lang
    message.set_content("\n".join(lines) + "\n")
    return message


async def send_aside(mailbox: Mailbox, message: EmailMessage) -> Outcome:
    loop, until = asyncio.get_running_loop(), time.monotonic() + DEADLINE
    return await loop.run_in_executor(MAILING, send, mailbox, message, until)


def send(mailbox: Mailbox, message: EmailMessage, until: float) -> Outcome:
    """Send a mail. `until`: by `time.monotonic`."""
    if until <= time.monotonic():
        return Outcome("later")
    try:
        with connect(mailbox) as line, cut_off(line, until):
            if mailbox.user:
                line.login(mailbox.user, mailbox.password)
            line.send_message(message)
        return Outcome("sent")
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        return Outcome("gone" if all(code >= 500 for code in codes) else "later")
    except (OSError, smtplib.SMTPException):
        return Outcome("later")


@contextlib.contextmanager
def cut_off(line: smtplib.SMTP, until: float) -> Iterator[None]:
    """Close the connection at that moment, so that anything waiting on it fails: also for a server
    that answers byte by byte."""
    assert line.sock is not None
    handle = socket.socket(fileno=os.dup(line.sock.fileno()))

    def cut() -> None:
        with contextlib.suppress(OSError):
            handle.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(max(0.0, until - time.monotonic()), cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        handle.close()


def connect(mailbox: Mailbox) -> smtplib.SMTP:
    """Connect over TLS; without only to a server on this machine that offers none."""
    context = ssl.create_default_context()
    if mailbox.tls:
        return smtplib.SMTP_SSL(mailbox.host, mailbox.port, timeout=TIMEOUT, context=context)
    line = smtplib.SMTP(mailbox.host, mailbox.port, timeout=TIMEOUT)
    try:
        line.ehlo()
        if line.has_extn("starttls") or mailbox.host not in HERE:
            line.starttls(context=context)
    except BaseException:
        line.close()
        raise
    return line
