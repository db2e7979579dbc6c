"""The attacks, one function each. A process of its own:

python -m tablee.lab.siege.attacks PORT SECONDS NAME…
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable

import msgspec

from tablee.lab.siege.enemy import Enemy, say
from tablee.wire import keepsake
from tablee.wire import messages as wire

AT_ONCE = 20
PING = b"\x89\x80\0\0\0\0"
EMPTY_FRAGMENTS = b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 200
LONG_SIGN = "\ufdfa"
"""One sign that stands for eighteen letters."""

Attack = Callable[[Enemy], Awaitable[None]]


async def half_requests(enemy: Enemy) -> None:
    """Requests that are begun and never ended, as many as there are descriptors."""
    async with contextlib.AsyncExitStack() as held:
        while enemy.goes_on():
            _, writer = await held.enter_async_context(enemy.connect())
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            await asyncio.sleep(0.001)
        await asyncio.sleep(enemy.left)


async def long_headers(enemy: Enemy) -> None:
    """One header without an end."""
    while enemy.goes_on():
        async with enemy.connect() as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            for _ in range(200):
                writer.write(b"x" * 65_536)
                await writer.drain()


async def slow_bodies(enemy: Enemy) -> None:
    """A body that never comes."""
    async with contextlib.AsyncExitStack() as held:
        while enemy.goes_on():
            _, writer = await held.enter_async_context(enemy.connect())
            writer.write(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"
            )
            await asyncio.sleep(0.001)
        await asyncio.sleep(enemy.left)


async def control_frames(enemy: Enemy) -> None:
    """Pings and empty fragments, which carry no message and cost no token."""
    made = await enemy.make_table("fear-of-the-dark", 1)
    while made and enemy.goes_on():
        async with enemy.sit(made, 0) as (_, writer):
            for _ in range(200):
                writer.write(PING * 200 + EMPTY_FRAGMENTS)
                await writer.drain()


async def many_paths(enemy: Enemy) -> None:
    """Other names for the same file, each to be read, compressed and kept."""

    async def one(n: int) -> None:
        await enemy.ask("GET", f"/q{n}/../index.html?{n}", b"", "Accept-Encoding: gzip")

    await in_turn(enemy, one)


async def long_numbers(enemy: Enemy) -> None:
    """Numbers of five thousand digits where a number is expected."""

    async def one(n: int) -> None:
        await enemy.ask("GET", f"/api/tables/abc/replay/{'9' * 5000}?seat={'9' * 2000}")

    await in_turn(enemy, one)


async def talk_and_undo(enemy: Enemy) -> None:
    """The longest lines that are let through, and an undo of it all."""
    made = await enemy.make_table("anomia", 3)
    while made and enemy.goes_on():
        async with enemy.sit(made, 0) as (_, writer):
            for _ in range(100):
                writer.write(say(wire.Say(LONG_SIGN * 27)))
                writer.write(say(wire.Say(LONG_SIGN * 500)))
                writer.write(say(wire.Undo()))
                await writer.drain()
                await asyncio.sleep(0.02)


async def replays(enemy: Enemy) -> None:
    """A finished game, looked at from everywhere at once."""
    made = await enemy.make_table("fear-of-the-dark", 1)
    if made is None:
        return
    async with enemy.sit(made, 0) as (_, writer):
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
    made = await enemy.make_table("fiese-freunde", 6)
    token = made["tokens"]["0"] if made else ""
    while made and enemy.goes_on():
        async with enemy.sit(made, 0) as (_, writer):
            for _ in range(100):
                writer.write(say(wire.Join(token)))
                await writer.drain()


async def stories(enemy: Enemy) -> None:
    """Drawings that take a typesetter for ever: clip paths within clip paths."""
    clips = "".join(
        f'<clipPath id="c{n}" clip-path="url(#c{n + 1})"><rect width="9" height="9"/></clipPath>'
        for n in range(300)
    )
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs>{clips}</defs></svg>'
    story = keepsake.Keepsake("en", "t", "s", "#000000", "f", [], [], {"a": drawing})
    body = msgspec.json.encode(story)

    async def one(n: int) -> None:
        await enemy.ask("POST", "/api/keepsake", body)

    await in_turn(enemy, one)


async def in_turn(enemy: Enemy, one: Callable[[int], Awaitable[None]]) -> None:
    """Some at once, until the time is up."""

    async def work() -> None:
        while enemy.goes_on():
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await one(enemy.tries)

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        half_requests, long_headers, slow_bodies, control_frames, many_paths, long_numbers,
        talk_and_undo, replays, new_tables, joins, stories,
    )
}  # fmt: skip


async def attack(port: int, seconds: float, names: list[str]) -> dict[str, int]:
    """These, side by side. How often each was tried."""
    enemies = {name: Enemy(port, seconds) for name in names}
    await asyncio.gather(*(keep_on(ATTACKS[name], enemy) for name, enemy in enemies.items()))
    return {name: enemy.tries for name, enemy in enemies.items()}


async def keep_on(method: Attack, enemy: Enemy) -> None:
    """Whoever is thrown out comes back."""
    while enemy.goes_on():
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
            await method(enemy)
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    tried = asyncio.run(attack(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
    print(json.dumps(tried))
