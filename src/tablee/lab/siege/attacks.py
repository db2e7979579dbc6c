"""The attacks, one function each. A process of its own:

python -m tablee.lab.siege.attacks PORT SECONDS NAME… < tables
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablee.lab.siege.enemy import PATIENCE, Enemy, Made, say
from tablee.wire import messages as wire
from tablee.wire.keepsake import Keepsake, KeepsakeLine, KeepsakeSection

AT_ONCE = 20
HELD = 800
"""Connections of one address at once: twice as many as it may have."""
PING = b"\x89\x80\0\0\0\0"
EMPTY_FRAGMENTS = b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 200
LONG_SIGN = "\ufdfa"
"""One sign that stands for eighteen letters."""

Attack = Callable[[Enemy], Awaitable[None]]
Tables = dict[str, Made]
"""By attack: a table that was made for it beforehand."""


async def half_requests(enemy: Enemy) -> None:
    """Requests that are begun and never ended, as many as there are descriptors."""
    await hold(enemy, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")


async def slow_bodies(enemy: Enemy) -> None:
    """Bodies that never come."""
    await hold(
        enemy, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"
    )


async def hold(enemy: Enemy, begun: bytes) -> None:
    """Many connections with something begun on each, held as long as they let us."""
    async with contextlib.AsyncExitStack() as held:
        for _ in range(HELD):
            if not enemy.goes_on():
                break
            _, writer = await held.enter_async_context(enemy.connect())
            writer.write(begun)
            await asyncio.sleep(0.001)
        await asyncio.sleep(min(enemy.left, 2.0))


async def long_headers(enemy: Enemy) -> None:
    """One header without an end."""
    while enemy.goes_on():
        async with enemy.connect() as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            with contextlib.suppress(OSError):
                for _ in range(200):
                    writer.write(b"x" * 65_536)
                    await writer.drain()
            with contextlib.suppress(OSError, asyncio.TimeoutError):
                answer = await asyncio.wait_for(reader.read(100), 0.2)
                enemy.heard[answer[9:12].decode("latin-1")] += 1


async def control_frames(enemy: Enemy) -> None:
    """Pings and empty fragments, which carry no message and cost no token."""
    made = await enemy.table("fear-of-the-dark", 1)
    while enemy.goes_on():
        async with enemy.sit(made, 0) as writer:
            for _ in range(200):
                writer.write(PING * 200 + EMPTY_FRAGMENTS)
                await writer.drain()
                await asyncio.sleep(0)


async def many_paths(enemy: Enemy) -> None:
    """Other names for the same file, each to be found, read and compressed."""

    async def one(n: int) -> None:
        path = f"/q{n}/../index.html?{n}" if n % 2 else f"/t/q{n}?{n}"
        await enemy.ask("GET", path, b"", "Accept-Encoding: gzip")

    await in_turn(enemy, one)


async def long_numbers(enemy: Enemy) -> None:
    """Numbers of five thousand digits where a number is expected."""

    async def one(n: int) -> None:
        await enemy.ask("GET", f"/api/tables/abc/replay/{'9' * 5000}?seat={'9' * 2000}")

    await in_turn(enemy, one)


async def talk(enemy: Enemy) -> None:
    """The longest lines that are let through, at a table whose game listens."""
    made = await enemy.table("anomia", 3)
    lines = say(wire.Say(LONG_SIGN * 27)) + say(wire.Say(LONG_SIGN * 500))
    await from_all_sides(enemy, made, lines, 0.4)


async def undos(enemy: Enemy) -> None:
    """A move and back again, for ever."""
    made = await enemy.table("fear-of-the-dark", 1)
    await from_all_sides(enemy, made, say(wire.Answer(0, "strike")) + say(wire.Undo()), 0.45)


async def from_all_sides(enemy: Enemy, made: Made, text: bytes, pause: float) -> None:
    """The same, over many connections, on each no faster than it is heard."""

    async def one(seat: int) -> None:
        async with enemy.sit(made, seat) as writer:
            while enemy.goes_on() and not writer.is_closing():
                writer.write(text)
                await asyncio.sleep(min(pause, enemy.left))

    await asyncio.gather(*(one(n % len(made["tokens"])) for n in range(AT_ONCE)))


async def replays(enemy: Enemy) -> None:
    """A finished game, looked at from everywhere at once."""
    made = await enemy.table("fear-of-the-dark", 1)
    async with enemy.sit(made, 0) as writer:
        writer.write(say(wire.Answer(0, "give-up")))
        await asyncio.sleep(0.2)
    where = f"/api/tables/{made['table']['id']}/replay"

    async def one(n: int) -> None:
        await enemy.ask("GET", f"{where}/{n % 2}?seat=0&words=en", b"", "Accept-Encoding: gzip")

    await in_turn(enemy, one)


async def new_tables(enemy: Enemy) -> None:
    """One table after the other."""

    async def one(n: int) -> None:
        await enemy.make_table("fiese-freunde", 6)

    await in_turn(enemy, one)


async def joins(enemy: Enemy) -> None:
    """Coming in again and again: each time everything is told."""
    made = await enemy.table("fiese-freunde", 6)
    await from_all_sides(enemy, made, say(wire.Join(made["tokens"]["0"])) * 3, 1.2)


async def stories(enemy: Enemy) -> None:
    """Stories that take a typesetter for ever: clips within clips, or far too many words."""
    bodies = [msgspec.json.encode(story) for story in (clipped(), endless())]

    async def one(n: int) -> None:
        await enemy.ask("POST", "/api/keepsake", bodies[n % 2])

    await in_turn(enemy, one)


def clipped() -> Keepsake:
    clips = "".join(
        f'<clipPath id="c{n}" clip-path="url(#c{n + 1})"><rect width="9" height="9"/></clipPath>'
        for n in range(300)
    )
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs>{clips}</defs></svg>'
    )
    return Keepsake("en", "t", "s", "#000000", "f", [], [], {"a": drawing})


def endless() -> Keepsake:
    lines = [KeepsakeLine("told", "and then " * 12) for _ in range(480)]
    return Keepsake("en", "t", "s", "#000000", "f", [], [KeepsakeSection(lines)] * 3, {})


async def in_turn(enemy: Enemy, one: Callable[[int], Awaitable[None]]) -> None:
    """Some at once, until the time is up."""

    async def work() -> None:
        while enemy.goes_on():
            with contextlib.suppress(OSError):
                await one(enemy.tries)

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        half_requests, slow_bodies, long_headers, control_frames, many_paths, long_numbers, talk,
        undos, replays, new_tables, joins, stories,
    )
}  # fmt: skip
HOMES = {name: f"127.0.0.{number}" for number, name in enumerate(ATTACKS, 2)}
"""Each has an address of its own: what one has used up of the limits is not missing to another."""


async def attack(port: int, seconds: float, names: list[str], tables: Tables) -> dict[str, Any]:
    """These, side by side. How often each was tried, and what it heard."""
    enemies = {name: Enemy(port, HOMES[name], seconds, tables.get(name)) for name in names}
    await asyncio.gather(*(keep_on(ATTACKS[name], enemy) for name, enemy in enemies.items()))
    return {name: {"tries": enemy.tries, **enemy.heard} for name, enemy in enemies.items()}


async def keep_on(method: Attack, enemy: Enemy) -> None:
    """Whoever is thrown out comes back; whatever they stumble over, nobody else does."""
    while enemy.goes_on():
        try:
            async with asyncio.timeout(enemy.left + PATIENCE):
                await method(enemy)
        except Exception as error:
            enemy.heard[type(error).__name__] += 1
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    os.nice(5)  # at home they have a machine of their own: here they get what is left of ours
    made = json.loads(sys.stdin.readline())
    print(json.dumps(asyncio.run(attack(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:], made))))
