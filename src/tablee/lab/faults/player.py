"""A client that plays at random: at one process, then at another, and keeps all that it hears."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tablee.lab.faults.checker import LINE, reached
from tablee.lab.faults.history import Heard, History, Lost, Sent
from tablee.lab.faults.mirror import Mirror, choose
from tablee.wire import messages as wire

THINKS = (0.1, 0.7)
"""Seconds before somebody answers."""
PING = 1.0
SILENCE = 3.0
"""Seconds without a message (although each ping is answered) before a client tries another
process."""
UNHEARD = 5.0
"""Seconds after which an unanswered message counts as lost: reconnect, and look."""
SAYS, UNDOES, WANDERS, FORGETS = 0.03, 0.02, 0.02, 0.3
"""Probabilities of an action: chat, undo, changing the process; and of forgetting everything when
changing."""

BROKEN = (OSError, WebSocketException, asyncio.TimeoutError, EOFError)

_decode = msgspec.json.Decoder(wire.ServerMessage).decode
_encode = msgspec.json.Encoder().encode


class Player:
    def __init__(
        self,
        history: History,
        token: str,
        ports: Callable[[], list[int]],
        seed: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.history = history
        self.token = token
        self.over = False
        self.news_at = 0.0
        """When it last heard of something that it did not know."""
        self._best = (0, 0, 0)
        self._ports = ports
        self._rand = random.Random(seed)
        self._clock = clock
        self._mirror = Mirror()
        self._act_at = self._heard_at = self._ping_at = self._sent_at = 0.0
        self._lines = 0

    async def play(self) -> None:
        """Until the game is over, or somebody cancels it."""
        while not self.over:
            port = self._rand.choice(self._ports())
            fresh = False
            try:
                where = f"ws://127.0.0.1:{port}/ws/{self.history.table}"
                async with asyncio.timeout(2):
                    socket = await connect(where, max_queue=None, compression=None)
                try:
                    fresh = await self._sit(socket)
                finally:
                    socket.transport.abort()
            except BROKEN:
                await asyncio.sleep(self._rand.uniform(0.05, 0.3))
            self.history.entries.append(Lost(self._clock(), fresh))
            if fresh:
                self._mirror = Mirror()

    async def look(self, port: int) -> bool:
        """Join, and wait until the first position has been told; returns whether that succeeded."""
        where = f"ws://127.0.0.1:{port}/ws/{self.history.table}"
        async with asyncio.timeout(5), connect(where, max_queue=None, compression=None) as socket:
            await self._send(socket, wire.Join(self.token, deep=True))
            while self._mirror.told is None:
                if self._hear(_decode(await socket.recv())):
                    return False
        return True

    async def _sit(self, socket: ClientConnection) -> bool:
        """Play on this connection until it is left for another one. Returns whether the client
        comes back there as a new one, which knows nothing."""
        join = self._mirror.join
        join.token = self.token
        await self._send(socket, join)
        now = self._heard_at = self._clock()
        self._act_at, self._ping_at, self._sent_at = 0.0, now + PING, 0.0
        while not self.over:
            now = self._clock()
            due = [self._ping_at, self._heard_at + SILENCE]
            due += [at for at in (self._act_at, self._sent_at and self._sent_at + UNHEARD) if at]
            try:
                async with asyncio.timeout(max(0.0, min(due) - now)):
                    data = await socket.recv()
            except TimeoutError:
                if await self._act(socket):
                    return self._rand.random() < FORGETS
                continue
            if self._hear(_decode(data)):
                break
        return False

    def _hear(self, message: Any) -> bool:
        """Whether the connection is at its end."""
        now = self._heard_at = self._clock()
        if isinstance(message, wire.Pong):
            return False
        self.history.entries.append(Heard(now, message))
        if isinstance(message, wire.Fault):
            if message.code in ("stale", "not-asked", "storage", "bad-time"):
                self._think()
            return message.fatal
        self._mirror.hear(message)
        if isinstance(message, wire.Welcome | wire.Update):
            self.over = message.outcome is not None
            if (far := reached(message)) > self._best:
                self._best, self.news_at = far, now
            self._sent_at = 0.0
        if isinstance(message, wire.Welcome | wire.Update | wire.Refusal):
            self._think()
        return False

    def _think(self) -> None:
        asked = self._mirror.told is not None and (
            self._mirror.prompt is not None or self._mirror.told.proposal is not None
        )
        if self.history.seat is not None and asked:
            self._act_at = self._clock() + self._rand.uniform(*THINKS)

    async def _act(self, socket: ClientConnection) -> bool:
        """What is due; whether it goes elsewhere."""
        now = self._clock()
        if now >= self._heard_at + SILENCE or (self._sent_at and now >= self._sent_at + UNHEARD):
            return True
        if now >= self._ping_at:
            self._ping_at = now + PING
            await socket.send(_encode(wire.Ping(now * 1000)), text=True)
        if self._act_at and now >= self._act_at:
            self._act_at = 0.0
            if self._rand.random() < WANDERS:
                return True
            message = self._something()
            if message is not None:
                await self._send(socket, message)
                if isinstance(message, wire.Answer):
                    self._sent_at = now
                else:
                    self._think()
        return False

    def _something(self) -> Any:
        chance, told = self._rand.random(), self._mirror.told
        if chance < SAYS:
            self._lines += 1
            return wire.Say(f"{LINE}{self.history.name} {self._lines}")
        if chance < SAYS + UNDOES:
            return wire.Undo()
        proposal = told.proposal if told is not None else None
        if proposal is not None and self.history.seat in {*proposal.needed} - {*proposal.agreed}:
            return wire.Agree(self._rand.random() < 0.8)
        prompt = self._mirror.prompt
        if prompt is None:
            return None
        answer = wire.Answer(prompt.ask, choose(prompt.form, self._rand))
        if isinstance(prompt.form, wire.TimedForm):
            answer.began = self._rand.uniform(100, 1000)
        return answer

    async def _send(self, socket: ClientConnection, message: Any) -> None:
        """Recorded before it is sent: whatever may have arrived must be in the history."""
        self.history.entries.append(Sent(self._clock(), message))
        await socket.send(_encode(message), text=True)
