"""An uvicorn connection with timeouts and size limits.

uvicorn gives a client all the time it likes for its headers and its body, keeps headers of any
size, and takes any number of requests sent ahead. Here each of these has an end. Only the reading
of a request is timed: a response may take its time, unless the client does not read it. A test
checks uvicorn's private names that we rely on.
"""

from __future__ import annotations

from asyncio import Transport
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from tablee.server.gate.guard import Guard
from tablee.table.clock import Timer

SLICE = 16_384
"""Bytes parsed at a time: a limit may be exceeded by so much."""
HEADERS = 100
AHEAD = 8
"""The most pipelined requests; browsers send none."""
BODY = 1_000_000
"""After so many bytes the rest of a body is not even read and discarded. (How many are accepted is
set in api.py.)"""


class Gate(HttpToolsProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.guard: Guard = self.config.app.guard  # type: ignore[union-attr]
        self._shut = False
        self._begun = 0
        """Requests so far."""
        self._in_head = True
        self._head = 0
        self._body = 0
        self._late: Timer | None = None
        """Fires if a request does not arrive in time."""
        self._stalled: Timer | None = None
        """Fires if a response is not read in time."""

    # -- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        if self.guard.admit(transport):
            super().connection_made(transport)
            self._expect("header_seconds")
        else:
            self.transport = transport
            self._shut = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._fetched()
        self.guard.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection belongs to a `Line`, which reports its loss."""
        self._rest()
        super().handle_websocket_upgrade()

    # -- what is read -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._shut or self.transport.is_closing() or self._handed_on():
                return
            self._read(data[start : start + SLICE])

    def _handed_on(self) -> bool:
        return self.transport.get_protocol() is not self

    def _read(self, part: bytes) -> None:
        begun = self._begun
        if self._late is None:
            self._expect("header_seconds")
        super().data_received(part)
        if self._in_head and begun == self._begun:
            self._head += len(part)
            if self._head > self.guard.limits.header_bytes:
                self._refuse(431, "header_bytes")

    def on_message_begin(self) -> None:
        self._begun += 1
        self._in_head, self._head, self._body = True, 0, 0
        if not self._shut:
            super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"x-forwarded-for" and not self.guard.trust.is_proxy(self._peer()):
            self.guard.unknown_proxy()
        if not self._shut:
            super().on_header(name, value)

    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.headers) > HEADERS:
            self._refuse(431, "header_bytes")
        elif len(self.pipeline) >= AHEAD:
            self._refuse(429, "requests_per_minute")
        if not self._shut:
            super().on_headers_complete()
            self._expect("transfer_seconds")

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if self._body > BODY:
            self._refuse(413, "keepsake_bytes")
        if not self._shut:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._rest()
        if not self._shut:
            super().on_message_complete()

    # -- what is written ----------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self._ring("transfer_seconds", self._cut)

    def resume_writing(self) -> None:
        self._fetched()
        super().resume_writing()

    def _fetched(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    # -- time ---------------------------------------------------------------------------------

    def _expect(self, limit: str) -> None:
        self._rest()
        self._late = self._ring(limit, partial(self._refuse, 408, limit))

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _ring(self, limit: str, action: Any) -> Timer:
        seconds: int = getattr(self.guard.limits, limit)
        return self.guard.clock.call_at(self.guard.clock.now() + seconds * 1000, action)

    def _cut(self) -> None:
        self.guard.turned_away("transfer_seconds")
        self.transport.abort()

    def _refuse(self, status: int, limit: str) -> None:
        """Respond with the status, if no response has begun, and close."""
        if self._shut or self.transport.is_closing():
            return
        self._shut = True
        self._rest()
        self.guard.turned_away(limit)
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or answering.response_complete:
            end = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + end)
        self.transport.close()
