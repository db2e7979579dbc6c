"""A WebSocket of uvicorn's with a direct line to the table, past ASGI's queues and tasks.

ASGI hands every message from a queue to a task, and every answer from a task to the socket: two
thirds of the cost of a move. Here a message is a call (`heard`), and telling is a call (`tell`).
The handshake, pings, closing and all else stay uvicorn's. A test holds us to its inner names.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "tablee.line"
"""Where the application finds the line, in the extensions of its scope."""

HANG_UP = "tablee.hang-up"
"""What the application's task receives when it is to close the connection."""


class Line(WebSocketsSansIOProtocol):
    heard: Callable[[bytes], None] | None = None
    """Who takes the messages; until it is set they go the usual way."""
    most_waiting = 1_000_000
    """Bytes that may wait for a slow reader before it is cut off."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not if the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def listen(self, heard: Callable[[bytes], None], most_waiting: int) -> None:
        """From now on. What the handshake left behind, a fifth of the memory, is let go."""
        self.heard, self.most_waiting = heard, most_waiting
        self.scope["headers"] = []
        vars(self).pop("request", None)
        vars(self).pop("response", None)

    def send_receive_event_to_app(self) -> None:
        if self.heard is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.heard(frames[0] if len(frames) == 1 else b"".join(frames))

    def tell(self, text: bytes) -> None:
        """Send a text now, or leave it to the transport. Never waits, never fails."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = struct.pack("!BB", 0x81, size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x81, 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 127, size)
        self.transport.write(head + text)
        if self.transport.get_write_buffer_size() > self.most_waiting:
            self.transport.abort()  # too slow: the others do not wait

    def hang_up(self) -> None:
        """Close, after what was told."""
        farewell: Any = {"type": HANG_UP}
        self.queue.put_nowait(farewell)
