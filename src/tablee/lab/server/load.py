"""The client of `bench`: many tables at once, as little work per message as possible.

A WebSocket by hand on asyncio, because a library would be slower than the server it measures.
"""

from __future__ import annotations

import asyncio
import json
import random
import struct
import sys
import time
from typing import Any, Self, cast

import msgspec
import uvloop

from tablee.wire import messages as wire
from tablee.wire.seats import Watchers

HANDSHAKE = (
    "GET /ws/{} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WARM_UP = 1.0

_decode = msgspec.json.Decoder(wire.ServerMessage).decode
_encode = msgspec.json.Encoder().encode


def frame(payload: bytes) -> bytes:
    """A masked text frame; the mask is zero, so the payload stays as it is."""
    size = len(payload)
    head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else b""
    if not head:
        head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
    return head + b"\0\0\0\0" + payload


class Load:
    """What is measured, over all tables."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        """Answers per second and table; 0: at once."""
        self.measuring = False
        self.delays: list[float] = []
        self.oldest = 0.0
        """How long the oldest answer has waited that nobody has seen at the end."""
        self.joined = asyncio.Semaphore(0)
        self.bytes = 0
        """What came in while it was measured."""


class SeatClient(asyncio.Protocol):
    """One seat. Answers at random when asked; takes the time of the other one's answers. Changes
    are taken at their depth, as our pages take them."""

    def __init__(self, load: Load, table: str, seat: int, token: str) -> None:
        self.load = load
        self.seat = seat
        self.table = table
        self.token = token
        self.other: SeatClient = self
        self.sent_at = 0.0
        self.unheard = False
        """The other one has not seen our last answer yet."""
        self.buffer = b""
        self.open = False
        self.asked: wire.Prompt | None = None
        """What was asked when it came in."""

    def ready(self) -> Self:
        """What asyncio calls to have a protocol made: it is made already."""
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(HANDSHAKE.format(self.table).encode())

    def say(self, message: wire.ClientMessage) -> None:
        self.transport.write(frame(_encode(message)))

    def data_received(self, data: bytes) -> None:
        if self.load.measuring:
            self.load.bytes += len(data)
        buffer = self.buffer + data
        if not self.open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            self.open = True
            self.say(wire.Join(self.token, deep=True))
        while len(buffer) >= 4:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            if buffer[0] == 0x81:
                self.hear(_decode(buffer[start : start + size]))
            buffer = buffer[start + size :]
        self.buffer = buffer

    def hear(self, message: wire.ServerMessage) -> None:
        load = self.load
        if isinstance(message, wire.Welcome):
            self.asked = message.prompt
            load.joined.release()
        elif isinstance(message, wire.Update):
            if self.by_other(message):
                self.other.unheard = False
                if load.measuring:
                    load.delays.append(time.perf_counter() - self.other.sent_at)
            if message.prompt is not None:
                self.soon(message.prompt)
        elif not isinstance(message, wire.People | Watchers):
            raise SystemExit(f"the server said {message}")

    def by_other(self, update: wire.Update) -> bool:
        return any(e.key == "mark" and e.args["player"] != self.seat for e in update.events)

    def soon(self, prompt: wire.Prompt) -> None:
        """A steady rate per table, or as fast as it goes."""
        if not self.load.rate:
            self.answer(prompt)
            return
        delay = random.expovariate(self.load.rate)
        asyncio.get_running_loop().call_later(delay, self.answer, prompt)

    def answer(self, prompt: wire.Prompt) -> None:
        form = prompt.form
        assert isinstance(form, wire.OptionsForm)
        self.sent_at, self.unheard = time.perf_counter(), True
        self.say(wire.Answer(prompt.ask, random.choice(form.options)))


async def play(port: int, made: list[dict[str, Any]], seconds: float, rate: int) -> Load:
    load = Load(rate / len(made))
    players = [player for table in made for player in await sit(port, load, table)]
    for _ in players:
        await load.joined.acquire()
    for player in players if seconds else []:
        if player.asked is not None:
            player.soon(player.asked)
    await asyncio.sleep(WARM_UP)
    print("begin", flush=True)
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    now = time.perf_counter()
    load.oldest = max((now - player.sent_at for player in players if player.unheard), default=0)
    print("end", flush=True)
    return load


async def sit(port: int, load: Load, made: dict[str, Any]) -> list[SeatClient]:
    """Both players of a table."""
    loop = asyncio.get_running_loop()
    table, tokens = made["table"]["id"], made["tokens"]
    players = [SeatClient(load, table, seat, tokens[str(seat)]) for seat in (0, 1)]
    players[0].other, players[1].other = players[1], players[0]
    for player in players:
        await loop.create_connection(player.ready, "127.0.0.1", port)
    return players


def main(port: int, seconds: float, rate: int) -> None:
    made = json.loads(sys.stdin.readline())
    load = uvloop.run(play(port, made, seconds, rate))
    delays = sorted(load.delays) or [0.0]
    found = {
        "answers": len(load.delays),
        "messages_per_s": round(3 * len(load.delays) / seconds) if seconds else 0,
        "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
        "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
        "worst_ms": round(max(delays[-1], load.oldest) * 1000, 2),
    }
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]))
