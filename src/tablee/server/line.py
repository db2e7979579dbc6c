"""A WebSocket of uvicorn's with a direct line to the table, past ASGI's queues and tasks.

ASGI hands every message from a queue to a task, and every answer from a task to the socket: two
thirds of the cost of a move. Here a message is a call (`heard`), and telling is a call (`tell`).
A short message that is alone in its packet, as nearly all are, bypasses the parser, too. The
handshake, pings and closing stay uvicorn's. A test checks its private names that we rely on.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tablee.server.gate.guard import Guard
from tablee.server.limits import Meter

EXTENSION = "tablee.line"
"""The key of the line in the extensions of the ASGI scope."""

HANG_UP = "tablee.hang-up"
"""The event by which the application's task is told to close the connection."""


TEXT = 0x81
"""The first byte of a frame that is one whole text message."""
MASKED = 0x80
SHORT = 126
"""From so many bytes on, the length of a text is encoded differently."""
HEAD = 6
"""Bytes before a short text: opcode, length, mask."""
AT_EOF = StreamReader.at_eof.__code__
"""Where the parser of `websockets` waits between two frames."""


_LONG, _LONGER = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


class Metered(ServerProtocol):
    """Counts frames of every kind as they are parsed: pings, pongs and empty fragments are no
    messages, and one packet may hold tens of thousands of them."""

    meters: tuple[Meter, ...] = ()
    between = False
    """Whether the parser is known to be between two messages, as it was given nothing since."""

    def receive_data(self, data: Any) -> None:
        self.between = False
        super().receive_data(data)

    def recv_frame(self, frame: Frame) -> None:
        for meter in self.meters:
            if meter.over():
                self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
                raise ProtocolError("too many frames")
        super().recv_frame(frame)

    def short_text(self, data: bytes) -> bytes | None:
        """The text, if this packet is one short text message and nothing else. None: the parser
        must handle it, or there are too many."""
        size = len(data) - HEAD
        if not 0 <= size < SHORT or data[0] != TEXT or data[1] != MASKED | size:
            return None
        if self.state is not OPEN or not (self.between or self.is_between_messages):
            return None
        self.between = True
        for meter in self.meters:
            if meter.over():
                return None
        text: bytes = apply_mask(data[HEAD:], data[2:HEAD])
        return text

    @property
    def is_between_messages(self) -> bool:
        """Whether the parser waits for the first byte of a message, not for the rest of one. (If
        its internals change, the answer is no, and everything goes the usual way.)"""
        if self.current_size is not None:
            return False
        frames = getattr(self.parser, "gi_yieldfrom", None)
        waits = getattr(frames, "gi_yieldfrom", None)
        return getattr(waits, "gi_code", None) is AT_EOF


class Line(WebSocketsSansIOProtocol):
    heard: Callable[[bytes], None] | None = None
    """The handler of messages; until it is set they go the usual way."""
    most_waiting = 1_000_000
    """The most bytes queued for a slow reader before it is cut off."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.guard: Guard = self.config.app.guard  # type: ignore[union-attr]
        self.conn: Metered = Metered(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.conn.meters = (self.guard.frames(),)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """A client that does not answer pings will not read what is queued, either: abort."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        if self.conn.close_sent and self.conn.close_sent.code == CloseCode.POLICY_VIOLATION:
            self.guard.turned_away("messages_per_second")

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not if the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def listen(self, heard: Callable[[bytes], None], most_waiting: int, meter: Meter) -> None:
        """Pass messages to `heard` from now on; `meter` is shared by all lines of the same address.
        Frees what the handshake left behind, a fifth of the memory."""
        self.heard, self.most_waiting = heard, most_waiting
        self.conn.meters = (*self.conn.meters, meter)
        self.scope["headers"] = []
        vars(self).pop("request", None)
        vars(self).pop("response", None)

    def data_received(self, data: bytes) -> None:
        text = self.conn.short_text(data) if self.heard and not self.close_sent else None
        if text is None:
            super().data_received(data)
        else:
            assert self.heard is not None
            self.heard(text)

    def send_receive_event_to_app(self) -> None:
        if self.heard is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.heard(frames[0] if len(frames) == 1 else b"".join(frames))

    def tell(self, text: bytes) -> None:
        """Send a text, or queue it in the transport. Never blocks, never fails."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < 65536:
            head = _LONG(TEXT, 126, size)
        else:
            head = _LONGER(TEXT, 127, size)
        transport.write(head + text)
        if transport.get_write_buffer_size() > self.most_waiting:
            transport.abort()  # too slow: the others do not wait

    def hang_up(self) -> None:
        """Close, after everything that was sent."""
        farewell: Any = {"type": HANG_UP}
        self.queue.put_nowait(farewell)
