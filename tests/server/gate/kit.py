"""A gate without a network: its bytes are given by hand, its time is turned by hand."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.server import ServerState

from tablee.server.gate.gate import Gate
from tablee.server.gate.guard import Guard
from tablee.server.gate.trust import Trust
from tablee.server.limits import Limits
from tablee.server.run import configure
from tablee.table.clock import VirtualClock


class Cable:
    """A transport that keeps what is written."""

    def __init__(self, host: str = "203.0.113.7") -> None:
        self.host = host
        self.written = b""
        self.closing = False
        self.cut = False
        self.waiting = 0
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        return (self.host, 4711) if name == "peername" else None

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.cut = True

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    @property
    def status(self) -> int:
        """Of the first answer; 0 if there is none."""
        return int(self.written.split(b" ")[1]) if self.written else 0


class Porch:
    """A guard and the gates that it watches; behind them, an app that reads everything and answers
    200."""

    def __init__(self, limits: Limits | None = None, trust: Trust | None = None) -> None:
        self.clock = VirtualClock()
        self.counts: Counter[str] = Counter()
        self.guard = Guard(limits or Limits(), trust or Trust(), self.clock, self.counts)
        self.asked: list[str] = []
        self._config = configure(self)  # type: ignore[arg-type]
        self._state = ServerState()

    def open(self, host: str = "203.0.113.7") -> tuple[Gate, Cable]:
        cable = Cable(host)
        loop = asyncio.get_running_loop()
        gate = Gate(config=self._config, server_state=self._state, app_state={}, _loop=loop)
        cable.set_protocol(gate)
        gate.connection_made(cable)  # type: ignore[arg-type]
        return gate, cable

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope["path"])
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"well"})

    async def settle(self) -> None:
        await asyncio.gather(*self._state.tasks)

    def turned_away(self) -> dict[str, int]:
        return {name.partition(":")[2]: count for name, count in self.counts.items()}
