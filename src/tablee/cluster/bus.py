"""The connection to NATS: messages to processes, requests, and buckets of keys.

Nothing that is sent while there is no connection is kept for later: it would come out of turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import traceback
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import urlsplit

import nats
import nats.errors
import nats.js.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js.api import StorageType
from nats.js.kv import KeyValue

from tablee.kernel.errors import TableeError
from tablee.table.services import Report

HOUSE = "house"
NAME = re.compile("[a-z0-9][a-z0-9-]{0,31}")
OLDEST = (2, 10)
"""The version of NATS, by whose keys and their expiry a table has one owner."""
START = 5.0
"""Seconds until the bus must have answered at the start."""
SLOW = 1.0
"""Seconds for one question to it later."""
REFUSED = "uthorization"
"""In what NATS says of a wrong user or password."""
LOST = (nats.errors.Error, nats.js.errors.Error, OSError, asyncio.TimeoutError)
"""What a call may end in while the bus is away."""

Hear = Callable[[str, bytes], None]
"""Is called with the last part of the subject, and the message."""
Answer = Callable[[bytes], Awaitable[bytes]]


class BusError(TableeError):
    """The bus cannot be used; the message is one clear sentence."""


class Address(NamedTuple):
    server: str
    """As NATS takes it."""
    shown: str
    """For people: without a password."""
    house: str


def read_address(text: str) -> Address:
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port or 4222
    except ValueError:
        host = None
    house = parts.path.strip("/") or HOUSE if host else ""
    if not host or parts.scheme not in ("nats", "tls") or not NAME.fullmatch(house):
        raise BusError(
            "The address of the bus must look like nats://user:password@host:4222/house."
        )
    where = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    user, _, _ = parts.netloc.rpartition("@")
    server = f"{parts.scheme}://{user}@{where}" if user else f"{parts.scheme}://{where}"
    return Address(server, f"{parts.scheme}://{where}/{house}", house)


class Bus:
    """`connected` is false while NATS cannot be reached; it is looked for all the time."""

    def __init__(self, address: Address, report: Report) -> None:
        self.address = address
        self._report = report
        self._client = Client()
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._sender: asyncio.Task[None] | None = None
        self._why = ""
        self.came_back: Callable[[], None] = lambda: None
        """Is called when the connection is there again."""

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    @property
    def most_bytes(self) -> int:
        """What one message may hold."""
        return self._client.max_payload or 1_000_000

    # -- beginning and end --------------------------------------------------------------------

    async def connect(self) -> None:
        """Or `BusError`, with a sentence."""
        try:
            await asyncio.wait_for(self._connect(), START)
        except BusError:
            await self._give_up()
            raise
        except LOST as error:
            sentence = self.sentence(error)  # closing has troubles of its own
            await self._give_up()
            raise BusError(sentence) from None
        self._sender = asyncio.ensure_future(self._send())

    async def _connect(self) -> None:
        await self._client.connect(
            self.address.server,
            name="tablee",
            error_cb=self._note,
            disconnected_cb=self._lost,
            reconnected_cb=self._back,
            connect_timeout=2,
            reconnect_time_wait=0.2,  # type: ignore[arg-type]
            max_reconnect_attempts=-1,
            ping_interval=1,
            max_outstanding_pings=2,
            pending_size=-1,
        )
        self._check_version()
        await self._client.jetstream(timeout=SLOW).account_info()

    def _check_version(self) -> None:
        found, oldest = self._client.connected_server_version, ".".join(map(str, OLDEST))
        if (found.major, found.minor) < OLDEST:
            raise BusError(
                f"The bus at {self.address.shown} runs NATS {found.major}.{found.minor}: "
                f"Tablée needs {oldest} or newer."
            )

    async def _give_up(self) -> None:
        with contextlib.suppress(*LOST):
            await asyncio.wait_for(self._client.close(), START)

    def sentence(self, error: BaseException) -> str:
        where, why = self.address.shown, self._why or str(error)
        if REFUSED in why:
            return f"The bus at {where} refuses this user and password."
        if "permissions violation" in why.lower():
            return f"The bus at {where} does not give this user the rights that are needed ({why})."
        if isinstance(error, nats.js.errors.Error) or "no responders" in why:
            return f"The bus at {where} has no JetStream: NATS must be started with it."
        return f"The bus at {where} cannot be reached ({why or 'no answer'})."

    async def close(self) -> None:
        """What was said goes out, if it can; a bus that is away keeps nobody."""
        if self._sender is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._queue.join(), SLOW)
            self._sender.cancel()
        await self._give_up()

    async def _note(self, error: Exception) -> None:
        """NATS reports all kinds of trouble here, and most of it mends itself. A wrong password
        does not: at the start nobody should wait for that to change (and the next try may only say
        "reset by peer")."""
        self._why = str(error) or type(error).__name__
        if self._sender is None and REFUSED in self._why:
            raise error

    async def _lost(self) -> None:
        self._report("bus-lost", why=self._why)

    async def _back(self) -> None:
        self._report("bus-back")
        self.came_back()

    # -- messages -----------------------------------------------------------------------------

    def subject(self, *parts: str) -> str:
        return ".".join(("tablee", self.address.house, *parts))

    def publish(self, data: bytes, *parts: str) -> None:
        """In the order of the calls. Never waits, never fails; without a bus it is lost."""
        self._queue.put_nowait((self.subject(*parts), data))

    async def _send(self) -> None:
        while True:
            subject, data = await self._queue.get()
            try:
                if self._client.is_connected:
                    await self._client.publish(subject, data)
            except LOST as error:
                self._why = str(error)
            except Exception:  # whatever becomes of one message, the next is sent
                self._report("bug", trace=traceback.format_exc())
            finally:
                self._queue.task_done()

    async def listen(self, hear: Hear, *parts: str) -> None:
        async def heard(message: Msg) -> None:
            try:
                hear(message.subject.rpartition(".")[2], message.data)
            except Exception:  # one message's trouble must not become the others'
                self._report("bug", trace=traceback.format_exc())

        await self._client.subscribe(self.subject(*parts), cb=heard, pending_bytes_limit=0)

    async def answer(self, answer: Answer, *parts: str) -> None:
        """Requests that come for us, each as a task of its own."""

        async def asked(message: Msg) -> None:
            task = asyncio.ensure_future(reply(message))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        async def reply(message: Msg) -> None:
            answered = await answer(message.data)
            with contextlib.suppress(*LOST):
                await message.respond(answered)

        tasks: set[asyncio.Task[None]] = set()
        await self._client.subscribe(self.subject(*parts), cb=asked)

    async def request(self, data: bytes, patience: float, *parts: str) -> bytes | None:
        """None: nobody has answered."""
        try:
            return (await self._client.request(self.subject(*parts), data, patience)).data
        except LOST:
            return None

    # -- keys ---------------------------------------------------------------------------------

    async def bucket(self, name: str, ttl: float | None = None) -> Bucket:
        """Made, if it is not there; then the first one's `ttl` (seconds) holds."""
        stream, full = self._client.jetstream(timeout=SLOW), f"tablee-{self.address.house}-{name}"
        try:
            keys = await stream.key_value(full)
        except nats.js.errors.BucketNotFoundError:
            keys = await stream.create_key_value(
                bucket=full, ttl=ttl, history=1, storage=StorageType.FILE, direct=False
            )
        return Bucket(keys)


class Entry(NamedTuple):
    value: str
    revision: int


class Bucket:
    """Keys, each with a value and a number that only grows. All of it may raise one of `LOST`."""

    def __init__(self, keys: KeyValue) -> None:
        self._keys = keys
        self._stream = f"KV_{keys._name}"

    async def get(self, key: str) -> Entry | None:
        try:
            found = await self._keys.get(key)
        except nats.js.errors.KeyNotFoundError:
            return None
        return Entry((found.value or b"").decode(errors="replace"), found.revision or 0)

    async def put(self, key: str, value: str) -> int:
        return await self._keys.put(key, value.encode())

    async def swap(self, key: str, value: str, revision: int) -> int | None:
        """Change the key only if it still has that revision (0: if there is no such key). Returns
        the new revision; None if somebody was quicker."""
        try:
            return await self._keys.update(key, value.encode(), revision)
        except nats.js.errors.KeyWrongLastSequenceError:
            return None

    async def erase(self, key: str, revision: int) -> None:
        """Unless it was changed since that revision. No trace is left in the bucket."""
        subject = f"{self._keys._pre}{key}"
        await self._keys._js.purge_stream(self._stream, seq=revision + 1, subject=subject)
