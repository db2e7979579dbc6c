"""Connections to addresses given by strangers, protected against SSRF: the name is resolved here,
every address it has must be public, and the connection goes to the address that was checked (so a
name that resolves differently the second time gains nothing). No redirect is followed, and no proxy
is used.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import NamedTuple
from urllib.parse import urlsplit

TIMEOUT = 15.0
"""Seconds for the whole exchange: a server that answers byte by byte cannot hold us."""
LEARNING, CALLING = ThreadPoolExecutor(4, "names"), ThreadPoolExecutor(32, "names-called")
"""Names are resolved in threads of their own, those of new addresses apart from those being called:
a name server that never answers blocks nothing else."""
LONGEST = 2_000
"""The longest address, in characters."""
MOST_READ = 16_384
"""The most bytes of the head of a response; nothing else is read."""
STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})")
RETRY_AFTER = re.compile(rb"\r\nretry-after: *([0-9]{1,6})\r\n", re.IGNORECASE)

EMBEDDED = [ipaddress.ip_network(n) for n in ("2002::/16", "2001::/32", "64:ff9b::/96")]
"""IPv6 networks whose addresses embed an IPv4 address: they would bypass the check."""


class Forbidden(Exception):
    """An address that must not be connected to."""


class CheckedUrl(NamedTuple):
    """A checked URL, in parts."""

    secure: bool
    host: str
    port: int
    path: str
    origin: str


def read_place(address: str, loopback: bool) -> CheckedUrl:
    """Parse an address: only https; on loopback, if the host allows it, http as well."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Forbidden from None
    plain = parts.scheme == "http" and loopback
    if (
        len(address) > LONGEST or not address.isascii() or not address.isprintable()
        or " " in address or (parts.scheme != "https" and not plain) or not host
        or "@" in parts.netloc
    ):  # fmt: skip
        raise Forbidden
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    number = port or (443 if parts.scheme == "https" else 80)
    return CheckedUrl(not plain, host, number, path or "/", f"{parts.scheme}://{parts.netloc}")


async def resolve(place: CheckedUrl, loopback: bool, room: Executor = CALLING) -> str:
    """The IP address to connect to; `Forbidden` if any address of the name is not public. OSError
    if it cannot be resolved now."""
    loop = asyncio.get_running_loop()
    try:
        addresses = [ipaddress.ip_address(place.host)]
    except ValueError:
        found = await loop.run_in_executor(room, look_up, place.host, place.port)
        addresses = [ipaddress.ip_address(one) for one in found]
    if not addresses or not all(may_call(one, loopback) for one in addresses):
        raise Forbidden
    if not place.secure and not addresses[0].is_loopback:
        raise Forbidden
    return str(addresses[0])


def look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]).partition("%")[0] for one in found]


def may_call(address: ipaddress.IPv4Address | ipaddress.IPv6Address, loopback: bool) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return may_call(address.ipv4_mapped, loopback)
        if address.is_site_local or any(address in network for network in EMBEDDED):
            return False
    if address.is_loopback:
        return loopback
    return address.is_global and not address.is_multicast and not address.is_reserved


class Answer(NamedTuple):
    status: int
    retry_after: int = 0
    """In seconds; 0: not given."""


async def post(place: CheckedUrl, headers: dict[str, str], body: bytes, loopback: bool) -> Answer:
    """Send a request; OSError (timeouts included) if there is no response."""
    async with asyncio.timeout(TIMEOUT):
        address = await resolve(place, loopback)
        secure = ssl.create_default_context() if place.secure else None
        reader, writer = await asyncio.open_connection(
            address, place.port, limit=MOST_READ, ssl=secure,
            server_hostname=place.host if place.secure else None,
        )  # fmt: skip
        try:
            writer.write(request(place, headers, body))
            return read_answer(await reader.readuntil(b"\r\n\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise OSError("no answer") from None
        finally:
            writer.transport.abort()


def request(place: CheckedUrl, headers: dict[str, str], body: bytes) -> bytes:
    lines = [
        f"POST {place.path} HTTP/1.1",
        f"Host: {place.origin.partition('://')[2]}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


def read_answer(head: bytes) -> Answer:
    status, wait = STATUS.match(head), RETRY_AFTER.search(head)
    if status is None:
        raise OSError("no HTTP")
    return Answer(int(status[1]), int(wait[1]) if wait else 0)
