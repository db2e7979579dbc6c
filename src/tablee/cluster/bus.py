"""The connection to NATS: messages to processes, requests, and buckets of keys.

Messages sent while there is no connection are dropped, not queued: they would arrive out of order.
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
"""The oldest version of NATS with the keys and expiry that single ownership relies on."""
START = 5.0
"""Seconds within which the bus must answer at the start."""
SLOW = 1.0
"""Seconds for one request later."""
REFUSED = "uthorization"
"""Part of NATS's message about a wrong user or password."""
LOST = (nats.errors.Error, nats.js.errors.Error, OSError, asyncio.TimeoutError)
"""The exceptions of a call while the bus is unreachable."""

Hear = Callable[[str, bytes], None]
"""A callback: the last part of the subject, and the message."""
Responder = Callable[[bytes], Awaitable[bytes]]


class BusError(TableeError):
    """The bus cannot be used; the message is one clear sentence."""


class Address(NamedTuple):
    server: str
    """In the form that NATS takes."""
    shown: str
    """For messages: without a password."""
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
    """`connected` is false while NATS is unreachable; it reconnects by itself."""

    def __init__(self, address: Address, report: Report) -> None:
        self.address = address
        self._report = report
        self._client = Client()
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._sender: asyncio.Task[None] | None = None
        self._why = ""
        self.came_back: Callable[[], None] = lambda: None
        """Called after a reconnect."""

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    @property
    def most_bytes(self) -> int:
        """The largest message, in bytes."""
        return self._client.max_payload or 1_000_000

    # -- beginning and end --------------------------------------------------------------------

    async def connect(self) -> None:
        """Connect, or raise `BusError`."""
        try:
            await asyncio.wait_for(self._connect(), START)
        except BusError:
            await self._give_up()
            raise
        except LOST as error:
            sentence = self.sentence(error)  # before closing, which may fail in its own way
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
        """Raise `BusError` if NATS is too old. A version that cannot be read passes."""
        version, oldest = self._client.connected_server_version, ".".join(map(str, OLDEST))
        try:
            found = (version.major, version.minor)
        except ValueError:  # no semantic version, as of a build of somebody's own
            return
        if found < OLDEST:
            raise BusError(
                f"The bus at {self.address.shown} runs NATS {found[0]}.{found[1]}: "
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
        """Flush and close, without waiting for an unreachable bus."""
        if self._sender is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._queue.join(), SLOW)
            self._sender.cancel()
        await self._give_up()

    async def _note(self, error: Exception) -> None:
        """NATS reports all kinds of errors here, most of them temporary. A wrong password is not:
        at the start, fail at once (a later attempt may only report "reset by peer")."""
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
        """Send a message, in the order of the calls. Never blocks, never fails; dropped without a
        connection."""
        self._queue.put_nowait((self.subject(*parts), data))

    async def _send(self) -> None:
        while True:
            subject, data = await self._queue.get()
            try:
                if self._client.is_connected:
                    await self._client.publish(subject, data)
            except LOST as error:
                self._why = str(error)
            except Exception:  # an error with one message must not stop the next
                self._report("bug", trace=traceback.format_exc())
            finally:
                self._queue.task_done()

    async def listen(self, hear: Hear, *parts: str) -> None:
        async def heard(message: Msg) -> None:
            try:
                hear(message.subject.rpartition(".")[2], message.data)
            except Exception:  # an error with one message must not affect the others
                self._report("bug", trace=traceback.format_exc())

        await self._client.subscribe(self.subject(*parts), cb=heard, pending_bytes_limit=0)

    async def answer(self, answer: Responder, *parts: str) -> None:
        """Answer requests to us, each in a task of its own."""

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
        """None: no answer in time."""
        try:
            return (await self._client.request(self.subject(*parts), data, patience)).data
        except LOST:
            return None

    # -- keys ---------------------------------------------------------------------------------

    async def bucket(self, name: str, ttl: float | None = None) -> KeyBucket:
        """The bucket, created if it does not exist; otherwise its existing `ttl` (seconds)
        holds."""
        stream, full = self._client.jetstream(timeout=SLOW), f"tablee-{self.address.house}-{name}"
        try:
            keys = await stream.key_value(full)
        except nats.js.errors.BucketNotFoundError:
            keys = await stream.create_key_value(
                bucket=full, ttl=ttl, history=1, storage=StorageType.FILE, direct=False
            )
        return KeyBucket(keys)


class KeyEntry(NamedTuple):
    value: str
    revision: int


class KeyBucket:
    """Keys, each with a value and a growing revision. All methods may raise one of `LOST`."""

    def __init__(self, keys: KeyValue) -> None:
        self._keys = keys
        self._stream = f"KV_{keys._name}"

    async def get(self, key: str) -> KeyEntry | None:
        try:
            found = await self._keys.get(key)
        except nats.js.errors.KeyNotFoundError:
            return None
        return KeyEntry((found.value or b"").decode(errors="replace"), found.revision or 0)

    async def put(self, key: str, value: str) -> int:
        return await self._keys.put(key, value.encode())

    async def swap(self, key: str, value: str, revision: int) -> int | None:
        """Change the key only if it still has that revision (0: if there is no such key). Returns
        the new revision; None if somebody else was faster."""
        try:
            return await self._keys.update(key, value.encode(), revision)
        except nats.js.errors.KeyWrongLastSequenceError:
            return None

    async def erase(self, key: str, revision: int) -> None:
        """Delete the key, unless it was changed since that revision. Leaves no tombstone."""
        subject = f"{self._keys._pre}{key}"
        await self._keys._js.purge_stream(self._stream, seq=revision + 1, subject=subject)
